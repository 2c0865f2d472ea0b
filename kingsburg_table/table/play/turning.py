"""The turning points of a finished match, found in the curves of points: no game's rules are asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from kingsburg_table.core.actions import Event, Outcome
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.play.timeline import Timeline
from kingsburg_table.table.play.words import Words, said

MOST = 4


@dataclass(frozen=True, slots=True)
class Turning:
    """A moment that mattered: for whom, by how many points, a sentence about it, and what was done there."""

    moment: int
    seat: int
    amount: int
    words: Words
    weight: int
    deed: Words | None = None
    part: str = ""  #: of the calendar, where it began in the middle of the action


def turning_points(timeline: Timeline, outcome: Outcome, manner: Manner, most: int = MOST) -> tuple[Turning, ...]:
    """The weightiest, in the order they happened; no two of the same moment."""
    found = sorted(_all(timeline, outcome), key=lambda point: (-point.weight, -abs(point.amount), point.moment))
    chosen: dict[int, Turning] = {}
    for point in found:
        if point.moment not in chosen and len(chosen) < most:
            chosen[point.moment] = point
    return tuple(_with_deed(chosen[at], timeline, manner) for at in sorted(chosen))


def _all(timeline: Timeline, outcome: Outcome) -> Iterator[Turning]:
    curves = [moment.points for moment in timeline.moments]
    if len(curves) < 2 or len(outcome.points) < 2:
        return
    yield from _leads(curves, outcome)
    yield from _swings(curves)
    if len(outcome.winners) == 1:
        yield from _decisive(timeline, outcome)
    else:
        yield from _level(curves, outcome.winners)


def leader(points: Sequence[int]) -> int | None:
    """Who is alone in front."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None


def _leads(curves: Sequence[tuple[int, ...]], outcome: Outcome) -> Iterator[Turning]:
    """Changes of the lead; the last one in the winner's favour is for good."""
    changes: list[tuple[int, int, int | None]] = []  #: moment, who takes it, from whom
    ahead: int | None = None
    for at, points in enumerate(curves):
        now = leader(points)
        if now is not None and now != ahead:
            changes.append((at, now, ahead))
            ahead = now
    if not changes:
        return
    winner = outcome.winners[0] if len(outcome.winners) == 1 else None
    ends = [at for at, _, _ in changes[1:]] + [len(curves)]
    for number, ((at, seat, other), end) in enumerate(zip(changes, ends, strict=True)):
        gained = curves[at][seat] - curves[max(0, at - 1)][seat]
        if number == len(changes) - 1 and seat == winner:
            name = "turning.lead_for_good" if other is not None else "turning.lead_all_along"
            yield Turning(at, seat, gained, Words(name, {"seat": seat}), 9)
        elif other is not None:
            held = (end - at) * 10 // len(curves)  # a lead that lasted counts more
            yield Turning(at, seat, gained, Words("turning.lead", {"seat": seat, "other": other}), 2 + min(4, held))


def _swings(curves: Sequence[tuple[int, ...]]) -> Iterator[Turning]:
    """The largest gain and the largest loss at one stroke."""
    steps = [
        (curves[at][seat] - curves[at - 1][seat], at, seat)
        for at in range(1, len(curves))
        for seat in range(len(curves[0]))
    ]
    gain, at, seat = max(steps, key=lambda step: (step[0], -step[1]))
    if gain > 1:
        yield Turning(at, seat, gain, Words("turning.swing", {"seat": seat, "n": gain}), 7)
    loss, at, seat = min(steps, key=lambda step: (step[0], step[1]))
    if loss < 0:
        yield Turning(at, seat, loss, Words("turning.loss", {"seat": seat, "n": -loss}), 6)


def _decisive(timeline: Timeline, outcome: Outcome) -> Iterator[Turning]:
    """The round in which the winner gained most on the runner-up."""
    winner, second = outcome.winners[0], outcome.ranking[1][0]
    moments = timeline.moments
    best, where = 0, -1
    for span in timeline.rounds:
        first, last = timeline.end_of_turn(span.first - 1) if span.first else 0, timeline.end_of_turn(span.last)
        before, after = moments[first].points, moments[last].points
        grown = (after[winner] - after[second]) - (before[winner] - before[second])
        if grown > best and len(timeline.rounds) > 1:
            best, where = grown, _most_of(timeline, first, last, winner, second)
    if where >= 0:
        words = Words("turning.decisive", {"seat": winner, "other": second, "n": best})
        yield Turning(where, winner, best, words, 8)


def _most_of(timeline: Timeline, first: int, last: int, winner: int, second: int) -> int:
    """The moment of a round in which the gap grew most."""
    def gap(at: int) -> int:
        return timeline.moments[at].points[winner] - timeline.moments[at].points[second]

    return max(range(first + 1, last + 1), key=lambda at: gap(at) - gap(at - 1), default=last)


def _level(curves: Sequence[tuple[int, ...]], winners: Sequence[int]) -> Iterator[Turning]:
    """Where those who share the victory drew level for the last time."""
    for at in range(len(curves) - 1, 0, -1):
        if len({curves[at - 1][seat] for seat in winners}) > 1:
            seat = max(winners, key=lambda each: curves[at][each] - curves[at - 1][each])
            gained = curves[at][seat] - curves[at - 1][seat]
            yield Turning(at, seat, gained, Words("turning.level", {"seats": list(winners)}), 9)
            return


def _with_deed(point: Turning, timeline: Timeline, manner: Manner) -> Turning:
    """The weightiest event of the moment that speaks of the seat."""
    session = timeline.session
    events = session.events_for(None)[timeline.moments[point.moment].record]
    own = [event for event in events if event.values.get("seat") == point.seat]

    def weight(event: Event) -> tuple[bool, int]:
        moved = {**event.values.get("gain", {}), **event.values.get("pay", {})} if _books(event) else {}
        return "points" in moved, manner.weight(event.kind).weight

    event = max(own, key=weight, default=None)
    if event is None:
        return point
    opened = [manner.opens[each.kind] for each in events[: events.index(event) + 1] if each.kind in manner.opens]
    return replace(point, deed=said(session.game, event), part=opened[-1] if opened else "")


def _books(event: Event) -> bool:
    return all(isinstance(event.values.get(name, {}), dict) for name in ("gain", "pay"))
