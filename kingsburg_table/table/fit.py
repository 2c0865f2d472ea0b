"""The text ladder: whole, wrapped, short form, smaller in whole pixels down to the floor, icon with tooltip.

No text is cut off and none ends in dots. Sizes are solved in real pixels, so what fits here fits on the screen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

from kingsburg_table.table.draw import ink, rich
from kingsburg_table.table.draw.canvas import Canvas, Rect
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.theme import ROLE_FACES, ROLES, Colour, Theme, floor_px


class Rung(IntEnum):
    """How far down the ladder a text had to go."""

    WHOLE = 0
    WRAPPED = 1
    SHORT = 2
    SMALLER = 3
    ICON = 4


@dataclass(frozen=True, slots=True)
class FitWords:
    """What may be said in a box, as markup of `rich`: the whole, a short form, and an icon as the last resort."""

    whole: str
    short: str = ""
    icon: str = "info"

    @classmethod
    def plain(cls, whole: str, short: str = "", icon: str = "info") -> FitWords:
        """Words that may hold any sign, such as the name of a player."""
        return cls(rich.escape(whole), rich.escape(short), icon)


@dataclass(frozen=True, slots=True)
class TextBox:
    """Room for a text, in units: its role (or size), and how many lines it may take."""

    width: float
    height: float
    role: str = "body"
    lines: int = 1
    face: str | None = None
    size: float | None = None
    lead: float = ink.LEAD
    name: str = ""

    def letters(self) -> str:
        return self.face or ROLE_FACES[self.role]

    def best_px(self, theme: Theme, scale: float) -> int:
        return theme.px(ROLES[self.role] if self.size is None else self.size, scale)


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text as it will be drawn, with the account a test can read."""

    words: FitWords
    box: TextBox
    step: Rung
    px: int
    block: rich.Block | None
    shortened: bool
    wanted: tuple[float, float]
    given: tuple[float, float]

    @property
    def fits(self) -> bool:
        return self.wanted[0] <= self.given[0] and self.wanted[1] <= self.given[1]

    @property
    def tooltip(self) -> str:
        """The whole words, wherever less than that is shown."""
        return self.words.whole if self.shortened or self.block is None else ""


@lru_cache(maxsize=4096)
def fit(words: FitWords, box: TextBox, theme: Theme, scale: float) -> Fitted:
    """Take the first rung of the ladder that holds. `given` and `wanted` are real pixels."""
    best = box.best_px(theme, scale)
    for px in range(best, min(best, floor_px(scale)) - 1, -1):
        found = _at(words, box, px, scale)
        if found:
            return _fitted(words, box, found, px, px < best, scale)
    return _icon(words, box, scale)


def fit_group(items: Sequence[tuple[FitWords, TextBox]], theme: Theme, scale: float) -> list[Fitted]:
    """One size for all: the largest at which every text of the group has a rung that holds.

    A text that no size can hold becomes an icon and does not press the others down.
    """
    alone = [fit(words, box, theme, scale) for words, box in items]
    sizes = [f.px for f in alone if f.step != Rung.ICON]
    if not sizes:
        return alone
    px = min(sizes)
    out = []
    for single, (words, box) in zip(alone, items, strict=True):
        found = None if single.step == Rung.ICON else _at(words, box, px, scale)
        if found is None:
            out.append(_icon(words, box, scale))
        else:
            out.append(_fitted(words, box, found, px, px < box.best_px(theme, scale), scale))
    return out


def _at(words: FitWords, box: TextBox, px: int, scale: float) -> tuple[Rung, rich.Block] | None:
    """The first form that holds at a size."""
    for step, block in _forms(words, box, px, scale):
        if len(block.lines) <= box.lines and block.width <= int(box.width * scale) \
                and block.height <= int(box.height * scale):
            return step, block
    return None


def _forms(words: FitWords, box: TextBox, px: int, scale: float) -> Iterator[tuple[Rung, rich.Block]]:
    limit, face = int(box.width * scale), box.letters()
    yield Rung.WHOLE, rich.layout(words.whole, face, px, None, box.lead)
    if box.lines > 1:
        yield Rung.WRAPPED, rich.layout(words.whole, face, px, limit, box.lead)
    if words.short:
        yield Rung.SHORT, rich.layout(words.short, face, px, None, box.lead)
        if box.lines > 1:
            yield Rung.SHORT, rich.layout(words.short, face, px, limit, box.lead)


def _fitted(words: FitWords, box: TextBox, found: tuple[Rung, rich.Block], px: int, smaller: bool,
            scale: float) -> Fitted:
    step, block = found
    return Fitted(words, box, Rung.SMALLER if smaller else step, px, block, step == Rung.SHORT,
                  (block.width, block.height), (box.width * scale, box.height * scale))


def _icon(words: FitWords, box: TextBox, scale: float) -> Fitted:
    side = int(min(box.width, box.height, 32.0) * scale)
    given = (box.width * scale, box.height * scale)
    return Fitted(words, box, Rung.ICON, side, None, False, (side, side), given)


def draw(canvas: Canvas, fitted: Fitted, rect: Rect, colour: Colour = "ink", anchor: str = "l", middle: bool = True,
         bold_colour: Colour | None = None) -> None:
    """Draw a fitted text in the rectangle it was fitted to."""
    x, y, w, h = rect
    if fitted.block is None:
        side = fitted.px / canvas.scale
        cx = {"l": x + side / 2, "c": x + w / 2, "r": x + w - side / 2}[anchor]
        icon(canvas, fitted.words.icon, (cx, y + h / 2), side, None if colour == "ink" else colour)
        return
    high = fitted.block.height / canvas.scale
    top = y + (h - high) / 2 if middle else y
    x += {"l": 0.0, "c": w / 2, "r": w}[anchor]
    first = top + fitted.px * 0.58 / canvas.scale
    rich.draw(canvas, fitted.block, (x, first), colour, anchor, bold_colour)
