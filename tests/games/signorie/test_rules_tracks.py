"""Career tracks and initiative: S8."""

from __future__ import annotations

import msgspec
import pytest

from kingsburg_table.games.signorie.actions import (
    Activate,
    DoTask,
    LayToken,
    Manage,
    Pass,
    PlaceMan,
    Promote,
    RaiseDisc,
    StopAdvancing,
    TakeBonus,
    TakeDie,
)
from tests.games.signorie.table import (
    ADA,
    BRUNO,
    CELIA,
    DATA,
    TURN,
    SSession,
    asked,
    listed,
    play,
    player,
    refused,
    table,
    told,
)


def advancing(**ada: object) -> SSession:
    """Ada with the four points of the turquoise space."""
    return play(table(TURN, ada=ada), TakeDie("turquoise", 6), Manage("turquoise"))


def test_a_point_brings_a_man_in_or_one_space_up() -> None:
    """S8.1"""
    session = advancing(men=1, politics=[1, 1, 4])
    play(session, PlaceMan("politics"))
    assert player(session).careers[0] == [1, 1, 1, 4] and player(session).men == 0
    assert refused(session, PlaceMan("church")) == ("S8.1", "no_man_available")
    blocked = session.blocked(ADA)
    assert blocked["career.church"].reason == blocked["pawn.0.man"].reason == "no_man_available"
    for space in (0, 2, 8):
        assert refused(session, Promote("politics", space)) == ("S8.1", "no_man_there")
    assert refused(session, Promote("poetry", 1)) == ("S8.1", "no_such_track")
    play(session, Promote("politics", 4), Promote("politics", 1))
    assert player(session).careers[0] == [1, 1, 2, 5]


def test_why_no_man_enters_is_the_reason_of_a_track_that_is_meant() -> None:
    """S8.1: on the one track of a task nobody is there; on initiative alone no man is meant."""
    church = table(TURN, tasks={"red upper": "task_church"}, ada={"men": 0, "church": [1, 2]})
    play(church, TakeDie("red", 6), DoTask("task_church", "woman", 1))
    assert church.blocked(ADA)["pawn.0.man"].reason == "no_man_available"
    assert church.blocked(ADA)["career.politics"].reason == "other_track"
    initiative = table(TURN, tasks={"red upper": "task_initiative"}, ada={"men": 3})
    play(initiative, TakeDie("red", 6), DoTask("task_initiative", "woman", 1))
    assert initiative.blocked(ADA)["pawn.0.man"].reason == "other_track"


def test_only_men_have_careers() -> None:
    """S8.1"""
    session = advancing()
    assert session.blocked(ADA)["pawn.0.woman"].reason == "only_men" and "pawn.0.man" not in session.blocked(ADA)


def test_a_man_on_the_top_space_cannot_move() -> None:
    """S8.2: any number share a space."""
    session = advancing(politics=[7, 7, 6])
    assert Promote("politics", 7) not in listed(session)
    assert refused(session, Promote("politics", 7)) == ("S8.2", "man_on_top")
    assert session.blocked(ADA)["man.0.politics.7"].reason == "man_on_top"
    play(session, Promote("politics", 6))
    assert player(session).careers[0] == [7, 7, 7]


@pytest.mark.parametrize(("start", "florins", "steps"), [
    (1, 0, 0), (2, 0, 0), (3, 2, 0), (4, 0, 0), (5, 0, 1), (6, 0, 0),
])  # fmt: skip
@pytest.mark.parametrize("career", ["politics", "church", "military"])
def test_what_arriving_brings(career: str, start: int, florins: int, steps: int) -> None:
    """S8.3: on every career alike."""
    session = advancing(**{career: [start], "florins": 1})
    play(session, Promote(career, start))
    assert (player(session).florins, player(session).initiative) == (1 + florins, steps)


def test_whatever_moved_him() -> None:
    """S8.3: a task, a helper, the reward."""
    task = table(TURN, tasks={"red upper": "task_church"}, ada={"church": [3], "florins": 0, "men": 0})
    play(task, TakeDie("red", 6), DoTask("task_church", "woman", 1))
    assert player(task).florins == 2 and player(task).careers[1] == [4]
    helper = table(TURN, ada={"church": [5], "men": 0, "helpers": ["adv3_career"]})
    play(helper, TakeDie("purple", 6), DoTask("task_facedown", "woman", 1))
    play(helper, LayToken("church"), Activate("adv3_career"))
    assert player(helper).initiative == 1 and player(helper).careers[1] == [6]
    bonus = table("round 2 / rewards / threshold", reward="reward_career", ada={"politics": [3], "florins": 0})
    play(bonus, TakeBonus("reward_career"), Promote("politics", 3))
    assert player(bonus).florins == 2


def test_the_free_step_at_the_top_is_lost() -> None:
    """S8.3, S8.4: and its stack stays as it is."""
    session = table(TURN, ada={"initiative": 10, "politics": [5]}, bruno={"initiative": 10}, line=[BRUNO, ADA])
    play(session, TakeDie("turquoise", 6), Manage("turquoise"))
    assert RaiseDisc() not in listed(session) and refused(session, RaiseDisc()) == ("S8.4", "disc_on_top")
    assert session.blocked(ADA)["disc.0"].reason == "disc_on_top"
    play(session, Promote("politics", 5))
    assert session.state.line == [BRUNO, ADA] and player(session).initiative == 10
    assert told(session, "raised_disc") == []


