"""Motion as data: what moves, from where to where, since when. Rules never wait for it (table design 3.7)."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import StrEnum

from kingsburg_table.table.settings import Settings, Tempo

Point = tuple[float, float]

PRESS_MS, CROSSFADE_MS = 80.0, 150.0
CURTAIN_CLOSE_MS, CURTAIN_OPEN_MS, SCORING_MS = 300.0, 400.0, 700.0
TRAVEL_MS = (220.0, 320.0)
STAGGER_MS, GROUP_MS = 60.0, 500.0
FACTOR = {Tempo.CALM: 1.0, Tempo.BRISK: 0.6, Tempo.INSTANT: 0.0}


class Easing(StrEnum):
    LINEAR = "linear"
    OUT = "out"


_CURVES: dict[Easing, Callable[[float], float]] = {
    Easing.LINEAR: lambda t: t,
    Easing.OUT: lambda t: 1 - (1 - t) ** 3,
}


@dataclass(frozen=True, slots=True)
class Tween:
    """Some numbers on their way: from `start` to `end`, beginning at `began`, for `lasts` milliseconds."""

    start: tuple[float, ...]
    end: tuple[float, ...]
    began: float
    lasts: float
    easing: Easing = Easing.OUT
    fades: bool = False

    def share(self, now: float) -> float:
        """How far along, eased, 0..1."""
        if self.lasts <= 0:
            return 1.0 if now >= self.began else 0.0
        return _CURVES[self.easing](min(1.0, max(0.0, (now - self.began) / self.lasts)))

    def at(self, now: float) -> tuple[float, ...]:
        share = self.share(now)
        return tuple(a + (b - a) * share for a, b in zip(self.start, self.end, strict=True))

    def done(self, now: float) -> bool:
        return now >= self.began + self.lasts


@dataclass(frozen=True, slots=True)
class Moving:
    """How to draw a travelling thing: at `at` with `alpha`; with reduced motion also at `leaving`, fading out."""

    at: Point
    alpha: float = 1.0
    leaving: Point | None = None


class Motion:
    """All that moves at the moment, by key. With tempo "instant" nothing is ever put in here."""

    def __init__(self, settings: Callable[[], Settings]) -> None:
        self._settings = settings
        self._tweens: dict[Hashable, Tween] = {}
        self.now = 0.0

    # starting ---------------------------------------------------------------------------------------

    def travel(self, key: Hashable, start: Point, end: Point, delay: float = 0.0) -> None:
        """A token or card goes from one place to another; far ways take a little longer."""
        if self._settings().reduced_motion:
            self._add(key, Tween(start, end, self.now + delay, CROSSFADE_MS, Easing.LINEAR, fades=True))
            return
        shortest, longest = TRAVEL_MS
        lasts = shortest + (longest - shortest) * min(1.0, math.dist(start, end) / 1200)
        self._add(key, Tween(start, end, self.now + delay, lasts))

    def fade(
        self,
        key: Hashable,
        start: float = 0.0,
        end: float = 1.0,
        lasts: float = PRESS_MS,
        easing: Easing = Easing.LINEAR,
        delay: float = 0.0,
    ) -> None:
        self._add(key, Tween((start,), (end,), self.now + delay, lasts, easing))

    def _add(self, key: Hashable, tween: Tween) -> None:
        factor = self.factor
        if factor == 0:
            self._tweens.pop(key, None)
            return
        began = self.now + (tween.began - self.now) * factor
        self._tweens[key] = Tween(tween.start, tween.end, began, tween.lasts * factor, tween.easing, tween.fades)

    # asking -----------------------------------------------------------------------------------------

    def value(self, key: Hashable, rest: float = 1.0) -> float:
        """The number on its way, or `rest` if nothing moves under this key."""
        tween = self._tweens.get(key)
        return rest if tween is None else tween.at(self.now)[0]

    def place(self, key: Hashable, rest: Point) -> Moving:
        """Where to draw a travelling thing that will lie at `rest`."""
        tween = self._tweens.get(key)
        if tween is None:
            return Moving(rest)
        if tween.fades:
            return Moving((tween.end[0], tween.end[1]), tween.share(self.now), (tween.start[0], tween.start[1]))
        x, y = tween.at(self.now)
        return Moving((x, y))

    def has(self, key: Hashable) -> bool:
        return key in self._tweens

    @property
    def moving(self) -> bool:
        return bool(self._tweens)

    # time -------------------------------------------------------------------------------------------

    def advance(self, now: float) -> bool:
        """Set the clock. True if something moved: then a new frame is needed, also for the last step."""
        self.now = now
        if not self._tweens:
            return False
        self._tweens = {key: tween for key, tween in self._tweens.items() if not tween.done(now)}
        return True

    def finish_all(self) -> bool:
        """Any input ends all motion at once; everything then lies where the state says."""
        moved = bool(self._tweens)
        self._tweens.clear()
        return moved

    @property
    def factor(self) -> float:
        """How much longer or shorter than calmly everything takes."""
        return FACTOR[self._settings().tempo]

    def stop_all(self, name: str) -> None:
        """End everything whose key begins with this name."""
        self._tweens = {
            key: tween for key, tween in self._tweens.items() if not (isinstance(key, tuple) and key[0] == name)
        }

    def stop(self, key: Hashable) -> None:
        self._tweens.pop(key, None)
