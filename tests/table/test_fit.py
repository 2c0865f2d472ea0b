from __future__ import annotations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsburg_table.table.draw import rich
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.sprites import Sprites
from kingsburg_table.table.fit import FitWords, Rung, TextBox, draw, fit, fit_group
from kingsburg_table.table.theme import FLOOR_PX, NORMAL, Theme, floor_px

WORD = st.text(alphabet="aąbcdeęłóśżźźMWŻ", min_size=1, max_size=16)
SENTENCE = st.lists(WORD, min_size=1, max_size=9).map(" ".join)
SCALE = st.sampled_from([0.667, 0.75, 0.89, 1.0, 1.25, 2.0])


@pytest.fixture(autouse=True)
def fonts() -> None:
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((8, 8))


def test_the_ladder_rung_by_rung() -> None:
    words = FitWords("Master Hunter of the King", "Hunter")
    rungs = [fit(words, TextBox(w, h, "body", lines), NORMAL, 1.0) for w, h, lines in (
        (400, 30, 1), (150, 60, 2), (80, 30, 1), (60, 30, 1), (20, 30, 1))]
    assert [r.step for r in rungs] == [Rung.WHOLE, Rung.WRAPPED, Rung.SHORT, Rung.SMALLER, Rung.ICON]
    assert [r.px for r in rungs[:3]] == [22, 22, 22] and FLOOR_PX <= rungs[3].px < 22
    assert [bool(r.tooltip) for r in rungs] == [False, False, True, True, True]


@settings(max_examples=150, deadline=None)
@given(SENTENCE, SENTENCE | st.just(""), st.integers(20, 400), st.integers(16, 120), st.integers(1, 3),
       st.sampled_from(["caption", "body", "label", "h2"]), SCALE, st.sampled_from([0.9, 1.0, 1.5]))
def test_nothing_ever_overflows(whole: str, short: str, width: int, height: int, lines: int, role: str, scale: float,
                                factor: float) -> None:
    found = fit(FitWords.plain(whole, short), TextBox(width, height, role, lines), Theme(text_factor=factor), scale)
    assert found.fits
    if found.block is None:
        assert found.step == Rung.ICON and found.tooltip == rich.escape(whole)
        return
    assert found.px >= FLOOR_PX and len(found.block.lines) <= lines
    said = " ".join(p.bit.text for line in found.block.lines for p in line)
    assert said == (short if found.shortened else whole), "no letter is lost"


@settings(max_examples=40, deadline=None)
@given(st.lists(SENTENCE, min_size=2, max_size=8), st.integers(60, 200), SCALE)
def test_a_group_has_one_size(texts: list[str], width: int, scale: float) -> None:
    box = TextBox(width, 44, "label", 2)
    group = fit_group([(FitWords.plain(t), box) for t in texts], NORMAL, scale)
    assert all(f.fits for f in group)
    assert len({f.px for f in group if f.block is not None}) <= 1


def test_one_hopeless_text_does_not_press_the_others_down() -> None:
    box = TextBox(120, 30, "body")
    both = [FitWords.plain("Król"), FitWords.plain("Konstantynopolitańczykowianeczka")]
    group = fit_group([(words, box) for words in both], NORMAL, 1.0)
    assert group[0].px == 22 and group[1].step == Rung.ICON


@pytest.mark.parametrize("scale", [0.667, 1.0, 2.0])
@pytest.mark.parametrize("anchor", ["l", "c", "r"])
def test_what_fits_is_drawn_inside_its_box(scale: float, anchor: str) -> None:
    surface = pygame.Surface((round(300 * scale), round(120 * scale))).convert()
    surface.fill((255, 255, 255))
    canvas, box = Canvas(surface, scale, NORMAL, Sprites()), (50.0, 30.0, 130.0, 60.0)
    draw(canvas, fit(FitWords.plain("Żółta Gildia czarodziejów"), TextBox(130, 60, "body", 2), NORMAL, scale), box,
         anchor=anchor)
    mask = pygame.mask.from_threshold(surface, (255, 255, 255), (40, 40, 40, 255))
    mask.invert()
    inked = mask.get_bounding_rects()
    assert inked and canvas.box(box).inflate(2, 2).contains(inked[0].unionall(inked[1:]))


def test_letters_of_a_large_screen_do_not_shrink_to_the_pixels_of_a_small_one() -> None:
    """What is seen from the same place stays as large: at twice the scale the floor is nearly twice as high."""
    words, box = FitWords("a name that is far too long"), TextBox(100, 24, lines=1, size=18)
    assert fit(words, box, NORMAL, 1.0).step is Rung.ICON
    assert fit(words, box, NORMAL, 2.0).step is Rung.ICON, "as in the small window"
    assert floor_px(1.0) == floor_px(0.89) == 16 and floor_px(2.0) == 29
