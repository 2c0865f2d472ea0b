"""A turn's action: draw cards, take a tile, or place one; then perhaps one more for a marble (T1 to T4)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from operator import getitem

from kingsburg_table.core.actions import Action, Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.tuscany.actions import Draw, EndTurn, Exchange, Place, Take, UseMarble
from kingsburg_table.games.tuscany.box import EMPTY
from kingsburg_table.games.tuscany.components import Components, Openings
from kingsburg_table.games.tuscany.offer import can_exchange, exchange, fitting, openings_of, take
from kingsburg_table.games.tuscany.payment import affordable
from kingsburg_table.games.tuscany.piles import any_card, draw_cards
from kingsburg_table.games.tuscany.state import TPlay, Tuscany
from kingsburg_table.games.tuscany.steps import options
from kingsburg_table.games.tuscany.steps.asked import not_asked
from kingsburg_table.games.tuscany.steps.refusing import blocked_now, refuse_exchange, refuse_place, refuse_take
from kingsburg_table.games.tuscany.steps.turning import will_refill


@cache
def _prompt(name: str, seat: int) -> Prompt:
    return Prompt(name, {"seat": seat})


class TakeAction(Step[Tuscany, Components]):
    """One of the three actions (T1.2). A placement names piece and hex; what it costs is asked next."""

    name, rule, takes = "act", "T1.2", (Draw, Take, Exchange, Place)

    def decision(self, play: TPlay, frame: Frame) -> Decision | None:
        state, seat = play.state, frame.seat
        if state.exchanging:
            found = _exchanging(play, seat)
        else:
            openings = openings_of(play, seat)
            found = [options.DRAW] if any_card(play.data, state) else []
            found += takes(play, seat)
            if can_exchange(play, openings):
                found += _exchanges(play)
            found += placements(play, seat, openings)
        if not found:
            return None
        prompt = _prompt("prompt.tuscany.exchange" if state.exchanging else "prompt.tuscany.act", seat)
        return Decision(seat, self.name, prompt, self.rule, tuple(found), private=not state.open_hands)

    def apply(self, play: TPlay, frame: Frame, action: Action) -> bool:
        state, seat = play.state, frame.seat
        if type(action) is Exchange:
            exchange(play, seat, action.kind)
            return True
        state.acted += 1
        if type(action) is Draw:
            draw_cards(play, seat, cards_drawn(play, seat))
        elif type(action) is Take:
            take(play, seat, action)
        elif type(action) is Place:
            player = state.players[seat]
            state.space = action.space - 1
            state.hex = play.data.land(player.estate).number[action.hex]
            play.push("pay", seat)
        return False

    def refuse(self, play: TPlay, seat: int, action: Action) -> Refusal | None:
        if (refusal := not_asked(play, self, seat)) is not None:
            return refusal
        if type(action) is Take:
            return refuse_take(play, seat, action)
        if type(action) is Exchange:
            return refuse_exchange(play, seat, action.kind)
        if play.state.exchanging:
            return Refusal("T3.8", "finish_exchange")
        if type(action) is Place:
            return refuse_place(play, seat, action)
        return None if any_card(play.data, play.state) else Refusal("T1.5", "no_cards")

    def blocked(self, play: TPlay, frame: Frame) -> Mapping[str, Refusal]:
        return blocked_now(play, frame.seat)


class OfferMarble(Step[Tuscany, Components]):
    """Once a turn, after the first action, a marble buys another one (T1.3)."""

    name, rule, takes = "marble", "T1.3", (UseMarble, EndTurn)

    def decision(self, play: TPlay, frame: Frame) -> Decision | None:
        state, seat = play.state, frame.seat
        if not able(play, seat):
            return None
        return Decision(
            seat, self.name, _prompt("prompt.tuscany.marble", seat), self.rule,
            (options.use_marble(seat), options.END_TURN), options.END_TURN, not state.open_hands,
        )

    def apply(self, play: TPlay, frame: Frame, action: Action) -> bool:
        if type(action) is UseMarble:
            play.state.players[frame.seat].marble -= 1
            play.tell("used_marble", seat=frame.seat, pay={"marble": 1})
            play.push("act", frame.seat)
        return False

    def refuse(self, play: TPlay, seat: int, action: Action) -> Refusal | None:
        return not_asked(play, self, seat)


def cards_drawn(play: TPlay, seat: int) -> int:
    """How many cards the action draws (T2.1, T2.2)."""
    return play.data.figures.draw + play.state.players[seat].tokens[play.data.draw_more]


def able(play: TPlay, seat: int) -> bool:
    """Whether any action is legal (T1.5)."""
    state, data = play.state, play.data
    return (
        any_card(data, state) or any(code != EMPTY for code in state.display)
        or bool(placements(play, seat, openings_of(play, seat)))
    )


@cache
def _tables(data: Components) -> options.TakeTables:
    return options.TakeTables(data.id_of, data.figures.display)


def takes(play: TPlay, seat: int, kinds: Mapping[str, object] | None = None) -> list[Option]:
    """The tiles of the display, or those of certain kinds; with full storage for each piece that may leave (T3)."""
    state, data = play.state, play.data
    store, display, reveals, tables = state.players[seat].store, state.display, will_refill(state, seat), _tables(data)
    free = EMPTY in store
    if kinds is None and EMPTY not in display and (free or len(store) == 1):
        rows = tables.rows(seat, 0, "", reveals) if free else tables.rows(seat, 1, store, reveals)
        return list(map(getitem, rows, display))
    offered = [
        (slot, code) for slot, code in enumerate(display)
        if code != EMPTY and (kinds is None or data.kind_of[code] in kinds)
    ]
    spaces = [(0, "")] if free else list(enumerate(store, start=1))
    by_space = [tables.rows(seat, space, out, reveals) for space, out in spaces]
    return [rows[slot][code] for slot, code in offered for rows in by_space]


def placements(play: TPlay, seat: int, openings: Openings) -> list[Option]:
    """Stored pieces on the hexes they fit, where that can be paid (T4.2 to T4.4)."""
    data, player = play.data, play.state.players[seat]
    found: list[Option] = []
    for space, code in enumerate(player.store):
        if code == EMPTY:
            continue
        for each in data.kind_of[code] or data.codes:  # a hexagon fits any colour, and is paid in it (T11.2)
            hexes = openings.get(each)
            if hexes and affordable(player.hand, data.place_of_code[each], player.worker):
                found += options.places(seat, data.id_of[code], space, hexes, data.land(player.estate))
    return found


def _exchanging(play: TPlay, seat: int) -> list[Option]:
    """An exchange goes on until something fits, and then that must be taken (T3.8)."""
    openings = openings_of(play, seat)
    kinds = fitting(play, openings)
    if kinds:
        return takes(play, seat, kinds)
    return _exchanges(play) if can_exchange(play, openings) else takes(play, seat)


def _exchanges(play: TPlay) -> list[Option]:
    """Each kind in the display, with its slots."""
    kinds = play.state.display.translate(play.data.to_kind)
    return [
        options.exchange(id, tuple(slot for slot, kind in enumerate(kinds) if kind == code))
        for code, id in zip(play.data.codes, play.data.kind_ids, strict=True)
        if code in kinds
    ]
