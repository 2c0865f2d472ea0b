"""The links of a chain as pictures: tiles, cards, goods, tokens; ticked, glowing or still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.table.boards.label import label
from kingsburg_table.table.boards.tuscany import art
from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.icon import figure, icon

if TYPE_CHECKING:
    from kingsburg_table.table.boards.tuscany.chain import Link

ROAD, NARROW = 26.0, 19.0  #: for the arrow before a link; where there are many of them


def road(step: float) -> float:
    """How much of a link's room its arrow takes."""
    return ROAD if step >= 100 else NARROW


def draw(
    canvas: Canvas, box: Box, link: Link, text: tuple[str, str], size: float, foot: float, between: str, arrow: bool
) -> None:
    """One link over words `foot` high; before it an arrow, or the word between things of which one is chosen."""
    way = road(box.w)
    inner = Box(box.x + way, box.y + 2, box.w - way - 2, box.h - 4)
    if link.state == "now":
        canvas.rrect(inner, 8, "gold_bright", "gilt_dark", 2)
    elif link.state == "next":
        canvas.rrect(inner, 8, None, "ink_soft", 1.4, (6, 4), 0.8)
    if between:
        label(canvas, between, Box(box.x, box.cy - 12, way, 24), 17, anchor="c", face="sans_italic", icon="",
              colour="ink_soft")
    elif arrow:
        x, y = box.x + way / 2, box.cy - foot / 2
        canvas.poly([(x - 7, y - 3), (x, y - 3), (x, y - 7), (x + 8, y), (x, y + 7), (x, y + 3), (x - 7, y + 3)],
                    "gilt_dark")
    aside = min(18.0, inner.w * 0.2) if link.green and link.sign != "income" else 0.0
    room = Box(inner.x - aside, inner.y + 2, inner.w, inner.h - foot - 3)
    _picture(canvas, link, room)
    if link.state == "done":
        r = min(10.0, room.h * 0.2)
        at = (room.cx + room.h * (0.52 if link.sign == "took" else -0.52), room.bottom - r)
        canvas.circle(at, r, "good", "#FFF3C9", 1.2)
        icon(canvas, "check", at, r * 1.5, tint="#FFFFFF", mono=True)
    if link.green and link.sign != "income":
        art.badge(canvas, f"+{link.green}", (inner.cx + aside, room.y + 9), 14, True)
    whole, short = text
    label(canvas, whole, Box(inner.x + 1, inner.bottom - foot - 1, inner.w - 2, foot), size, anchor="c", icon="",
          face="sans_bold" if link.state == "now" else "sans", short=short)


def _picture(canvas: Canvas, link: Link, room: Box) -> None:
    s, centre = room.h * 0.54, room.centre
    if link.sign in ("piece", "took"):
        art.mini(canvas, link.what, centre, s)
        if link.sign == "took":
            _medal(canvas, "take", (centre[0] - room.h * 0.52, centre[1]), room.h * 0.44)
    elif link.sign == "wooden":
        art.wooden(canvas, centre, s * 0.94, link.what)
    elif link.sign == "goods":
        _counted(canvas, f"tuscany/tokens/{link.what}", link.n, centre, room.h * 0.86)
    elif link.sign in ("cards", "draw"):
        card = centred((centre[0] - room.h * 0.2, centre[1]), room.h * 0.58, room.h * 0.88)
        art.card_back(canvas, card)
        figure(canvas, f"+{link.n}", (card.right + room.h * 0.34, centre[1]), room.h * 0.42, "ink")
    elif link.sign == "income":
        if link.what:
            reward = f"tuscany/tokens/{link.what.removesuffix('s')}"
            icon(canvas, reward, (centre[0] - s * 0.56, centre[1]), room.h * 0.86)
            figure(canvas, f"+{link.n}", (centre[0] + s * 0.84, centre[1]), room.h * 0.46, "ink")
        else:
            icon(canvas, "tuscany/tokens/income", centre, room.h * 0.9)
    elif link.sign == "token" and link.what:
        art.token(canvas, link.what, centred(centre, room.h * 0.82))
    else:
        icon(canvas, SIGNS[link.sign], centre, room.h * 0.8)


#: Pictures of what is no thing yet, or of the way it is done.
SIGNS = {
    "token": "tuscany/signs/bonus", "free": "tile", "take": "take", "place": "place", "act": "add",
    "extra": "tuscany/tokens/marble", "exchanged": "exchange",
}


def _counted(canvas: Canvas, picture: str, n: int, centre: Point, size: float) -> None:
    """A thing and how many of it."""
    if n < 2:
        icon(canvas, picture, centre, size)
        return
    icon(canvas, picture, (centre[0] - size * 0.24, centre[1]), size)
    figure(canvas, f"×{n}", (centre[0] + size * 0.52, centre[1]), size * 0.44, "ink")


def _medal(canvas: Canvas, picture: str, centre: Point, size: float) -> None:
    canvas.circle(centre, size * 0.5, "#F8F1DF", "ink", 1.2)
    icon(canvas, picture, centre, size * 0.7)
