"""The winter to come: the range of this year's enemies against everybody's defence."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass

from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.state import Kingsburg
from kingsburg_table.games.kingsburg.words import FixedReinforcements, Strength
from kingsburg_table.table.boards.kingsburg.counted import MINUS, ROMAN, signed
from kingsburg_table.table.boards.label import heading, label, pictures
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card, hatch, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.die import die
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

LAST = 9
LOW = 232.0  #: a panel lower than this has one line of numbers


@dataclass(frozen=True, slots=True)
class Threat:
    """What the panel shows; never the card itself, even if somebody has looked at it."""

    year: int
    low: int
    high: int
    soldiers: int
    buildings: int
    marks: tuple[tuple[int, int, bool], ...]  #: strength, colour, whose panel it is
    special: tuple[tuple[str, int], ...]  #: kind of enemy, how much more against it
    bonus: int = 0  #: how much stronger this year's destiny makes the enemy
    reinforcements: str = "1–6"
    die: bool = True  #: the reinforcements are rolled
    valley: bool = False  #: Goblins may join (SC3)

    @property
    def own(self) -> int:
        return self.soldiers + self.buildings

    @property
    def enemy(self) -> str:
        return f"{self.low + self.bonus}–{self.high + self.bonus}"


def things(sight: Sight) -> list[Thing]:
    return [Thing("threat", "enemy")]


def threat(sight: Sight) -> Threat:
    view: Kingsburg = sight.view
    low, high = sight.data.figures.strength_ranges[max(view.year, 1) - 1]
    strengths = [numbers["strength"] for numbers in sight.counters]
    soldiers = sight.counters[sight.seat]["soldiers"]
    marks = tuple((strengths[seat], sight.colour(seat), seat == sight.seat) for seat in view.order)
    return Threat(view.year, low, high, soldiers, strengths[sight.seat] - soldiers, marks, _special(sight),
                  sight.hints.get("enemy_bonus", 0), *_coming(sight), sight.data.has("goblin_valley"))


def _coming(sight: Sight) -> tuple[str, bool]:
    """How many reinforcements come, and whether a die decides: a token of one's own, or a number a card fixes."""
    if sight.data.has("army_tokens"):
        left = sight.view.players[sight.seat].army
        return (f"{min(left)}–{max(left)}" if left and min(left) < max(left) else str(*left[:1])), False
    for effect in sight.data.effects_of(sight.view.destiny) if sight.view.destiny else ():
        for word in effect.do:
            if isinstance(word, FixedReinforcements):
                return str(word.n), False
    return "1–6", True


def _special(sight: Sight) -> tuple[tuple[str, int], ...]:
    data: Components = sight.data
    extra: dict[str, int] = defaultdict(int)
    for id in sight.view.players[sight.seat].built:
        for effect in data.effects(id, "battle_mod"):
            for word in effect.do:
                if isinstance(word, Strength):
                    for kind in word.against.keys() - {"any"}:
                        extra[kind] += word.by(kind) - word.by("any")
    return tuple((kind, count) for kind, count in extra.items() if count)


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    shown, box = threat(sight), spot.box
    key = ("kingsburg.threat", shown, sight.wide, sight.lang)
    canvas.cached(key, box, lambda own: _panel(own, Box(0, 0, box.w, box.h), shown, sight), 34)


