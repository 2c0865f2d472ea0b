"""What the helpers do: S9.4 to S9.6, S9.9 and table 5.3."""

from __future__ import annotations

import pytest

from kingsburg_table.core.actions import Refusal
from kingsburg_table.games.signorie.actions import (
    Activate,
    DoTask,
    LayToken,
    Manage,
    Marry,
    PlaceMan,
    Promote,
    RaiseDisc,
    SendMan,
    StopAdvancing,
    TakeDie,
    TakePawns,
)
from kingsburg_table.games.signorie.words import TRACKS
from tests.games.signorie.table import (
    ADA,
    BRUNO,
    CONTROLLER,
    DATA,
    TURN,
    asked,
    helping,
    listed,
    play,
    player,
    refused,
    table,
    told,
)


@pytest.mark.parametrize(("helper", "colour", "value", "track"), [
    ("advdie_initiative", "purple", 5, "initiative"), ("advdie_politics", "turquoise", 6, "politics"),
    ("advdie_church", "red", 3, "church"), ("advdie_military", "grey", 4, "military"),
])  # fmt: skip
def test_as_many_points_as_the_die_shows(helper: str, colour: str, value: int, track: str) -> None:
    """S9.4, table 5.3: H05 to H08; what was paid for the die does not matter."""
    session = helping(colour, value, helpers=[helper], florins=9, **({} if track == "initiative" else {track: [1]}))
    play(session, Activate(helper))
    assert session.state.points + session.state.spent == value
    tracks = {"initiative": {RaiseDisc()}}.get(track, {PlaceMan(track), Promote(track, 1)})
    assert set(listed(session)) - {StopAdvancing()} == tracks


@pytest.mark.parametrize(("helper", "colour", "tracks"), [
    ("adv3_initiative", "yellow", {"initiative"}), ("adv3_career", "purple", {"politics", "church", "military"}),
])  # fmt: skip
def test_three_points(helper: str, colour: str, tracks: set[str]) -> None:
    """Table 5.3: H03, H04."""
    session = play(helping(colour, helpers=[helper]), Activate(helper))
    assert session.state.points + session.state.spent == 3
    assert {TRACKS[number] for number in session.state.tracks} == tracks


def test_a_mission_with_a_face_down_token() -> None:
    """S9.5: H01; the city's token stays though it fits, points and rank as usual."""
    session = helping("purple", helpers=["mission_facedown"], politics=[3])
    stack = session.state.stack
    play(session, Activate("mission_facedown"), SendMan("politics", 3, "milano"))
    ada = player(session)
    assert ada.face_down == [1, 0, 0, 0] and session.state.stack == stack - 1 and ada.points == 5 and ada.rows[0] == []
    assert CONTROLLER.read(session.state, None, "mission_tokens") == {"milano": "gonzaga 3"}
    assert told(session, "laid_face_down")[0].values["row"] == "politics"


def test_a_marriage_with_a_face_down_token() -> None:
    """S9.5: H02, to the marriage row."""
    session = play(helping("yellow", helpers=["marriage_facedown"]), Activate("marriage_facedown"), Marry("milano", 2))
    assert player(session).face_down == [0, 0, 0, 1] and CONTROLLER.read(session.state, None, "marriage_tokens") == {
        "milano": "este 4",
    }  # fmt: skip


def test_without_a_stack_there_is_no_token() -> None:
    """S9.5, S12.4: the Mission and the Marriage are done all the same."""
    hidden = {"face_down": {"church": 40}}
    session = helping("purple", helpers=["mission_facedown"], politics=[3], **hidden)
    assert session.state.stack == 0
    play(session, Activate("mission_facedown"), SendMan("politics", 3, "milano"))
    assert player(session).face_down == [0, 40, 0, 0] and player(session).points == 5
    married = helping("yellow", helpers=["marriage_facedown"], **hidden)
    play(married, Activate("marriage_facedown"), Marry("milano", 1))
    assert player(married).face_down == [0, 40, 0, 0] and player(married).points == 2


def test_afterwards_cities_give_their_tokens_again() -> None:
    """S9.5 holds for this Mission only."""
    session = helping("purple", helpers=["mission_facedown"], politics=[3, 3])
    play(session, Activate("mission_facedown"), SendMan("politics", 3, "venezia"))
    session.act(session.decision.options[-1])  # type: ignore[union-attr]
    play(session, TakeDie("grey", 6), Manage("grey"), SendMan("politics", 3, "milano"))
    assert CONTROLLER.read(session.state, ADA, "rows") == {"politics": ["gonzaga 3"]}


def test_a_task_of_any_colour_with_one_pawn() -> None:
    """S9.6: H15; also the task just done (Q15), never one for two pawns."""
    session = helping("red", helpers=["any_task"], politics=[3], florins=9)
    play(session, Activate("any_task"))
    tasks = {action.task: action for action in listed(session)}
    assert set(tasks) == set(DATA.tasks) - {"task_mission", "task_marriage"}
    assert all(action.pawns == 1 for action in tasks.values())
    assert refused(session, DoTask("task_mission", "woman", 2)) == ("S9.6", "task_of_two")
    assert refused(session, DoTask("task_florins", "woman", 2)) == ("S9.6", "one_pawn_only")
    assert refused(session, DoTask("task_florins", "man", 1)) == ("S6.2", "wrong_sex_for_task")
    assert refused(session, DoTask("task_juggling", "man", 1)) == ("S6.1", "no_such_task")
    assert session.blocked(ADA)["task.task_marriage"].reason == "task_of_two"
    play(session, DoTask("task_florins", "woman", 1))
    assert player(session).florins == 13 and asked(session) == ("turn", BRUNO)


