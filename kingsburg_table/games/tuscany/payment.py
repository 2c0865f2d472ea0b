"""What a placement is paid with: two units, each a card of the colour, a pair of another, or a worker (T4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

UNITS = 2
PAIR = 2


class Payment(NamedTuple):
    """Cards by kind, and workers."""

    cards: tuple[int, ...]
    workers: int


def affordable(hand: Sequence[int], place: int, workers: int) -> bool:
    """Whether the placement on a colour, by its place among the kinds, can be paid."""
    units = min(hand[place], UNITS) + workers
    if units >= UNITS:
        return True
    for other, count in enumerate(hand):
        if other != place:
            units += count // PAIR
    return units >= UNITS


def payments(hand: Sequence[int], place: int, workers: int) -> tuple[Payment, ...]:
    """All of them, each once, the cheapest first."""
    pairs = tuple(min(count // PAIR, UNITS) if other != place else 0 for other, count in enumerate(hand))
    return _payments(place, min(hand[place], UNITS), pairs, min(workers, UNITS))


@lru_cache(maxsize=65536)
def _payments(place: int, own: int, pairs: tuple[int, ...], workers: int) -> tuple[Payment, ...]:
    """By what they cost: a pair costs two cards, a worker is dearer than a pair and cheaper than two; equal ones by the
    order of the kinds."""
    kinds = range(len(pairs))
    single = [(one,) for one in kinds if pairs[one]]
    double = [
        (one, two) for one in kinds for two in kinds[one:] if pairs[one] and pairs[two] >= (2 if one == two else 1)
    ]
    found: list[tuple[int, tuple[int, ...], int]] = []
    if own >= UNITS:
        found.append((2, (), 0))
    if own:
        found += [(1, pair, 0) for pair in single]
        if workers:
            found.append((1, (), 1))
    found += [(0, pair, 0) for pair in double]
    if workers:
        found += [(0, pair, 1) for pair in single]
    if workers >= UNITS:
        found.append((0, (), 2))
    return tuple(
        Payment(tuple(cards if kind == place else PAIR * used.count(kind) for kind in kinds), men)
        for cards, used, men in found
    )
