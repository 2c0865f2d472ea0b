"""Refusals agree with the lists of options, and say what they should."""

from __future__ import annotations

import random

from kingsburg_table import new_session
from kingsburg_table.core.actions import Refusal
from kingsburg_table.games.principato.actions import (
    Activate,
    Dismiss,
    EndTurn,
    Exchange,
    Recruit,
    Replace,
    Station,
    Supply,
    SupplyAll,
    TakeFavor,
    TakeToken,
)
from kingsburg_table.games.principato.words import TROOPS
from tests.games.principato.table import ADA, BRUNO, DATA, ROW, SUPPLY, TURN, player, table, told


def test_what_is_listed_is_not_refused_and_what_is_not_listed_is() -> None:
    """P12.1: `refuse` alone says the same as the list, for all the numbers, places and positions there are."""
    troops, tokens = (*TROOPS, "farm"), ("monument", "book", "painting")
    for seed in range(3):
        session, rng = new_session("principato", ["A", "B", "C"], seed=seed), random.Random(seed)
        while session.decision is not None:
            decision = session.decision
            seat, listed = decision.seat, {option.action for option in decision.options}
            tried = {
                *(Activate(card, place, option) for card in DATA.cards for place in range(4) for option in range(5)),
                *(Exchange(card, place, "harvest", position)
                  for card in ("harvest", "writer", "tax_mixed") for place in range(4) for position in range(8)),
                *(Replace(card, position) for card in DATA.cards for position in range(8)),
                *(kind(troop, count)
                  for kind in (Recruit, Station, Dismiss) for troop in troops for count in range(-1, 39)),
                *(TakeToken(token, value) for token in tokens for value in range(7)),
                *(Supply(cube, troop) for cube in ("food", "money", "favor") for troop in troops),
                *(TakeFavor(to) for to in ("church", *troops)),
            }  # fmt: skip
            for action in listed | tried if rng.random() < 0.1 else listed:
                refusal = session.rules.agenda.takers[type(action)].refuse(session.play, seat, action)
                assert (refusal is None) == (action in listed), (decision.kind, action, refusal)
            session.act(rng.choice(decision.options))


def test_other_players_cards_are_theirs() -> None:
    blocked = table(TURN, players=3).blocked(ADA)
    for seat in (1, 2):
        for place in (1, 2):
            assert f"hand.{seat}.3" not in blocked
            assert blocked[f"hand.{seat}.{place}"] == Refusal("P4.1", "not_yours", {"seat": seat})
    assert not any(target.startswith("hand.0") for target in blocked)
    assert blocked["token.0.palazzo"] == Refusal("P1.5", "token_stays", {"token": "palazzo"})


def test_the_last_tokens_may_be_taken() -> None:
    """P11.3: as many as needed are enough."""
    ada = {"hand": ["build_farm", "writer"], "bank": 2, "money": 3}
    session = table(TURN, ada=ada, bruno={"field": 20, "farm": 19})
    assert session.state.stock.land == 1
    assert set(session.blocked(ADA)) & {"choice.1.1", "choice.1.2"} == {"choice.1.2"}


def test_the_ends_of_a_range_are_allowed() -> None:
    """P1.13, P3.7"""
    session = table(TURN, ada={"hand": ["market", "writer"], "palazzo": 3, "bank": 1, "money": 0, "condottiere": 2})
    session.act(Activate("market", 1))
    step = session.rules.agenda.takers[Station]
    allowed = [n for n in range(-1, 5) if step.refuse(session.play, ADA, Station("condottiere", n)) is None]
    assert allowed == [1, 2]


def test_reasons_of_favors() -> None:
    full = table(TURN, ada={"favor": 3, "militia": 1})
    assert full.refusal(TakeFavor()) == Refusal("P5.1", "church_full", {"n": 3})
    assert full.refusal(TakeFavor("condottiere")) == Refusal("P1.4", "no_empty_troop", {"troop": "condottiere"})
    assert full.refusal(TakeFavor("bank")) == Refusal("P5.4", "no_place_for_favor", {})
    assert full.blocked(ADA)["church.0"].reason == "church_full"
    crammed = table(TURN, ada={"favor": 3})
    assert crammed.refusal(TakeFavor()) == Refusal("P5.2", "no_room_for_favor", {"n": 3})
    gone = table(TURN, bruno={"favor": 3, "militia": 8, "militia_favor": 8})
    assert gone.refusal(TakeFavor()) == Refusal("P5.2", "no_favor_left", {})


