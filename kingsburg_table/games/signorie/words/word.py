"""What a word is: a Struct that the data spell, why it cannot be carried out, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from kingsburg_table.core.keyed import Keyed

if TYPE_CHECKING:
    from kingsburg_table.core.actions import Refusal
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


class Cause(NamedTuple):
    """Why something happens: what its points count as, and how many pawns were paid for it (S6.3)."""

    source: str = "helpers"
    times: int = 1


class Word(Keyed):
    """The base of Signorie's vocabulary: what action spaces, helpers, tasks and rewards do."""

    __slots__ = ()
    reveals: ClassVar[bool] = False  #: carrying it out rolls dice

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        """Why it cannot be carried out completely (S4.4, S9.9, S11.10)."""
        return None

    def perform(self, play: SPlay, seat: int, cause: Cause) -> None:
        """Carry it out; what the player has to choose is asked by a step on top of the agenda."""
        raise NotImplementedError


def means(play: SPlay, seat: int) -> Means:
    """What a player has now."""
    player = play.state.players[seat]
    return Means(player.men, player.women, player.florins)
