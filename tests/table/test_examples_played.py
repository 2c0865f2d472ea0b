"""Every worked example that ships: opened, solved by clicks, answered wrongly and left, in both languages."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import new_session
from kingsburg_table.table.book.library import Show, book, games_with_rules, has_table
from kingsburg_table.table.scenes.rules import RulesScene
from kingsburg_table.table.scenes.rules.tryout import BACK, STEP_BACK, TryScene
from kingsburg_table.table.scenes.table import TableScene
from tests.table.hand import Hand
from tests.table.reader import Reader

SHOWS = [show for game in games_with_rules() if has_table(game) for show in book(game).shows]
SIZES = {"en": (1280, 720), "pl": (1920, 1080)}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("show", SHOWS, ids=[f"{show.case.game} {show.id}" for show in SHOWS])
def test_a_worked_example_can_be_played(hand: Callable[..., Hand], show: Show, lang: str) -> None:
    hands = hand(SIZES[lang], lang)
    rules = RulesScene(show.case.game, show.example.rules[0])
    hands.show(rules)
    tried: set[int] = set()
    reader = Reader(hands, TryScene(show, tried, rules))
    lesson = reader.lesson
    before = lesson.session.state_hash()

    if lesson.session.decision is not None and reader.stray():
        if lesson.asked is None and not lesson.finished:
            assert lesson.stray == 1
            assert reader.scene.instruction() == reader.scene.desk.speaker.t("lesson.stray")  # type: ignore[attr-defined]
        reader.press_bar(STEP_BACK)
        assert lesson.stray == 0 and lesson.at == 0
        assert lesson.session.state_hash() == before

    for at in range(len(lesson.tasks)):
        assert lesson.at == at, f"{show.id}: task {at - 1} was not passed: {lesson.tasks[at - 1]}"
        reader.solve()
    assert lesson.finished and not lesson.wrong
    assert tried == set(range(len(lesson.tasks)))

    reader.press_bar(BACK)
    assert hands.app.stack.top is rules
    found = rules.pane
    assert found is None or found.show is not show or len(found.tried) in (0, len(lesson.tasks))


def test_a_tried_example_leaves_the_running_match_alone(hand: Callable[..., Hand], tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    hands = hand((1280, 720))
    session = new_session("kingsburg", [Seat("Ola"), Seat("Kuba"), Seat("Nina")], seed=3, journal=file)
    table = TableScene(session, file)
    hands.show(table)
    digest, state = hashlib.sha256(file.read_bytes()).hexdigest(), session.state_hash()
    hands.key("f1")
    rules = hands.scene
    assert isinstance(rules, RulesScene)
    show = next(show for show in book("kingsburg").shows if show.id == "KT7")
    reader = Reader(hands, TryScene(show, set(), rules))
    while not reader.lesson.finished:
        reader.solve()
    assert hands.app.match == file
    hands.key("escape")
    hands.key("escape")
    assert hands.scene is table and hands.app.match == file
    assert hashlib.sha256(file.read_bytes()).hexdigest() == digest and session.state_hash() == state
