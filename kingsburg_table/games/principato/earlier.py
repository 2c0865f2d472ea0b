"""How matches that earlier versions wrote read today."""

from __future__ import annotations

from typing import Any

from kingsburg_table.core.named import STATE_0, TAG, Tasks0, by_names, frames_0

#: Fields in the order of shape 0, which wrote them by position.
_PRINCIPALITY_0 = (
    "hand", "goals", "food", "money", "favor", "field", "farm", "palazzo", "bank", "catapult", "militia", "condottiere",
    "militia_food", "militia_favor", "condottiere_money", "condottiere_favor", "monument", "book", "painting",
    "military",
)  # fmt: skip
_STOCK_0 = ("food", "money", "favor", "land", "city", "catapults", "troops", "monument", "book", "painting")
_TABLE_0 = (
    "players", "stock", "display", "deck", "removed", "box", "year", "turn", "turns", "active", "actions", "place",
    "option", "scorings", "round", "line", "awarded", "goals_up",
)  # fmt: skip
_TASKS_0: Tasks0 = {
    "station": lambda todo: [{TAG: "gained", "cube": todo[0], "shown": int(todo[1])}],
    "dismiss": lambda todo: [{TAG: "dismissed", "troop": troop} for troop in todo],
}


def upgrade(shape: int, line: dict[str, Any]) -> None:
    """Bring a line of a save file up to today's shape."""
    if shape == 0 and "state" in line:
        line["state"] = _state_0(line["state"])


def _state_0(values: list[Any]) -> dict[str, Any]:
    state = by_names((*STATE_0, *_TABLE_0), values)
    state["agenda"] = frames_0(state["agenda"], _TASKS_0)
    state["players"] = [by_names(_PRINCIPALITY_0, player) for player in state["players"]]
    state["stock"] = by_names(_STOCK_0, state["stock"])
    return state
