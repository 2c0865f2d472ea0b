"""The parts of a long run (`scripts/soak.py`): games, broken files, kills. Hours at the real screen: `soak_screen`.

Every part does units with numbers: the same number does the same again, in any process, in any order.
"""

from __future__ import annotations

import gc
import os
import random
import sys
from collections import Counter
from pathlib import Path
from time import process_time
from typing import Any

from kingsburg_table import load_session, new_session
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.journal.errors import JournalError
from kingsburg_table.core.records import Archive
from kingsburg_table.core.shelf import summary
from kingsburg_table.core.simulate import Match, simulate
from tests.support.hostile import content_of, forged_state, resumed_at, write
from tests.support.matches import NAMES
from tests.support.mixes import Mix, games_at_the_table, mixes
from tests.support.mutate import MUTATIONS, DataFiles, edited
from tests.support.soak_beside import FilesBeside

SLOW = 5.0  #: seconds that no file may take
MORE_HANDLES = 12  #: open files that a round may leave behind in a process
MORE_MEMORY = 160_000_000  #: bytes that a process may grow by between its fourth round and its last

Words = Counter[str]


def plan(number: int) -> tuple[str, Mix, int]:
    """A game, a mix of its options, a number of players: going through all games, and through their mixes at random."""
    games = games_at_the_table()
    game, rng = games[number % len(games)], random.Random(f"plan {number}")
    found = mixes(game)
    return game, found[(number // len(games)) % len(found)], rng.choice(list(get_controller(game).players))


# -- games ----------------------------------------------------------------------------------------------------------


def one_game(number: int) -> Words:
    """A whole match at random, with invariants and books looked at after every action."""
    game, mix, players = plan(number)
    match = simulate(game, players, number, mix)
    if not isinstance(match, Match):
        raise AssertionError(f"{game}, {players} players, {mix}: {match}")
    return Counter({f"games of {game}": 1, "actions": match.actions})


# -- files ----------------------------------------------------------------------------------------------------------


class Files:
    """Matches of all games to break, and data files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "data").mkdir()
        self.data = [DataFiles(folder / "data", game) for game in games_at_the_table()]
        self.beside = FilesBeside(folder)
        self.whole: list[tuple[bytes, set[str], list[dict[str, Any]], list[Any]]] = []
        for number in range(2 * len(self.data)):
            game, mix, players = plan(number)
            path = folder / f"whole-{number}.match"
            session = new_session(game, NAMES[:players], seed=number, options=mix, journal=path)
            rng = random.Random(number)
            for _ in range(60):
                if session.decision is not None:
                    session.act(rng.choice(session.decision.options))
            content = content_of(path)
            moments = {line["hash"] for line in content[1:]}
            states = [line["state"] for line in content if line.get("state")]
            self.whole.append((path.read_bytes(), moments, content, states))

    def one(self, number: int) -> Words:
        """A broken, an edited or a forged match, a broken data file or one that lies beside the matches: refused in
        clear words, or a good load."""
        rng = random.Random(f"file {number}")
        if number % 4 == 0:
            return Counter({f"data files {rng.choice(self.data).check(number)}": 1})
        if number % 8 == 1:
            return Counter({f"{self.beside.one(rng)} files": 1})
        raw, moments, content, states = rng.choice(self.whole)
        path, way = self.folder / "broken.match", rng.choice(("broken", "broken", "edited", "forged"))
        if way == "forged":
            name, state = forged_state(rng.choice(states), rng)
            write(path, resumed_at(content, state))
            raw = path.read_bytes()
        else:
            mutate = rng.choice(MUTATIONS) if way == "broken" else edited
            raw, name = mutate(raw, rng), mutate.__name__
            path.write_bytes(raw)
        began = process_time()
        found = self._opened(path, f"{number}: {name}", moments if way == "broken" else None)
        if process_time() - began > SLOW:
            raise AssertionError(f"{number}: {name}: {process_time() - began:.1f} s")
        if path.read_bytes() != raw:
            raise AssertionError(f"{number}: {name}: the file was changed")
        return Counter({f"{way} matches {found}": 1})

    def _opened(self, path: Path, what: str, moments: set[str] | None) -> str:
        try:
            summary(path)
        except JournalError as error:
            assert path.name in str(error)
        Archive([path], self.folder / "index.json").read_all()
        try:
            session = load_session(path)
        except JournalError as error:
            assert path.name in str(error) and str(error).isprintable(), f"{what}: {error!r}"
            return "refused"
        if moments is not None and session.state_hash() not in moments:
            raise AssertionError(f"{what}: loaded as something that never was")
        return "loaded"


# -- kills ----------------------------------------------------------------------------------------------------------


def one_kill(number: int, folder: Path) -> Words:
    """A playing process is killed; what it had acknowledged is there."""
    from tests.support.kill import kill_once

    game, mix, _ = plan(number)
    found = kill_once(game, folder, number, mix)
    for path in folder.glob(f"{game}-{number}*"):
        path.unlink()
    return Counter({f"killed at {found.partition(':')[0]}": 1, "torn lines": found.endswith("torn")})


# -- the process ----------------------------------------------------------------------------------------------------


def handles() -> int:
    """Open files of this process; 0 where the system does not tell."""
    place = Path("/proc/self/fd")
    return len(list(place.iterdir())) if place.is_dir() else 0


def memory() -> int:
    """Bytes that this process holds; 0 where the system does not tell."""
    from kingsburg_table.table.memory import trim

    gc.collect()
    trim()
    place = Path("/proc/self/statm")
    return int(place.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if place.is_file() else 0


def quiet() -> None:
    """No screen, no sound, no toy games."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # a worker that is told to end ends
    sys.stdout.flush()

class Grown(AssertionError):
    """A process holds more and more."""


def _early(told: list[int]) -> int:
    """How many units it takes until a process has met everything: rounds at the screen begin elsewhere each time."""
    return max(4, len(told) // 4)


class Processes:
    """Memory and open files of every process after each of its units."""

    def __init__(self) -> None:
        self.memory: dict[tuple[str, int], list[int]] = {}
        self.handles: dict[tuple[str, int], list[int]] = {}

    def note(self, part: str, process: int, memory: int, handles: int) -> None:
        self.memory.setdefault((part, process), []).append(memory)
        self.handles.setdefault((part, process), []).append(handles)

    def check(self) -> None:
        """Since the first quarter of its units, in which everything was loaded once."""
        for (part, _), told in self.memory.items():
            if len(told) > 4 and min(told[-3:]) - max(told[1 : _early(told)]) > MORE_MEMORY:
                raise Grown(f"{part}: a process grew from {told[3] >> 20} to {told[-1] >> 20} MB in {len(told)} units")
        for (part, _), told in self.handles.items():
            if len(told) > 4 and min(told[-3:]) - max(told[1 : _early(told)]) > MORE_HANDLES:
                raise Grown(f"{part}: a process holds {told[-1]} open files after {len(told)} units")

    def __str__(self) -> str:
        most = max((told for each in self.memory.values() for told in each), default=0)
        open_ = max((told for each in self.handles.values() for told in each), default=0)
        long = [each for each in self.memory.values() if len(each) > 4]
        grown = max((each[-1] - max(each[1 : _early(each)]) for each in long), default=0)
        return f"at most {most >> 20} MB and {open_} open files, {grown >> 20} MB grown at most"
