"""A folder of matches as it looks after some evenings: running, finished, named, thrown away and broken ones."""

from __future__ import annotations

import os
import random
import shutil
import time
from atexit import register
from datetime import datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.table.folders import matches_folder
from kingsburg_table.table.shelf import files
from shots.positions import LONG, NAMES
from shots.styles import style_of

DAY = 86400.0
_TODAY = time.time()
WHOLE = 9999
FRIENDS = ("Aga", "Tomek", "Zosia", "Bartek", "Iga")
#: name that was given, game, people, seed, actions, days ago, seconds an action
EVENINGS: tuple[tuple[str, str, tuple[str, ...], int, int, float, float], ...] = (
    ("Thursday evenings", "kingsburg", NAMES[:4], 4, 170, 0.1, 14),
    ("", "principato", FRIENDS[:3], 3, 60, 1, 21),
    ("", "signorie", FRIENDS[:4], 5, 120, 1.5, 18),
    ("", "kingsburg", LONG, 5, 90, 2, 17),
    ("", "kingsburg", FRIENDS[:3], 8, WHOLE, 9, 16),
    ("Duel", "kingsburg", NAMES[:2], 2, WHOLE, 16, 22),
    ("", "principato", NAMES[:4], 12, WHOLE, 23, 19),
    ("", "signorie", NAMES[:3], 6, WHOLE, 30, 20),
    ("", "kingsburg", (*FRIENDS[:2], *NAMES[:2]), 9, WHOLE, 40, 13),
    ("", "principato", FRIENDS[1:3], 7, WHOLE, 55, 24),
    ("", "signorie", FRIENDS[:3], 11, WHOLE, 60, 18),
    ("", "tuscany", NAMES[:3], 10, WHOLE, 65, 17),
    ("Broken", "kingsburg", NAMES[:3], 6, 20, 70, 15),
    ("Away", "kingsburg", FRIENDS[:2], 1, 40, 80, 15),
)


class Clock:
    """Time as the players' evening had it."""

    def __init__(self, began: float, step: float) -> None:
        self.now, self.step = began, step

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now


def furnish() -> None:
    """Lay the matches into the program's folder, one of them into the bin."""
    shutil.copytree(_made(), matches_folder(), dirs_exist_ok=True)
    files.throw_away(matches_folder() / "Away.match")


def finished_file(game: str) -> Path:
    """A furnished match of a game that was played to its end."""
    at = next(at for at, each in enumerate(EVENINGS) if each[1] == game and each[4] == WHOLE)
    return matches_folder() / _file_name(at)


@cache
def _made() -> Path:
    kept = TemporaryDirectory(prefix="shelf-")
    register(kept.cleanup)
    folder = Path(kept.name)
    for at, (_, game, people, seed, actions, days, step) in enumerate(EVENINGS):
        _play(folder / _file_name(at), game, people, seed, actions, Clock(_TODAY - days * DAY, step))
    broken = folder / "Broken.match"
    broken.write_bytes(broken.read_bytes().replace(b'"seed":', b'"sead":', 1))
    for at, evening in enumerate(EVENINGS):
        when = _TODAY - evening[5] * DAY
        os.utime(folder / _file_name(at), (when, when))
    return folder


def _file_name(at: int) -> str:
    name, game, _, _, _, days, _ = EVENINGS[at]
    began = datetime.fromtimestamp(_TODAY - days * DAY)
    return f"{name or f'{game}-{began:%Y-%m-%d-%H%M}'}.match"


def _play(path: Path, game: str, people: tuple[str, ...], seed: int, actions: int, clock: Clock) -> None:
    choose, rng = style_of(game), random.Random(seed)
    with patch("kingsburg_table.core.journal.journal.time", clock):
        session = new_session(game, [Seat(name, at) for at, name in enumerate(people)], seed=seed, journal=path)
        while session.decision is not None and len(session.records) < actions:
            clock.now += clock.step
            session.act(choose(rng, session.decision))
