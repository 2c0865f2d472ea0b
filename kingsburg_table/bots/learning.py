"""Learning weights from contrasts: a few options of one decision are played on in the same worlds, and the differences
of what comes of them are explained by the differences of the traits they leave."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from kingsburg_table.bots.leaves import Leaves, Light, answer
from kingsburg_table.bots.mind import Level, Mind, Span, Weighed
from kingsburg_table.bots.rollout import Candidate, Search
from kingsburg_table.bots.values import Value, leads
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.lightplay import LightPlay
from kingsburg_table.core.simulate import begin

CARELESS = 0.15  #: how often a player in training takes any option, so that unusual positions are seen too


class Lessons(msgspec.Struct, frozen=True, kw_only=True):
    """How much is played for one generation."""

    games: int = 20
    asked: float = 0.12  #: of all decisions with a choice
    options: int = 5
    worlds: int = 6
    ahead: int = 3


Sample = tuple[list[float], float]


def samples(
    controller: Controller[Any, Any], options: Mapping[str, str], players: int, mind: Mind, lessons: Lessons, seed: int
) -> Iterator[Sample]:
    """Differences of traits (as at the beginning of a match, then as at its end) and of results, from one match."""
    traits = controller.traits(controller.rules(options).data)
    assert traits is not None
    value = Value(controller, traits, mind, "learned")
    leaves = Leaves(value)
    level = Level(weights="learned", candidates=2, budget=1, ahead=lessons.ahead)
    rng = random.Random(seed)
    session = begin(controller.game, players, seed, options)
    while session.decision is not None:
        decision = session.decision
        view = session.view(decision.seat)
        known = traits.known(view, decision)
        chosen = decision.options[0] if known is None else known
        if len(decision.options) > 1 and known is None:
            here: Light = LightPlay.of(controller, view, decision.seat, rng)
            ranked = answer(leaves.ranked(here, decision.options, decision.seat))
            chosen = rng.choice(decision.options) if rng.random() < CARELESS else ranked[0].option
            if decision.kind not in traits.parts and rng.random() < lessons.asked:
                some = ranked[:2] + rng.sample(ranked[2:], min(len(ranked) - 2, lessons.options - 2))
                worlds = [
                    LightPlay.of(controller, view, decision.seat, random.Random(rng.getrandbits(32)))
                    for _ in range(lessons.worlds)
                ]
                rows = []
                for leaf in some:
                    if not leaf.end.state.agenda:
                        continue
                    candidate, search = Candidate(leaf.option, leaf.lead, leaf.then), Search(value, level)
                    for number, world in enumerate(worlds):
                        answer(search.play_on(candidate, world.copy(), decision.seat, random.Random(number)))
                    now = traits.progress(leaf.end.state)
                    contrast = leads(value.seen(leaf.end.state, decision.seat))
                    rows.append(([x * (1 - now) for x in contrast] + [x * now for x in contrast], candidate.mean()))
                yield from _centred(rows)
        session.act(chosen)


def _centred(rows: list[Sample]) -> Iterator[Sample]:
    if len(rows) > 1:
        count = len(rows)
        means = [sum(column) / count for column in zip(*(row for row, _ in rows), strict=True)]
        middle = sum(result for _, result in rows) / count
        for row, result in rows:
            yield [x - mean for x, mean in zip(row, means, strict=True)], result - middle


def learned(mind: Mind, names: Sequence[str], found: Sequence[Sample], trust: float) -> Mind:
    """The weights that explain the samples best without going far from those there were; `trust`: how far."""
    begin, end = mind.weights(names, "learned")
    before = [*begin, *end]
    size = len(before)
    squares = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row, result in found:
        missed = result - sum(x * weight for x, weight in zip(row, before, strict=True))
        seen = [place for place, x in enumerate(row) if x]
        for place in seen:
            right[place] += row[place] * missed
            line = squares[place]
            for other in seen:
                line[other] += row[place] * row[other]
    mean = sum(squares[place][place] for place in range(size)) / size
    for place in range(size):
        squares[place][place] += (mean + squares[place][place]) / trust + 1e-9
    step = solve(squares, right)
    after = [weight + change for weight, change in zip(before, step, strict=True)]
    return with_weights(mind, names, after[: len(names)], after[len(names) :])


def with_weights(mind: Mind, names: Sequence[str], begin: Sequence[float], end: Sequence[float]) -> Mind:
    """The same mind with other learned weights."""
    spans: dict[str, Span] = {
        name: (round(first, 3), round(last, 3)) for name, first, last in zip(names, begin, end, strict=True)
    }
    traits: dict[str, Weighed] = {
        name: msgspec.structs.replace(weighed, learned=spans[name]) for name, weighed in mind.traits.items()
    }
    return msgspec.structs.replace(mind, traits=traits)


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """A system of linear equations (Gauss, with the largest pivot)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        top = rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / top[column]
            if factor:
                rows[row] = [x - factor * y for x, y in zip(rows[row], top, strict=True)]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        known = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found
