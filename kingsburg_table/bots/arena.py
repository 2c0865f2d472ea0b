"""Matches among computers: paired seeds, rotated seats."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from kingsburg_table.bots.bot import Bot
from kingsburg_table.bots.mind import GREEDY, LEVELS, Mind, mind_of
from kingsburg_table.core.simulate import begin

RANDOM = "random"  #: somebody who takes any option
PLAINLY = dict(zip(("easy", "medium", "hard"), LEVELS, strict=True))  #: the levels as everybody calls them


class UnknownBot(ValueError):
    """There is no such computer player; the message lists those there are."""


class Player(msgspec.Struct, frozen=True):
    """A level, `greedy` or `random`, with a personality or without: `prince`, `prince:builder`."""

    level: str
    personality: str = ""

    @classmethod
    def named(cls, text: str) -> Player:
        level, _, personality = text.partition(":")
        level = PLAINLY.get(level, level)
        if level not in (RANDOM, GREEDY, *LEVELS):
            known = ", ".join((RANDOM, GREEDY, *LEVELS))
            raise UnknownBot(f"there is no computer player {level!r}; there are {known}")
        return cls(level, personality)

    def check(self, game: str) -> None:
        """Raises UnknownBot where the game knows no such personality."""
        known = mind_of(game).personalities
        if self.personality and self.personality not in known:
            raise UnknownBot(f"{game} has no personality {self.personality!r}; it has {', '.join(known)}")

    def __str__(self) -> str:
        return f"{self.level}:{self.personality}" if self.personality else self.level


class Result(msgspec.Struct, frozen=True):
    """One match: who won (a shared victory in parts), points, answers and seconds of thought, all by seat."""

    shares: tuple[float, ...]
    points: tuple[int, ...]
    answers: tuple[int, ...]
    seconds: tuple[float, ...]


class Pairing(msgspec.Struct, frozen=True):
    """A match to be played: its seed, and which of the entrants sits on which seat."""

    seed: int
    entrants: tuple[int, ...]


def play_match(
    game: str, options: Mapping[str, str], players: Sequence[Player], seed: int, minds: Sequence[Mind | None] = ()
) -> Result:
    """The same players and seed come to the same end everywhere; `minds`: other ones than the game's own, by seat."""
    session = begin(game, len(players), seed, options)
    dice = random.Random(seed)
    bots = [
        None if player.level == RANDOM else Bot(session.controller, options, player.level, player.personality, mind)
        for player, mind in zip(players, minds or [None] * len(players), strict=True)
    ]
    answers, seconds = [0] * len(players), [0.0] * len(players)
    while session.decision is not None:
        decision = session.decision
        bot = bots[decision.seat]
        if bot is None:
            option = decision.options[dice.randrange(len(decision.options))]
        else:
            began = time.process_time()
            option = bot.choose(session.view(decision.seat), decision).option
            seconds[decision.seat] += time.process_time() - began
        answers[decision.seat] += 1
        session.act(option)
    outcome = session.outcome
    assert outcome is not None
    shares = tuple(
        1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(players))
    )
    return Result(shares, outcome.points, tuple(answers), tuple(seconds))


class Score(msgspec.Struct):
    """What somebody came to over many matches: shares of victories and margins, by the seeds that were played."""

    seats: int = 1  #: how many of them sat at the table
    shares: dict[int, list[float]] = {}
    margins: list[float] = []
    answers: int = 0
    seconds: float = 0.0

    @property
    def games(self) -> int:
        return sum(map(len, self.shares.values()))

    @property
    def rate(self) -> float:
        """Victories for each match."""
        return sum(map(sum, self.shares.values())) / self.games

    @property
    def error(self) -> float:
        """The standard error of the rate: matches of one seed are not independent of each other."""
        means = [sum(shares) / len(shares) for shares in self.shares.values()]
        if len(means) < 2:
            return 0.5
        spread = sum((mean - self.rate) ** 2 for mean in means) / (len(means) - 1)
        return math.sqrt(spread / len(means))

    @property
    def margin(self) -> float:
        """Points more than the others on average."""
        return sum(self.margins) / len(self.margins)

    @property
    def pace(self) -> float:
        """Milliseconds of thought for an answer."""
        return 1000 * self.seconds / max(1, self.answers)

    def add(self, seed: int, result: Result, seats: Sequence[int]) -> None:
        """A match in which it had these seats."""
        others = [points for other, points in enumerate(result.points) if other not in seats] or list(result.points)
        own = [result.points[seat] for seat in seats]
        self.shares.setdefault(seed, []).append(sum(result.shares[seat] for seat in seats))
        self.margins.append(sum(own) / len(own) - sum(others) / len(others))
        self.answers += sum(result.answers[seat] for seat in seats)
        self.seconds += sum(result.seconds[seat] for seat in seats)


def pairings(entrants: int, games: int, seed: int) -> list[Pairing]:
    """Every seed is played once in every rotation of the seats."""
    line = tuple(range(entrants))
    turns = [number % entrants for number in range(games)]
    return [
        Pairing(seed + number // entrants, line[turn:] + line[:turn]) for number, turn in enumerate(turns)
    ]


def contest(
    game: str, options: Mapping[str, str], entrants: Sequence[Player], games: int, seed: int, jobs: int = 1
) -> Iterator[tuple[int, dict[Player, Score]]]:
    """Matches among these players; after each: how many were played, and the scores so far, by player."""
    for player in entrants:
        player.check(game)
    scores = {player: Score(entrants.count(player), {}, []) for player in entrants}
    matches = pairings(len(entrants), games, seed)
    for played, (match, result) in enumerate(_played(game, options, entrants, matches, jobs), start=1):
        for player, score in scores.items():
            score.add(match.seed, result, [at for at, one in enumerate(match.entrants) if entrants[one] == player])
        yield played, scores


def _played(
    game: str, options: Mapping[str, str], entrants: Sequence[Player], matches: Sequence[Pairing], jobs: int
) -> Iterable[tuple[Pairing, Result]]:
    line_ups = [[entrants[one] for one in match.entrants] for match in matches]
    if jobs == 1:
        for match, players in zip(matches, line_ups, strict=True):
            yield match, play_match(game, options, players, match.seed)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        tasks = [
            pool.submit(play_match, game, options, players, match.seed)
            for match, players in zip(matches, line_ups, strict=True)
        ]
        for match, task in zip(matches, tasks, strict=True):
            yield match, task.result()
