"""Stock limits and the program's decisions: P11 and P12; whole games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kingsburg_table import new_session
from kingsburg_table.core.simulate import Match, simulate
from kingsburg_table.games.principato.actions import Activate, EndTurn, Pay, Recruit, Replace, TakeToken
from kingsburg_table.games.principato.invariants import invariants
from kingsburg_table.games.principato.strength import strength
from tests.games.principato.table import (
    ADA,
    CONTROLLER,
    DATA,
    SUPPLY,
    TURN,
    asked,
    listed,
    player,
    refused,
    table,
    told,
)

PLAYERS = (2, 3, 4)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(8))
def test_whole_games(players: int, seed: int) -> None:
    """P7.5, P11.5, P11.6, P5.8, P12.2; PT71, PT72, PT91: five scorings, 7 turns a year each, all conserved."""
    session, rng = new_session("principato", ["A", "B", "C", "D"][:players], seed=seed), random.Random(seed)
    first, begun, by_year = session.state.order[0], Counter[int](), Counter[int]()
    turn = 0
    while session.decision is not None:
        state = session.state
        assert invariants(DATA, state) == []
        if state.turns != turn and session.path.endswith("act"):
            turn = state.turns
            begun[state.active] += 1
            by_year[state.year] += 1
            assert len(state.display) == DATA.figures.display[players]
            assert state.turn > 1 or state.active == first
        session.act(rng.choice(session.decision.options))
    assert invariants(DATA, session.state) == []
    assert set(begun.values()) == {21} and len(begun) == players
    assert by_year == {1: 7 * players, 2: 7 * players, 3: 7 * players}
    assert len(told(session, "regular_scoring")) == 3 and len(told(session, "extra_scoring")) == 2


@pytest.mark.parametrize("players", PLAYERS)
def test_set_up(players: int) -> None:
    """PT90: no card above the number of players, all S2 cards different, the same seed the same game."""
    one, same = (new_session("principato", ["A", "B", "C", "D"][:players], seed=11) for _ in range(2))
    assert one.state_hash() == same.state_hash()
    assert one.state_hash() != new_session("principato", ["A", "B", "C", "D"][:players], seed=12).state_hash()
    state = one.state
    hands = [[DATA.ids[number] for number in owner.hand] for owner in state.players]
    assert {hand[0] for hand in hands} == {"tax_mixed"}
    assert len({hand[1] for hand in hands}) == players and {hand[1] for hand in hands} <= set(DATA.s2)
    goals = [goal for owner in state.players for goal in owner.goals]
    assert len(set(goals)) == 2 * players
    assert all([DATA.goals[goal].type for goal in owner.goals] == [1, 2] for owner in state.players)
    in_game = sum(state.deck) + len(state.display) + sum(map(sum, (DATA.deck(year, players) for year in (2, 3))))
    assert in_game == {2: 46, 3: 68, 4: 90}[players] + 2
    assert sum(state.box) == 98 - in_game + 2 - 2 * players


@pytest.mark.parametrize("broken", ["food", "troops", "book", "hand", "display", "deck", "scorings", "cap", "troop"])
def test_the_invariants_notice(broken: str) -> None:
    """P11.5, P11.6: each of them can fail."""
    state = table(TURN).state
    if broken == "hand":
        state.players[ADA].hand[0] = 1 + state.players[ADA].hand[0] % 16
    elif broken == "display":
        state.display.pop()
    elif broken == "deck":
        state.deck[1] += 1
    elif broken == "scorings":
        state.scorings = 6
    elif broken == "cap":
        state.players[ADA].food += 2
        state.stock.food -= 2
    elif broken == "troop":
        state.players[ADA].militia_food += 1
        state.stock.food -= 1
    elif broken == "book":
        state.stock.book[0] -= 1
    else:
        setattr(state.stock, broken, getattr(state.stock, broken) + 1)
    assert invariants(DATA, state) != []


def test_the_end_is_checked() -> None:
    """P7.5, P2.1: a finished game with too few scorings or turns is wrong."""
    session = table("year 3 / turn 14 / act", turn=1, deck={})
    session.act(EndTurn())
    assert invariants(DATA, session.state) == []
    session.state.scorings = 4
    assert len(invariants(DATA, session.state)) == 1
    session.state.turns -= 1
    assert len(invariants(DATA, session.state)) == 2


def test_components_are_finite() -> None:
    """P11.1, P11.2: a gain is cut to the stock, nothing stands in for missing cubes."""
    session = table(
        TURN, ada={"hand": ["tax_mixed", "writer"], "bank": 3, "money": 0}, bruno={"bank": 19, "money": 38}
    )
    assert session.state.stock.money == 1
    session.act(Activate("tax_mixed", 1, 1))
    assert player(session).money == 1 and session.state.stock.money == 0


def test_tokens_of_both_sides_come_from_one_pile() -> None:
    """P11.3, P3.4"""
    session = table(
        TURN, ada={"hand": ["build_bank", "build_palazzo"], "food": 2, "favor": 1}, bruno={"palazzo": 38, "bank": 1}
    )
    assert session.state.stock.city == 1
    assert {(action.card, action.option) for action in listed(session, Activate)} == {
        ("build_bank", 1), ("build_palazzo", 1),
    }
    assert refused(session, Activate("build_bank", 1, 2)) == ("P11.3", "stock_short")
    assert session.blocked(ADA)["choice.1.2"].reason == "stock_short"


def test_no_token_of_a_kind_is_left() -> None:
    """P11.3"""
    everything = [value for value in (4, 3, 2) for _ in range(5)]
    session = table(TURN, ada={"hand": ["writer", "market"], "farm": 2, "food": 4}, bruno={"book": everything})
    assert refused(session, Activate("writer", 1)) == ("P11.3", "stock_short")


def test_one_value_left_is_not_asked() -> None:
    """P12.3: what can only go one way is carried out by itself."""
    books = [4] * 5 + [3] * 5
    session = table(TURN, ada={"hand": ["writer", "market"], "farm": 2, "food": 4, "favor": 0}, bruno={"book": books})
    session.act(Activate("writer", 1))
    assert player(session).book == [0, 0, 1] and session.path.endswith("act")


def test_all_the_troops_may_be_taken() -> None:
    """P11.4, P11.7: and every one without a cube counts -1."""
    session = table(TURN, ada={"hand": ["hire_condottieri", "writer"]})
    session.act(Activate("hire_condottieri", 1))
    session.act(Recruit("condottiere", 37))
    assert session.state.stock.troops == 0 and strength(player(session)) == -37


@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_always_a_choice_and_the_game_ends(players: int) -> None:
    """P12.1, P12.2"""
    for seed in range(10):
        match = simulate("principato", players, seed, {})
        assert isinstance(match, Match), match


def test_questions_are_small() -> None:
    """P12.3, P12.4: at most 38 options where the rules give a number, at most 28 in a turn; all numbers are open."""
    most: Counter[str] = Counter()
    for seed in range(8):
        session, rng = new_session("principato", ["A", "B", "C", "D"], seed=seed), random.Random(seed)
        while session.decision is not None:
            decision = session.decision
            most[decision.kind] = max(most[decision.kind], len(decision.options))
            assert len(decision.options) > 1
            session.act(rng.choice(decision.options))
    assert most["act"] <= 2 * 3 + 2 * 7 + 3 + 4 + 1
    assert most["pay"] <= 9 and most["replace"] == 7 and most["supply"] <= 6 and most["token"] <= 3
    assert most["recruit"] == 38 and most["dismiss"] <= 38


def test_defaults() -> None:
    """P12.6"""
    session = table(TURN, ada={"hand": ["writer", "market"], "farm": 2, "food": 4, "favor": 2})
    session.act(Activate("writer", 1))
    assert session.decision is not None and session.decision.default is not None
    assert session.decision.default.action == Pay(4, 0, 0)
    session.act(session.decision.default)
    assert session.decision.default is not None and session.decision.default.action == TakeToken("book", 4)
    recruiting = table(TURN, ada={"hand": ["recruit_militia", "market"]})
    recruiting.act(Activate("recruit_militia", 1))
    assert recruiting.decision is not None and recruiting.decision.default is not None
    assert recruiting.decision.default.action == Recruit("militia", 0)


def test_chance_lies_in_the_set_up_and_in_cards_turned_up() -> None:
    """P12.5: no other action reveals anything or meets chance."""
    session, rng = new_session("principato", ["A", "B", "C"], seed=9), random.Random(9)
    while session.decision is not None:
        session.act(rng.choice(session.decision.options))
        events = {event.kind for event in session.story[-1]}
        record = session.records[-1]
        assert record.revealed == bool(events & {"turned_up", "scoring_card", "goal"})
        assert len(record.chance) <= 3
    assert len(session.setup_chance) == 1 + 3 + 6 + 6


def test_the_deck_is_a_pool() -> None:
    """P10.1, P12.5: a scripted result that is not in the deck cannot be; what was drawn is gone from it."""
    session = table("year 1 / turn 3 / act", turn=ADA, deck=["harvest", "market"], chance=[("card", "market")])
    session.act(EndTurn())
    assert session.state.deck[DATA.number["market"]] == 0 and sum(session.state.deck) == 1
    assert asked(session) == 1


def test_examples_may_open_anywhere() -> None:
    """Positions are made to fit: cards, turns and scorings add up wherever a match is opened."""
    for at in (TURN, SUPPLY, "year 2 / turn 9 / act", "year 3 / regular scoring / dismiss"):
        assert CONTROLLER.invariants(table(at, ada={"militia": 1}).state) == []


def test_the_exchange_is_always_possible() -> None:
    """P12.1, P3.12: the display is full during a turn."""
    session = table(TURN, players=4)
    session.act(Activate("tax_mixed", 1, 2))
    assert len(listed(session, Replace)) == 7
