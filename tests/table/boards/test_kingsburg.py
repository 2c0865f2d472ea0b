"""Kingsburg's board: everything an option needs lies on the table, every state can be drawn, nothing secret shows."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from kingsburg_table import new_session
from kingsburg_table.core.actions import Change
from kingsburg_table.table.boards.kingsburg import province
from kingsburg_table.table.boards.kingsburg.sets import standing
from kingsburg_table.table.boards.tags import apart, of_choice
from kingsburg_table.table.box import Box
from kingsburg_table.table.layout import Focus
from kingsburg_table.table.pieces.spots import Look, Spot
from kingsburg_table.table.play.ledger import BLANK, page
from kingsburg_table.table.theme import HIGH_CONTRAST, NORMAL, Theme
from kingsburg_table.text.speaker import Speaker
from tests.table.boards.room import WAYS_TO_READ, texts_have_room
from tests.table.boards.sights import Kingsburg, Table, decided, match, played

CHIPS = {"pass", "nothing", "done", "keep", "decline", "seal"}  #: answers without a thing on the table
KINDS = [
    "take goods", "reroll", "influence", "trade", "build", "season end", "recruit", "look dice", "look enemy",
    "look battle",
]


def test_every_target_of_every_option_lies_on_the_table() -> None:
    rnd, asked = random.Random(3), set[str]()
    for players in (2, 5):
        session = match(players, players)
        while session.decision is not None:
            decision = session.decision
            if rnd.random() < 0.2 or decision.kind not in asked:
                asked.add(decision.kind)
                targets = {target for option in decision.options for target in option.targets}
                assert targets - CHIPS <= Table(session).targets, session.path
            session.act(rnd.choice(decision.options))
    assert {"influence", "build", "look enemy", "take goods"} <= asked


def test_choosing_goods_in_the_winter_is_possible_on_the_stage() -> None:
    session = decided("lose goods")
    table = Table(session)
    assert table.sight.focus == "stage"
    assert session.decision is not None
    assert {target for option in session.decision.options for target in option.targets} <= table.targets


def states(spot: Spot) -> Look:
    """All looks, one after the other over the things of the table."""
    number = sum(map(ord, spot.id)) % 6
    uses = ("die.0.6", "white.0.2", "token.0", "building.0.market", "envoy")
    return [
        Look(lit=True, uses=uses), Look(lit=True, helped=True, uses=uses), Look(lit=True, hovered=True, uses=uses),
        Look(touched=True, uses=uses), Look(dim=True), Look(dim=True, hovered=True),
    ][number]


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("kind", KINDS)
def test_every_phase_can_be_drawn_in_every_look(kind: str, size: tuple[int, int]) -> None:
    table = Table(decided(kind), "pl", size)
    table.draw(states)
    for target in table.targets - {""}:
        tip = table.board.tip(target, table.sight)
        assert tip is not None and tip.title and tip.lines, target


FOCUS: list[tuple[str, Focus]] = [
    ("influence", "piazza"), ("build", "estate"), ("season end", "estate"), ("look enemy", "stage"),
    ("recruit", "piazza"),
]


@pytest.mark.parametrize(("kind", "focus"), FOCUS)
def test_each_phase_makes_its_own_region_large(kind: str, focus: Focus) -> None:
    assert Table(decided(kind)).sight.focus == focus


def test_the_ribbon_tells_year_phase_and_step() -> None:
    ribbon = Table(decided("influence", year=2), "en").board.ribbon(Table(decided("influence", year=2)).sight)
    now = [step for step in ribbon.steps if step.state == "now"]
    assert ribbon.round_now == 1 and len(ribbon.steps) == 8
    assert [(step.label, step.detail) for step in now] == [("Spring", "advisors 2/4")]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["influence", "build", "look enemy", "look battle"])
@WAYS_TO_READ
def test_no_text_is_cut_off_or_too_small(
    kind: str, size: tuple[int, int], lang: str, text: float, speaker: Callable[..., Speaker],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Names of 16 letters and five players; a real language never has to fall back on a sign instead of words."""
    texts_have_room(decided(kind, 5, 2), size, lang, text, speaker, monkeypatch)


def peeked(kind: str) -> tuple[Kingsburg, Kingsburg]:
    """Two matches that differ only in the enemy card that somebody has looked at."""
    for seed in range(1, 200):
        session = played(3, seed, lambda s: bool(s.state.peekers) and s.decision.kind == kind)  # type: ignore[union-attr]
        if session.decision is not None and session.state.peekers:
            other = played(3, seed, lambda s: bool(s.state.peekers) and s.decision.kind == kind)  # type: ignore[union-attr]
            pool = session.rules.data.enemy_pools[session.state.year - 1]
            other.state.enemy = next(card for card in pool if card != session.state.enemy)
            return session, other
    raise AssertionError("nobody ever looked at the enemy")


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_a_card_that_was_looked_at_shows_nowhere(size: tuple[int, int]) -> None:
    one, other = (Table(session, size=size) for session in peeked("build"))
    assert pygame.image.tobytes(one.draw(states), "RGB") == pygame.image.tobytes(other.draw(states), "RGB")
    assert [one.board.tip(target, one.sight) for target in sorted(one.targets)] == [
        other.board.tip(target, other.sight) for target in sorted(other.targets)
    ]


