"""The almanac shows Tuscany's pieces as they lie on the table: none like another, boards as their data have them."""

from __future__ import annotations

from itertools import combinations

import pytest

from kingsburg_table.table.boards.tuscany import almanac_art, art
from kingsburg_table.table.boards.tuscany.almanac import almanac
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.pieces.almanac import Entry
from kingsburg_table.text.speaker import Speaker
from tests.games.tuscany.table import CONTROLLER, DATA
from tests.table.boards.sights import Table
from tests.table.boards.test_tuscany import decided

ICONS = {"marble", "worker", "stack", "neutral_tile"}  #: drawings of assets/ are the things themselves


def entries() -> list[Entry]:
    speaker = Speaker("en", CONTROLLER.names())
    return [entry for section in almanac(DATA, speaker) for entry in section.entries]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_no_picture_is_like_another(size: tuple[int, int]) -> None:
    """Twelve boards, seven kinds of crops: each by what lies on it."""
    found = Table(decided("act"), size=size)
    drawn: dict[str, bytes] = {}
    for entry in entries():
        assert (entry.art is None) == (entry.id in ICONS), entry.id
        if entry.art is not None:
            found.surface.fill((255, 251, 239))
            entry.art(found.canvas, Box(20, 20, 130, 100))
            drawn[entry.id] = found.surface.subsurface((0, 0, 180, 140)).copy().get_buffer().raw
    assert len(drawn) == 48 - len(ICONS)
    for one, other in combinations(drawn, 2):
        assert drawn[one] != drawn[other], (one, other)


@pytest.mark.parametrize(("high", "painter"), [(60.0, "_sign"), (260.0, "hexagon")])
def test_a_board_shows_the_hexes_of_its_data(high: float, painter: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """T21.6: column by column, each from top to bottom; in small the signs, in large the hexes."""
    shown: list[tuple[float, float, str]] = []

    def keep(canvas: Canvas, kind: str, centre: tuple[float, float], *rest: object) -> None:
        shown.append((round(centre[0]), round(centre[1]), kind))

    monkeypatch.setattr(almanac_art if painter == "_sign" else art, painter, keep)
    found = Table(decided("act"))
    almanac_art.board(DATA.boards["A1"], DATA)(found.canvas, Box(0, 0, high, high))
    codes = {kind: DATA.kinds[kind].code for kind in DATA.kinds}
    assert "".join(codes[kind] for *_, kind in sorted(shown)) == DATA.boards["A1"].layout
