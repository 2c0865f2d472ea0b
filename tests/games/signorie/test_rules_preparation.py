"""Rounds, preparation, set-up and what is hidden: S1, S2, S15, S16."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from kingsburg_table import new_session
from kingsburg_table.core.agenda import Step
from kingsburg_table.core.rulebook import load_rulebook
from kingsburg_table.core.wishes import LookStep, SealStep
from kingsburg_table.games.signorie.actions import NoWedding, Pass, TakeFlorins
from kingsburg_table.games.signorie.alliances import unseen_of
from kingsburg_table.games.signorie.setup import new_state
from tests.games.signorie.table import (
    ADA,
    BRUNO,
    CONTROLLER,
    DATA,
    TASKS,
    asked,
    play,
    player,
    preparation,
    table,
    told,
)
from tests.games.signorie.test_data import FOLDER


def test_the_round_reads_as_a_list_of_named_steps() -> None:
    """S1.1, S1.2: three phases, and after the last round the final scoring."""
    nodes = CONTROLLER.rules({}).agenda.nodes.values()
    parts = {node.name: [child.name for child in node.children()] for node in nodes}
    assert parts["game"] == ["round", "final scoring", "look final"]
    assert parts["whole round"] == ["preparation", "actions", "rewards"]
    assert parts["preparation"] == ["tokens", "dice", "tasks", "look dice"]
    assert parts["rewards"] == [
        "initiative", "order", "threshold", "look threshold", "entitled reward turn", "look rewards", "clean up",
    ]  # fmt: skip
    assert parts["reward turn"] == ["reward", "wedding", "reward points", "purchase"]
    assert parts["die"] == ["main", "helpers"]


def test_every_step_cites_a_numbered_rule() -> None:
    rules = load_rulebook(FOLDER).rules
    steps = [node for node in CONTROLLER.rules({}).agenda.nodes.values() if isinstance(node, Step)]
    cited = {step.name: step.rule for step in steps if not isinstance(step, (SealStep, LookStep))}
    assert len(cited) == 23 and all(rule in rules for rule in cited.values()), cited


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seven_rounds_of_three_phases(players: int) -> None:
    """S1.1, S1.2, S2.4: all dice are rolled seven times, whatever is done."""
    session, rng = new_session("signorie", ["A", "B", "C", "D"][:players], seed=players), random.Random(players)
    while session.decision is not None:
        assert len(told(session, "round")) == session.state.round
        session.act(rng.choice(session.decision.options))
    assert [event.values["n"] for event in told(session, "round")] == [1, 2, 3, 4, 5, 6, 7]
    assert len(told(session, "rolled")) == len(told(session, "laid_tasks")) == len(told(session, "new_order")) == 7
    assert len(told(session, "final_careers")) == players and session.state.cleared == 7


def test_chance_comes_in_the_order_of_the_rule() -> None:
    """S15.2, S15.3: order, rewards, cities; then tokens, dice by colour, tasks."""
    session = new_session("signorie", ["A", "B"], seed=5)
    kinds = [type(result).__name__ for result in session.setup_chance]
    assert kinds == ["list"] + ["str"] * 9 + ["str", "str"] * 6 + ["list"] * 6
    first, bonus, points = session.setup_chance[0], session.setup_chance[1:6], session.setup_chance[6:8]
    assert sorted(first) == [0, 1] and session.state.rewards == [*bonus, *points]
    assert [DATA.rewards[id].kind for id in (*bonus, *points)] == ["bonus"] * 5 + ["points"] * 2
    assert {DATA.city_number[id] for id in session.setup_chance[8:10]} == set(session.state.closed)
    dice = [sorted(rolled, reverse=True) for rolled in session.setup_chance[-6:-1]]
    assert dice == session.state.pool and sorted(session.setup_chance[-1]) == sorted(TASKS)
    assert [DATA.task_of[number].id for number in session.state.tasks] == session.setup_chance[-1]


@pytest.mark.parametrize(("players", "florins"), [(2, [6, 7]), (3, [6, 7, 7]), (4, [6, 7, 7, 8])])
def test_what_everybody_begins_with(players: int, florins: list[int]) -> None:
    """S16.1, S16.3, S16.5: by position, not by seat; the lord is married."""
    session = new_session("signorie", ["A", "B", "C", "D"][:players], seed=11)
    state = session.state
    assert sorted(state.order) == list(range(players)) and state.line == state.order
    assert [state.players[seat].florins for seat in state.order] == florins
    for seat, family in enumerate(state.players):
        assert (family.men, family.women, family.reserve_men, family.reserve_women) == (4, 3, 8, 8)
        assert (family.plan, family.married, family.brides, family.helpers, family.points) == (seat, 1, 0, [], 0)
        assert family.careers == [[], [], []] and family.initiative == 0


@pytest.mark.parametrize(("players", "dice", "cities", "stack", "house"), [
    (2, 2, 3, 42, 7), (3, 3, 4, 48, 8), (4, 4, 5, 54, 9),
])  # fmt: skip
def test_by_number_of_players(players: int, dice: int, cities: int, stack: int, house: int) -> None:
    """S16.2, S2.1, S2.4: dice, cities and tokens; two for every city in use lie face up."""
    assert new_state(DATA, players, {}).stack == stack
    state = new_session("signorie", ["A", "B", "C", "D"][:players], seed=3).state
    assert [len(pool) for pool in state.pool] == [dice] * 5
    assert all(1 <= die <= 6 for pool in state.pool for die in pool)
    assert len(set(state.closed)) == len(state.closed) == 5 - cities
    assert state.stack == stack - 2 * cities
    for city in range(5):
        assert (state.mission_tokens[city] > 0) == (state.marriage_tokens[city] > 0) == (city not in state.closed)
    assert len(state.unseen) == 24 and CONTROLLER.invariants(state) == []
    assert {house} == {CONTROLLER.read(state, None, "tokens_of")[id] for id in DATA.houses}


def test_the_order_may_be_that_of_the_seats() -> None:
    """The option: nothing is drawn then."""
    session = new_session("signorie", ["A", "B", "C"], seed=1, options={"starting_order": "seats"})
    assert session.state.order == session.state.line == [0, 1, 2]
    drawn = {tuple(new_session("signorie", ["A", "B", "C"], seed=seed).state.order) for seed in range(20)}
    assert len(drawn) == 6


def test_rewards_of_the_game() -> None:
    """S16.4: five of nine bonus tokens, two of five point tokens, each at most once."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        rewards = new_session("signorie", ["A", "B"], seed=seed).state.rewards
        assert len(set(rewards)) == 7
        assert [DATA.rewards[id].kind for id in rewards] == ["bonus"] * 5 + ["points"] * 2
        seen.update(rewards)
    assert set(seen) == set(DATA.rewards)


