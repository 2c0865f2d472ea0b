"""Wax seals: the gold one that does the next irrevocable thing, the small red one that stops undo."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from kingsburg_table.table.draw import svg
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.heraldry import crest_body
from kingsburg_table.table.draw.icon import DETAIL_FROM
from kingsburg_table.table.draw.shade import glow, soft
from kingsburg_table.table.theme import SEATS

BLOB: Final = ("M50 2C60 0 66 8 75 9C86 11 86 22 92 30C99 39 95 48 97 57C98 68 89 73 85 81C79 91 69 89 60 95"
               "C51 101 43 94 33 94C22 93 19 83 12 76C4 68 6 59 3 50C1 39 9 33 13 24C17 13 27 15 34 8C40 3 44 3 50 2Z")


class Wax(NamedTuple):
    """From the deepest shade to the brightest light, then the figure's dark and light."""

    deep: str
    dark: str
    body: str
    light: str
    floor: str
    rim: str
    figure: str
    shine: str


GOLD: Final = Wax("#6E4A0A", "#9A6C16", "#D8A635", "#EDC763", "#CC982E", "#F6D67C", "#6E4A0C", "#F8DC8E")
PRESSED: Final = Wax("#5E3E08", "#86590F", "#BE8C24", "#D2A844", "#B07E20", "#DDB75A", "#583A08", "#E0BE6C")
HOT: Final = Wax("#7A520C", "#A87618", "#E6B640", "#FADA7C", "#DAA636", "#FFE49A", "#6E4A0C", "#FFEBAA")
GREY: Final = Wax("#4A4238", "#6A6052", "#938877", "#A89D8A", "#877C6C", "#B8AE9C", "#544B3F", "#B4AA98")
RED: Final = Wax("#4E0C0A", "#6E120E", "#A8251B", "#C8402F", "#941D15", "#D8523C", "#4A0A06", "#E87862")
SMALL: Final = RED._replace(figure="#F8D8C8", shine="#5E0E0A")
STATES: Final = {"ready": GOLD, "hot": HOT, "pressed": PRESSED, "grey": GREY, "red": RED}


def _scaled(k: float, dx: float, dy: float, fill: str) -> str:
    place = f"translate({50 + dx:g},{50 + dy:g}) scale({k:g}) translate(-50,-50)"
    return f'<path d="{BLOB}" fill="{fill}" transform="{place}"/>'


def _figure(sign: str, colour: str, dy: float, px: float) -> str:
    """The embossed sign: a crest, or the lines of an icon."""
    if sign in {seat.crest for seat in SEATS.values() if seat.crest}:
        place = f"translate(50,{50.4 + dy:g}) scale(.47) translate(-50,-50)"
        return f'<g transform="{place}">{crest_body(sign, colour)}</g>'
    text = svg.source(f"icons/{sign}")
    body = svg.one_colour(svg.plain(text) if px < DETAIL_FROM * 3 else text, colour)
    inside = body[body.index(">") + 1:body.rindex("</svg>")]
    return f'<g transform="translate(50,{50 + dy:g}) scale(1.72) translate(-12,-12)">{inside}</g>'


def _wax(d: int, wax: Wax, sign: str | None, pressed: bool) -> pygame.Surface:
    """Blob with a thick lit rim and a pressed field."""
    lift = 0.6 if pressed else 1.0
    body = _scaled(1.0, 0, 1.3, wax.deep) + _scaled(0.985, 0, 0, wax.dark)
    body += _scaled(0.95, -0.6 * lift, -0.9 * lift, wax.body) + _scaled(0.885, -1.5 * lift, -2.0 * lift, wax.light)
    body += _scaled(0.845, 0.4, 0.4, wax.body)
    body += ('<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x1="30" y1="16" x2="70" y2="86">'
             f'<stop offset="0%" stop-color="{wax.dark}"/><stop offset="45%" stop-color="{wax.floor}"/>'
             f'<stop offset="100%" stop-color="{wax.light}"/></linearGradient></defs>')
    body += (f'<circle cx="50" cy="51.2" r="36" fill="{wax.rim}"/><circle cx="50" cy="50" r="35.4" fill="{wax.deep}"/>'
             f'<circle cx="50" cy="50.7" r="33.6" fill="url(#f)"/>'
             f'<circle cx="50" cy="50.4" r="31" fill="none" stroke="{wax.figure}" stroke-width=".9" '
             'stroke-opacity=".5"/>')
    if sign:
        body += _figure(sign, wax.shine, 1.5, d) + _figure(sign, wax.figure, 0, d)
    shine = 0.3 if pressed else 0.62
    body += (f'<g fill="none" stroke="#FFF8DC" stroke-width="3.4" stroke-linecap="round" stroke-opacity="{shine}">'
             '<path d="M15 37C20 24 30 15 44 10.500"/><path d="M12 46l-.6 3"/></g>')
    return svg.shape(body, d, d, "-2 -2 104 104")


def seal(canvas: Canvas, centre: Point, radius: float = 54, state: str = "ready", sign: str | None = "seal") -> None:
    """The commit seal: ready, hot (under the hand), pressed, grey. sign: a crest's name or an icon's."""
    x, y = centre
    pressed = state == "pressed"
    r = radius * (0.965 if pressed else 1.0)
    disc = (x - r * 0.92, y - r * 0.92, r * 1.84, r * 1.84)
    if state in ("ready", "hot") and not canvas.theme.high_contrast:
        glow(canvas, disc, "#FFCD5A", r, 16, 190 if state == "hot" else 140, 4, hollow=False)
    if not canvas.theme.high_contrast:
        drop = r * (0.04 if pressed else 0.11)
        soft(canvas, (disc[0], disc[1] + drop, disc[2], disc[3]), r, r * (0.1 if pressed else 0.17), (0, 0, 0, 200),
             hollow=False)
    d = canvas.px(2 * r, 12)
    canvas.centred(canvas.sprite(("wax", d, state, sign), lambda: _wax(d, STATES[state], sign, pressed)), centre)
    if canvas.theme.high_contrast:
        canvas.circle(centre, r + 3, None, "#FFFFFF", 3)


def small_seal(canvas: Canvas, centre: Point, size: float = 22) -> None:
    """The red seal of the chronicle: nothing is undone past this."""
    d = canvas.px(size, 12)
    canvas.centred(canvas.sprite(("wax", d, "small"), lambda: _wax(d, SMALL, "check", False)), centre)
