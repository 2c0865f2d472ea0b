"""Action cards: the large face, and the small one of rivals."""

from __future__ import annotations

from typing import Final

from kingsburg_table.games.principato.box import Card
from kingsburg_table.table.boards.label import holds, label, pictures
from kingsburg_table.table.boards.principato import art, lines
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card as kit
from kingsburg_table.table.draw import hatch
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.theme import mix

GROUPS: Final = {  # area -> colour, hatch, whether its title is light
    "environs": ("#7F9A4A", "bars", False), "city_center": ("#D9A93F", "checker", False),
    "city_walls": ("#A8402F", "diagonal", True), "palace_area": ("#42719F", "dots", True),
    None: ("#7A5C3E", "solid", True),
}


LIGHT: Final = {"hot": 56, "lit": 32}  #: units around a card that its light needs


def title(sight: Sight, id: str) -> str:
    """The name on a card; the tooltip has the whole one."""
    return sight.speaker.name(id, "short")


def face(canvas: Canvas, box: Box, card: Card, sight: Sight, state: str = "plain", strip: bool = True) -> None:
    """Title band, woodcut on the group's hatch, option rows, exchange mark; the frame tells the state.

    Without `strip` the options lie beside the card, and the picture takes their room.
    """
    colour, pattern, light = GROUPS[card.area]
    k = box.w / 164
    radius = 9 * k
    kit.ground(canvas, box, state, card.number, radius)
    name, one = title(sight, card.id), 20 * max(k, 0.82)
    lines_of = 1 if holds(canvas, name, Box(0, 0, box.w - 10, 35), one, face="serif") else 2
    band = max(31.0 if lines_of == 1 else 39.0, 36 * k)  # two lines need their room on a small card
    row = max(21.0, 29 * k)
    low = (row * len(card.options) + 8 * k) if strip else 8 * k
    head = Box(*kit.band(canvas, box, band, radius, top=True, colour=colour))
    words = Box(head.x + 3, head.y - 2, head.w - 6, head.h + 4)
    label(canvas, name, words, one if lines_of == 1 else 17, face="serif", lines=lines_of, lead=0.86, anchor="c",
          colour="#FFF8E6" if light else "ink", icon="")
    picture = Box(box.x + 7 * k, box.y + band + 5 * k, box.w - 14 * k, box.h - band - low - 8 * k)
    _vignette(canvas, picture, card, colour, pattern)
    if strip:
        for at, deal in enumerate(card.options):
            y = picture.bottom + 4 * k + at * row
            if at:
                canvas.line((box.x + 20 * k, y), (box.right - 20 * k, y), "ink_soft", 1, 0.35)
            room = Box(box.x + 5, y, box.w - 10, row)
            pictures(canvas, lines.option(deal, worth=lines.worth(deal, sight)), room, 19 * k, anchor="c")
    if card.exchange:
        art.exchange_mark(canvas, (box.right - 20 * k, picture.bottom - 7 * k), 17 * k)
    kit.frame(canvas, box, state, radius)
    if state in ("plain", "soft"):
        canvas.rrect(box, radius, None, "ink", 1.4)
    if state == "soft":  # legal, but so is nearly everything in a turn: an edge, no light
        canvas.rrect(box.inset(1.2), radius - 1, None, "gold_lit", 2.4)


def _vignette(canvas: Canvas, box: Box, card: Card, colour: str, pattern: str) -> None:
    canvas.rrect(box, 4, mix(colour, "#FFFFFF", 0.52))
    dark = canvas.theme.rgba(mix(colour, art.DARK, 0.3))[:3]
    hatch.pattern(canvas, box, pattern, (*dark, 80), 7, 4)
    centre = (box.cx, box.cy)
    canvas.svg('<ellipse cx="50" cy="50" rx="50" ry="50" fill="#FBF5E4" fill-opacity=".6"/>'
               '<ellipse cx="50" cy="50" rx="42" ry="42" fill="#FBF5E4" fill-opacity=".7"/>',
               (box.cx - box.w * 0.42, box.cy - box.h * 0.48, box.w * 0.84, box.h * 0.96))
    icon(canvas, f"principato/cards/{card.id}", centre, min(box.h * 0.88, box.w * 0.66))
    canvas.rrect(box, 4, None, "#241A12CC", 1.2)


def mini(canvas: Canvas, box: Box, card: Card) -> None:
    """A rival's card: colour, picture, exchange mark."""
    colour, pattern, _ = GROUPS[card.area]
    canvas.shadow(box, 5, 3, 110, 2)
    canvas.rrect(box, 5, "#FBF5E4", "ink", 1.3)
    inner = box.inset(2.5)
    canvas.rrect(inner, 3, mix(colour, "#FFFFFF", 0.5))
    band = Box(inner.x, inner.y, inner.w, max(6.0, box.h * 0.12))
    canvas.rrect(band, 2, colour)
    dark = canvas.theme.rgba(mix(colour, art.DARK, 0.4))[:3]
    hatch.pattern(canvas, band, pattern, (*dark, 150), 5, 2)
    size = min(inner.w * 0.94, (inner.h - band.h) * 0.92)
    icon(canvas, f"principato/cards/{card.id}", (box.cx, band.bottom + (inner.bottom - band.bottom) / 2), size)
    if card.exchange:
        r = max(7.0, box.w * 0.16)
        art.exchange_mark(canvas, (box.right - r * 0.7, box.bottom - r * 0.7), r)


def draw(canvas: Canvas, box: Box, card: Card, sight: Sight, state: str, strip: bool = True) -> None:
    """The face as a kept sprite."""
    worth = tuple(lines.worth(deal, sight) for deal in card.options) if strip else ()
    key = ("principato.card", card.id, state, sight.lang, strip, worth)
    canvas.cached(key, box, lambda own: face(own, Box(0, 0, box.w, box.h), card, sight, state, strip),
                  LIGHT.get(state, 14))
