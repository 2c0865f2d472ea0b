"""What action spaces, helpers, tasks and rewards do, as messages of the catalogue made from their data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kingsburg_table.core.actions import Action
from kingsburg_table.core.keyed import spelled
from kingsburg_table.games.signorie.actions import (
    Activate,
    Buy,
    DoTask,
    Hire,
    Manage,
    Marry,
    SendMan,
    TakeBonus,
    TakeDie,
    TakeFlorins,
)
from kingsburg_table.games.signorie.box import Task
from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.words import (
    Advance,
    Gain,
    Marriage,
    Mission,
    Offspring,
    RaiseThreshold,
    ScorePer,
    Word,
)

Message = tuple[str, dict[str, Any]]


def deed_message(data: Components, deed: Word, times: int = 1) -> Message:
    """A word of the data, done so many times."""
    word, values = _deed(data, deed, times)
    return f"effect.signorie.{word}", values


def _deed(data: Components, deed: Word, times: int) -> Message:
    word = spelled(deed)
    if isinstance(deed, Gain):
        if deed.pawns:
            return "gain_pawns", {"n": deed.pawns * times}
        return word, {"gain": {thing: count * times for thing, count in deed.things().items()}}
    if isinstance(deed, Advance):
        if isinstance(deed.points, str):
            return "advance_die", {"tracks": list(deed.tracks)}
        return word, {"n": deed.points * times, "tracks": list(deed.tracks)}
    if isinstance(deed, (Mission, Marriage)):
        return word if deed.token == "city" else f"{word}_face_down", {}
    if isinstance(deed, Offspring):
        return word if deed.dice == "married" else "offspring_one", {}
    if isinstance(deed, RaiseThreshold):
        return word, {"n": data.figures.threshold.per_pawn * times}
    if isinstance(deed, ScorePer):
        return word, {"n": deed.points, "what": deed.count}
    return word, {}


def task_message(data: Components, task: Task) -> Message:
    """What a task asks for and does."""
    least, most = task.pawns
    what = list(deed_message(data, task.do))
    if least < most:
        return "effect.signorie.task_each", {"most": most, "what": what}
    return "effect.signorie.task_once", {"n": most, "what": what}


def said(data: Components, action: Action) -> Mapping[str, Any]:
    """What texts may say of an action besides its fields."""
    if isinstance(action, TakeDie) and action.colour in data.columns:
        return {"n": max(0, data.columns[action.colour].value - action.value)}
    if isinstance(action, Manage) and action.colour in data.columns:
        column = data.columns[action.colour]
        plain = isinstance(column.do, (Mission, Marriage))  # its name says no more than the effect's
        what = (f"effect.signorie.{column.management}_how", {}) if plain else deed_message(data, column.do)
        return {"management": column.management, "what": list(what)}
    if isinstance(action, DoTask) and action.task in data.tasks:
        task = data.tasks[action.task]
        times = action.pawns if task.pawns[0] < task.pawns[1] else 1
        return {"what": list(deed_message(data, task.do, times))}
    if isinstance(action, (Hire, Activate)) and action.helper in data.helpers:
        return {"what": list(deed_message(data, data.helpers[action.helper].do))}
    if isinstance(action, TakeBonus) and action.reward in data.rewards:
        return {"what": list(deed_message(data, data.rewards[action.reward].do))}
    return _figures(data, action)


def _figures(data: Components, action: Action) -> Mapping[str, Any]:
    figures = data.figures
    if isinstance(action, TakeFlorins):
        return {"gain": {"florins": figures.reward_florins}}
    if isinstance(action, Buy):
        return {"pay": {"florins": figures.purchase.florins}, "gain": {"points": figures.purchase.points}}
    if isinstance(action, Marry):
        return {"gain": {"points": figures.points_per_florin * action.dowry}}
    if isinstance(action, SendMan) and action.career in data.careers:
        points = data.careers[action.career].points
        return {"gain": {"points": points[action.space - 1]}} if 1 <= action.space <= len(points) else {}
    return {}
