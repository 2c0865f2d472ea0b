"""A question or a word over whatever is on the screen. The focus stays inside and goes back afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.input.events import Event, Key
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.button import Button
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.text import t

Choice = tuple[str, str, Callable[[], object]]


class DialogScene(FormScene):
    """A sheet with a heading, a text and buttons (id, words, what it does). Each button closes the dialog first.

    Escape is the last button; Enter is the one with the focus, the first at the beginning.
    """

    covers = False

    def __init__(self, title: str, text: str, choices: Sequence[Choice] = ()) -> None:
        super().__init__()
        self.title, self.text = title, text
        self.choices: list[Choice] = list(choices) or [("ok", t("dialog.ok"), lambda: None)]
        self.sheet = Box(0, 0, 0, 0)

    def build(self) -> Sequence[Widget]:
        pad = self.size(44, 30)
        wide = min(self.whole.w * 0.8, self.size(820, 620))
        body = Label(self.text, Box(0, 0, wide - 2 * pad, self.whole.h * 0.5), self.type.label, lines=14, lie="top")
        body.solve(self.canvas)
        head_high, foot_high = self.size(64, 46), self.size(62, 46)
        high = pad * 2 + head_high + body.height + pad + foot_high
        self.sheet = self.whole.around((wide, high))
        inner = self.sheet.inset(pad)
        head, rest = inner.cut_top(head_high)
        self.label(self.title, head.moved(0, -6), self.type.h2 * 1.1, face="serif_bold")
        self.label(self.text, Box(inner.x, rest.y, inner.w, body.height + 2), self.type.label, lines=14, lie="top")
        foot, _ = inner.cut_bottom(foot_high)
        gap = self.size(18, 12)
        boxes = foot.columns(max(2, len(self.choices)), gap)[-len(self.choices) :]
        return [
            Button(id, box, words, self._choose(do), size=self.type.label, kind="paper")
            for (id, words, do), box in zip(self.choices, boxes, strict=True)
        ]

    def layout(self, window: object) -> None:
        super().layout(window)  # type: ignore[arg-type]
        if self.form.focus is None:
            self.form.by_keyboard = True
            self.form.set_focus(self.form.widgets[0])

    def _choose(self, do: Callable[[], object]) -> Callable[[], None]:
        def choose() -> None:
            self.app.stack.pop()
            do()

        return choose

    def back(self) -> bool:
        self._choose(self.choices[-1][2])()
        return True

    def handle(self, event: Event) -> bool:
        if isinstance(event, Key) and event.name in ("up", "down") and self.form.focus is not None:
            return self.form.step_focus(event.name == "up")
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(self.whole, "walnut_deep", 0.62)
        paper.deckle(canvas, self.sheet, "vellum", 3, 20)
        paper.double_rule(canvas, self.sheet.inset(12), opacity=0.4)
        for label in self.labels:
            label.draw(canvas)
        self.form.draw(canvas)
        if self._note is not None:
            self._note.draw(canvas)


class AskFirst(DialogScene):
    """Escape changes nothing."""

    def back(self) -> bool:
        self.app.stack.pop()
        return True
