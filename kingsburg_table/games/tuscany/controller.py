"""The Castles of Tuscany on the core."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any

from kingsburg_table.core.actions import Action, Option, Outcome
from kingsburg_table.core.components import Name
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.manifest import shipped
from kingsburg_table.core.outlook import Coming, Outlook
from kingsburg_table.core.play import Counters, Rules
from kingsburg_table.games.tuscany import (
    actions,
    components,
    invariants,
    position,
    position_read,
    rounds,
    scoring,
    sentences,
    setup,
    view,
)
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.state import TPlay, Tuscany
from kingsburg_table.games.tuscany.traits import TuscanyTraits

EDITION = "edition"  #: the match option: today's printing, or an earlier one by its id in the data


class TuscanyController(Controller[Tuscany, Components]):
    game = "tuscany"
    players = shipped("tuscany").players
    choices = shipped("tuscany").choices
    state_type = Tuscany
    actions = actions.ALL
    booked = view.BOOKED

    def __init__(self, box: Components, version: str) -> None:
        self.box = box
        self.version = version

    def made_rules(self, options: Mapping[str, str]) -> Rules[Tuscany, Components]:
        data = self.box.of_edition(options[EDITION]) if options[EDITION] in self.box.editions else self.box
        return Rules(data, rounds.agenda(data))

    def new_state(self, seats: int, options: Mapping[str, str]) -> Tuscany:
        return setup.new_state(self.box, seats)

    def setup(self, play: TPlay) -> None:
        setup.setup(play)

    def hide(self, state: Tuscany, seat: int | None, secret: int | None) -> None:
        view.hide(state, seat)

    def redraw(self, state: Tuscany, seat: int | None, rng: Random) -> None:
        rules = self.rules_of(state)
        view.redraw(rules.data, state, seat, rng, rules.agenda.chosen_secretly(state))

    def counters(self, view_: Tuscany, seat: int) -> Counters:
        return view.counters(view_, seat)

    def hints(self, view_: Tuscany, seat: int) -> Mapping[str, Any]:
        return view.hints(self.rules_of(view_).data, view_, seat)

    def forecast(self, outlook: Outlook, play: TPlay, seat: int, option: Option) -> Sequence[Coming]:
        return view.forecast(play, seat, option)

    def alike(self, play: TPlay, seat: int, option: Option) -> Hashable:
        return view.alike(play, seat, option)

    def traits(self, data: Components) -> TuscanyTraits:
        return TuscanyTraits(data)

    def names(self) -> Mapping[str, Name]:
        return self.box.names()

    def said(self, action: Action) -> Mapping[str, Any]:
        return sentences.said(self.box, action)

    def outcome(self, state: Tuscany) -> Outcome:
        return scoring.outcome(state)

    def invariants(self, state: Tuscany) -> Sequence[str]:
        return invariants.invariants(self.rules_of(state).data, state)

    def put(self, state: Tuscany, seat: int | None, key: str, value: Any) -> None:
        if not position.put(self.rules_of(state).data, state, seat, key, value):
            super().put(state, seat, key, value)

    def read(self, state: Tuscany, seat: int | None, key: str) -> Any:
        found = position_read.read(self.rules_of(state).data, state, seat, key)
        return super().read(state, seat, key) if found is None else found


def controller() -> TuscanyController:
    """The Castles of Tuscany with the data that ships."""
    return TuscanyController(components.load(), components.version())
