"""The sign of a computer player: what it likes, and how far it thinks in one to three dots."""

from __future__ import annotations

from kingsburg_table.bots.mind import LEVELS, mind_of
from kingsburg_table.table.box import Point
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.text import language, t

PLAIN = "computer"  #: of one without a taste


def sign(canvas: Canvas, game: str, by: str, centre: Point, radius: float) -> None:
    """A round badge with the crest of its personality, the dots below."""
    mind = mind_of(game)
    level, taste = mind.seated(by)
    crest = mind.personalities[taste].crest if taste else PLAIN
    canvas.circle(centre, radius, "slip", "gilt_dark", 1.6)
    canvas.icon(crest, centre, radius * 1.36)
    dot, there = radius * 0.24, LEVELS.index(level)
    for at in range(len(LEVELS)):
        spot = (centre[0] + (at - 1) * dot * 2.6, centre[1] + radius + dot * 0.6)
        canvas.circle(spot, dot, "gold_bright" if at <= there else "vellum", "walnut_deep", 1)


def named(game: str, by: str) -> str:
    """As "Notary, Builder"."""
    mind = mind_of(game)
    level, taste = mind.seated(by)
    liked = [str(mind.personalities[taste].name.form(language(), "nom"))] if taste else []
    return ", ".join([t(f"setup.computer.{level}"), *liked])
