"""Against double presses: a second press on the same thing counts only after a moment."""

from __future__ import annotations

from collections.abc import Hashable

DOUBLE_PRESS_MS = 350.0


class PressGuard:
    """Remembers when a thing was pressed or appeared; it is `ready` again 350 ms later (architecture 4).

    >>> guard = PressGuard()
    >>> guard.mark("seal", now=1000)
    >>> guard.ready("seal", now=1200), guard.ready("seal", now=1351)
    (False, True)
    """

    def __init__(self, wait: float = DOUBLE_PRESS_MS) -> None:
        self.wait = wait
        self._marked: dict[Hashable, float] = {}

    def mark(self, what: Hashable, now: float) -> None:
        self._marked[what] = now

    def ready(self, what: Hashable, now: float) -> bool:
        return now - self._marked.get(what, float("-inf")) >= self.wait

    def press(self, what: Hashable, now: float) -> bool:
        """True if this press counts; only then it is remembered."""
        if not self.ready(what, now):
            return False
        self.mark(what, now)
        return True

    def clear(self) -> None:
        self._marked.clear()
