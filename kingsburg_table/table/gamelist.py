"""The four games as the title shows them, without loading any of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec

from kingsburg_table import places


@dataclass(frozen=True, slots=True)
class Listed:
    """Facts of the box: how many people play and for how many minutes."""

    players: tuple[int, int]
    minutes: tuple[int, int]

    def length(self, players: int) -> int:
        """Minutes to expect: more people take longer."""
        (least, most), (short, long) = self.players, self.minutes
        return short + (long - short) * (players - least) // max(1, most - least)


GAMES = {
    "kingsburg": Listed((2, 5), (90, 120)),
    "principato": Listed((2, 4), (45, 60)),
    "tuscany": Listed((2, 4), (45, 60)),
    "signorie": Listed((2, 4), (60, 120)),
}


@cache
def is_there(game: str) -> bool:
    """Whether the game can be played at this table: it has rules and a layout. Neither is loaded for this."""
    try:
        rules = find_spec(f"kingsburg_table.games.{game}.controller")
    except ModuleNotFoundError:
        return False
    return rules is not None and (places.rules_data() / game / "table.yaml").is_file()
