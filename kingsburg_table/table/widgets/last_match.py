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
        words: MatchWords,
        do: Callable[[], object],
        type: Type,
        *,
        seats: Sequence[tuple[int, str, int]] = (),
    ) -> None:
        super().__init__("continue", box, disabled=words.disabled)
        self.do, self.seats = do, list(seats)
        self.radius = min(box.h * 0.35, box.w * 0.09)
        self.centre = (box.x + self.radius * 1.7, box.cy)
        self._token = min(box.h * 0.34, box.w * 0.07)
        each = self._token * 1.42
        self._column = each
        right = box.right - box.w * 0.03 - each * len(self.seats)
        left = self.centre[0] + self.radius * 1.5
        room = Box(left, box.y + box.h * 0.12, right - left - 12, box.h * 0.76)
        rows = room.rows([1.15, 1, 0.9])
        self.head = Label(words.head, rows[0], type.h2, face="serif_bold")
        self.where = Label(words.where, rows[1], type.label, face="serif", colour="ink_soft")
        self.saved = Label(words.saved, rows[2], type.body, colour="ink_soft") if words.saved else None
        if self.saved is None:
            below = Box(left, rows[1].y, room.w, rows[1].h + rows[2].h)
            self.where = Label(words.where, below, type.label, face="serif", colour="ink_soft", lines=2)
        self._right = right
        y = box.y + box.h * 0.68
        self.points = [
            Label(str(score), Box(right + index * each, y, each, box.h * 0.22), type.h3, face="serif_bold", anchor="c")
            for index, (_, _, score) in enumerate(self.seats)
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
            centre = (self._right + (index + 0.5) * self._column, self.box.y + self.box.h * 0.4)
            token(canvas, seat, centre, self._token)
        if self.focused:
            focus_ring(canvas, self.box, 4)

    def said(self) -> list[Said]:
        return [label.said() for label in self._labels()]
