"""The scoring of a phase as a stage: green flows into red, what filled it, who leads and by how much."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.tuscany.state import GREEN, Tuscany
from kingsburg_table.table.boards.headings import headline
from kingsburg_table.table.boards.label import label, marked
from kingsburg_table.table.boards.tuscany import art
from kingsburg_table.table.boards.tuscany.calendar import PHASES, ROMAN, closing, scored
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card as kit
from kingsburg_table.table.draw import hatch, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token as crest
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing
from kingsburg_table.table.theme import SEATS, mix

#: Where green comes from: its sign, the tone and the hatch of its part of the bar.
SOURCES = {
    "regions": ("tuscany/signs/region", art.GREEN, "solid"), "colours": ("tuscany/signs/colour", "#6C8B34", "diagonal"),
    "crops": ("tuscany/crops/grapes", "#3C6E48", "dots"), "tokens": ("tuscany/tokens/storage", "#7A7B2E", "bars"),
    "income": ("tuscany/tokens/income", "#54703A", "checker"),
}
KEPT = ("card", "tile", "hexagon", "marble", "worker")  #: what is left at the end, as `Prince.kept`
KEPT_SIGNS = ("tuscany/tokens/card", "tile", "tuscany/tokens/hexagon", "tuscany/tokens/marble", "tuscany/tokens/worker")
PALE = "#C3CE9C"


@dataclass(frozen=True, slots=True)
class Row:
    """One player in a scoring: what was added to red, from where, and the place before and after."""

    seat: int
    colour: int
    name: str
    counted: int  #: green that was counted at the last scoring already
    parts: tuple[int, ...]  #: green since then by source; at the end what was kept
    added: int
    red: int  #: before the scoring
    place: int
    came_from: int
    green: int

    @property
    def after(self) -> int:
        return self.red + self.added


def rows(sight: Sight) -> tuple[Row, ...]:
    """Everybody, best first."""
    view: Tuscany = sight.view
    final = closing(sight)
    made = []
    for seat in view.order:
        player = view.players[seat]
        added = sum(player.kept) if final else player.scored[-1]
        counted = player.scored[-2] if len(player.scored) > 1 else 0
        parts = tuple(player.kept) if final else since(sight, seat)
        made.append((seat, player, added, counted, parts))
    before = sorted(made, key=lambda each: each[2] - each[1].red)
    after = sorted(made, key=lambda each: -each[1].red)
    was = {seat: place for place, (seat, *_) in enumerate(before, start=1)}
    return tuple(
        Row(seat, sight.colour(seat), sight.name(seat), counted, parts, added, player.red - added, place, was[seat],
            player.green)
        for place, (seat, player, added, counted, parts) in enumerate(after, start=1)
    )


def since(sight: Sight, seat: int) -> tuple[int, ...]:
    """Green points by source since the last scoring; the whole of it where that is not known any more."""
    player = sight.view.players[seat]
    before = sight.before[seat] if sight.before else {}
    return tuple(total - before.get(f"green_{source}", 0) for source, total in zip(GREEN, player.green_from, strict=True))


def things(sight: Sight) -> list[Thing]:
    return [Thing("flow", f"scored.{row.seat}", row) for row in rows(sight)]


def ground_head(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """What is scored, the rule in a sentence, and the steps of it."""
    box, say, wide = placed.box, sight.speaker.t, sight.wide
    final, phase = closing(sight), scored(sight.view)
    paper.sheet(canvas, box, "vellum", seed=1, frame=False)
    at = Box(box.x + 12, box.y + 5, (box.h - 10) * 0.66, box.h - 10)
    kit.back(canvas, at, "", "trophy" if final else "crown", "#2F4A2C", 5)
    words = Box(at.right + 14, box.y + 4, 400 if wide else 236, box.h - 8)
    title, note = words.rows((1.2, 1))
    label(canvas, say("board.tuscany.final") if final else say("board.tuscany.scoring_of", phase=ROMAN[phase]), title,
          28 if wide else 20, face="serif", icon="")
    label(canvas, say("board.tuscany.round", n=sight.view.round), note, 18, colour="ink_soft", icon="")
    key = "final" if final else "last" if phase == PHASES else "more"
    steps = _steps(canvas, box, sight, final, phase) if wide else box.right
    rest = Box(words.right + 20, box.y + 6, steps - words.right - 40, box.h - 12)
    canvas.line((rest.x - 10, box.y + 12), (rest.x - 10, box.bottom - 12), "ink_soft", 1, 0.4)
    label(canvas, say(f"board.tuscany.scoring_says.{key}", next=ROMAN[min(phase + 1, PHASES)]), rest, 19 if wide else 17,
          lines=2, icon="", short=say(f"board.tuscany.scoring_says.{key}.short"))


def _steps(canvas: Canvas, box: Box, sight: Sight, final: bool, phase: int) -> float:
    """Round ends, green into red, what comes next; returns where they begin."""
    say = sight.speaker.t
    third = say("board.tuscany.phase_of", phase=ROMAN[phase + 1]) if phase < PHASES else say("board.tuscany.final")
    words = (say("board.tuscany.round_ends"), say("board.tuscany.flows"), third)
    now, high, gap = 2 if final else 1, min(42.0, box.h - 16), 14.0
    faces = ["sans_bold" if at == now else "sans" for at in range(len(words))]
    wide = [canvas.text_width(word, face=face, size=18) + high * 1.45 for word, face in zip(words, faces, strict=True)]
    x = start = box.right - 16 - sum(wide) - gap * (len(words) - 1)
    for number, (word, own, face) in enumerate(zip(words, wide, faces, strict=True)):
        on = number == now
        canvas.rrect((x, box.cy - high / 2, own, high), high / 2, "gold_bright" if on else "#F3E9CE",
                     "gilt_dark" if on else "#5A46328C", 1.8 if on else 1.2)
        middle = (x + high / 2, box.cy)
        canvas.circle(middle, high * 0.32, "ink" if on else None, "ink" if on else "#5A4632", 1.3)
        if number < now:
            icon(canvas, "check", middle, high * 0.4)
        else:
            figure(canvas, str(number + 1), middle, high * 0.4, "cream" if on else "ink_soft")
        label(canvas, word, Box(x + high * 0.98, box.cy - high / 2, own - high * 1.1, high), 18, face=face,
              colour="ink" if on else "ink_soft", icon="")
        x += own + gap
    return start


def ground_flow(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """The sheet under the rows with its scale."""
    box, say, wide = placed.box, sight.speaker.t, sight.wide
    paper.sheet(canvas, box, "parchment", seed=3)
    head = Box(box.x + 20, box.y + 6, box.w - 40, 34 if wide else 26)
    final = closing(sight)
    headline(canvas, head, say("board.tuscany.kept_flows" if final else "board.tuscany.flows_title"),
             say("board.tuscany.flows_note" if not final else "board.tuscany.kept_note"), 24 if wide else 18)
    found = rows(sight)
    x0, x1 = scale_of(box, wide)
    most, step = ceiling(found)
    unit = (x1 - x0) / most
    y = box.bottom - (20 if wide else 15)
    for value in range(0, most + 1, step):
        x = x0 + value * unit
        canvas.line((x, head.bottom + 4), (x, y - 10), "ink_soft", 1, 0.4)
        figure(canvas, str(value), (x, y), 17, "ink_soft", "sans")


def scale_of(box: Box, wide: bool) -> tuple[float, float]:
    """Where the bars begin and end, within the whole sheet."""
    return (box.x + 376, box.right - 330) if wide else (box.x + 226, box.right - 176)


def ceiling(found: tuple[Row, ...]) -> tuple[int, int]:
    """The end of the scale, and its ticks."""
    high = max(20, *(row.after for row in found))
    step = next(step for step in (5, 10, 20, 50, 100) if high <= step * 8)
    return step * -(-(high + 1) // step), step


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    found, row, box = rows(sight), spot.thing.data, spot.box
    assert isinstance(row, Row)
    most, _ = ceiling(found)
    wide = sight.wide
    sheet = Box(box.x - (16 if wide else 10), box.y, box.w + (32 if wide else 20), box.h)
    x0, x1 = scale_of(sheet, wide)
    final = closing(sight)
    words = sight.speaker.t("board.tuscany.from_place", place=row.came_from) if row.came_from != row.place else \
        sight.speaker.t("board.tuscany.same_place")
    key = ("tuscany.flow", row, most, final, wide, words)

    def draw(own: Canvas) -> None:
        _row(own, Box(0, 0, box.w, box.h), row, (x0 - box.x, x1 - box.x), most, final, words, wide)
    canvas.cached(key, box, draw, 12)


def _row(canvas: Canvas, box: Box, row: Row, scale: tuple[float, float], most: int, final: bool, words: str,
         wide: bool) -> None:
    first, look = row.place == 1, SEATS[row.colour]
    canvas.rrect(box, 7, "#FBEDBE" if first else "#FDF8EA", "gilt_dark" if first else "#5A4632", 2.4 if first else 1.3)
    with canvas.clip((box.x + 1, box.y + 1, 11, box.h - 2)):
        hatch.band(canvas, (box.x + 1, box.y + 1, 20, box.h - 2), row.colour, 6)
    k = 1.0 if wide else 0.66
    plate = Box(box.x + 24 * k + 2, box.cy - min(24 * k, box.h * 0.4), 38 * k, min(48 * k, box.h * 0.8))
    canvas.rrect(plate, 6 * k, look.colour, "ink", 1.6)
    figure(canvas, str(row.place), plate.centre, 30 * k, look.on)
    size = min(56 * k, box.h * 0.8)
    crest(canvas, row.colour, (plate.right + 10 * k + size / 2, box.cy), size)
    x0, x1 = scale
    room = Box(plate.right + size + 22 * k, box.y + 4, x0 - plate.right - size - 60 * k, box.h - 8)
    name, note = room.rows((1.25, 1))
    label(canvas, row.name, name, 27 if wide else 18, face="serif_bold", icon="")
    step = row.came_from - row.place
    if step and wide:
        icon(canvas, "arrow_up" if step > 0 else "arrow_down", (note.x + 10, note.cy), 20, mono=True,
             tint="good" if step > 0 else "carmine")
    label(canvas, words, Box(note.x + (26 if step and wide else 0), note.y, note.w - 26, note.h), 18, colour="ink_soft",
          icon="")
    _bars(canvas, box, row, x0, (x1 - x0) / most, most, final, wide)
    _sum(canvas, Box(x1 + 16, box.y, box.right - x1 - 24, box.h), row, final, wide)


def _bars(canvas: Canvas, box: Box, row: Row, x0: float, unit: float, most: int, final: bool, wide: bool) -> None:
    high = min(30.0, box.h * 0.32)
    top, low = box.y + box.h * 0.08, box.bottom - box.h * 0.08 - high
    for y, fill in ((top, "#D8CFA4"), (low, "#E0C9AE")):
        canvas.rrect((x0, y, most * unit, high), 4, fill, "#5A463270", 1)
    x = x0
    if row.counted and not final:
        _segment(canvas, Box(x, top, row.counted * unit, high), PALE, "solid", str(row.counted), "", "#2C4A1C")
        x += row.counted * unit
    looks = [(sign, art.RED, "dots") for sign in KEPT_SIGNS] if final else list(SOURCES.values())
    for value, (sign, tone, pattern) in zip(row.parts, looks, strict=True):
        if value:
            _segment(canvas, Box(x, top, value * unit, high), tone, pattern, str(value), sign)
            x += value * unit
    end = x0 + row.after * unit
    _flow(canvas, (x0, x), (x0 + row.red * unit, end), top + high + 1, low, art.RED if final else art.GREEN)
    if row.red:
        _segment(canvas, Box(x0, low, row.red * unit, high), art.RED, "diagonal", str(row.red), "")
    if row.added:
        _segment(canvas, Box(x0 + row.red * unit, low, row.added * unit, high), mix(art.RED, "#E8C15A", 0.35) if final
                 else art.GREEN, "solid", f"+{row.added}", "")
    canvas.rrect((x0 - 1, low - 1, row.after * unit + 2, high + 2), 4, None, "#6B1810", 2.6)
    art.sign(canvas, "red" if final else "green", (x0 - high * 0.6, top + high / 2), high * 0.76, "#3C6426" if not final
             else "#8A2418")
    art.sign(canvas, "red", (x0 - high * 0.6, low + high / 2), high * 0.76, "#8A2418")
    figure(canvas, str(row.added), (x + 22, top + high / 2), high * 0.8, "#8A2418" if final else "#2F5A1E")


def _segment(canvas: Canvas, box: Box, colour: str, pattern: str, text: str, sign: str, ink: str = "#FFFFFF") -> None:
    canvas.rrect(box, 3, colour, mix(colour, "#000000", 0.55), 1.4)
    hatch.pattern(canvas, box.inset(1.5), pattern, (255, 255, 255, 62), 8, 2)
    both = sign and box.w > box.h * 1.8
    r = box.h * 0.43
    if both:
        canvas.circle((box.cx - r * 0.9, box.cy), r, art.CREAM, "#241A12", 1)
        icon(canvas, sign, (box.cx - r * 0.9, box.cy), r * 1.5)
    if box.w > box.h * 0.6:
        figure(canvas, text, (box.cx + (r * 0.95 if both else 0), box.cy), box.h * 0.68, ink)


def _flow(canvas: Canvas, top: tuple[float, float], low: tuple[float, float], y0: float, y1: float, colour: str) -> None:
    """A band that runs down from the upper bar into the lower one."""
    (a, b), (c, d), mid = top, low, (y1 - y0) / 2
    if b - a < 1:
        return
    x, w, h = min(a, c), max(b, d) - min(a, c), y1 - y0
    path = (f"M{a - x:g} 0C{a - x:g} {mid:g} {c - x:g} {mid:g} {c - x:g} {h:g}H{d - x:g}"
            f"C{d - x:g} {mid:g} {b - x:g} {mid:g} {b - x:g} 0Z")
    canvas.svg(f'<path d="{path}" fill="{colour}" fill-opacity=".34"/>', (x, y0, w, h), f"0 0 {w:g} {h:g}")
    k = min(1.0, h / 20)
    for part in (0.2, 0.4, 0.6, 0.8):
        px, py = (a + (b - a) * part + c + (d - c) * part) / 2, (y0 + y1) / 2
        canvas.poly([(px - 8 * k, py - 6 * k), (px + 3 * k, py + 4 * k), (px - 11 * k, py + 5 * k)],
                    mix(colour, "#1A0E06", 0.35), opacity=0.8)


def _sum(canvas: Canvas, box: Box, row: Row, final: bool, wide: bool) -> None:
    """What was added, and red before and after."""
    high = min(46.0 if wide else 30.0, box.h * 0.7)
    pill = Box(box.x, box.cy - high / 2, high * 2.4, high)
    canvas.rrect(pill, high / 2, "carmine" if final else "good", "#FFF3C9", 2)
    art.sign(canvas, "red" if final else "green", (pill.x + high * 0.62, pill.cy), high * 0.56)
    figure(canvas, f"+{row.added}", (pill.x + high * 1.5, pill.cy), high * 0.58, "#FFFFFF")
    size = min(88.0 if wide else 56.0, box.h * 0.96)
    laurel(canvas, row.after, (box.right - size * 0.56, box.cy), size, "#8A2418")
    room = Box(pill.right + 4, box.y, box.right - size - pill.right - 12, box.h)
    if room.w > 40:
        marked(canvas, f"{row.red} [>]", room, 24, face="serif", icon="", colour="ink_soft", anchor="r")


def ground_sources(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """A table: where everybody's green came from since the last scoring; at the end, what was kept."""
    box, say, wide = placed.box, sight.speaker.t, sight.wide
    final, phase = closing(sight), scored(sight.view)
    paper.sheet(canvas, box, "vellum", seed=9)
    head = Box(box.x + 18, box.y + 6, box.w - 36, 34 if wide else 24)
    note = say("board.tuscany.since", phase=ROMAN[phase - 1]) if phase > 1 and not final and sight.before else ""
    headline(canvas, head, say("board.tuscany.kept_table" if final else "board.tuscany.sources"), note,
             24 if wide else 18)
    looks = [(sign, art.RED, "dots") for sign in KEPT_SIGNS] if final else list(SOURCES.values())
    names = [say(f"board.tuscany.kept.{each}") for each in KEPT] if final else [
        say(f"board.tuscany.source.{each}") for each in SOURCES]
    body = Box(box.x + 18, head.bottom + 2, box.w - 36, box.bottom - head.bottom - 8)
    columns = body.columns((1.3, 1.3, 1.3, 1.3, 1.3, 1.3, 0.8))
    found = rows(sight)
    lines = body.rows(len(found) + 1)
    for column, (sign, tone, pattern), name in zip(columns[1:6], looks, names, strict=True):
        high = min(26.0, lines[0].h - 4)
        own = Box(column.x, lines[0].cy - high / 2, high * 1.3, high)
        canvas.rrect(own, 3, tone, mix(tone, "#000000", 0.55), 1.3)
        hatch.pattern(canvas, own.inset(1.4), pattern, (255, 255, 255, 62), 8, 2)
        canvas.circle(own.centre, high * 0.45, art.CREAM, "ink", 1)
        icon(canvas, sign, own.centre, high * 0.7)
        if wide:
            label(canvas, name, Box(own.right + 5, lines[0].y, column.right - own.right - 7, lines[0].h), 17, icon="",
                  face="sans_bold")
    for row, line in zip(found, lines[1:], strict=True):
        canvas.line((box.x + 18, line.y), (box.right - 18, line.y), "ink_soft", 1, 0.35)
        size = min(28.0, line.h - 2)
        crest(canvas, row.colour, (line.x + size / 2, line.cy), size, shadow=False)
        label(canvas, row.name, Box(line.x + size + 6, line.y, columns[0].w - size - 10, line.h), 19, face="sans_bold",
              icon="")
        for column, value in zip(columns[1:6], row.parts, strict=True):
            figure(canvas, f"+{value}" if value else "–", (column.x + 18, line.cy), 20, "ink" if value else "muted")
        figure(canvas, f"+{sum(row.parts)}", (columns[6].right - 22, line.cy), 21, "ink")


