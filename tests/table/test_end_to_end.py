"""The real program in a real window under Xvfb: xdotool clicks through set-up and a season, a signal ends it, and a
restart continues exactly there.

A mirror of the program (the same scenes without a screen) tells where things lie; every click goes to both.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingsburg_table import load_session
from kingsburg_table.table.scenes.setup import SetupScene
from kingsburg_table.table.scenes.table import TableScene
from kingsburg_table.table.scenes.title import TitleScene
from tests.table.hand import Hand
from tests.table.sitting import Sitting

SIZE = (1280, 720)
NEEDED = ("Xvfb", "xdotool")
MISSING = [name for name in NEEDED if shutil.which(name) is None]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(MISSING), reason=f"needs {' and '.join(MISSING)} for a window (.ci/run installs them)"),
    pytest.mark.skipif(sys.platform != "linux", reason="Xvfb is there on Linux only"),
]


class RealHand(Hand):
    """Moves the real mouse as well as the mirror's."""

    def __init__(self, display: str) -> None:
        super().__init__(SIZE, "en")
        self.display = display

    def tool(self, *words: object) -> None:
        environment = {**os.environ, "DISPLAY": self.display}
        subprocess.run(["xdotool", *map(str, words)], env=environment, check=True, timeout=20)

    def wait(self, ms: float = 20) -> None:
        super().wait(ms)
        time.sleep(ms / 1000 + 0.01)

    def point(self, at: tuple[float, float], down: bool = False) -> None:
        self.tool("mousemove", *self._pixel(at))
        super().point(at, down)

    def press(self, at: tuple[float, float]) -> None:
        self.tool("mousedown", 1)
        super().press(at)

    def let_go(self, at: tuple[float, float]) -> None:
        self.tool("mouseup", 1)
        super().let_go(at)


@pytest.fixture
def display() -> Iterator[str]:
    for number in range(90, 120):
        if not Path(f"/tmp/.X{number}-lock").exists():
            break
    name = f":{number}"
    server = subprocess.Popen(
        ["Xvfb", name, "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp"], stderr=subprocess.DEVNULL
    )
    until(lambda: Path(f"/tmp/.X11-unix/X{number}").exists(), "the X server does not start")
    yield name
    server.terminate()
    server.wait(10)


def until(holds: object, message: str, seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not holds():  # type: ignore[operator]
        assert time.monotonic() < end, message
        time.sleep(0.05)


def start(display: str, home: Path) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "DISPLAY": display, "KINGSBURG_TABLE_HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
    environment.pop("SDL_VIDEODRIVER", None)
    environment["SDL_VIDEODRIVER"] = "x11"
    program = subprocess.Popen([sys.executable, "-m", "kingsburg_table"], env=environment)
    search = ["xdotool", "search", "--onlyvisible", "--class", "kingsburg-table"]
    until(
        lambda: subprocess.run(search, env=environment, capture_output=True, check=False).stdout.strip(),
        "no window appears",
    )
    time.sleep(1.0)
    return program


def test_a_season_in_a_real_window(display: str, home: Path, tmp_path: Path) -> None:
    settings = home / "settings.json"
    hand = RealHand(display)
    hand.app.settings.language = "en"
    hand.app.settings_file.save()
    assert settings.exists() or any(home.rglob("*.json"))
    program = start(display, home)
    try:
        hand.show(TitleScene())
        hand.click("cover.kingsburg")
        hand.wait(300)
        assert isinstance(hand.scene, SetupScene)
        while sum(widget.id.startswith("remove.") for widget in hand.form.widgets) > 2:
            hand.click("remove.2")
            hand.wait(150)
        seal = hand.find("seal").box.centre
        hand.point(seal)
        hand.tool("mousedown", 1)
        hand.tool("mouseup", 1)
        folder = home / "matches"
        until(lambda: any(home.rglob("*.match")), "the match does not begin")
        path = next(home.rglob("*.match"))
        time.sleep(1.0)
        sitting = mirror(hand, path, tmp_path / "mirror.match")
        season(sitting, path, "spring")
        hash_before = sitting.session.state_hash()
    finally:
        program.send_signal(signal.SIGTERM)
        assert program.wait(15) == 0
    assert load_session(path).state_hash() == hash_before
    records = len(load_session(path).records)

    program = start(display, home)
    try:
        hand.app.stack.start_over(TitleScene())
        hand.wait(300)
        at = hand.find("continue").box.centre
        hand.point(at)
        hand.tool("mousedown", 1)
        hand.tool("mouseup", 1)
        time.sleep(1.5)
        sitting = mirror(hand, path, tmp_path / "again.match")
        sitting.ready()
        assert sitting.session.decision is not None
        sitting.play(sitting.session.decision.options[0])
        until(lambda: len(load_session(path).records) == records + 1, "the move after the restart is not saved")
    finally:
        program.send_signal(signal.SIGTERM)
        program.wait(15)
        hand.close()
    assert folder.exists()


def mirror(hand: RealHand, path: Path, copy: Path) -> Sitting:
    """The same match on the mirror, from a copy of its file."""
    shutil.copy(path, copy)
    sitting = Sitting.__new__(Sitting)
    sitting.hand, sitting.presses, sitting.decisions = hand, 0, 0
    sitting.session = load_session(copy)
    sitting.scene = TableScene(sitting.session, copy)
    hand.app.stack.start_over(sitting.scene)
    hand.wait(300)
    return sitting


def season(sitting: Sitting, path: Path, name: str) -> None:
    """Play until the season is over, in both."""
    seen = False
    while sitting.session.decision is not None:
        if name in sitting.session.path:
            seen = True
        elif seen:
            return
        sitting.ready()
        sitting.play(sitting.session.decision.options[0])
        count = len(sitting.session.records)
        until(lambda count=count: len(load_session(path).records) == count, "a click did not reach the program")
