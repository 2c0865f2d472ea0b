"""How matches that earlier versions wrote read today."""

from __future__ import annotations

from typing import Any

from kingsburg_table.core.named import STATE_0, Tasks0, by_names, frames_0

#: Fields in the order of shape 0, which wrote them by position.
_PLAYER_0 = (
    "goods", "tokens", "soldiers", "points", "built", "dice", "white", "white_dice", "total", "aid", "used",
    "token_used", "passed",
)  # fmt: skip
_PLACED_0 = ("rank", "seat", "dice", "white", "token", "shift", "envoy")
_BATTLE_0 = ("strength", "result", "strongest", "fallen")
_TABLE_0 = (
    "players", "leader", "year", "season", "placed", "envoy", "enemy", "peekers", "enemy_shown", "reinforcements",
    "battles",
)  # fmt: skip
_TASKS_0: Tasks0 = {}


def upgrade(shape: int, line: dict[str, Any]) -> None:
    """Bring a line of a save file up to today's shape."""
    if shape == 0 and "state" in line:
        line["state"] = _state_0(line["state"])


def _state_0(values: list[Any]) -> dict[str, Any]:
    state = by_names((*STATE_0, *_TABLE_0), values)
    state["agenda"] = frames_0(state["agenda"], _TASKS_0)
    state["players"] = [by_names(_PLAYER_0, player) for player in state["players"]]
    state["placed"] = [by_names(_PLACED_0, placed) for placed in state["placed"]]
    state["battles"] = [by_names(_BATTLE_0, battle) for battle in state["battles"]]
    return state