def test_an_arriving_disc_lies_on_top() -> None:
    """S8.4, S8.5, S8.8: what it leaves keeps its order."""
    session = table(
        TURN, players=4, bruno={"initiative": 2}, celia={"initiative": 2}, line=[CELIA, BRUNO, 3, ADA],
    )  # fmt: skip
    play(session, TakeDie("turquoise", 6), Manage("turquoise"), RaiseDisc())
    assert session.state.line == [CELIA, BRUNO, ADA, 3]
    play(session, RaiseDisc())
    assert session.state.line == [ADA, CELIA, BRUNO, 3]
    play(session, RaiseDisc(), StopAdvancing())
    assert session.state.line == [ADA, CELIA, BRUNO, 3] and player(session).initiative == 3
    play(session, TakeDie("turquoise", 6), Manage("turquoise"), RaiseDisc())
    assert session.state.line == [BRUNO, ADA, CELIA, 3]
    assert [event.values["step"] for event in told(session, "raised_disc")] == [1, 2, 3, 3]


def test_a_disc_that_does_not_move_keeps_its_place() -> None:
    """S8.5"""
    session = table(TURN, players=3, ada={"initiative": 2}, bruno={"initiative": 2}, line=[BRUNO, ADA, CELIA])
    play(session, TakeDie("turquoise", 6), Manage("turquoise"), PlaceMan("church"), StopAdvancing())
    assert session.state.line == [BRUNO, ADA, CELIA]


def test_rank_is_the_number_of_the_space() -> None:
    """S8.6"""
    session = advancing(politics=[4])
    play(session, Promote("politics", 4))
    assert told(session, "promoted")[0].values["rank"] == 5


def test_points_are_spent_one_by_one_and_can_be_taken_back() -> None:
    """S8.7: each is an answer of its own."""
    session = advancing(politics=[5])
    before = session.state_hash()
    play(session, RaiseDisc(), Promote("politics", 5), PlaceMan("church"))
    assert player(session).initiative == 2
    assert [type(record.action) for record in session.records[-3:]] == [RaiseDisc, Promote, PlaceMan]
    for _ in range(3):
        session.undo()
    assert session.state_hash() == before and session.state.points == 4


def test_a_bonus_comes_at_once() -> None:
    """S8.7: the florins are there before the next point."""
    session = advancing(politics=[3], florins=0)
    play(session, Promote("politics", 3))
    assert player(session).florins == 2 and asked(session) == ("advance", ADA)


def test_the_end_of_the_points() -> None:
    """S8.8: used up, nothing left to spend, or stopped after at least one."""
    session = advancing()
    assert refused(session, StopAdvancing()) == ("S8.8", "one_point_at_least")
    play(session, RaiseDisc())
    assert refused(session, StopAdvancing()) is None
    play(session, StopAdvancing())
    assert session.state.points == 0
    assert told(session, "stopped")[0].values["n"] == 3 and asked(session) == ("turn", BRUNO)
    over = advancing(men=0, politics=[6], initiative=10)
    assert asked(over) == ("turn", BRUNO) and player(over).careers[0] == [7] and over.state.points == 3
    assert told(over, "lost")[0].values["things"] == {"advances": 3}
    used = advancing(men=4)
    play(used, *(PlaceMan("church") for _ in range(4)))
    assert asked(used) == ("turn", BRUNO) and player(used).careers[1] == [1] * 4


def test_a_free_step_uses_no_point() -> None:
    """S8.8: also where the effect names careers only."""
    session = table(TURN, tasks={"red upper": "task_church"}, ada={"church": [5]})
    play(session, TakeDie("red", 6), DoTask("task_church", "woman", 1), Promote("church", 5))
    assert session.state.points == 1 and player(session).initiative == 1
    assert refused(session, RaiseDisc()) == ("S8.1", "other_track")
    assert refused(session, PlaceMan("politics")) == ("S8.1", "other_track")
    assert session.blocked(ADA)["career.politics"].values == {"tracks": ["church"]}


def test_arriving_on_any_space_may_bring_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """S8.3: where the data say so, entering a career too."""
    ladders = [msgspec.structs.replace(ladder, florins={1: 7}, initiative={1: 2}) for ladder in DATA.ladder_of]
    monkeypatch.setattr(DATA, "ladder_of", tuple(ladders))
    session = play(advancing(florins=0), PlaceMan("church"))
    assert (player(session).florins, player(session).initiative) == (7, 2)
    (entered,) = told(session, "placed_man")
    assert entered.values == {"seat": ADA, "career": "church", "pay": {"men": 1}}


def test_nothing_is_asked_outside_of_points() -> None:
    """S8.1"""
    session = table(TURN)
    assert refused(session, RaiseDisc()) == refused(session, PlaceMan("church")) == ("S8.1", "not_this_moment")
    assert refused(session, RaiseDisc(), BRUNO) == ("S3.1", "not_your_turn")
    play(session, Pass())
