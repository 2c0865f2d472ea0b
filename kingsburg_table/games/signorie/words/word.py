"""What a word is: a Struct that the data spell, why it cannot be carried out, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from kingsburg_table.core.keyed import Keyed
from kingsburg_table.games.signorie.means import Means

if TYPE_CHECKING:
    from kingsburg_table.core.actions import Refusal
    from kingsburg_table.games.signorie.state import SPlay


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
