"""Previews, hints and targets of Principato."""

from __future__ import annotations

import random
from collections import Counter

from kingsburg_table import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.games.principato.actions import Activate, EndTurn
from tests.games.principato.table import ADA, SUPPLY, TURN, PSession, table


def test_preview_shows_what_is_certain_and_what_is_chosen() -> None:
    """The ledger of an activation: paid and gained at once, or in the questions that follow."""
    session = table(TURN, ada={"hand": ["build_farm", "recruit_militia"], "money": 1, "favor": 0})
    assert session.decision is not None
    by_action = {option.action: option for option in session.decision.options}
    certain = {(change.counter, change.amount) for change in session.preview(by_action[Activate("build_farm", 1)])}
    assert certain == {("money", -1), ("farm", 1)}
    many = session.preview(by_action[Activate("recruit_militia", 2)])
    troops = session.state.stock.troops
    assert [(change.counter, change.least, change.amount) for change in many] == [
        ("militia", 0, troops), ("strength", 0, many[1].amount),
    ]


def test_preview_of_a_payment_that_is_chosen() -> None:
    session = table(TURN, ada={"hand": ["sculptor", "build_farm"], "food": 1, "money": 2, "favor": 1})
    assert session.decision is not None
    by_action = {option.action: option for option in session.decision.options}
    changes = session.preview(by_action[Activate("sculptor", 1, 1)])
    chosen = {(change.counter, change.amount) for change in changes if change.total == 2}
    assert chosen == {("food", -1), ("money", -1), ("favor", -1)}
    certain = {(change.counter, change.amount) for change in changes if change.choice == 0}
    assert certain == {("money", -1), ("monument", 1)}
    assert [change.amount for change in changes if change.counter == "points"] == [3, 2, 1]
    bought = session.preview(by_action[Activate("build_farm", 2)])
    assert [(change.counter, change.amount, change.choice) for change in bought] == [
        ("farm", 1, 0), ("money", -1, 11), ("favor", -1, 11),
    ]


