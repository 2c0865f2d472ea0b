"""Tuscany's estate, storage and hand as a player reads them: what is paid, what would fit, and all of it in grey."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pygame
import pytest

from kingsburg_table.games.tuscany.actions import Exchange, Place, Take
from kingsburg_table.games.tuscany.words import KINDS
from kingsburg_table.table.boards import label
from kingsburg_table.table.boards.tuscany import (
    arranging_pieces,
    art,
    calendar,
    cardboard,
    hand,
    reading,
    rivals,
    scoring,
    storage,
    tracks,
)
from kingsburg_table.table.box import Box
from kingsburg_table.table.pieces.spots import PLAIN
from kingsburg_table.table.play.ledger import page
from tests.games.tuscany.table import ACT, ADA, DATA, table
from tests.table.boards.sights import Table
from tests.table.boards.test_tuscany import decided, seen

HOME = [[0, 1, "start_castle"]]


def looking_at(session: Any, action: type[Any]) -> Table:
    """The table while somebody looks at the first such option."""
    found = seen(session)
    option = next(option for option in session.decision.options if isinstance(option.action, action))
    found.sight = replace(found.sight, page=replace(page(session.preview(option)), option=option))
    return found


def drawn(found: Table, monkeypatch: pytest.MonkeyPatch) -> dict[int, tuple[str, int, Any]]:
    """How each hex is drawn: its state, the points beside it, the piece that would lie there."""
    made: dict[int, tuple[str, int, Any]] = {}
    for spot in found.spots:
        if spot.thing.painter != "hex":
            continue

        def keep(canvas: Any, box: Box, hex: Any, state: str, gain: int, ghost: Any, dim: bool, spot: Any = spot
                 ) -> None:
            made[int(spot.target.rpartition(".")[2])] = state, gain, ghost

        monkeypatch.setattr(cardboard, "draw_hex", keep)
        found.board.paint(found.canvas, spot, PLAIN, found.sight)
    return made


def test_what_is_paid_lies_on_its_hex_and_glows_in_storage(monkeypatch: pytest.MonkeyPatch) -> None:
    """T4.6: nobody has to remember where the piece goes while choosing how to pay."""
    session = table(ACT, ada={"hand": {"village": 2, "inn": 2}, "store": ["", "village"], "tokens": {"plus_storage": 1},
                              "placed": HOME})
    assert reading.unpaid(seen(session).sight) is None
    session.act(next(option for option in session.decision.options if option.action == Place("village", 2, (1, 0))))
    found = seen(session)
    assert session.decision.kind == "pay" and reading.unpaid(found.sight) == reading.Unpaid(1, 4, "V")
    hexes = drawn(found, monkeypatch)
    state, gain, ghost = hexes[5]
    assert (state, gain, ghost.kind) == ("hot", 0, "village")
    assert {state for number, (state, *_) in hexes.items() if number != 5} == {""}
    glowing: list[str] = []
    monkeypatch.setattr(art, "ring", lambda canvas, *args, **more: glowing.append("ring"))
    for spot in found.spots:
        if spot.thing.painter == "store":
            storage.paint(found.canvas, spot, PLAIN, found.sight)
    assert glowing == ["ring"]


def test_nothing_waits_in_a_rivals_estate() -> None:
    session = decided("pay")
    rival = (session.decision.seat + 1) % 3
    assert reading.unpaid(seen(session).sight) is not None
    assert reading.unpaid(seen(session, estate=rival).sight) is None


def test_a_tile_of_the_offer_shows_where_it_would_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Design 2.5: from the offer to the holes of its colour, with what they would bring."""
    session = table(ACT, display=["village", "inn", "town", "cart", "quarry", "inn", "castle", "castle"],
                    ada={"placed": HOME})
    found = looking_at(session, Take)
    hexes = drawn(found, monkeypatch)
    openings = DATA.openings("A1 C1r B1r dd", session.state.players[ADA].pieces)
    fits = {number for number, (state, *_) in hexes.items() if state == "fits"}
    assert fits == {hex + 1 for hex in openings["V"]} and fits
    assert all(hexes[number][1] == 0 for number in fits)  # both belong to one region of two
    assert {state for state, *_ in hexes.values()} == {"fits", ""}


def test_an_exchange_shows_no_hexes(monkeypatch: pytest.MonkeyPatch) -> None:
    session = table(ACT, display=["town", "town", "cart", "cart", "quarry", "quarry", "inn", "castle"],
                    ada={"placed": HOME})
    assert reading.wanted_tile(looking_at(session, Exchange).sight) == ""


def test_the_points_on_a_hex_are_those_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    session = table(ACT, ada={"hand": {"monastery": 2}, "store": ["monastery"], "placed": HOME})
    found = seen(session)
    number = found.sight.data.land("A1 C1r B1r dd").number[1, 1]
    assert found.sight.estate_hints["gains"]["monastery"] == {number + 1: 1}


def grey(draw: Callable[[Any], None], found: Table, side: int) -> list[float]:
    """Brightness of a small picture, without how bright it is on the whole: a dim corner takes nothing away."""
    found.surface.fill((226, 211, 174))
    draw(found.canvas)
    small = pygame.transform.grayscale(found.surface.subsurface((0, 0, side, side)))
    levels = pygame.image.tobytes(small, "RGB")[::3]
    mean = sum(levels) / len(levels)
    return [level - mean for level in levels]


