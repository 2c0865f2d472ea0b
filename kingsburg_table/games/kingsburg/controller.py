"""Kingsburg on the core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from kingsburg_table.core.actions import Action, Option, Outcome
from kingsburg_table.core.components import Name
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.manifest import shipped
from kingsburg_table.core.outlook import Coming, Outlook
from kingsburg_table.core.play import Counters, Rules
from kingsburg_table.games.kingsburg import actions, components, earlier, invariants, rounds, scoring, setup, view
from kingsburg_table.games.kingsburg import outlook as support
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.modules import in_play, modules_of
from kingsburg_table.games.kingsburg.state import NOBODY, Kingsburg, KPlay
from kingsburg_table.games.kingsburg.traits import KingsburgTraits
from kingsburg_table.games.kingsburg.treasury import goods_dict
from kingsburg_table.games.kingsburg.words import GOODS, said_of_tile

BOARD = "board"


class KingsburgController(Controller[Kingsburg, Components]):
    game = "kingsburg"
    players = shipped("kingsburg").players
    choices = shipped("kingsburg").choices
    state_type = Kingsburg
    shape = 2
    actions = actions.ALL
    booked = ("gold", "wood", "stone", "tokens", "soldiers", "points")

    def __init__(self, box: Components, version: str) -> None:
        self.box = box
        self.version = version

    def made_rules(self, options: Mapping[str, str]) -> Rules[Kingsburg, Components]:
        data = in_play(self.box, options)
        return Rules(data, rounds.agenda(data, modules_of(data)))

    def new_state(self, seats: int, options: Mapping[str, str]) -> Kingsburg:
        return setup.new_state(seats, options)

    def setup(self, play: KPlay) -> None:
        setup.setup(play)
        for module in modules_of(play.data):
            module.set_up(play)

    def hide(self, state: Kingsburg, seat: int | None, secret: int | None) -> None:
        view.hide(state, seat, secret)

    def redraw(self, state: Kingsburg, seat: int | None, rng: Random) -> None:
        view.redraw(self.rules_of(state).data, state, seat, rng)

    def counters(self, view_: Kingsburg, seat: int) -> Counters:
        return view.counters(self.rules_of(view_).data, view_, seat)

    def hints(self, view_: Kingsburg, seat: int) -> Mapping[str, Any]:
        return view.hints(self.rules_of(view_).data, view_, seat)

    def forecast(self, outlook: Outlook, play: KPlay, seat: int, option: Option) -> Sequence[Coming]:
        return support.forecast(outlook, play, seat, option)

    def pending(self, outlook: Outlook, play: KPlay, seat: int) -> Sequence[Coming]:
        return support.pending(outlook, play, seat)

    def near(self, outlook: Outlook, play: KPlay, seat: int, option: Option | None) -> Sequence[str]:
        return support.near(outlook, play, seat, option)

    def traits(self, data: Components) -> KingsburgTraits:
        return KingsburgTraits(data)

    def names(self) -> Mapping[str, Name]:
        return self.box.names()

    def said(self, action: Action) -> Mapping[str, Any]:
        """What a choice on a whim tile means."""
        whims = self.box.cards.whims
        if isinstance(action, actions.Accept) and action.tile in whims:
            found = said_of_tile(whims[action.tile].support, "deal", (action.deal,))
            pays = dict.fromkeys([action.pay], sum(found["pays"].values())) if action.pay else {}
            return {**found, "pays": pays}
        if isinstance(action, actions.Pair) and action.tile in whims:
            return said_of_tile(whims[action.tile].support, "pair", action.places)
        if isinstance(action, actions.Leave) and action.tile in whims:
            return said_of_tile(whims[action.tile].support, "leave", (action.place,))
        return {}

    def outcome(self, state: Kingsburg) -> Outcome:
        return scoring.outcome(state)

    def upgrade(self, shape: int, line: dict[str, Any]) -> None:
        earlier.upgrade(shape, line)

    def invariants(self, state: Kingsburg) -> Sequence[str]:
        return invariants.invariants(self.rules_of(state).data, state)

    def clear(self, state: Kingsburg) -> None:
        """Cards, tiles and tokens: only those that an example gives are there."""
        setup.clear(state)
        for module in modules_of(self.rules_of(state).data):
            module.lay_out(state)

    def put(self, state: Kingsburg, seat: int | None, key: str, value: Any) -> None:
        """Goods as `{gold: 2}`, points as one number, an envoy that nobody holds as `board`; the rest by field."""
        if seat is not None and key == "goods":
            counts = msgspec.convert(value, dict[str, int])
            state.players[seat].goods = [counts.get(good, 0) for good in GOODS]
        elif seat is not None and key == "points" and isinstance(value, int):
            state.players[seat].points = {"effects": value} if value else {}
        elif key == "envoy" and value == BOARD:
            state.envoy = NOBODY
        else:
            super().put(state, seat, key, value)

    def read(self, state: Kingsburg, seat: int | None, key: str) -> Any:
        if seat is not None and key == "goods":
            return goods_dict(state.players[seat].goods)
        if seat is not None and key == "points":
            return state.players[seat].score
        if key == "envoy" and state.envoy == NOBODY:
            return BOARD
        return super().read(state, seat, key)


def controller() -> KingsburgController:
    """Kingsburg with the data that ships."""
    return KingsburgController(components.load(), components.version())
