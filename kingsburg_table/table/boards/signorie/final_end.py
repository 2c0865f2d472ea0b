"""The final scoring as a stage: what everybody's men on the careers and rows of the plan bring, best first."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.signorie.state import Signorie
from kingsburg_table.games.signorie.words import CAREERS, ROWS
from kingsburg_table.table.boards.signorie.calendar import asked
from kingsburg_table.table.boards.signorie.plan import BACK
from kingsburg_table.table.box import Box
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Thing

SHARES = (18.0, 30.0, 36.0, 6.6, 9.4)
NARROW = (16.0, 30.0, 36.0, 8.0, 10.0)


@dataclass(frozen=True, slots=True)
class Career:
    """The men of a career at the end: their halved points, highest first."""

    name: str
    men: tuple[int, ...]

    @property
    def points(self) -> int:
        return sum(self.men)


@dataclass(frozen=True, slots=True)
class Alliances:
    """A row of the plan: its tokens, how many it needs, what it scores."""

    name: str
    tokens: tuple[tuple[str, int], ...]  #: house or `back`, and points
    needs: int
    points: int


@dataclass(frozen=True, slots=True)
class FinalRow:
    """One player in the final scoring."""

    seat: int
    colour: int
    name: str
    place: int
    careers: tuple[Career, ...]
    alliances: tuple[Alliances, ...]
    points: int

    @property
    def added(self) -> int:
        return sum(career.points for career in self.careers) + sum(row.points for row in self.alliances)


def staged(sight: Sight) -> bool:
    return asked(sight) == "look final"


def rows(sight: Sight) -> list[FinalRow]:
    """Everybody, most points first; of equals who is earlier in the turn order (S14.1)."""
    view: Signorie = sight.view
    seats = sorted(view.order, key=lambda seat: -view.players[seat].points)
    return [_row(sight, seat, place) for place, seat in enumerate(seats, start=1)]


def _row(sight: Sight, seat: int, place: int) -> FinalRow:
    view: Signorie = sight.view
    player, data = view.players[seat], sight.data
    careers = tuple(
        Career(name, tuple(ladder.points[space - 1] // 2 for space in reversed(men)))
        for name, ladder, men in zip(CAREERS, data.ladder_of, player.careers, strict=True)
    )
    alliances = tuple(
        Alliances(name, (*(data.token(token) for token in player.rows[at]),
                         *((BACK, data.figures.face_down_points),) * player.face_down[at]),
                  data.figures.tokens_to_score, sight.hints["rows"][seat][name]["scores"])
        for at, name in enumerate(ROWS)
    )
    return FinalRow(seat, sight.colour(seat), sight.name(seat), place, careers, alliances, player.points)


@dataclass(frozen=True, slots=True)
class FinalParts:
    """A row cut up."""

    who: Box
    careers: Box
    alliances: Box
    added: Box
    points: Box


def parts(box: Box, wide: bool) -> FinalParts:
    left = 18.0 if wide else 11.0
    return FinalParts(*Box(box.x + left, box.y, box.w - left, box.h).columns(SHARES if wide else NARROW))


def heads_and_rows(box: Box, count: int, wide: bool) -> tuple[Box, list[Box]]:
    head, rest = box.cut_top(32 if wide else 24)
    gap = 10.0 if wide else 6.0
    high = min((rest.h - gap * (count - 1)) / count, 300.0 if wide else 190.0)
    return head, [Box(rest.x, rest.y + at * (high + gap), rest.w, high) for at in range(count)]


def things(sight: Sight) -> list[Thing]:
    return [Thing("final_row", f"closing.{row.seat}", row.place) for row in rows(sight)] if staged(sight) else []


def arranged(placed: Placed, sight: Sight) -> Placed:
    if not staged(sight):
        return placed
    _, boxes = heads_and_rows(Box(0, 0, placed.box.w, placed.box.h), len(sight.seats), sight.wide)
    return Placed(placed.id, placed.piece, placed.box, {**placed.details, "places": [tuple(box) for box in boxes]})
