"""A sheet that asks for a line of text: a new name, or where a file is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import ink
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.input.events import Dropped, Event
from kingsburg_table.table.scenes.dialog import DialogScene
from kingsburg_table.table.shelf.trouble import Trouble
from kingsburg_table.table.theme import FLOOR_PX
from kingsburg_table.table.widgets.base import Said, Widget
from kingsburg_table.table.widgets.button import Button
from kingsburg_table.table.widgets.field import FACE, TextField
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.text import t

Offers = Sequence[tuple[str, str]]
A_ROW = 3


class LongField(TextField):
    """A field for a long line: its letters get smaller down to the floor, then the line moves under the caret."""

    def solve(self, canvas: Canvas) -> None:
        self._scale = canvas.scale
        self._px = canvas.text_px(size=self.size)
        while self._px > FLOOR_PX and ink.width(self.line.text, FACE, self._px) > self._room.w * canvas.scale:
            self._px -= 1

    def said(self) -> list[Said]:
        (said,) = super().said()
        return [Said(said.text, (min(said.wanted[0], said.given[0]), said.wanted[1]), said.given, said.px)]


class AskScene(DialogScene):
    """`do` gets the line; the Trouble it raises is shown on the sheet, and the sheet stays."""

    def __init__(
        self, title: str, text: str, line: str, yes: str, do: Callable[[str], object], *, limit: int = 400,
        offers: Offers = (), opens: Callable[[str], Offers | None] | None = None,
    ) -> None:  # fmt: skip
        """`offers`: words and the line they stand for. `opens` gives what lies in a folder, None for anything else."""
        super().__init__(title, text)
        self.opens = opens
        self.line, self.yes, self.do, self.limit, self.offers = line, yes, do, limit, list(offers)
        self.wrong = ""

    def build(self) -> Sequence[Widget]:
        pad, gap = self.size(44, 30), self.size(14, 9)
        wide = min(self.whole.w * 0.86, self.size(1000, 760))
        inner_w = wide - 2 * pad
        text = self._block(self.text, inner_w, self.type.label)
        wrong = self._block(self.wrong, inner_w, self.type.label, face="sans_bold", colour="carmine")
        head_high, line_high, foot_high = self.size(64, 46), self.size(56, 42), self.size(62, 46)
        lines = -(-len(self.offers) // A_ROW)
        offers_high = lines * (self.size(50, 38) + gap)
        high = 2 * pad + head_high + text.height + line_high + offers_high + wrong.height + foot_high + gap * 4.5
        self.sheet = self.whole.around((wide, high))
        x, y = self.sheet.x + pad, self.sheet.y + pad
        self.label(self.title, Box(x, y - 6, inner_w, head_high), self.type.h2 * 1.1, face="serif_bold")
        y += head_high
        y = self._put(text, x, y, inner_w) + gap * 1.5
        field = LongField("line", Box(x, y, inner_w, line_high), self.line, self._typed, size=self.type.label,
                          limit=self.limit, enter=self._yes, wrong=self.wrong)  # fmt: skip
        y += line_high + gap
        offers: list[Widget] = []
        if self.offers:
            rows = Box(x, y, inner_w, offers_high - gap).rows(lines, gap)
            boxes = [box for row in rows for box in row.columns(A_ROW, gap)]
            offers = [
                Button(f"offer.{index}", box, self._short(words, box.w - 40), self._offer(value),
                       size=self.type.body, kind="paper", tip=value)
                for index, ((words, value), box) in enumerate(zip(self.offers, boxes, strict=False))
            ]
            y = rows[-1].bottom + gap
        if self.wrong:
            self._put(wrong, x, y, inner_w)
        foot = Box(x, self.sheet.bottom - pad - foot_high, inner_w, foot_high)
        _, yes, no = foot.columns([0.7, 1, 1], gap)
        return [
            field,
            *offers,
            Button("yes", yes, self.yes, self._yes, size=self.type.label, kind="paper", icon="check"),
            Button("no", no, t("shelf.never_mind"), self.back, size=self.type.label, kind="paper"),
        ]

    def _short(self, name: str, wide: float) -> str:
        """A file's name with its middle left out when it is too long for the button; the tip says it whole."""
        kept = len(name)
        short = name
        while kept > 8 and self.canvas.text_width(short, face="sans_bold", size=self.type.body) > wide:
            kept -= 1
            short = f"{name[: (kept + 1) // 2]}…{name[len(name) - kept // 2 :]}"
        return short

    def _block(self, text: str, wide: float, size: float, **more: object) -> Label:
        box = Box(0, 0, wide, self.whole.h * 0.3)
        label = Label(text, box, size, lines=6 if text else 1, lie="top", **more)  # type: ignore[arg-type]
        return label.solve(self.canvas)

    def _put(self, label: Label, x: float, y: float, wide: float) -> float:
        label.box = Box(x, y, wide, label.height + 2)
        self.labels.append(label)
        return y + label.height

    def _typed(self, line: str) -> None:
        self.line = line

    def _offer(self, value: str) -> Callable[[], None]:
        def take() -> None:
            self.line, self.wrong = value, ""
            inside = self.opens(value) if self.opens is not None else None
            if inside:
                self.offers, self.line = list(inside), inside[0][1]
            elif inside is not None:
                self.wrong = t("shelf.import.nothing_there")
            self.refresh()
            self.form.set_focus(self.form.find("line"))

        return take

    def _yes(self) -> None:
        try:
            self.do(self.line)
        except Trouble as trouble:
            self.wrong = trouble.words
            self.refresh()
            self.app.sound.play("soft_no")
            return
        self.app.stack.pop()

    def back(self) -> bool:
        self.app.stack.pop()
        return True

    def handle(self, event: Event) -> bool:
        if isinstance(event, Dropped) and self.opens is not None:
            self.line, self.wrong = event.path, "" if event.path else t("shelf.no.nameless")
            self.refresh()
            return True
        changed = super().handle(event)
        field = self.form.find("line")
        if isinstance(field, LongField) and field.focused:
            field.solve(self.canvas)
        return changed
