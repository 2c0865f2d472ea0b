"""Words that give: florins, points, pawns, children."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from kingsburg_table.core.actions import Refusal
from kingsburg_table.games.signorie.means import Means
from kingsburg_table.games.signorie.treasury import gain_florins, lose, score, take_pawns
from kingsburg_table.games.signorie.words.word import Cause, Word

if TYPE_CHECKING:
    from kingsburg_table.games.signorie.state import SPlay


class Gain(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Things taken at once; pawns come from the own general supply, as many as there are (S12.3). `pawns`: men or
    women, as the player chooses."""

    florins: int = 0
    points: int = 0
    men: int = 0
    women: int = 0
    pawns: int = 0

    def __post_init__(self) -> None:
        if min(self.florins, self.points, self.men, self.women, self.pawns) < 0 or not self.things():
            raise ValueError("expected something to gain, and no negative amount")
        if self.pawns and len(self.things()) > 1:
            raise ValueError("expected pawns of choice alone")

    def things(self) -> dict[str, int]:
        """What is in it, without the empty places."""
        return {name: count for name in self.__struct_fields__ if (count := getattr(self, name))}

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        player = play.state.players[seat]
        if self.florins or self.points:
            return None
        if self.pawns:
            # Pawns just paid are in the general supply as well (S6.8): what is missing from the pool is there.
            paid = player.men - have.men + player.women - have.women
            return None if player.reserve_men + player.reserve_women + paid else Refusal("S9.9", "reserve_empty")
        if (self.men and player.reserve_men) or (self.women and player.reserve_women):
            return None
        return Refusal("S11.10", "none_in_reserve", {"sex": "man" if self.men else "woman"})

    def perform(self, play: SPlay, seat: int, cause: Cause) -> None:
        if self.florins:
            gain_florins(play, seat, self.florins * cause.times)
        if self.points:
            play.tell("got_points", seat=seat, gain=score(play, seat, cause.source, self.points * cause.times))
        if self.men or self.women:
            take_pawns(play, seat, self.men * cause.times, self.women * cause.times)
        if self.pawns:
            due, player = self.pawns * cause.times, play.state.players[seat]
            play.state.pawns = due
            lose(play, seat, "supply", pawns=max(0, due - player.reserve_men - player.reserve_women))
            play.push("pawns", seat)


class Offspring(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """White dice for children, one for each married man or just one: always possible, also when nobody is left to be
    born (S7.8, Q13)."""

    dice: Literal["married", "one"] = "married"
    reveals: ClassVar[bool] = True

    def perform(self, play: SPlay, seat: int, cause: Cause) -> None:
        state = play.state
        count = state.players[seat].married if self.dice == "married" else 1
        if play.preview:
            _foretell(play, seat, count)
        rolled = play.door.roll(state, "offspring", count)
        men = sum(face in play.data.figures.offspring_men for face in rolled)
        take_pawns(play, seat, men, len(rolled) - men, "offspring", dice=rolled)


def _foretell(play: SPlay, seat: int, dice: int) -> None:
    """Before the dice: the children for whom there is certainly no pawn, and of each sex how many there may be."""
    player = play.state.players[seat]
    lose(play, seat, "supply", pawns=max(0, dice - player.reserve_men - player.reserve_women))
    short = {"men": dice - player.reserve_men, "women": dice - player.reserve_women}
    play.tell("at_risk", seat=seat, things={sex: count for sex, count in short.items() if count > 0})
