"""The keyboard's focus: arrows by geometry, Tab by region; the device used last wins (table design 4.2)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

Rect = tuple[float, float, float, float]  #: x, y, width, height


EDGE = 0.55  #: how far from its middle a thing ends; a little more than half, or hexes would be left aslant


class Direction(StrEnum):
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class Focusable:
    """Something that can have the focus, dimmed things too."""

    id: str
    rect: Rect
    region: str
    shy: bool = False  #: the focus comes here only when it is sent: undo is never met by chance

    @property
    def centre(self) -> tuple[float, float]:
        x, y, width, height = self.rect
        return x + width / 2, y + height / 2


class Focus:
    """Where the keyboard is, where the pointer is, and which of the two counts as looking."""

    def __init__(self, regions: Iterable[str] = ()) -> None:
        self._regions = tuple(regions)
        self._things: dict[str, Focusable] = {}
        self._remembered: dict[str, str] = {}
        self._pointed: str | None = None
        self.current: str | None = None
        self.keyboard = False  #: the keyboard was used last: draw the ring
        self._unseen = False  #: the focus went on by itself while the mouse was used
        self._left: tuple[str | None, bool] | None = None  #: where the keyboard was before something was laid over

    def place(self, things: Iterable[Focusable], regions: Iterable[str] | None = None) -> None:
        """What lies where now. The focus stays on its thing, or goes to the nearest one if that is gone."""
        before = self._things.get(self.current or "")
        self._things = {thing.id: thing for thing in things}
        if regions is not None:
            self._regions = tuple(regions)
        if self.current not in self._things:
            self.current = None if before is None else self._nearest(before)
        if self._pointed not in self._things:
            self._pointed = None

    @property
    def looking(self) -> str | None:
        """The thing that counts as hovered, for ledger, tooltip and why-not."""
        return self.current if self.keyboard else self._pointed

    def pointer(self, id: str | None) -> bool:
        """The mouse moved onto a thing, or off all; True if what is looked at changed."""
        before = (self.looking, self.keyboard)
        self.keyboard = False
        self._pointed = id if id in self._things else None
        return before != (self.looking, self.keyboard)

    def pressed(self, id: str) -> None:
        """The mouse pressed a thing: the keyboard would go on from there."""
        self.pointer(id)
        if id in self._things:
            self._set(id)

    def take(self, id: str) -> None:
        """The keyboard goes to a thing."""
        if id in self._things:
            self.keyboard = True
            self._set(id)

    def leave(self) -> None:
        """Something is laid over the table: remember where the keyboard was, the first time."""
        if self._left is None:
            self._left = self.current, self.keyboard

    def come_back(self) -> None:
        """It is gone: the focus is where it was before."""
        if self._left is not None:
            id, keyboard = self._left
            if id is None or id in self._things:
                self.current, self.keyboard = id, keyboard
            self._left = None

    def move(self, way: Direction) -> str | None:
        """An arrow key: the next thing in that direction; without one the focus stays."""
        self.keyboard = True
        here = self._things.get(self.current or self._pointed or "")
        if here is None:
            return self._set(self._first())
        for beyond in (True, False):
            scores = {thing.id: _score(here, thing, way, beyond) for thing in self._reading()}
            ahead = {id: score for id, score in scores.items() if score is not None}
            if ahead:
                return self._set(_straight(here, ahead, way, self._things))
        return self._set(here.id)

    def tab(self, lit: Collection[str] = (), back: bool = False) -> str | None:
        """Tab: the next region that holds anything; its remembered thing, else its first lit one, else its first.

        After moves by mouse the first Tab shows where the focus is."""
        if self._unseen and not self.keyboard:
            return self.show(lit)
        self.keyboard = True
        regions = self._filled()
        if not regions:
            return None
        here = self._things.get(self.current or "")
        if here is None or here.region not in regions:
            return self._set(self._entry(regions[-1 if back else 0], lit))
        step = regions.index(here.region) + (-1 if back else 1)
        return self._set(self._entry(regions[step % len(regions)], lit))

    def follow(self, lit: Collection[str]) -> str | None:
        """A move was made: the focus goes to the next decision's first lit target, in reading order by region."""
        self._remembered.clear()
        self._left = None
        first = next((thing.id for thing in self._reading() if thing.id in lit), None)
        if first is not None:
            self._set(first)
            self._unseen = not self.keyboard
        return self.current

    def show(self, lit: Collection[str]) -> str | None:
        """The ring appears, on something lit."""
        if self.current not in lit:
            self.follow(lit)
        self.keyboard, self._unseen = True, False
        return self.current

    def _set(self, id: str | None) -> str | None:
        self.current, self._unseen = id, False
        if id is not None:
            self._remembered[self._things[id].region] = id
        return id

    def _filled(self) -> list[str]:
        there = dict.fromkeys(thing.region for thing in self._things.values())
        known = [region for region in self._regions if region in there]
        return known + [region for region in there if region not in known]

    def _reading(self) -> list[Focusable]:
        order = {region: at for at, region in enumerate(self._filled())}
        return sorted(self._things.values(), key=lambda thing: (order[thing.region], thing.rect[1], thing.rect[0]))

    def _first(self) -> str | None:
        return next((thing.id for thing in self._reading() if not thing.shy), None)

    def _entry(self, region: str, lit: Collection[str]) -> str:
        inside = [thing.id for thing in self._reading() if thing.region == region]
        remembered = self._remembered.get(region)
        if remembered in inside and (not lit or remembered in lit or not any(id in lit for id in inside)):
            return remembered
        return next((id for id in inside if id in lit), inside[0])

    def _nearest(self, gone: Focusable) -> str | None:
        x, y = gone.centre

        def distance(thing: Focusable) -> tuple[bool, float, str]:
            cx, cy = thing.centre
            return thing.region != gone.region, (cx - x) ** 2 + (cy - y) ** 2, thing.id

        near = min((thing for thing in self._things.values() if not thing.shy), key=distance, default=None)
        return None if near is None else near.id


