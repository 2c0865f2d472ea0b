"""How the table looks while another time is looked at: veiled but for what was touched, framed, and named."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.shade import shadow
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import PLAIN, Spot
from kingsburg_table.table.play.match import TableMatch
from kingsburg_table.table.scenes.table import marks
from kingsburg_table.table.scenes.table.tabletop import Tabletop
from kingsburg_table.table.scenes.when import when


def touched(match: TableMatch) -> tuple[str, ...]:
    """What the actions of the shown moment touched."""
    if match.past is None:
        return ()
    events = match.session.events_for(match.screen.eyes)[match.past.record]
    found = (thing for event in events for thing in match.screen.manner.weight(event.kind).touched(event.values))
    return tuple(dict.fromkeys(found))


def draw(canvas: Canvas, desk: Tabletop, things: tuple[str, ...]) -> None:
    """The table is clearly another time's."""
    regions = desk.regions
    board = Box(regions.piazza.x, regions.piazza.y, regions.piazza.w, regions.scroll.y - regions.piazza.y)
    marks.veil(canvas, desk, [board, regions.rivals], 0.34, things)
    frame = board.inset(4)
    corners = [(frame.x, frame.y), (frame.right, frame.y), (frame.right, frame.bottom), (frame.x, frame.bottom)]
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):  # one sprite for all would be huge
        canvas.line(start, end, "gold_bright", 3, dash=(13, 8))


def name(canvas: Canvas, desk: Tabletop) -> None:
    """What time it is there, on the rim of the scroll, where it covers nothing."""
    plaque(canvas, desk, moment(desk))


def warm(canvas: Canvas, desk: Tabletop) -> None:
    """Have the pieces made in idle moments as they look when nothing is asked, so that looking back is smooth."""
    sight = replace(desk.sight, decision=None, past=True)
    nowhere = Canvas(pygame.Surface((1, 1)), canvas.scale, canvas.theme, canvas.sprites)
    for spot in desk.spots:
        key = ("looking back", spot.thing, spot.box[2:], sight.lang, canvas.scale, canvas.theme)
        canvas.sprites.later(key, partial(_made, nowhere, desk, spot, sight))


def _made(canvas: Canvas, desk: Tabletop, spot: Spot, sight: Sight) -> pygame.Surface:
    """Paint a piece where nobody sees it: what it is made of is kept."""
    desk.board.paint(canvas, spot, PLAIN, sight)
    return canvas.surface


def moment(desk: Tabletop) -> str:
    """When the shown moment was: the calendar's words, and whose move it was."""
    past = desk.match.past
    seat = desk.match.session.records[past.record - 1].seat if past is not None and past.record else -1
    words = when(desk.board.ribbon(desk.sight))
    return f"{words}, {desk.speaker.t('past.after', seat=seat)}" if seat >= 0 else words


def plaque(canvas: Canvas, desk: Tabletop, words: str) -> None:
    """A ribbon with swallow tails over the rim of the scroll."""
    wide, regions = desk.metrics.wide, desk.regions
    size, high = (21, 34.0) if wide else (16, 25.0)
    head = f"{desk.speaker.t('past.mark')}:"
    head_wide = canvas.text_width(head, face="serif_bold", size=size)
    words_wide = canvas.text_width(words, face="serif", size=size)
    width = min(head_wide + words_wide + high * 2.2, regions.piazza.w * 0.9)
    box = Box(regions.piazza.cx - width / 2, regions.scroll.y - high * 0.62, width, high)
    key = ("past plaque", words, head, desk.sight.lang)
    canvas.cached(key, box, lambda inner: _plaque(inner, Box(0, 0, box.w, box.h), head, words, size), pad=high)


def _plaque(canvas: Canvas, box: Box, head: str, words: str, size: float) -> None:
    tail = box.h * 0.7
    for left, way in ((box.x + 6, -1), (box.right - 6, 1)):
        ends = [(left, box.y + 4), (left + way * tail, box.y + 4), (left + way * tail * 0.6, box.cy + 2),
                (left + way * tail, box.bottom + 1), (left, box.bottom + 1)]
        canvas.poly(ends, "#A8742A", "walnut_deep", 1.4)
    shadow(canvas, box, 4, 6, 150, 3)
    canvas.rrect(box, 4, "#F3E2B4" if canvas.theme.textures else "slip", "gilt_dark", 1.8)
    canvas.icon("clock", (box.x + box.h * 0.62, box.cy), box.h * 0.66, tint="ink", mono=True)
    x = box.x + box.h * 1.1
    x += canvas.text(head, (x, box.cy), face="serif_bold", size=size, colour="carmine") + 8
    write(canvas, words, Box(x, box.y, box.right - 10 - x, box.h), size, face="serif", lines=1)
