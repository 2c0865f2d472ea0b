"""Sets of dice: what stands on an advisor, and what an option would put there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil

from kingsburg_table.games.kingsburg.state import NEUTRAL, Kingsburg, Placed
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.die import die
from kingsburg_table.table.draw.icon import figure, icon, plus_token
from kingsburg_table.table.pieces.board import Sight

TOKEN_VALUE = 2


@dataclass(frozen=True, slots=True)
class DiceSet:
    """Dice of one placement. `colour` is the seat's number in the theme; neutral dice belong to nobody."""

    colour: int
    dice: tuple[int, ...] = ()
    white: tuple[int, ...] = ()
    token: bool = False
    shift: int = 0
    envoy: bool = False
    neutral: bool = False

    @property
    def count(self) -> int:
        return len(self.dice) + len(self.white) + self.token + bool(self.shift) + self.envoy


def standing(sight: Sight, rank: int) -> tuple[DiceSet, ...]:
    """The sets on the advisor of a rank, in the order they came."""
    view: Kingsburg = sight.view
    return tuple(_set(sight, placed) for placed in view.placed if placed.rank == rank and not placed.office)


def on_office(sight: Sight, seat: int, office: str) -> tuple[DiceSet, ...]:
    """The sets on a space of a seat's own governor."""
    view: Kingsburg = sight.view
    return tuple(_set(sight, placed) for placed in view.placed if placed.office == office and placed.seat == seat)


def _set(sight: Sight, placed: Placed) -> DiceSet:
    if placed.seat != NEUTRAL:
        return DiceSet(
            sight.colour(placed.seat), placed.dice, placed.white, placed.token, placed.shift, placed.envoy
        )
    neutral = [other for other in sight.view.placed if other.seat == NEUTRAL]
    return DiceSet(free_colours(sight)[0 if neutral.index(placed) == 0 else 1], placed.dice, neutral=True)


def free_colours(sight: Sight) -> list[int]:
    """Of those whom nobody plays: neutral dice are theirs."""
    taken = {sight.colour(seat) for seat in range(len(sight.seats))}
    return [colour for colour in range(1, 6) if colour not in taken]


def from_targets(targets: Iterable[str], colour: int, rank: int = 0) -> DiceSet:
    """`die.2.6`, `white.2.5`, `token.2` ... as a set; the rank tells which way the Market shifts."""
    dice: list[int] = []
    white: list[int] = []
    token = shifted = envoy = False
    for target in targets:
        kind, _, rest = target.partition(".")
        if kind in ("die", "white"):
            (dice if kind == "die" else white).append(int(rest.rpartition(".")[2]))
        token = token or kind == "token"
        shifted = shifted or kind == "building"
        envoy = envoy or kind == "envoy"
    made = sum(dice) + sum(white) + TOKEN_VALUE * token
    shift = (rank - made) if shifted and rank else int(shifted)
    return DiceSet(colour, tuple(sorted(dice, reverse=True)), tuple(sorted(white, reverse=True)), token, shift, envoy)


def draw_set(canvas: Canvas, box: Box, dice: DiceSet, most: float, *, ghost: bool = False, gap: float = 4) -> None:
    """The pieces of a set centred in a box, at most `most` units each, in as many rows as makes them largest."""
    pieces = list(_pieces(dice))
    if not pieces:
        return
    size, columns = _grid(box, len(pieces), most, gap)
    rows = ceil(len(pieces) / columns)
    top = box.cy - (rows * size + (rows - 1) * gap) / 2
    for row in range(rows):
        line = pieces[row * columns : (row + 1) * columns]
        left = box.cx - (len(line) * size + (len(line) - 1) * gap) / 2
        for at, piece in enumerate(line):
            _piece(canvas, left + at * (size + gap), top + row * (size + gap), size, piece, ghost)


def place_in_set(box: Box, at: int, of: int, most: float, gap: float = 3) -> Box:
    """Where one of so many pieces lies in a box."""
    size, columns = _grid(box, of, most, gap)
    rows, row = ceil(of / columns), at // columns
    line = min(columns, of - row * columns)
    left, top = box.cx - (line * size + (line - 1) * gap) / 2, box.cy - (rows * size + (rows - 1) * gap) / 2
    return Box(left + at % columns * (size + gap), top + row * (size + gap), size, size)


def set_width(dice: DiceSet, size: float, gap: float = 5) -> float:
    """How wide the set is in one row."""
    return dice.count * (size + gap) - gap


def _grid(box: Box, count: int, most: float, gap: float) -> tuple[float, int]:
    best, columns = 0.0, 1
    for across in range(count, 0, -1):
        down = ceil(count / across)
        size = min(most, (box.w - gap * (across - 1)) / across, (box.h - gap * (down - 1)) / down)
        if size > best + 0.5:
            best, columns = size, across
    return best, columns


Piece = tuple[str, int, int]


def _pieces(dice: DiceSet) -> Iterable[Piece]:
    yield from (("die", dice.colour, value) for value in dice.dice)
    yield from (("die", 0, value) for value in dice.white)
    if dice.token:
        yield ("token", 0, TOKEN_VALUE)
    if dice.shift:
        yield ("shift", 0, dice.shift)
    if dice.envoy:
        yield ("envoy", 0, 0)


def _piece(canvas: Canvas, x: float, y: float, size: float, piece: Piece, ghost: bool) -> None:
    kind, seat, value = piece
    centre = (x + size / 2, y + size / 2)
    if kind == "die":
        die(canvas, x, y, size, value, seat, ghost=ghost)
    elif kind == "token":
        plus_token(canvas, centre, size)
    elif kind == "shift":
        canvas.circle(centre, size * 0.48, "slip", "ink", max(1.2, size * 0.05))
        figure(canvas, "+1" if value > 0 else "−1", centre, size * 0.5, "good" if value > 0 else "carmine")
    else:
        icon(canvas, "envoy", centre, size)
