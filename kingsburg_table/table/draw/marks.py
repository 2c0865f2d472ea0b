"""Pictures that stand in a line of text: icons, dice, tokens, crests, points, keys. Boards may add their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.die import die
from kingsburg_table.table.draw.icon import icon, plaque, plus_token
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.draw.tag import keycap, keycap_width
from kingsburg_table.table.theme import Colour

Args = tuple[str, ...]


class Mark(NamedTuple):
    """wide(args, px) gives the width in text heights; draw gets the middle, the height in units and the ink."""

    wide: Callable[[Args, int], float]
    draw: Callable[[Canvas, Point, float, Args, Colour], None]


def _square(args: Args, px: int) -> float:
    return 1.34


def _icon(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    icon(canvas, args[0], centre, size * 1.18, None if colour == "ink" else colour)


def _die(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    d = size * 1.14
    die(canvas, centre[0] - d / 2, centre[1] - d / 2, d, int(args[1]), int(args[0]), lifted=False)


def _token(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    plus_token(canvas, centre, size * 1.24, args[0])


def _crest(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    token(canvas, int(args[0]), centre, size * 1.34, shadow=False)


def _points(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    laurel(canvas, args[0], centre, size * 1.56, "carmine" if args[0][0] in "-–−" else colour)


def _plaque(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    plaque(canvas, args[0], centre, size * 0.66, lifted=False)


def _key(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    keycap(canvas, args[0], centre, dark=colour not in ("ink", "ink_soft"), px=canvas.px(size * 0.86))


def _key_width(args: Args, px: int) -> float:
    return keycap_width(args[0], round(px * 0.86)) / px + 0.16


def _arrow(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    x, y = centre
    h = size * 0.3
    canvas.poly([(x - h, y - h * 0.32), (x + h * 0.1, y - h * 0.32), (x + h * 0.1, y - h * 0.84), (x + h, y),
                 (x + h * 0.1, y + h * 0.84), (x + h * 0.1, y + h * 0.32), (x - h, y + h * 0.32)], colour)


MARKS: Final[dict[str, Mark]] = {
    "icon": Mark(_square, _icon), "die": Mark(_square, _die), "token": Mark(lambda a, p: 1.4, _token),
    "crest": Mark(lambda a, p: 1.4, _crest), "vp": Mark(lambda a, p: 1.62, _points),
    "plaque": Mark(lambda a, p: 1.4, _plaque), "key": Mark(_key_width, _key), ">": Mark(lambda a, p: 0.78, _arrow),
}


def find(kind: str, args: Args) -> tuple[Mark, Args]:
    """The mark of [kind:args]; an unknown kind is the name of an icon."""
    if kind in MARKS:
        return MARKS[kind], args
    return MARKS["icon"], (kind, *args)


def width(kind: str, args: Args, px: int) -> int:
    """Real pixels a mark takes beside text of px."""
    mark, rest = find(kind, args)
    return round(mark.wide(rest, px) * px)


def draw(canvas: Canvas, kind: str, args: Args, centre: Point, px: int, colour: Colour) -> None:
    mark, rest = find(kind, args)
    mark.draw(canvas, centre, px / canvas.scale, rest, colour)
