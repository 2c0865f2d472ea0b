"""The own two cards with their options as buttons, the favor from the stock, and the goals that lie face down."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.principato.state import Principality
from kingsburg_table.table.boards.headings import headline
from kingsburg_table.table.boards.label import label, pictures
from kingsburg_table.table.boards.principato import art, faces, lines
from kingsburg_table.table.boards.principato.calendar import asked
from kingsburg_table.table.boards.principato.display import exchange, state_of
from kingsburg_table.table.boards.tags import draw_tags, tags
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card as kit
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.medal import pips
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

MOST = 3  #: options a card may have


@dataclass(frozen=True, slots=True)
class Places:
    """Where cards, their options, their notes, the favor and the goals lie, from the panel's corner."""

    cards: list[Box]
    options: list[list[Box]]
    notes: list[Box]
    favor: Box
    goals: Box


def places(box: Box, wide: bool, counts: tuple[int, ...]) -> Places:
    """Wide: card left, options right of it, one card under the other. Compact: side by side, options below."""
    pad = 16.0 if wide else 8.0
    foot = 52.0 if wide else 38.0
    low = Box(box.x + pad, box.bottom - pad - foot + 4, box.w - 2 * pad, foot)
    goals, favor = low.cut_right(low.w * 0.32)
    favor = favor.cut_right(8)[1]
    if wide:
        top = box.y + 46
        high = (low.y - 10 - top - 14) / 2
        cards, options, notes = [], [], []
        for at, count in enumerate(counts):
            card = Box(box.x + pad, top + at * (high + 14), high * 0.7, high)
            side = Box(card.right + 14, card.y, box.right - pad - card.right - 14, card.h)
            row = min(56.0, (side.h - 54 - 6 * (MOST - 1)) / MOST)
            options.append([Box(side.x, side.y + nr * (row + 6), side.w, row) for nr in range(count)])
            cards.append(card)
            notes.append(Box(side.x, side.y + count * (row + 6), side.w, side.h - count * (row + 6)))
        return Places(cards, options, notes, favor, goals)
    columns = Box(box.x + pad, box.y + pad, box.w - 2 * pad, low.y - 6 - box.y - pad).columns(len(counts), 10)
    row, gap = 33.0, 4.0
    cards, options, notes = [], [], []
    for column, count in zip(columns, counts, strict=True):
        high = column.h - MOST * row - MOST * gap
        cards.append(Box(column.x, column.y, column.w, high))
        options.append([Box(column.x, column.y + high + gap + nr * (row + gap), column.w, row) for nr in range(count)])
        rest = column.y + high + gap + count * (row + gap)
        notes.append(Box(column.x, rest, column.w, column.bottom - rest))
    return Places(cards, options, notes, favor, goals)


def _player(sight: Sight) -> Principality:
    player: Principality = sight.view.players[sight.estate]
    return player


def _counts(sight: Sight) -> tuple[int, ...]:
    return tuple(len(sight.data.card(number).options) for number in _player(sight).hand)


def arranged(placed: Placed, sight: Sight) -> Placed:
    """Pieces `hand`, `options`, `favor` and `goals` share the panel."""
    found = places(placed.box, sight.wide, _counts(sight))
    boxes = {
        "hand": found.cards, "options": [box for row in found.options for box in row], "favor": [found.favor],
        "goals": [found.goals],
    }[placed.id]
    inside = [(box.x - placed.box.x, box.y - placed.box.y, box.w, box.h) for box in boxes]
    return Placed(placed.id, placed.piece, placed.box, {**placed.details, "places": inside})


def things(sight: Sight) -> list[Thing]:
    return [
        Thing("own", f"hand.{sight.estate}.{place}", (sight.data.ids[number], place))
        for place, number in enumerate(_player(sight).hand, start=1)
    ]


def option_things(sight: Sight) -> list[Thing]:
    """A rival's options are shown and cannot be touched."""
    own = sight.estate == sight.seat
    return [
        Thing("option", f"choice.{place}.{at}" if own else "", (sight.data.ids[number], place, at))
        for place, number in enumerate(_player(sight).hand, start=1)
        for at in range(1, len(sight.data.card(number).options) + 1)
    ]


def favor_things(sight: Sight) -> list[Thing]:
    return [Thing("favor", "favor" if sight.estate == sight.seat else "", sight.view.stock.favor)]


