"""Text with bold runs, coloured runs and pictures in the line.

Markup: *bold*   [gold] an icon   [die:2:5] [crest:3] [vp:+3] [token:+2] [key:P] [plaque:11] [>]
        [carmine|words] in a colour of the theme   [=words] with a marker stroke   \\* \\[ \\] \\\\ the signs themselves
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil
from typing import Final

from kingsburg_table.table.draw import ink, marks
from kingsburg_table.table.draw.canvas import Canvas, Point, Rect
from kingsburg_table.table.theme import BOLD_OF, ROLE_FACES, Colour

_TOKEN: Final = re.compile(r"\\(.)|(\*)|\[=([^\]]*)\]|\[([a-z_]+)\|([^\]]*)\]|\[([^\[\]|]+)\]|([^\\*\[]+|\[)")
_ESCAPE: Final = re.compile(r"([\\*\[\]])")
MARKER: Final = "#F6D977"
LEAST_SPACE: Final = 0.22


@dataclass(frozen=True, slots=True)
class Bit:
    """A piece that is never broken: letters of one look, or a mark."""

    text: str
    bold: bool = False
    colour: str | None = None
    marked: bool = False
    mark: tuple[str, ...] | None = None


Cluster = tuple[Bit, ...]


@dataclass(frozen=True, slots=True)
class PlacedBit:
    bit: Bit
    x: int
    wide: int


@dataclass(frozen=True, slots=True)
class Block:
    """Lines of placed bits, in real pixels."""

    lines: tuple[tuple[PlacedBit, ...], ...]
    widths: tuple[int, ...]
    face: str
    px: int
    lead: int

    @property
    def width(self) -> int:
        return max(self.widths, default=0)

    @property
    def height(self) -> int:
        """From the top of the first line's letters to the bottom of the last line's."""
        if not self.lines:
            return 0
        return self.lead * (len(self.lines) - 1) + round(self.px * 1.16)


def escape(words: str) -> str:
    """Words that may hold any sign (names of players) for use inside markup."""
    return _ESCAPE.sub(r"\\\1", words)


@lru_cache(maxsize=2048)
def parse(markup: str) -> tuple[tuple[Cluster, ...], ...]:
    """Paragraphs of clusters; between two clusters stands a space."""
    paragraphs: list[list[list[Bit]]] = [[[]]]
    bold = False

    def letters(text: str, colour: str | None = None, marked: bool = False) -> None:
        for i, part in enumerate(text.split("\n")):
            if i:
                paragraphs.append([[]])
            for j, word in enumerate(part.split(" ")):
                if j:
                    paragraphs[-1].append([])
                if word:
                    paragraphs[-1][-1].append(Bit(word, bold, colour, marked))

    for m in _TOKEN.finditer(markup):
        plain, star, marked, colour, coloured, mark, text = m.groups()
        if plain is not None:
            letters(plain)
        elif star:
            bold = not bold
        elif marked is not None:
            letters(marked, None, True)
        elif colour is not None:
            letters(coloured, colour)
        elif mark is not None:
            paragraphs[-1][-1].append(Bit("", mark=tuple(mark.split(":"))))
        else:
            letters(text)
    return tuple(tuple(tuple(c) for c in p if c) for p in paragraphs)


def _bit_width(bit: Bit, face: str, px: int) -> int:
    if bit.mark:
        return marks.width(bit.mark[0], bit.mark[1:], px)
    return ink.width(bit.text, BOLD_OF.get(face, face) if bit.bold else face, px)


def word_space(face: str, px: int) -> int:
    """Between two words: never so little that they run together, as the faces' own space does at some sizes."""
    return max(ink.width(" ", face, px), ceil(px * LEAST_SPACE))


