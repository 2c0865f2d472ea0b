"""What a player has to pay with."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from kingsburg_table.games.signorie.state import SPlay


class Means(NamedTuple):
    """What a player has when an effect begins: its price, if any, is paid (S4.5, S6.5)."""

    men: int
    women: int
    florins: int

    def without(self, sex: str, pawns: int) -> Means:
        """When so many pawns are paid."""
        if sex == "man":
            return Means(self.men - pawns, self.women, self.florins)
        return Means(self.men, self.women - pawns, self.florins)

    def after(self, florins: int) -> Means:
        """When so many florins are paid."""
        return Means(self.men, self.women, self.florins - florins)


def means(play: SPlay, seat: int) -> Means:
    """What a player has now."""
    player = play.state.players[seat]
    return Means(player.men, player.women, player.florins)
