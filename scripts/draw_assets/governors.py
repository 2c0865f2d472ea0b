"""All twenty-five governors' busts."""

from __future__ import annotations

from .governors_court import COURT
from .governors_field import FIELD
from .governors_town import TOWN
from .pen import sheet


def governors() -> dict[str, str]:
    """Documents by governor id."""
    return {draw.__name__: sheet(draw()) for draw in (*TOWN, *COURT, *FIELD)}
