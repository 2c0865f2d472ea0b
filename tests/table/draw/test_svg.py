from __future__ import annotations

from pathlib import Path

import pytest

from kingsburg_table import places
from kingsburg_table.table.draw import svg

ICON = ('<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><g fill="none" '
        'stroke="#241A12"><circle cx="12" cy="12" r="10" fill="#E3B341"/><g class="detail"><path d="M2 2h4" '
        'stroke="#FFF4CF"/></g></g></svg>')


def test_colours_are_exchanged_at_once() -> None:
    assert svg.recolour("#aaaaaa #BBBBBB", {"#AAAAAA": "#BBBBBB", "#BBBBBB": "#AAAAAA"}) == "#BBBBBB #AAAAAA"


def test_one_colour_leaves_lines_only() -> None:
    text = svg.one_colour(ICON, "#FFFFFF")
    assert 'stroke="#FFFFFF"' in text and 'fill="none"' in text and "#E3B341" not in text and "#241A12" not in text


def test_on_dark_ground_light_tints_go() -> None:
    text = svg.on_dark(ICON, "#FFF9EA")
    assert "#E3B341" in text and "#FFF4CF" not in text and "#241A12" not in text


def test_fine_strokes_are_left_out() -> None:
    assert "M2 2h4" not in svg.plain(ICON) and "circle" in svg.plain(ICON)


def test_a_missing_drawing_is_named(tmp_path: Path) -> None:
    with pytest.raises(svg.MissingArtError, match="icons/no_such_icon"):
        svg.source("icons/no_such_icon")
    assert not svg.exists("icons/no_such_icon")


def test_sprites_are_multiplied_by_their_alpha() -> None:
    sprite = svg.shape('<circle cx="10" cy="10" r="9.3" fill="#FF8040"/>', 20, 20)
    for x in range(20):
        r, g, b, a = sprite.get_at((x, 3))
        assert r <= a + 1 and g <= a + 1 and b <= a + 1


@pytest.mark.parametrize("size", [7, 20, 33, 160, 161, 300])
def test_a_sprite_has_the_pixels_asked_for(size: int) -> None:
    assert svg.raster(ICON, size, size).get_size() == (size, size)


def test_every_icon_can_be_drawn() -> None:
    files = sorted((places.assets() / "icons").glob("*.svg"))
    assert files
    for file in files:
        sprite = svg.asset(f"icons/{file.stem}", 20, 20)
        assert sprite.get_bounding_rect().w > 6, file.stem
