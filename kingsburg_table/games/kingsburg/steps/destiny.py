"""Destiny cards: one a year, turned up as Phase 1 begins (M4)."""

from __future__ import annotations

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import TakeDie
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import at_hook, for_everybody
from kingsburg_table.games.kingsburg.state import NOBODY, Kingsburg, KPlay
from kingsburg_table.games.kingsburg.words import Cause, DieOr, Gifts, give


class RevealDestiny(Step[Kingsburg, Components]):
    """The top card; one that the scenario forbids is put away and the next one turned up."""

    name, rule = "destiny", "M4"

    def run(self, play: KPlay, frame: Frame) -> None:
        state, data = play.state, play.data
        forbidden = data.forbidden()
        while not state.destiny:
            card = play.door.draw(state, "destiny", [id for id in data.cards.destiny if id not in state.destinies])
            state.destinies.append(card)
            if card in forbidden:
                play.tell("destiny_discarded", card=card)
            else:
                state.destiny = card
                play.tell("destiny", card=card)


class LayGifts(Step[Kingsburg, Components]):
    """A gift on each of these advisors that has none (Rising Stars)."""

    name, rule = "gifts", "K4.1"

    def run(self, play: KPlay, frame: Frame) -> None:
        state = play.state
        for effect, cause in for_everybody(play.data, state, "season_open"):
            for word in effect.do:
                if type(word) is Gifts:
                    new = [rank for rank in word.ranks if rank not in state.gifts]
                    state.gifts = sorted({*state.gifts, *word.ranks})
                    names = [play.data.by_rank[rank].id for rank in new]
                    if new:
                        play.tell("gifts", cause=cause.id, advisors=names)


class DieOrGift(Step[Kingsburg, Components]):
    """Prayer and Good Year, player by player: a white die for who has none, else what the cards give (K4.2)."""

    name, rule, takes = "white die", "K4.2", (TakeDie,)

    def run(self, play: KPlay, frame: Frame) -> None:
        player = play.state.players[frame.seat]
        found = _blessings(play)
        if player.white_dice:
            for word, cause in reversed(found):  # goods are asked for, so the first one comes last
                give(play, frame.seat, word.gain, cause)
        elif len(found) == 1:
            _roll_too(play, frame.seat, found[0][1].id)

    def decision(self, play: KPlay, frame: Frame) -> Decision | None:
        found = _blessings(play)
        if len(found) < 2 or play.state.players[frame.seat].white_dice:
            return None
        options = tuple(Option(TakeDie(cause.id), (_piece(play, cause.id),)) for _, cause in found)
        return Decision(frame.seat, self.name, Prompt("prompt.kingsburg.white_die", {"seat": frame.seat}), self.rule,
                        options, options[0])

    def apply(self, play: KPlay, frame: Frame, action: TakeDie) -> bool:
        _roll_too(play, frame.seat, action.by)
        for word, cause in _blessings(play):
            if cause.id != action.by:
                give(play, frame.seat, word.gain, cause)
        return False

    def refuse(self, play: KPlay, seat: int, action: TakeDie) -> Refusal | None:
        if action.by not in [cause.id for _, cause in _blessings(play)]:
            return Refusal("K4.2", "gives_no_die", {})
        return None


class EndPrayer(Step[Kingsburg, Components]):
    """The prayer is over."""

    name, rule = "end of prayer", "K4.2"

    def run(self, play: KPlay, frame: Frame) -> None:
        play.state.prayer = NOBODY


class EndDestiny(Step[Kingsburg, Components]):
    """The card is discarded, with what lies there because of it (K13.1)."""

    name, rule = "end of destiny", "K13.1"

    def run(self, play: KPlay, frame: Frame) -> None:
        state = play.state
        if state.markers and not play.data.has("shifting_alliances") and not play.data.has("pork_barrel"):
            state.markers.clear()
        state.gifts.clear()
        state.destiny = ""


def _blessings(play: KPlay) -> list[tuple[DieOr, Cause]]:
    """What gives dice to those without one this season: the prayer, then the card."""
    state, data = play.state, play.data
    found = []
    if state.prayer != NOBODY:
        for held in at_hook(data, state, state.prayer, "prayer"):
            cause = Cause(held.source, data.counts_as(held.source, "prayer"), "K4.2")
            found += [(word, cause) for word in held.effect.do if type(word) is DieOr]
    for effect, cause in for_everybody(data, state, "prayer"):
        found += [(word, cause) for word in effect.do if type(word) is DieOr]
    return found


def _roll_too(play: KPlay, seat: int, cause: str) -> None:
    play.state.players[seat].white_dice += 1
    play.tell("white_die", seat=seat, cause=cause)


def _piece(play: KPlay, source: str) -> str:
    return f"destiny.{source}" if source in play.data.cards.destiny else f"governor.{play.state.prayer}.{source}"

