"""A choice by picture: the same small card in the normal and in the high-contrast theme."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas as RealCanvas
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.theme import HIGH_CONTRAST, NORMAL
from kingsburg_table.table.widgets.base import Pressable, Said
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.style import focus_ring

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas


class ContrastTile(Pressable):
    def __init__(
        self, id: str, box: Box, high: bool, on: bool, text: str, do: Callable[[bool], object], *, size: float
    ) -> None:
        super().__init__(id, box)
        self.high, self.on, self.do = high, on, do
        words, self.card = box.cut_bottom(size * 1.5)
        face = "sans_bold" if on else "sans"
        self.label = Label(text, words, size, face=face, colour="ink" if on else "ink_soft", anchor="c")

    def solve(self, canvas: Canvas) -> None:
        self.label.solve(canvas)

    def press(self) -> bool:
        self.do(self.high)
        return True

    def draw(self, canvas: Canvas) -> None:
        theme = replace(HIGH_CONTRAST if self.high else NORMAL, text_factor=canvas.theme.text_factor)
        card = self.card.inset(6)
        inner = RealCanvas(canvas.surface, canvas.scale, theme, canvas.sprites, canvas.origin)
        if self.on:
            canvas.rrect(self.card, 12, None, "gilt_dark", 3)
        elif self.hovered:
            canvas.rrect(self.card, 12, None, "gilt", 2)
        paper.sheet(inner, card, "parchment", 6, 3, frame=False, lift=90)
        if self.high:
            inner.rrect(card, 6, None, "ink", 2.4)
        mark = card.h * 0.56
        icon(inner, "points", (card.x + card.w * 0.17, card.cy), mark, "ink", mono=self.high)
        figure(inner, "12", (card.x + card.w * 0.43, card.cy), card.h * 0.44, "ink")
        spot = Box(card.x + card.w * 0.62, card.y + card.h * 0.2, card.w * 0.28, card.h * 0.6)
        inner.glow(spot, "gold_lit", 6, 6, 210)
        inner.rrect(spot, 6, "slip", "ink" if self.high else "#D9A431", 2.4)
        icon(inner, "wood", spot.centre, spot.h * 0.72, "ink", mono=self.high)
        self.label.draw(canvas)
        if self.focused:
            focus_ring(canvas, self.card, 12)

    def said(self) -> list[Said]:
        return [self.label.said()]
