"""Principato on the core."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kingsburg_table.core.actions import Action, Change, Option, Outcome
from kingsburg_table.core.components import Name
from kingsburg_table.core.controller import Choice, Controller
from kingsburg_table.core.play import Counters
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


class PrincipatoController(Controller[Principato, Components]):
    game = "principato"
    players = range(2, 5)
    choices = (Choice(setup.START, ("drawn", "first_seat")),)
    state_type = Principato
    actions = actions.ALL
    booked = view.BOOKED

    def __init__(self, data: Components, version: str) -> None:
        self.data = data
        self.version = version
        self.agenda = rounds.agenda(data)

    def new_state(self, seats: int, options: Mapping[str, str]) -> Principato:
        return setup.new_state(self.data, seats, options)

    def setup(self, play: PPlay) -> None:
        setup.setup(play)

    def hide(self, state: Principato, seat: int | None, secret: int | None) -> None:
        view.hide(state, seat)

    def counters(self, view_: Principato, seat: int) -> Counters:
        return view.counters(self.data, view_, seat)

    def hints(self, view_: Principato, seat: int) -> Mapping[str, Any]:
        return view.hints(self.data, view_, seat)

    def forecast(self, play: PPlay, seat: int, option: Option) -> Iterable[Change]:
        return view.forecast(play, seat, option)

    def names(self) -> Mapping[str, Name]:
        return self.data.names()

    def said(self, action: Action) -> Mapping[str, Any]:
        return sentences.said(self.data, action)

    def outcome(self, state: Principato) -> Outcome:
        return scoring.outcome(self.data, state)

    def upgrade(self, shape: int, line: dict[str, Any]) -> None:
        earlier.upgrade(shape, line)

    def invariants(self, state: Principato) -> Sequence[str]:
        return invariants.invariants(self.data, state)

    def put(self, state: Principato, seat: int | None, key: str, value: Any) -> None:
        if not position.put(self.data, state, seat, key, value):
            super().put(state, seat, key, value)

    def read(self, state: Principato, seat: int | None, key: str) -> Any:
        found = position.read(self.data, state, seat, key)
        return super().read(state, seat, key) if found is None else found


def controller() -> PrincipatoController:
    """Principato with the data that ships."""
    return PrincipatoController(components.load(), components.version())
