"""What is told: reasons of refusals, events and questions with all their values."""

from __future__ import annotations

import random
from typing import Any

from kingsburg_table import new_session
from kingsburg_table.core.actions import Action
from kingsburg_table.games.signorie.actions import (
    Activate,
    Buy,
    DoTask,
    Hire,
    Manage,
    Marry,
    SendMan,
    StopAdvancing,
    TakeBonus,
    TakeDie,
    Wed,
)
from tests.games.signorie.table import (
    ADA,
    BRUNO,
    CHECK,
    TURN,
    SSession,
    play,
    table,
    told,
)


def values(session: SSession, action: Action, seat: int | None = None) -> Any:
    refusal = session.refusal(action, seat)
    assert refusal is not None
    return refusal.values


def test_values_of_refusals() -> None:
    session = table(TURN, pool={"turquoise": [1]}, ada={"florins": 3, "women": 1, "politics": [1]})
    assert values(session, TakeDie("turquoise", 1)) == {"n": 4, "have": 3}
    assert values(session, TakeDie("red", 5)) == {"n": 5}
    play(session, TakeDie("red", 6))
    assert values(session, Hire("marriage_facedown")) == {"helper": "marriage_facedown", "n": 4, "have": 3}
    assert values(session, Hire("vp3")) == {"colour": "red", "column": "yellow"}
    assert values(session, Manage("grey")) == {"colour": "red"}
    assert values(session, DoTask("task_military", "woman", 2)) == {"sex": "woman", "n": 2, "have": 1}
    assert values(session, DoTask("task_military", "man", 1)) == {"task": "task_military", "sex": "woman"}
    assert values(session, DoTask("task_military", "woman", 4)) == {"task": "task_military", "least": 1, "most": 3}
    assert values(session, DoTask("task_mission", "woman", 2)) == {"task": "task_mission", "colour": "grey"}
    play(session, Manage("red"))
    assert values(session, Marry("milano", 5)) == {"least": 1, "most": 4}
    assert values(session, Marry("milano", 4)) == {"n": 4, "have": 3}
    poor = table(TURN, ada={"florins": 0})
    play(poor, TakeDie("red", 6))
    assert values(poor, Manage("red")) == {"n": 1, "have": 0}
    cities = {city: [[BRUNO, "man"]] * 2 for city in ("milano", "venezia", "firenze")}
    grey = table(TURN, ada={"politics": [1]}, cities=cities)
    play(grey, TakeDie("grey", 6))
    assert values(grey, Manage("grey")) == {"rank": 1, "need": 2}


def test_values_of_rewards_refused() -> None:
    over = {"dice": {"red": 6, "grey": 6, "yellow": 4}, "florins": 9}
    session = table("round 6 / rewards / threshold", ada=over, bruno={"florins": 9})
    assert values(session, Wed(), ADA) == {"sum": 16, "threshold": 13}
    poor = table("round 6 / rewards / threshold", ada={"florins": 3}, bruno={"florins": 9})
    assert values(poor, Buy(), ADA) == {"n": 5, "have": 3}
    early = table("round 2 / rewards / threshold", reward="reward_men")
    assert values(early, Buy()) == {"n": 6} and values(early, TakeBonus("reward_women")) == {"reward": "reward_men"}
    full = table("round 5 / rewards / threshold", ada={"brides": 4})
    assert values(full, Wed()) == {"n": 4}


def test_events_tell_every_change() -> None:
    """Gains and payments of each: what ledger and chart are made from."""
    session = table(
        TURN, pool={"purple": [1]}, ada={"florins": 9, "politics": [3]}, mission_tokens={"milano": "gonzaga 4"},
        tasks={"purple upper": "task_mission"},
    )  # fmt: skip
    play(session, TakeDie("purple", 1), DoTask("task_mission", "woman", 2), SendMan("politics", 3, "milano"))
    kinds = ("took_die", "did_task", "mission", "took_token")
    (die,), (task,), (mission,), (token,) = (told(session, kind) for kind in kinds)
    assert die.values["pay"] == {"florins": 2} and die.values["value"] == 1
    assert task.values == {"seat": ADA, "task": "task_mission", "pay": {"women": 2}}
    assert mission.values == {
        "seat": ADA, "career": "politics", "rank": 3, "city": "milano", "n": 5, "gain": {"points": 5},
    }  # fmt: skip
    assert token.values == {"seat": ADA, "house": "gonzaga", "n": 4, "row": "politics"}
    marrying = play(table(TURN, ada={"florins": 4}), TakeDie("red", 6), Manage("red"), Marry("milano", 2))
    (married,) = told(marrying, "marriage")
    assert married.values == {
        "seat": ADA, "city": "milano", "dowry": 2, "n": 4, "pay": {"florins": 2, "women": 1}, "gain": {"points": 4},
    }  # fmt: skip
    assert told(marrying, "managed")[0].values["what"] == "marriage"
    hired = play(table(TURN, ada={"florins": 4}), TakeDie("red", 6), Hire("take_pawn"))
    assert told(hired, "hired")[0].values == {
        "seat": ADA, "helper": "take_pawn", "pay": {"florins": 2}, "gain": {"helpers": 1}, "n": 2,
    }  # fmt: skip


