"""The plan: four rows of shields, filled and missing, and what they would bring."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.table.boards.label import heading, pictures
from kingsburg_table.table.boards.signorie.art import SIGNS, house, state_of, strip
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.pieces.spots import Look

MISSING = 0.27
BACK = "back"  #: instead of a house, for a token that lies face down


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A row of the plan: shields with their token's points (None: still missing), and tokens lying face down."""

    id: str
    shields: tuple[tuple[str, int | None], ...]
    face_down: int
    worth: int  #: what its tokens are worth together
    needs: int  #: tokens for the row to score
    back: int  #: what a face-down token is worth
    ghost: str = ""  #: the house that would be laid, or `back`

    @property
    def tokens(self) -> int:
        return sum(points is not None for _, points in self.shields) + self.face_down


def heading_of(canvas: Canvas, box: Box, title: str, wide: bool) -> None:
    heading(canvas, title, box.cut_top(26 if wide else 20)[0], 18 if wide else 16)


def draw_row(canvas: Canvas, box: Box, row: PlanRow, look: Look, wide: bool) -> None:
    state = state_of(look)
    key = ("signorie.plan row", row, state, wide)
    canvas.cached(key, box, lambda own: _row(own, Box(0, 0, box.w, box.h), row, state, wide), 16)


def _row(canvas: Canvas, box: Box, row: PlanRow, state: str, wide: bool) -> None:
    if state in ("lit", "hot"):
        strip(canvas, box.inset(0, 2), state)
    canvas.line((box.x, box.y), (box.right, box.y), "ink_soft", 1, 0.25)
    high = min(box.h - 6, 40.0 if wide else 29.0)
    sign = min(high * 0.8, 28.0)
    icon(canvas, SIGNS[row.id], (box.x + sign * 0.6 + 2, box.cy), sign)
    room = Box(box.x + sign * 1.3 + 4, box.y, box.w - sign * 1.3 - (64 if wide else 50), box.h)
    shown: list[tuple[str, int | None, float]] = []
    laid = False
    for name, points in row.shields:
        ghost = not laid and row.ghost == name and points is None
        laid = laid or ghost
        shown.append((name, points, 1.0 if points is not None else 0.62 if ghost else MISSING))
    shown += [(BACK, row.back, 1.0)] * row.face_down + ([(BACK, row.back, 0.62)] if row.ghost == BACK else [])
    step = min(high * 0.95, (room.w - high) / max(1, len(shown) - 1))
    for at, (name, points, opacity) in reversed(list(enumerate(shown))):
        spot = (room.x + high * 0.42 + at * step, box.cy - 1)
        house(canvas, spot, high, name, points if opacity == 1 else None, opacity)
    done = row.tokens >= row.needs
    words = f"[points]{row.worth}" if done else f"{row.tokens}/{row.needs}"
    end = Box(box.right - (64 if wide else 50), box.y, 60 if wide else 48, box.h)
    pictures(canvas, words, end, 20 if wide else 17, anchor="r", colour="good" if done else "ink_soft")
