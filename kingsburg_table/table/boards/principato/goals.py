"""Goal cards: shown only while their owner holds the eye, and to all when they are turned up."""

from __future__ import annotations

from kingsburg_table.games.principato.box import Goal
from kingsburg_table.games.principato.scoring import goal_points
from kingsburg_table.games.principato.sentences import goal_message
from kingsburg_table.games.principato.view import HIDDEN
from kingsburg_table.table.boards.label import label, marked
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card as kit
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.pieces.board import Sight


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
