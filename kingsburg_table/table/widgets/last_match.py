"""The strip that offers the last match: seal, where it stands, who plays and with how many points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper, wax
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.widgets.base import Pressable, Said
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.style import Type, focus_ring

if TYPE_CHECKING:
    from kingsburg_table.table.draw.canvas import Canvas


@dataclass(frozen=True, slots=True)
class MatchWords:
    head: str
    where: str
    saved: str
    disabled: str


class LastMatch(Pressable):
    """Pressing it goes on where the match was left. Without a match it says how to begin one."""

    def __init__(
        self,
        box: Box,
        said: MatchWords,
        do: Callable[[], object],
        type: Type,
        *,
        seats: Sequence[tuple[int, str, int]] = (),
    ) -> None:
        super().__init__("continue", box, disabled=said.disabled)
        self.do, self.seats = do, list(seats)
        self.radius = min(box.h * 0.35, box.w * 0.09)
        self.centre = (box.x + self.radius * 1.7, box.cy)
        left = self.centre[0] + self.radius * 1.5
        room = Box(left, box.y + box.h * 0.12, box.right - box.w * 0.03 - left, box.h * 0.76)
        head, below = room.cut_top(room.h * 0.38)
        self._column = min(box.h * 0.46, box.w * 0.36 / max(1, len(self.seats)))
        self._token = min(below.h * 0.6, self._column * 0.8)
        crests, words = below.cut_right(self._column * len(self.seats))
        words = Box(words.x, words.y, words.w - 10, words.h)
        self.head = Label(said.head, head, type.h2, face="serif_bold")
        where, saved = words.rows(2) if said.saved else (words, None)
        lines = 1 if said.saved else 2
        self.where = Label(said.where, where, type.label, face="serif", colour="ink_soft", lines=lines)
        self.saved = Label(said.saved, saved, type.body, colour="ink_soft") if saved is not None else None
        self._crests = crests
        figures = crests.cut_bottom(crests.h - self._token - 2)[0]
        columns = figures.columns(len(self.seats)) if self.seats else []
        self.points = [
            Label(str(score), column, type.h3, face="serif_bold", anchor="c")
            for (_, _, score), column in zip(self.seats, columns, strict=True)
        ]

    def _labels(self) -> list[Label]:
        return [self.head, self.where, *([self.saved] if self.saved else []), *self.points]

    def solve(self, canvas: Canvas) -> None:
        for label in self._labels():
            label.solve(canvas)

    def press(self) -> bool:
        self.do()
        return True

    def draw(self, canvas: Canvas) -> None:
        hot = (self.hovered or self.focused) and not self.disabled
        if hot:
            canvas.glow(self.box, "gold_lit", 4, 12, 120)
        paper.deckle(canvas, self.box, "vellum" if hot else "parchment", 6)
        canvas.rrect(self.box.inset(8), 0, None, "gilt_dark" if hot else "ink_soft", 1.6 if hot else 1, opacity=0.6)
        state = "grey" if self.disabled else "pressed" if self.pressed else "hot" if hot else "ready"
        wax.seal(canvas, self.centre, self.radius, state, "replay_play")
        for label in self._labels():
            label.draw(canvas)
        for index, (seat, _, _) in enumerate(self.seats):
            x = self._crests.x + (index + 0.5) * self._column
            token(canvas, seat, (x, self._crests.y + self._token / 2), self._token)
        if self.focused:
            focus_ring(canvas, self.box, 4)

    def said(self) -> list[Said]:
        return [label.said() for label in self._labels()]
