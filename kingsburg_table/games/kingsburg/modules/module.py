"""What a module is: what it adds to the lists of steps, at named places, and to the small questions."""

from __future__ import annotations

from typing import Literal

from kingsburg_table.core.agenda import Node
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.pieces import Brought, Cards
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay

KNode = Node[Kingsburg, Components]
Place = Literal[
    "before the game", "year opens", "destiny", "whim", "gifts", "white dice", "council", "contest", "tradition",
    "year ends", "year over",
]


class Module:
    """A module that is on. `brings`: what it adds to the box; `at`: steps for the places that `rounds` names;
    `instead`: steps in the place of another; `asks`: questions that are pushed; `set_up`: what lies on the table before
    the first year."""

    @staticmethod
    def brings(cards: Cards) -> Brought:
        """What it takes from the box, besides what only its own steps touch."""
        return Brought()

    def __init__(self, data: Components) -> None:
        self.data = data
        self.at: dict[Place, tuple[KNode, ...]] = {}
        self.instead: dict[str, tuple[KNode, ...]] = {}
        self.asks: tuple[KNode, ...] = ()

    def set_up(self, play: KPlay) -> None:
        """Lay out what needs no choice, chance included."""
        self.lay_out(play.state)

    def lay_out(self, state: Kingsburg) -> None:
        """Lay out what needs neither choice nor chance."""
