"""Choices in the scroll as pictures: payments of cards, pairs and workers; what leaves a full storage."""

from __future__ import annotations

from typing import Any

from kingsburg_table.games.tuscany.actions import Pay, Take
from kingsburg_table.table.boards.tuscany import art, reading
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.pieces.board import Sight

PLUS = 16.0
LEAVING = 116.0


def units(action: Pay, sight: Sight, wanted: str) -> list[tuple[str, int]]:
    """A payment as its two units: (kind, 1) a card, (kind, 2) a pair, ("worker", 1)."""
    made: list[tuple[str, int]] = []
    for kind in sight.data.kinds:
        count = getattr(action, kind)
        made += [(kind, 1)] * count if kind == wanted else [(kind, 2)] * (count // 2)
    made.sort(key=lambda unit: unit[0] != wanted)
    return made + [("worker", 1)] * action.worker


def _parts(action: Any, sight: Sight) -> list[tuple[str, int]]:
    if not isinstance(action, Pay):
        return []
    from kingsburg_table.table.boards.tuscany.hand import wanted
    return units(action, sight, wanted(sight))


def width(canvas: Canvas, action: Any, height: float, sight: Sight) -> float:
    """How wide the picture of an action is; 0 where words say it."""
    if _leaving(action):
        return LEAVING * height / 58
    parts = _parts(action, sight)
    k = height / 58
    return sum(_wide(part) for part in parts) * k + PLUS * k * max(0, len(parts) - 1) if parts else 0.0


def _leaving(action: Any) -> bool:
    """With full storage the choice is what leaves it."""
    return isinstance(action, Take) and bool(action.out)


def _draw_leaving(canvas: Canvas, box: Box, action: Take, sight: Sight) -> None:
    k = box.h / 58
    found = reading.piece(sight.data, sight.data.code_of[action.out])
    at = (box.cx + 22 * k, box.cy)
    icon(canvas, "trash", (box.cx - 30 * k, box.cy), 30 * k)
    if found is None or not found.kind:
        art.wooden(canvas, at, 25 * k)
    else:
        art.hexagon(canvas, found.kind, at, 27 * k, crops=found.crops)


def _wide(part: tuple[str, int]) -> float:
    return 34.0 if part[0] == "worker" else 30.0 if part[1] == 1 else 48.0


def draw(canvas: Canvas, box: Box, action: Any, sight: Sight) -> bool:
    """Draw it centred in the box; False where the table shall write words."""
    if _leaving(action):
        _draw_leaving(canvas, box, action, sight)
        return True
    parts = _parts(action, sight)
    if not parts:
        return False
    k = box.h / 58
    x = box.cx - width(canvas, action, box.h, sight) / 2
    for at, part in enumerate(parts):
        if at:
            canvas.text("+", (x + PLUS * k / 2, box.cy), face="sans_bold", px=canvas.px(20 * k, 16), anchor="c")
            x += PLUS * k
        kind, count = part
        if kind == "worker":
            icon(canvas, "tuscany/tokens/worker", (x + 17 * k, box.cy), 36 * k)
        for shift in range(count if kind != "worker" else 0):
            art.small_card(canvas, kind, Box(x + shift * 17 * k, box.cy - 21 * k + shift * 3 * k, 29 * k, 40 * k))
        x += _wide(part) * k
    return True
