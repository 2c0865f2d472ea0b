"""Computers at the table as people meet them: seats that change hands, the quill, light, why, undo, whole matches."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from kingsburg_table import load_session
from kingsburg_table.core.actions import Seal, TakeOver
from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.match import at_the_table
from kingsburg_table.table.scenes.table import TableScene
from kingsburg_table.table.settings import Tempo
from tests.support.games import twin
from tests.table.boards.mixes import FULL
from tests.table.hand import Hand
from tests.table.test_computers import GAMES, Against

pytestmark = pytest.mark.slow

Start = Callable[..., Hand]
MOST = {"kingsburg": 4, "principato": 3, "tuscany": 3, "signorie": 3}  #: rivals of one person


def quick(hand: Start) -> Hand:
    return hand((1280, 720), tempo="instant", computers=Tempo.INSTANT)


def played_on(table: Against, decisions: int, seed: int = 3) -> None:
    """The person takes any answers."""
    rng = random.Random(seed)
    with table.hand.unseen():
        for _ in range(decisions):
            table.until_asked()
            table.ready()
            if table.session.decision is None:
                return
            table.play(rng.choice(table.session.decision.options))
        table.until_asked()
        table.ready()


# -- seats


def test_a_computer_takes_a_seat_in_the_menu_and_a_person_takes_it_back(hand: Start, tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    table = Against(quick(hand), "kingsburg", "apprentice:builder", seed=3, journal=path)
    table.until_asked()
    table.ready()

    def choose(*buttons: str) -> None:
        table.hand.wait(400)
        table.scene.ways.open_menu()
        table.hand.wait()
        for button in ("seats", *buttons):
            table.hand.click(button)
            table.hand.wait()

    choose("seat.0", "level.notary")
    assert table.hand.app.stack.top is table.scene
    assert table.session.played_by(0) == "notary:condottiere", "a taste that nobody at the table has"
    choose("seat.0")
    choose("seat.1")
    assert [table.session.played_by(seat) for seat in (0, 1)] == ["", ""]
    assert table.match.screen.company.people == (0, 1)
    kept = load_session(path)
    changes = [record.action for record in kept.records if isinstance(record.action, TakeOver)]
    assert [(change.seat, change.by) for change in changes] == [(0, "notary:condottiere"), (0, ""), (1, "")]


# -- what is seen of a thought and of a move


def test_a_quill_writes_as_far_as_the_thought_has_come(hand: Start) -> None:
    table = Against(hand((1280, 720), computers=Tempo.CALM), "principato", "prince", seed=2)
    while table.match.computers.seat is None:
        table.ready()
        assert table.scene.opponents.writes is None
        table.play(table.session.decision.options[0])
    shares = []
    while table.match.computers.step(table.hand.now):
        shares.append(table.match.computers.progress)
    assert shares == sorted(shares) and len({round(share, 1) for share in shares}) > 5
    assert table.scene.opponents.writes == table.match.computers.seat
    card = table.scene.desk.rivals[table.scene.opponents.writes]
    with_quill = _pixels(table, card)
    table.match.computers.progress = 0.0
    assert _pixels(table, card) != with_quill


def _pixels(table: Against, box: object) -> bytes:
    import pygame

    table.hand.app.redraw()
    table.hand.wait(1)
    frame = table.hand.app.window.frame
    return pygame.image.tobytes(frame.subsurface(table.hand.app.canvas.box(box).clip(frame.get_rect())), "RGB")


def test_what_a_move_touched_is_lit_until_somebody_presses(hand: Start) -> None:
    table = Against(hand((1280, 720), computers=Tempo.CALM), "kingsburg", "apprentice", seed=2)
    advisor, before = None, 0
    for _ in range(2000):
        if table.match.computers.seat is None:
            table.ready()
            table.play(table.session.decision.options[0])
        before = len(table.session.records)
        table.hand.app.prepare(50)
        table.hand.wait(50)
        if len(table.session.records) > before and table.session.records[-1].seat == 1:
            events = table.session.story[-1]
            advisor = next((event.values["advisor"] for event in events if "advisor" in event.values), None)
            if advisor is not None:
                break
    assert any(str(advisor) in target for target in table.scene.opponents.lit)
    assert table.scene.staging.flights.on, "the dice travel"
    table.hand.key("enter")
    assert table.scene.opponents.lit == ()


# -- undo and time


def test_undo_among_several_people_goes_over_computers_to_the_last_person(hand: Start) -> None:
    hands = quick(hand)
    seats = [Seat("Ola"), Seat("Kuba"), Seat("Bot", by="apprentice")]
    session = new_session("kingsburg", at_the_table(seats), seed=1)
    hands.show(TableScene(session))
    match = hands.scene.match  # type: ignore[attr-defined]
    now = 1e5
    refused = False
    for _ in range(300):
        decision = session.decision
        assert decision is not None
        now += 1000
        plays = [not session.played_by(record.seat) for record in session.records]
        own = max((at for at, person in enumerate(plays) if person), default=0)
        label = match.undo_label
        if own < len(plays) - 1 and not any(record.revealed for record in session.records[own:]):
            break
        refused = refused or (own < len(plays) - 1 and not label.ready)
        match.play(decision.options[0], now)
    assert refused, "after new dice a computer's move alone does not go back"
    assert label.ready and label.seat == session.records[own].seat
    match.undo(now + 1000)
    assert len(session.records) == own
    assert session.decision is not None and not session.played_by(session.decision.seat)


def test_several_moves_of_computers_are_stepped_back_and_forth(hand: Start) -> None:
    table = Against(hand((1920, 1080), tempo="instant", computers=Tempo.INSTANT), "kingsburg", *["apprentice"] * 3,
                    seed=4)
    played_on(table, 6)
    last = [at for at, record in enumerate(table.session.records) if record.seat != 0 and
            not isinstance(record.action, Seal)][-3:]
    table.hand.key("l")
    seen = []
    for way in ("up",) * 8 + ("down",) * 8:
        table.hand.key(way)
        past = table.match.past
        seen.append(past.record if past is not None else len(table.session.records))
    assert seen[:8] == sorted(seen[:8], reverse=True) and seen[8:] == sorted(seen[8:]) and len(set(seen)) > 3
    assert {at + 1 for at in last} & set(seen)
    assert table.session.decision is not None and len(table.session.records) == max(last[-1] + 1, max(seen))


# -- why


def reason(table: Against, record: int) -> str:
    reasons, eyes = table.match.computers.reasons, table.match.screen.eyes
    while reasons.why(record, eyes) is None and reasons.step():
        pass
    told = reasons.why(record, eyes)
    return repr(told.because(table.match.game)) if told is not None else ""


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_a_computer_says_why_in_both_languages(hand: Start, game: str) -> None:
    table = Against(quick(hand), game, "notary", seed=5)
    played_on(table, 8)
    if not table.scene.out.chronicle_shows():
        table.hand.key("l")
    said = 0
    for row in table.scene.chronicle.rows:
        if row.line.record > 0 and table.session.records[row.line.record - 1].seat == 1:
            table.hand.point(row.words.centre)
            for _ in range(100):
                table.hand.app.prepare(50)
            table.hand.wait()
            said += table.scene.scroll.why is not None
    assert said
    table.hand.point((5, 5))
    table.hand.wait()
    assert table.scene.scroll.why is None


@pytest.mark.parametrize(
    ("game", "options"), [*((game, {}) for game in GAMES), ("kingsburg", FULL)], ids=str
)
def test_why_tells_nothing_that_those_at_the_screen_may_not_know(
    hand: Start, game: str, options: Mapping[str, str]
) -> None:
    """The same move of a computer with other secrets: the same words, or none where the move cannot be made."""
    from kingsburg_table.table.play.match import TableMatch

    rng, told = random.Random(6), 0
    for seed in range(3):
        seats = [Seat("Ola"), *(Seat(f"Bot {at}", by="notary:" + "condottiere" * (game != "tuscany")) for at in (1, 2))]
        if game == "tuscany":
            seats = [Seat("Ola"), Seat("Bot 1", by="notary:builder"), Seat("Bot 2", by="notary:steward")]
        session = new_session(game, at_the_table(seats), seed=seed, options=options)
        for _ in range(60):
            decision = session.decision
            if decision is None:
                break
            option = rng.choice(decision.options)
            if session.played_by(decision.seat) and rng.random() < 0.25 and len(decision.options) > 1:
                other = twin(session, 0, rng)
                if other.decision is not None and other.decision.option(option.action) is not None:
                    here, there = TableMatch(session), TableMatch(other)
                    record = len(session.records)
                    session.act(option)
                    other.act(option)
                    words = [reason_of(match, record) for match in (here, there)]
                    assert words[0] == words[1], option
                    told += words[0] != ""
                    continue
            session.act(option)
    assert told


def reason_of(match: object, record: int) -> str:
    class Table:
        pass

    table = Table()
    table.match = match  # type: ignore[attr-defined]
    return reason(table, record)  # type: ignore[arg-type]


# -- whole matches


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), [*((game, {}) for game in GAMES), ("kingsburg", FULL)], ids=str)
def test_a_whole_match_of_one_person_against_the_most_computers(
    hand: Start, game: str, options: Mapping[str, str], tmp_path: Path
) -> None:
    """By mouse through the real scenes, to the end."""
    path = tmp_path / "a.match"
    bots = ["apprentice"] * MOST[game]
    table = Against(quick(hand), game, *bots, seed=7, journal=path, options=options)
    rng = random.Random(7)
    with table.hand.unseen():
        while True:
            table.until_asked()
            if table.session.decision is None:
                break
            table.ready()
            assert table.match.screen.phase is not Phase.CURTAIN, "nobody to hide anything from"
            table.play(rng.choice(table.session.decision.options))
    assert table.session.outcome is not None
    assert load_session(path).outcome == table.session.outcome
    assert {record.seat for record in table.session.records} >= set(range(1, MOST[game] + 1))


@pytest.mark.parametrize("game", GAMES)
def test_killed_in_the_middle_of_a_computers_turn_it_goes_on_as_it_would_have(
    hand: Start, game: str, tmp_path: Path
) -> None:
    """The plug is pulled in the middle of a thought: whoever opens the file sees the same answers come."""
    path, left = tmp_path / "a.match", tmp_path / "left.match"
    table = Against(quick(hand), game, "notary", seed=9, journal=path)
    played_on(table, 4)
    while table.match.computers.seat is None:
        table.ready()
        table.play(table.session.decision.options[-1])
    table.match.computers.step(table.hand.now)
    assert table.match.computers.seat is not None
    shutil.copy(path, left)  # what lies on the disk then
    before = len(table.session.records)
    with table.hand.unseen():
        table.until_asked()
    went_on = table.session.records[before:]
    opened = load_session(left)
    assert len(opened.records) == before
    table.hand.app.stack.pop()
    again = Against.__new__(Against)
    again.hand, again.glances, again.session = table.hand, True, opened
    again.scene = TableScene(opened, left)
    table.hand.show(again.scene)
    with table.hand.unseen():
        again.until_asked()
    assert [record.action for record in opened.records[before:]] == [record.action for record in went_on]
