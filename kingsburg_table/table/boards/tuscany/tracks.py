"""The two tracks of everybody as parallel ribbons, and where red would stand if a phase were scored now."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.tuscany.state import Tuscany
from kingsburg_table.table.boards.headings import headline
from kingsburg_table.table.boards.tags import Tags, draw_tags, tags
from kingsburg_table.table.boards.tuscany import art
from kingsburg_table.table.boards.tuscany.calendar import PHASES, scored
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import hatch, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token as crest
from kingsburg_table.table.draw.icon import figure
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing
from kingsburg_table.table.theme import mix


@dataclass(frozen=True, slots=True)
class Track:
    """One player's points, and what the looked-at option would add."""

    seat: int
    colour: int
    green: int
    red: int
    more_green: int
    more_red: int
    scored: int  #: red if it were scored now (T17.1)
    now: bool
    tags: Tags


def tracks(sight: Sight) -> tuple[Track, ...]:
    view: Tuscany = sight.view
    made = []
    for seat in view.order:
        player = view.players[seat]
        more = [sum(tag.amount or 0 for tag in sight.page.at(seat, track) if tag.certain) for track in ("green", "red")]
        made.append(Track(seat, sight.colour(seat), player.green, player.red, more[0], more[1],
                          sight.hints["if_scored"][seat], seat == sight.seat,
                          tags(sight, seat, "green", "red")))
    return tuple(made)


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    box, say = placed.box, sight.speaker.t
    paper.sheet(canvas, box, "vellum", seed=7)
    head = Box(box.x + 18, box.y + 6, box.w - 36, 34) if sight.wide else Box(box.x + 14, box.y + 4, box.w - 28, 26)
    note = "board.tuscany.tracks.note" if sight.wide else "board.tuscany.tracks.note.compact"
    over = scored(sight.view) == PHASES
    headline(canvas, head, say("board.tuscany.tracks"), "" if over else say(note), 24 if sight.wide else 18)


def things(sight: Sight) -> list[Thing]:
    return [Thing("tracks", "tracks")]


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    found, box = tracks(sight), spot.box
    key = ("tuscany.tracks", found, sight.wide, look.hovered)
    paint_all = _ribbons if sight.wide else _plates
    canvas.cached(key, box, lambda own: paint_all(own, Box(0, 0, box.w, box.h), found), 20)


def _step(most: int) -> int:
    """Ticks of the scale: at most six of them."""
    return next(step for step in (5, 10, 20, 25, 50, 100) if most <= step * 6)


