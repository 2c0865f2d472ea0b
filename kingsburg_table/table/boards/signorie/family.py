"""The own family: florins, men and women at hand, points, portraits with their brides, and the sum of the dice."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.table.boards.label import heading, label, marked, pictures
from kingsburg_table.table.boards.signorie import gauge
from kingsburg_table.table.boards.signorie.art import FULL, LINE, PALE, pawn, state_of, strip
from kingsburg_table.table.boards.tags import Tags, draw_tags, tags_height, tags_width
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.pieces.spots import Look


@dataclass(frozen=True, slots=True)
class FamilyParts:
    """Where things lie on the family's sheet."""

    plates: tuple[Box, ...]  #: florins, men, women, points
    gauge: Box
    plan: Box
    rows: tuple[Box, ...]
    portraits: tuple[Box, ...]
    prize: Box


def parts(box: Box, rows: int, portraits: int, wide: bool) -> FamilyParts:
    inner = box.inset(14, 13) if wide else box.inset(10, 9)
    top, rest = inner.cut_top(66 if wide else 50)
    plates = tuple(top.columns((1, 1.12, 1.12, 0.9), 8 if wide else 6))
    low, middle = rest.cut_bottom(min(118, rest.h * 0.33) if wide else min(94, rest.h * 0.345))
    middle = Box(middle.x, middle.y + 8, middle.w, middle.h - (14 if wide else 10))
    left, right = middle.columns((168, 232), 16 if wide else 12)
    head = 28.0 if wide else 22.0
    people, prize = Box(low.x, low.y + 4, low.w, low.h - 4).columns((182, 212), 14)
    return FamilyParts(plates, left, right, tuple(right.cut_top(head)[1].rows(rows)),
                       tuple(people.columns(portraits, 5 if wide else 4)), prize)


@dataclass(frozen=True, slots=True)
class Plate:
    """A counter with the ledger's tags; beside pawns there is the general supply."""

    kind: str  #: florins, man, woman, points
    colour: int
    have: int
    supply: int | None = None
    tags: Tags = ()


def reserve_place(plate: Box) -> Box:
    """Where the general supply stands on the plate of its pawns."""
    return Box(plate.right - plate.w * 0.33, plate.y + 4, plate.w * 0.33 - 4, plate.h - 8)


def draw_plate(canvas: Canvas, box: Box, plate: Plate, look: Look, wide: bool) -> None:
    state = state_of(look)
    key = ("signorie.plate", plate, state, wide)
    canvas.cached(key, box, lambda own: _plate(own, Box(0, 0, box.w, box.h), plate, state, wide), 24)


def _plate(canvas: Canvas, box: Box, plate: Plate, state: str, wide: bool) -> None:
    strip(canvas, box, state)
    if plate.kind == "points":
        laurel(canvas, plate.have, box.centre, min(box.h - 4, box.w - 6) * (1 if plate.have < 100 else 1.06))
        high = tags_height(canvas, plate.tags)  # above the number, whatever the size of the letters
        draw_tags(canvas, plate.tags, (box.cx + box.w * 0.2, min(box.y + 4, box.cy - 11 - high / 2)), box.w)
        return
    size = min(box.h * 0.64, 42.0, box.w * 0.34)
    spot = (box.x + size * 0.6 + 2, box.cy)
    if plate.kind == "florins":
        icon(canvas, "florin", spot, size)
    else:
        pawn(canvas, plate.colour, plate.kind, spot, size)
    left = spot[0] + size * 0.6
    end = box.right - 3
    if plate.supply is not None:  # here, since a plate under the hand lies over what is on it; below its tags
        end = reserve_place(box).x
        _reserve(canvas, reserve_place(box), plate.supply, "plain", wide)
    beside = left + pictures(canvas, str(plate.have), Box(left, box.y, end - left, box.h), box.h * 0.54) + 2
    broad = tags_width(canvas, plate.tags)
    x = min(max((left + end) / 2, beside + broad / 2), box.right - broad / 2 + 6)  # the number stays readable
    draw_tags(canvas, plate.tags, (x, box.y + 4), box.w)


def draw_reserve(canvas: Canvas, box: Box, count: int, look: Look, wide: bool) -> None:
    """How many more wait in the general supply; the plate shows it too, so only where something may be taken."""
    state = state_of(look)
    key = ("signorie.reserve", count, state, wide)
    if state in ("lit", "hot"):
        canvas.cached(key, box, lambda own: _reserve(own, Box(0, 0, box.w, box.h), count, state, wide), 16)


