"""Words that let a player act once more: a task, a helper, a die; and the pawns that raise the threshold."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kingsburg_table.core.actions import Refusal
from kingsburg_table.games.signorie.means import Means
from kingsburg_table.games.signorie.possible import any_task, main_action
from kingsburg_table.games.signorie.words.word import Cause, Word

if TYPE_CHECKING:
    from kingsburg_table.games.signorie.state import SPlay


class RaiseThreshold(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """The pawns that are paid go to the threshold area (S6.4); that is the whole effect (S6.10)."""

    def perform(self, play: SPlay, seat: int, cause: Cause) -> None:
        """They were laid when they were paid."""


class AnyTask(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """A task of any colour, once, for one pawn (S9.6)."""

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        return None if any_task(play, seat, have) else Refusal("S9.6", "no_task_for_one")

    def perform(self, play: SPlay, seat: int, cause: Cause) -> None:
        play.push("any task", seat)


class FreeHelper(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """A helper on any empty space, for nothing (Q16)."""

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        state = play.state
        if not state.helpers:
            return Refusal("S5.5", "no_discs")
        if len(state.players[seat].helpers) == len(play.data.helper_of):
            return Refusal("S11.10", "grid_full")
        return None

    def perform(self, play: SPlay, seat: int, cause: Cause) -> None:
        play.push("free helper", seat)


class ExtraAction(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """One of the dice that were left, with a main action and helpers (S11.11)."""

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        for colour, dice in enumerate(play.state.pool):
            if dice and main_action(play, seat, colour, have):
                return None
        return Refusal("S11.10", "no_die_left")

    def perform(self, play: SPlay, seat: int, cause: Cause) -> None:
        play.push("left die", seat)
