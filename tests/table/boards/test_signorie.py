"""Signorie's board: everything an option needs lies on the table, every state can be drawn, words fit."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from kingsburg_table.games.signorie.actions import Activate, DoTask, StopAdvancing, TakeDie
from kingsburg_table.games.signorie.words import COLOURS
from kingsburg_table.table.boards.signorie import climb, columns, round_end, round_rows
from kingsburg_table.table.boards.signorie.art import DICE, ROMAN, state_with_die
from kingsburg_table.table.boards.signorie.desk import column_of, helper_of
from kingsburg_table.table.book.library import book
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.sprites import Sprites
from kingsburg_table.table.layout import Focus
from kingsburg_table.table.pieces.spots import PLAIN, Look, Spot
from kingsburg_table.table.play.ledger import BLANK
from kingsburg_table.table.play.narrowing import kind_of
from kingsburg_table.table.shelf.picture import picture
from kingsburg_table.table.shelf.pictures import SPRITES
from kingsburg_table.table.theme import HIGH_CONTRAST, NORMAL
from kingsburg_table.text.speaker import Speaker
from tests.games.signorie import table as game
from tests.table.boards.room import WAYS_TO_READ, texts_have_room
from tests.table.boards.sights import Kingsburg, Table, match
from tests.table.boards.sights import decided as decided_in

CHIPS = {"end", "pass", "seal"}  #: answers without a thing on the table
KINDS = [
    "look dice", "turn", "main", "helpers", "advance", "mission", "marriage", "token", "pawns", "any task",
    "free helper", "left die", "look threshold", "reward", "wedding", "purchase", "look rewards", "look final", "seal",
]
SIZES = pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])


def decided(kind: str, players: int = 3, year: int = 1) -> Kingsburg:
    return decided_in(kind, players, year, "signorie")


def on_the_table(session: Kingsburg) -> bool:
    assert session.decision is not None
    targets = {target for option in session.decision.options for target in option.targets}
    amounts = {target for target in targets if target.startswith("amount.")}  # dowries are chips
    return targets - CHIPS - amounts <= Table(session).targets


@pytest.mark.parametrize("players", [3, pytest.param(4, marks=pytest.mark.slow)])
def test_every_target_of_every_option_lies_on_the_table(players: int) -> None:
    rnd = random.Random(3)
    session = match(players, players, "signorie")
    while session.decision is not None:
        if rnd.random() < 0.1:
            assert on_the_table(session), session.path
        session.act(rnd.choice(session.decision.options))


@pytest.mark.parametrize("kind", KINDS)
def test_so_do_those_of_rare_decisions(kind: str) -> None:
    assert on_the_table(decided(kind))


def states(spot: Spot) -> Look:
    """All looks, one after the other over the things of the table."""
    number = sum(map(ord, spot.id)) % 6
    return [
        Look(lit=True), Look(lit=True, hovered=True), Look(touched=True), Look(added=True), Look(dim=True),
        Look(dim=True, hovered=True),
    ][number]


@pytest.mark.slow
@SIZES
@pytest.mark.parametrize("kind", KINDS)
def test_every_phase_can_be_drawn_in_every_look(kind: str, size: tuple[int, int]) -> None:
    table = Table(decided(kind), "pl", size)
    table.draw(states)
    for target in table.targets - {""}:
        tip = table.board.tip(target, table.sight)
        assert tip is not None and tip.title and tip.lines, target
        assert tip.rules and set(tip.rules) <= set(book("signorie").rules), target


def test_a_rival_has_a_tip_too() -> None:
    table = Table(decided("turn"))
    tip = table.board.tip("seat.1", table.sight)
    assert tip is not None and tip.lines


FOCUS: list[tuple[str, Focus, str]] = [
    ("turn", "piazza", ""), ("main", "piazza", ""), ("mission", "piazza", ""), ("reward", "stage", "round"),
    ("wedding", "stage", "round"), ("look threshold", "stage", "round"), ("look final", "stage", "final"),
]


@pytest.mark.parametrize(("kind", "focus", "stage"), FOCUS)
def test_the_end_of_a_round_and_of_the_match_have_stages_of_their_own(kind: str, focus: Focus, stage: str) -> None:
    table = Table(decided(kind))
    assert table.sight.focus == focus and table.board.stage(table.sight) == stage


def test_the_ribbon_tells_round_phase_and_die() -> None:
    table = Table(decided("turn", year=2), "en")
    ribbon = table.board.ribbon(table.sight)
    assert ribbon.rounds == tuple("1234567") and ribbon.round_now == 1
    assert [(step.label, step.state) for step in ribbon.steps] == [
        ("Preparation", "past"), ("Actions", "now"), ("Rewards", "next"), ("Final scoring", "next"),
    ]


@SIZES
def test_a_colour_is_one_column_from_the_pool_to_the_helpers(size: tuple[int, int]) -> None:
    """Dice and tasks lie over the action column of their colour, options and helpers in it, cities over it."""
    table = Table(decided("turn"), size=size)
    column = {spot.target.rpartition(".")[2]: spot.box for spot in table.spots if spot.target.startswith("manage.")}
    assert list(column) == list(COLOURS) == list(ROMAN)
    lefts = [box.x for box in column.values()]
    assert lefts == sorted(lefts)
    for spot in table.spots:
        kind, _, rest = spot.target.partition(".")
        if kind == "die":
            colour = rest.partition(".")[0]
        elif kind == "task":
            colour = COLOURS[table.sight.view.tasks.index(table.sight.data.task_number[rest]) // 2]
        elif kind == "helper":
            colour = table.sight.data.helpers[rest.rpartition(".")[2]].at.column
        elif kind == "hire":
            colour = rest.rpartition(".")[2]
        else:
            continue
        assert column[colour].x - 8 <= spot.box.x and spot.box.right <= column[colour].right + 8, spot.target


def test_a_column_tells_the_price_of_every_die_above_it() -> None:
    session = decided("turn")
    player = session.state.players[session.decision.seat]
    session.state.pool[4], player.dice, player.florins = [6, 4, 2], [0, 0, 0, 0, 0], 9
    table = Table(session)
    column = column_of(table.sight, 4)
    assert (column.value, column.prices, column.dear) == (5, "0–3", False)
    player.florins = 0
    session.state.pool[4] = [2]
    assert column_of(Table(session).sight, 4).dear


@SIZES
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_option_has_words_and_what_it_hires(lang: str, size: tuple[int, int]) -> None:
    """Sign and note give way before the words do; nothing is written smaller than the floor."""
    table = Table(decided("main"), lang, size)
    say, letters = Speaker(lang).t, 19.0 if table.metrics.wide else 16.0
    managed = [say(f"board.signorie.manage.{column.management}") for column in table.sight.data.column_of]
    for spot in (spot for spot in table.spots if spot.piece == "options"):
        words = managed[spot.thing.data] if spot.thing.painter == "manage" else say("board.signorie.hires")
        room = columns.words_room(spot.box, 0.0, 0.0)
        assert columns.holds(table.canvas, words, room, letters, face="sans_bold", least=letters), words


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["turn", "main", "marriage", "reward", "look rewards", "look final"])
@WAYS_TO_READ
def test_no_text_is_cut_off_or_too_small(
    kind: str, size: tuple[int, int], lang: str, text: float, speaker: Callable[..., Speaker],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Names of 16 letters; a real language never has to fall back on a sign instead of words."""
    texts_have_room(decided(kind, 4, 2), size, lang, text, speaker, monkeypatch)


