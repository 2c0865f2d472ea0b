"""Matches among computers: paired seeds, rotated seats."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

import msgspec

from kingsburg_table.bots.bot import Bot
from kingsburg_table.bots.mind import LEVELS, Mind
from kingsburg_table.core.simulate import begin

RANDOM = "random"  #: somebody who takes any option


class UnknownBot(ValueError):
    """There is no such computer player; the message lists those there are."""


class Player(msgspec.Struct, frozen=True):
    """A level, or `random`, with a personality or without: `prince`, `prince:builder`."""

    level: str
    personality: str = ""

    @classmethod
    def named(cls, text: str) -> Player:
        level, _, personality = text.partition(":")
        if level not in (RANDOM, *LEVELS):
            raise UnknownBot(f"there is no computer player {level!r}; there are {', '.join((RANDOM, *LEVELS))}")
        return cls(level, personality)

    def __str__(self) -> str:
        return f"{self.level}:{self.personality}" if self.personality else self.level


class Result(msgspec.Struct, frozen=True):
    """One match: who won (a shared victory in parts), points by seat, and the answers' number."""

    shares: tuple[float, ...]
    points: tuple[int, ...]
    answers: int


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
    answers = 0
    while session.decision is not None:
        decision = session.decision
        bot = bots[decision.seat]
        if bot is None:
            option = decision.options[dice.randrange(len(decision.options))]
        else:
            option = bot.choose(session.view(decision.seat), decision).option
        session.act(option)
        answers += 1
    outcome = session.outcome
    assert outcome is not None
    shares = tuple(
        1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(players))
    )
    return Result(shares, outcome.points, answers)


class Score(msgspec.Struct):
    """What somebody came to over many matches against the same others."""

    wins: float = 0.0
    games: int = 0
    margins: list[float] = []

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def error(self) -> float:
        """The standard error of the rate."""
        return math.sqrt(max(0.0, self.rate * (1 - self.rate)) / self.games)

    @property
    def margin(self) -> float:
        """Points more than the others on average."""
        return sum(self.margins) / self.games

    def add(self, result: Result, seat: int) -> None:
        others = [points for other, points in enumerate(result.points) if other != seat]
        self.wins += result.shares[seat]
        self.games += 1
        self.margins.append(result.points[seat] - sum(others) / len(others))


def pairings(one: Player, others: Player, seats: int, games: int, seed: int) -> list[tuple[int, list[Player], int]]:
    """(seed, players, the seat of `one`): every seed is played once from every seat."""
    found = []
    for number in range(games):
        seat = number % seats
        players = [others] * seats
        players[seat] = one
        found.append((seed + number // seats, players, seat))
    return found
