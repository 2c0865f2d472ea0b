"""The recap at the table: at most five lines, nothing secret, put away by any input."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from kingsburg_table.core.actions import GoOn
from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session
from kingsburg_table.table.layout import table_layout
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.match import TableMatch, at_the_table
from kingsburg_table.table.scenes.table import TableScene
from tests.table.hand import Hand
from tests.table.screens import LONG_NAMES, NAMES, pixels, unfit

Start = Callable[..., Hand]


def matches(seats: int, seed: int, names: tuple[str, ...] = NAMES) -> Iterator[Session[Any, Any]]:
    """A match after each of its actions."""
    session = new_session("kingsburg", at_the_table([Seat(name) for name in names[:seats]]), seed=seed)
    choose = random.Random(seed)
    while session.decision is not None:
        session.act(choose.choice(session.decision.options))
        yield session


def with_news(hand: Hand, seats: int = 4, seed: int = 3, least: int = 3, names: tuple[str, ...] = NAMES) -> TableScene:
    """A table at which a recap lies, with so many lines that something on the table is marked."""
    for session in matches(seats, seed, names):
        if session.decision is None or session.decision.anyone:
            continue
        scene = TableScene(session)
        if scene.match.screen.phase is Phase.RECAP and len(scene.match.screen.recap) >= least:
            hand.show(scene)
            hand.wait(1200)
            if scene.scroll.news is not None and any(item.number for item in scene.scroll.news.items):
                return scene
            hand.app.stack.pop()
    raise AssertionError("no recap")


@pytest.mark.parametrize("how", ["key", "arrow", "touch", "secondary", "wheel"])
def test_any_input_puts_it_away_and_does_nothing_else(hand: Start, how: str) -> None:
    screen = hand((1280, 720), tempo="instant")
    scene = with_news(screen)
    session = scene.match.session
    state, records = session.state_hash(), len(session.records)
    at = scene.desk.spots[0].box.centre
    screen.point(at)
    if how in ("key", "arrow"):
        screen.key({"key": "enter", "arrow": "left"}[how])
    elif how == "touch":
        screen.click(at)
    elif how == "secondary":
        screen.post(pygame.MOUSEBUTTONDOWN, pos=screen._pixel(at), button=3, touch=False)
    else:
        screen.post(pygame.MOUSEWHEEL, x=0, y=1, flipped=False, precise_x=0.0, precise_y=1.0)
    assert scene.match.screen.phase is Phase.TURN and scene.scroll.news is None and screen.scene is scene
    assert (session.state_hash(), len(session.records)) == (state, records)
    assert scene.match.narrowing is not None and not scene.match.narrowing.touched
    assert scene.laid.why is None


def test_numbers_on_the_table_are_those_of_the_lines(hand: Start) -> None:
    scene = with_news(hand((1920, 1080), tempo="instant"))
    news = scene.scroll.news
    assert news is not None and 0 < len(news.items) <= 5
    numbers = [item.number for item in news.items if item.number]
    assert numbers == list(range(1, len(numbers) + 1))
    for item in news.items:
        there = any(scene.desk.place_of(target) is not None for target in item.line.targets)
        assert bool(item.number) == there
        assert news.panel.holds(item.box.centre) and item.box.bottom <= news.panel.bottom
    assert news.panel.right < scene.desk.regions.seal[0] - scene.desk.regions.seal_radius


def test_the_recap_of_two_states_that_differ_only_in_a_secret_is_the_same(hand: Start) -> None:
    """Somebody has looked at the enemy: whatever it is, the others' news look the same, pixel for pixel."""
    found = 0
    for seed in range(20):
        for session in matches(3, seed):
            decision = session.decision
            state = session.state
            if decision is None or decision.anyone or not state.peekers or state.enemy_shown:
                continue
            match = TableScene(session).match
            if match.screen.phase is not Phase.RECAP:
                continue
            shots, said = [], []
            pool = session.rules.data.enemy_pools[state.year - 1]
            for enemy in (pool[0], pool[-1]):
                state.enemy = enemy
                screen = hand((1280, 720), tempo="instant")
                scene = TableScene(session)
                screen.show(scene)
                screen.wait(1200)
                said.append(scene.match.screen.recap)
                shots.append(pixels(screen))
            assert said[0] == said[1] and shots[0] == shots[1]
            found += 1
            break
        if found == 2:
            return
    raise AssertionError("nobody looked at the enemy before a recap")


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_the_lines_fit(hand: Start, size: tuple[int, int], lang: str) -> None:
    from kingsburg_table.table.draw.textbox import accounting
    from kingsburg_table.table.play.ledger import BLANK

    screen = hand(size, lang, tempo="instant")
    scene = with_news(screen, 5, names=LONG_NAMES)
    with accounting() as board:
        scene.desk.draw(screen.app.canvas, None, False, BLANK)
    known = {said.text for said in board}
    assert [said for said in unfit(screen) if said.text not in known] == []


def test_recaps_come_only_at_the_start_of_a_turn_with_news(hand: Start) -> None:
    """Never for the seat that has just acted, and not more often than every other decision."""
    session = new_session("kingsburg", at_the_table([Seat(name) for name in NAMES]), seed=2)
    match = TableMatch(session, manner=table_layout("kingsburg").manner)
    choose = random.Random(2)
    now, recaps, decisions = 0.0, 0, 0
    while session.decision is not None:
        now += 1000
        if match.screen.phase is Phase.RECAP:
            recaps += 1
            acted = [record.seat for record in session.records if not isinstance(record.action, GoOn)]
            assert acted[-1] != match.seat
            assert any(line.weight >= match.screen.manner.recap_from for line in match.screen.recap)
            match.screen.handover.dismiss()
        option = choose.choice(session.decision.options)
        match.press_chip(option)
        decisions += 1
        match.press_seal(now)
    assert 0 < recaps < decisions / 2