def crowded(session: Kingsburg) -> Kingsburg:
    """Full cities, many men on one space, rows full of tokens, points above 99, florins above 9."""
    state, data = session.state, session.rules.data
    for at, city in enumerate(state.cities):
        city[:] = [(each + at) % (2 * len(state.players)) for each in range(len(data.city_of[at].spaces))]
    for seat, player in enumerate(state.players):
        player.florins, player.brides, player.initiative = 27 + seat, 4, 6
        player.careers = [[1, 1, 1, 2, 6, 7, 7], [2, 2, 2, 4, 7], [1, 4, 4, 5, 7]]
        player.helpers = list(range(15 - 3 * seat))
        player.rows = [[data.token_number(house, 5) for house in getattr(data.plan_of[player.plan], row)]
                       for row in ("politics", "church", "military", "marriage")]
        player.face_down = [3, 1, 0, 2]
        player.scored[0] = 104 + 9 * seat
    return session


@pytest.mark.parametrize("kind", ["turn", "reward", "look final"])
@SIZES
def test_a_full_table_stays_inside_its_places(kind: str, size: tuple[int, int]) -> None:
    table = Table(crowded(decided(kind, 4)), "pl", size)
    table.draw(states)
    whole = table.regions.stage.inset(-2)
    for spot in table.spots:
        assert whole.holds((spot.box.x, spot.box.y)) and whole.holds((spot.box.right, spot.box.bottom)), spot.id


