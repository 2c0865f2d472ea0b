"""An unexpected error in plain words: where the match and the report lie, and how to go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.crash import Crash
from kingsburg_table.table.draw import paper, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.button import Button
from kingsburg_table.text import t
from kingsburg_table.visible import visible

if TYPE_CHECKING:
    from kingsburg_table.table.window import Window


class ErrorScene(FormScene):
    """Covers everything: the scene below may be what cannot be drawn."""

    def __init__(self, crash: Crash) -> None:
        super().__init__()
        self.crash = crash
        self.sheet = Box(0, 0, 0, 0)

    def layout(self, window: Window) -> None:
        super().layout(window)
        if self.form.focus is None:
            self.form.by_keyboard = True
            self.form.set_focus(self.form.find("go_on"))

    def build(self) -> Sequence[Widget]:
        pad = self.size(56, 34)
        self.sheet = self.whole.around((min(self.whole.w - 80, self.size(1240, 900)), self.size(720, 520)))
        inner = self.sheet.inset(pad)
        head, rest = inner.cut_top(self.size(70, 48))
        mark = self.size(64, 44)
        self.label(t("error.title"), Box(head.x + mark + 16, head.y, head.w - mark - 16, head.h), self.type.h1,
                   face="serif_bold")  # fmt: skip
        foot, rest = rest.cut_bottom(self.size(68, 50))
        text, rest = rest.cut_top(self.size(110, 84))
        words = t("error.text") if self.crash.match else t("error.text.no_match")
        self.label(words, text, self.type.label, lines=4)
        self._facts(Box(rest.x, rest.y + 8, rest.w, rest.h - self.size(40, 26)))
        boxes = foot.columns(3, self.size(20, 14))
        ways = [("go_on", self._go_on), ("title_screen", self._title), ("close", self.app.quit)]
        return [
            Button(id, box, t(f"error.{id}"), do, size=self.type.label, kind="paper")
            for (id, do), box in zip(ways, boxes, strict=True)
        ]

    def _facts(self, room: Box) -> None:
        crash = self.crash
        facts = [
            (t("error.match"), visible(str(crash.match)) if crash.match else t("error.no_match")),
            (t("error.report"), visible(str(crash.report)) if crash.report else t("error.no_report")),
            (t("error.kind"), f"{crash.kind}, {crash.where}"),
        ]
        for row, (name, value) in zip(room.rows(3, self.size(10, 6)), facts, strict=True):
            top, below = row.rows([1, 1.5])
            self.label(name, top, self.type.body, face="sans_bold", colour="ink_soft")
            self.label(breakable(value), below, self.type.body, lines=2, lie="top")

    def _go_on(self) -> None:
        """What lay below, or the title where nothing is left."""
        if len(self.app.stack.scenes) > 1:
            self.app.stack.pop()
        else:
            self._title()

    def _title(self) -> None:
        from kingsburg_table.table.scenes.title import TitleScene

        self.app.match = None
        self.app.stack.start_over(TitleScene())

    def back(self) -> bool:
        self._go_on()
        return True

    def paint_ground(self, canvas: Canvas) -> None:
        wood.table_top(canvas, self.whole, self.size(180, 120))
        paper.deckle(canvas, self.sheet, "vellum", 4, 20)
        paper.double_rule(canvas, self.sheet.inset(14), opacity=0.4)
        pad, mark = self.size(56, 34), self.size(64, 44)
        icon(canvas, "warning", (self.sheet.x + pad + mark / 2, self.sheet.y + pad + self.size(35, 24)), mark)


def breakable(path: str, longest: int = 60) -> str:
    """A long path may be broken after its separators."""
    out, run = "", 0
    for char in path:
        out += char
        run += 1
        if char in "/\\" and run > longest:
            out += " "
            run = 0
    return out
