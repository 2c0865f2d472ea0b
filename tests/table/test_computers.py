"""Computers at the real table: their secrets are not drawn, and nobody is asked for the mouse or for a seal."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.wishes import LOOK_WISH, SEAL_WISH
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.match import at_the_table
from kingsburg_table.table.play.results import Played
from kingsburg_table.table.scenes.table import TableScene
from tests.support.matches import NAMES
from tests.table.hand import Hand

Start = Callable[..., Hand]


def sit(hand: Hand, game: str, kinds: tuple[str, ...], seed: int = 3) -> TableScene:
    seats = at_the_table([Seat(NAMES[at], kind=kind) for at, kind in enumerate(kinds)])
    scene = TableScene(new_session(game, seats, seed=seed))
    hand.show(scene)
    return scene


@pytest.mark.parametrize("game", ["pebbles", "kingsburg", "principato", "signorie"])
def test_a_person_alone_with_computers_keeps_the_mouse(hand: Start, game: str) -> None:
    h = hand()
    scene, rng = sit(h, game, ("computer", "human", "computer")), random.Random(5)
    screen, session = scene.match.screen, scene.match.session
    now = 0.0
    for _ in range(60 if game != "pebbles" else 1000):
        decision = session.decision
        if decision is None:
            break
        assert (screen.phase, scene.match.seat) == (Phase.TURN, 1)
        if not decision.anyone and decision.seat != 1:
            assert decision.kind not in ("seal", "look")
            assert screen.thinking == decision.seat and scene.match.narrowing is None and scene.lit_ids() == []
            assert scene.match.decision is None or not decision.private
        assert screen.eyes in (None, 1)
        now += 2000
        result = scene.match.play(rng.choice(decision.options), now)
        assert isinstance(result, Played)
        scene.hands.after(result)
        if rng.random() < 0.2:
            h.wait()
    assert [wish & (SEAL_WISH | LOOK_WISH) > 0 for wish in session.state.wishes] == [False, True, False]


def test_no_curtain_falls_when_the_table_is_entered_in_a_computers_secret(hand: Start) -> None:
    """With two people at the screen a person's secret is covered, a computer's is only waited for."""
    fell = {}
    for seed in range(6):
        h = hand()
        scene = sit(h, "pebbles", ("human", "human", "computer"), seed)
        session = scene.match.session
        while session.decision is not None and session.decision.kind != "show":
            session.act(session.decision.options[-1])
        decision = session.decision
        assert decision is not None and decision.private
        again = TableScene(session)
        h.show(again)
        covered = again.match.screen.phase is Phase.CURTAIN
        kind = session.seats[decision.seat].kind
        assert covered == (kind == "human")
        fell[kind] = covered
        if kind == "computer":
            assert again.match.decision is None and again.match.screen.thinking == decision.seat
            again.pause()
            assert again.match.screen.phase is not Phase.CURTAIN
    assert fell == {"human": True, "computer": False}


def test_only_people_are_asked_how_they_want_to_end_their_turns(hand: Start) -> None:
    h = hand()
    scene = sit(h, "pebbles", ("human", "computer", "human"))
    h.show(scene.settings_scene())
    rows = [widget.id for widget in h.form.widgets if widget.id.startswith("end.")]
    assert rows == ["end.0", "end.1"]
