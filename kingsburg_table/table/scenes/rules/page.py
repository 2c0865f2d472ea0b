"""The rule in the middle: number, title, text, where it comes from, our ruling, and ways to others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kingsburg_table.core.rulebook import Rule
from kingsburg_table.table.book.library import Book
from kingsburg_table.table.book.search import Query
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper, rich, tag
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.scenes.rules.wording import lead_of, marked
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.button import Button, IconButton
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.link import Link
from kingsburg_table.table.widgets.scroll import ScrollArea
from kingsburg_table.text import language, t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.rules.scene import RulesScene

SOURCE_ICONS = {"rulebook": "check", "public": "info", "reconstructed": "warning"}


def source_note(rule: Rule) -> str:
    """The word about where a rule comes from; one that holds a ruling of ours is never called the rulebook's."""
    ruled = rule.ruling is not None and rule.source != "reconstructed"
    return f"rules.source.{'ruled' if ruled else rule.source}.note"


class RulePage:
    """Lays out one rule on its sheet."""

    def __init__(self, scene: RulesScene, sheet: Box, book: Book, rule: Rule, query: Query) -> None:
        self.scene, self.sheet, self.book, self.rule, self.query = scene, sheet, book, rule, query
        self.inner = sheet.inset(scene.size(44, 26), scene.size(34, 20))
        self.letters = scene.size(24, 17)
        self.area: ScrollArea
        self.heads: list[tuple[str, Box]] = []
        self.title: Label

    def build(self) -> list[Widget]:
        size = self.scene.size
        foot, rest = self.inner.cut_bottom(size(62, 44))
        top, rest = rest.cut_top(size(40, 28))
        head, rest = rest.cut_top(size(98, 70))
        self._head(head)
        crumbs = self._crumbs(top)
        text = self._text(rest)
        below = text.box.bottom + size(18, 10)
        links = self._links(Box(rest.x, below, rest.w, rest.bottom - below))
        return [*crumbs, text, *links, *self._foot(foot)]

    # above --------------------------------------------------------------------------------------------------------

    def _crumbs(self, box: Box) -> list[Widget]:
        scene, chapter = self.scene, self.book.chapter_of(self.rule.id)
        side = box.h
        title = getattr(self.book.rulebook.chapters[chapter].title, language())
        words = Box(box.x, box.y, box.w - 2 * side - 12, box.h)
        scene.label(f"{chapter} · {title}", words, scene.type.body, face="serif_italic", colour="ink_soft")
        back, forward = Box(box.right - 2 * side, box.y, side, side), Box(box.right - side, box.y, side, side)
        history = scene.history
        return [
            IconButton(
                "history.back", back, "arrow_left", scene.go_back, tip=t("rules.history.back"), on_paper=True,
                disabled="" if history.can_back else t("rules.history.none"),
            ),
            IconButton(
                "history.forward", forward, "arrow_right", scene.go_forward, tip=t("rules.history.forward"),
                on_paper=True, disabled="" if history.can_forward else t("rules.history.last"),
            ),
        ]

    def _head(self, box: Box) -> None:
        scene = self.scene
        wide = scene.size(124, 84)
        self.plate = Box(box.x, box.y + scene.size(8, 6), wide, scene.size(62, 44))
        number = self.plate.inset(6, 4)
        scene.label(
            self.rule.id, number, scene.size(34, 23), face="serif_bold", colour="gold_bright", anchor="c"
        )
        left = self.plate.right + scene.size(22, 14)
        words = Box(left, box.y, box.right - left, scene.size(82, 58))
        title = getattr(self.rule.title, language())
        self.title = scene.label(title, words, scene.size(34, 23), face="serif_bold", lines=3)
        self.under = box.bottom - scene.size(6, 4)

    # the text -----------------------------------------------------------------------------------------------------

    def _text(self, box: Box) -> ScrollArea:
        """As high as the text is, but the ways below keep their place: then it scrolls."""
        most = box.h - self._links_high(len(self.rule.see)) - 24
        high = self._paint(None, Box(box.x, box.y, box.w, 0))
        while high > most and self.letters > self.scene.size(20, 16):
            self.letters -= 1
            high = self._paint(None, Box(box.x, box.y, box.w, 0))
        if high > most:
            high = self._paint(None, Box(box.x, box.y, box.w - 24, 0))
        box = Box(box.x, box.y + 4, box.w, min(high, most))
        self.area = ScrollArea("page", box, high, lambda canvas, room: self._show(canvas, room))
        return self.area

    def _show(self, canvas: Canvas, room: Box) -> None:
        self._paint(canvas, room)

    def _paint(self, canvas: Canvas | None, room: Box) -> float:
        """Paint from the top of the room and tell how high it is; without a canvas only measure."""
        scene, lang = self.scene, language()
        text = getattr(self.rule.text, lang)
        y: float = room.y + 2
        y += self._block(canvas, marked(text, self.query.spans(text), lead_of(text)), Box(room.x, y, room.w, 0),
                         self.letters, "serif_book", 1.42 if self.letters > scene.size(21, 16) else 1.34)
        y += scene.size(20, 12)
        y += self._source(canvas, Box(room.x, y, room.w, 0))
        if self.rule.ruling is not None:
            y += scene.size(16, 10)
            y += self._ruling(canvas, getattr(self.rule.ruling, lang), Box(room.x, y, room.w, 0))
        return y - room.y

    def _block(
        self, canvas: Canvas | None, markup: str, box: Box, size: float, face: str, lead: float, colour: str = "ink"
    ) -> float:
        measure = canvas or self.scene.canvas
        px = measure.text_px(size=size)
        block = rich.layout(markup, face, px, int(box.w * measure.scale), lead)
        if canvas is not None:
            rich.draw(canvas, block, (box.x, box.y + px * 0.58 / canvas.scale), colour)
        return block.height / measure.scale

    def _source(self, canvas: Canvas | None, box: Box) -> float:
        """A pill for where the rule comes from, and a word about it beside."""
        scene, source = self.scene, self.rule.source
        measure = canvas or scene.canvas
        size = scene.size(18, 16)
        letters = measure.text_px(size=size) / measure.scale
        high = letters * 1.7
        pills = [t(f"rules.source.{source}"), *([t("rules.module")] if self.rule.module else [])]
        x, y = box.x, box.y + high / 2
        for pill in pills:
            wide = measure.text_width(pill, face="sans_bold", size=size) + 22
            if x > box.x and x + wide > box.right:
                x, y = box.x, y + high
            if canvas is not None:
                tag.label_pill(canvas, pill, x, y, "#FBF1D2", "gilt_dark", "ink", size=size)
            x += wide + 12
        sign = "info" if self.rule.ruling is not None and source == "rulebook" else SOURCE_ICONS[source]
        note = f"[{sign}] {rich.escape(t(source_note(self.rule)))}"
        if x + rich.width(measure, note, face="sans", size=size) > box.right:
            x, y = box.x, y + high
        if canvas is not None:
            rich.line(canvas, note, (x + 4, y), face="sans", size=size, colour="ink_soft")
        return y + high / 2 - box.y

    def _ruling(self, canvas: Canvas | None, text: str, box: Box) -> float:
        scene = self.scene
        pad = scene.size(16, 10)
        inner = Box(box.x + pad + 6, box.y + pad, box.w - 2 * pad - 6, 0)
        size = scene.size(20, 16)
        head = f"*{rich.escape(t('rules.ruling'))}*"
        words = marked(text, self.query.spans(text))
        high = self._block(None, head, inner, size, "serif", 1.3) + self._block(None, words, inner, size, "sans", 1.32)
        whole = Box(box.x, box.y, box.w, high + 2 * pad + 4)
        if canvas is not None:
            canvas.rrect(whole, 7, "#FFF7DF" if canvas.theme.textures else "slip", "gilt_dark", 1.2)
            canvas.rrect((whole.x, whole.y, 6, whole.h), 3, "gilt_dark")
            first = self._block(canvas, head, inner, size, "serif", 1.3)
            self._block(canvas, words, inner.moved(0, first + 4), size, "sans", 1.32)
        return whole.h

    # below --------------------------------------------------------------------------------------------------------

    def _links_high(self, links: int) -> float:
        size = self.scene.size
        return size(46, 32) + size(35, 26) * links + size(12, 8) if links else 0.0

    def _links(self, box: Box) -> list[Widget]:
        """Ways to the pieces it speaks of, as many as there is room for, and to other rules."""
        scene = self.scene
        room = box.h - self._links_high(len(self.rule.see)) - self._links_high(1)
        most = int(room / scene.size(35, 26)) + 1 if room >= 0 else 0
        pieces = scene.pieces_of(self.rule.id)[:most]
        groups: list[tuple[str, list[Callable[[Box], Link]]]] = []
        if pieces:
            groups.append((t("rules.pieces"), [self._piece(*piece) for piece in pieces]))
        if self.rule.see:
            groups.append((t("rules.see"), [self._see(other) for other in self.rule.see]))
        row, head = scene.size(35, 26), scene.size(46, 32)
        widgets: list[Widget] = []
        y = box.y
        for title, made in groups:
            heading = Box(box.x, y, box.w, head - 8)
            scene.label(title, heading, scene.size(26, 19), face="serif_bold")
            self.heads.append((title, heading))
            y += head
            for make in made:
                widgets.append(make(Box(box.x, y, box.w, row)))
                y += row
            y += scene.size(12, 8)
        return widgets

    def _see(self, other: str) -> Callable[[Box], Link]:
        scene = self.scene
        title = getattr(self.book.rules[other].title, language())
        first = scene.size(80, 68)
        return lambda box: Link(
            f"see.{other}", box, other, title, lambda: scene.open_rule(other), size=scene.type.body, first=first
        )

    def _piece(self, id: str, name: str, picture: str) -> Callable[[Box], Link]:
        scene = self.scene
        first = scene.size(52, 40)
        return lambda box: Link(
            f"piece.{id}", box, "", name, lambda: scene.open_almanac(id), size=scene.type.body, first=first,
            icon=picture or "tile",
        )

    def _foot(self, box: Box) -> list[Widget]:
        scene = self.scene
        wide = scene.size(132, 108)
        chapter = self.book.of_chapter(self.book.chapter_of(self.rule.id))
        place = t("rules.place", at=chapter.index(self.rule.id) + 1, of=len(chapter))
        self.foot = box
        row = box.cut_bottom(scene.size(48, 36))[0]
        middle = Box(row.x + wide + 6, row.y, row.w - 2 * wide - 12, row.h)
        scene.label(place, middle, scene.type.body, face="serif_italic", colour="ink_soft", anchor="c")
        made: list[Widget] = []
        for step, id, icon in ((-1, "previous", "arrow_left"), (1, "next", "arrow_right")):
            other = self.book.beside(self.rule.id, step)
            where = Box(row.x if step < 0 else row.right - wide, row.y, wide, row.h)
            if other is not None:
                made.append(Button(id, where, other, partial(scene.open_rule, other), size=scene.type.label, icon=icon,
                                   kind="paper"))
        return made

    # the ground ---------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Number plate and lines; the labels of the scene lie over them."""
        canvas.rrect(self.plate, 8, "walnut", "gilt", 2)
        left, right = self.inner.x, self.inner.right
        paper.rule(canvas, left, right, self.under, opacity=0.5)
        for _, box in self.heads:
            canvas.line((left, box.bottom + 2), (right, box.bottom + 2), "ink_soft", 1, 0.45)
        paper.rule(canvas, left, right, self.foot.y + self.scene.size(4, 2), opacity=0.5)
