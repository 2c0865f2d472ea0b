"""Signorie's pieces: dice and plaques of the five columns, alliance tokens, pawns, people in cities."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import pygame

from kingsburg_table.games.signorie.actions import TakeDie, TakeLeftDie
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card, die, svg
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.marks import MARKS, Args, Mark
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look
from kingsburg_table.table.theme import SEATS, Colour, mix

ROMAN: Final = {"yellow": "I", "red": "II", "purple": "III", "grey": "IV", "turquoise": "V"}
DICE: Final[dict[str, tuple[str, bool, str]]] = {
    "yellow": ("#E2B640", False, "solid"), "red": ("#B93A2C", True, "diagonal"), "purple": ("#77498C", True, "dots"),
    "grey": ("#76746F", True, "bars"), "turquoise": ("#1F7F7C", True, "checker"),
}
"""Colour, whether it needs light figures, and a hatch; the numeral is on everything besides."""

SIGNS: Final = {"politics": "column", "church": "church", "military": "swords", "initiative": "initiative",
                "marriage": "marriage"}
"""The sign of a career, of the initiative track, of a row of the plan."""

CELL: Final = "slip"
PALE: Final = "vellum"
FULL: Final = "#F4E4B8"
LINE: Final = "#5A463278"
PAWN_WOOD: Final = "#D8C49A"


def number(canvas: Canvas, colour: str, value: int, centre: Point, size: float, *, selected: bool = False,
           ghost: bool = False, outlined: bool = False, marked: bool = False) -> None:
    """A die with its numeral; `marked` repeats the column's letter below it."""
    tone, dark, pattern = DICE[colour]
    mark = ROMAN[colour] if marked and canvas.px(size) >= 44 else ""
    die.number_die(canvas, centre[0] - size / 2, centre[1] - size / 2, size, value, tone, dark, pattern, mark,
                   selected, ghost, outlined)


def plaque(canvas: Canvas, colour: str, box: Box, size: float, opacity: float = 1.0) -> None:
    """A column's letter: the same in pool, board and rows."""
    tone, dark, _ = DICE[colour]
    canvas.rrect(box, 5, tone, "ink", 1.4, opacity=opacity)
    figure(canvas, ROMAN[colour], box.centre, size, "#FFF9EA" if dark else "ink")


def house(canvas: Canvas, centre: Point, high: float, name: str, points: int | None = None,
          opacity: float = 1.0) -> None:
    """The shield of a house, with the points of its token."""
    wide, (x, y) = high / 1.2, centre
    if opacity == 1 and high > 24:
        canvas.shadow((x - wide / 2 + 2, y - high / 2 + 2, wide - 4, high - 6), 6, 3, 120, 2)
    icon(canvas, f"signorie/houses/{name}", centre, high, opacity=opacity)
    if points is not None:
        r = max(9.5, high * 0.27)
        spot = (x + wide * 0.46, y + high * 0.26)
        canvas.circle(spot, r, CELL, "ink", 1.3)
        figure(canvas, str(points), spot, r * 1.7, "ink")


def pawn(canvas: Canvas, seat: int, kind: str, centre: Point, size: float, opacity: float = 1.0) -> None:
    """A family member in the seat's colour (0: bare wood): wide shoulders for a man, a bell for a woman."""
    d = canvas.px(size, 10)

    def make() -> pygame.Surface:
        text = svg.source(f"signorie/people/{kind}")
        return svg.raster(svg.recolour(text, {PAWN_WOOD: SEATS[seat].colour}) if seat else text, d, d)
    canvas.centred(canvas.sprite(("signorie.pawn", kind, seat, d), make), centre, opacity)


def settled(canvas: Canvas, seat: int, kind: str, centre: Point, size: float, opacity: float = 1.0) -> None:
    """Somebody in a city: the crest says whose, the small figure says man or woman."""
    token(canvas, seat, centre, size, shadow=False, opacity=opacity)
    spot = (centre[0] + size * 0.36, centre[1] + size * 0.34)
    canvas.circle(spot, size * 0.29, CELL, "ink", 1)
    icon(canvas, kind, spot, size * 0.4, mono=True)


def state_of(look: Look, target: str = "", sight: Sight | None = None) -> str:
    """How a row, tile or panel shows what can be done with it; what could be touched instead is not dimmed."""
    if look.chosen or (look.hovered and look.lit):
        return "hot"
    if look.lit:
        return "lit"
    instead = sight is not None and sight.decision is not None and any(
        target in option.targets for option in sight.decision.options)
    return "dim" if look.dim and not instead else "plain"


def state_with_die(look: Look, target: str, sight: Sight) -> str:
    """The same for what is done with a die: while one is looked at or armed, open is what could be done with it."""
    with_die = foretold(sight)
    if with_die is None:
        return state_of(look, target, sight)
    return "open" if target in with_die else "dim"


def foretold(sight: Sight) -> Collection[str] | None:
    """What could be done with the die that is looked at or armed; None where none is."""
    action = sight.page.option.action if sight.page.option is not None else None
    if not isinstance(action, (TakeDie, TakeLeftDie)) or sight.decision is None or sight.estate != sight.decision.seat:
        return None
    targets: Collection[str] = sight.hints["main"][action.colour].get(action.value, ())
    return targets


def strip(canvas: Canvas, box: Box, state: str, radius: float = 6, ground: Colour = CELL) -> None:
    """The ground of something that can be chosen: lit, hot (armed or under the hand), open with the die that is looked
    at, or merely there."""
    if state == "open":
        canvas.rrect(box, radius, "#FFF3C6", "gilt_dark", 2.4)
        return
    if state in ("lit", "hot"):
        hot = state == "hot"
        canvas.glow(box, "#FFD66E" if hot else "#ECB636", radius, 12 if hot else 8, 255, 3 if hot else 2)
        canvas.rrect(box, radius, "#FFF3C6" if hot else CELL)
        card.frame(canvas, box, state, radius)
        return
    canvas.rrect(box, radius, ground, LINE, 1)


def tinted(colour: str, share: float = 0.66) -> str:
    """A column's colour on paper."""
    return mix(DICE[colour][0], "#F8F1DF", share)


def _back(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    house(canvas, centre, size * 1.2, "back")


def _house(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    house(canvas, centre, size * 1.3, args[0])


def _die(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    d = size * 1.2
    tone, dark, pattern = DICE[args[0]]
    die.number_die(canvas, centre[0] - d / 2, centre[1] - d / 2, d, int(args[1]), tone, dark, pattern, lifted=False)


def _column(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    wide, high = size * 1.34, size * 1.1
    plaque(canvas, args[0], Box(centre[0] - wide / 2, centre[1] - high / 2, wide, high), size * 0.74)


MARKS.setdefault("sgback", Mark(lambda args, px: 1.3, _back))
MARKS.setdefault("sghouse", Mark(lambda args, px: 1.3, _house))
MARKS.setdefault("sgdie", Mark(lambda args, px: 1.36, _die))
MARKS.setdefault("sgcol", Mark(lambda args, px: 1.5, _column))
