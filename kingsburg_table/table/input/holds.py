"""Holds: something kept pressed, by key or by hand (table design 4.3)."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.table.input.events import EndedBy, HoldEnd, HoldStart, Point

TOUCH = "touch"

__all__ = ["TOUCH", "EndedBy", "Holds"]


@dataclass(slots=True)
class _Held:
    at: Point
    since: float


class Holds:
    """What is being held.

    A hold ends once, by release or earlier by leaving, focus loss, minimising or a change of scene. What
    ended early is *spent*: it must be released before it can be held again, so a finger that rests on the
    key while the scene changes opens nothing in the next scene.
    """

    def __init__(self) -> None:
        self._held: dict[str, _Held] = {}
        self._spent: set[str] = set()

    def press(self, source: str, at: Point, now: float) -> HoldStart | None:
        if source in self._held or source in self._spent:
            return None
        self._held[source] = _Held(at, now)
        return HoldStart(source, at, now)

    def release(self, source: str, now: float) -> HoldEnd | None:
        self._spent.discard(source)
        return self._end(source, EndedBy.RELEASE, now)

    def cancel(self, source: str, reason: EndedBy, now: float) -> HoldEnd | None:
        """End a hold although it is still pressed."""
        end = self._end(source, reason, now)
        if end is not None:
            self._spent.add(source)
        return end

    def cancel_all(self, reason: EndedBy, now: float) -> list[HoldEnd]:
        ends = [self.cancel(source, reason, now) for source in list(self._held)]
        return [end for end in ends if end is not None]

    def _end(self, source: str, reason: EndedBy, now: float) -> HoldEnd | None:
        held = self._held.pop(source, None)
        return None if held is None else HoldEnd(source, reason, now - held.since, now)

    def forget_spent(self, still_down: frozenset[str]) -> None:
        """Called when focus returns: what is no longer down has been released while nobody told us."""
        self._spent &= still_down

    def holding(self, source: str) -> bool:
        return source in self._held

    def lasted(self, source: str, now: float) -> float:
        """For how long `source` has been held; 0 if it is not."""
        held = self._held.get(source)
        return 0.0 if held is None else now - held.since

    @property
    def any(self) -> bool:
        return bool(self._held)