def _panel(canvas: Canvas, box: Box, shown: Threat, sight: Sight) -> None:
    paper.sheet(canvas, box, "parchment", seed=6)
    tight = not sight.wide
    inner = box.inset(12 if tight else 20, 0)
    if box.h < LOW:
        _low(canvas, inner, shown, sight)
        return
    head, meter_high, line = (29.0, 80.0, 24.0) if tight else (42.0, 88.0, 34.0)
    title = sight.speaker.t("board.kingsburg.winter_of", year=ROMAN[shown.year])
    heading(canvas, title, Box(inner.x, box.y + (4 if tight else 11), inner.w, 26))
    rest = Box(inner.x, box.y + head, inner.w, box.h - head - meter_high)
    lines = 1 + bool(shown.special)
    top = Box(rest.x, rest.y, rest.w, min(124.0, rest.h - line * lines - 4))
    wide = min(top.h * 0.74, top.w * 0.3)
    card.back(canvas, (top.x, top.y + 3, wide, top.h - 6), ROMAN[shown.year] if wide > 60 else "", "snow")
    _numbers(canvas, Box(top.x + wide + 14, top.y, top.w - wide - 14, top.h), shown, sight)
    gap = (rest.bottom - top.bottom - line * lines) / (lines + 1)
    row = Box(rest.x, top.bottom + gap, rest.w, line)
    _reinforced(canvas, row, shown, sight)
    if shown.special:
        _more(canvas, row.moved(0, line + gap), shown, sight)
    low = box.bottom - meter_high
    canvas.line((inner.x, low), (inner.right, low), "gilt_dark", 1, 0.45)
    meter(canvas, Box(inner.x + 6, low, inner.w - 12, meter_high), shown)


def _reinforced(canvas: Canvas, row: Box, shown: Threat, sight: Sight) -> None:
    if shown.die:
        die(canvas, row.x + 1, row.cy - row.h / 2, row.h, 6, 0)
    else:
        icon(canvas, "soldiers", (row.x + 1 + row.h / 2, row.cy), row.h)
    words = sight.speaker.t("board.kingsburg.reinforcements")
    label(canvas, words, Box(row.x + row.h + 12, row.y, row.w - row.h - 60, row.h), 18, colour="ink_soft")
    px = max(16, canvas.px(24 if sight.wide else 20))
    canvas.text(shown.reinforcements, (row.right, row.cy), face="serif_bold", px=px, anchor="r")


