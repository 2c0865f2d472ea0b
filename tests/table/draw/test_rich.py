from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsburg_table.table.draw import ink, rich
from tests.table.draw.conftest import GROUND, MakeCanvas
from tests.table.draw.seen import inked, pixels


def words(markup: str) -> list[str]:
    return [bit.text for p in rich.parse(markup) for cluster in p for bit in cluster]


def test_runs_and_marks() -> None:
    (line,) = rich.parse("*Ola*, zapłać [gold]3 [carmine|dwa razy]")
    flat = [bit for cluster in line for bit in cluster]
    assert [(b.text, b.bold, b.colour, b.mark) for b in flat] == [
        ("Ola", True, None, None), (",", False, None, None), ("zapłać", False, None, None),
        ("", False, None, ("gold",)), ("3", False, None, None), ("dwa", False, "carmine", None),
        ("razy", False, "carmine", None)]


@given(st.text(alphabet=st.characters(exclude_characters="\n ", exclude_categories=["Cs"]), min_size=1, max_size=20))
def test_an_escaped_name_comes_back_as_it_was(name: str) -> None:
    assert "".join(words(rich.escape(name))) == name


def test_a_lone_bracket_is_a_letter() -> None:
    assert "".join(words("a [ b")) == "a[b"


@pytest.mark.parametrize("px", [16, 22, 30])
def test_wrapped_lines_keep_to_the_limit(px: int) -> None:
    text = "*Ola*, połóż kości na wolnym doradcy (zostały 2 kości) [gold]3 [die:1:4] — albo spasuj."
    block = rich.layout(text, "sans", px, 12 * px)
    assert block.width <= 12 * px and len(block.lines) > 2
    assert rich.layout(text, "sans", px).width > 12 * px


def test_an_icon_stays_with_its_number() -> None:
    block = rich.layout("koszt [gold]3 [wood]2", "sans", 22, 100)
    for line in block.lines:
        assert line[0].bit.mark or line[0].bit.text == "koszt"


def test_a_paragraph_draws_inside_its_rectangle(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas((300, 200))
    high = rich.paragraph(canvas, "Żółte *Świerki* gęsto stoją przy jaźni", (40, 30, 180, 150), "body")
    box = inked(canvas.surface, GROUND)
    assert box.left >= 39 and box.right <= 221 and box.top >= 28 and box.bottom <= 30 + high + 2


def test_marks_are_drawn(make_canvas: MakeCanvas) -> None:
    for mark in ("[gold]", "[die:2:5]", "[crest:3]", "[vp:+3]", "[token:+2]", "[key:P]", "[plaque:11]", "[>]"):
        canvas = make_canvas()
        before = pixels(canvas.surface)
        assert rich.line(canvas, mark, (20, 60), "label") > 10
        assert pixels(canvas.surface) != before, mark


@pytest.mark.parametrize("face", ["sans", "sans_bold", "serif", "serif_bold", "serif_italic"])
def test_words_do_not_run_together_at_any_size(face: str) -> None:
    """Two words are a fifth of the letters' size apart, measured between what is seen of them."""
    pygame.display.set_mode((1, 1))
    for px in (*range(14, 34), 40, 56):
        for one, two in (("go", "wziąć"), ("on", "an"), ("na", "Skarbniku")):
            block = rich.layout(f"{one} {two}", face, px)
            first, second = block.lines[0]
            seen = ink.render(one, face, px, (0, 0, 0, 255)).get_bounding_rect(90).right
            starts = ink.render(two, face, px, (0, 0, 0, 255)).get_bounding_rect(90).x
            assert second.x + starts - (first.x + seen) >= 0.19 * px, (px, one, two)
