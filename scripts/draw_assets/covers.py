"""The four covers of the title screen, 400 by 430 units."""

from __future__ import annotations

from .cover_kingsburg import kingsburg
from .cover_principato import principato
from .cover_signorie import signorie
from .cover_tuscany import tuscany


def covers() -> dict[str, str]:
    """Documents by game."""
    return {draw.__name__: draw().document() for draw in (kingsburg, principato, tuscany, signorie)}
