"""Plays and loads matches again, for a comparison across processes.

    python -m tests.support.second_process GAME PLAYERS COUNT FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from kingsburg_table import load_session
from kingsburg_table.core.simulate import Match, simulate
from tests.support import toys


def main(game: str, players: int, count: int, folder: Path) -> None:
    toys.install()
    for seed in range(count):
        match = simulate(game, players, seed, {})
        assert isinstance(match, Match), match
        print(match.hash, load_session(folder / f"{seed}.match").state_hash())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]))
