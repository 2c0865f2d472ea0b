"""The sign of a computer player: what it likes, and how far it thinks in one to three dots; and its portrait."""

from __future__ import annotations

from kingsburg_table.bots.mind import LEVELS, mind_of
from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import card
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import shield, token
from kingsburg_table.text import language, t

PLAIN = "computer"  #: of one without a taste


def sign(canvas: Canvas, game: str, by: str, centre: Point, radius: float) -> None:
    """A round badge with the crest of its personality, the dots below."""
    _badge(canvas, game, by, centre, radius)
    dot = radius * 0.24
    _dots(canvas, game, by, (centre[0], centre[1] + radius + dot * 0.6), dot)


def portrait(canvas: Canvas, game: str, by: str, seat: int, box: Box) -> None:
    """Its bust in a niche, the badge at the arch, colour and dots at the foot; a shield for one without a taste."""
    mind = mind_of(game)
    taste = mind.seated(by)[1]
    bust = mind.personalities[taste].portrait if taste else ""
    if not bust:
        shield(canvas, seat, box.centre, min(box.w, box.h * 0.8) * 0.9)
        sign(canvas, game, by, (box.right - box.w * 0.12, box.y + box.h * 0.18), box.w * 0.2)
        return
    size = min(box.w, box.h * 0.88)
    nook = Box(box.cx - size / 2, box.y, size, size)
    card.niche(canvas, nook, card.NICHES[list(mind.personalities).index(taste) % len(card.NICHES)])
    canvas.icon(bust, (nook.cx, nook.bottom - size * 0.485), size * 0.97)
    canvas.line((nook.x - 2, nook.bottom), (nook.right + 2, nook.bottom), "ink", 2.2)
    _badge(canvas, game, by, (nook.right - size * 0.06, nook.y + size * 0.12), size * 0.15)
    token(canvas, seat, (nook.x + size * 0.16, nook.bottom - size * 0.02), size * 0.36)
    dot = size * 0.058
    _dots(canvas, game, by, (nook.cx + size * 0.16, nook.bottom + dot * 1.9), dot)


def _badge(canvas: Canvas, game: str, by: str, centre: Point, radius: float) -> None:
    mind = mind_of(game)
    taste = mind.seated(by)[1]
    canvas.circle(centre, radius, "slip", "gilt_dark", 1.6)
    canvas.icon(mind.personalities[taste].crest if taste else PLAIN, centre, radius * 1.36)


def _dots(canvas: Canvas, game: str, by: str, centre: Point, dot: float) -> None:
    there = LEVELS.index(mind_of(game).seated(by)[0])
    for at in range(len(LEVELS)):
        spot = (centre[0] + (at - 1) * dot * 2.6, centre[1])
        canvas.circle(spot, dot, "gold_bright" if at <= there else "vellum", "walnut_deep", 1)


def named(game: str, by: str) -> str:
    """As "Notary, Builder"."""
    mind = mind_of(game)
    level, taste = mind.seated(by)
    liked = [str(mind.personalities[taste].name.form(language(), "nom"))] if taste else []
    return ", ".join([t(f"setup.computer.{level}"), *liked])
