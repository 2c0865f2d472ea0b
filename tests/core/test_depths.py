"""What lies deep in a snapshot's agenda is tried before a match goes on from it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from kingsburg_table import load_session, new_session
from kingsburg_table.core.journal.checks import check_state
from kingsburg_table.core.journal.depths import check_depths, check_futures
from kingsburg_table.core.journal.errors import Stuck
from kingsburg_table.core.named import named
from kingsburg_table.core.session import Session
from kingsburg_table.text import set_language, t
from tests.support.hostile import Content, content_of, resumed_at, write
from tests.support.matches import NAMES
from tests.support.mixes import games_at_the_table, single


def until(session: Session[Any, Any], node: str, below: str = "", seed: int = 2) -> list[str]:
    """Play at random until this step asks, with that one below it; the names of the frames."""
    rng = random.Random(seed)
    while session.decision is not None:
        frames = [frame.node for frame in session.state.agenda]
        if frames[-1] == node and (not below or below in frames):
            return frames
        session.act(rng.choice(session.decision.options))
    raise AssertionError(f"{node} never asked")


@pytest.fixture(scope="module")
def supported(tmp_path_factory: pytest.TempPathFactory) -> tuple[Content, dict[str, Any], int]:
    """Kingsburg while an advisor asks for goods and further support is to come; where that lies in the agenda."""
    path = tmp_path_factory.mktemp("depths") / "a.match"
    session = new_session("kingsburg", NAMES[:3], seed=4, journal=path)
    while True:
        depth = until(session, "take goods", "support").index("support")
        if session.state.agenda[depth].todo:
            return content_of(path), named(session.state), depth
        session.act(session.decision.options[0])


FORGED: dict[str, Any] = {
    "a giver that is none": {"giver": "baker"},
    "a place that no support has": {"place": 40},
    "a seat that is none": {"seat": 9},
}


def test_support_that_is_still_to_come_is_gone_on_with(supported: Any, tmp_path: Path) -> None:
    content, state, _ = supported
    write(tmp_path / "a.match", resumed_at(content, state))
    assert load_session(tmp_path / "a.match").decision is not None


@pytest.mark.parametrize("change", FORGED.values(), ids=FORGED.keys())
def test_a_task_below_the_open_question_is_looked_at(change: Any, supported: Any, tmp_path: Path) -> None:
    content, state, depth = supported
    frame = state["agenda"][depth]
    frames = [*state["agenda"]]
    frames[depth] = {**frame, "todo": [*frame["todo"][:-1], {**frame["todo"][-1], **change}]}
    write(tmp_path / "a.match", resumed_at(content, {**state, "agenda": frames}))
    with pytest.raises(Stuck):
        load_session(tmp_path / "a.match")


@pytest.mark.parametrize(
    ("node", "change"),
    [("year", {"at": 6}), ("year", {"at": -1}), ("phases", {"at": 400}), ("support", {"at": 7})],
    ids=str,
)
def test_a_frame_that_no_match_leaves_is_refused(node: str, change: Any, supported: Any, tmp_path: Path) -> None:
    content, state, _ = supported
    frames = [{**frame, **change} if frame["node"] == node else frame for frame in state["agenda"]]
    assert frames != state["agenda"]
    write(tmp_path / "a.match", resumed_at(content, {**state, "agenda": frames}))
    with pytest.raises(Stuck):
        load_session(tmp_path / "a.match")


@pytest.mark.parametrize("change", [{"giver": "baker"}, {"place": 40}, {"seat": 9}], ids=str)
def test_a_task_that_comes_after_other_questions_is_looked_at(change: Any, tmp_path: Path) -> None:
    """Not the next one of its step, but the last of many, with questions between."""
    session, rng = new_session("kingsburg", NAMES[:3], seed=4, journal=tmp_path / "a.match"), random.Random(4)
    while True:
        frames = [frame.node for frame in session.state.agenda]
        depth = frames.index("support") if "support" in frames else 0
        asking = [task for task in session.state.agenda[depth].todo if task.place >= 0 and len(
            session.controller.rules({}).data.support(task.giver)) > task.place] if depth else []
        if len(asking) > 3 and frames[-1] != "support":
            break
        session.act(rng.choice(session.decision.options))
    content, state = content_of(tmp_path / "a.match"), named(session.state)
    todo = state["agenda"][depth]["todo"]
    frames_ = [*state["agenda"]]
    frames_[depth] = {**frames_[depth], "todo": [*todo[:-1], {**todo[-1], **change}]}
    write(tmp_path / "b.match", resumed_at(content, {**state, "agenda": frames_}))
    with pytest.raises(Stuck):
        load_session(tmp_path / "b.match")


def test_going_round_the_table_is_with_somebody_who_is_in(tmp_path: Path) -> None:
    session = new_session("kingsburg", NAMES[:3], seed=4, journal=tmp_path / "a.match")
    depth = until(session, "influence").index("rounds influence")
    content, state = content_of(tmp_path / "a.match"), named(session.state)
    for change in ({"at": 9}, {"at": -5}, {"seat": (state["agenda"][depth]["seat"] + 1) % 3}):
        frames = [*state["agenda"]]
        frames[depth] = {**frames[depth], **change}
        write(tmp_path / "b.match", resumed_at(content, {**state, "agenda": frames}))
        with pytest.raises(Stuck):
            load_session(tmp_path / "b.match")


@pytest.mark.parametrize("game", games_at_the_table())
def test_every_position_of_a_match_can_be_gone_on_from(game: str) -> None:
    session, rng = new_session(game, NAMES[:3], seed=6, options=single(game)[-1]), random.Random(6)
    while session.decision is not None:
        if rng.random() < 0.1:
            check_state(session, session.state)
            check_depths(session.controller, session.state)
        if rng.random() < 0.02:
            check_futures(session.controller, session.state)
        session.act(rng.choice(session.decision.options))


def test_the_reason_is_in_the_players_language(supported: Any, tmp_path: Path) -> None:
    content, state, _ = supported
    write(tmp_path / "a.match", resumed_at(content, {**state, "agenda": state["agenda"][1:]}))
    with pytest.raises(Stuck) as raised:
        load_session(tmp_path / "a.match")
    said = {}
    for language in ("en", "pl"):
        set_language(language)
        said[language] = t(raised.value.id, **raised.value.values)
    assert "the position written down there cannot be" in said["en"]
    assert "zapisana tam sytuacja jest niemożliwa" in said["pl"]
    assert "a match that begins with" in str(raised.value)  # for the log
