"""Choices in the scroll as pictures: what is paid and what comes of it."""

from __future__ import annotations

from typing import Any

from kingsburg_table.games.signorie.actions import (
    Activate,
    Buy,
    DoTask,
    Hire,
    LayToken,
    Marry,
    Promote,
    RaiseDisc,
    SendMan,
    StopAdvancing,
    TakeBonus,
    TakeDie,
    TakeFlorins,
    TakeLeftDie,
    TakePawns,
    Wed,
)
from kingsburg_table.table.boards.label import escape
from kingsburg_table.table.boards.markup_chip import draw_markup, markup_width
from kingsburg_table.table.boards.signorie import lines
from kingsburg_table.table.boards.signorie.art import SIGNS
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.pieces.board import Sight

SHARE = 0.34


def width(canvas: Canvas, action: Any, height: float, sight: Sight) -> float:
    """How wide the picture of an action is; 0 where words say it better."""
    wide = markup_width(canvas, _markup(action, sight), height, SHARE)
    return wide + 4 if wide else 0.0


def draw(canvas: Canvas, box: Box, action: Any, sight: Sight) -> bool:
    """Draw it centred in the box; False where the table shall write words."""
    return draw_markup(canvas, _markup(action, sight), box, SHARE)


def _markup(action: Any, sight: Sight) -> str:
    data, figures = sight.data, sight.data.figures
    if isinstance(action, DoTask):
        task = data.tasks[action.task]
        times = action.pawns if task.pawns[0] < task.pawns[1] else 1
        return f"{action.pawns}[{action.sex}] [>] {lines.pictures(task.do, data, times)}"
    if isinstance(action, Marry):
        return f"[money]{action.dowry} [>] [points]+{figures.points_per_florin * action.dowry}"
    if isinstance(action, SendMan):
        points = data.careers[action.career].points[action.space - 1]
        return f"[{SIGNS[action.career]}]{action.space} [>] [points]+{points}"
    if isinstance(action, TakePawns):
        counted = ((action.men, "man"), (action.women, "woman"))
        return " ".join(f"{count}[{sex}]" for count, sex in counted if count)
    if isinstance(action, LayToken):
        return f"[sgback] [{SIGNS[action.row]}]"
    if isinstance(action, Buy):
        return f"[money]{figures.purchase.florins} [>] [points]+{figures.purchase.points}"
    return _turn(action, sight) or _reward(action, sight)


def _turn(action: Any, sight: Sight) -> str:
    """Dice with their price, helpers with what they do, a point on a track."""
    data = sight.data
    if isinstance(action, (TakeDie, TakeLeftDie)):
        price = sight.hints["price"][action.colour][action.value] if isinstance(action, TakeDie) else 0
        die = f"[sgcol:{action.colour}] [sgdie:{action.colour}:{action.value}]"
        return f"{die} [money]−{price}" if price else die
    if isinstance(action, (Activate, Hire)):
        deed = lines.words(data.helpers[action.helper].do, data, sight.speaker)
        return f"[signorie/helpers/{action.helper}] {escape(deed)}"
    if isinstance(action, StopAdvancing):
        return escape(sight.speaker.t("way.signorie.stop_advancing"))
    if isinstance(action, Promote):
        return f"[{SIGNS[action.career]}]{action.space} [>] {action.space + 1}"
    return f"[{SIGNS['initiative']}]+1" if isinstance(action, RaiseDisc) else ""


def _reward(action: Any, sight: Sight) -> str:
    """What the end of a round offers: picture and words."""
    say = sight.speaker.t
    if isinstance(action, TakeBonus):
        words = sight.speaker.name(action.reward, "short")
        return f"[{lines.mark(sight.data.rewards[action.reward].do)}] {escape(words)}"
    if isinstance(action, TakeFlorins):
        return f"[money] {escape(say('board.signorie.deed.florins', n=sight.data.figures.reward_florins))}"
    if isinstance(action, Wed):
        brings = sight.hints["wedding"]
        gains = ((brings["points"], "[points]"), (brings["florins"], "[money]"))
        words = escape(say("board.signorie.end.wedding"))
        return f"[signorie/people/bride] {words} " + " ".join(f"{sign}+{count}" for count, sign in gains if count)
    return ""
