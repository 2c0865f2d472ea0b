"""`simulate`: many matches with random players, and what they say about the rules; or among computers."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial

from kingsburg_table.bots.arena import Player, Score, contest
from kingsburg_table.cli.said import complain, say
from kingsburg_table.core.simulate import Match, Violation, begin, simulate
from kingsburg_table.text import language, t

_WIDTH = 40


def run(arguments: argparse.Namespace) -> int:
    """Play the matches seed, seed + 1, ...; the first violation ends it with exit code 1."""
    options = dict(arguments.option)
    if arguments.bots:
        return _contest(arguments, options)
    if arguments.players is None:
        complain(t("cli.simulate.how_many"))
        return 2
    begin(arguments.game, arguments.players, arguments.seed, options)  # wrong arguments are told at once
    match = partial(simulate, arguments.game, arguments.players, options=options)
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    began = time.perf_counter()
    played: list[Match] = []
    with _results(match, seeds, arguments.jobs) as results:
        for result in results:
            if isinstance(result, Violation):
                _clear()
                say(t("cli.simulate.violation", seed=result.seed, action=result.action, what=result.message))
                return 1
            played.append(result)
            _progress(len(played), len(seeds))
    _clear()
    _report(played, time.perf_counter() - began)
    return 0


def _contest(arguments: argparse.Namespace, options: Mapping[str, str]) -> int:
    """Matches among computers, every seed from every seat: who won how often, with how many points."""
    entrants = [Player.named(name) for name in arguments.bots.split(",")]
    if arguments.players not in (None, len(entrants)):
        complain(t("cli.simulate.seats", n=len(entrants), players=arguments.players))
        return 2
    begin(arguments.game, len(entrants), arguments.seed, options)
    standings: Mapping[Player, Score] = {}
    matches = contest(arguments.game, options, entrants, arguments.games, arguments.seed, arguments.jobs)
    for played, scores in matches:
        standings = scores
        _progress(played, arguments.games)
    _clear()
    say(t("cli.simulate.games_played", n=arguments.games))
    for player, score in standings.items():
        say(t(
            "cli.simulate.standing", player=str(player), wins=_decimal(100 * score.rate, 1),
            error=_decimal(100 * score.error, 1), margin=_signed(score.margin), pace=_decimal(score.pace, 1),
        ))
    return 0


def _signed(value: float) -> str:
    return ("+" if value >= 0 else "−") + _decimal(abs(value), 1)


@contextmanager
def _results(match: partial[Match | Violation], seeds: range, jobs: int) -> Iterator[Iterator[Match | Violation]]:
    """The results in the order of the seeds, however many work on them."""
    if jobs == 1:
        yield map(match, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:  # a fork beside other threads may never wake up
        yield pool.imap(match, seeds, chunksize=max(1, min(20, len(seeds) // (4 * jobs))))


def _report(played: list[Match], seconds: float) -> None:
    decisions = sum(match.actions for match in played)
    points = [points for match in played for points in match.points]
    say(t("cli.simulate.games_played", n=len(played)))
    say(t("cli.simulate.decisions", n=decisions))
    say(t("cli.simulate.speed", games=_decimal(len(played) / seconds, 1), decisions=f"{decisions / seconds:.0f}"))
    mean = sum(points) / len(points)
    say(t("cli.simulate.scores", mean=_decimal(mean, 2), low=min(points), high=max(points)))


def _decimal(value: float, places: int) -> str:
    written = f"{value:.{places}f}"
    return written.replace(".", ",") if language() == "pl" else written


def _progress(done: int, whole: int) -> None:
    if sys.stderr.isatty():
        filled = _WIDTH * done // whole
        print(f"\r[{'#' * filled}{' ' * (_WIDTH - filled)}] {done}/{whole}", end="", file=sys.stderr, flush=True)


def _clear() -> None:
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