@SIZES
def test_things_of_one_piece_do_not_lie_on_each_other(size: tuple[int, int]) -> None:
    table = Table(decided("turn", 4), "pl", size)
    for piece in ("cities", "dice", "tasks", "options", "helpers", "rewards", "tracks"):
        boxes = [spot.box for spot in table.spots if spot.piece == piece]
        assert boxes
        for at, one in enumerate(boxes):
            for other in boxes[at + 1 :]:
                apart = (one.right <= other.x + 1 or other.right <= one.x + 1 or one.bottom <= other.y + 1
                         or other.bottom <= one.y + 1)
                assert apart, (piece, one, other)


def test_the_stage_knows_initiative_and_order_from_before_they_were_reset() -> None:
    """What the discs stood on when the last player passed, what that scored, and who won or lost places."""
    session = decided("look threshold", 3, 2)
    before = session.state_at(len(session.records) - 1)
    table = Table(session)
    for row in round_end.rows(table.sight):
        step = before.players[row.seat].initiative
        assert (row.step, row.climbed) == (step, session.rules.data.figures.initiative[step])
        assert row.moved == before.order.index(row.seat) + 1 - row.order
        assert row.gained == row.climbed


def test_a_rewarded_player_is_told_what_was_taken() -> None:
    session = decided("reward", 2)
    seat = session.decision.seat
    session.act(next(option for option in session.decision.options if option.targets == ("florins",)))
    assert session.decision.kind == "wedding" and session.decision.seat == seat
    session.act(session.decision.options[0])
    while session.decision.kind == "seal":
        session.act(session.decision.options[0])
    table = Table(session, "en")
    said = next(row.said for row in round_end.rows(table.sight) if row.seat == seat)
    assert [line.sign for line in said] == ["florin", "signorie/people/bride"]
    assert said[0].words == "*3 florins*" and said[1].words.startswith("Wedding")


@pytest.mark.parametrize("kind", ["turn", "main", "reward", "look final"])
def test_high_contrast_draws_over_all_art(kind: str) -> None:
    Table(decided(kind, 4), "en", theme=HIGH_CONTRAST).draw(states)


def test_columns_are_told_apart_without_colour() -> None:
    """Each die and plaque carries its column's numeral or a hatch of its own, each house its own field."""
    assert len({pattern for _, _, pattern in DICE.values()}) == len(DICE) == len(set(ROMAN.values()))


def test_nobody_looks_behind_a_curtain_or_into_a_box() -> None:
    """Everything lies open (S15.1): there is nothing to peek at."""
    table = Table(decided("turn"), theme=NORMAL)
    assert not table.board.can_peek(table.sight)


def test_pieces_travel_between_things_that_lie_on_the_table() -> None:
    """Every way of a die, pawn, man, disc or florin begins and ends on the table of who acts."""
    rnd, session, kinds = random.Random(5), match(3, 5, "signorie"), set()
    while session.decision is not None and session.state.round < 3:
        seat = session.decision.seat
        session.act(rnd.choice(session.decision.options))
        table = Table(session, estate=seat)
        if table.sight.focus == "stage":
            continue
        for event in session.story[-1]:
            if event.values.get("seat") != seat:
                continue
            for flight in table.board.flights(event, table.sight):
                kinds.add(event.kind)
                gone = flight.start.startswith("die.") or flight.start not in table.targets
                assert flight.end in table.targets and (gone or flight.start in table.targets), (event, flight)
    assert {"took_die", "did_task", "got_florins", "promoted", "placed_man"} <= kinds


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_the_shelf_has_a_picture_of_every_moment(kind: str) -> None:
    session = decided(kind)
    Table(session)  # opens the display that pictures are made for
    made = picture(session, "pl", NORMAL, Sprites(SPRITES))
    while True:
        try:
            next(made)
        except StopIteration as done:
            assert isinstance(done.value, pygame.Surface)
            return