def _reserve(canvas: Canvas, box: Box, count: int, state: str, wide: bool) -> None:
    if state in ("lit", "hot"):
        strip(canvas, box, state)
    else:
        canvas.rrect(box, 5, "#F5EDD8", "#5A46325A", 1)
    tone = "ink" if state in ("lit", "hot") else "ink_soft"
    figure(canvas, f"+{count}", box.centre, 19 if wide else 16, tone, "serif")


@dataclass(frozen=True, slots=True)
class Portrait:
    """A portrait of the family: the lord, or a place for a bride and what she brings."""

    at: int
    filled: bool
    points: int
    following: bool = False


def draw_portrait(canvas: Canvas, box: Box, portrait: Portrait, look: Look, wide: bool) -> None:
    state = state_of(look)
    key = ("signorie.portrait", portrait, state, wide)
    canvas.cached(key, box, lambda own: _portrait(own, Box(0, 0, box.w, box.h), portrait, state, wide), 16)


def _portrait(canvas: Canvas, box: Box, portrait: Portrait, state: str, wide: bool) -> None:
    lit = state in ("lit", "hot")
    if lit:
        strip(canvas, box, state)
    else:
        canvas.rrect(box, 6, FULL if portrait.filled else PALE, "oak" if portrait.filled else LINE,
                     2 if portrait.filled else 1, None if portrait.filled else (4, 4))
    size = min(box.w * 0.86, box.h * 0.5)
    if portrait.filled:
        if not lit:
            canvas.rrect(box.inset(4), 4, None, "#8A5A2B78", 1)
        icon(canvas, f"signorie/people/{'bride' if portrait.at else 'lord'}", box.centre, size * 1.1)
        return
    icon(canvas, "signorie/people/bride", (box.cx, box.y + 5 + size * 0.5), size,
         opacity=0.42 if portrait.following else 0.28)
    low = Box(box.x, box.y + size + 6, box.w, box.h - size - 8)
    sign = "[points]" if wide else "+"
    pictures(canvas, f"{sign}{portrait.points}" if portrait.points else "–", low, 17, anchor="c")


@dataclass(frozen=True, slots=True)
class Account:
    """The sum of the dice, in the gauge and in words."""

    title: str
    sum: gauge.Sum
    words: str
    short: str


def draw_account(canvas: Canvas, box: Box, account: Account, look: Look, wide: bool) -> None:
    key = ("signorie.gauge", account, wide)
    canvas.cached(key, box, lambda own: _account(own, Box(0, 0, box.w, box.h), account, wide), 20)


def _account(canvas: Canvas, box: Box, account: Account, wide: bool) -> None:
    head, rest = box.cut_top(26 if wide else 20)
    heading(canvas, account.title, head, 18 if wide else 16)
    low, dial = rest.cut_bottom(48 if wide else 24)
    gauge.draw(canvas, dial, account.sum, 40 if wide else 30)
    label(canvas, account.words, low, 19 if wide else 16, anchor="c", colour="good" if account.sum.fits else "carmine",
          face="sans_bold", lines=2 if wide else 1, icon="", short=account.short)


@dataclass(frozen=True, slots=True)
class Prize:
    """The round's reward and whether it would be had."""

    title: str
    lines: tuple[str, ...]  #: markup
    verdict: str
    good: bool


def draw_prize(canvas: Canvas, box: Box, prize: Prize, look: Look, wide: bool) -> None:
    key = ("signorie.prize", prize, wide, look.hovered)
    canvas.cached(key, box, lambda own: _prize(own, Box(0, 0, box.w, box.h), prize, wide), 16)


def _prize(canvas: Canvas, box: Box, prize: Prize, wide: bool) -> None:
    canvas.rrect(box, 7, "slip", "gilt_dark", 1.6)
    rows = Box(box.x + 10, box.y + 4, box.w - 16, box.h - 8).rows(2 + len(prize.lines))
    size = 19.0 if wide else 17.0
    label(canvas, prize.title, rows[0], size + 1, face="serif", icon="")
    for line, row in zip(prize.lines, rows[1:-1], strict=True):
        marked(canvas, line, row, size, face="sans_bold", icon="")
    marked(canvas, f"[{'check' if prize.good else 'cross'}] {prize.verdict}", rows[-1], size,
           colour="good" if prize.good else "carmine", face="sans_bold", icon="")
