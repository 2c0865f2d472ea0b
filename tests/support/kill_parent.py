"""Has children that play and are killed: what they need is read once, and each is a fork of this process.

    python -m tests.support.kill_parent

Reads a line of JSON a child, `[game, path, seed, mode, count, options, seconds]`; `seconds` after it has begun it
is killed, unless it kills itself. Answers with a line `[status, what it said]`. It has one thread only, so a fork is
safe here as it is not among the threads of a test.
"""

from __future__ import annotations

import json
import os
import select
import signal
import sys
import time
from pathlib import Path
from typing import Any

from kingsburg_table import new_session
from kingsburg_table.core.catalogue import manifests
from tests.support import kill_child, toys
from tests.support.matches import NAMES

LONGEST = 60.0  #: seconds; a child that is to kill itself and still lives then hangs


def begin() -> None:
    """Every game has been opened once."""
    toys.install()
    for game, manifest in manifests().items():
        new_session(game, NAMES[: manifest.players[0]], seed=0)


def bear(game: str, path: str, seed: int, mode: str, count: int, options: dict[str, str], seconds: float) -> list[Any]:
    """A child's whole life: how it ended, and the lines that it said."""
    ear, mouth = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(ear)
            os.dup2(mouth, 1)
            kill_child.play(game, Path(path), seed, mode, count, options)
        finally:
            os._exit(1)
    os.close(mouth)
    said = _heard(ear, b"")
    until, hangs = time.monotonic() + (seconds if mode == "run" else LONGEST), False
    while select.select([ear], [], [], max(0.0, until - time.monotonic()))[0]:
        more = os.read(ear, 65536)
        if not more:
            break
        said += more
    else:
        hangs = mode != "run"
        os.kill(child, signal.SIGKILL)
        while more := os.read(ear, 65536):
            said += more
    os.close(ear)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return ["hanging" if hangs else status, said.decode()]


def _heard(ear: int, said: bytes) -> bytes:
    """Until it says that it has begun."""
    while b"\n" not in said and (more := os.read(ear, 65536)):
        said += more
    return said


def main() -> None:
    begin()
    for line in sys.stdin:
        print(json.dumps(bear(*json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
