"""Computer players against each other: paired seeds, rotated seats, a line a pairing with its standard error.

    python scripts/tournament.py principato --one prince --others notary --players 2 --games 200 --jobs 2
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from kingsburg_table.bots.arena import Player, Result, Score, pairings, play_match


def main() -> int:
    arguments = _arguments()
    options = dict(pair.split("=", 1) for pair in arguments.option)
    one, others = Player.named(arguments.one), Player.named(arguments.others)
    matches = pairings(one, others, arguments.players, arguments.games, arguments.seed)
    score, began, answers = Score(), time.perf_counter(), 0
    with ProcessPoolExecutor(arguments.jobs, mp_context=get_context("spawn")) as pool:
        tasks = [pool.submit(_played, arguments.game, options, players, seed) for seed, players, _ in matches]
        for number, (task, (_, _, seat)) in enumerate(zip(tasks, matches, strict=True), start=1):
            result = task.result()
            score.add(result, seat)
            answers += result.answers
            if sys.stderr.isatty():
                print(f"\r{number}/{len(matches)}", end="", file=sys.stderr, flush=True)
    seconds = time.perf_counter() - began
    fair = 1 / arguments.players
    print(
        f"{arguments.game}{' ' + ','.join(arguments.option) if options else ''} {arguments.players}: {one} against "
        f"{others} wins {score.rate:.3f} +- {score.error:.3f} ({score.rate / fair:.2f} of its fair share), "
        f"{score.margin:+.1f} points, {score.games} games, {1000 * seconds * arguments.jobs / answers:.1f} ms an answer"
    )
    return 0


def _played(game: str, options: Mapping[str, str], players: list[Player], seed: int) -> Result:
    return play_match(game, options, players, seed)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--one", default="prince", help="LEVEL or LEVEL:PERSONALITY, or random")
    parser.add_argument("--others", default="notary")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