def test_troops_without_favors_in_stock() -> None:
    """P1.9, P5.2: a stored cube may still go onto them, and what is missing is that cube."""
    ada = {"militia": 1, "condottiere": 1, "food": 1, "money": 0, "favor": 0}
    session = table(TURN, ada=ada, bruno={"favor": 3, "militia": 9, "militia_favor": 9})
    assert session.state.stock.favor == 0
    blocked = session.blocked(ADA)
    assert "troop.0.militia" not in blocked and "cube.0.food" not in blocked
    assert blocked["troop.0.condottiere"] == Refusal("P1.9", "no_cube", {"cube": "money"})
    assert blocked["favor"] == blocked["church.0"] == Refusal("P5.2", "no_favor_left", {})


def test_reasons_of_moments() -> None:
    session = table(TURN, display=ROW, ada={"hand": ["market", "writer"], "militia": 1}, seal=True)
    assert session.refusal(EndTurn(), BRUNO) == Refusal("P2.1", "not_your_turn", {"seat": ADA})
    session.act(Activate("market", 1))
    assert session.refusal(EndTurn()) == Refusal("P3.8", "must_exchange", {"card": "market"})
    session.act(Replace("writer", 3))
    session.act(TakeFavor())
    assert session.refusal(EndTurn()) == Refusal("P2.3", "no_action_left", {"n": 2})
    paying = table(TURN, ada={"hand": ["build_farm", "writer"], "money": 1, "favor": 1})
    paying.act(Activate("build_farm", 1))
    assert paying.refusal(EndTurn()) == Refusal("P3.12", "in_between", {"card": "build_farm"})
    assert table(TURN).refusal(SupplyAll()) == Refusal("P6.2", "decided_once", {})


def test_a_finished_match_refuses_everything() -> None:
    session = table("year 3 / turn 14 / act", turn=BRUNO, deck={})
    session.act(EndTurn())
    assert session.decision is None
    for action in (EndTurn(), TakeFavor(), Supply("food", "militia"), SupplyAll(), Dismiss("militia", 0)):
        assert session.refusal(action, ADA) is not None


def test_events_of_exchanges_name_cards_and_places() -> None:
    session = table(TURN, display=ROW, ada={"hand": ["writer", "market"]}, chance=[("card", "harvest")])
    session.act(Activate("market", 2))
    session.act(Replace("painter", 4))
    session.act(Exchange("writer", 1, "build_bank", 5))
    (activated,), (replaced,), (exchanged,) = (told(session, kind) for kind in ("activated", "replaced", "exchanged"))
    assert activated.values == {"seat": ADA, "card": "market", "option": 1}
    assert replaced.values == {"seat": ADA, "given": "market", "taken": "painter", "place": 2, "position": 4}
    assert exchanged.values == {"seat": ADA, "given": "writer", "taken": "build_bank", "place": 1, "position": 5}


def test_all_supply_uses_favors_for_both_kinds() -> None:
    """P12.6: food, money, favors on militia, favors on condottieri, in this order."""
    session = table(
        SUPPLY, ada={"militia": 2, "condottiere": 2, "food": 1, "money": 0, "favor": 3}, bruno={"militia": 1}
    )
    session.act(SupplyAll())
    ada = player(session)
    assert (ada.militia_food, ada.militia_favor, ada.condottiere_favor, ada.favor) == (1, 1, 2, 0)
    few = table(SUPPLY, ada={"militia": 3, "condottiere": 1, "food": 0, "money": 0, "favor": 1}, bruno={"militia": 1})
    few.act(SupplyAll())
    assert (player(few).militia_favor, player(few).condottiere_favor) == (1, 0)
