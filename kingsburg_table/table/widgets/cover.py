"""A game as a cover on the table: woodcut, name, one line, players and time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper, svg, tag
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.widgets.base import Pressable, Said
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.style import Type, focus_ring, wood_plate

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas

PICTURE = 400 / 430


class Cover(Pressable):
    """Pressing it begins a new match. A game that is still to come is paler and says so on a band.

    `texts` are the name, the line below it, players, time, the word on the button, and the band's word.
    """

    def __init__(
        self,
        game: str,
        box: Box,
        texts: tuple[str, str, str, str, str, str],
        do: Callable[[], object],
        type: Type,
        *,
        disabled: str = "",
    ) -> None:
        super().__init__(f"cover.{game}", box, disabled=disabled)
        self.game, self.do = game, do
        name, line, players, time, begin, band = texts
        pad = box.w * 0.035
        self.picture = Box(pad, pad, box.w - 2 * pad, (box.w - 2 * pad) / PICTURE)
        room = Box(pad, self.picture.bottom, box.w - 2 * pad, box.h - self.picture.bottom - pad)
        rows = room.rows([1.25, 1.2, 0.34, 0.85])
        self.rule_y = rows[2].cy
        self.facts = rows[3]
        self.name = Label(name, rows[0].moved(0, 3), type.h1 * 0.95, face="serif_bold", anchor="c")
        self.line = Label(line, rows[1], type.body, face="serif_italic", colour="ink_soft", anchor="c", lines=2)
        left, right = rows[3].columns([9, 17])
        mark = type.body * 1.3
        self.players = Label(players, left.cut_right(left.w - mark - 10)[0], type.body, colour="ink_soft")
        self.time = Label(time, right.cut_right(right.w - mark - 10)[0], type.body, colour="ink_soft")
        plate_w, plate_h = min(box.w * 0.62, type.label * 11), type.label * 2.2
        self.plate = Box(box.w / 2 - plate_w / 2, box.h - plate_h * 0.2, plate_w, plate_h)
        self.begin = Label(begin, self.plate.inset(14, 4), type.label, face="sans_bold", anchor="c")
        self.band_text, self._mark, self._type = band, mark, type

    def _labels(self) -> list[Label]:
        return [self.name, self.line, self.players, self.time, self.begin]

    def solve(self, canvas: Canvas) -> None:
        for label in self._labels():
            label.solve(canvas)
        self._centre(self.facts.columns([9, 17])[0], self.players)
        self._centre(self.facts.columns([9, 17])[1], self.time)

    def _centre(self, room: Box, label: Label) -> None:
        """Sign and words together in the middle of their half."""
        used = self._mark + 8 + label.width
        left = room.cx - used / 2 + self._mark + 8
        label.box = Box(left, label.box.y, label.width + 1, label.box.h)

    def press(self) -> bool:
        self.do()
        return True

    @property
    def _hot(self) -> bool:
        return self.hovered or self.focused

    def draw(self, canvas: Canvas) -> None:
        lift = self.box.w * 0.022 if self._hot and not self.disabled else 0.0
        box = self.box.moved(0, -lift if not self.pressed else 0)
        hot = self._hot and not self.disabled
        if hot:
            canvas.glow(box, "gold_lit", 6, 22, 170)
        key = ("cover", self.game, bool(self.disabled), self.name.text, self.line.text, self.band_text)
        canvas.cached(key, box, self._paint, pad=50)
        if hot:
            canvas.rrect(box.inset(1), 3, None, "gilt", 3)
            plate = self.plate.moved(box.x, box.y)
            ink = wood_plate(canvas, plate, "pressed" if self.pressed else "hot")
            self.begin.draw(canvas.sub(box), ink)
        if self.focused:
            focus_ring(canvas, box, 4)

    def _paint(self, canvas: Canvas) -> None:
        whole = Box(0, 0, self.box.w, self.box.h)
        coming = bool(self.disabled)
        paper.deckle(canvas, whole, "#F4EAD2", len(self.game), 16)
        self._paint_picture(canvas, coming)
        canvas.rrect(self.picture, 0, None, "ink", 2.4)
        canvas.rrect(self.picture.inset(5), 0, None, "vellum", 1.2, opacity=0.7)
        for label in (self.name, self.line, self.players, self.time):
            label.draw(canvas, "muted" if coming else None)
        paper.rule(canvas, whole.w * 0.16, whole.w * 0.84, self.rule_y, opacity=0.5)
        ink = "muted" if coming else "ink_soft"
        for name, label in (("players", self.players), ("clock", self.time)):
            icon(canvas, name, (label.box.x - 8 - self._mark / 2, label.box.cy), self._mark, ink, mono=True)
        if coming:
            tag.label_pill(
                canvas, self.band_text, whole.cx, self.picture.bottom - self._type.label * 1.4, "walnut", "gilt",
                "gold_text", size=self._type.label, anchor="c",
            )  # fmt: skip

    def _paint_picture(self, canvas: Canvas, coming: bool) -> None:
        """The woodcut pressed into paper: multiplied by it, so that its tints lose their screen brightness."""
        box = canvas.box(self.picture)
        cut = svg.asset(svg.cover(self.game), box.w, box.h)
        out = pygame.Surface(box.size).convert()
        out.blit(cut, (0, 0))
        if canvas.theme.textures:
            out.blit(paper.texture(canvas, box.size, "#F7EBD2", 3), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        if coming:
            veil = pygame.Surface(box.size).convert()
            veil.fill(canvas.theme.rgba("parchment")[:3])
            veil.set_alpha(118)
            out.blit(veil, (0, 0))
        canvas.put(out, box.x, box.y)

    def said(self) -> list[Said]:
        return [label.said() for label in self._labels()]
