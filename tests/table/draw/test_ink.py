from __future__ import annotations

import pytest

from kingsburg_table.table.draw import ink
from kingsburg_table.table.theme import FACES, HIGH_CONTRAST, NORMAL, ROLES, Theme, font_path
from tests.table.draw.conftest import GROUND, MakeCanvas
from tests.table.draw.seen import inked

LETTERS = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”–—…×•"


@pytest.mark.parametrize("face", FACES)
def test_every_face_has_the_polish_letters(face: str) -> None:
    assert font_path(face).endswith(".ttf")
    assert all(ink.font(face, 20).metrics(LETTERS))


@pytest.mark.parametrize("px", range(16, 60, 3))
@pytest.mark.parametrize("face", ["sans", "serif_bold"])
def test_capitals_stand_in_the_middle(make_canvas: MakeCanvas, face: str, px: int) -> None:
    canvas = make_canvas()
    canvas.text("HEH", (100, 60), face=face, px=px, colour="#000000", anchor="c")
    box = inked(canvas.surface, GROUND)
    assert abs(box.top + box.bottom - 120) <= 2
    assert abs(box.left + box.right - 200) <= 3


@pytest.mark.parametrize("px", [16, 18, 22, 27, 28, 36])
def test_a_line_is_as_wide_as_measured(px: int) -> None:
    sprite = ink.render("Królowa żąda złota", "sans", px, (0, 0, 0, 255))
    assert sprite.get_width() == ink.width("Królowa żąda złota", "sans", px)
    assert sprite.get_height() == ink.line_height("sans", px) or px >= ink.HALVED_BELOW


def test_anchors_and_rectangles(make_canvas: MakeCanvas) -> None:
    for anchor, left in (("l", 20), ("r", None), ("c", None)):
        canvas = make_canvas()
        width = canvas.text("Ola", (20, 20, 160, 60), "h2", colour="#000000", anchor=anchor)
        box = inked(canvas.surface, GROUND)
        middle = {"l": 20 + width / 2, "r": 180 - width / 2, "c": 100}[anchor]
        assert abs(box.centerx - middle) <= 3, (anchor, left)


def test_text_grows_with_the_setting_and_never_falls_below_the_floor() -> None:
    for scale in (0.5, 0.667, 1.0, 2.0):
        for units in ROLES.values():
            assert NORMAL.px(units, scale) == max(16, round(units * scale))
            assert Theme(text_factor=1.5).px(units, scale) == max(16, round(units * scale * 1.5))


def test_signs_without_width_do_no_harm() -> None:
    assert ink.render("\u200b", "sans", 20, (0, 0, 0, 255)).get_width() == 1


def test_tracked_titles_are_wider() -> None:
    assert ink.width("KRONIKA", "serif", 18, 2.0) > ink.width("KRONIKA", "serif", 18)


def _contrast(theme: Theme, a: str, b: str) -> float:
    def light(colour: str) -> float:
        parts = [c / 255 for c in theme.rgba(colour)[:3]]
        lin = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * lin[0] + 0.7152 * lin[1] + 0.0722 * lin[2]
    one, two = sorted((light(a), light(b)))
    return (two + 0.05) / (one + 0.05)


@pytest.mark.parametrize("theme", [NORMAL, HIGH_CONTRAST], ids=lambda t: t.name)
def test_inks_are_readable_on_their_grounds(theme: Theme) -> None:
    pairs = (("ink", "parchment", 13), ("ink_soft", "parchment", 6.9), ("muted", "parchment", 4.4),
             ("gilt_dark", "parchment", 5), ("carmine", "parchment", 6), ("good", "parchment", 4.9),
             ("gold_text", "walnut", 10), ("wood_text", "walnut", 7), ("cream", "carmine", 6),
             ("ledger_text", "ledger", 7), ("ink", "chosen", 9))
    for ink_token, ground, least in pairs:
        assert _contrast(theme, ink_token, ground) >= least, (ink_token, ground)


def test_fonts_keep_no_files_open_and_are_bounded() -> None:
    """Windows in many sizes had 256 font files open."""
    from pathlib import Path

    ink.font.cache_clear()
    place = Path("/proc/self/fd")
    before = len(list(place.iterdir())) if place.is_dir() else 0
    for face in FACES:
        for px in range(10, 70):
            ink.font(face, px).size("x")
    after = len(list(place.iterdir())) if place.is_dir() else 0
    assert after <= before + 1
    assert ink.font.cache_info().currsize <= ink.MOST_FONTS
