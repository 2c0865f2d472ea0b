"""Computer players against each other: paired seeds, rotated seats, a table with standard errors.

    python scripts/tournament.py principato --bots prince,notary --games 200 --jobs 2
    python scripts/tournament.py kingsburg --bots prince,notary,notary --bots notary,apprentice --options destiny=on
    python scripts/tournament.py tuscany --one prince --others notary --players 2,3,4

A line-up sits down in every rotation of its seats with the same seeds. `x fair`: victories in proportion to seats;
`ahead`: points more than the others; `ms`: CPU time of thought for an answer.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence

from kingsburg_table.bots.arena import Player, Score, UnknownBot, contest
from kingsburg_table.bots.mind import has_mind
from kingsburg_table.core.catalogue import UnknownGame, get_controller
from kingsburg_table.core.opening import BadOption, checked_options

BAR = 30


def main(argv: Sequence[str] | None = None) -> int:
    arguments = _arguments(argv)
    try:
        options = dict(pair.split("=", 1) for text in arguments.options for pair in text.split(","))
        line_ups = [[Player.named(name) for name in text.split(",")] for text in arguments.bots]
        one, others = Player.named(arguments.one), Player.named(arguments.others)
        if not line_ups:
            line_ups = [[one] + [others] * (int(count) - 1) for count in arguments.players.split(",")]
        checked_options(get_controller(arguments.game), options)
        if not has_mind(arguments.game):
            raise UnknownBot(f"no computer plays {arguments.game}")
        for line_up in line_ups:
            _play(arguments, options, line_up)
    except (UnknownBot, UnknownGame, BadOption, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _play(arguments: argparse.Namespace, options: Mapping[str, str], line_up: Sequence[Player]) -> None:
    mix = " ".join(f"{key}={value}" for key, value in options.items())
    title = f"{arguments.game}{' ' + mix if mix else ''}, {len(line_up)} players, {arguments.games} games, seeds from"
    print(f"{title} {arguments.seed}: {', '.join(map(str, line_up))}")
    standings: dict[Player, Score] = {}
    for played, scores in contest(
        arguments.game, options, line_up, arguments.games, arguments.seed, arguments.jobs
    ):
        standings = scores
        _bar(played, arguments.games)
    print(f"  {'player':<22}{'seats':>6}{'wins':>8}{'+-':>8}{'x fair':>8}{'ahead':>8}{'ms':>8}")
    for player, score in standings.items():
        fair = score.rate * len(line_up) / score.seats
        print(f"  {player!s:<22}{score.seats:>6}{score.rate:>8.3f}{score.error:>8.3f}{fair:>8.2f}"
              f"{score.margin:>+8.1f}{score.pace:>8.1f}", flush=True)


def _bar(done: int, whole: int) -> None:
    if sys.stderr.isatty():
        filled = BAR * done // whole
        end = "\r\033[K" if done == whole else ""
        print(f"\r[{'#' * filled}{' ' * (BAR - filled)}] {done}/{whole}", end=end, file=sys.stderr, flush=True)


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", action="append", default=[], metavar="A,B,...",
                        help="a line-up: LEVEL or LEVEL:PERSONALITY, greedy, random; several times for several tables")
    parser.add_argument("--one", default="prince", help="without --bots: one of these")
    parser.add_argument("--others", default="notary", help="against these")
    parser.add_argument("--players", default="2", metavar="N,...", help="so many at a table")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--options", action="append", default=[], metavar="K=V,...", help="modules that are on")
    return parser.parse_args(argv)


if __name__ == "__main__":
    sys.exit(main())
