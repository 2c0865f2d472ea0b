"""What must hold for tables that a seat imagines, and for play on them."""

from __future__ import annotations

import random

from kingsburg_table.core.actions import Action
from kingsburg_table.core.lightplay import LightPlay
from kingsburg_table.core.named import fingerprint
from kingsburg_table.core.views import imagine, view
from tests.support.games import AnySession, Options, begin
from tests.support.matches import NAMES


def check_imagined(game: str, players: int, seed: int, every: int, options: Options = None) -> int:
    """At moments of a random match every seat, and nobody, imagines tables that look just the same to them; returns how
    many of them were not the true one."""
    session = begin(game, players, seed, options=options)
    rng = random.Random(seed + 3)
    others = 0
    while session.decision is not None:
        if rng.randrange(every) == 0:
            for seat in (None, *range(players)):
                others += check_seat(session, seat, rng)
        session.act(rng.choice(session.decision.options))
    return others


def check_seat(session: AnySession, seat: int | None, rng: random.Random) -> int:
    controller, seen = session.controller, session.view(seat)
    kept = controller.codec.pack(seen)
    one, two = (imagine(controller, seen, seat, rng) for _ in range(2))
    assert controller.codec.pack(seen) == kept  # the view itself stays as it was
    assert one.chance != two.chance and session.state.chance not in (one.chance, two.chance)
    for state in (one, two):
        assert list(controller.invariants(state)) == []
        assert controller.codec.pack(view(controller, state, seat)) == kept
    decision = session.decision_for(seat)
    if decision is not None and decision.kind != "seal" and not decision.anyone:
        light = LightPlay(controller, controller.codec.copy(one)).decision
        assert light is not None
        assert [option.action for option in light.options] == [option.action for option in decision.options]
    check_playout(LightPlay(controller, two), rng)
    return fingerprint(one) != fingerprint(session.state)


def check_playout(light: LightPlay[object, object], rng: random.Random) -> None:
    """It goes on to an end, and nothing is lost or won on the way."""
    for _ in range(12):
        if light.decision is None:
            break
        light.take(rng.choice(light.decision.options))
        assert list(light.controller.invariants(light.state)) == []


def check_same_end(game: str, players: int, seed: int, options: Options = None) -> None:
    """With the same chance a light playout and a session come to the same end, and a copy goes its own way."""
    from kingsburg_table import new_session

    session = new_session(game, list(NAMES[:players]), seed=seed, options=options)
    rng = random.Random(seed)
    light = LightPlay(session.controller, session.controller.codec.copy(session.state))
    actions: list[Action] = []
    while session.decision is not None:
        assert light.decision == session.decision
        option = rng.choice(session.decision.options)
        actions.append(option.action)
        other = light.copy()
        light.take(option)
        other.take(option.action)
        session.act(option)
        assert fingerprint(light.state) == fingerprint(other.state) == session.state_hash()
    assert light.decision is None and light.outcome == session.outcome
