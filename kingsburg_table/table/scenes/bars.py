"""The bar at the top and the bar at the foot of the screens around the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.widgets.button import Button, IconButton, SealButton
from kingsburg_table.table.widgets.label import natural_width

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.form_scene import FormScene


def top_bar(scene: FormScene, title: str, subtitle: str) -> Box:
    """Title and subtitle in the middle; returns the bar's box."""
    high = scene.size(88, 64)
    bar = Box(0, 0, scene.whole.w, high)
    middle = Box(bar.w * 0.28, bar.y, bar.w * 0.44, high)
    head, below = middle.cut_top(high * 0.6)
    scene.label(title, head.moved(0, high * 0.06), scene.type.h1, face="serif_bold", colour="gold_bright", anchor="c")
    scene.label(
        subtitle, below.moved(0, -high * 0.03), scene.type.body, face="serif_italic", colour="wood_text", anchor="c"
    )
    return bar


def back_button(scene: FormScene, bar: Box, text: str, do: Callable[[], object]) -> Button:
    box = Box(scene.size(28, 16), bar.y + 8, bar.w * 0.2, bar.h - 18)
    return Button("back", box, text, do, size=scene.type.label, icon="arrow_left", kind="plain", align="l", face="sans")


def bar_icons(scene: FormScene, bar: Box, icons: list[tuple[str, str, Callable[[], object], str]]) -> list[IconButton]:
    """Small buttons at the right end: (id, icon, what it does, words)."""
    side = scene.size(52, 42)
    left = bar.right - scene.size(28, 16) - side * len(icons)
    return [
        IconButton(id, Box(left + side * index + 2, bar.cy - side / 2 + 1, side - 4, side - 4), icon, do, tip=words)
        for index, (id, icon, do, words) in enumerate(icons)
    ]


def foot_bar(scene: FormScene) -> Box:
    high = scene.size(136, 96)
    return Box(0, scene.whole.h - high, scene.whole.w, high)


def foot_seal(
    scene: FormScene, bar: Box, text: str, do: Callable[[], object], *, icon: str, room: float, disabled: str = "",
    aside: float = 0.0,
) -> SealButton:
    """The wax seal at the right of the foot, or so far to the left of it."""
    radius = scene.size(58, 42)
    centre = (bar.right - scene.size(108, 72) - aside, bar.cy)
    size = scene.type.h1
    return SealButton("seal", centre, radius, text, do, size=size, room=room, icon=icon, disabled=disabled)


def work_room(scene: FormScene, top: Box, foot_y: float, air: float) -> Box:
    """The room for sheets between the bars: never much wider or higher than the sheets were drawn for."""
    edge = scene.size(36, 16)
    room = Box(edge, top.bottom + air, scene.whole.w - 2 * edge, foot_y - top.bottom - 2 * air)
    return room.around((min(room.w, scene.size(2240, 1500)), min(room.h, scene.size(900, 600))))


def paint_bars(canvas: Canvas, top: Box, foot: Box | None) -> None:
    wood.bar(canvas, top, 6)
    if foot is not None:
        wood.bar(canvas, foot, 8, edge="top")


def sheet_head(scene: FormScene, sheet: Box, title: str, note: str = "") -> Box:
    """The heading of a sheet, and the room below it. Paint it with `paint_sheet`."""
    pad = scene.size(32, 20)
    high = scene.size(76, 50)
    head = Box(sheet.x + pad, sheet.y, sheet.w - 2 * pad, high)
    line = Box(head.x, sheet.y + scene.size(22, 12), head.w, scene.size(46, 32))
    wide = natural_width(scene.canvas, title, scene.type.h2, "serif_bold") + scene.size(24, 14)
    split = min(0.5, wide / line.w) if note else 1.0
    scene.label(title, Box(line.x, line.y, line.w * split, line.h), scene.type.h2, face="serif_bold")
    if note:
        room = Box(line.x + line.w * split, line.y + 3, line.w * (1 - split), line.h)
        scene.label(note, room, scene.type.body, face="serif_italic", colour="ink_soft", anchor="r", lines=2)
    air = scene.size(14, 8)
    return Box(head.x, sheet.y + high + air, head.w, sheet.h - high - air - pad * 0.6)


def paint_sheet(scene: FormScene, canvas: Canvas, sheet: Box, seed: int) -> None:
    paper.deckle(canvas, sheet, "vellum", seed)
    pad = scene.size(32, 20)
    paper.rule(canvas, sheet.x + pad, sheet.right - pad, sheet.y + scene.size(76, 50) - 4, opacity=0.5)
