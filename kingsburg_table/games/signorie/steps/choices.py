"""Small choices that effects ask for: a row for a face-down token, pawns from the general supply."""

from __future__ import annotations

from kingsburg_table.core.actions import Decision, Prompt, Refusal
from kingsburg_table.core.agenda import Frame
from kingsburg_table.games.signorie.actions import LayToken, TakePawns
from kingsburg_table.games.signorie.alliances import lay_face_down
from kingsburg_table.games.signorie.state import SPlay
from kingsburg_table.games.signorie.steps import options
from kingsburg_table.games.signorie.steps.asked import Question, not_asked
from kingsburg_table.games.signorie.things import ROWS
from kingsburg_table.games.signorie.treasury import take_pawns


class LayTokenStep(Question):
    """The row is chosen before the token is drawn, and nobody looks at it (S10.4)."""

    small = True
    name, rule, takes = "token", "S10.4", (LayToken,)

    def decision(self, play: SPlay, frame: Frame) -> Decision:
        seat = frame.seat
        prompt = Prompt("prompt.signorie.token", {"seat": seat})
        return Decision(seat, self.name, prompt, self.rule, tuple(options.lay_token(seat, row) for row in ROWS))

    def apply(self, play: SPlay, frame: Frame, action: LayToken) -> bool:
        lay_face_down(play, frame.seat, ROWS.index(action.row))
        return False

    def refuse(self, play: SPlay, seat: int, action: LayToken) -> Refusal | None:
        if (refusal := not_asked(play, self, seat)) is not None:
            return refusal
        return None if action.row in ROWS else Refusal("S10.4", "no_such_row")


class TakePawnsStep(Question):
    """Any mix of men and women from the general supply, as many as the effect says (S6.8)."""

    small = True
    name, rule, takes = "pawns", "S6.8", (TakePawns,)

    def decision(self, play: SPlay, frame: Frame) -> Decision:
        seat, count = frame.seat, _count(play, frame.seat)
        player = play.state.players[seat]
        found = tuple(
            options.take_pawns(seat, men, count - men)
            for men in range(count, -1, -1)
            if men <= player.reserve_men and count - men <= player.reserve_women
        )
        prompt = Prompt("prompt.signorie.pawns", {"seat": seat, "n": count})
        return Decision(seat, self.name, prompt, self.rule, found)

    def apply(self, play: SPlay, frame: Frame, action: TakePawns) -> bool:
        take_pawns(play, frame.seat, action.men, action.women)
        return False

    def refuse(self, play: SPlay, seat: int, action: TakePawns) -> Refusal | None:
        if (refusal := not_asked(play, self, seat)) is not None:
            return refusal
        player, count = play.state.players[seat], _count(play, seat)
        if min(action.men, action.women) < 0 or action.men + action.women != count:
            return Refusal("S6.8", "pawn_count", {"n": count})
        if action.men > player.reserve_men:
            return Refusal("S12.3", "reserve_short", {"sex": "man", "have": player.reserve_men})
        if action.women > player.reserve_women:
            return Refusal("S12.3", "reserve_short", {"sex": "woman", "have": player.reserve_women})
        return None

    def blocked(self, play: SPlay, frame: Frame) -> dict[str, Refusal]:
        player = play.state.players[frame.seat]
        return {
            f"reserve.{frame.seat}.{sex}": Refusal("S12.3", "reserve_short", {"sex": sex, "have": 0})
            for sex, have in (("man", player.reserve_men), ("woman", player.reserve_women))
            if not have
        }


def _count(play: SPlay, seat: int) -> int:
    player = play.state.players[seat]
    return min(play.state.pawns, player.reserve_men + player.reserve_women)
