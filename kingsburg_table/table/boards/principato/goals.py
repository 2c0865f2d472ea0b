"""Goal cards: shown only while their owner holds the eye, and to all when they are turned up."""

from __future__ import annotations

from kingsburg_table.games.principato.box import Goal
from kingsburg_table.games.principato.scoring import goal_points
from kingsburg_table.games.principato.sentences import goal_message
from kingsburg_table.games.principato.view import HIDDEN
from kingsburg_table.table.boards.headings import headline
from kingsburg_table.table.boards.label import label, marked, named
from kingsburg_table.table.boards.seatsheet import seat_sheet
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card as kit
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing


def can_peek(sight: Sight) -> bool:
    """Who looks has goals, and they are not turned up yet."""
    player = sight.view.players[sight.seat]
    return bool(player.goals) and not sight.view.goals_up and not sight.past


def peek(canvas: Canvas, box: Box, sight: Sight) -> None:
    """Both goals one under the other; `sight.view` is the holder's own view."""
    goals: list[str] = sight.view.players[sight.seat].goals
    if HIDDEN in goals or not can_peek(sight):
        return
    player = sight.view.players[sight.seat]
    for goal, place in zip(goals, box.rows(len(goals), 14), strict=True):
        draw(canvas, place, sight.data.goals[goal], goal_points(sight.data, player, goal), sight)


def text(goal: Goal, sight: Sight) -> str:
    id, values = goal_message(goal)
    return sight.speaker.t(id, **values)


def draw(canvas: Canvas, box: Box, goal: Goal, points: int, sight: Sight) -> None:
    """Picture, name, what it counts, what it would bring now."""
    kit.ground(canvas, box, "hot", goal.type, 10)
    head = Box(*kit.band(canvas, box, min(46.0, box.h * 0.2), 10, top=True, colour="#3E4A2C"))
    label(canvas, sight.speaker.name(goal.id), head.inset(12, 2), 26, face="serif", colour="#FFF8E6", anchor="c")
    rest = Box(box.x + 12, head.bottom + 4, box.w - 24, box.bottom - head.bottom - 10)
    picture, words = rest.cut_top(rest.h * 0.52)
    size = min(picture.h * 0.98, picture.w * 0.5)
    icon(canvas, f"principato/goals/{goal.id}", (picture.x + picture.w * 0.34, picture.cy), size)
    laurel(canvas, points, (picture.x + picture.w * 0.76, picture.cy), min(76.0, picture.h * 0.8))
    marked(canvas, text(goal, sight), words, 19, anchor="c", lines=5, lead=1.12)
    kit.frame(canvas, box, "hot", 10)


def things(sight: Sight) -> list[Thing]:
    """At the end everybody's goals, side by side in turn order."""
    view = sight.view
    if not view.goals_up:
        return []
    return [
        Thing("revealed", f"goals.{seat}", tuple(
            (goal, goal_points(sight.data, view.players[seat], goal)) for goal in view.players[seat].goals
        ))
        for seat in view.order
    ]


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    if sight.view.goals_up:
        box = placed.box
        headline(canvas, Box(box.x + 14, box.y + 2, box.w - 28, 32 if sight.wide else 24),
                 sight.speaker.t("board.principato.revealed"), size=22 if sight.wide else 17)


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A seat's two goals with what they brought."""
    assert isinstance(spot.thing.data, tuple)
    found = spot.thing.data
    seat = int(spot.target.rpartition(".")[2])
    box = spot.box
    key = ("principato.revealed", found, sight.colour(seat), sight.name(seat), look.hovered, sight.lang)
    canvas.cached(key, box, lambda own: _revealed(own, Box(0, 0, box.w, box.h), found, seat, look.hovered, sight), 34)


def _revealed(
    canvas: Canvas, box: Box, found: tuple[tuple[str, int], ...], seat: int, hovered: bool, sight: Sight
) -> None:
    colour, wide = sight.colour(seat), sight.wide
    seat_sheet(canvas, box, colour, 10, False, hovered)
    inner = Box(box.x + 18, box.y + 8, box.w - 26, box.h - 16)
    head, rest = inner.cut_top(inner.h * 0.26)
    crest = min(44.0, head.h * 0.95)
    token(canvas, colour, (head.x + crest / 2, head.cy), crest)
    name = Box(head.x + crest + 8, head.y, head.w - crest - 8, head.h)
    named(canvas, sight.name(seat), name, 24 if wide else 18)
    for (goal, points), row in zip(found, rest.rows(len(found), 4), strict=True):
        size = min(row.h * 0.92, 64.0)
        icon(canvas, f"principato/goals/{goal}", (row.x + size / 2, row.cy), size)
        laurel(canvas, points, (row.right - size / 2, row.cy), size)
        words = Box(row.x + size + 6, row.y, row.w - 2 * size - 10, row.h)
        label(canvas, sight.speaker.name(goal), words, 20 if wide else 17, lines=2, icon="")
