"""Previews, hints and targets of Principato."""

from __future__ import annotations

from kingsburg_table.games.principato.actions import Activate
from tests.games.principato.table import ADA, TURN, table


def test_preview_shows_what_is_certain_and_what_is_chosen() -> None:
    """The ledger of an activation: paid and gained at once, or in the questions that follow."""
    session = table(TURN, ada={"hand": ["build_farm", "recruit_militia"], "money": 1, "favor": 0})
    assert session.decision is not None
    by_action = {option.action: option for option in session.decision.options}
    certain = {(change.counter, change.amount) for change in session.preview(by_action[Activate("build_farm", 1)])}
    assert certain == {("money", -1), ("farm", 1)}
    unknown = session.preview(by_action[Activate("recruit_militia", 2)])
    assert [(change.counter, change.amount) for change in unknown] == [("militia", None)]


def test_preview_of_a_payment_that_is_chosen() -> None:
    session = table(TURN, ada={"hand": ["sculptor", "build_farm"], "food": 1, "money": 2, "favor": 1})
    assert session.decision is not None
    by_action = {option.action: option for option in session.decision.options}
    changes = session.preview(by_action[Activate("sculptor", 1, 1)])
    chosen = {(change.counter, change.amount) for change in changes if change.choice == 1}
    assert chosen == {("food", -1), ("money", -1), ("favor", -1)}
    certain = {(change.counter, change.amount) for change in changes if change.choice == 0}
    assert certain == {("money", -1), ("monument", 1)}
    assert [change.amount for change in changes if change.counter == "points"] == [3, 2, 1]
    bought = session.preview(by_action[Activate("build_farm", 2)])
    assert [(change.counter, change.amount, change.choice) for change in bought] == [
        ("money", -1, 1), ("favor", -1, 1), ("farm", 1, 0),
    ]


def test_preview_of_a_gain_that_is_shared_out() -> None:
    session = table(TURN, ada={"hand": ["market", "writer"], "palazzo": 3, "bank": 1, "money": 0, "condottiere": 2})
    assert session.decision is not None
    changes = session.preview(session.decision.options[0])
    assert [(change.counter, change.amount, change.choice) for change in changes] == [
        ("money", 1, 0), ("condottiere_supplied", 1, 0), ("money", 1, 4), ("condottiere_supplied", 1, 4),
    ]


def test_preview_stops_at_the_deck() -> None:
    session = table(TURN)
    assert session.decision is not None
    assert session.preview(session.decision.options[-1]) == ()


def test_hints() -> None:
    """What the screen shows: strengths now and possible, caps, legal options, cards and turns left."""
    session = table(
        "year 2 / turn 3 / act", turn=ADA, deck=["scoring_card", "harvest", "market"],
        ada={"hand": ["build_farm", "writer"], "money": 1, "favor": 0, "militia": 2, "food": 1, "bank": 2},
        bruno={"catapult": 1},
    )
    hints = session.hints(ADA)
    assert hints["strength"] == [-2, 1] and hints["possible"] == [0, 1]
    assert hints["caps"][ADA] == (2, 4, 3) and hints["award_now"] == [0, 5]
    assert hints["legal"] == {1: [1], 2: []}
    assert (hints["cards_left"], hints["scoring_hides"], hints["turns_left"], hints["turns_in_year"]) == (2, True, 3, 5)
    assert hints["later_decks"] == [15] and hints["scorings"] == (1, 5) and hints["line"] == [0, 1]


def test_targets_are_what_a_player_touches() -> None:
    session = table(TURN, ada={"hand": ["tax_mixed", "build_farm"], "militia": 1, "favor": 1})
    assert session.decision is not None
    targets = [option.targets for option in session.decision.options]
    assert len(set(targets)) == len(targets)
    assert all(tuple(sorted(each)) == each for each in targets)
    for wanted in (
        ("choice.1.3", "hand.0.1"), ("display.2", "hand.0.2"), ("church.0", "favor"), ("favor", "troop.0.militia"),
        ("cube.0.favor", "troop.0.militia"), ("cube.0.food", "troop.0.militia"), ("end",),
    ):  # fmt: skip
        assert wanted in targets
