"""Matches that earlier versions wrote load whole for ever: every record, the same points, undo and replay."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from kingsburg_table import load_session

FOLDER = Path(__file__).parent / "recorded"
EXPECTED: dict[str, dict[str, Any]] = json.loads((FOLDER / "expected.json").read_text("utf-8"))


def test_every_recorded_match_has_its_expectation() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.match")) == sorted(EXPECTED)


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_recorded_match_loads_whole(name: str, tmp_path: Path) -> None:
    path = Path(shutil.copy(FOLDER / name, tmp_path))
    expected = EXPECTED[name]
    session = load_session(path)
    assert session.notices == []
    assert (session.game, len(session.seats), len(session.records)) == (
        expected["game"], expected["players"], expected["records"],
    )
    assert list(session.controller.outcome(session.state).points) == expected["points"]
    assert ((session.decision is None), session.path) == (expected["over"], expected["path"])


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_recorded_match_can_be_gone_back_over_and_played_again(name: str, tmp_path: Path) -> None:
    session = load_session(Path(shutil.copy(FOLDER / name, tmp_path)))
    session.keeper = None
    if session.undoable.record is not None:
        end = session.state_hash()
        session.undo()
        session.redo()
        assert session.state_hash() == end
    states = [session.state_at(count) for count in range(len(session.records) + 1)]
    assert session.codec.pack(states[-1]) == session.codec.pack(session.state)
    session.rewind(len(states) // 2)
    then = states[len(states) // 2]
    then.wishes = session.state.wishes  # a wish outlives going back
    assert session.codec.pack(session.state) == session.codec.pack(then)
