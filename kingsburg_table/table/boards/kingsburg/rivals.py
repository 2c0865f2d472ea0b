"""Rivals: a card with all vital numbers, and the narrow rail of the compact layout."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.kingsburg.components import COLUMNS
from kingsburg_table.games.kingsburg.state import Kingsburg, Player
from kingsburg_table.games.kingsburg.words import GOODS
from kingsburg_table.table.boards.kingsburg import cards, faces
from kingsburg_table.table.boards.kingsburg.army import coin
from kingsburg_table.table.boards.kingsburg.calendar import status, step
from kingsburg_table.table.boards.kingsburg.order import built
from kingsburg_table.table.boards.kingsburg.province import sheet
from kingsburg_table.table.boards.kingsburg.treasury import picture
from kingsburg_table.table.boards.label import label, named
from kingsburg_table.table.boards.seatsheet import seat_sheet
from kingsburg_table.table.boards.tags import apart, draw_tags, of_choice, tags
from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.die import die, empty_slot
from kingsburg_table.table.draw.icon import figure, icon, medal
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.draw.tag import label_pill
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look
from kingsburg_table.table.theme import SEATS

COUNTERS = ("gold", "wood", "stone", "tokens", "soldiers", "strength")
PAD = 34.0


@dataclass(frozen=True, slots=True)
class Rival:
    """Everything a rival's card depends on."""

    colour: int
    name: str
    numbers: tuple[int, ...]
    points: int
    state: str
    state_word: str
    dice: tuple[int, ...]
    white: tuple[int, ...]
    rolled: bool
    built: tuple[bool, ...]
    new: tuple[str, ...]
    envoy: bool
    badge: str  #: whom the King would help or favour
    tags: tuple[tuple[tuple[str, str], ...], ...]
    several: tuple[tuple[str, str], ...]  #: goods of choice, by counter: so many in all
    point_tags: tuple[tuple[str, str], ...]
    hovered: bool
    shown: bool  #: whose sheet lies in the estate
    governor: str = ""
    number: int = 0  #: of the governor, for its niche
    spent: bool = False  #: the governor is used up for now
    group: str = ""
    army: tuple[int, ...] = ()
    chosen: bool = False  #: an army token lies face down


def rival_of(sight: Sight, seat: int, look: Look) -> Rival:
    view: Kingsburg = sight.view
    player: Player = view.players[seat]
    numbers = sight.counters[seat]
    state = status(sight, seat)
    if state == "moved" and not player.dice:
        state = "no_dice"
    word = state
    if state == "done":
        word = f"done_{step(sight)}" if step(sight) == "build" else "done"
    return Rival(
        sight.colour(seat), sight.name(seat), tuple(numbers[name] for name in COUNTERS), numbers["points"], state,
        sight.speaker.t(f"board.kingsburg.state.{word}") if word else "", tuple(player.dice), tuple(player.white),
        any(other.total for other in view.players), tuple(place.id in player.built for place in sheet(sight, seat)),
        built(sight, seat), view.envoy == seat, badge(sight, seat),
        tuple(apart(sight, seat, name, GOODS) if name in GOODS else tags(sight, seat, name) for name in COUNTERS),
        tuple(of_choice(sight, seat, name, GOODS) for name in COUNTERS), tags(sight, seat, "points"),
        look.hovered or look.lit, sight.estate == seat and seat != sight.seat, *_court(sight, seat),
    )


def _court(sight: Sight, seat: int) -> tuple[str, int, bool, str, tuple[int, ...], bool]:
    """What modules add: governor, group, army tokens."""
    player: Player = sight.view.players[seat]
    governor = cards.governor_of(sight, seat)
    spent = governor is not None and cards.usage(governor, seat, sight) in ("used", "spent")
    return (governor.id if governor is not None else "", governor.number if governor is not None else 0, spent,
            player.group, tuple(sorted(player.army)), player.mustered >= 0)


def badge(sight: Sight, seat: int) -> str:
    """Most buildings (favour) or alone with the fewest (help): what the King's next gift would look at."""
    most, least = sight.hints.get("most_buildings", ()), sight.hints.get("fewest_buildings", ())
    if len(most) == len(sight.seats):
        return ""
    return "favour" if seat in most else "help" if seat in least else ""


