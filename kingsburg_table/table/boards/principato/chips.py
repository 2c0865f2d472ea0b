"""Choices in the scroll as pictures: cards, cubes, troops."""

from __future__ import annotations

from typing import Any

from kingsburg_table.games.principato.actions import (
    Activate,
    Dismiss,
    Exchange,
    Pay,
    Recruit,
    Replace,
    Station,
    Supply,
    TakeFavor,
    TakeToken,
)
from kingsburg_table.games.principato.words import KEEPS
from kingsburg_table.table.boards.markup_chip import draw_markup, markup_width
from kingsburg_table.table.boards.principato import lines
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.pieces.board import Sight


def width(canvas: Canvas, action: Any, height: float, sight: Sight) -> float:
    """How wide the picture of an action is; 0 where words say it better."""
    return markup_width(canvas, _markup(action, sight), height)


def draw(canvas: Canvas, box: Box, action: Any, sight: Sight) -> bool:
    """Draw it centred in the box; False where the table shall write words."""
    return draw_markup(canvas, _markup(action, sight), box)


def _markup(action: Any, sight: Sight) -> str:
    if isinstance(action, Activate):
        deal = sight.data.cards[action.card].options[action.option - 1]
        return f"[principato/cards/{action.card}] {lines.option(deal, sight.counters[sight.seat])}"
    if isinstance(action, Exchange):
        return f"[principato/cards/{action.give}][exchange][principato/cards/{action.take}]"
    if isinstance(action, Replace):
        return f"[principato/cards/{action.take}]"
    if isinstance(action, TakeFavor):
        return f"[ptcube:favor][>]{'[church]' if action.to == 'church' else lines.thing(action.to)}"
    if isinstance(action, Supply):
        return f"[ptcube:{action.cube}][>]{lines.thing(action.troop)}"
    if isinstance(action, Pay):
        return lines.cubes(action.food, action.money, action.favor)
    if isinstance(action, Station):
        return f"{action.count} [ptcube:{KEEPS[action.troop]}][>]{lines.thing(action.troop)}"
    if isinstance(action, (Recruit, Dismiss)):
        return f"{action.count} {lines.thing(action.troop)}"
    if isinstance(action, TakeToken):
        return f"{lines.thing(action.token)} [vp:{action.value}]"
    return ""
