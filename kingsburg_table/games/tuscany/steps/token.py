"""Bonus tokens: the first one, and what a town brings (S8, T10)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Action, Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.tuscany.actions import Decline, TakeToken
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.state import TPlay, Tuscany
from kingsburg_table.games.tuscany.steps import options
from kingsburg_table.games.tuscany.steps.asked import not_asked
from kingsburg_table.games.tuscany.treasury import take_token
from kingsburg_table.games.tuscany.words import TOKENS


class ChooseToken(Step[Tuscany, Components]):
    """One bonus token of a kind that is left."""

    def tokens(self, play: TPlay) -> list[Option]:
        return [options.take_token(token) for token, left in zip(TOKENS, play.state.tokens, strict=True) if left]

    def apply(self, play: TPlay, frame: Frame, action: Action) -> bool:
        if type(action) is TakeToken:
            take_token(play, frame.seat, action.token)
        else:
            play.tell("declined_token", seat=frame.seat)
        return False

    def refuse(self, play: TPlay, seat: int, action: Action) -> Refusal | None:
        if (refusal := not_asked(play, self, seat)) is not None:
            return refusal
        return refuse_token(play, action.token) if type(action) is TakeToken else None

    def blocked(self, play: TPlay, frame: Frame) -> Mapping[str, Refusal]:
        found = {f"token.{token}": refuse_token(play, token) for token in TOKENS}
        return {target: refusal for target, refusal in found.items() if refusal is not None}


class TakeFirstToken(ChooseToken):
    """Everybody takes one in turn order; it cannot be declined, and everybody may watch."""

    name, rule, takes = "first token", "T21.8", (TakeToken,)

    def decision(self, play: TPlay, frame: Frame) -> Decision:
        prompt = Prompt("prompt.tuscany.first_token", {"seat": frame.seat})
        return Decision(frame.seat, self.name, prompt, self.rule, tuple(self.tokens(play)))


class BuildTown(ChooseToken):
    """A town brings a bonus token, if its owner likes; it works from now on (T10.1)."""

    name, rule, takes = "town", "T10.1", (TakeToken, Decline)

    def decision(self, play: TPlay, frame: Frame) -> Decision | None:
        tokens = self.tokens(play)
        if not tokens:
            return None
        prompt = Prompt("prompt.tuscany.town", {"seat": frame.seat})
        return Decision(
            frame.seat, self.name, prompt, self.rule, (*tokens, options.DECLINE), private=not play.state.open_hands
        )


def refuse_token(play: TPlay, token: str) -> Refusal | None:
    """Why a token cannot be taken (T10.1)."""
    if token not in TOKENS:
        return Refusal("T10.1", "no_such_token")
    if not play.state.tokens[TOKENS.index(token)]:
        return Refusal("T10.1", "none_left", {"token": token})
    return None
