"""Computers at the table: they think while the window lives on, play, and can be followed, hurried and undone."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from kingsburg_table import load_session
from kingsburg_table.bots.mind import has_mind
from kingsburg_table.core.actions import Hinted
from kingsburg_table.core.catalogue import games
from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.table.play.match import at_the_table
from kingsburg_table.table.scenes.setup import SetupScene
from kingsburg_table.table.scenes.table import TableScene, hint_sheet
from kingsburg_table.table.settings import Tempo
from tests.table.hand import Hand
from tests.table.sitting import Sitting

pytestmark = pytest.mark.slow

GAMES = [game for game in games() if has_mind(game)]


class Against(Sitting):
    """One person at a table of computers."""

    def __init__(
        self, hand: Hand, game: str, *bots: str, seed: int = 1, journal: Path | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.hand, self.glances = hand, True
        names = [Seat("Ola"), *(Seat(f"Bot {at}", by=bot) for at, bot in enumerate(bots))]
        self.session = new_session(game, at_the_table(names), seed=seed, journal=journal, options=options)
        self.scene = TableScene(self.session, journal)
        hand.show(self.scene)
        self.presses = self.decisions = 0

    def until_asked(self) -> None:
        """Let the computers think and play."""
        for _ in range(20_000):
            if self.match.computers.seat is None:
                return
            self.hand.app.prepare(50)
            self.hand.wait(20)
        raise AssertionError("the computers never finish")


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_against_a_computer(hand: Callable[..., Hand], game: str) -> None:
    table = Against(hand((1280, 720), tempo="instant", computers=Tempo.INSTANT), game, "notary")
    rng = random.Random(3)
    with table.hand.unseen():
        for _ in range(25):
            table.until_asked()
            table.ready()
            if table.session.decision is None:
                break
            assert table.session.played_by(table.session.decision.seat) == "" or table.session.decision.anyone
            table.play(rng.choice(table.session.decision.options))
    assert {record.seat for record in table.session.records} == {0, 1}


def test_its_moves_wait_until_they_were_seen_and_any_press_hurries_them(hand: Callable[..., Hand]) -> None:
    table = Against(hand((1280, 720), computers=Tempo.CALM), "kingsburg", "apprentice", seed=2)
    while table.match.computers.seat is None:
        table.ready()
        table.play(table.session.decision.options[0])
    before = len(table.session.records)
    while table.match.computers.choice is None:
        table.hand.app.prepare(50)
    table.hand.wait(20)
    assert len(table.session.records) == before
    assert table.match.computers.progress == 1.0
    table.hand.wait(1500)
    assert len(table.session.records) == before + 1
    told = table.match.computers.reasons
    while told.why(before, table.match.screen.eyes) is None:
        assert told.step() or told.why(before, table.match.screen.eyes) is not None
    while table.match.computers.seat is not None and table.match.computers.choice is None:
        table.hand.app.prepare(50)
    if table.match.computers.seat is not None:
        table.hand.key("enter")
        table.hand.wait(1)
        assert len(table.session.records) == before + 2


def test_a_computer_takes_over_and_the_match_is_continued_where_it_was_thinking(
    hand: Callable[..., Hand], tmp_path: Path
) -> None:
    path = tmp_path / "a.match"
    table = Against(hand((1280, 720)), "kingsburg", "notary", seed=4, journal=path)
    table.match.take_over(0, "apprentice", table.hand.now)
    assert table.match.screen.company.people == ()
    table.hand.app.prepare(1)  # in the middle of a thought the plug is pulled
    loaded = load_session(path)
    assert loaded.played_by(0) == "apprentice"
    assert loaded.decision == table.session.decision
    table.match.take_over(0, "", table.hand.now)
    assert table.match.screen.company.people == (0,)


@pytest.mark.parametrize("game", GAMES)
def test_computers_are_seated_in_the_set_up(hand: Callable[..., Hand], game: str) -> None:
    hands = hand((1280, 720))
    scene = hands.show(SetupScene(game))
    assert isinstance(scene, SetupScene)
    while len(scene.model.sitters) > 2:
        hands.click("remove.1")
    hands.click("computer.1")
    level = hands.find("level.1")
    hands.click((level.box.right - level.box.w * 0.1, level.box.cy))  # the third of them
    assert scene.model.sitters[1].by.startswith("prince:")
    colours = hands.find("colour.1")
    hands.click((colours.box.right - 4, colours.box.cy))  # nobody's yet
    assert scene.model.sitters[1].colour == 4
    hands.click("seal")
    hands.wait(1000)
    table = hands.app.stack.top
    assert isinstance(table, TableScene)
    assert sorted(table.match.session.played_by(seat).partition(":")[0] for seat in (0, 1)) == ["", "prince"]


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_asked_for_and_laid_ready(hand: Callable[..., Hand], game: str) -> None:
    table = Against(hand((1280, 720), tempo="instant", computers=Tempo.INSTANT), game, "notary", seed=6)
    with table.hand.unseen():
        table.until_asked()
        table.ready()
        while len(table.session.decision.options) < 3 or table.session.decision.anyone:
            table.play(table.session.decision.options[0])
            table.until_asked()
            table.ready()
    seat = table.session.decision.seat
    table.hand.key("f4")
    hints = table.scene.hints
    assert hints.open and hints.thinking and table.session.records[-1].action == Hinted(seat)
    while hints.thinking:
        table.hand.app.prepare(50)
    table.hand.wait()
    best = hints.plans[0]
    assert 1 <= len(hints.plans) <= 3
    assert table.match.narrowing.armed == best.option, "the seal says what the first plan is"
    last = len(hints.plans) - 1
    table.hand.click(hint_sheet.places(table.scene.hints).rows[last].centre)
    assert hints.chosen == last and table.match.narrowing.armed == hints.plans[last].option
    table.hand.key("1")
    assert table.match.narrowing.armed == best.option
    table.hand.wait(400)
    before = len(table.session.records)
    table.press_seal()
    assert table.session.records[before].action == best.option.action
    assert not hints.open


def test_who_wants_no_hints_gets_none(hand: Callable[..., Hand]) -> None:
    table = Against(hand((1280, 720), tempo="instant", computers=Tempo.INSTANT, hints=False), "kingsburg", "notary")
    table.until_asked()
    table.ready()
    before = len(table.session.records)
    table.hand.key("f4")
    assert not table.scene.hints.open and len(table.session.records) == before
    table.scene.ways.open_menu()
    table.hand.wait()
    assert not any(widget.id == "hint" for widget in table.hand.form.widgets)
