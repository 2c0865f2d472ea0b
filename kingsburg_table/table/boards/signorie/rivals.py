"""Rivals: points, florins, pawns, helpers, which colours are still open, and the sum of their dice."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.signorie.state import Signorie
from kingsburg_table.games.signorie.words import COLOURS
from kingsburg_table.table.boards.label import escape, marked, named, pictures
from kingsburg_table.table.boards.seatsheet import seat_sheet
from kingsburg_table.table.boards.signorie.art import DICE, ROMAN, SIGNS, number
from kingsburg_table.table.boards.signorie.calendar import rewarding
from kingsburg_table.table.boards.signorie.home import sum_of
from kingsburg_table.table.boards.tags import Tags, draw_tags, tags
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import tag
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look

PAD = 34.0


@dataclass(frozen=True, slots=True)
class Rival:
    """Everything a rival's card depends on."""

    colour: int
    name: str
    points: int
    florins: int
    men: int
    women: int
    helpers: int
    tokens: int
    dice: tuple[int, ...]
    total: int
    limit: int
    base: int
    passed: bool
    near: str  #: what is within reach, or why no reward is: markup
    following: bool  #: plays next
    point_tags: Tags
    hovered: bool
    shown: bool


def rival_of(sight: Sight, seat: int, look: Look) -> Rival:
    view: Signorie = sight.view
    player, numbers, found = view.players[seat], sight.counters[seat], sum_of(sight, seat)
    return Rival(
        sight.colour(seat), sight.name(seat), numbers["points"], player.florins, player.men, player.women,
        numbers["helpers"], numbers["tokens"], tuple(player.dice), found.now, found.limit,
        sight.data.figures.threshold.base, player.passed and not rewarding(view), near(sight, seat),
        _next(sight) == seat, tags(sight, seat, "points"), look.hovered or look.lit,
        sight.estate == seat and seat != sight.seat,
    )


def _next(sight: Sight) -> int:
    """Who takes a die after who decides now; -1 for nobody."""
    view: Signorie = sight.view
    if sight.decision is None or rewarding(view):
        return -1
    order = list(view.order)
    at = order.index(sight.decision.seat)
    return next((seat for seat in order[at + 1 :] + order[:at] if not view.players[seat].passed), -1)


def near(sight: Sight, seat: int) -> str:
    """The one thing worth knowing of a rival now."""
    view: Signorie = sight.view
    say, reach = sight.speaker.t, sight.hints["reach"][seat]
    if sight.hints["sums"][seat] > sight.hints["thresholds"][seat]:
        return f"[carmine|{escape(say('board.signorie.near.over'))}]"
    if view.players[seat].passed and not rewarding(view):
        return escape(say("board.signorie.passed"))
    if not max(reach["mission"], reach["marriage"]):
        return ""
    by = "mission" if reach["mission"] >= reach["marriage"] else "marriage"
    sign = SIGNS[reach["career"]] if by == "mission" else by
    return f"[{sign}] {escape(say(f'board.signorie.near.{by}'))} [points]+{reach[by]}"


