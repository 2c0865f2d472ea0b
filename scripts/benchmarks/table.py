"""The table's figures, measured in a real window under Xvfb (started here if there is no display)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.row import Row

PROBE = Path(__file__).resolve().parent / "probe" / "window.py"
SCREEN = "1920x1080x24"
LIMITS = {
    "start": ("start to first frame (title)", "s", 0.35),
    "continue": ("continue to drawn table", "s", 0.5),
    "hover": ("hover to frame while nothing moves, p99", "ms", 10.0),
    "hover_thinking": ("hover to frame while the prince thinks, p99", "ms", 16.0),
    "moving": ("hover to frame while pieces are in the air, p99", "ms", 16.0),
    "press": ("press to first changed frame (the seal lights up), p99", "ms", 20.0),
    "press_whole": ("press to the whole next picture besides the sync, p99", "ms", None),
    "sync": ("sync of the disk in a press, p99", "ms", None),
    "language": ("language switch: full rebuild", "s", 0.3),
    "resize": ("resize: full rebuild", "s", 0.3),
    "ui_size": ("UI size: full rebuild", "s", 0.3),
    "idle": ("idle CPU with a table open, 10 s after the last input", "%", 0.5),
    "moment": ("any moment of a finished 5-seat game, p99", "ms", 30.0),
    "moment_whole": ("the same, with the pieces that come a frame later", "ms", None),
    "shelf": ("shelf of 1,000 matches opened", "s", 0.5),
    "memory": ("resident memory after a full 5-seat game", "MB", 140.0),
}


def rows() -> Iterator[Row]:
    if shutil.which("Xvfb") is None:
        print("the table's rows need Xvfb", file=sys.stderr)
        return
    with tempfile.TemporaryDirectory() as home:
        number = next(n for n in range(60, 90) if not Path(f"/tmp/.X{n}-lock").exists())
        server = subprocess.Popen(["Xvfb", f":{number}", "-screen", "0", SCREEN], stderr=subprocess.DEVNULL)
        try:
            time.sleep(1.0)
            yield from measured(number, home)
        finally:
            server.terminate()
            server.wait(10)


def measured(number: int, home: str) -> Iterator[Row]:
    environment = {
        **os.environ, "DISPLAY": f":{number}", "KINGSBURG_TABLE_HOME": home, "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
    }
    starts = []
    for part in ("start", "start", "start", "play"):
        began = time.time()
        done = subprocess.run(
            [sys.executable, str(PROBE), part, repr(began)], env=environment, capture_output=True, text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(done.stderr[-2000:])
        figures = json.loads(done.stdout.strip().splitlines()[-1])
        starts += [figures["start"]] if "start" in figures else []
        if part == "play":
            figures["start"] = min(starts)
            for key, (measure, unit, most) in LIMITS.items():
                yield Row(measure, figures[key], unit, most=most)
