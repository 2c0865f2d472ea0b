"""Ctrl-C at any moment of `act`: the session can go on, and what it remembers is what the file says."""

from __future__ import annotations

import random
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from kingsburg_table import load_session, new_session
from kingsburg_table.core.unbroken import Unbroken
from tests.support.matches import NAMES


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    """Where a shell starts something in the background, Ctrl-C is switched off and stays so; not here."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


class Interrupted:
    """Presses Ctrl-C after that many lines of ours have run."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self, frame: FrameType, event: str, _: object) -> Any:
        if "kingsburg_table" not in frame.f_code.co_filename:
            return None
        if event == "line":
            self.left -= 1
            if self.left == 0:
                signal.raise_signal(signal.SIGINT)
        return self


def interrupted(after: int, do: Any) -> bool:
    """Whether the interrupt came through."""
    before = sys.gettrace()
    sys.settrace(Interrupted(after))
    try:
        do()
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(before)
    return False


@pytest.mark.parametrize("deed", ["act", "undo", "redo", "rewind", "wish", "curtain", "take over", "hint"])
@pytest.mark.parametrize("journal", [True, False])
def test_a_session_goes_on_after_ctrl_c_anywhere(deed: str, journal: bool, tmp_path: Path) -> None:
    came, rng = 0, random.Random(deed)
    for after in [*range(1, 20), *range(20, 60, 3), *rng.sample(range(60, 900), 15)]:
        path = tmp_path / f"{after}.match" if journal else None
        session = new_session("lanes", NAMES[:2], seed=after, journal=path)
        session.act(session.decision.options[0])
        if deed == "redo":
            session.undo()
        deeds = {
            "act": lambda s=session: s.act(s.decision.options[0]), "undo": session.undo, "redo": session.redo,
            "rewind": lambda s=session: s.rewind(0), "wish": lambda s=session: s.wish(0, seal=True, look=True),
            "curtain": session.curtain_opened, "hint": lambda s=session: s.hinted(0),
            "take over": lambda s=session: s.take_over(0, "prince"),
        }  # fmt: skip
        came += interrupted(after, deeds[deed])
        if path is not None:
            loaded = load_session(path)
            assert (loaded.state_hash(), loaded.records) == (session.state_hash(), session.records), after
            assert (loaded.redoable, loaded.undoable) == (session.redoable, session.undoable), after
        session.act(session.decision.options[0])
        assert len(session.story) == len(session.records) + 1
        if path is not None:
            assert load_session(path).state_hash() == session.state_hash()
    assert came > 5, "nobody was interrupted"


def test_ctrl_c_comes_at_the_end_once() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), Unbroken():
        signal.raise_signal(signal.SIGINT)
        with Unbroken():
            signal.raise_signal(signal.SIGINT)
        done.append("inner")
    assert done == ["inner"]
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_other_threads_act_too(tmp_path: Path) -> None:
    session = new_session("lanes", NAMES[:2], seed=1, journal=tmp_path / "a.match")
    thread = threading.Thread(target=lambda: session.act(session.decision.options[0]))
    thread.start()
    thread.join()
    assert len(session.records) == 1
