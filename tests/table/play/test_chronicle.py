from __future__ import annotations

from itertools import pairwise

from kingsburg_table.core.actions import Event
from kingsburg_table.table.play.chronicle import Chronicle, ChronicleTurn
from kingsburg_table.table.play.words import Words
from tests.table.play.made import kingsburg, toy_session
from tests.toy.game import Grab, Leave, Show


def kinds(groups: tuple[ChronicleTurn, ...]) -> list[tuple[str, int | None, list[str]]]:
    return [(group.path, group.seat, [line.kind for line in group.lines]) for group in groups]


def test_lines_are_grouped_by_turn_and_what_the_table_did_stands_alone() -> None:
    session = toy_session(seed=7)
    assert session.state.order == [0, 1]
    session.act(Grab(2))
    session.act(Leave())
    session.act(Grab(1))
    session.act(Leave())
    session.act(Show("fist"))
    session.act(Show("open"))
    groups = Chronicle(session).groups(None)
    assert kinds(groups) == [
        ("round 1 / grab", 0, ["grabbed"]),
        ("round 1 / grab", 1, ["left"]),
        ("round 1 / grab", 0, ["grabbed", "left"]),
        ("round 1 / look shown", None, ["showed", "showed"]),
    ]
    assert groups[0].lines[0].words == Words("log.pebbles.grabbed", session.story[1][0].values)
    assert groups[2].before == 2


def test_wax_marks_where_undo_ends() -> None:
    session = toy_session(seed=7)
    session.act(Grab(1))
    session.act(Leave())
    lines = [line for group in Chronicle(session).groups(None) for line in group.lines]
    assert [(line.kind, line.wax) for line in lines] == [("grabbed", True), ("left", False)]
    assert [line.record for line in lines] == [1, 2]


def test_where_nothing_may_be_read_the_wax_stays() -> None:
    session = toy_session(seed=7)
    session.act(Grab(1))
    hidden = session.story[1][0]
    session.story[1][0] = Event(hidden.kind, hidden.values, (1,))  # type: ignore[index]
    (group,) = Chronicle(session).groups(0)
    assert [(line.words, line.wax) for line in group.lines] == [(None, True)]
    (seen,) = Chronicle(session).groups(1)
    assert seen.lines[0].words is not None


def test_after_undo_and_another_action_the_paths_are_the_new_ones() -> None:
    session = toy_session(seed=7)
    chronicle = Chronicle(session)
    session.act(Leave())
    session.act(Leave())
    session.act(Show("open"))
    before = chronicle.groups(None)
    session.rewind(0)
    session.act(Grab(1))
    session.act(Leave())
    session.act(Leave())
    after = chronicle.groups(None)
    assert after == Chronicle(session).groups(None) != before


def test_a_note_of_the_table_stands_where_it_was_written() -> None:
    session = toy_session(seed=7)
    chronicle = Chronicle(session)
    session.act(Leave())
    chronicle.note(Words("log.core.rewound", {"n": 3}))
    session.act(Grab(1))
    assert [lines for _, _, lines in kinds(chronicle.groups(None))] == [["left"], ["note"], ["grabbed"]]
    session.rewind(0)
    assert [lines for _, _, lines in kinds(chronicle.groups(None))] == [["note"]]


def test_sub_steps_belong_to_the_turn_and_nothing_is_lost_or_told_twice() -> None:
    match = kingsburg(3, seed=5)
    session = match.session
    for at in range(120):
        assert session.decision is not None
        session.act(session.decision.options[at % len(session.decision.options)])
    groups = match.screen.story
    told = [line.words for group in groups for line in group.lines if line.words is not None]
    events = [event for events in session.events_for(None) for event in events]
    assert [words.id for words in told] == [f"log.kingsburg.{event.kind}" for event in events]
    assert all(group.lines for group in groups)
    assert all(one.seat is not None or other.seat is not None for one, other in pairwise(groups))
