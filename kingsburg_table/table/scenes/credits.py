"""Credits: whose program this is, and which figures are reconstructions."""

from __future__ import annotations

from collections.abc import Sequence

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.gamelist import is_there, listed
from kingsburg_table.table.reconstructed import Reconstructed, reconstructions
from kingsburg_table.table.scenes.bars import back_button, paint_bars, paint_sheet, sheet_head, top_bar, work_room
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.scroll import ScrollArea
from kingsburg_table.text import Speaker, language, t


class CreditsScene(FormScene):
    """Two sheets: what this is and what it is made with; where the figures come from."""

    def __init__(self) -> None:
        super().__init__()
        self.sheets: list[Box] = []
        self.found: dict[str, list[Reconstructed]] = {}
        self._bar = self._made = Box(0, 0, 0, 0)
        self._lines: list[Label] = []

    def enter(self) -> None:
        self.found = {game: reconstructions(game) for game in (each.id for each in listed()) if is_there(game)}

    def build(self) -> Sequence[Widget]:
        self._bar = top_bar(self, t("credits.title"), t("credits.subtitle"))
        room = work_room(self, self._bar, self.whole.h, self.size(22, 10))
        self.sheets = room.columns([1, 1.1], self.size(24, 12))
        self._what(self.sheets[0])
        return [
            back_button(self, self._bar, t("settings.back"), self.back),
            self._figures(self.sheets[1]),
        ]

    def _what(self, sheet: Box) -> None:
        room = sheet_head(self, sheet, t("credits.what"))
        gap, body = self.size(24, 14), self.type.label
        y = self._flow(t("credits.what.text"), room, room.y, body) + gap
        y = self._flow(t("credits.buy"), room, y, body, face="serif_italic", colour="ink_soft") + gap * 1.5
        self._made = Box(room.x, y, room.w, self.size(46, 32))
        self.label(t("credits.made"), self._made, self.type.h2, face="serif_bold")
        self._flow(t("credits.made.text"), room, self._made.bottom + gap * 0.8, body)

    def _flow(self, text: str, room: Box, y: float, size: float, **more: object) -> float:
        """A text as high as it needs; returns where it ends."""
        box = Box(room.x, y, room.w, room.bottom - y)
        label = self.label(text, box, size, lines=30, lie="top", **more).solve(self.canvas)
        label.box = Box(box.x, y, box.w, label.height + 1)
        return y + label.height

    def _figures(self, sheet: Box) -> ScrollArea:
        room = sheet_head(self, sheet, t("credits.figures"))
        y = self._flow(t("credits.figures.text"), room, room.y, self.type.label) + self.size(24, 14)
        rest = Box(room.x, y, room.w, room.bottom - y)
        self._lines = self._figure_lines(rest.w - self.size(30, 26))
        high = self._lines[-1].box.bottom + 8 if self._lines else 0
        return ScrollArea("figures", rest, high, self._paint_figures)

    def _figure_lines(self, wide: float) -> list[Label]:
        lines: list[Label] = []
        y = 0.0

        def say(text: str, size: float, left: float = 0.0, **more: object) -> None:
            nonlocal y
            box = Box(left, y, wide - left, 4000)
            label = Label(text, box, size, lines=40, lie="top", **more).solve(self.canvas)  # type: ignore[arg-type]
            label.box = Box(left, y, wide - left, label.height + 1)
            y += label.height + self.size(8, 5)
            lines.append(label)

        for game, found in self.found.items():
            count = sum(len(each.fields) for each in found)
            head = t(f"game.{game}")
            head += f": {t('credits.count', n=count)}" if count else ""
            say(head, self.type.h3, face="serif_bold")
            if not found:
                say(t("credits.none"), self.type.body, colour="ink_soft")
            for group, names in _grouped(found, language()).items():
                say(f"{group}: {', '.join(names)}", self.type.body, self.size(20, 14), colour="ink_soft")
            y += self.size(14, 8)
        if not all(is_there(each.id) for each in listed()):
            say(t("credits.other_games"), self.type.body, face="serif_italic", colour="ink_soft")
        return lines

    def _paint_figures(self, canvas: Canvas, room: Box) -> None:
        inner = canvas.sub((room.x, room.y, 0, 0))
        for label in self._lines:
            label.draw(inner)

    def back(self) -> bool:
        self.app.stack.pop()
        return True

    def paint_ground(self, canvas: Canvas) -> None:
        wood.table_top(canvas, self.whole, self.size(180, 120))
        paint_bars(canvas, self._bar, None)
        for number, sheet in enumerate(self.sheets):
            paint_sheet(self, canvas, sheet, number + 3)
        paper.rule(canvas, self._made.x, self._made.right, self._made.bottom + 2, opacity=0.5)


def _grouped(found: list[Reconstructed], lang: str) -> dict[str, list[str]]:
    """By which figure is reconstructed: "cost: Inn, Market"."""
    groups: dict[str, list[str]] = {}
    speaker = Speaker(lang)
    for each in found:
        for field in each.fields:
            id = f"credits.field.{field}"
            words = speaker.t(id) if speaker.has(id) else field
            groups.setdefault(words, []).append(each.name(lang))
    return groups
