"""Text in a box: as large as asked, smaller in whole pixels down to the floor, and an account of how it fitted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import ink, rich
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.text_account import Said
from kingsburg_table.table.theme import Colour, floor_px

_accounts: list[list[Said]] = []


@contextmanager
def accounting() -> Iterator[list[Said]]:
    """Collects what is written while it runs: the text check reads it."""
    account: list[Said] = []
    _accounts.append(account)
    try:
        yield account
    finally:
        _accounts.pop()


def write(
    canvas: Canvas, markup: str, box: Box, size: float, *, face: str = "sans", colour: Colour = "ink",
    anchor: str = "l", middle: bool = True, lines: int = 9, bold_colour: Colour | None = None, lead: float = ink.LEAD,
) -> float:
    """Write markup into a box and return its height in units."""
    px, block = fit(canvas, markup, box, size, face, lines, lead)
    high = block.height / canvas.scale
    top = box.y + (box.h - high) / 2 if middle else box.y
    x = box.x + {"l": 0.0, "c": box.w / 2, "r": box.w}[anchor]
    rich.draw(canvas, block, (x, top + px * 0.58 / canvas.scale), colour, anchor, bold_colour)
    said = Said(markup, (block.width / canvas.scale, high), (box.w, max(box.h, high if not middle else box.h)), px)
    tell([said])
    return high


def tell(said: Iterable[Said]) -> None:
    """Enter what is written into every account that is kept."""
    for account in _accounts:
        account.extend(said)


def fit(
    canvas: Canvas, markup: str, box: Box, size: float, face: str = "sans", lines: int = 9, lead: float = ink.LEAD,
) -> tuple[int, rich.Block]:
    """The largest letters, from `size` down to the floor, with which the markup fits the box."""
    most = canvas.theme.px(size, canvas.scale)
    limit = int(box.w * canvas.scale)
    block = rich.layout(markup, face, most, limit, lead)
    least = min(most, floor_px(canvas.scale))
    for px in range(most, least - 1, -1):
        block = rich.layout(markup, face, px, limit, lead)
        if block.width <= limit and block.height <= box.h * canvas.scale + 0.5 and len(block.lines) <= lines:
            return px, block
    return least, block


def fits(
    canvas: Canvas, markup: str, box: Box, size: float, lines: int = 9, lead: float = ink.LEAD, face: str = "sans",
) -> bool:
    """Whether the markup can be written into the box without becoming too small to read."""
    _, block = fit(canvas, markup, box, size, face, lines, lead)
    wide, high = block.width <= box.w * canvas.scale, block.height <= box.h * canvas.scale
    return wide and high and len(block.lines) <= lines
