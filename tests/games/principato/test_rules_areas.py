"""Areas, tokens and storage: P1."""

from __future__ import annotations

import random

import pytest

from kingsburg_table import new_session
from kingsburg_table.games.principato.actions import (
    Activate,
    Dismiss,
    EndTurn,
    Exchange,
    Replace,
    Station,
    Supply,
    TakeFavor,
)
from kingsburg_table.games.principato.strength import caps
from kingsburg_table.games.principato.words import BUILDINGS, CULTURE
from tests.games.principato.table import ADA, BARE, BRUNO, DATA, ROW, TURN, asked, listed, player, refused, table


def test_five_areas_and_what_lies_in_them() -> None:
    """P1.1, P1.2"""
    assert list(DATA.areas) == ["environs", "city_walls", "city_center", "palace_area", "church"]
    lies_in = {area: [id for id, token in DATA.tokens.items() if token.area == area] for area in DATA.areas}
    assert lies_in == {
        "environs": ["field", "farm"], "city_walls": ["catapult", "militia", "condottiere"],
        "city_center": ["palazzo", "bank"], "palace_area": [], "church": [],
    }  # fmt: skip
    assert {DATA.cards[id].area for id in ("sculptor", "writer", "painter")} == {"palace_area"}


def test_spaces_are_no_limit() -> None:
    """P1.3: more fields than the board has spaces."""
    spaces = DATA.areas["environs"].spaces
    session = table(TURN, ada={"hand": ["cultivate_field", "writer"], "field": spaces, "money": 1})
    session.act(Activate("cultivate_field", 1))
    assert player(session).field + player(session).farm > spaces


@pytest.mark.parametrize(("farm", "bank"), [(1, 1), (3, 2)])
def test_room_is_two_a_farm_two_a_bank_three_in_the_church(farm: int, bank: int) -> None:
    """P1.4, P1.6: only totals count."""
    session = table(TURN, ada={"farm": farm, "bank": bank})
    assert caps(DATA, player(session)) == (2 * farm, 2 * bank, 3)
    full = table(TURN, ada={"hand": ["tax_mixed", "writer"], "farm": farm, "food": 2 * farm})
    full.act(Activate("tax_mixed", 1, 3))
    assert player(full).food == 2 * farm


def test_fields_palazzi_and_catapults_hold_no_cubes() -> None:
    """P1.5: a field or a catapult adds no room, and a catapult is not supplied."""
    session = table(TURN, ada={"hand": ["tax_mixed", "writer"], "field": 5, "palazzo": 5, "catapult": 2, **BARE})
    assert caps(DATA, player(session)) == (2, 2, 3)
    assert session.blocked(ADA)["token.0.catapult"].rule == "P1.5"
    assert session.blocked(ADA)["token.0.field"].rule == "P1.5"
    assert session.blocked(ADA)["token.0.farm"].rule == "P1.12"
    assert refused(session, Supply("food", "catapult")) == ("P1.9", "only_onto_troops")
    assert listed(session, Supply) == []


def test_surplus_is_lost_and_told() -> None:
    """P1.7"""
    session = table(TURN, ada={"hand": ["market", "writer"], "palazzo": 5, "money": 1})
    before = session.state.stock.money
    session.act(Activate("market", 1))
    assert player(session).money == 2 and session.state.stock.money == before - 1
    lost = [event.values["cubes"] for events in session.story for event in events if event.kind == "surplus"]
    assert lost == [{"money": 4}]


def test_new_cubes_fill_stores_first_unless_told_otherwise() -> None:
    """P1.8, P1.13: the default puts as few as possible on troops."""
    session = table(TURN, ada={"hand": ["market", "writer"], "palazzo": 3, "bank": 1, "money": 0, "condottiere": 2})
    session.act(Activate("market", 1))
    assert session.decision is not None and session.decision.kind == "station"
    assert [action.count for action in listed(session, Station)] == [1, 2]
    assert session.decision.default is session.decision.options[0]
    assert refused(session, Station("condottiere", 0)) == ("P1.13", "station_range")
    assert refused(session, Station("militia", 1)) == ("P1.13", "station_range")
    session.act(Station("condottiere", 2))
    assert (player(session).money, player(session).condottiere_money) == (1, 2)


