from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pygame
import pytest

from kingsburg_table.table.draw import (
    card,
    chart,
    cloth,
    control,
    crest,
    cube,
    die,
    grain,
    hatch,
    icon,
    laurel,
    medal,
    panels,
    paper,
    slip,
    tag,
    tile,
    wax,
    wood,
)
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.sprites import Sprites
from kingsburg_table.table.theme import HIGH_CONTRAST, NORMAL, SEATS
from tests.table.draw.conftest import MakeCanvas
from tests.table.draw.seen import furthest, pixels

BOX = (60.0, 40.0, 180.0, 110.0)
MID = (150.0, 95.0)
PART = chart.BarPart("Advisors", "#B5853B", "diagonal")
CURVES = [chart.Curve(1, "Ola", [0, 2, 5]), chart.Curve(3, "Jan", [0, -2, 9])]
Piece = Callable[[Canvas], object]


def a_card(state: str) -> Piece:
    def paint(canvas: Canvas) -> None:
        card.ground(canvas, BOX, state)
        card.frame(canvas, BOX, state)
    return paint


def a_row(canvas: Canvas) -> None:
    control.segments_ground(canvas, BOX)
    control.segment(canvas, (64, 44, 80, 100), True)


PIECES: dict[str, Piece] = {
    **{f"panel {k}": partial(Canvas.panel, rect=BOX, kind=k) for k in panels.PANELS},
    **{f"card {s}": a_card(s) for s in card.STATES},
    **{f"cell {s}": partial(card.cell, rect=BOX, state=s, seat=2, field=50) for s in ("built", "ready", "soon", "hot")},
    **{f"hex {s}": partial(tile.hexagon, centre=MID, size=50, state=s) for s in tile.STATES},
    **{f"slot {s}": partial(card.slot, rect=BOX, state=s, seat=3) for s in ("plain", "taken", "hot", "lit", "help")},
    **{f"tag {k}": partial(tag.tag, text="+1", centre=MID, kind=k) for k in tag.TAGS},
    **{f"chip {s}": partial(tag.chip, rect=BOX, state=s) for s in ("plain", "hot", "chosen", "off")},
    **{f"seal {s}": partial(wax.seal, centre=MID, state=s, sign="lion") for s in wax.STATES},
    **{f"button {s}": partial(control.wood_button, rect=BOX, state=s) for s in control.STATES},
    **{f"paper button {s}": partial(control.paper_button, rect=BOX, state=s) for s in control.STATES},
    "table": lambda c: wood.table_top(c, (0, 0, 300, 200)),
    "bar": lambda c: wood.bar(c, (0, 0, 300, 50)),
    "tray": lambda c: wood.tray(c, BOX),
    "rule": lambda c: paper.rule(c, 60, 240, 90),
    "double rule": lambda c: paper.double_rule(c, BOX),
    "niche": lambda c: card.niche(c, BOX),
    "band": lambda c: card.band(c, BOX, 38),
    "ledger": lambda c: card.band(c, BOX, 38, ledger=True),
    "back": lambda c: card.back(c, BOX, "III"),
    "seat frame": lambda c: card.seat_frame(c, BOX, 4),
    "hatch band": lambda c: hatch.band(c, BOX, 5),
    "focus": lambda c: slip.focus_ring(c, BOX),
    "tooltip": lambda c: slip.tooltip(c, BOX, (30, 90), "l"),
    "why": lambda c: slip.why_slip(c, BOX),
    "thread": lambda c: slip.thread(c, (60, 60), (200, 80)),
    "veil": lambda c: slip.veil(c, BOX),
    "dim": lambda c: slip.dim(c, BOX),
    "laurel": lambda c: laurel.laurel(c, 14, MID, 60),
    "wreath": lambda c: laurel.wreath(c, MID, 90),
    "cube": lambda c: cube.cube(c, MID, 40, "#5E8C3A"),
    "hollow": lambda c: cube.hollow(c, MID, 40),
    "plaque": lambda c: icon.plaque(c, 18, MID),
    "token": lambda c: icon.plus_token(c, MID, 29),
    "pips": lambda c: medal.pips(c, 60, 90, 1, 3),
    "tab": lambda c: tag.ribbon_tab(c, (60, 0, 150, 60)),
    "key": lambda c: tag.keycap(c, "Enter", MID),
    "badge": lambda c: tag.badge(c, "4", MID),
    "tick": lambda c: control.checkbox(c, MID, True),
    "switch": lambda c: control.toggle(c, MID, False),
    "slider": lambda c: control.slider(c, 60, 90, 150, 0.4, (0.0, 1.0), focus=True),
    "segments": a_row,
    "scroll bar": lambda c: control.scroll_bar(c, (100, 20, 10, 150), 0.3, 0.4),
    "curtain": lambda c: cloth.curtain(c, (0, 0, 300, 200), 2),
    "medallion": lambda c: cloth.medallion(c, MID, 80, 4, 0.6),
    "chart": lambda c: chart.line_chart(c, (0, 0, 300, 190), CURVES, [(0, 1, "I"), (1, 2, "II")], 110),
    "bars": lambda c: chart.bar(c, BOX, [(PART, 7), (PART, 2)], 12),
    "legend": lambda c: chart.legend(c, PART, 60, 60),
}
KINDS = {"small": (0.667, NORMAL), "contrast": (1.0, HIGH_CONTRAST), "4k": (2.0, NORMAL)}


