"""The records of the hall as cards: most points, closest finish, longest match, for each game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from kingsburg_table.core.records import Finished, GameRecords
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon as draw_icon
from kingsburg_table.table.draw.text_account import Said
from kingsburg_table.table.scenes.shelf.wording import date_words, length_words
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.scroll import ScrollArea
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.form_scene import FormScene

Fact = tuple[str, str, str, str]  #: icon, what it is, the record, who and when


class Facts(ScrollArea):
    """Cards under each other; with several games each has a heading."""

    def __init__(self, scene: FormScene, room: Box, games: Sequence[GameRecords]) -> None:
        self.scene = scene
        high = self._laid(games, room.w)
        if high > room.h:  # a bar needs its place
            high = self._laid(games, room.w - scene.size(28, 24))
        super().__init__("facts", room, high, self._paint)

    def _laid(self, games: Sequence[GameRecords], wide: float) -> float:
        """Lay everything out; returns how high it is."""
        size, kind = self.scene.size, self.scene.type
        self._cards: list[tuple[Box, str]] = []
        self._labels: list[Label] = []
        self._wide = wide
        y = 0.0
        for records in games:
            if len(games) > 1:
                y = self._text(t(f"game.{records.game}"), 0, y, kind.h3, "serif_bold", "ink") + size(8, 5)
            for fact in _facts(records):
                y = self._card(fact, y) + size(10, 8)
            y += size(6, 4)
        return y - size(16, 12)

    def _card(self, fact: Fact, top: float) -> float:
        """Lay a card out; returns where it ends."""
        icon, head, record, who = fact
        scene, kind = self.scene, self.scene.type
        pad, side = scene.size(12, 8), scene.size(48, 34)
        left = pad * 2 + side
        y = self._text(head, left, top + pad, kind.body, "serif_italic", "ink_soft")
        y = self._text(record, left, y + 2, kind.h3, "serif_bold", "ink")
        if who:
            y = self._text(who, left, y + 2, kind.caption, "sans", "ink_soft")
        bottom = max(y, top + pad + side) + pad
        self._cards.append((Box(0, top, self._wide, bottom - top), icon))
        return bottom

    def _text(self, text: str, left: float, y: float, size: float, face: str, colour: str) -> float:
        wide = self._wide - left - 10
        label = Label(text, Box(left, y, wide, 4000), size, face=face, colour=colour, lines=9, lie="top")
        label.solve(self.scene.canvas)
        label.box = Box(left, y, wide, label.height + 1)
        self._labels.append(label)
        return label.box.bottom

    def _paint(self, canvas: Canvas, room: Box) -> None:
        inner = canvas.sub((room.x, room.y, 0, 0))
        side, pad = self.scene.size(48, 34), self.scene.size(12, 8)
        for card, icon in self._cards:
            inner.rrect(card, 8, "#FFFBF0" if canvas.theme.textures else "slip", "ink_soft", 1.2)
            draw_icon(inner, icon, (card.x + pad + side / 2, card.cy), side)
        for label in self._labels:
            label.draw(inner)

    def said(self) -> list[Said]:
        return [label.said() for label in self._labels]


def _facts(records: GameRecords) -> Iterator[Fact]:
    name, best = records.best
    close, longest = records.closest, records.longest
    yield "points", t("hall.fact.best"), t("hall.fact.best.is", name=name, n=best), ""
    margin = t("hall.fact.close.is", n=close.margin) if close.margin else t("hall.fact.close.tie")
    yield "win_ties", t("hall.fact.close"), margin, _who(close)
    if longest is not None:
        yield "clock", t("hall.fact.long"), length_words(longest.played), _who(longest)


def _who(match: Finished) -> str:
    return f"{', '.join(match.names)} · {date_words(match.ended)}"