def test_food_is_asked_before_money() -> None:
    """P1.13, P12.3: one number for each kind gained, food first."""
    session = table(TURN, ada={"hand": ["tax_mixed", "writer"], "militia": 1, "condottiere": 1, **BARE})
    session.act(Activate("tax_mixed", 1, 2))
    assert {action.troop for action in listed(session)} == {"militia"}
    session.act(Station("militia", 1))
    assert {action.troop for action in listed(session)} == {"condottiere"}
    session.act(Station("condottiere", 0))
    assert (player(session).militia_food, player(session).money) == (1, 1)
    assert {type(action) for action in listed(session)} == {Replace}


def test_cubes_on_troops_do_not_pay() -> None:
    """P3.3, P1.9"""
    session = table(TURN, ada={"hand": ["build_bank", "writer"], **BARE, "militia": 1, "militia_food": 1})
    assert refused(session, Activate("build_bank", 1)) == ("P3.4", "too_dear")


def test_moves_before_each_action_but_not_after_the_second() -> None:
    """P1.10: also between the actions and before an early end, never in the middle of an activation."""
    session = table(
        TURN, ada={"militia": 4, "farm": 2, "food": 4, "hand": ["tax_mixed", "writer"]}, display=ROW, seal=True,
        chance=[("card", "harvest")],
    )
    move = Supply("food", "militia")
    session.act(move)
    assert session.state.actions == 2
    session.act(Exchange("writer", 2, "market", 2))
    session.act(move)
    assert session.state.actions == 1 and asked(session) == ADA
    session.act(Activate("tax_mixed", 1, 1))
    assert refused(session, move) == ("P3.8", "must_exchange")
    session.act(Replace("sculptor", 1))
    assert session.decision is not None and session.decision.kind == "seal"
    assert refused(session, move) == ("P2.3", "no_action_left")


def test_moves_only_in_the_own_turn() -> None:
    """P1.10"""
    session = table(TURN, bruno={"militia": 1})
    assert refused(session, Supply("food", "militia"), BRUNO) == ("P2.1", "not_your_turn")
    session.state.script = None
    session.act(EndTurn())
    assert refused(session, Supply("food", "militia"), BRUNO) is None


def test_what_supply_needs() -> None:
    """P1.4, P1.9: a fitting cube, an own empty troop."""
    session = table(TURN, ada={"militia": 1, "militia_food": 1, "condottiere": 1, "food": 1, "money": 0, "favor": 1})
    assert refused(session, Supply("food", "militia")) == ("P1.4", "no_empty_troop")
    assert refused(session, Supply("money", "condottiere")) == ("P1.9", "no_cube")
    assert refused(session, Supply("food", "condottiere")) == ("P1.4", "wrong_cube")
    assert listed(session, Supply) == [Supply("favor", "condottiere")]


def test_tokens_never_become_fewer_nor_change_sides() -> None:
    """P1.11, P1.12: in whole games only dismissals give tokens back."""
    kept = (*BUILDINGS, "catapult")
    for seed in range(6):
        session, rng = new_session("principato", ["A", "B", "C"], seed=seed), random.Random(seed)
        while session.decision is not None:
            before = session.codec.copy(session.state)
            action = rng.choice(session.decision.options).action
            session.act(action)
            for old, new in zip(before.players, session.state.players, strict=True):
                assert all(getattr(new, token) >= getattr(old, token) for token in kept)
                assert all(sum(getattr(new, kind)) >= sum(getattr(old, kind)) for kind in CULTURE)
                if not isinstance(action, Dismiss):
                    assert new.militia >= old.militia and new.condottiere >= old.condottiere


def test_a_favor_goes_where_it_is_told() -> None:
    """P5.1: the church unless named otherwise."""
    session = table(TURN, ada={"favor": 1, "militia": 1, "condottiere": 1})
    assert listed(session, TakeFavor) == [TakeFavor(), TakeFavor("militia"), TakeFavor("condottiere")]
    session.act(TakeFavor())
    assert player(session).favor == 2
