"""The rows of the end of a round: dice against the threshold, the verdict, the choices."""

from __future__ import annotations

from kingsburg_table.table.boards.label import holds, label, marked, named, pictures
from kingsburg_table.table.boards.signorie.art import DICE, ROMAN, number, pawn, state_of, strip
from kingsburg_table.table.boards.signorie.round_end import (
    STAGED,
    RoundParts,
    RoundRow,
    choice_room,
    parts,
    rows,
    step_now,
)
from kingsburg_table.table.boards.signorie.round_gains import bonus_round
from kingsburg_table.table.boards.tags import draw_tags
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import hatch, paper, tag
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon, plaque
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot
from kingsburg_table.table.theme import FLOOR_PX, mix

TONES = {"done": "#ECF0DE", "now": "vellum", "none": "#F6E2D4", "waits": "parchment", "open": "#ECF0DE"}


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, int)
    box, row = spot.box, rows(sight)[spot.thing.data - 1]
    bonus = bonus_round(sight)
    key = ("signorie.end row", row, bonus, step_now(sight), sight.view.round, sight.wide, sight.lang)
    canvas.cached(key, box, lambda own: _row(own, Box(0, 0, box.w, box.h), row, bonus, sight), 24)


def _row(canvas: Canvas, box: Box, row: RoundRow, bonus: bool, sight: Sight) -> None:
    wide = sight.wide
    now = row.state == "now"
    if now:
        canvas.glow(box, "gold_bright", 8, 11, 255, 3)
    paper.sheet(canvas, box, TONES[row.state], 7, 20 + row.colour, frame=False, lift=170)
    if now:
        canvas.rrect(box, 7, None, "gold_lit", 3)
    band = 14.0 if wide else 8.0
    with canvas.clip((box.x + 1, box.y + 1, band, box.h - 2)):
        hatch.band(canvas, (box.x + 1, box.y + 1, band + 9, box.h - 2), row.colour, 7)
    canvas.line((box.x + band + 1, box.y + 1), (box.x + band + 1, box.bottom - 1), "ink", 1.4)
    part = parts(box, wide)
    for x in (part.climb.x, part.bar.x, part.verdict.x - 4, part.points.x - 2):
        canvas.line((x, box.y + 10), (x, box.bottom - 10), "gilt_dark", 1, 0.4)
    _who(canvas, part.who, row, sight)
    _climb(canvas, part.climb, row, wide)
    _bar(canvas, part.bar.inset(22 if wide else 12, 4), row, wide)
    good = row.total <= row.limit
    middle = part.sum.cx
    tone = "good" if good else "carmine"
    figure(canvas, str(row.total), (middle, box.cy - (12 if wide else 9)), 50 if wide else 32, tone)
    figure(canvas, f"{'≤' if good else '>'} {row.limit}", (middle, box.cy + (34 if wide else 20)), 22 if wide else 17,
           "ink_soft", "sans_bold")
    _verdict(canvas, part, row, bonus, sight)
    _points(canvas, part.points, row, wide)


def _who(canvas: Canvas, box: Box, row: RoundRow, sight: Sight) -> None:
    """Place, crest, name, and how the place has changed; in small windows the name stands below, where it has room."""
    wide = sight.wide
    middle = box.cy if wide else box.cy - 18
    plaque(canvas, row.order, (box.x + (30 if wide else 18), middle), 25 if wide else 15)
    crest = min(64.0 if wide else 42.0, box.h * 0.5)
    x = box.x + (60 if wide else 38) + crest / 2
    token(canvas, row.colour, (x, middle), crest, glow=row.state == "now")
    left = x + crest / 2 + (8 if wide else 5)
    if wide:
        name, note = Box(left, middle - 39, box.right - left - 6, 76).rows((1.3, 1))
    else:
        name = Box(box.x + 6, middle + crest / 2 + 5, box.w - 10, 38)
        note = Box(left, middle - 14, box.right - left - 4, 28)
    named(canvas, row.name, name, 26 if wide else 19, lead=0.94)
    if row.moved:
        sign = f"[arrow_{'up' if row.moved > 0 else 'down'}]{abs(row.moved)}"
        pictures(canvas, sign, note, 20 if wide else 17, colour="good" if row.moved > 0 else "carmine")
    elif row.step >= 0:
        label(canvas, sight.speaker.t("board.signorie.end.same"), note, 18 if wide else 16, colour="ink_soft", icon="",
              short="=")


