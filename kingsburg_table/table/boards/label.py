"""Letters in boxes: words on the text ladder, one size for a group, lines of pictures, spaced headings."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from kingsburg_table.table import fit
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import rich
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.rich import escape as escape
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.theme import FLOOR_PX, Colour, Theme

LINE = 1.3  #: height of a line of pictures by the size of its figures
TIGHT = 1.08
VOWELS = "aeiouyąęóáéíúäöüAEIOUY"


def label(
    canvas: Canvas, text: str, box: Box, size: float, *, face: str = "sans", colour: Colour = "ink", anchor: str = "l",
    lines: int = 1, lead: float = TIGHT, short: str = "", icon: str = "info",
) -> None:
    """Plain words in the middle of a box. `icon` is the last resort; empty: nothing is better than a sign."""
    marked(canvas, escape(text), box, size, face=face, colour=colour, anchor=anchor, lines=lines, lead=lead,
           short=escape(short), icon=icon)


def named(
    canvas: Canvas, name: str, box: Box, size: float, *, face: str = "serif_bold", anchor: str = "l",
    lead: float = TIGHT, colour: Colour = "ink",
) -> None:
    """A name: in a line or two, smaller, and where no other way is left, one long word in two parts."""
    whole = holds(canvas, name, box, size, face=face, lines=2, lead=lead)
    label(canvas, name if whole else parted(name), box, size, face=face, colour=colour, anchor=anchor, lines=2,
          lead=lead, icon="")


def parted(word: str) -> str:
    """A long word in two parts, behind the vowel that is nearest to its middle.

    >>> parted("Krzysztofmariano"), parted("Ola Nowak")
    ('Krzyszto- fmariano', 'Ola Nowak')
    """
    if " " in word or len(word) < 8:
        return word
    places = [at for at in range(3, len(word) - 2) if word[at - 1] in VOWELS and word[at] not in VOWELS]
    at = min(places or [len(word) // 2], key=lambda at: abs(at - len(word) / 2))
    return f"{word[:at]}- {word[at:]}"


def holds(
    canvas: Canvas, text: str, box: Box, size: float, *, face: str = "sans", lines: int = 1, lead: float = TIGHT,
    least: float = 0.0,
) -> bool:
    """Whether plain words fit a box at some size, not smaller than `least`."""
    room = fit.TextBox(box.w, box.h, "body", lines, face, size, lead)
    found = fit.fit(fit.FitWords(escape(text)), room, canvas.theme, canvas.scale)
    return found.block is not None and found.px >= canvas.theme.px(least, canvas.scale)


def marked(
    canvas: Canvas, markup: str, box: Box, size: float, *, face: str = "sans", colour: Colour = "ink",
    anchor: str = "l", lines: int = 1, lead: float = TIGHT, short: str = "", icon: str = "info",
    bold_colour: Colour | None = None,
) -> None:
    """Markup in the middle of a box: whole, wrapped, its short form, smaller, or an icon."""
    words = fit.FitWords(markup, short, icon)
    found = fit.fit(words, fit.TextBox(box.w, box.h, "body", lines, face, size, lead), canvas.theme, canvas.scale)
    if found.block is None:
        if icon:
            fit.draw(canvas, found, box, colour, anchor)
        return
    write(canvas, short if found.shortened else markup, box, in_units(canvas, found.px), face=face, colour=colour,
          anchor=anchor, lines=lines, lead=lead, bold_colour=bold_colour)


def in_units(canvas: Canvas, px: int) -> float:
    """The size that gives letters of so many real pixels."""
    return px / (canvas.scale * canvas.theme.text_factor)


def group_size(
    canvas: Canvas, texts: Iterable[str], room: tuple[float, float], size: float, face: str, lines: int = 1,
    lead: float = TIGHT,
) -> float:
    """The largest size (units) at which every text of a group fits such a room."""
    box = fit.TextBox(*room, "body", lines, face, size, lead)
    return in_units(canvas, _group_px(tuple(texts), box, canvas.theme, canvas.scale))


@lru_cache(maxsize=512)
def _group_px(texts: tuple[str, ...], box: fit.TextBox, theme: Theme, scale: float) -> int:
    items = [(fit.FitWords(escape(text)), box) for text in texts]
    return min((found.px for found in fit.fit_group(items, theme, scale) if found.block is not None), default=FLOOR_PX)


def pictures(
    canvas: Canvas, markup: str, box: Box, size: float, *, face: str = "serif_bold", colour: Colour = "ink",
    anchor: str = "l", bold_colour: Colour | None = None, must: bool = True,
) -> float:
    """One line of pictures and figures. They grow with the player's text size as far as their box has room.

    Returns the width in units. What does not fit at the floor is left out (0), unless it must be there.
    """
    usual = max(FLOOR_PX, canvas.px(size))
    px = max(usual, min(canvas.theme.px(size, canvas.scale), int(box.h * canvas.scale / LINE)))
    block = rich.layout(markup, face, px)
    while block.width > box.w * canvas.scale and px > (12 if must else FLOOR_PX):
        px -= 1
        block = rich.layout(markup, face, px)
    if not must and block.width > box.w * canvas.scale:
        return 0.0
    x = box.x + {"l": 0.0, "c": box.w / 2, "r": box.w}[anchor]
    rich.draw(canvas, block, (x, box.cy), colour, anchor, bold_colour)
    return block.width / canvas.scale


def heading(
    canvas: Canvas, text: str, box: Box, size: float = 18, colour: Colour = "ink_soft", anchor: str = "c"
) -> float:
    """Spaced capitals over a panel; closer and smaller where they do not fit. Returns the width in units."""
    words = text.upper()
    px = canvas.theme.px(size, canvas.scale)
    track = size * 0.09
    while canvas.text_width(words, face="serif", px=px, track=track) > box.w and (track > 0 or px > FLOOR_PX):
        track, px = (max(0.0, track - 0.25), px) if track > 0 else (0.0, px - 1)
    x = box.x + {"l": 0.0, "c": box.w / 2, "r": box.w}[anchor]
    return canvas.text(words, (x, box.cy), face="serif", px=px, colour=colour, anchor=anchor, track=track)
