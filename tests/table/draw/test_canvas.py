from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from kingsburg_table.table.draw import shape, svg
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.sprites import Sprites
from kingsburg_table.table.theme import NORMAL
from tests.table.draw.conftest import GROUND, MakeCanvas
from tests.table.draw.seen import furthest, inked, pixels

SCALES = (0.667, 0.89, 1.0, 1.25, 2.0)


@pytest.mark.parametrize("scale", SCALES)
def test_neighbours_share_their_edge(make_canvas: MakeCanvas, scale: float) -> None:
    canvas = make_canvas(scale=scale)
    edges = [canvas.box((i * 13.3, 0, 13.3, 10)) for i in range(12)]
    assert all(a.right == b.left for a, b in pairwise(edges))


def paint_all(canvas: Canvas) -> None:
    canvas.rrect((4.3, 4, 60, 40), 8, "vellum", "ink", 1.4)
    canvas.rrect((70, 4, 60, 40), 8, None, "#7A561078", 2, dash=(4, 3))
    canvas.circle((150, 24), 17.3, "gilt", "ink", 2)
    canvas.line((4, 60), (90, 60), "carmine", 2)
    canvas.line((4, 70), (90, 96), "carmine", 2, dash=(6, 4))
    canvas.poly([(100, 60), (140, 70), (110, 100)], "good", "ink", 2)
    canvas.shadow((150, 60, 40, 30), 6, 6, 150, 3)
    canvas.glow((150, 60, 40, 30), "gold_lit", 6)
    canvas.text("Zażółć gęślą jaźń", (6, 110), "caption")


@pytest.mark.parametrize("scale", SCALES)
def test_drawing_twice_gives_the_same_pixels(make_canvas: MakeCanvas, scale: float) -> None:
    sprites = Sprites()
    first, second = make_canvas(scale=scale, sprites=sprites), make_canvas(scale=scale, sprites=sprites)
    fresh = make_canvas(scale=scale)
    paint_all(first)
    made = sprites.made
    paint_all(second)
    paint_all(fresh)
    assert sprites.made == made, "the second time everything comes from the cache"
    assert pixels(first.surface) == pixels(second.surface) == pixels(fresh.surface)


@pytest.mark.parametrize("fill,stroke,width", [("vellum", "ink", 2), ("#9E1B1B80", None, 0), (None, "#241A1296", 1)])
def test_a_nine_patch_equals_the_whole_shape(make_canvas: MakeCanvas, fill: str | None, stroke: str | None,
                                             width: int) -> None:
    patched, whole = make_canvas(), make_canvas()
    patched.rrect((10, 10, 150, 90), 12, fill, stroke, width)
    rgba = [None if c is None else NORMAL.rgba(c) for c in (fill, stroke)]
    body = shape.rrect_body(150, 90, 12, rgba[0], rgba[1], width)
    whole.put(svg.shape(body, 150, 90), 10, 10)
    assert furthest(patched.surface, whole.surface) <= 3


def test_straight_edges_are_not_blurred(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas(scale=0.667)
    canvas.rrect((20, 20, 100, 60), 8, "#000000")
    box = canvas.box((20, 20, 100, 60))
    row = [canvas.surface.get_at((x, box.centery))[:3] for x in range(box.left - 2, box.right + 2)]
    assert set(row) == {GROUND, (0, 0, 0)}
    assert row.count((0, 0, 0)) == box.w


@pytest.mark.parametrize("line", [((10, 20), (150, 20)), ((30, 10), (30, 110))])
def test_level_and_upright_lines_are_whole_pixels(make_canvas: MakeCanvas, line: tuple[tuple[int, int], ...]) -> None:
    canvas = make_canvas(scale=1.25)
    canvas.line(line[0], line[1], "#000000", 1.3)
    colours = {tuple(canvas.surface.get_at((x, y)))[:3] for x in range(250) for y in range(150)}
    assert colours == {GROUND, (0, 0, 0)}


def test_a_cached_widget_looks_as_if_drawn_directly(make_canvas: MakeCanvas) -> None:
    direct, cached = make_canvas(), make_canvas()

    def paint(c: Canvas) -> None:
        c.shadow((0, 0, 80, 50), 8, 8, 150, 4)
        c.rrect((0, 0, 80, 50), 8, "vellum", "ink", 1)
        c.rrect((10, 10, 40, 20), 6, "#9E1B1B80")
        c.text("Skarbnik", (40, 38), "caption", anchor="c")
    paint(direct.sub((40, 30, 80, 50)))
    cached.cached("widget", (40, 30, 80, 50), paint, pad=30)
    assert furthest(direct.surface, cached.surface) <= 3


def test_a_cached_widget_is_painted_once_per_key_and_size(make_canvas: MakeCanvas) -> None:
    canvas, painted = make_canvas(), []
    for key, width in (("a", 40), ("a", 40), ("b", 40), ("a", 60)):
        canvas.cached(key, (0, 0, width, 20), lambda c: painted.append(c))
    assert len(painted) == 3


def test_clip_and_sub(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas(scale=2.0)
    with canvas.clip((10, 10, 20, 20)):
        canvas.fill((0, 0, 200, 120), "#000000")
    assert inked(canvas.surface, GROUND) == pygame.Rect(20, 20, 40, 40)
    canvas.sub((100, 50, 10, 10)).fill((0, 0, 10, 10), "#000000")
    assert canvas.surface.get_at((219, 119))[:3] == (0, 0, 0)


def test_fading_keeps_the_sprite(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas(ground=(0, 0, 0))
    sprite = pygame.Surface((10, 10), pygame.SRCALPHA)
    sprite.fill((200, 100, 50, 255))
    canvas.put(sprite, 0, 0, None, 0.5)
    assert canvas.surface.get_at((5, 5))[:3] == pytest.approx((100, 50, 25), abs=1)
    assert tuple(sprite.get_at((5, 5))) == (200, 100, 50, 255)


def test_translucent_areas_mix_exactly(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas(ground=(200, 200, 200))
    canvas.fill((0, 0, 50, 50), "#00000080")
    assert canvas.surface.get_at((10, 10))[:3] == pytest.approx((100, 100, 100), abs=1)