@pytest.mark.parametrize("what", ["printed", "placed", "card", "hand"])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_in_grey_every_kind_still_looks_its_own(what: str, size: tuple[int, int]) -> None:
    """Without colour and brightness the hatch and the silhouette are left: hexes of the estate, tiles, cards."""
    found = seen(decided("act"), size=size)
    side = 96 if size[0] == 1920 else 64
    units = side / found.canvas.scale
    middle, card = (units / 2, units / 2), Box(units * 0.2, 2, units * 0.6, units * 0.9)

    def picture(kind: str) -> Callable[[Any], None]:
        if what == "card":
            return lambda canvas: art.small_card(canvas, kind, card)
        if what == "hand":
            return lambda canvas: art.estate_card(canvas, kind, card, corner=24)
        return lambda canvas: art.hexagon(canvas, kind, middle, units * 0.45, what)

    pictures = {kind: grey(picture(kind), found, side) for kind in KINDS}
    apart = {
        (one, other): sum(abs(a - b) for a, b in zip(pictures[one], pictures[other], strict=True)) / side**2
        for one, other in combinations(KINDS, 2)
    }
    assert min(apart.values()) > LEAST, min(apart.items(), key=lambda each: each[1])


LEAST = 5.0  #: levels of 255 on average; the nearest two, town and inn on a card, are 6.4 apart


@pytest.mark.parametrize(("lang", "size"), [("en", (1920, 1080)), ("en", (1600, 900)), ("pl", (1600, 900))])
def test_every_stack_of_the_hand_has_a_name_that_leaves_its_neighbours_room(lang: str, size: tuple[int, int]) -> None:
    found = seen(decided("act"), lang, size)
    stacks = [spot for spot in found.spots if spot.thing.painter == "stack"]
    names = hand.names_of(found.canvas, stacks[0].box.w + hand.GAP, found.sight)
    wide = [found.canvas.text_width(names[kind], size=17) for kind in KINDS]
    pitch = stacks[1].box.cx - stacks[0].box.cx
    assert all(names.values()) and len(set(names.values())) == len(KINDS)
    assert all((one + other) / 2 + 4 <= pitch for one, other in pairwise(wide))


def test_the_calendar_says_that_a_phase_is_about_to_end() -> None:
    """T8.1, T8.4: the round that ends a phase; in the last one another follows."""
    for phase, said in ((1, "phase I: last round"), (3, "phase III: one more round")):
        session = table(f"phase {phase} / round 9 / act", turn=ADA, pending=True)
        now = [step for step in calendar.ribbon(seen(session).sight).steps if step.state == "now"]
        assert [step.detail for step in now] == [said]
    session = table(ACT)
    now = [step for step in calendar.ribbon(seen(session).sight).steps if step.state == "now"]
    assert [step.detail for step in now] == ["phase I"]


@pytest.mark.parametrize("size", [(1920, 1080), (1600, 900)])
def test_a_rivals_long_name_stands_on_the_card(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """In two lines where one is too little; the number of hexes gives way to it."""
    said: list[str] = []
    for name in ("label", "named"):
        write = getattr(rivals, name)
        monkeypatch.setattr(rivals, name, lambda canvas, text, box, size, *, write=write, **more: (
            said.append(text), write(canvas, text, box, size, **more)))
    written: list[str] = []
    draw = label.write
    monkeypatch.setattr(label, "write", lambda canvas, markup, *args, **more: (
        written.append(markup), draw(canvas, markup, *args, **more)))
    found = seen(decided("act", 4), size=size)
    for seat, name in enumerate(("Maksymilian Gąsk", "Świętosława Dąbr", "Krzesimir Łękows", "Ola")):
        shown = replace(rivals.rival_of(found.sight, seat, PLAIN), name=name)
        rivals._card(found.canvas, Box(0, 0, 386, 146), shown, ("storage", "stacks"))
        assert name in said and name in written


def test_when_the_match_is_over_nothing_is_scored_again() -> None:
    """T17.1: after the third scoring green brings no more red points."""
    session = table("phase 3 / round 40 / act", turn=1, pending=True, extra=1, ada={"red": 10, "green": 5},
                    chance=[("card", "inn")] * 3)
    assert seen(session).sight.hints["if_scored"][ADA] == 15
    session.act(next(option for option in session.decision.options if option.targets == ("deck",)))
    assert session.decision is None and session.state.players[ADA].red == 15
    found = Table(session)
    assert [track.scored for track in tracks.tracks(found.sight)] == [player.red for player in session.state.players]


def test_between_two_boards_that_are_swapped_everything_else_steps_back() -> None:
    """S6: one board is touched; the others can be chosen, signs and castle hexes cannot."""
    assert arranging_pieces._state(PLAIN) == "plain"
    assert arranging_pieces._state(replace(PLAIN, dim=True, hovered=True)) == "off"
    assert arranging_pieces._state(replace(PLAIN, touched=True, dim=True)) == "chosen"


def test_equals_share_a_place_until_the_end_tells_them_apart() -> None:
    """Section 1: during the match only red counts; at the end more empty hexes, then more green."""
    session = decided("look scoring", 3)
    for seat, (red, green) in enumerate(((7, 2), (7, 3), (9, 1))):
        owner = session.state.players[seat]
        owner.red, owner.green, owner.scored = red, green, [green]
    found = [(row.seat, row.place, row.came_from) for row in scoring.rows(seen(session).sight)]
    assert sorted(found) == [(0, 2, 2), (1, 2, 3), (2, 1, 1)] and found[0][0] == 2
    session = decided("look final", 3)
    for seat, owner in enumerate(session.state.players):
        owner.red, owner.kept, owner.green = 20, [0] * 5, (4, 6, 4)[seat]
        owner.pieces = owner.pieces.replace("K", ".") if seat == 2 else session.state.players[0].pieces
    empty = [owner.pieces.count(".") for owner in session.state.players]
    best = sorted(range(3), key=lambda seat: (-empty[seat], -session.state.players[seat].green))
    assert [row.seat for row in scoring.rows(seen(session).sight)] == best
    assert [row.place for row in scoring.rows(seen(session).sight)] == [1, 2, 3]