def card(canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
    shown = rival_of(sight, seat, look)
    canvas.cached(("kingsburg.rival", shown), box, lambda own: _card(own, Box(0, 0, box.w, box.h), shown), PAD)


def _card(canvas: Canvas, box: Box, shown: Rival) -> None:
    band = 12.0
    seat_sheet(canvas, box, shown.colour, band, shown.shown, shown.hovered)
    left = box.x + band
    low = max(44.0, box.h * 0.36)
    upper = Box(left, box.y, box.w - band, box.h - low)
    crest = min(58.0, upper.h * 0.72)
    token(canvas, shown.colour, (left + 39, upper.cy + 1), crest)
    if shown.envoy:
        medal(canvas, "envoy", (left + 39 + crest * 0.46, upper.cy - crest * 0.4), 25)
    if shown.badge:
        sign = "crown" if shown.badge == "help" else "heart"
        medal(canvas, sign, (left + 39 + crest * 0.46, upper.cy + crest * 0.44), 23)
    rows = len(shown.built) // COLUMNS
    cell = min(14.0, (upper.h - 18) / rows)
    grid = Box(box.right - 14 - 4 * cell, upper.cy - rows / 2 * cell + 1, 4 * cell, rows * cell)
    canvas.cached(("kingsburg.rival sheet", shown.built, shown.colour), grid,
                  lambda own: mini_grid(own, Box(0, 0, grid.w, grid.h), shown.built, shown.colour), 1)
    points = (grid.x - 37.0, upper.cy + 1)
    laurel(canvas, shown.points, points, 60, "carmine" if shown.points < 0 else "ink")
    draw_tags(canvas, shown.point_tags, (points[0], upper.bottom - 8), 80)
    middle = Box(left + 85, upper.y + 10, points[0] - 38 - left - 85, upper.h - 14)
    _middle(canvas, middle, shown)
    canvas.line((left + 12, upper.bottom), (box.right - 12, upper.bottom), "gilt_dark", 1, 0.45)
    if shown.chosen:
        coin(canvas, (left + 39 - crest * 0.46, upper.cy + crest * 0.44), 25, None, shown.colour)
    foot = _attached(canvas, Box(left + 12, upper.bottom, box.w - band - 18, low), shown)
    cells = foot.columns(len(COUNTERS))
    close = 4.0 if foot.w < 330 else 0.0
    among = any(several[0] for several in shown.several)
    for name, value, changes, part in zip(COUNTERS, shown.numbers, shown.tags, cells, strict=True):
        y = part.cy + (5 if changes or (among and name in GOODS) else 0)
        picture(canvas, name, (part.x + 15 - close / 2, y), 28 - close, 1.0 if value else 0.5)
        text = str(value).replace("-", "−")
        px = max(16, canvas.px(22 if len(text) < 3 else 18))
        canvas.text(text, (part.x + 33 - close * 1.6, y), face="serif_bold", px=px, colour="ink" if value else "muted")
        draw_tags(canvas, changes, (part.x + 34, part.y + 5), part.w)
    for several, part in zip(shown.several, cells, strict=True):
        if several[0]:
            draw_tags(canvas, [several], (part.x + 34, part.y + 5), 3 * part.w)


def _attached(canvas: Canvas, box: Box, shown: Rival) -> Box:
    """The governor at the left, army tokens or the group at the right; returns what is left for the counters."""
    if shown.governor:
        size = min(44.0, box.h - 6)
        centre = (box.x + size / 2 - 4, box.cy)
        faces.medallion(canvas, f"kingsburg/governors/{shown.governor}", centre, size, shown.number, shown.spent)
        box = box.cut_left(size + 2)[1]
    if shown.group:
        place, box = box.cut_right(38)
        icon(canvas, f"kingsburg/groups/{shown.group}", place.centre, 32)
    if shown.army:
        size = 19.0
        across = -(-len(shown.army) // 2)
        place, box = box.cut_right(across * (size + 1) + 4)
        for at, value in enumerate(shown.army):
            row, column = divmod(at, across)
            x, y = place.x + 3 + size / 2 + column * (size + 1), place.cy + (row - 0.5) * (size + 1)
            coin(canvas, (x, y), size, value, shown.colour)
    return box


def _middle(canvas: Canvas, box: Box, shown: Rival) -> None:
    """Name, status; dice that are left, or what was built."""
    name, below = box.rows((1.05, 1))
    named(canvas, shown.name, name, 26, lead=0.92)
    stressed = shown.state in ("next", "now")
    face = "sans_bold" if stressed else "sans"
    least = max((canvas.text_width(word, face=face, px=16) for word in shown.state_word.split()), default=0.0)
    right = below.right
    dice = [(shown.colour, face_) for face_ in shown.dice] + [(0, face_) for face_ in shown.white]
    if shown.new:
        size = min(38.0, below.h)
        for id in reversed(shown.new):
            icon(canvas, f"kingsburg/buildings/{id}", (right - size / 2, below.cy), size)
            right -= size + 3
    elif dice:
        size = min(29.0, below.h * 0.84, (below.w - least - 6) / len(dice) - 3)
        for colour, value in reversed(dice):
            die(canvas, right - size, below.cy - size / 2, size, value, colour)
            right -= size + 3
    elif shown.rolled:
        empty_slot(canvas, right - 28, below.cy - 14, 28)
        right -= 32
    if not shown.state:
        return
    room = right - below.x - 4
    if stressed and canvas.text_width(shown.state_word, face=face, size=17) + 22 <= room:
        label_pill(canvas, shown.state_word, below.x, below.cy, size=17)
        return
    label(canvas, shown.state_word, Box(below.x, below.y, room + 3, below.h), 18, lines=2, lead=0.98, face=face,
          colour="gilt_dark" if stressed else "ink_soft", icon="sand_glass")


def place_of_die(box: Box, sight: Sight, at: int, of: int) -> Box:
    """About where a die of a rival's lies on the card or in the rail."""
    if sight.wide:
        return centred((box.x + box.w * 0.52 + (at - (of - 1) / 2) * 30, box.y + box.h * 0.4), 28, 28)
    return centred((box.cx + (at % 2 - 0.5) * 24, box.bottom - 34 + at // 2 * 24), 22, 22)


def mini_grid(canvas: Canvas, box: Box, built: tuple[bool, ...], colour: int) -> None:
    """The whole sheet at a glance: filled is built."""
    side = box.w / COLUMNS
    cell = side * 0.82
    down = box.h / (len(built) // COLUMNS)
    for at, there in enumerate(built):
        row, column = divmod(at, COLUMNS)
        place = (box.x + column * side, box.y + row * down, cell, min(cell, down * 0.86))
        if there:
            canvas.rrect(place, 3, SEATS[colour].colour, "ink", 1.2)
        else:
            canvas.rrect(place, 3, "#5A46323C", "#5A46326E", 1)


def rail(canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
    shown = rival_of(sight, seat, look)
    canvas.cached(("kingsburg.rail", shown), box, lambda own: _rail(own, Box(0, 0, box.w, box.h), shown), PAD)


def _rail(canvas: Canvas, box: Box, shown: Rival) -> None:
    """Crest, points, defence, the dice that are left, one under the other."""
    seat_sheet(canvas, box, shown.colour, 5, shown.shown, shown.hovered)
    x = box.cx + 2
    dice = [(shown.colour, face) for face in shown.dice] + [(0, face) for face in shown.white]
    tall = box.h > 150
    crest = 42.0 if tall else 36.0
    y = box.y + 5 + crest / 2
    if shown.governor:
        crest = 33.0
        y = box.y + 5 + crest / 2
        governor = (x + 15, y + 1)
        faces.medallion(canvas, f"kingsburg/governors/{shown.governor}", governor, 33, shown.number, shown.spent)
        token(canvas, shown.colour, (x - 15, y), crest - 2, glow=shown.state == "now")
    else:
        token(canvas, shown.colour, (x, y), crest, glow=shown.state == "now")
    if shown.group:
        icon(canvas, f"kingsburg/groups/{shown.group}", (box.right - 10, y + crest / 2 + 9), 20)
    if shown.chosen:
        coin(canvas, (box.right - 13, y + crest / 2 + 40), 20, None, shown.colour)
    if shown.envoy:
        icon(canvas, "envoy", (box.right - 11, box.y + 12), 20)
    y += crest / 2 + (21 if tall else 17)
    laurel(canvas, shown.points, (x, y), 44 if tall else 39, "carmine" if shown.points < 0 else "ink")
    y += 21 if tall else 18
    draw_tags(canvas, shown.point_tags, (x, y + (3 if shown.point_tags else 0)), box.w - 8)
    y += 27 if shown.point_tags else 12
    strength = shown.numbers[COUNTERS.index("strength")]
    icon(canvas, "defence", (x - 12, y), 21)
    figure(canvas, str(strength).replace("-", "−"), (x + 11, y), 19, "ink")
    room = Box(box.x + 8, y + 13, box.w - 13, box.bottom - y - 17)
    if shown.new:
        size = min(32.0, room.h)
        icon(canvas, f"kingsburg/buildings/{shown.new[-1]}", (room.cx, room.y + size / 2), size)
    elif dice:
        _rail_dice(canvas, room, dice)
    elif shown.rolled:
        size = min(24.0, room.h)
        empty_slot(canvas, room.cx - size / 2, room.y, size)
    if shown.state == "next":
        canvas.poly([(box.x - 7, box.y + 22), (box.x + 3, box.y + 15), (box.x + 3, box.y + 29)], "gold_bright", "ink",
                    1.2)


def _rail_dice(canvas: Canvas, room: Box, dice: list[tuple[int, int]]) -> None:
    across = 2 if len(dice) > 1 else 1
    rows = -(-len(dice) // across)
    if len(dice) > 4 or rows * 18 > room.h:
        across = 3
        rows = -(-len(dice) // across)
    size = min(26.0, (room.w - 2 * (across - 1)) / across, (room.h - 2 * (rows - 1)) / rows)
    top = room.y
    for at, (colour, face) in enumerate(dice):
        row, column = divmod(at, across)
        count = min(across, len(dice) - row * across)
        x = room.cx + (column - (count - 1) / 2) * (size + 2) - size / 2
        die(canvas, x, top + row * (size + 2), size, face, colour, lifted=False)
