"""The sheet of one component: picture, name, facts with their provenance, and its rules."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kingsburg_table.table.book.library import Book
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper, rich
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.svg import proportion
from kingsburg_table.table.pieces.almanac import Entry, Fact
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.link import Link
from kingsburg_table.table.widgets.scroll import ScrollArea
from kingsburg_table.text import language, t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.almanac.scene import AlmanacScene

ICONS = {"rulebook": "check", "public": "info", "reconstructed": "warning"}


class EntrySheet:
    """Lays one entry out."""

    def __init__(self, scene: AlmanacScene, sheet: Box, entry: Entry, book: Book | None) -> None:
        self.scene, self.sheet, self.entry, self.book = scene, sheet, entry, book
        self.inner = sheet.inset(scene.size(40, 24), scene.size(30, 18))
        self.art = Box(0, 0, 0, 0)
        self.rule_y: list[float] = []

    def build(self) -> list[Widget]:
        scene, size = self.scene, self.scene.size
        self.art, rest = self.inner.cut_top(size(300, 170))
        head, rest = rest.cut_top(size(60, 42))
        scene.label(self.entry.name, head, size(40, 26), face="serif_bold", anchor="c")
        if self.entry.note:
            note, rest = rest.cut_top(size(34, 24))
            scene.label(self.entry.note, note, scene.type.label, face="serif_italic", colour="ink_soft", anchor="c")
        self.rule_y = [rest.y + size(10, 6)]
        rest = rest.cut_top(size(24, 14))[1]
        rules = [rule for rule in self.entry.rules if self.book is not None and rule in self.book.rules]
        row = size(37, 27)
        links, facts = rest.cut_bottom(size(46, 32) + row * len(rules)) if rules else (rest, rest)
        widgets: list[Widget] = [self._facts(facts)]
        if rules and self.book is not None:
            scene.label(t("almanac.rules"), links.cut_top(size(38, 28))[0], size(26, 19), face="serif_bold")
            self.rule_y.append(links.y + size(40, 29))
            y = links.y + size(46, 32)
            for at, rule in enumerate(rules):
                title = getattr(self.book.rules[rule].title, language())
                place = Box(links.x, y + at * row, links.w, row)
                widgets.append(Link(f"rule.{rule}", place, rule, title, partial(scene.open_rule, rule),
                                    size=scene.type.body, first=size(80, 68)))
        return widgets

    def _facts(self, box: Box) -> ScrollArea:
        high = self._paint(None, Box(box.x, box.y, box.w, 0))
        if high > box.h:
            high = self._paint(None, Box(box.x, box.y, box.w - 24, 0))
        return ScrollArea("facts", box, high, self._show)

    def _show(self, canvas: Canvas, room: Box) -> None:
        self._paint(canvas, room)

    def _paint(self, canvas: Canvas | None, room: Box) -> float:
        y = room.y
        for fact in self.entry.facts:
            y += self._fact(canvas, fact, Box(room.x, y, room.w, 0)) + self.scene.size(14, 9)
        return y - room.y

    def _fact(self, canvas: Canvas | None, fact: Fact, box: Box) -> float:
        """Label and provenance on one line, the value under them."""
        scene = self.scene
        measure = canvas or scene.canvas
        small, size = scene.size(18, 16), scene.size(24, 17)
        line = measure.text_px(size=small) / measure.scale * 1.6
        px = measure.text_px(size=size)
        block = rich.layout(fact.value, "sans", px, int(box.w * measure.scale), 1.28)
        if canvas is not None:
            label = f"*{rich.escape(fact.label)}*"
            y, gold = box.y + line / 2, "gilt_dark"
            rich.line(canvas, label, (box.x, y), face="serif", size=small, colour=gold, bold_colour=gold)
            if fact.source:
                said = f"[{ICONS[fact.source]}] {rich.escape(t(f'almanac.source.{fact.source}'))}"
                colour = "carmine" if fact.source == "reconstructed" else "ink_soft"
                rich.line(canvas, said, (box.right, y), face="sans", size=small, colour=colour, anchor="r")
            rich.draw(canvas, block, (box.x, box.y + line + px * 0.58 / canvas.scale))
        return line + block.height / measure.scale

    def paint(self, canvas: Canvas) -> None:
        art, name = self.art, self.entry.picture
        mat = art.around((min(art.w, art.h * 1.25), art.h)).inset(6)
        canvas.rrect(mat, 12, "#FFFBEF" if canvas.theme.textures else "slip", "gilt_dark", 1.6)
        size = min(mat.h * 0.92, mat.w * 0.92 / proportion(name)) * (0.62 if name.startswith("icons/") else 1.0)
        if self.entry.art is not None:
            self.entry.art(canvas, mat.inset(10))
        else:
            canvas.icon(name, mat.centre, size)
        for y in self.rule_y[:1]:
            paper.rule(canvas, self.inner.x, self.inner.right, y, opacity=0.5)
        for y in self.rule_y[1:]:
            canvas.line((self.inner.x, y), (self.inner.right, y), "ink_soft", 1, 0.45)