def _score(here: Focusable, there: Focusable, way: Direction, beyond: bool) -> float | None:
    """How far a thing lies in a direction; sideways counts double, and None is not in that direction at all.

    `beyond`: its middle lies past this thing's edge, so that what lies above is never reached by going left."""
    if here.id == there.id:
        return None
    (x, y), (cx, cy) = here.centre, there.centre
    along, aside = (cx - x, cy - y) if way in (Direction.LEFT, Direction.RIGHT) else (cy - y, cx - x)
    if way in (Direction.LEFT, Direction.UP):
        along = -along
    axis = 1 if way in (Direction.LEFT, Direction.RIGHT) else 0
    if along <= (here.rect[3 - axis] * EDGE if beyond else 0.5):
        return None
    return along + 2 * _gap(here, there, axis) + 0.5 * abs(aside)


def _gap(here: Focusable, there: Focusable, axis: int) -> float:
    """How far a thing lies aside; 0 where it is straight ahead."""
    aside = abs(there.centre[axis] - here.centre[axis])
    return max(0.0, aside - (here.rect[axis + 2] + there.rect[axis + 2]) / 2)


def _straight(here: Focusable, ahead: Mapping[str, float], way: Direction, things: Mapping[str, Focusable]) -> str:
    """The nearest; but nothing aside in another region while something of this one lies straight ahead."""
    axis = 1 if way in (Direction.LEFT, Direction.RIGHT) else 0
    best = min(ahead, key=ahead.__getitem__)
    if things[best].region == here.region or not _gap(here, things[best], axis):
        return best
    own = [id for id in ahead if things[id].region == here.region and not _gap(here, things[id], axis)]
    return min(own, key=ahead.__getitem__, default=best)
