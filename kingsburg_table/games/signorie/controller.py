"""Signorie on the core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from kingsburg_table.core.actions import Action, Outcome
from kingsburg_table.core.chance import ShutDoor
from kingsburg_table.core.components import Name
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.manifest import shipped
from kingsburg_table.core.play import Counters, Play, Rules
from kingsburg_table.games.signorie import (
    actions,
    components,
    invariants,
    position,
    reading,
    rounds,
    scoring,
    sentences,
    setup,
    view,
)
from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.state import Signorie, SPlay
from kingsburg_table.games.signorie.traits import SignorieTraits


class SignorieController(Controller[Signorie, Components]):
    game = "signorie"
    players = shipped("signorie").players
    choices = shipped("signorie").choices
    state_type = Signorie
    actions = actions.ALL
    booked = view.BOOKED
    wasteful = {"lost": "things", "stopped": "things"}
    risky = {"at_risk": "things"}

    def __init__(self, box: Components, version: str) -> None:
        self.box = box
        self.version = version

    def made_rules(self, options: Mapping[str, str]) -> Rules[Signorie, Components]:
        return Rules(self.box, rounds.agenda(self.box))

    def new_state(self, seats: int, options: Mapping[str, str]) -> Signorie:
        return setup.new_state(self.box, seats, options)

    def setup(self, play: SPlay) -> None:
        setup.setup(play)

    def hide(self, state: Signorie, seat: int | None, secret: int | None) -> None:
        """Everything lies open; what nobody has seen is not in the state (S15.1)."""

    def redraw(self, state: Signorie, seat: int | None, rng: Random) -> None:
        """Nothing was hidden."""

    def counters(self, view_: Signorie, seat: int) -> Counters:
        return view.counters(self.box, view_, seat)

    def hints(self, view_: Signorie, seat: int) -> Mapping[str, Any]:
        return view.hints(Play(view_, self.rules_of(view_), ShutDoor()), seat)

    def traits(self, data: Components) -> SignorieTraits:
        return SignorieTraits(data)

    def names(self) -> Mapping[str, Name]:
        return self.box.names()

    def said(self, action: Action) -> Mapping[str, Any]:
        return sentences.said(self.box, action)

    def outcome(self, state: Signorie) -> Outcome:
        return scoring.outcome(self.box, state)

    def invariants(self, state: Signorie) -> Sequence[str]:
        return invariants.invariants(self.box, state)

    def put(self, state: Signorie, seat: int | None, key: str, value: Any) -> None:
        if not position.put(self.box, state, seat, key, value):
            super().put(state, seat, key, value)

    def read(self, state: Signorie, seat: int | None, key: str) -> Any:
        found = reading.read(self.box, state, seat, key)
        return super().read(state, seat, key) if found is None else found


def controller() -> SignorieController:
    """Signorie with the data that ships."""
    return SignorieController(components.load(), components.version())
