"""Military scorings: P6 and P7."""

from __future__ import annotations

import pytest

from kingsburg_table.core.actions import Refusal
from kingsburg_table.games.principato.actions import Dismiss, EndTurn, Ready, Supply, SupplyAll
from kingsburg_table.games.principato.strength import award, possible_strength, strength
from tests.games.principato.table import (
    ADA,
    BARE,
    BRUNO,
    CELIA,
    ROW,
    SUPPLY,
    asked,
    cards,
    listed,
    player,
    refused,
    table,
    told,
)

NEXT = [("card", "harvest")]


def test_order_of_decisions() -> None:
    """P6.1: most tokens first, catapults count; of equals the nearest to the starting player."""
    session = table(
        "year 1 / regular scoring / line up", players=4, order=[2, 3, 0, 1],
        ada={"militia": 2}, bruno={"catapult": 1, "condottiere": 1}, celia={"militia": 1}, dario={"catapult": 2},
    )
    assert session.state.line == [3, 0, 1, 2]


def test_supply_in_any_mix_and_nobody_has_to() -> None:
    """P6.2, P12.6: one cube after the other, all at once (preselected), or none."""
    session = table(SUPPLY, ada={"militia": 2, "condottiere": 2}, bruno={"militia": 1})
    assert listed(session) == [
        Supply("food", "militia"), Supply("money", "condottiere"), Supply("favor", "militia"),
        Supply("favor", "condottiere"), SupplyAll(), Ready(),
    ]  # fmt: skip
    assert session.decision is not None and session.decision.default is session.decision.options[4]
    session.act(SupplyAll())
    ada = player(session)
    assert (ada.militia_food, ada.condottiere_money, ada.militia_favor, ada.condottiere_favor) == (1, 1, 1, 0)
    assert strength(ada) == 2 and asked(session) == BRUNO
    session.act(Ready())
    assert player(session, BRUNO).military == 0 and player(session).military == 5


def test_earlier_cubes_count() -> None:
    """P6.2, P6.3"""
    session = table(SUPPLY, ada={"militia": 3, "militia_food": 1, "food": 1, "money": 0, "favor": 0})
    assert strength(player(session)) == -1 and possible_strength(player(session)) == 1


@pytest.mark.parametrize(
    ("points", "strengths", "expected"),
    [((5, 0), [0, 0], [3, 3]), ((6, 3, 0), [1, 1, 1], [3, 3, 3]), ((7, 4, 2, 0), [-1, -1, -1, -4], [5, 5, 5, 0]),
     ((7, 4, 2, 0), [2, 9, 2, 2], [2, 7, 2, 2])],
)  # fmt: skip
def test_shared_places_are_rounded_up(points: tuple[int, ...], strengths: list[int], expected: list[int]) -> None:
    """P6.4, P6.5, P6.6"""
    assert award(points, strengths) == expected


def test_clean_up_leaves_the_stores() -> None:
    """P6.7, P6.9, P6.13: all cubes on troops to the stock, those in farms, banks and church stay; then dismissal."""
    session = table(
        SUPPLY, ada={"militia": 2, "militia_food": 1, "militia_favor": 1, "condottiere": 1, "condottiere_money": 1}
    )
    ada, stock = player(session), session.state.stock
    assert session.path == "year 1 / regular scoring / dismiss"
    assert (ada.militia_food, ada.militia_favor, ada.condottiere_money, ada.condottiere_favor) == (0, 0, 0, 0)
    assert (ada.food, ada.money, ada.favor) == (1, 1, 1)
    assert (stock.food, stock.money, stock.favor) == (37, 37, 10)
    (cleared,) = told(session, "cleared")
    assert cleared.values["cubes"] == {"food": 1, "money": 1, "favor": 1}
    assert cleared.values["pay"] == {"militia_supplied": 2, "condottiere_supplied": 1}