def card(canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
    shown = rival_of(sight, seat, look)
    key = ("signorie.rival", shown, sight.lang)
    canvas.cached(key, box, lambda own: _card(own, Box(0, 0, box.w, box.h), shown, sight), PAD)


def _card(canvas: Canvas, box: Box, shown: Rival, sight: Sight) -> None:
    band = 12.0
    seat_sheet(canvas, box, shown.colour, band, shown.shown, shown.hovered)
    inner = Box(box.x + band + 10, box.y + 5, box.w - band - 20, box.h - 10)
    top, middle, low, foot = inner.rows((1.14, 0.9, 1.0, 0.66))
    crest = min(50.0, top.h * 1.04)
    token(canvas, shown.colour, (inner.x + crest / 2, top.y + crest / 2), crest)
    wreath = 52.0
    laurel(canvas, shown.points, (inner.right - wreath / 2, top.y + wreath / 2 - 4), wreath)
    draw_tags(canvas, shown.point_tags, (inner.right - wreath / 2, top.y + wreath - 2), wreath + 20)
    name = Box(inner.x + crest + 12, top.y, inner.w - crest - wreath - 20, top.h)
    named(canvas, shown.name, name, 25, lead=0.9)
    if shown.following:
        icon(canvas, "sand_glass", (inner.x + crest, top.y + crest - 11), 21)
    amounts = (("money", shown.florins), ("man", shown.men), ("woman", shown.women), ("helper", shown.helpers),
               ("alliance", shown.tokens))
    for (sign, amount), part in zip(amounts, middle.columns(5), strict=True):
        icon(canvas, sign, (part.x + 15, part.cy + 2), 24)
        figure(canvas, str(amount), (part.x + 42, part.cy + 2), 22, "ink")
    _dice(canvas, Box(inner.x, low.y, inner.w * 0.62, low.h), shown)
    _sum(canvas, Box(inner.x + inner.w * 0.64, low.y, inner.w * 0.36, low.h), shown, 26)
    marked(canvas, shown.near, foot, 18, colour="ink_soft", icon="")


def _dice(canvas: Canvas, box: Box, shown: Rival) -> None:
    """The five colours: the die that lies there, or the numeral of a column that is still open."""
    size = min(36.0, box.h, box.w / 5 - 4)
    for at, (colour, place) in enumerate(zip(COLOURS, box.columns(5), strict=True)):
        value = shown.dice[at] if shown.dice else 0
        if value:
            number(canvas, colour, value, place.centre, size)
            continue
        side = size * 0.92
        canvas.rrect((place.cx - side / 2, place.cy - side / 2, side, side), 6, None, DICE[colour][0], 2)
        figure(canvas, ROMAN[colour], place.centre, 16, "ink_soft", "serif")


def _sum(canvas: Canvas, box: Box, shown: Rival, size: float) -> None:
    good = shown.total <= shown.limit
    icon(canvas, "gauge", (box.x + 14, box.cy), 26)
    tone = "carmine" if shown.limit > shown.base else "ink_soft"
    words = f"[{'good' if good else 'carmine'}|{shown.total}]"
    wide = pictures(canvas, words, Box(box.x + 32, box.y, 40, box.h), size)
    pictures(canvas, f"[{tone}|/ {shown.limit}]", Box(box.x + 37 + wide, box.y + 2, 60, box.h), 19, face="serif")


def rail(canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
    shown = rival_of(sight, seat, look)
    canvas.cached(("signorie.rail", shown), box, lambda own: _rail(own, Box(0, 0, box.w, box.h), shown), PAD)


def _rail(canvas: Canvas, box: Box, shown: Rival) -> None:
    """Crest, points, sum, florins, and which colours are used, one under the other."""
    seat_sheet(canvas, box, shown.colour, 5, shown.shown, shown.hovered)
    x = box.cx + 2
    token(canvas, shown.colour, (x, box.y + 24), 38, opacity=0.55 if shown.passed else 1.0)
    if shown.passed:
        icon(canvas, "pass", (x + 16, box.y + 36), 18)
    laurel(canvas, shown.points, (x, box.y + 62), 40)
    draw_tags(canvas, shown.point_tags, (x, box.y + 79), box.w - 8)
    icon(canvas, "gauge", (x - 13, box.y + 94), 20)
    figure(canvas, str(shown.total), (x + 11, box.y + 94), 19, "good" if shown.total <= shown.limit else "carmine")
    icon(canvas, "money", (x - 13, box.y + 117), 19)
    figure(canvas, str(shown.florins), (x + 11, box.y + 117), 19, "ink")
    step = (box.w - 14) / 5
    for at, colour in enumerate(COLOURS):
        used = bool(shown.dice and shown.dice[at])
        place = (box.x + 8 + at * step, box.y + 135, step - 1, 13)
        canvas.rrect(place, 2, DICE[colour][0] if used else None, "ink" if used else "#5A463296", 1)
    if shown.limit > shown.base:
        tag.badge(canvas, str(shown.limit), (box.right - 13, box.y + 13), 11.5, "carmine", "ink", "cream")
    if shown.following:
        x, y = box.x + 3, box.y + 22
        canvas.poly([(x - 10, y), (x, y - 7), (x, y + 7)], "gold_bright", "ink", 1.2)