@pytest.mark.parametrize("name", PIECES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_piece_draws_and_comes_from_the_cache_the_second_time(make_canvas: MakeCanvas, name: str,
                                                                    kind: str) -> None:
    sprites = Sprites()
    scale, theme = KINDS[kind]
    first, second = (make_canvas((300, 200), scale, theme, sprites, (120, 100, 80)) for _ in range(2))
    blank = pixels(first.surface)
    PIECES[name](first)
    made = sprites.made
    PIECES[name](second)
    assert pixels(first.surface) != blank
    assert pixels(first.surface) == pixels(second.surface)
    assert sprites.made == made


@pytest.mark.parametrize("scale", [0.667, 1.0, 2.0])
@pytest.mark.parametrize("size", [24, 58, 88])
def test_seats_are_known_without_colour(make_canvas: MakeCanvas, scale: float, size: int) -> None:
    """The outline of a token alone tells its seat."""
    canvas = make_canvas(scale=scale)
    masks = {n: pygame.mask.from_surface(crest.token_sprite(canvas, n, size), 120) for n in SEATS if n}
    for a in masks:
        for b in masks:
            if a < b:
                shared = masks[a].overlap_area(masks[b], (0, 0))
                assert masks[a].count() + masks[b].count() - 2 * shared > 0.03 * masks[a].count(), (a, b)


def test_dice_differ_by_value_and_seat(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas()
    faces = {(v, s): pixels(die.pips_sprite(canvas, 42, v, s)) for v in range(7) for s in range(6)}
    assert len(set(faces.values())) == len(faces)
    grey = {s: pixels(pygame.transform.grayscale(die.pips_sprite(canvas, 42, 5, s))) for s in range(6)}
    assert len(set(grey.values())) == 6


@pytest.mark.parametrize("state", ["plain", "selected", "ghost", "outlined"])
def test_a_die_shows_its_state(make_canvas: MakeCanvas, state: str) -> None:
    plain, shown = make_canvas(), make_canvas()
    die.die(plain, 60, 40, 42, 5, 1)
    die.die(shown, 60, 40, 42, 5, 1, **({} if state == "plain" else {state: True}))
    assert (pixels(plain.surface) == pixels(shown.surface)) is (state == "plain")


def test_number_dice_carry_their_column(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas()
    one = die.number_sprite(canvas, 64, 4, "#1D5AA8", True, "diagonal", "III")
    two = die.number_sprite(canvas, 64, 4, "#1D5AA8", True, "diagonal", "II")
    assert furthest(one, two) > 100


def test_high_contrast_has_no_texture(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas((300, 200), theme=HIGH_CONTRAST)
    paper.sheet(canvas, BOX)
    inside = canvas.surface.subsurface((80, 60, 140, 70))
    assert {tuple(inside.get_at((x, y)))[:3] for x in range(140) for y in range(70)} == {(255, 255, 255)}


@pytest.mark.parametrize("material", [grain.PAPER, grain.WOOD, grain.FELT, grain.LINEN], ids=lambda m: m.name)
def test_grain_has_no_seam(material: grain.Material) -> None:
    """Across the seam neighbouring pixels differ no more than elsewhere."""
    tile = grain.tile(Sprites(), material, 1.0)
    w, h = tile.get_size()

    def step(x0: int, x1: int) -> float:
        return sum(abs(tile.get_at((x0, y))[0] - tile.get_at((x1, y))[0]) for y in range(h)) / h
    usual = sorted(step(x, x + 1) for x in range(0, w - 1, 7))
    assert step(w - 1, 0) <= 1.6 * usual[-1] + 1


def test_crests_lie_side_by_side_where_lines_run_as_one(
    make_canvas: MakeCanvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[float] = []
    monkeypatch.setattr(chart, "token", lambda canvas, seat, at, *size, **more: found.append(at[0]))
    monkeypatch.setattr(chart, "_names", lambda *names: None)
    curves = [chart.Curve(seat, "Ola", [50.0] * 60) for seat in range(1, 5)]
    chart.line_chart(make_canvas((660, 190)), (0, 0, 660, 190), curves)
    found.sort()
    assert len(found) > 8 and all(b - a >= 24 for a, b in pairwise(found))


def test_bars_of_a_chart_are_in_proportion(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas((300, 200))
    assert chart.bar(canvas, (10, 10, 240, 30), [(PART, 6), (PART, 0), (PART, 3)], 12) == pytest.approx(190)


@pytest.mark.parametrize("span,step", [(5, 1), (9, 2), (29, 5), (48, 10), (120, 20), (0.5, 1)])
def test_chart_steps_are_round(span: float, step: int) -> None:
    assert chart.nice_step(span) == step
