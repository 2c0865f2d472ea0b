"""Winter's battles: each seat's strength as a row of blocks against the enemy's line, and what came of it."""

from __future__ import annotations

from kingsburg_table.table.boards.kingsburg import blocks, faces, outcomes
from kingsburg_table.table.boards.kingsburg.calendar import WINTER, step
from kingsburg_table.table.boards.kingsburg.fights import FightShown, fights
from kingsburg_table.table.boards.label import named
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import hatch, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

TONES = {"win": "#ECF0DE", "draw": "vellum", "loss": "#F6E2D4"}
COLOURS = {"win": "good", "draw": "gilt_dark", "loss": "carmine"}


def things(sight: Sight) -> list[Thing]:
    rows = fights(sight)
    unit = max((max(row.blocks + len(row.idle) + bool(row.hindering) * 2, row.enemy + 1) for row in rows), default=1)
    return [Thing("battle", f"battle.{row.seat}", (row, unit)) for row in rows]


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """The four steps of winter above the rows; done ones ticked, the current one lit."""
    head = float(placed.details.get("head", 64))
    y = placed.box.y + head / 2
    now = WINTER.index(step(sight)) if step(sight) in WINTER else 0
    words = [sight.speaker.t(f"board.kingsburg.winter.{name}") for name in WINTER]
    size = 20.0 if sight.wide else 17.0
    high = size * 1.9
    wide = [canvas.text_width(word, face="serif", size=size) + high * 1.5 for word in words]
    gap = min(26.0, (placed.box.w - sum(wide) - 12) / 3)
    x = placed.box.x + 8
    for at, (word, w) in enumerate(zip(words, wide, strict=True)):
        current, done = at == now, at < now
        canvas.rrect((x, y - high / 2, w, high), high / 2, "vellum" if current else "#1E2838",
                     "gilt" if current else "#7E8E9E", 1.4)
        r = high * 0.34
        canvas.circle((x + high * 0.55, y), r, "gilt" if current else "#54687A")
        if done:
            icon(canvas, "check", (x + high * 0.55, y), r * 1.4, tint="#F8F1DF", mono=True)
        else:
            figure(canvas, str(at + 1), (x + high * 0.55, y), max(r * 1.3, 16 / canvas.scale),
                   "ink" if current else "#FFF9EA")
        canvas.text(word, (x + high * 1.08, y), face="serif", size=size, colour="ink" if current else "#E8EEF0")
        x += w
        if at < 3:
            canvas.line((x + 4, y), (x + gap - 4, y), "#C8D4DC", 2)
            x += gap


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, tuple)
    row, unit = spot.thing.data
    box = spot.box
    key = ("kingsburg.battle", row, unit, look.hovered, sight.wide, sight.lang)
    canvas.cached(key, box, lambda own: _row(own, Box(0, 0, box.w, box.h), row, unit, sight), 34)


def _row(canvas: Canvas, box: Box, row: FightShown, unit: int, sight: Sight) -> None:
    band = 14.0 if sight.wide else 9.0
    if row.fighting:
        canvas.glow(box, "gold_bright", 8, 11, 255, 3)
    paper.sheet(canvas, box, TONES[row.result] if canvas.theme.textures else "vellum", 7, 20 + row.colour, frame=False,
                lift=190)
    with canvas.clip((box.x + 1, box.y + 1, band, box.h - 2)):
        hatch.band(canvas, (box.x + 1, box.y + 1, band + 9, box.h - 2), row.colour, 7)
    canvas.line((box.x + band + 1, box.y + 1), (box.x + band + 1, box.bottom - 1), "ink", 1.4)
    if row.fighting:
        canvas.rrect(box, 7, None, "gold_lit", 3)
    k = min(1.0, box.h / 194)
    who = Box(box.x + band, box.y, 162.0 if sight.wide else 152.0, box.h)
    size = min(84.0, box.h * 0.46)
    token(canvas, row.colour, (who.cx, who.y + box.h * 0.07 + size / 2), size)
    if row.governor:
        small = max(28.0, size * 0.52)
        at = (who.cx + size * 0.62, who.y + box.h * 0.07 + size * 0.78)
        faces.medallion(canvas, f"kingsburg/governors/{row.governor}", at, small, row.number)
    top = box.h * 0.1 + size
    named(canvas, row.name, Box(who.x + 4, who.y + top, who.w - 6, box.h - top - 4), 28 * max(k, 0.7), anchor="c",
          lead=1.0)
    wide = box.w * (0.275 if sight.wide else 0.28)
    result = Box(box.right - wide - 10, box.y + 10 * k, wide, box.h - 20 * k)
    total = Box(result.x - 14 - 92 * max(k, 0.72), box.y, 92 * max(k, 0.72), box.h)
    blocks.draw(canvas, Box(who.right + 6, box.y, total.x - who.right - 10, box.h), row, unit, sight)
    colour = COLOURS[row.result]
    figure(canvas, str(row.strength).replace("-", "−"), (total.cx, box.y + box.h * 0.42), box.h * 0.37, colour)
    figure(canvas, f"{_sign(row)} {row.enemy}", (total.cx, box.y + box.h * 0.74), max(box.h * 0.14, 17), "ink_soft")
    canvas.line((result.x - 10, box.y + 12), (result.x - 10, box.bottom - 12), "gilt_dark", 1.2, 0.5)
    outcomes.draw(canvas, result, row, sight, colour)


def _sign(row: FightShown) -> str:
    return ">" if row.strength > row.enemy else "<" if row.strength < row.enemy else "="