@lru_cache(maxsize=8192)
def layout(markup: str, face: str, px: int, limit: int | None = None, lead: float = ink.LEAD) -> Block:
    """Set markup in lines of at most `limit` real pixels; a cluster longer than that stays whole."""
    space = word_space(face, px)
    lines: list[list[Cluster]] = []
    for paragraph in parse(markup):
        line: list[Cluster] = []
        wide = 0
        for cluster in paragraph:
            w = sum(_bit_width(b, face, px) for b in cluster)
            if line and limit is not None and wide + space + w > limit:
                lines.append(line)
                line, wide = [], 0
            wide += w + (space if line else 0)
            line.append(cluster)
        lines.append(line)
    if limit is not None:
        _carry(lines, face, px, limit, space)
    placed, widths = [], []
    for line in lines:
        x, row = 0, []
        for i, cluster in enumerate(line):
            x += space if i else 0
            for bit in cluster:
                w = _bit_width(bit, face, px)
                row.append(PlacedBit(bit, x, w))
                x += w
        placed.append(tuple(row))
        widths.append(x)
    return Block(tuple(placed), tuple(widths), face, px, round(px * lead))


def _carry(lines: list[list[Cluster]], face: str, px: int, limit: int, space: int) -> None:
    """No one-letter word at the end of a line, where the next one has room for it (Polish typesetting)."""
    def wide(line: list[Cluster]) -> int:
        return sum(_bit_width(b, face, px) for c in line for b in c) + space * (len(line) - 1)
    for line, following in pairwise(lines):
        last = line[-1] if len(line) > 1 else ()
        if len(last) == 1 and len(last[0].text) == 1 and last[0].text.isalpha() and wide([last, *following]) <= limit:
            following.insert(0, line.pop())


def draw(canvas: Canvas, block: Block, where: Point, colour: Colour = "ink", anchor: str = "l",
         bold_colour: Colour | None = None, opacity: float = 1.0) -> None:
    """Draw a block; the point is the middle of the first line's capitals (anchor l, c or r)."""
    x0, y = where
    for line, wide in zip(block.lines, block.widths, strict=True):
        x = x0 - {"l": 0, "c": wide / 2, "r": wide}[anchor] / canvas.scale
        for item in line:
            bit, left = item.bit, x + item.x / canvas.scale
            w = item.wide / canvas.scale
            if bit.mark:
                marks.draw(canvas, bit.mark[0], bit.mark[1:], (left + w / 2, y), block.px, colour)
                continue
            if bit.marked:
                h = block.px * 1.2 / canvas.scale
                canvas.rrect((left - 3, y - h / 2, w + 6, h), 4, MARKER)
            own = bit.colour or (bold_colour if bit.bold and bold_colour is not None else colour)
            face = BOLD_OF.get(block.face, block.face) if bit.bold else block.face
            canvas.text(bit.text, (left, y), face=face, px=block.px, colour=own, opacity=opacity)
        y += block.lead / canvas.scale


def line(canvas: Canvas, markup: str, where: Point, role: str = "body", *, face: str | None = None,
         size: float | None = None, px: int | None = None, colour: Colour = "ink", anchor: str = "l",
         bold_colour: Colour | None = None, opacity: float = 1.0) -> float:
    """One line of markup around the middle of its capitals. Returns its width in units."""
    block = layout(markup, face or ROLE_FACES[role], px or canvas.text_px(role, size))
    draw(canvas, block, where, colour, anchor, bold_colour, opacity)
    return block.width / canvas.scale


def width(canvas: Canvas, markup: str, role: str = "body", *, face: str | None = None, size: float | None = None,
          px: int | None = None) -> float:
    return layout(markup, face or ROLE_FACES[role], px or canvas.text_px(role, size)).width / canvas.scale


def paragraph(canvas: Canvas, markup: str, rect: Rect, role: str = "body", *, face: str | None = None,
              size: float | None = None, px: int | None = None, colour: Colour = "ink", anchor: str = "l",
              middle: bool = False, lead: float = ink.LEAD, bold_colour: Colour | None = None) -> float:
    """Wrapped markup in a rectangle, from its top or around its middle. Returns the height in units."""
    x, y, w, h = rect
    real = px or canvas.text_px(role, size)
    block = layout(markup, face or ROLE_FACES[role], real, int(w * canvas.scale), lead)
    high = block.height / canvas.scale
    top = y + (h - high) / 2 if middle else y
    x += {"l": 0.0, "c": w / 2, "r": w}[anchor]
    draw(canvas, block, (x, top + real * 0.58 / canvas.scale), colour, anchor, bold_colour)
    return high
