"""The steps of a tried example beside the table: what is done, what is asked, what is to come."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.table.book.lesson import Came, Lesson
from kingsburg_table.table.book.library import Show
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import crest, paper, rich
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.scenes.rules.telling import Telling

PAD = 16.0


class StepPanel:
    """Takes the chronicle's place (in the compact layout its drawer's). What comes of a step shows when it is done."""

    def __init__(
        self, box: Box, telling: Telling, lesson: Lesson, came: Mapping[int, Came], show: Show, wide: bool
    ) -> None:
        self.box, self.telling, self.lesson, self.came, self.show, self.wide = box, telling, lesson, came, show, wide

    def draw(self, canvas: Canvas) -> None:
        box, wide = self.box, self.wide
        title = self.telling.speaker.t("lesson.steps")
        key = ("lesson panel", title, self.show.id, self.telling.speaker.lang, box.w, box.h)
        canvas.cached(key, box, lambda inner: self._ground(inner, title), pad=24)
        area = box.inset(PAD, 10).cut_top(82 if wide else 72)[1]
        px = canvas.text_px(size=18 if wide else 16)
        rows = [self._row(canvas, at, area.w - 40, px) for at in range(len(self.lesson.tasks))]
        now = min(self.lesson.at, len(rows) - 1)
        heights = [high for _, _, high in rows]
        until = sum(heights[: now + 1])
        first = 0
        while first < now and until - sum(heights[:first]) > area.h:
            first += 1
        y = area.y
        with canvas.clip(area.inset(-8, 0)):
            for at in range(first, len(rows)):
                deed, result, high = rows[at]
                if y >= area.bottom:
                    break
                self._draw_row(canvas, at, Box(area.x, y, area.w, high), deed, result)
                y += high

    def _row(self, canvas: Canvas, at: int, wide: float, px: int) -> tuple[rich.Block, rich.Block | None, float]:
        task, came = self.lesson.tasks[at], self.came.get(at, Came())
        limit = int(wide * canvas.scale)
        deed = rich.layout(self.telling.task(task, came), "sans_bold", px, limit, 1.14)
        done = at < self.lesson.at
        result = rich.layout(self.telling.result(task, came), "sans", px, limit, 1.14) if done else None
        high = deed.height + (result.height + px * 0.4 if result is not None else 0)
        return deed, result, high / canvas.scale + 14

    def _draw_row(self, canvas: Canvas, at: int, box: Box, deed: rich.Block, result: rich.Block | None) -> None:
        task, now = self.lesson.tasks[at], at == self.lesson.at
        if now:
            canvas.rrect(box.inset(-6, 2), 6, "#F7E3A4" if canvas.theme.textures else "chosen", "gilt_dark", 2)
        middle = (box.x + 14, box.y + 20)
        if result is not None:
            refused = task.refused != ""
            canvas.icon("cross" if refused else "check", middle, 20, tint="carmine" if refused else "good", mono=True)
        elif task.seat >= 0:
            crest.token(canvas, self.telling.seats[task.seat].colour + 1, middle, 26, shadow=False)
        else:
            canvas.icon("eye", middle, 22, tint="ink_soft", mono=True)
        scale = canvas.scale
        y = box.y + 8 + deed.px * 0.58 / scale
        rich.draw(canvas, deed, (box.x + 36, y), "ink" if now else "ink_soft")
        if result is not None:
            rich.draw(canvas, result, (box.x + 36, y + (deed.height + deed.px * 0.4) / scale), "ink_soft")

    def _ground(self, canvas: Canvas, title: str) -> None:
        w, h = self.box.w, self.box.h
        paper.sheet(canvas, (0, 0, w, h), seed=11)
        canvas.text(title, (PAD, 26), face="serif_bold", size=19, track=2, colour="ink_soft")
        canvas.text(self.show.tag, (w - PAD, 26), face="serif_italic", size=18, colour="ink_soft", anchor="r")
        name = Box(PAD, 38, w - 2 * PAD, 46 if self.wide else 38)
        said = rich.escape(self.show.own_title(self.telling.speaker.lang))
        write(canvas, said, name, 20 if self.wide else 16, face="serif_bold", lines=2, lead=1.05)
        canvas.line((PAD, name.bottom + 3), (w - PAD, name.bottom + 3), "ink_soft", 1, 0.35)
