"""The ceremony at the end: source by source for everybody, then the places from the last to the first.

Steps of 700 ms on the program's own motion, so any input ends it, and the player's tempo counts.
"""

from __future__ import annotations

from math import floor

from kingsburg_table.table.motion import SCORING_MS, Easing, Motion

KEY = "results reveal"
CROWN = 1.4  #: steps


class Reveal:
    """How much of the results shows. The steps are the sources, then the places, then the course of the match."""

    def __init__(self, motion: Motion, sources: int, places: int, calm: bool, crown: bool = True) -> None:
        self._motion = motion
        self.sources, self.places = sources, places
        self._calm = calm  #: reduced motion: things appear, they do not grow
        self.crown_lasts = CROWN if crown else 0.0  #: the winner's own moment, when the last place comes
        self.total = float(sources + places + 1) + self.crown_lasts

    def begin(self) -> None:
        self._motion.fade(KEY, 0.0, self.total, SCORING_MS * self.total, Easing.LINEAR)

    @property
    def running(self) -> bool:
        return self._motion.has(KEY)

    def _now(self) -> float:
        now = self._motion.value(KEY, self.total)
        return float(floor(now)) if self._calm and now < self.total else now

    def source(self, number: int, rank_from_last: int) -> float:
        """How far a source has come, 0 to 1; the last place begins."""
        share = self._now() - number
        delay = 0.5 * rank_from_last / max(1, self.places - 1)
        return _smooth(max(0.0, min(1.0, (share - delay) * 2)))

    def place(self, from_last: int) -> float:
        """How far a place of the ranking has come; 0 is the last place."""
        return _smooth(max(0.0, min(1.0, self._now() - self.sources - from_last)))

    @property
    def crowning(self) -> float:
        """How much of the winner's moment has passed; 1 when it is over, and where there is none."""
        if not self.running or not self.crown_lasts:
            return 1.0
        now = self._motion.value(KEY, self.total)
        return max(0.0, min(1.0, (now - self.sources - self.places + 1) / (1 + self.crown_lasts)))

    @property
    def course(self) -> float:
        """The chart and the turning points come at the end."""
        return _smooth(max(0.0, min(1.0, self._now() - self.sources - self.places - self.crown_lasts)))

    @property
    def step(self) -> int:
        """Which step has begun."""
        return floor(self._motion.value(KEY, self.total))


def _smooth(share: float) -> float:
    return share * share * (3 - 2 * share)
