"""Time travel at the table: looking at a chronicle line shows its moment, a press pins it, any other leads back."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.shade import shadow
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import PLAIN, Spot
from kingsburg_table.table.play.focus import Direction
from kingsburg_table.table.play.focus import Focusable as Focusable
from kingsburg_table.table.scenes.table import marks
from kingsburg_table.table.scenes.table.chronicle import Row
from kingsburg_table.table.scenes.table.tabletop import Tabletop
from kingsburg_table.table.scenes.when import when

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.table.scene import TableScene

LINE = "line"


class Travel:
    """Which line of the chronicle is looked at, and what that means for the table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.row: Row | None = None
        self._pinned: int | None = None

    # -- going there and back ------------------------------------------------------------------------------------

    def look(self, row: Row | None) -> bool:
        """The hand or the keyboard is on a line, or on none; True if that is another one."""
        if row == self.row:
            return False
        before, self.row = self.row, row
        match = self.scene.match
        if match.past is None:
            self._pinned = None
        if row is not None:
            match.screen.travel(row.line.record)
        elif self._pinned is not None:
            match.screen.travel(self._pinned, pin=True)
        else:
            match.screen.travel(None)
        if before is None or row is None or before.line.record != row.line.record:
            self.scene.renew()
        return True

    def pin(self) -> None:
        """The line that is looked at stays when the hand leaves it; pressed once more it is let go."""
        match = self.scene.match
        if self.row is None:
            return
        record = self.row.line.record
        if self._pinned == record and match.past is not None:
            self.back()
            return
        match.screen.travel(record, pin=True)
        self._pinned = record if match.past is not None else None
        self.scene.renew()

    def back(self) -> bool:
        """To the present; True if the table was in the past."""
        match = self.scene.match
        was = match.past is not None
        self._pinned = None
        self.row = None
        match.screen.travel(None, pin=True)
        if was:
            self.scene.renew()
        return was

    # -- the keyboard --------------------------------------------------------------------------------------------

    def focusable(self) -> list[Focusable]:
        """The lines, once the key of the chronicle was pressed."""
        scene = self.scene
        if not (scene.laid.drawer and scene.chronicle_shows()):
            return []
        return [Focusable(f"{LINE}.{at}", row.box, "chronicle") for at, row in enumerate(scene.chronicle.rows)]

    def open(self) -> None:
        """The key of the chronicle: to its newest line, or away from it."""
        scene = self.scene
        scene.laid.drawer = not scene.laid.drawer
        if scene.laid.drawer:
            scene.focus.leave()
        scene.renew()
        if not scene.laid.drawer:
            scene.focus.come_back()
        if scene.laid.drawer and scene.chronicle.rows and scene.chronicle_shows():
            scene.focus.take(f"{LINE}.{len(scene.chronicle.rows) - 1}")
        self.follow()

    def follow(self) -> None:
        """The focus counts as looking."""
        scene = self.scene
        id = scene.focus.looking or ""
        at = int(id.partition(".")[2]) if id.startswith(f"{LINE}.") else -1
        self.look(scene.chronicle.rows[at] if 0 <= at < len(scene.chronicle.rows) else None)

    def move(self, way: Direction) -> bool:
        """Beyond the first or the last line that shows, the chronicle moves."""
        scene, id = self.scene, self.scene.focus.looking
        last = len(scene.chronicle.rows) - 1
        edge = {Direction.UP: f"{LINE}.0", Direction.DOWN: f"{LINE}.{last}"}.get(way)
        if id is None or id != edge or not (scene.chronicle.more if way is Direction.UP else scene.chronicle.back):
            return False
        scene.chronicle.scroll(2 if way is Direction.UP else -2)
        scene.renew()
        scene.focus.take(f"{LINE}.0" if way is Direction.UP else f"{LINE}.{len(scene.chronicle.rows) - 1}")
        self.follow()
        return True

    # -- drawing -------------------------------------------------------------------------------------------------

    def touched(self) -> tuple[str, ...]:
        """What the actions of the shown moment touched."""
        match = self.scene.match
        if match.past is None:
            return ()
        events = match.session.events_for(match.screen.eyes)[match.past.record]
        found = (thing for event in events for thing in match.screen.manner.weight(event.kind).touched(event.values))
        return tuple(dict.fromkeys(found))

    def draw(self, canvas: Canvas) -> None:
        """The table is clearly another time's: veiled but for what was touched, framed, and named."""
        desk = self.scene.desk
        regions = desk.regions
        board = Box(regions.piazza.x, regions.piazza.y, regions.piazza.w, regions.scroll.y - regions.piazza.y)
        marks.veil(canvas, desk, [board, regions.rivals], 0.34, self.touched())
        frame = board.inset(4)
        corners = [(frame.x, frame.y), (frame.right, frame.y), (frame.right, frame.bottom), (frame.x, frame.bottom)]
        for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):  # one sprite for all would be huge
            canvas.line(start, end, "gold_bright", 3, dash=(13, 8))

    def name(self, canvas: Canvas) -> None:
        """What time it is there, on the rim of the scroll, where it covers nothing."""
        plaque(canvas, self.scene.desk, moment(self.scene.desk))

    def warm(self, canvas: Canvas) -> None:
        """Have the pieces made in idle moments as they look when nothing is asked, so that looking back is smooth."""
        desk = self.scene.desk
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