def test_tokens_stay_and_empty_spaces_are_filled() -> None:
    """S2.1, S2.2, S2.3: city by city, Mission before Marriage; closed cities get none; what is there stays."""
    session = table(
        "round 2 / preparation / tokens", closed=["venezia", "roma"], mission_tokens={"milano": "medici 4"},
        marriage_tokens={"napoli": "este 2"},
        chance=[*(pair for n in (2, 3, 4, 5) for pair in (("house", "borgia"), ("token", str(n)))), *preparation()],
    )  # fmt: skip
    missions, marriages = (CONTROLLER.read(session.state, None, f"{what}_tokens") for what in ("mission", "marriage"))
    assert missions == {"milano": "medici 4", "firenze": "borgia 3", "napoli": "borgia 5"}
    assert marriages == {"milano": "borgia 2", "firenze": "borgia 4", "napoli": "este 2"}
    (event,) = told(session, "turned_up")
    assert event.values == {"n": 4, "left": session.state.stack} and session.state.stack == 42 - 6


def test_the_stack_may_run_out_in_the_middle_of_a_refill() -> None:
    """S2.3, S12.4"""
    session = table(
        "round 6 / preparation / tokens", bruno={"face_down": {"church": 41}},
        chance=[("house", "este"), ("token", "2"), *preparation()],
    )  # fmt: skip
    assert session.state.stack == 0 and CONTROLLER.read(session.state, None, "tokens_out") == 1
    assert session.state.mission_tokens[0] == DATA.token_number("este", 2)


def test_all_dice_come_back() -> None:
    """S2.4: those on the boards, those left, those set aside."""
    session = table(
        "round 2 / rewards / threshold", chance=preparation(),
        reward="reward_action", ada={"dice": {"red": 3}}, bruno={"dice": {"grey": 1}, "face_down": {"church": 42}},
    )  # fmt: skip
    assert (player(session).aside, session.state.players[BRUNO].aside) == ([0, 3, 0, 0, 0], [0, 0, 0, 1, 0])
    play(session, TakeFlorins(), NoWedding(), TakeFlorins(), NoWedding())
    assert session.path == "round 3 / actions / turn"
    assert [len(pool) for pool in session.state.pool] == [2] * 5
    assert all((family.dice, family.aside) == ([0] * 5, []) for family in session.state.players)


def test_tasks_lie_in_new_places() -> None:
    """S2.5: all ten, two for each colour, in the order in which they are drawn."""
    shuffled = [*TASKS[5:], *TASKS[:5]]
    chance = [*preparation()[:-1], ("tasks", shuffled)]
    session = table("round 2 / preparation / dice", chance=chance, bruno={"face_down": {"church": 42}})
    spaces = CONTROLLER.read(session.state, None, "tasks")
    assert list(spaces) == [f"{colour} {place}" for colour in DATA.columns for place in ("upper", "lower")]
    assert list(spaces.values()) == shuffled


def test_what_nobody_has_seen_is_nowhere() -> None:
    """S15.1, S10.4: states hold how many tokens lie face down, and what is unseen as one pool; views hold no chance."""
    session = table("round 2 / actions / turn", ada={"face_down": {"church": 2}}, mission_tokens={"milano": "este 2"})
    for seat in (None, ADA, BRUNO):
        view = session.view(seat)
        assert view.chance == 0 and view.players[ADA].face_down == [0, 2, 0, 0]
        assert msgspec.structs.replace(view, chance=session.state.chance, script=[]) == session.state
    assert unseen_of(DATA, session.state, "este") == [2, 3, 2, 1]


def test_every_token_that_is_left_can_be_turned_up() -> None:
    """S15.3, S16.2: of a house at most as many as are in the game; no token twice."""
    for seed in range(30):
        session, rng = new_session("signorie", ["A", "B"], seed=seed), random.Random(seed)
        while session.decision is not None:
            session.act(rng.choice(session.decision.options))
        state = session.state
        seen = [token for token in (*state.mission_tokens, *state.marriage_tokens) if token]
        seen += [token for family in state.players for row in family.rows for token in row]
        assert max(Counter(token // 10 for token in seen).values()) <= 7
        assert CONTROLLER.invariants(state) == []


def test_passing_is_not_the_end_of_others() -> None:
    """S2.4: dice stay in the pool until the next preparation."""
    session = table("round 2 / actions / turn", players=3)
    play(session, Pass())
    assert asked(session) == ("turn", BRUNO) and [len(pool) for pool in session.state.pool] == [3] * 5
