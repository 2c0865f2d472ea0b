"""Tables that a seat imagines from what it sees, and light play on them: of every game there is."""

from __future__ import annotations

import os
import random

import pytest

from kingsburg_table import new_session
from kingsburg_table.core.lightplay import LightPlay
from tests.support.imagined import check_imagined, check_same_end
from tests.test_games import MATCHES, REAL
from tests.toy.game import Leave, PebblesController, Show

GAMES = max(2, int(os.environ.get("GAMES", "12")) // 6)
OPEN = ("lanes", "signorie")  # everything lies open but chance


@pytest.mark.parametrize(("game", "players"), MATCHES)
def test_every_seat_can_imagine_a_table_that_looks_the_same(game: str, players: int) -> None:
    every = 12 if game in REAL else 1
    others = sum(check_imagined(game, players, seed, every) for seed in range(GAMES))
    assert others > 0 or game in OPEN or game == "kingsburg"  # there, only after somebody has peeked


@pytest.mark.parametrize(("game", "players"), MATCHES)
def test_a_light_play_comes_to_the_same_end(game: str, players: int) -> None:
    for seed in range(GAMES):
        check_same_end(game, players, seed)


def test_secret_choices_are_made_anew_by_those_who_have_chosen() -> None:
    session = new_session("pebbles", ["Aga", "Jan", "Ewa"], seed=1)
    for action in (Leave(), Leave(), Leave(), Show("fist")):
        session.act(action)
    first, second, third = session.state.order
    hands = set()
    for seed in range(20):
        state = LightPlay.of(session.controller, session.view(second), second, random.Random(seed)).state
        hands.add(state.players[first].hand)
        assert state.players[second].hand == state.players[third].hand == ""
    assert hands == {"open", "fist"}


def test_who_is_choosing_in_secret_begins_anew_for_others() -> None:
    """Of two secret answers one is given; a rival who imagines the table has both of them still to come."""
    session = new_session("hideouts", ["Aga", "Jan"], seed=3)
    assert session.decision is not None
    session.act(session.decision.options[0])
    first, second = session.state.order
    light = LightPlay.of(session.controller, session.view(second), second, random.Random(1))
    assert light.decision is not None
    assert (light.decision.seat, light.decision.kind) == (first, "hide")


def test_a_wrong_redraw_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PebblesController, "redraw", lambda self, state, seat, rng: None)
    with pytest.raises((AssertionError, KeyError)):
        check_imagined("pebbles", 3, 0, 1)


def test_light_play_asks_no_seal_and_no_look_and_its_copies_may_meet_other_chance() -> None:
    session = new_session("lanes", ["Aga", "Jan"], seed=5)
    for seat in range(2):
        session.wish(seat, seal=True, look=True)
    light = LightPlay.of(session.controller, session.view(0), 0, random.Random(2))
    ends = set()
    for chance in range(6):
        copy, kinds = light.copy(chance), set()
        while copy.decision is not None:
            kinds.add(copy.decision.kind)
            copy.take(copy.decision.options[-1])
        assert kinds == {"put"} and copy.outcome is not None
        ends.add(copy.outcome.points)
    assert len(ends) > 1 and light.decision is not None