def _climb(canvas: Canvas, box: Box, row: RoundRow, wide: bool) -> None:
    if row.step < 0:
        return
    size = 26.0 if wide else 18.0
    above, below = box.inset(4, box.h * 0.14).rows(2, 6)
    pictures(canvas, f"[initiative]{row.step}", above, size, anchor="c")
    canvas.line((box.x + box.w * 0.2, box.cy), (box.right - box.w * 0.2, box.cy), "gilt_dark", 1, 0.4)
    pictures(canvas, f"[points]+{row.climbed}", below, size, anchor="c", colour="good" if row.climbed else "ink_soft")


def _bar(canvas: Canvas, box: Box, row: RoundRow, wide: bool) -> None:
    """Dice end to end against the threshold; pawns move it."""
    most = max(row.most, row.total)
    unit = box.w / most
    high = min(76.0 if wide else 56.0, box.h * 0.5)
    bar = Box(box.x, box.cy - high / 2 + (2 if wide else 0), box.w, high)
    canvas.rrect(bar, 7, "#EADFC0", "#5A463296", 1.2)
    over = Box(bar.x + row.limit * unit, bar.y + 1, bar.w - row.limit * unit - 1, bar.h - 2)
    if over.w > 2:
        canvas.rrect(over, 6, "#E9C7B5", opacity=0.8)
        hatch.pattern(canvas, over, "diagonal", (158, 27, 27, 38), 9, 6)
    x, above = bar.x, 0
    letter = bar.h > (66 if wide else 52)
    for colour, value in row.dice:
        piece = Box(x, bar.y, value * unit, bar.h)
        canvas.rrect(piece.inset(1.5), 6, mix(DICE[colour][0], "#F8F1DF", 0.4), "ink", 1.4)
        size = min(46.0, bar.h - ((24 if wide else 21) if letter else 8), piece.w - 6)
        spot = (piece.cx, piece.cy - ((10 if wide else 8) if letter else 0))
        if canvas.px(size * 0.56) < FLOOR_PX:  # the numeral of such a die could not be read
            figure(canvas, str(value), spot, 22 if wide else 18, "ink")
        else:
            number(canvas, colour, value, spot, size)
        inside = letter and canvas.text_width(ROMAN[colour], face="serif_bold", size=17) < piece.w
        above = 0 if inside else above % 2 + 1  # narrow dice side by side: one letter higher than the other
        level = piece.bottom - (11 if wide else 9) if inside else bar.y + 4 - 14 * above
        figure(canvas, ROMAN[colour], (piece.cx, level), 17, "ink")
        x = piece.right
    for value in range(most + 1):
        at = bar.x + value * unit
        canvas.line((at, bar.bottom + 3), (at, bar.bottom + (9 if value % 5 == 0 else 6)), "ink_soft", 1, 0.7)
        if value % 5 == 0:
            figure(canvas, str(value), (at, bar.bottom + (22 if wide else 17)), 17, "ink_soft", "sans")
    _threshold(canvas, bar, row, unit, wide)


def _threshold(canvas: Canvas, bar: Box, row: RoundRow, unit: float, wide: bool) -> None:
    base, top = bar.x + row.base * unit, bar.x + row.limit * unit
    rise = 22.0 if wide else 16.0
    if row.pawns:
        canvas.line((base, bar.y - 8), (base, bar.bottom + 6), "carmine", 2, 0.9, (5, 4))
        for at, kind in enumerate(row.pawns):
            x = base + (at + 0.32) * row.per_pawn * unit
            pawn(canvas, row.colour, kind, (x, bar.y - rise), 30 if wide else 22)
    canvas.fill((top - 2.5, bar.y - 8, 5, bar.h + 14), "carmine")
    canvas.circle((top, bar.y - rise + 4), 16 if wide else 12, "carmine", "#F8DCA0", 2)
    figure(canvas, str(row.limit), (top, bar.y - rise + 4), 20 if wide else 16, "cream")


