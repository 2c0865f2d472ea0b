"""Governors: a secret choice of three, and what they bring with them (M3)."""

from __future__ import annotations

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Appoint
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import fire
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.together import turn_by_turn


class DealGovernors(Step[Kingsburg, Components]):
    """Three cards face down to every player."""

    name, rule = "deal governors", "M3"

    def run(self, play: KPlay, frame: Frame) -> None:
        left = list(play.data.cards.governors)
        for seat in play.state.order:
            for _ in range(play.data.figures.governors_dealt):
                card = play.door.draw(play.state, f"governor {seat}", left)
                left.remove(card)
                play.state.players[seat].hand.append(card)


class KeepGovernor(Step[Kingsburg, Components]):
    """One of the three is kept in secret."""

    name, rule, takes = "choose governor", "M3", (Appoint,)

    def decision(self, play: KPlay, frame: Frame) -> Decision:
        hand = play.state.players[frame.seat].hand
        options = tuple(Option(Appoint(card), (f"governor.{frame.seat}.{card}",)) for card in hand)
        prompt = Prompt("prompt.kingsburg.choose_governor", {"seat": frame.seat})
        return Decision(frame.seat, self.name, prompt, self.rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame, action: Appoint) -> bool:
        play.state.players[frame.seat].governor = action.governor
        play.tell("chose_governor", seat=frame.seat, governor=action.governor)
        return False

    def refuse(self, play: KPlay, seat: int, action: Appoint) -> Refusal | None:
        if action.governor not in play.state.players[seat].hand:
            return Refusal("M3", "no_such_governor", {"governor": action.governor})
        return None


def reveal_governors(play: KPlay) -> None:
    """All are turned up, the rest goes to the box."""
    for seat in play.state.order:
        player = play.state.players[seat]
        player.hand = []
        play.tell("governor", seat=seat, governor=player.governor)


class SetUpGovernors(Step[Kingsburg, Components]):
    """What governors bring with them, in turn order after all cards are owned."""

    name, rule = "set up governors", "M3"

    def run(self, play: KPlay, frame: Frame) -> None:
        turn_by_turn(play, frame, lambda seat: fire(play, seat, "setup", self.rule))