def test_dismissals_militia_first_then_condottieri() -> None:
    """P6.8, P6.11, P12.6: any number of each, none preselected; each is decided once."""
    session = table(SUPPLY, ada={"militia": 2, "condottiere": 1, "catapult": 1, **BARE}, chance=NEXT)
    assert listed(session) == [Dismiss("militia", count) for count in range(3)]
    assert session.decision is not None and session.decision.default is session.decision.options[0]
    assert session.decision.options[2].targets == ("amount.2",)
    assert session.blocked(ADA) == {
        "token.0.catapult": Refusal("P6.8", "only_troops", {}),
        "token.1.catapult": Refusal("P6.8", "not_yours", {"seat": 1}),
    }
    assert refused(session, Dismiss("catapult", 1)) == ("P6.8", "only_troops")
    assert refused(session, Dismiss("militia", 3)) == ("P6.8", "too_many_dismissed")
    session.act(Dismiss("militia", 2))
    assert refused(session, Dismiss("militia", 0)) == ("P6.11", "decided_once")
    session.act(Dismiss("condottiere", 1))
    assert (player(session).military_tokens, session.state.stock.troops) == (1, 37)
    assert refused(session, Dismiss("militia", 0)) == ("P6.8", "not_dismissing")


def test_dismissals_are_asked_in_order() -> None:
    """P6.8, P6.11, P12.3: one player after the other, militia before condottieri."""
    troops = {"militia": 1, "condottiere": 1, **BARE}
    session = table(SUPPLY, ada=troops, bruno={**troops, "condottiere": 0})
    assert refused(session, Dismiss("condottiere", 1)) == ("P12.3", "militia_first")
    assert refused(session, Dismiss("militia", 1), BRUNO) == ("P6.11", "decided_once")
    session.act(Dismiss("militia", 0))
    session.act(Dismiss("condottiere", 0))
    assert asked(session) == BRUNO
    assert refused(session, Dismiss("condottiere", 0)) == ("P6.8", "too_many_dismissed")
    hired = table(SUPPLY, ada={**troops, "militia": 0})
    assert listed(hired) == [Dismiss("condottiere", 0), Dismiss("condottiere", 1)]
    assert refused(hired, Dismiss("militia", 0)) == ("P6.8", "too_many_dismissed")


def test_points_are_told_from_first_to_last() -> None:
    """P6.4: and those of the round before are forgotten when a new one begins."""
    session = table(
        SUPPLY, players=3, ada={"catapult": 1}, celia={"catapult": 3, "militia": 1}, awarded=[1, 1, 1],
    )
    session.act(Ready())
    assert [event.values["seat"] for event in told(session, "awarded")] == [CELIA, ADA, BRUNO]
    assert [event.values["n"] for event in told(session, "awarded")] == [6, 3, 0]
    opened = table("year 1 / regular scoring / line up", ada={"militia": 1}, awarded=[1, 1])
    assert opened.decision is not None and opened.decision.kind == "supply" and opened.state.awarded == []


def test_strength_that_is_possible() -> None:
    """P6.3: favors help whoever is still without a cube."""
    session = table(SUPPLY, ada={"militia": 2, "condottiere": 2, "bank": 1, "food": 1, "money": 1, "favor": 1})
    assert (strength(player(session)), possible_strength(player(session))) == (-4, 2)
    few = table(SUPPLY, ada={"militia": 1, "condottiere": 1, "food": 0, "money": 1, "favor": 3})
    assert possible_strength(player(few)) == 2
    rich = table(SUPPLY, ada={"militia": 0, "condottiere": 2, "food": 2, "money": 2, "favor": 3})
    assert possible_strength(player(rich)) == 2
    fed = table(SUPPLY, ada={"militia": 1, "condottiere": 0, "food": 1, "money": 0, "favor": 3})
    assert possible_strength(player(fed)) == 1


def test_points_never_run_out() -> None:
    """P6.10: far more than 40 bills."""
    session = table(SUPPLY, ada={"military": 200, "catapult": 1}, chance=NEXT)
    assert player(session).military == 205


def test_everybody_decides_once() -> None:
    """P6.11: neither before nor after one is asked."""
    session = table(SUPPLY, players=3, ada={"militia": 1}, bruno={"militia": 3}, celia={"militia": 2})
    move = Supply("food", "militia")
    assert asked(session) == BRUNO
    assert refused(session, move, ADA) == ("P6.11", "decided_once")
    session.act(Ready())
    assert asked(session) == CELIA
    for action in (move, SupplyAll(), Ready()):
        assert refused(session, action, BRUNO) == ("P6.11", "decided_once")
    session.act(SupplyAll())
    session.act(SupplyAll())
    assert session.path == "year 1 / regular scoring / dismiss"
    assert refused(session, move, BRUNO) == ("P6.11", "decided_once")