def test_events_of_a_rounds_end() -> None:
    """S11.1, S11.4, S11.7, S11.13: who scores, who is entitled, what is taken; no die is in use any more."""
    session = table(
        "round 2 / rewards / initiative", reward="reward_men", colour=3, ada={"initiative": 4, "dice": {"red": 5}},
        bruno={"dice": {"red": 6, "grey": 6, "yellow": 2}, "laid_women": 0},
    )  # fmt: skip
    assert session.state.colour == -1
    assert [event.values for event in told(session, "initiative")] == [
        {"seat": ADA, "n": 2, "gain": {"points": 2}}, {"seat": BRUNO, "n": 0, "gain": {}},
    ]  # fmt: skip
    assert told(session, "entitled")[0].values == {"seat": ADA, "sum": 5, "threshold": 13}
    assert told(session, "not_entitled")[0].values == {"seat": BRUNO, "sum": 14, "threshold": 13}
    play(session, TakeBonus("reward_men"))
    assert told(session, "took_bonus")[0].values == {"seat": ADA, "reward": "reward_men"}
    assert session.decision is not None and session.decision.prompt.id == "prompt.signorie.wedding"
    late = table("round 7 / rewards / threshold", colour=3, ada={"florins": 6}, bruno={"florins": 0})
    assert late.decision is not None
    assert late.decision.prompt.values == {"seat": ADA, "n": 5, "points": 5}
    play(late, Buy())
    assert told(late, "bought")[0].values == {"seat": ADA, "pay": {"florins": 5}, "gain": {"points": 5}}
    assert late.state.colour == -1
    assert told(late, "final_careers")[0].values == {"seat": ADA, "n": 0, "gain": {}}


def test_prompts() -> None:
    """Whom they ask, with the figures that they tell."""
    session = table(TURN, ada={"helpers": ["vp3"], "dice": {"grey": 1}})
    assert session.decision is not None
    asked_of = [(session.decision.prompt.id, dict(session.decision.prompt.values))]
    for action in (TakeDie("red", 6), DoTask("task_military", "woman", 3), StopAdvancing()):
        play(session, action)
        asked_of.append((session.decision.prompt.id, dict(session.decision.prompt.values)))
    assert asked_of == [
        ("prompt.signorie.turn", {"seat": ADA, "n": 3}),
        ("prompt.signorie.main", {"seat": ADA, "colour": "red", "value": 6}),
        ("prompt.signorie.advance", {"seat": ADA, "n": 5}),
        ("prompt.signorie.helpers", {"seat": ADA, "colour": "red"}),
    ]  # fmt: skip
    for reward, id in (
        ("reward_mission", "mission"), ("reward_marriage", "marriage"), ("reward_facedown", "token"),
        ("reward_helper", "free_helper"), ("reward_action", "left_die"),
    ):  # fmt: skip
        bonus = table(CHECK, reward=reward, ada={"church": [1]})
        assert bonus.decision is not None
        assert bonus.decision.prompt.values == {"seat": ADA, "reward": reward}
        play(bonus, TakeBonus(reward))
        prompt = bonus.decision.prompt
        assert (prompt.id, prompt.values) == (f"prompt.signorie.{id}", {"seat": ADA})
    pawns = play(table(TURN), TakeDie("turquoise", 6), DoTask("task_exchange", "man", 2))
    assert pawns.decision is not None and pawns.decision.prompt.values == {"seat": ADA, "n": 2}
    steward = play(table(TURN, ada={"helpers": ["any_task"]}), TakeDie("red", 6), DoTask("task_initiative", "man", 1))
    play(steward, StopAdvancing(), Activate("any_task"))
    assert steward.decision is not None and steward.decision.prompt.id == "prompt.signorie.any_task"


def test_what_is_asked_and_told_in_whole_games() -> None:
    """Every kind of question has its prompt, and every kind of event comes up; the catalogue has them all."""
    prompts: dict[str, set[str]] = {}
    kinds: set[str] = set()
    for seed in range(60):
        session, rng = new_session("signorie", ["A", "B", "C", "D"][: 2 + seed % 3], seed=seed), random.Random(seed)
        while (decision := session.decision) is not None:
            prompts.setdefault(decision.kind, set()).add(decision.prompt.id.removeprefix("prompt.signorie."))
            session.act(rng.choice(decision.options))
        kinds |= {event.kind for event in told(session)}
    same = ("turn", "main", "helpers", "advance", "mission", "marriage", "token", "pawns", "reward", "purchase")
    assert prompts == {
        **{kind: {kind} for kind in same}, "wedding": {"wedding", "no_portrait"}, "any task": {"any_task"},
        "free helper": {"free_helper"}, "left die": {"left_die"},
    }  # fmt: skip
    assert kinds == {
        "set_up", "dealt", "closed", "round", "turned_up", "rolled", "laid_tasks", "took_die", "passed", "had_to_pass",
        "managed", "hired", "did_task", "activated", "got_florins", "got_points", "got_pawns", "offspring",
        "placed_man", "promoted", "raised_disc", "stopped", "lost", "mission", "marriage", "took_token",
        "laid_face_down", "scored_per", "initiative", "new_order", "entitled", "not_entitled", "took_bonus",
        "wedding", "no_wedding", "bought", "final_careers", "final_alliances",
    }  # fmt: skip