def _verdict(canvas: Canvas, part: RoundParts, row: RoundRow, bonus: bool, sight: Sight) -> None:
    wide, say = sight.wide, sight.speaker.t
    box = part.verdict
    ground, line = {"done": ("good", "good"), "now": ("gold_bright", "gilt_dark"), "none": ("carmine", "carmine")}.get(
        row.state, ("#8A7A5E", "#5A4632"))
    tone = "ink" if row.state == "now" else "cream"
    band = Box(box.x + 4, box.y + (8 if wide else 5), box.w - 14, 36 if wide else 24)
    canvas.rrect(band, 8, ground, line, 2)
    later = row.state == "now" and step_now(sight) == STAGED["wedding"]
    state = ("now_wedding" if bonus else "now_purchase") if later else row.state
    words, room = say(f"board.signorie.end.{state}"), band.inset(12 if wide else 8, 0)
    rule = "S11.4" if row.state in ("none", "open") else "S11.7" if bonus else "S11.13"
    beside, left = room.cut_right(canvas.text_width(rule, face="sans_bold", size=18) + 4)
    if wide and holds(canvas, words, left, 21, face="serif_bold", least=18):
        label(canvas, rule, beside, 18, face="sans_bold", anchor="r", colour=tone, icon="")
        room = left
    label(canvas, words, room, 21 if wide else 17, face="serif_bold", colour=tone, icon="")
    rest = Box(box.x + 10, band.bottom + 6, box.w - 24, box.bottom - band.bottom - 12)
    if row.state == "none":
        words = say("board.signorie.end.too_high", n=row.total - row.limit)
        label(canvas, words, rest, 20.0 if wide else 16.0, lines=3 if wide else 2, lead=1.15, icon="",
              short=say("board.signorie.over", n=row.total - row.limit))
        return
    places = rest.rows(2, 4)
    if row.state == "now":
        under = choice_room(box, wide).bottom + 6
        places = [Box(rest.x, under, rest.w, min(40.0, rest.bottom - under))]
    for said, place in zip(row.said, places, strict=False):
        if place.h < 28:
            break
        size = min(place.h * 0.92, 46.0 if wide else 30.0)
        icon(canvas, said.sign, (place.x + size / 2 + 2, place.cy), size, opacity=0.75 if said.faded else 1.0)
        words_room = Box(place.x + size + 10, place.y, place.w - size - 10, place.h)
        marked(canvas, said.words, words_room, 21 if wide else 17, colour="ink_soft" if said.faded else "ink", icon="")


def _points(canvas: Canvas, box: Box, row: RoundRow, wide: bool) -> None:
    size = min(82.0 if wide else 50.0, box.w - 6)
    laurel(canvas, row.points, (box.cx, box.cy - (22 if wide else 14)), size)
    if row.gained > 0:
        letters = 22.0 if wide else 17.0
        high = tag.tag_size(canvas, f"+{row.gained}", "gain", letters)[1]
        place = (box.cx, box.cy + size * 0.5 - (26 if wide else 14) + high / 2)
        tag.tag(canvas, f"+{row.gained}", place, "gain", letters)
    draw_tags(canvas, row.tags, (box.cx, box.bottom - (20 if wide else 12)), box.w)


def paint_choice(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    state = state_of(look)
    box, words, sign = spot.box, *choice_words(spot.target, sight)
    key = ("signorie.end choice", words, sign, state, sight.wide)
    canvas.cached(key, box, lambda own: _choice(own, Box(0, 0, box.w, box.h), words, sign, state, sight.wide), 20)


def choice_words(target: str, sight: Sight) -> tuple[str, str]:
    """What a choice says, as markup, and its picture."""
    say, figures = sight.speaker.t, sight.data.figures
    kind, _, id = target.partition(".")
    if kind == "reward":
        return escape(sight.speaker.name(id, "short")), f"signorie/rewards/{id}"
    if kind == "florins":
        return escape(say("board.signorie.deed.florins", n=figures.reward_florins)), "florin"
    if kind == "wedding":
        brings = sight.hints["wedding"]
        gains = " ".join(f"{sign}+{brings[name]}" for name, sign in (("points", "[points]"), ("florins", "[money]"))
                         if brings[name])
        return f"{escape(say('board.signorie.end.wedding'))} {gains}".strip(), "signorie/people/bride"
    if kind == "purchase":
        price = figures.purchase
        return f"{price.florins} [>] [points]{price.points}", "florin"
    no = "no_wedding" if bonus_round(sight) else "no_purchase"
    return escape(say(f"board.signorie.end.{no}")), "pass"


def _choice(canvas: Canvas, box: Box, words: str, sign: str, state: str, wide: bool) -> None:
    strip(canvas, box, state, 8)
    letters = 19.0 if wide else 16.0
    size = min(box.h * 0.72, 44.0 if wide else 26.0)
    size = next((side for side in (size, size * 0.7)
                 if holds(canvas, words, _beside(box, side), letters, face="sans_bold", lines=3)), 0.0)
    if size:
        icon(canvas, sign, (box.x + size * 0.5 + 6, box.cy), size)
    room = _beside(box, size)
    marked(canvas, words, room, letters, face="sans_bold", lines=3, icon="")


def _beside(box: Box, size: float) -> Box:
    return Box(box.x + size + 10, box.y + 2, box.w - size - 14, box.h - 4)