def test_even_the_peekers_own_view_keeps_the_card_out_of_panel_and_tip() -> None:
    session, other = peeked("build")
    seat = session.state.peekers[0]
    one, two = (Table(each, view=each.view(seat)) for each in (session, other))
    assert one.board.tip("enemy", one.sight) == two.board.tip("enemy", two.sight)
    assert pygame.image.tobytes(one.draw(), "RGB") == pygame.image.tobytes(two.draw(), "RGB")


def test_the_peek_box_is_for_those_who_looked() -> None:
    session, _ = peeked("build")
    seat = session.state.peekers[0]
    table = Table(session)
    sight = replace(table.sight, view=session.view(seat), seat=seat)
    assert table.board.can_peek(sight)
    before = pygame.image.tobytes(table.surface, "RGB")
    table.board.peek(table.canvas, Box(600, 200, 330, 480), sight)
    assert pygame.image.tobytes(table.surface, "RGB") != before
    stranger = next(number for number in range(3) if number not in session.state.peekers)
    assert not table.board.can_peek(replace(sight, seat=stranger))
    assert not table.board.can_peek(replace(sight, past=True))


def test_a_rivals_sheet_lies_over_the_own_one() -> None:
    session = decided("influence", year=2)
    own = Table(session)
    other = (own.seat + 1) % 3
    table = Table(session, estate=other)
    table.draw()
    assert f"building.{other}.inn" in table.targets and f"building.{own.seat}.inn" not in table.targets
    tops = [next(s.box.y for s in t.spots if s.target.endswith(".statue")) for t in (own, table)]
    assert tops[1] > tops[0] + 30


def test_extremes_fit() -> None:
    session = decided("influence", 5, 2)
    assert session.decision is not None
    for seat, player in enumerate(session.state.players):
        player.goods = [12 + seat, 100, 15]
        player.tokens, player.soldiers, player.points = 11, 13, {"effects": (-12, 104)[seat % 2]}
        player.white = [2, 6]
    own = session.state.players[session.decision.seat]
    session.state.envoy = session.decision.seat
    for size in ((1920, 1080), (1280, 720)):
        table = Table(session, size=size)
        table.draw()
        assert "envoy" in table.targets
        dice = [spot.box for spot in table.spots if spot.piece == "tray"]
        felt = next(piece.box for piece in table.pieces if piece.id == "tray")
        assert len(dice) == len(own.dice) + 2 and all(felt.x < box.x and box.right < felt.right for box in dice)


def test_neutral_dice_have_colours_of_their_own() -> None:
    session = decided("influence", 2)
    sight = Table(session).sight
    neutral = [dice for rank in range(1, 19) for dice in standing(sight, rank) if dice.neutral]
    assert neutral and not {dice.colour for dice in neutral} & {sight.colour(0), sight.colour(1)}


@pytest.mark.parametrize("theme", [NORMAL, HIGH_CONTRAST])
def test_a_second_frame_makes_nothing_new(theme: Theme) -> None:
    table = Table(decided("influence", 4, 2), theme=theme)
    table.draw(states)
    made = table.canvas.sprites.made
    table.draw(states)
    assert table.canvas.sprites.made == made


def test_chips_have_pictures_where_pictures_say_more() -> None:
    for kind in ("influence", "build", "recruit", "take goods"):
        session = decided(kind)
        assert session.decision is not None
        table = Table(session)
        for option in session.decision.options:
            width = table.board.chip_width(table.canvas, option.action, 66, table.sight)
            drawn = table.board.chip(table.canvas, Box(0, 0, max(width, 1), 66), option.action, table.sight)
            assert drawn == bool(width) == (option.targets[0] not in CHIPS)


def test_flights_lead_from_and_to_things() -> None:
    session = decided("influence", 3, 2)
    assert session.decision is not None
    option = next(option for option in session.decision.options if option.targets[0] not in CHIPS)
    events = session.act(option)
    table = Table(session)
    made = [flight for event in events for flight in table.board.flights(event, table.sight)]
    assert made and all(flight.end == f"advisor.{option.action.advisor}" for flight in made)  # type: ignore[attr-defined]
    assert {flight.start for flight in made} <= set(option.targets)


def test_rows_have_letters_only_where_something_speaks_of_them() -> None:
    """A newcomer would look for row A."""
    for options, letters in (({}, False), ({"extra_rows": "on"}, True), ({"alternative_rows": "deal"}, True)):
        session = new_session("kingsburg", ["Ola", "Kuba"], options=options, seed=1)
        assert province.lettered(session.rules.data) == letters, options
    table = Table(new_session("kingsburg", ["Ola", "Kuba"], seed=1))
    tip = table.board.tip("building.0.inn", table.sight)
    assert tip is not None and tip.note == "column I"


def test_goods_of_choice_that_are_to_come_are_told_as_so_many() -> None:
    """Not as "+0–2" at each of the three; beside other goods that come, each has its least and most."""
    goods = ("gold", "wood", "stone")
    two = [Change(1, good, 2, True, 100, 2) for good in goods]
    sight = replace(Table(decided("influence", 3)).sight, page=BLANK, pending=page(two))
    assert [of_choice(sight, 1, good, goods) for good in goods] == [("", ""), ("+2 of choice", "pending"), ("", "")]
    assert [apart(sight, 1, good, goods) for good in goods] == [(), (), ()]
    sight = replace(sight, pending=page([*two, Change(1, "gold", 1, True)]))
    assert [of_choice(sight, 1, good, goods)[0] for good in goods] == ["", "", ""]
    assert apart(sight, 1, "gold", goods) == (("+1–3", "pending"),)
