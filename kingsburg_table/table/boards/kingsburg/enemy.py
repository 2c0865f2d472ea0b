"""This winter's enemy: its card on the stage, the reinforcements below it, and the peek box."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.components import Enemy
from kingsburg_table.games.kingsburg.state import Kingsburg
from kingsburg_table.table.boards.kingsburg import counted, reinforced
from kingsburg_table.table.boards.kingsburg import night as sky
from kingsburg_table.table.boards.kingsburg.fights import apart, joins
from kingsburg_table.table.boards.kingsburg.treasury import deciding
from kingsburg_table.table.boards.label import escape, heading, label, marked, pictures
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import hatch, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.die import die
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing
from kingsburg_table.table.theme import mix

night = sky.draw
HIDDEN = ("", "?")
LOW = 1.15  #: a card lower than this (by its width) shows portrait and results side by side
CARD = 0.68  #: the card's part of the column
SHIELD = ((-44, -42), (44, -42), (44, 6), (30, 34), (0, 54), (-30, 34), (-44, 6))


def things(sight: Sight) -> list[Thing]:
    view: Kingsburg = sight.view
    data = (view.enemy, view.reinforcements, view.valley)
    return [Thing("enemy", "enemy", data)] if view.enemy_shown else []


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    view: Kingsburg = sight.view
    card: Enemy = sight.data.enemies[view.enemy]
    shown = [card, *([sight.data.enemies[view.valley]] if view.valley else [])]
    above, below = spot.box.cut_top(spot.box.h * CARD)
    bonus = int(sight.hints.get("enemy_bonus", 0))
    for each, part in zip(shown, above.rows(len(shown), 10), strict=True):
        _card(canvas, part, each, sight, bonus if each is card else 0, each is not card and not joins(sight))
    if deciding(sight):
        return
    below = below.cut_top(16 if sight.wide else 10)[1]
    if apart(sight.data):
        reinforced.paint(canvas, below, sight)
        return
    roller = view.order[0]
    key = ("kingsburg.reinforcements", view.reinforcements, sight.colour(roller), sight.name(roller), sight.lang)
    canvas.cached(key, below, lambda inner: _reinforcements(inner, Box(0, 0, below.w, below.h), sight), 34)


def _card(canvas: Canvas, box: Box, card: Enemy, sight: Sight, bonus: int, aside: bool) -> None:
    own = Box(0, 0, box.w, box.h)  # in two, so that a press is answered after the first
    canvas.cached(("kingsburg.enemy plate",), box, lambda inner: _plate(inner, own), 60)
    canvas.cached(("kingsburg.enemy", card.id, bonus, aside, sight.lang), box,
                  lambda inner: _face(inner, own, card, sight, bonus, aside))


def draw_card(canvas: Canvas, box: Box, card: Enemy, sight: Sight) -> None:
    _plate(canvas, box)
    _face(canvas, box, card, sight)


def _plate(canvas: Canvas, box: Box) -> None:
    k = box.w / 372
    canvas.shadow(box, 16 * k, 22, 230, 10)
    canvas.rrect((box.x - 1.5, box.y - 1.5, box.w + 3, box.h + 3), 17 * k, "ink")
    canvas.rrect(box, 16 * k, "#4A1A16")
    hatch.pattern(canvas, box.inset(6 * k), "diagonal", (98, 38, 32, 255), 8, 12 * k)
    canvas.rrect(box.inset(5 * k), 12 * k, None, "gilt", 2)
    inner = box.inset(14 * k)
    paper.piece(canvas, inner, "vellum", 8, 3)
    canvas.rrect(inner, 8, None, "ink", 1.4)


def _face(
    canvas: Canvas, box: Box, card: Enemy, sight: Sight, bonus: int = 0, aside: bool = False
) -> None:
    """Portrait, strength on a shield, what a victory brings and what a defeat costs.

    `bonus`: how much stronger this year makes it; `aside`: a tribe that stays away.
    """
    k = box.w / 372
    if box.h < box.w * LOW:
        _low_face(canvas, box, card, sight, bonus, aside)
        return
    inner = box.inset(14 * k)
    row = max(40.0, 50 * k)
    head, rest = inner.cut_top(max(44.0, 58 * k))
    heading(canvas, sight.speaker.name(card.kind), head.inset(8, 0), 30 * max(k, 0.75), "ink")
    two_lines = len(card.loss.things()) > 2 and k < 0.9
    last = row + (20 if two_lines else 0)
    low = 58 * k + row + last + 20 * k
    picture = Box(rest.x + 12 * k, rest.y, rest.w - 24 * k, rest.h - low - 14 * k)
    _portrait(canvas, picture, card.kind, k)
    canvas.circle((picture.x + 26 * k, picture.y + 26 * k), 21 * k, "ink")
    canvas.circle((picture.x + 26 * k, picture.y + 26 * k), 19 * k, "gilt")
    canvas.circle((picture.x + 26 * k, picture.y + 26 * k), 16.5 * k, "walnut_deep")
    figure(canvas, counted.ROMAN[card.year], (picture.x + 26 * k, picture.y + 26 * k), 17 * k, "#FCE8B0")
    centre = (box.cx, picture.bottom + 6 * k)
    side = picture.w / 2 - 50 * k
    y = centre[1] + 13 * k
    for word, x, anchor in (("left", picture.x, "r"), ("right", centre[0] + 50 * k, "l")):
        label(canvas, sight.speaker.t(f"board.kingsburg.shield.{word}"), Box(x, y, side, max(30 * k, 24)),
              21 * max(k, 0.8), face="serif", colour="ink_soft", anchor=anchor, icon="")
    shield(canvas, centre, card.strength, k)
    if bonus:
        _more(canvas, (centre[0] + 46 * k, centre[1] - 26 * k), bonus, k)
    first = Box(picture.x, inner.bottom - row - last - 20 * k, picture.w, row)
    _row(canvas, first, "victory", counted.amounts(card.reward.things(), 1, "good"), sight, k)
    _row(canvas, Box(first.x, first.bottom + 8 * k, first.w, last), "defeat",
         counted.amounts(card.loss.things(), -1, "carmine"), sight, k, two_lines)


def _more(canvas: Canvas, centre: tuple[float, float], bonus: int, k: float) -> None:
    """What a destiny adds to the strength."""
    canvas.circle(centre, 21 * k, "ink")
    canvas.circle(centre, 19 * k, "gold_bright")
    figure(canvas, counted.signed(bonus), centre, max(22 * k, 16.0), "carmine")


def _low_face(canvas: Canvas, box: Box, card: Enemy, sight: Sight, bonus: int, aside: bool) -> None:
    """Two cards share the room of one: portrait and strength beside what is won and lost."""
    k = box.w / 372
    inner = box.inset(14 * k)
    head, rest = inner.cut_top(max(30.0, 42 * k))
    heading(canvas, sight.speaker.name(card.kind), head.inset(8, 0), 24 * max(k, 0.8), "ink")
    if aside:
        foot, rest = rest.cut_bottom(max(30.0, 36 * k))
        label(canvas, sight.speaker.t("board.kingsburg.stays_away"), foot.inset(8, 2), 19, anchor="c", lines=2,
              face="sans_bold", colour="ink_soft", icon="")
    picture, words = rest.cut_left(rest.w * 0.44)
    picture = picture.inset(8 * k, 4 * k)
    _portrait(canvas, picture, card.kind, k)
    centre = (picture.cx, picture.bottom - 34 * k)
    shield(canvas, centre, card.strength, k * 0.62)
    if bonus:
        _more(canvas, (centre[0] + 34 * k, centre[1] - 16 * k), bonus, k)
    for part, word, markup, colour in zip(
        words.inset(4 * k, 4 * k).rows(2, 6 * k), ("victory", "defeat"),
        (counted.amounts(card.reward.things(), 1, "good"), counted.amounts(card.loss.things(), -1, "carmine")),
        ("good", "carmine"), strict=True,
    ):
        base = mix(canvas.theme.hex(colour), "#F8F1DF", 0.82) if canvas.theme.textures else "#FFFFFF"
        canvas.rrect(part, 8, base, colour, 1.6)
        above, below = part.inset(6, 3).rows((1, 1.2))
        label(canvas, sight.speaker.t(f"board.kingsburg.{word}"), above, 19, face="serif_bold", colour=colour, icon="")
        pictures(canvas, markup, below, 21, anchor="r")


def _row(
    canvas: Canvas, box: Box, word: str, markup: str, sight: Sight, k: float, two_lines: bool = False
) -> None:
    """What a victory brings or a defeat costs; long lists under the word on a narrow card."""
    colour = "good" if word == "victory" else "carmine"
    base = mix(canvas.theme.hex(colour), "#F8F1DF", 0.82) if canvas.theme.textures else "#FFFFFF"
    canvas.rrect(box, 8, base, colour, 1.6)
    size = 21 * max(k, 0.8)
    words = sight.speaker.t(f"board.kingsburg.{word}")
    inner = box.inset(10, 2)
    if two_lines:
        above, below = inner.rows((1, 1.2))
        label(canvas, words, above, size, face="serif_bold", colour=colour)
        pictures(canvas, markup, below, size, anchor="r")
        return
    wide = min(canvas.text_width(words, face="serif_bold", size=size) + 8, inner.w * 0.64)
    label(canvas, words, Box(inner.x, inner.y, wide, inner.h), size, face="serif_bold", colour=colour)
    pictures(canvas, markup, Box(inner.x + wide, inner.y, inner.w - wide, inner.h), 23 * max(k, 0.8), anchor="r")


def _portrait(canvas: Canvas, box: Box, kind: str, k: float) -> None:
    size = max(box.w, box.h)
    with canvas.clip(box):
        icon(canvas, f"kingsburg/enemies/{kind}", (box.cx, box.bottom - size / 2), size)
    canvas.rrect(box, 5, None, "ink", 2.4 * k)


def shield(canvas: Canvas, centre: tuple[float, float], strength: int, k: float) -> None:
    """The enemy's strength."""
    x, y = centre
    canvas.glow((x - 34 * k, y - 34 * k, 68 * k, 68 * k), "#DC3C28", 34 * k, 12 * k, 170, 4 * k, hollow=False)
    for size, colour in ((1.0, "ink"), (0.94, "gilt"), (0.86, "carmine")):
        canvas.poly([(x + dx * k * size, y + dy * k * size) for dx, dy in SHIELD], colour)
    figure(canvas, str(strength), (x, y - 2 * k), 60 * k, "#FFF9EA")