def _low(canvas: Canvas, inner: Box, shown: Threat, sight: Sight) -> None:
    """Where other things take the room: one line of numbers, the meter, and more lines as far as they fit."""
    line, meter_high = (30.0, 76.0) if sight.wide else (26.0, 70.0)
    head, rest = Box(inner.x, inner.y + 4, inner.w, inner.h - 6).cut_top(line + 2)
    own = str(shown.own).replace("-", MINUS)
    goblins = " [goblins]" if shown.valley else ""
    markup = f"[swords][carmine|{shown.enemy}]{goblins} [_] [defence]{own}"
    wide = pictures(canvas, markup, head, 24 if sight.wide else 20, anchor="r")
    title = sight.speaker.t("board.kingsburg.winter_of", year=ROMAN[shown.year])
    label(canvas, title, Box(head.x, head.y, head.w - wide - 10, head.h), 19, face="serif", colour="ink_soft",
          short=sight.speaker.t("board.kingsburg.winter_of.short", year=ROMAN[shown.year]))
    low, middle = rest.cut_bottom(min(meter_high, rest.h))
    lines = [_reinforced, *([_more] if shown.special else [])][: int(middle.h // line)]
    gap = (middle.h - line * len(lines)) / (len(lines) + 1)
    for at, draw in enumerate(lines):
        draw(canvas, Box(middle.x, middle.y + gap + at * (line + gap), middle.w, line - 4), shown, sight)
    canvas.line((inner.x, low.y), (inner.right, low.y), "gilt_dark", 1, 0.45)
    meter(canvas, Box(inner.x + 6, low.y, inner.w - 12, low.h), shown)


def _more(canvas: Canvas, row: Box, shown: Threat, sight: Sight) -> None:
    """What buildings add only against some kinds of enemies."""
    markup = " ".join(f"[{kind}][{'good' if n > 0 else 'carmine'}|{signed(n)}]" for kind, n in shown.special)
    words = sight.speaker.t("board.kingsburg.more_against")
    room = min(canvas.text_width(words, "caption") + 8, row.w * 0.6)
    label(canvas, words, Box(row.x, row.y, room, row.h), 18, colour="ink_soft")
    pictures(canvas, markup, Box(row.x + room, row.y, row.w - room, row.h), 20, anchor="r")


def _numbers(canvas: Canvas, box: Box, shown: Threat, sight: Sight) -> None:
    """The enemy's range above, the own defence and what it is made of below."""
    own = str(shown.own).replace("-", MINUS)
    sign = "+" if shown.buildings >= 0 else MINUS
    parts = f"[soldiers]{shown.soldiers} {sign} [defence]{abs(shown.buildings)}"
    if box.h < 100:
        rows = box.rows(3)
        for row, word, text, colour in ((rows[0], "enemy", shown.enemy, "carmine"), (rows[1], "defence", own, "ink")):
            px = max(16, canvas.px(min(26.0, row.h * 0.86)))
            wide = canvas.text(text, (row.right, row.cy), face="serif_bold", px=px, colour=colour, anchor="r")
            label(canvas, sight.speaker.t(f"board.kingsburg.{word}"), Box(row.x, row.y, row.w - wide - 6, row.h), 18,
                  colour="ink_soft")
        pictures(canvas, parts, rows[2], 18, anchor="r")
        return
    above, below = box.rows(2)
    px = max(16, canvas.px(36))
    for part, word, text, colour in ((above, "enemy", shown.enemy, "carmine"), (below, "defence", own, "ink")):
        label(canvas, sight.speaker.t(f"board.kingsburg.{word}"), Box(part.x, part.y, part.w, part.h * 0.42), 18,
              colour="ink_soft")
        wide = canvas.text(text, (part.x, part.y + part.h * 0.7), face="serif_bold", px=px, colour=colour)
    room = Box(below.x + wide + 14, below.y + below.h * 0.4, below.w - wide - 14, below.h * 0.6)
    pictures(canvas, parts, room, 19.5)


def meter(canvas: Canvas, box: Box, shown: Threat) -> None:
    """The bar from 0 to 9 with the enemy's range, and everybody's crest where their defence stands."""
    high = min(18.0, box.h * 0.22)
    bar = Box(box.x, box.bottom - high - 31, box.w, high)
    step = bar.w / LAST

    def at(value: int) -> float:
        return bar.x + step * min(max(value, 0), LAST)
    canvas.rrect(bar.inset(-6, 0), high / 2, "#D6C49C" if canvas.theme.textures else "#FFFFFF")
    low, top = shown.low + shown.bonus, shown.high + shown.bonus
    zone = (at(low) - step * 0.38, bar.y, at(top) - at(low) + step * 0.76, high)
    canvas.rrect(zone, 5, "carmine")
    hatch.pattern(canvas, zone, "diagonal", (0, 0, 0, 60), 6, 5)
    canvas.rrect(bar.inset(-6, 0), high / 2, None, "ink", 1.4)
    for value in range(LAST + 1):
        hot, own = low <= value <= top, value == min(max(shown.own, 0), LAST)
        text = "9+" if value == LAST and any(mark[0] > LAST for mark in shown.marks) else str(value)
        figure(canvas, text, (at(value), bar.bottom + 14), max(17.0, 16 / canvas.scale),
               "carmine" if hot else "ink" if own else "ink_soft", "serif_bold" if own or hot else "serif")
    _crests(canvas, bar, shown, at)


def _crests(canvas: Canvas, bar: Box, shown: Threat, at: Callable[[int], float]) -> None:
    """Everybody's crest over their strength; pushed apart where they would cover each other, with a thread each."""
    marks = sorted(shown.marks, key=lambda mark: mark[0])
    size = 25.0
    apart = min(size * 0.94, bar.w / len(marks))
    places = [at(value) for value, _, _ in marks]
    for _ in range(12):
        for left in range(len(places) - 1):
            over = apart - (places[left + 1] - places[left])
            if over > 0:
                places[left] -= over / 2
                places[left + 1] += over / 2
        shift = max(0.0, bar.x - places[0]) - max(0.0, places[-1] - bar.right)
        places = [place + shift for place in places]
    y = bar.y - size * 0.7
    for (value, _, mine), x in zip(marks, places, strict=True):
        width = 2.4 if mine else 1.6
        canvas.poly([(x, y), (at(value), bar.y + 1), (at(value), bar.bottom - 2)], None, "ink", width, closed=False)
    for (_, colour, mine), x in sorted(zip(marks, places, strict=True), key=lambda pair: pair[0][2]):
        token(canvas, colour, (x, y), size * (1.12 if mine else 1.0), shadow=False,
              glow=mine and canvas.theme.textures)
