"""All eighteen advisors' busts."""

from __future__ import annotations

from .advisors_high import HIGH
from .advisors_low import LOW
from .advisors_mid import MID
from .pen import sheet


def advisors() -> dict[str, str]:
    """Documents by advisor id."""
    return {name: sheet(draw()) for name, draw in (LOW | MID | HIGH).items()}