def _ribbons(canvas: Canvas, box: Box, found: tuple[Track, ...]) -> None:
    top = 24.0
    step = _step(max(20, *(track.scored + 2 * track.more_green + track.more_red for track in found)))
    most = step * -(-max(20, *(track.scored + 2 * track.more_green + track.more_red for track in found)) // step)
    x0, x1 = box.x + 52, box.right - 92
    unit = (x1 - x0) / most
    rows = Box(box.x, box.y + top, box.w, box.h - top - 4).rows(len(found), 2)
    for value in range(0, most + 1, step):
        x = x0 + value * unit
        figure(canvas, str(value), (x, box.y + top / 2), 17, "ink_soft", "sans")
        canvas.line((x, box.y + top), (x, box.bottom - 4), "ink_soft", 1, 0.35, (3, 4))
    for track, row in zip(found, rows, strict=True):
        _ribbon(canvas, row, track, x0, x1, unit)


def _ribbon(canvas: Canvas, row: Box, track: Track, x0: float, x1: float, unit: float) -> None:
    if track.now:
        canvas.rrect((row.x - 2, row.y, row.w + 4, row.h), 6, "#F7E7B4", "gilt_dark", 1.2, opacity=0.85)
    crest(canvas, track.colour, (row.x + 24, row.cy), min(36.0, row.h * 0.86), shadow=False)
    high = min(16.0, (row.h - 6) / 2)
    green, red = Box(x0, row.cy - high - 1, 0, high), Box(x0, row.cy + 1, 0, high)
    for lane, fill in ((green, "#D8CFA4"), (red, "#E5D2B6")):
        canvas.rrect((lane.x, lane.y, x1 - x0, lane.h), 3, fill, opacity=0.7)
    _bar(canvas, Box(x0, green.y, track.green * unit, high), art.GREEN, track.green, "green", "solid")
    end = x0 + track.red * unit
    ghost = Box(end, red.y, (track.scored - track.red) * unit, high)
    if ghost.w > 2:
        canvas.rrect(ghost, 3, mix(art.RED, "#F8F1DF", 0.66), art.RED, 1.4, (4, 3))
    _bar(canvas, Box(x0, red.y, track.red * unit, high), art.RED, track.red, "red", "diagonal")
    if track.more_green:
        _gold(canvas, Box(x0 + track.green * unit, green.y, track.more_green * unit, high), f"+{track.more_green}")
    more = track.more_green + track.more_red
    if more:
        _gold(canvas, Box(ghost.right, red.y, more * unit, high), "")
    room = Box(x1 + 8, row.y, row.right - x1 - 10, row.h)
    then = track.scored + more
    if more:
        figure(canvas, str(track.scored), (room.x + 16, room.cy), 20, "ink_soft")
        canvas.icon("arrow_right", (room.x + 39, room.cy), 15, tint="good", mono=True)
        figure(canvas, str(then), (room.x + 64, room.cy), 23, "good")
    else:
        figure(canvas, str(then), (room.x + 18, room.cy), 23, "ink")


def _bar(canvas: Canvas, box: Box, colour: str, value: int, track: str, pattern: str) -> None:
    """A full part with its figure inside where it has room, after it where not."""
    if box.w > 2:
        canvas.rrect(box, 3, colour, mix(colour, "#000000", 0.5), 1.3)
        hatch.pattern(canvas, box.inset(1.3), pattern, (255, 255, 255, 46), 6, 2)
    wide = 16 + 9 * len(str(value))
    if box.w > wide + 22:
        art.sign(canvas, track, (box.x + 12, box.cy), box.h * 0.78)
    if box.w > wide:
        figure(canvas, str(value), (box.right - wide / 2, box.cy), box.h, "#FFFFFF")
    elif value:
        figure(canvas, str(value), (box.right + wide * 0.4, box.cy), box.h, "ink")


def _gold(canvas: Canvas, box: Box, text: str) -> None:
    canvas.rrect(box, 3, "gold_bright", "gilt_dark", 1.4)
    if text and box.w > 26:
        figure(canvas, text, box.centre, box.h * 0.98, "ink")


def _plates(canvas: Canvas, box: Box, found: tuple[Track, ...]) -> None:
    """The compact table: plates with figures instead of ribbons."""
    each = min((box.w - 4 * (len(found) - 1)) / len(found), box.w * 0.34)
    x = box.x + (box.w - each * len(found) - 4 * (len(found) - 1)) / 2
    for track in found:
        own = Box(x, box.y, each, box.h)
        if track.now:
            canvas.rrect(own, 6, "#F7E7B4", "gilt_dark", 1.6)
        crest(canvas, track.colour, (own.x + 22, own.y + 19), 30, shadow=False)
        laurel(canvas, track.scored + track.more_green + track.more_red, (own.right - 26, own.y + 20), 40)
        high = min(24.0, (own.h - 44) / 2 - 3)
        for at, name in enumerate(("green", "red")):
            value, more = (track.green, track.more_green) if name == "green" else (track.red, track.more_red)
            plate = Box(own.x + 5, own.y + 42 + at * (high + 3), own.w - 10 - (36 if more else 0), high)
            art.plate(canvas, plate, name, str(value), 18)
            if more:
                draw_tags(canvas, ((f"+{more}", "gain"),), (own.right - 21, plate.cy), 40, 16)
        x += each + 4
