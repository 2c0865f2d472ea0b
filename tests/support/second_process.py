"""Plays and loads matches again, for a comparison across processes.

    python -m tests.support.second_process COUNT FOLDER GAME:PLAYERS...

The matches lie in FOLDER as GAME-PLAYERS-SEED.match.
"""

from __future__ import annotations

import sys
from pathlib import Path

from kingsburg_table import load_session
from kingsburg_table.core.simulate import Match, simulate
from tests.support import toys


def main(count: int, folder: Path, plans: list[str]) -> None:
    toys.install()
    for plan in plans:
        game, players = plan.split(":")
        for seed in range(count):
            match = simulate(game, int(players), seed, {})
            assert isinstance(match, Match), match
            print(plan, seed, match.hash, load_session(folder / f"{game}-{players}-{seed}.match").state_hash())


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