def goal_things(sight: Sight) -> list[Thing]:
    return [Thing("goals", f"goals.{sight.estate}", tuple(_player(sight).goals) if sight.view.goals_up else ())]


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """The panel; in an own turn the actions that are left, and what becomes of each card."""
    box = placed.box
    left = sight.view.actions if sight.view.active == sight.estate and not sight.past else -1
    paper.sheet(canvas, box, "parchment", seed=7)
    if sight.wide:
        head = Box(box.x + 18, box.y + 9, box.w - 36, 32)
        if left >= 0:
            wide = 2 * 18 + 6
            pips(canvas, head.right - wide + 4, head.cy, left, sight.data.figures.actions, 8, 6)
            head = head.cut_right(wide + 8)[1]
        headline(canvas, head, sight.speaker.t("board.principato.cards_of", seat=sight.estate), size=22)
    found = places(box, sight.wide, _counts(sight))
    for number, note in zip(_player(sight).hand, found.notes, strict=True):
        if note.h < 20:
            continue
        exchange = sight.data.card(number).exchange
        said = sight.speaker.t("board.principato.after.exchange" if exchange else "board.principato.after.stays")
        label(canvas, said, note, 18, face="sans_bold" if exchange else "sans_italic", lines=3,
              colour="ink" if exchange else "ink_soft", icon="")


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """Own card; while it is being activated it keeps its light, since it is the one that leaves."""
    assert isinstance(spot.thing.data, tuple)
    id, place = spot.thing.data
    state = state_of(look, False) if sight.estate == sight.seat else "plain"
    running = sight.view.place == place - 1 and sight.view.active == sight.estate
    if running and state in ("plain", "dim"):
        state = "hot"
    faces.draw(canvas, spot.box, sight.data.cards[id], sight, state, strip=False)
    if running and asked(sight) == "replace":
        art.exchange_mark(canvas, spot.box.centre, 26 if sight.wide else 20)
    entering = next((used for used in look.uses if used.startswith("display.")), "")
    if entering and look.chosen:
        number = sight.view.display[int(entering.partition(".")[2]) - 1]
        exchange(canvas, spot.box, sight.data.card(number))


def paint_option(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """Cost and gain on a button; the printed option of the card."""
    assert isinstance(spot.thing.data, tuple)
    id, place, number = spot.thing.data
    box = spot.box
    deal = sight.data.cards[id].options[number - 1]
    running = sight.view.place == place - 1 and sight.view.option == number - 1 and sight.view.active == sight.estate
    state = "hot" if look.chosen or (look.hovered and look.lit) or running else "ready" if look.lit else "plain"
    markup = lines.option(deal, sight.counters[sight.estate], lines.worth(deal, sight))
    dim = look.dim
    key = ("principato.option", markup, state, dim)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        kit.cell(own, here, state)
        pictures(own, markup, here.inset(5, 2), min(25.0, box.h * 0.52), anchor="c")
        if dim:
            own.rrect(here, 7, "parchment", opacity=0.5)
    canvas.cached(key, box, draw, faces.LIGHT.get(state, 16))


def paint_favor(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """The stock of favors; touching it takes one."""
    box = spot.box
    left = spot.thing.data
    state = "hot" if look.chosen or (look.hovered and look.lit) else "ready" if look.lit else "plain"
    words = sight.speaker.t("board.principato.take_favor")
    short = sight.speaker.t("board.principato.take_favor.short")
    changed = tags(sight, sight.seat, "favor") if look.chosen or look.hovered else ()
    key = ("principato.favor", left, state, look.dim, words, changed)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        kit.cell(own, here, state)
        size = min(32.0, box.h * 0.7)
        art.cube(own, "favor", (size * 0.8, here.cy), size)
        room = Box(size * 1.5, 0, box.w - size * 1.5 - 34, box.h)
        label(own, words, room, 19, face="sans_bold", lines=2, short=short, icon="")
        figure(own, str(left), (box.w - 18, here.cy), 20, "ink_soft")
        draw_tags(own, changed, (box.w - 18, 2), 50)
        if look.dim:
            own.rrect(here, 7, "parchment", opacity=0.5)
    canvas.cached(key, box, draw, faces.LIGHT.get(state, 16))


def paint_goals(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """Two backs and an eye; faces only when all goals are turned up."""
    assert isinstance(spot.thing.data, tuple)
    shown = spot.thing.data
    box = spot.box
    key = ("principato.goals", shown, look.hovered, sight.lang, sight.estate == sight.seat)

    def draw(own: Canvas) -> None:
        high = box.h - 2
        wide = min(high * 0.74, box.w * 0.33)
        for at in range(2):
            back = Box(4 + at * (wide + 5), 1, wide, high)
            if shown:
                kit.ground(own, back, "plain", at, 4)
                icon(own, f"principato/goals/{shown[at]}", back.centre, wide * 0.9)
                kit.frame(own, back, "plain", 4)
            else:
                kit.back(own, back, sign="goal_scroll", base="#3E4A2C", radius=4, lifted=False)
        if not shown and sight.estate == sight.seat:
            place = Box(2 * wide + 12, 0, box.w - 2 * wide - 12, box.h)
            if place.w > 16:
                icon(own, "eye", place.centre, min(26.0, place.w))
    canvas.cached(key, box, draw, 12)