def test_all_supply_comes_before_any_dismissal() -> None:
    """P12.7: one player answers everything before the next is asked."""
    session = table(
        SUPPLY, ada={"militia": 2, "condottiere": 1}, bruno={"militia": 1, "condottiere": 1}, chance=NEXT
    )
    asked_for = []
    while session.decision is not None and session.state.year == 1:
        asked_for.append((session.decision.kind, session.decision.seat))
        session.act(session.decision.options[0])
    assert asked_for == [
        ("supply", ADA), ("supply", ADA), ("supply", ADA), ("supply", BRUNO), ("supply", BRUNO),
        ("dismiss", ADA), ("dismiss", ADA), ("dismiss", BRUNO), ("dismiss", BRUNO),
    ]  # fmt: skip


def test_nobody_is_asked_in_vain() -> None:
    """P6.12: no empty troop, or no fitting cube."""
    supplied = table(SUPPLY, ada={"militia": 1, "militia_food": 1})
    assert supplied.path == "year 1 / regular scoring / dismiss"
    unfit = table(SUPPLY, ada={"militia": 1, "food": 0, "money": 1, "favor": 0})
    assert unfit.path == "year 1 / regular scoring / dismiss"


def test_no_dismissal_after_the_last_round() -> None:
    """P6.14: but a clean-up. The extra round of year 3 has both."""
    last = table("year 3 / turn 14 / act", turn=BRUNO, deck={}, ada={"militia": 1, "militia_food": 1})
    last.act(EndTurn())
    assert last.decision is None and player(last).militia == 1 and player(last).militia_food == 0
    extra = table(
        "year 3 / turn 3 / act", turn=BRUNO, deck=["scoring_card", "harvest"],
        ada={"militia": 1, "militia_food": 1}, chance=[("card", "scoring_card")],
    )
    extra.act(EndTurn())
    assert extra.decision is not None and extra.decision.kind == "dismiss"


def test_the_scoring_card_is_played_between_turns() -> None:
    """P7.1, P7.2, P7.6: with the display one short, the active player unchanged."""
    session = table(
        "year 2 / turn 3 / act", turn=ADA, display=ROW, deck=["scoring_card", "harvest", "market"],
        bruno={"militia": 1, "food": 1}, chance=[("card", "scoring_card"), ("card", "market")],
    )
    session.act(EndTurn())
    assert session.path == "year 2 / turn 3 / refill / extra scoring / supply"
    assert len(session.state.display) == 4 and session.state.active == ADA and session.state.actions == 0
    assert [event.values for event in told(session, "left")] == [{"card": "sculptor"}]
    assert refused(session, EndTurn()) == ("P7.6", "between_turns")
    session.act(SupplyAll())
    session.act(Dismiss("militia", 0))
    assert cards(session, session.state.display) == [*ROW[1:], "market"]
    assert asked(session) == BRUNO and session.state.removed[0] == 1 and session.state.turn == 4
    assert session.state.line == []


def test_the_scoring_card_as_first_of_a_new_year() -> None:
    """P7.4: before the first turn of the year."""
    session = table(
        "year 1 / turn 14 / act", turn=BRUNO, deck={}, display=ROW,
        chance=[("card", "scoring_card"), ("card", "harvest")],
    )
    session.act(EndTurn())
    assert [event.kind for event in told(session, "regular_scoring", "extra_scoring")] == [
        "regular_scoring", "extra_scoring",
    ]
    assert session.state.year == 2 and cards(session, session.state.display) == [*ROW[1:], "harvest"]
    troops = table(
        "year 1 / turn 14 / act", turn=BRUNO, deck={}, display=ROW, ada={"militia": 1, "food": 2},
        chance=[("card", "scoring_card")],
    )
    troops.act(EndTurn())
    troops.act(Ready())
    troops.act(Dismiss("militia", 0))
    assert troops.path == "year 2 / refill / extra scoring / supply" and troops.state.turn == 0


def test_supply_blocked_things_say_why() -> None:
    """P1.5, P6.2"""
    session = table(SUPPLY, ada={"militia": 1, "catapult": 1, "money": 0, "favor": 0})
    blocked = session.blocked(ADA)
    assert blocked["token.0.catapult"].rule == "P1.5"
    assert blocked["troop.1.militia"] == Refusal("P6.2", "not_yours", {"seat": BRUNO})
    assert blocked["troop.0.condottiere"].reason == "no_empty_troop"
    assert "troop.0.militia" not in blocked and "cube.0.food" not in blocked
