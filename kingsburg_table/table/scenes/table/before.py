"""The table as it was before a move, in today's places: a piece in the air is not yet where it goes."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from kingsburg_table.core.actions import IllegalAction
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import Focus
from kingsburg_table.table.pieces.arrange import spots
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import PLAIN, Spot, Thing
from kingsburg_table.table.play.past import look_back
from kingsburg_table.table.scenes.table.tabletop import Tabletop


class Before:
    """The things of the state before the last action, laid out where the same things lie now.

    `opened`: a stage that has just opened, on which nothing lay before.
    """

    def __init__(self, desk: Tabletop, sight: Sight, opened: bool = False) -> None:
        self.sight = sight
        self.pieces = {id: desk.board.arranged(raw, sight) for id, raw in desk.bare.items()}
        found: list[Spot] = []
        for placed in () if opened else self.pieces.values():
            found += spots(placed, desk.board.things(placed.id, sight))
        self.spots = {spot.id: spot for spot in found}
        self._there = {(spot.piece, spot.box, spot.thing.painter): spot for spot in found}
        self.opened, self._desk = opened, desk

    @classmethod
    def of(cls, desk: Tabletop, record: int, eyes: int | None, focus: Focus) -> Before | None:
        """None where the match does not reach back that far. `focus`: which region was large then."""
        if record < 0:
            return None
        try:
            past = look_back(desk.match.session, record, eyes)
        except IllegalAction:
            return None
        session, now = desk.match.session, desk.sight
        controller = session.controller
        sight = replace(
            now, view=past.view, decision=None, hints=controller.hints(past.view, now.seat),
            estate_hints=controller.hints(past.view, now.estate),
            counters=tuple(controller.counters(past.view, seat) for seat in range(len(session.seats))),
            where=session.rules.agenda.whereabouts(past.view), sources=tuple(controller.sources(past.view)),
        )
        sight = replace(sight, standing=tuple(desk.board.standing(sight)))
        return cls(desk, sight, desk.sight.focus == "stage" != focus)

    def same(self, spot: Spot) -> Spot | None:
        """The same thing as it was; what lay in its very place may have had another name."""
        return self.spots.get(spot.id) or self._there.get((spot.piece, spot.box, spot.thing.painter))

    def spots_of(self, target: str) -> list[Spot]:
        return [spot for spot in self.spots.values() if spot.target == target]

    def paint(self, canvas: Canvas, place: Spot, share: float, now: Spot | None = None) -> None:
        """A thing that waits for pieces in the air; its number goes up with the `share` of them that has arrived.
        `now`: how it will be, where that lies somewhere else."""
        old, now = self.same(place), now or place
        if old is None:
            return
        thing = Thing(old.thing.painter, old.thing.target, between(old.thing.data, now.thing.data, share))
        self._desk.board.paint(canvas, replace(place, thing=thing), PLAIN, self.sight)

    def counted(self, spot: Spot) -> bool:
        """Whether nothing but a single number of this thing has changed."""
        old = self.same(spot)
        return old is not None and _only_number(old.thing.data, spot.thing.data) is not None


def between(old: Hashable, new: Hashable, share: float) -> Hashable:
    """The old data with its one changed number so far on its way to the new; anything else stays as it was.

    >>> between(("gold", 1), ("gold", 5), 0.5)
    ('gold', 3)
    """
    at = _only_number(old, new)
    if at is None:
        return old
    if at < 0:
        return _step(old, new, share)
    assert isinstance(old, tuple) and isinstance(new, tuple)
    return (*old[:at], _step(old[at], new[at], share), *old[at + 1 :])


def _step(old: Hashable, new: Hashable, share: float) -> int:
    assert isinstance(old, int) and isinstance(new, int)
    return round(old + (new - old) * share)


def _only_number(old: Hashable, new: Hashable) -> int | None:
    """The place of the one number that differs; -1 where the data are that number, None where more has changed."""
    if _number(old) and _number(new):
        return -1 if old != new else None
    if not isinstance(old, tuple) or not isinstance(new, tuple) or len(old) != len(new):
        return None
    changed = [at for at, (one, other) in enumerate(zip(old, new, strict=True)) if one != other]
    return changed[0] if len(changed) == 1 and _number(old[changed[0]]) and _number(new[changed[0]]) else None


def _number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
