"""Where an explanation lies: over the table, off the scroll, and off what it asks for as far as there is room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import inf

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.textbox import fit

LETTERS = {True: 21.0, False: 16.0}
LEAD = 1.14
WIDTH = {True: 780.0, False: 600.0}
LEAST = {True: 84.0, False: 68.0}
STEP = 12.0
#: how much worse it is to cover something that can be touched now than any other thing
LIT = 40.0
#: the same of what one reads now: points, the own cards, the newest lines of the chronicle
READ = 10.0
NEW_LINES = 5
#: what a unit of distance from the scroll weighs, in covered things
AWAY = 0.01


def strip(canvas: Canvas, words: str, buttons: float, most: float, wide: bool) -> tuple[float, float]:
    """Width and height of the least tall strip that holds the words in full size beside its buttons."""
    width, high = grown(canvas, WIDTH[wide]), grown(canvas, LEAST[wide])
    px = canvas.theme.px(LETTERS[wide], canvas.scale)
    while high < most:
        room = text_box(Box(0, 0, width, high), width - buttons, wide)
        got, block = fit(canvas, words, room, LETTERS[wide], lead=LEAD)
        if got == px and block.height <= room.h * canvas.scale:
            break
        high += STEP
    return width, high


def grown(canvas: Canvas, length: float) -> float:
    """Half as much larger as the player wants the letters."""
    return length * (1 + canvas.theme.text_factor) / 2


def text_box(panel: Box, right: float, wide: bool) -> Box:
    """Between the picture and the buttons, which begin at `right`."""
    left = panel.x + picture(wide) * 1.5
    return Box(left, panel.y + 6, right - left - 14, panel.h - 12)


def picture(wide: bool) -> float:
    return 40.0 if wide else 28.0


def place(area: Box, size: tuple[float, float], things: Iterable[tuple[Box, float]]) -> Box:
    """Where in the area a strip covers least; `things` with what each weighs when it is covered whole.

    It is looked for from the lower edge up, the middle first, and no further than where the distance alone is worse.
    """
    wide, high = min(size[0], area.w), min(size[1], area.h)
    weighed = [(box, weight / max(1.0, box.w * box.h)) for box, weight in things]
    lefts = list(_lefts(area, wide))
    across = [[_shared(left, left + wide, box.x, box.right) for box, _ in weighed] for left in lefts]
    best, least = area, inf
    for row in range(int((area.h - high) / STEP) + 1):
        top = area.bottom - high - row * STEP
        away = AWAY * (area.bottom - (top + high))
        if away >= least:
            break
        upright = (_shared(top, top + high, box.y, box.bottom) for box, _ in weighed)
        covered = [(at, deep, weighed[at][1]) for at, deep in enumerate(upright) if deep > 0]
        for left, over in zip(lefts, across, strict=True):
            cost = away + sum(over[at] * deep * weight for at, deep, weight in covered)
            if cost < least:
                best, least = Box(left, top, wide, high), cost
    return best


def _lefts(area: Box, wide: float) -> Iterator[float]:
    for column in range(int((area.w - wide) / STEP / 2) + 1):
        for side in (-1, 1) if column else (1,):
            yield area.cx - wide / 2 + side * column * STEP


def _shared(start: float, end: float, other_start: float, other_end: float) -> float:
    """The length that two stretches share."""
    return max(0.0, min(end, other_end) - max(start, other_start))
