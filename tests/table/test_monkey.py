"""A monkey at the real program: thousands of random events end with no exception and loadable matches."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from kingsburg_table import load_session
from kingsburg_table.table import matches
from kingsburg_table.table.scenes.title import TitleScene
from tests.table.hand import Hand
from tests.table.monkey import Monkey

pytestmark = pytest.mark.slow

EVENTS = int(os.environ.get("MONKEY_EVENTS", "10000"))


@pytest.mark.parametrize("part", [0, 1])
def test_a_monkey_breaks_nothing(hand: Callable[..., Hand], home: Path, part: int) -> None:
    def start() -> Hand:
        made = hand((1280, 720), tempo="brisk")
        made.show(TitleScene())
        return made

    monkey = Monkey(start, seed=7 + part)
    monkey.run(EVENTS // 2)
    files = [path for path in matches.matches_folder().glob("*") if path.is_file()]
    assert files, "the monkey never began a match"
    monkey.hand.app.stack.close()
    for path in files:
        session = load_session(path)
        assert session.records or session.decision is not None
        session.close() if hasattr(session, "close") else None
