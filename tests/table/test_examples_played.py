"""Every worked example that ships: opened, solved by clicks, answered wrongly and left, in the languages by turns."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.table.book.library import Show, book, games_with_rules, has_table
from kingsburg_table.table.scenes.rules import RulesScene
from kingsburg_table.table.scenes.rules.tryout import BACK, STEP_BACK, TryScene
from kingsburg_table.table.scenes.table import TableScene
from tests.table.hand import Hand
from tests.table.reader import Reader

pytestmark = pytest.mark.slow

GAMES = [game for game in games_with_rules() if has_table(game)]
SIZES = {"en": (1280, 720), "pl": (1920, 1080)}
LANGS = tuple(SIZES)
PARTS = 4
FULL = bool(os.environ.get("FULL"))  #: each in both languages


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_every_worked_example_can_be_played(hand: Callable[..., Hand], game: str, lang: str, part: int) -> None:
    hands = hand(SIZES[lang], lang)
    rules = RulesScene(game)
    hands.show(rules)
    shows = book(game).shows
    assert shows
    for at, show in enumerate(shows[part::PARTS]):
        if not FULL and at % 2 != LANGS.index(lang):
            continue
        try:
            play(hands, rules, show)
        except Exception as error:
            raise AssertionError(f"{show.id}: {error}") from error


def play(hands: Hand, rules: RulesScene, show: Show) -> None:
    """Open it, answer wrongly and step back, solve it, leave it."""
    tried: set[int] = set()
    reader = Reader(hands, TryScene(show, tried, rules))
    with hands.unseen():
        answer_wrongly(reader)
        solve(reader)
    assert tried == set(range(len(reader.lesson.tasks)))
    reader.press_bar(BACK)
    assert hands.app.stack.top is rules


def answer_wrongly(reader: Reader) -> None:
    lesson = reader.lesson
    before = lesson.session.state_hash()
    if lesson.session.decision is None or not reader.stray():
        return
    if not lesson.finished and lesson.stray:
        assert lesson.stray == 1
        assert reader.scene.instruction() == reader.scene.desk.speaker.t("lesson.stray")  # type: ignore[attr-defined]
    reader.press_bar(STEP_BACK)
    assert lesson.stray == 0 and lesson.at == 0
    assert lesson.session.state_hash() == before


def solve(reader: Reader) -> None:
    lesson = reader.lesson
    for at in range(len(lesson.tasks)):
        assert lesson.at == at, f"task {at - 1} was not passed: {lesson.tasks[at - 1]}"
        reader.solve()
    assert lesson.finished and not lesson.wrong


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
