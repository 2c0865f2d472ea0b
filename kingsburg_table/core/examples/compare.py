"""Comparing and saying the values of worked examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kingsburg_table.core.actions import Action


def same(wanted: Any, got: Any) -> bool:
    """Equal, where a mapping may leave out what is zero, empty or nothing."""
    if isinstance(wanted, Mapping) and isinstance(got, Mapping):
        return all(same(wanted.get(key), got.get(key)) for key in {**wanted, **got})
    if isinstance(wanted, (list, tuple)) and isinstance(got, (list, tuple)):
        return len(wanted) == len(got) and all(map(same, wanted, got))
    if wanted is None:
        return not got
    if got is None:
        return not wanted
    return bool(wanted == got) and isinstance(wanted, bool) == isinstance(got, bool)


def fits(pattern: Mapping[str, Any], action: Mapping[str, Any]) -> bool:
    """Whether the action has everything that the pattern names."""
    return all(key in action and same(value, action[key]) for key, value in pattern.items())


def within(path: str, place: str) -> bool:
    """Whether a path lies at or below a place."""
    parts, wanted = _parts(path), _parts(place)
    return parts[: len(wanted)] == wanted


def _parts(path: str) -> list[str]:
    return [part.strip() for part in path.split("/")]


def tag(action: Action) -> str:
    return str(type(action).__struct_config__.tag)


def say_action(action: Action) -> str:
    """`influence {advisor: duke, dice: [4, 5]}`."""
    values = {key: value for key, value in msgspec.to_builtins(action).items() if key != "do"}
    return f"{tag(action)} {say(values)}" if values else tag(action)


def say(value: Any) -> str:
    """A value as the YAML would write it."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {say(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(say, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return "nothing" if value is None or value == "" else str(value)


def with_names(value: Any, names: Sequence[str]) -> Any:
    """Seat numbers as players' names."""
    if isinstance(value, Mapping):
        return {with_names(key, names): with_names(item, names) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [with_names(item, names) for item in value]
    return names[value] if type(value) is int and 0 <= value < len(names) else value