def test_any_task_is_asked_of_one_seat_and_paid_by_one_pawn() -> None:
    """S9.6, S3.1: who is asked, what a single pawn is enough for, and why tasks of two are not."""
    session = play(helping("red", helpers=["any_task"], women=2, men=0), Activate("any_task"))
    assert session.decision is not None and session.decision.prompt.values == {"seat": ADA}
    assert refused(session, DoTask("task_facedown", "woman", 1)) is None
    assert refused(session, DoTask("task_facedown", "woman", 1), BRUNO) == ("S3.1", "not_your_turn")
    token, step = DoTask("task_facedown", "woman", 1), CONTROLLER.rules({}).agenda.nodes["any task"]
    assert step.refuse(session.play, BRUNO, token).reason == "not_your_turn"  # type: ignore[attr-defined]
    two = session.refusal(DoTask("task_mission", "woman", 1))
    assert two == Refusal("S9.6", "task_of_two", {"task": "task_mission"})
    assert session.blocked(ADA)["task.task_mission"].reason == "task_of_two"


def test_the_stewards_threshold_pawn() -> None:
    """S9.6: to the threshold area."""
    session = play(helping("red", helpers=["any_task"]), Activate("any_task"), DoTask("task_threshold", "man", 1))
    assert (player(session).laid_men, player(session).men) == (1, 3)


@pytest.mark.parametrize(("ada", "possible"), [
    ({"men": 0, "women": 1, "politics": [2]}, False), ({"men": 1, "women": 1}, True), ({"men": 0, "women": 2}, True),
])  # fmt: skip
def test_when_the_steward_can_work(ada: dict[str, object], possible: bool) -> None:
    """S9.9: after payment there must be a task for one pawn; the woman of the main action is gone."""
    session = helping("red", helpers=["any_task"], **ada)
    assert (asked(session) == ("helpers", ADA)) == possible


def test_one_die_whatever_the_brides() -> None:
    """Table 5.3: H09; Q17, Q13: also with an empty general supply."""
    session = helping("turquoise", helpers=["offspring1"], brides=3, men=12, women=11, chance=[("offspring", [5])])
    option = session.decision.options[0]  # type: ignore[union-attr]
    assert option.reveals
    play(session, Activate("offspring1"))
    assert player(session).men == 12


def test_points_of_helpers() -> None:
    """Table 5.3: H10 counts own men in cities, H13 gives 3."""
    cities = {"milano": [[ADA, "man"], [BRUNO, "man"], [ADA, "woman"]], "firenze": [[ADA, "man"]]}
    session = table(TURN, cities=cities, tasks={"grey lower": "task_florins"}, ada={"helpers": ["vp_per_man"]})
    play(session, TakeDie("grey", 6), DoTask("task_florins", "man", 1), Activate("vp_per_man"))
    assert player(session).points == 2 and CONTROLLER.read(session.state, ADA, "points.helpers") == 2
    nobody = table(TURN, tasks={"grey lower": "task_florins"}, ada={"helpers": ["vp_per_man"]})
    play(nobody, TakeDie("grey", 6), DoTask("task_florins", "man", 1))
    assert Activate("vp_per_man") in listed(nobody)  # S9.3
    play(nobody, Activate("vp_per_man"))
    assert player(nobody).points == 0 and asked(nobody) == ("turn", BRUNO)


@pytest.mark.parametrize(("men", "women", "options"), [
    (4, 3, [TakePawns(1, 0), TakePawns(0, 1)]), (12, 3, None), (12, 12, []),
])  # fmt: skip
def test_a_pawn_from_the_general_supply(men: int, women: int, options: list[TakePawns] | None) -> None:
    """S9.9: H12; the only kind left comes without asking, and without any it is left out."""
    session = helping("yellow", helpers=["take_pawn"], men=men, women=min(women, 11))
    if women == 12:
        session = table(TURN, ada={"helpers": ["take_pawn"], "men": 12, "women": 11})
        play(session, TakeDie("yellow", 6), Manage("yellow"))
        assert asked(session) == ("turn", BRUNO)
        return
    play(session, Activate("take_pawn"))
    assert asked(session) == (("pawns", ADA) if options else ("turn", BRUNO))
    if options:
        assert listed(session) == options


def test_a_token_of_the_notary() -> None:
    """S9.9, S10.4: H11, to any row, while there is a stack."""
    session = table(TURN, tasks={"grey lower": "task_florins"}, ada={"helpers": ["facedown_any"]})
    play(session, TakeDie("grey", 6), DoTask("task_florins", "man", 1), Activate("facedown_any"))
    assert len(listed(session, LayToken)) == 4
    ada = {"helpers": ["facedown_any"], "face_down": {"church": 42}}
    gone = table(TURN, tasks={"grey lower": "task_florins"}, ada=ada)
    play(gone, TakeDie("grey", 6), DoTask("task_florins", "man", 1))
    assert asked(gone) == ("turn", BRUNO)


@pytest.mark.parametrize(("ada", "possible"), [
    ({"men": 0, "church": [7]}, False), ({"men": 0, "church": [6]}, True), ({"men": 1}, True),
    ({"men": 0, "politics": [1]}, False),
])  # fmt: skip
def test_when_points_can_be_spent(ada: dict[str, object], possible: bool) -> None:
    """S9.9: an available man, or one below the top of a track of that effect."""
    session = helping("red", helpers=["advdie_church"], **ada)
    assert (asked(session) == ("helpers", ADA)) == possible