def ground_lead(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """Who leads, by how much, and where the same green would bring everybody once more."""
    box, say, wide = placed.box, sight.speaker.t, sight.wide
    found = rows(sight)
    final, phase = closing(sight), scored(sight.view)
    paper.sheet(canvas, box, "parchment", seed=6)
    head = Box(box.x + 18, box.y + 6, box.w - 36, 34 if wide else 24)
    again = not final and phase < PHASES
    note = say("board.tuscany.lead_note", phase=ROMAN[phase + 1]) if again else ""
    headline(canvas, head, say("board.tuscany.lead"), note, 24 if wide else 18)
    side = Box(box.x + 16, head.bottom + 4, box.w * 0.25, box.bottom - head.bottom - 14)
    _leader(canvas, side, found, sight)
    lane = Box(side.right + 40, head.bottom + 6, box.right - side.right - 90, box.bottom - head.bottom - 34)
    low = max(0, min(row.after for row in found) - 3)
    high = max(row.after + (row.green if again else 0) for row in found) + 3
    unit = lane.w / max(1, high - low)
    step = 5 if high - low <= 60 else 10
    for value in range(low, high + 1):
        major = value % step == 0
        x = lane.x + (value - low) * unit
        if major or unit > 8:
            canvas.line((x, lane.y + (0 if major else 8)), (x, lane.bottom), "ink_soft", 1, 0.4 if major else 0.16)
        if major:
            figure(canvas, str(value), (x, lane.bottom + 13), 17, "ink_soft", "sans")
    for row, place in zip(found, lane.rows(len(found)), strict=True):
        x, size = lane.x + (row.after - low) * unit, min(31.0, place.h)
        if again and row.green:
            then = lane.x + (row.after + row.green - low) * unit
            canvas.line((x, place.cy), (then, place.cy), "ink_soft", 1.6, 0.55, (5, 5))
            crest(canvas, row.colour, (then, place.cy), size * 0.78, shadow=False, opacity=0.5)
            figure(canvas, str(row.after + row.green), (then + size * 0.78, place.cy), 17, "ink_soft", "sans")
        crest(canvas, row.colour, (x, place.cy), size, shadow=False, glow=row.place == 1)
        figure(canvas, str(row.after), (x - size * 0.86, place.cy), 19, "ink")


def _leader(canvas: Canvas, box: Box, found: tuple[Row, ...], sight: Sight) -> None:
    first = [row for row in found if row.after == found[0].after]
    canvas.rrect(box, 8, "#F7E7B4", "gilt_dark", 2, opacity=0.9)
    upper, lower = box.rows((1.35, 1))
    size = min(56.0, upper.h * 0.8)
    for at, row in enumerate(first):
        crest(canvas, row.colour, (upper.x + 12 + size / 2 + at * size * 0.6, upper.cy), size)
    x = upper.x + 20 + size * (1 + 0.6 * (len(first) - 1))
    room = Box(x, upper.y + 4, upper.right - x - 6, upper.h - 8)
    name, note = room.rows((1.1, 1))
    if len(first) == 1:
        label(canvas, first[0].name, name, 25 if sight.wide else 19, face="serif_bold", icon="")
        gap = found[0].after - found[1].after
        label(canvas, sight.speaker.t("board.tuscany.leads_by", n=gap), note, 20 if sight.wide else 17,
              face="sans_bold", colour="good", icon="", short=f"+{gap}")
    else:
        label(canvas, sight.speaker.t("board.tuscany.level"), room, 20 if sight.wide else 17, face="sans_bold", icon="",
              lines=2)
    rest = [row for row in found if row not in first]
    canvas.line((box.x + 12, lower.y), (box.right - 12, lower.y), "gilt_dark", 1, 0.5)
    for row, part in zip(rest, lower.inset(8, 2).columns(max(1, len(rest)), 2), strict=False):
        own = min(28.0, part.h - 4, part.w * 0.44)
        crest(canvas, row.colour, (part.x + own / 2, part.cy), own, shadow=False)
        figure(canvas, f"−{found[0].after - row.after}", (part.x + own + 16, part.cy), 19, "ink")