def test_preview_of_a_gain_that_is_shared_out() -> None:
    session = table(TURN, ada={"hand": ["market", "writer"], "palazzo": 3, "bank": 1, "money": 0, "condottiere": 2})
    assert session.decision is not None
    changes = session.preview(session.decision.options[0])
    assert [(change.counter, change.amount, change.choice) for change in changes] == [
        ("money", 1, 0), ("condottiere_supplied", 1, 0), ("money", 1, 1), ("condottiere_supplied", 1, 1),
        ("strength", 4, 2), ("strength", 2, 2),
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


def outcomes(session: PSession, rng: random.Random, action: Activate) -> Counter[str]:
    """What an activation changed for its player, whatever is answered on the way."""
    seat = session.state.active
    before = Counter(session.counters(seat))
    session.act(action)
    while session.state.place >= 0 and session.decision is not None:
        session.act(rng.choice(session.decision.options))
    after = Counter(session.counters(seat))
    after.subtract(before)
    return after


def test_previews_come_true() -> None:
    """What is certain happens; what is chosen lies within the alternatives; nothing else changes."""
    derived = {"strength", "culture", "points", "unknown"}
    seen: Counter[str] = Counter()
    for seed in range(8):
        session, rng = new_session("principato", ["A", "B", "C"], seed=seed), random.Random(seed)
        while session.decision is not None:
            decision = session.decision
            option = rng.choice(decision.options)
            if not isinstance(option.action, Activate) or session.state.actions == 1:
                session.act(option)
                continue
            changes = [change for change in session.preview(option) if change.counter not in derived]
            certain, chosen = Counter[str](), Counter[str]()
            for change in changes:
                assert change.seat == decision.seat and not change.later
                if change.choice == 0:
                    certain[change.counter] += change.amount or 0
                else:
                    chosen[change.counter] += change.amount or 0
            free = {change.counter for change in changes if change.amount is None}
            real = outcomes(session, rng, option.action)
            for counter in {*real, *certain, *chosen} - derived - free:
                low, high = sorted((certain[counter], certain[counter] + chosen[counter]))
                assert low <= real[counter] <= high, (option.action, counter, changes)
                seen["chosen" if chosen[counter] else "certain"] += 1
    assert seen["chosen"] > 10 and seen["certain"] > 100


def test_points_of_a_culture_token() -> None:
    """One value left: certain; several: alternatives; with a payment to choose, also told beforehand."""
    ada = {"hand": ["writer", "market"], "farm": 2, "food": 4}
    for favor, books, expected in (
        (0, [], [(4, 2), (3, 2), (2, 2)]), (0, [4] * 5, [(3, 2), (2, 2)]), (0, [4] * 5 + [3] * 5, [(2, 0)]),
        (1, [4] * 5 + [3] * 5, [(2, 0)]),
    ):  # fmt: skip
        session = table(TURN, ada={**ada, "favor": favor}, bruno={"book": books})
        assert session.decision is not None
        changes = session.preview(session.decision.options[0])
        assert [(change.amount, change.choice) for change in changes if change.counter == "points"] == expected
        assert [change.amount for change in changes if change.counter == "book"] == [1]


def test_counters_add_up() -> None:
    session = table(
        TURN, ada={"military": 7, "book": [4], "monument": [2], "militia": 3, "militia_food": 1, "militia_favor": 1,
                   "condottiere": 2, "condottiere_money": 1, "condottiere_favor": 1, "goals": ["armourer", "chapel"]},
    )  # fmt: skip
    counters = session.counters(ADA)
    assert (counters["militia_supplied"], counters["condottiere_supplied"], counters["strength"]) == (2, 2, 3)
    assert (counters["culture"], counters["goals"], counters["points"]) == (6, 0, 13)
    end = table("year 3 / turn 14 / act", turn=1, deck={}, ada={"goals": ["armourer", "chapel"], "catapult": 2})
    end.act(EndTurn())
    assert (end.counters(ADA)["goals"], end.counters(ADA)["points"]) == (2, 7)


def test_hints_say_what_is_listed() -> None:
    for seed in range(4):
        session, rng = new_session("principato", ["A", "B", "C", "D"], seed=seed), random.Random(seed)
        while session.decision is not None:
            decision = session.decision
            if decision.kind == "act":
                listed: dict[int, list[int]] = {1: [], 2: []}
                for option in decision.options:
                    if isinstance(option.action, Activate):
                        listed[option.action.place].append(option.action.option)
                assert session.hints(decision.seat)["legal"] == listed
            session.act(rng.choice(decision.options))


def test_hints_of_scarce_tokens_and_of_a_scoring() -> None:
    ada = {"hand": ["build_farm", "writer"], "bank": 2, "money": 3}
    assert table(TURN, ada=ada, bruno={"field": 20, "farm": 19}).hints(ADA)["legal"] == {1: [1], 2: []}
    assert table("year 1 / turn 3 / act", ada=ada).hints(ADA)["scoring_hides"] is False
    scoring = table(SUPPLY, ada={"militia": 1}, bruno={"catapult": 3})
    assert scoring.hints(ADA)["line"] == [1, 0]


def test_the_last_look_does_not_tell_the_goals() -> None:
    """P9.5: until the goal cards are turned up, nobody learns from a preview what the others have."""
    seats, scored = [Seat(name, look=True) for name in ("Ada", "Bruno")], 0
    for seed in range(8):
        session, rng = new_session("principato", seats, seed=seed), random.Random(seed)
        while session.decision is not None:
            options = session.decision.options
            told = {change.counter for option in options[-2:] for change in session.preview(option)}
            assert "goals" not in told, (seed, session.path)
            session.act(rng.choice(options))
        scored += any(session.counters(seat)["goals"] for seat in range(2))
    assert scored > 3
