"""An account of a text as it is shown, for the test that reads every screen."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Said:
    """One text as it is shown: how much room it wanted, how much it was given (units), and its real pixels."""

    text: str
    wanted: tuple[float, float]
    given: tuple[float, float]
    px: int

    @property
    def fits(self) -> bool:
        return self.wanted[0] <= self.given[0] + 0.75 and self.wanted[1] <= self.given[1] + 0.75
