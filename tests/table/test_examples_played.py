"""Every worked example that ships: opened, solved by clicks, answered wrongly and left, in both languages."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import new_session
from kingsburg_table.table.book.library import Show, book, games_with_rules, has_table
from kingsburg_table.table.book.tasks import Kind
from kingsburg_table.table.scenes.rules import RulesScene
from kingsburg_table.table.scenes.rules.tryout import BACK, STEP_BACK, TryScene
from kingsburg_table.table.scenes.table import TableScene
from tests.table.hand import Hand
from tests.table.sitting import Sitting

SHOWS = [show for game in games_with_rules() if has_table(game) for show in book(game).shows]
SIZES = {"en": (1280, 720), "pl": (1920, 1080)}


class Reader(Sitting):
    """Reads an example with the mouse alone."""

    def __init__(self, hand: Hand, scene: TryScene) -> None:
        self.hand, self.scene = hand, scene
        self.presses = self.decisions = 0
        hand.show(scene)

    @property
    def session(self) -> Any:
        return self.scene.match.session

    @property
    def lesson(self) -> Any:
        return self.scene.lesson  # type: ignore[attr-defined]

    def solve(self) -> None:
        """Do what the task asks for."""
        task, option = self.lesson.asked, self.lesson.option
        self.hand.wait(400)
        armed = task.kind is Kind.TOUCH and self.match.narrowing.armed == option
        if armed or task.kind in (Kind.ATTEMPT, Kind.LOOK):
            self.press_seal()
        else:
            if self.match.narrowing.touched:
                self.hand.key("escape")
            self.arm(option)
            if task.kind is Kind.MOVE:
                self.hand.wait(400)
                self.press_seal()

    def press_bar(self, id: str) -> None:
        control = self.scene.control(id)
        assert control is not None
        self.hand.wait(400)
        self.click(control.box.centre)

    def stray(self) -> bool:
        """Play something that is allowed but not asked for; False where nobody is asked anything else."""
        decision = self.session.decision
        others = [] if decision is None else [each for each in decision.options if each != self.lesson.option]
        if not others or (self.lesson.asked.kind is Kind.TOUCH and len(others) < 2):
            return False
        other = others[-1]
        self.hand.wait(400)
        self.arm(other)
        assert self.match.narrowing.armed == other
        self.hand.wait(400)
        self.press_seal()
        return True


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
