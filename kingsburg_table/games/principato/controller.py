"""Principato on the core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from kingsburg_table.core.actions import Action, Outcome
from kingsburg_table.core.components import Name
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.manifest import shipped
from kingsburg_table.core.play import Counters, Rules
from kingsburg_table.games.principato import (
    actions,
    components,
    earlier,
    invariants,
    position,
    rounds,
    scoring,
    sentences,
    setup,
    view,
)
from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.state import PPlay, Principato
from kingsburg_table.games.principato.traits import PrincipatoTraits


class PrincipatoController(Controller[Principato, Components]):
    game = "principato"
    players = shipped("principato").players
    choices = shipped("principato").choices
    state_type = Principato
    actions = actions.ALL
    booked = view.BOOKED
    counted_alone = True
    wasteful = {"surplus": "cubes"}

    def __init__(self, box: Components, version: str) -> None:
        self.box = box
        self.version = version

    def made_rules(self, options: Mapping[str, str]) -> Rules[Principato, Components]:
        return Rules(self.box, rounds.agenda(self.box))

    def new_state(self, seats: int, options: Mapping[str, str]) -> Principato:
        return setup.new_state(self.rules(options).data, seats, options)

    def setup(self, play: PPlay) -> None:
        setup.setup(play)

    def hide(self, state: Principato, seat: int | None, secret: int | None) -> None:
        view.hide(state, seat)

    def redraw(self, state: Principato, seat: int | None, rng: Random) -> None:
        view.redraw(self.rules_of(state).data, state, rng)

    def counters(self, view_: Principato, seat: int) -> Counters:
        return view.counters(self.rules_of(view_).data, view_, seat)

    def hints(self, view_: Principato, seat: int) -> Mapping[str, Any]:
        return view.hints(self.rules_of(view_).data, view_, seat)

    def traits(self, data: Components) -> PrincipatoTraits:
        return PrincipatoTraits(data)

    def names(self) -> Mapping[str, Name]:
        return self.box.names()

    def said(self, action: Action) -> Mapping[str, Any]:
        return sentences.said(self.box, action)

    def sources(self, view_: Principato) -> Sequence[Mapping[str, int]]:
        data = self.rules_of(view_).data
        return [scoring.sources(data, player, goals=view_.goals_up) for player in view_.players]

    def given_by(self, view_: Principato, seat: int) -> Mapping[str, str]:
        goals = view_.players[seat].goals if view_.goals_up else ()
        return {scoring.goal_source(self.rules_of(view_).data, goal): goal for goal in goals}

    def outcome(self, state: Principato) -> Outcome:
        return scoring.outcome(self.rules_of(state).data, state)

    def upgrade(self, shape: int, line: dict[str, Any]) -> None:
        earlier.upgrade(shape, line)

    def invariants(self, state: Principato) -> Sequence[str]:
        return invariants.invariants(self.rules_of(state).data, state)

    def put(self, state: Principato, seat: int | None, key: str, value: Any) -> None:
        if not position.put(self.rules_of(state).data, state, seat, key, value):
            super().put(state, seat, key, value)

    def read(self, state: Principato, seat: int | None, key: str) -> Any:
        found = position.read(self.rules_of(state).data, state, seat, key)
        return super().read(state, seat, key) if found is None else found


def controller() -> PrincipatoController:
    """Principato with the data that ships."""
    return PrincipatoController(components.load(), components.version())
