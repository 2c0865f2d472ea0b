"""How matches that earlier versions wrote read today."""

from __future__ import annotations

from typing import Any

from kingsburg_table.core.named import STATE_0, TAG, Tasks0, by_names, frames_0

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
_BY = ("reroll", "use")  #: actions that said `building` until shape 2


def _waiting(todo: list[str]) -> list[dict[str, Any]]:
    return [{TAG: "waiting", "source": source, "number": 0} for source in todo]


def _lots(todo: list[str]) -> list[dict[str, Any]]:
    lots = [[int(count) for count in lot.split(",")] for lot in todo[2:]]
    return [{TAG: "lots", "cause": todo[0], "rule": todo[1], "lots": lots}]


def _part(text: str) -> dict[str, Any]:
    giver, seat, place = text.split(":")
    return {TAG: "part", "giver": giver, "seat": int(seat), "place": -1 if place == "after" else int(place)}


_TASKS_0: Tasks0 = {
    "take goods": _lots,
    "lose goods": lambda todo: [{TAG: "toll", "n": int(todo[0])}],
    "trade": lambda todo: [{TAG: "offered", "giver": todo[0], "place": int(todo[1])}],
    "support": lambda todo: [_part(text) for text in todo],
    "build": lambda todo: [{TAG: "put_up", "building": building} for building in todo],
    "season start": _waiting,
    "season end": _waiting,
}


def upgrade(shape: int, line: dict[str, Any]) -> None:
    """Bring a line of a save file up to today's shape."""
    if shape == 0 and "state" in line:
        line["state"] = _state_0(line["state"])
    if shape < 2:
        _name_sources(line)


def _name_sources(line: dict[str, Any]) -> None:
    """Shape 2: effects come from sources. Only buildings had any before, and each of them one that can be used."""
    action = line.get("action")
    if isinstance(action, dict) and action.get("do") in _BY:
        action["by"] = action.pop("building")
    for player in line["state"].get("players", []) if "state" in line else []:
        if "used" in player:
            player["used"] = [[source, 0] for source in player["used"]]


def _state_0(values: list[Any]) -> dict[str, Any]:
    state = by_names((*STATE_0, *_TABLE_0), values)
    state["agenda"] = frames_0(state["agenda"], _TASKS_0)
    state["players"] = [by_names(_PLAYER_0, player) for player in state["players"]]
    state["placed"] = [by_names(_PLACED_0, placed) for placed in state["placed"]]
    state["battles"] = [by_names(_BATTLE_0, battle) for battle in state["battles"]]
    return state
