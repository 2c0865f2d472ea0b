"""Plays a match with a journal, says every acknowledged step, and dies where it is told to (`kill_parent`).

MODE `run`: plays until killed from outside. `sync`: dies between the COUNTth write and its sync. `half`: dies in the
middle of the COUNTth write. `undo`: dies between write and sync of the COUNTth undo. Each acknowledgement is a line
`KIND HASH` on standard output, written when the session has returned.
"""

from __future__ import annotations

import os
import random
import signal
from pathlib import Path
from typing import Any

from kingsburg_table import load_session, new_session
from kingsburg_table.core.journal import journal
from kingsburg_table.core.session import Session
from tests.support.matches import NAMES, step


class Death:
    """Kills this process at the chosen moment."""

    def __init__(self, mode: str, count: int) -> None:
        self.mode, self.count = mode, count
        self.undoing = False
        self._write, self._sync = os.write, os.fsync
        journal.os.write = self.write  # type: ignore[attr-defined]
        journal.os.fsync = self.sync  # type: ignore[attr-defined]

    def write(self, file: int, text: bytes) -> int:
        if file > 2 and self.mode == "half" and self._due():
            self._write(file, text[: len(text) // 2])
            self._die()
        return self._write(file, text)

    def sync(self, file: int) -> None:
        here = self.mode == "sync" or (self.mode == "undo" and self.undoing)
        if here and self._due():
            self._die()
        self._sync(file)

    def _due(self) -> bool:
        self.count -= 1
        return self.count < 0

    def _die(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


def begun(game: str, path: Path, seed: int, options: dict[str, str]) -> Session[Any, Any]:
    return new_session(game, NAMES[:3], seed=seed, journal=path, options=options)


def play(game: str, path: Path, seed: int, mode: str, count: int, options: dict[str, str]) -> None:
    """It never returns."""
    rng = random.Random(seed)
    session = load_session(path) if path.exists() else begun(game, path, seed, options)
    say = os.write
    say(1, f"ready {session.state_hash()}\n".encode())
    death = Death(mode, count)
    while True:
        if session.decision is None:
            session.rewind(0)
            say(1, f"rewind {session.state_hash()}\n".encode())
            continue
        death.undoing = rng.random() < 0.3 and session.undoable.record is not None
        if death.undoing:
            session.undo()
            kind = "undo"
        else:
            kind = step(session, rng)
        say(1, f"{kind} {session.state_hash()}\n".encode())

