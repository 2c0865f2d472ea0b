"""The covers of the title screen, 400 by 430 units: our four games, and one for games from elsewhere."""

from __future__ import annotations

from .cover_any import any_game
from .cover_kingsburg import kingsburg
from .cover_principato import principato
from .cover_signorie import signorie
from .cover_tuscany import tuscany


def covers() -> dict[str, str]:
    """Documents by game."""
    own = {draw.__name__: draw().document() for draw in (kingsburg, principato, tuscany, signorie)}
    return {**own, "any": any_game().document()}