def _reinforcements(canvas: Canvas, box: Box, sight: Sight) -> None:
    """The die everybody adds."""
    view: Kingsburg = sight.view
    paper.sheet(canvas, box, "parchment", 9, 61)
    heading(canvas, sight.speaker.t("board.kingsburg.reinforcements"), Box(box.x + 14, box.y + 8, box.w - 28, 28), 20)
    canvas.line((box.x + 24, box.y + 42), (box.right - 24, box.y + 42), "gilt_dark", 1, 0.6)
    foot = 40.0
    middle = Box(box.x, box.y + 46, box.w, box.h - 46 - foot - 6)
    size = min(104.0, middle.h * 0.9, box.w * 0.3)
    x = box.cx - size * 1.45
    canvas.glow((x, middle.cy - size / 2, size, size), "#FFFFFF", size * 0.2, 12, 120, 3)
    die(canvas, x, middle.cy - size / 2, size, view.reinforcements, 0)
    markup = f"[>] [soldiers] [good|+{view.reinforcements}]"
    pictures(canvas, markup, Box(x + size + 8, middle.y, box.right - x - size - 20, middle.h), size * 0.42)
    words = sight.speaker.t("board.kingsburg.everybody_gets", seat=view.order[0])
    thrower = f"[crest:{sight.colour(view.order[0])}]"
    marked(canvas, f"{thrower} {escape(words)}", Box(box.x + 14, box.bottom - foot - 4, box.w - 28, foot), 20,
           anchor="c", lines=2, short=f"{thrower} [>] {escape(sight.speaker.t('board.kingsburg.everybody'))}")


def can_peek(sight: Sight) -> bool:
    """Only who has looked at the card, and only while it still lies face down."""
    view: Kingsburg = sight.view
    return sight.seat in (*view.peekers, *view.scouts) and not view.enemy_shown and not sight.past


def peek(canvas: Canvas, box: Box, sight: Sight) -> None:
    """The card in the middle of the box; `sight.view` is the peeker's own view."""
    view: Kingsburg = sight.view
    seen = [id for id, who in ((view.enemy, view.peekers), (view.valley, view.scouts))
            if id not in HIDDEN and sight.seat in who]
    if not seen or not can_peek(sight):
        return
    high = min(box.h * 0.94, 560.0)
    wide = min(box.w * 0.9 / len(seen), high * 0.66)
    for at, id in enumerate(seen):
        x = box.cx + (at - len(seen) / 2) * wide
        draw_card(canvas, Box(x, box.cy - high / 2, wide, high), sight.data.enemies[id], sight)