@pytest.mark.parametrize("kind", ["turn", "look rewards"])
def test_no_pixel_depends_on_what_nobody_has_seen(kind: str) -> None:
    """Fronts in the stack and of face-down tokens, whichever they may be (S10.4, S15.1)."""
    session = decided(kind)
    first = Table(session).draw().get_buffer().raw
    session.state.unseen.reverse()
    assert Table(session).draw().get_buffer().raw == first


def test_every_advancement_point_can_be_taken_back() -> None:
    session = decided("advance")
    while session.state.points < 2:
        session.act(session.decision.options[0])
        while session.decision.kind != "advance":
            session.act(session.decision.options[0])
    before, points = session.state_hash(), session.state.points
    session.act(session.decision.options[0])
    assert session.decision.kind == "advance" and session.state.points == points - 1
    session.undo()
    assert session.state_hash() == before and session.state.points == points


def test_a_die_that_is_looked_at_shows_what_could_be_done_with_it() -> None:
    """Open is what it is good for, dim all else; without a die in mind nothing is."""
    session = decided("turn")
    assert session.decision is not None
    table = Table(session)
    die = next(option for option in session.decision.options if isinstance(option.action, TakeDie))
    sight = replace(table.sight, page=replace(BLANK, option=die))
    good = sight.hints["main"][die.action.colour][die.action.value]
    kinds = {"manage", "hire", "task", "helper"}
    found = {target: state_with_die(PLAIN, target, sight) for target in table.targets if kind_of(target) in kinds}
    assert {target for target, state in found.items() if state == "open"} == set(good)
    assert set(found.values()) == {"open", "dim"}
    passing = replace(table.sight, page=replace(BLANK, option=session.decision.options[-1]))
    assert {state_with_die(PLAIN, target, passing) for target in found} == {"plain"}
    rival = replace(sight, estate=(sight.seat + 1) % 3)
    assert {state_with_die(PLAIN, target, rival) for target in found} == {"plain"}


@SIZES
def test_every_rank_stands_over_its_spaces(size: tuple[int, int]) -> None:
    """Cities ask for ranks, spaces tell points: both can be read (S7.3, S8.6)."""
    table = Table(decided("turn"), "pl", size)
    careers = next(piece for piece in table.pieces if piece.id == "careers")
    laid = climb.bands(careers.box, table.sight)
    assert len(laid.ranks) == len(table.sight.data.ladder_of[0].points)
    for row in laid.cells[:3]:
        for rank, cell in zip(laid.ranks, row, strict=True):
            assert abs(rank.cx - cell.cx) < 1 and rank.bottom <= laid.cells[0][0].y + 1
    assert laid.ranks[0].y >= careers.box.y


def test_a_helper_that_was_skipped_does_not_look_used() -> None:
    """S9.2: top and bottom of the red column were used, the middle one was not."""
    helpers = ["vp3", "advdie_church", "any_task"]
    session = game.table(game.TURN, ada={"helpers": helpers, "men": 2, "women": 2}, pool={"red": [6]})
    game.play(session, TakeDie("red", 6), DoTask("task_military", "woman", 1), StopAdvancing())
    assert [helper_of(Table(session).sight, 3 + row, PLAIN).done for row in range(3)] == ["", "", ""]
    game.play(session, Activate("vp3"), Activate("any_task"))
    assert [helper_of(Table(session).sight, 3 + row, PLAIN).done for row in range(3)] == ["used", "skipped", "used"]


@SIZES
def test_dice_on_the_stage_carry_the_letter_of_their_column(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Columns are told apart without colour at the end of a round too, where a die is as wide as its letter."""
    session = decided("look threshold", 4)
    table = Table(session, "pl", size)
    written: list[str] = []
    draw = round_rows.figure

    def figure(canvas: Canvas, text: str, *place: Any, **how: Any) -> None:
        written.append(text)
        draw(canvas, text, *place, **how)

    monkeypatch.setattr(round_rows, "figure", figure)
    table.draw()
    rows = round_end.rows(table.sight)
    dice = [ROMAN[colour] for row in rows for colour, _ in row.dice]
    assert dice and not Counter(dice) - Counter(written)
    assert {row.limit for row in rows} <= {int(text) for text in written if text.isdigit()}
