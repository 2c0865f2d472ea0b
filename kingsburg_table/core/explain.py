"""Everything that keeps a piece of data from being of a type, not only the first thing msgspec meets.

msgspec stops at the first mistake and names a dictionary's key only as `[...]`; so after a failed conversion the data
is walked here, part by part, and each part is asked for itself.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from kingsburg_table.core.documents import Keys
from kingsburg_table.core.keyed import Keyed, convert

Complaint = tuple[Keys, str]

_WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "object": "a mapping",
    "array": "a list",
    "null": "nothing",
}
_PATH = re.compile(r"^(?P<what>.*?)(?: - at (?P<key>`key` in )?`\$(?P<path>.*)`)?$", re.DOTALL)
_STEP = re.compile(r"\.(?P<name>[^.\[\]]+)|\[(?P<index>\d+)\]")
_LISTS = (list, tuple, set, frozenset)


def complaints(value: Any, wanted: Any, keys: Keys = ()) -> Iterator[Complaint]:
    """All places in `value` that are not as the type `wanted` asks, with what was expected there."""
    origin = get_origin(wanted)
    parts: Iterator[Complaint] = iter(())
    if isinstance(wanted, type) and issubclass(wanted, Keyed) and not issubclass(wanted, msgspec.Struct):
        parts = _keyed(value, wanted, keys)
    elif isinstance(wanted, type) and issubclass(wanted, msgspec.Struct) and isinstance(value, dict):
        parts = _struct(value, wanted, keys)
    elif origin is Annotated:
        parts = complaints(value, get_args(wanted)[0], keys)
    elif origin in (Union, types.UnionType):
        parts = _union(value, get_args(wanted), keys)
    elif origin is dict and isinstance(value, dict):
        parts = _mapping(value, get_args(wanted), keys)
    elif origin in _LISTS and isinstance(value, list):
        parts = _items(value, wanted, keys)
    found = False
    for part in parts:
        found = True
        yield part
    if not found:
        yield from _whole(value, wanted, keys)


def _struct(value: dict[str, Any], wanted: type[msgspec.Struct], keys: Keys) -> Iterator[Complaint]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(wanted)}
    tag = wanted.__struct_config__.tag_field
    known = [*([tag] if tag else []), *fields]
    for key in value:
        if key not in known:
            free = [name for name in known if name not in value]
            yield (*keys, key), "unknown key" + (f": expected {_one_of(free)}" if free else "")
    for key, field in fields.items():
        if key in value:
            yield from complaints(value[key], field.type, (*keys, key))
        elif field.required:
            yield keys, f"missing key {key}: expected {describe(field.type)}"


def _keyed(value: Any, wanted: type[Keyed], keys: Keys) -> Iterator[Complaint]:
    try:
        word, kind = wanted.kind_of(value)
    except ValueError as error:
        yield keys, str(error)
    else:
        yield from complaints(value[word], kind, (*keys, word))


def _union(value: Any, members: tuple[Any, ...], keys: Keys) -> Iterator[Complaint]:
    fitting = [member for member in members if _could_be(value, member)]
    if len(fitting) > 1 and isinstance(value, dict):
        fitting = [member for member in fitting if _tag_fits(value, member)]
    if len(fitting) == 1:
        yield from complaints(value, fitting[0], keys)


def _could_be(value: Any, member: Any) -> bool:
    base = get_origin(member) or member
    if base is Annotated:
        return _could_be(value, get_args(member)[0])
    if isinstance(value, dict):
        return base is dict or (isinstance(base, type) and issubclass(base, msgspec.Struct))
    if isinstance(value, list):
        return base in _LISTS
    return base is Literal or base is type(value)


def _tag_fits(value: dict[str, Any], member: Any) -> bool:
    config = getattr(member, "__struct_config__", None)
    return bool(config and config.tag_field and value.get(config.tag_field) == config.tag)


def _mapping(value: dict[str, Any], wanted: tuple[Any, Any], keys: Keys) -> Iterator[Complaint]:
    key_type, value_type = wanted
    for key, item in value.items():
        for _, message in _whole(key, key_type, (), strict=False):
            yield (*keys, key), f"wrong key: {message}"
        yield from complaints(item, value_type, (*keys, key))


def _items(value: list[Any], wanted: Any, keys: Keys) -> Iterator[Complaint]:
    args = get_args(wanted)
    if get_origin(wanted) is tuple and args[-1:] != (Ellipsis,):
        if len(args) == len(value):
            for place, (item, item_type) in enumerate(zip(value, args, strict=True)):
                yield from complaints(item, item_type, (*keys, place))
        return
    for place, item in enumerate(value):
        yield from complaints(item, args[0], (*keys, place))


def _whole(value: Any, wanted: Any, keys: Keys, strict: bool = True) -> Iterator[Complaint]:
    try:
        convert(value, wanted, strict=strict)
    except msgspec.ValidationError as error:
        match = _PATH.match(str(error))
        assert match is not None
        steps = [step["name"] or int(step["index"]) for step in _STEP.finditer(match["path"] or "")]
        if not steps and get_origin(wanted) is Literal:
            yield keys, f"expected {_one_of(get_args(wanted))}, got {_show(value)}"
            return
        message = re.sub(r"`([^`]*)`", _in_words, match["what"])
        if not steps:
            message = re.sub(r"got [^`]*$", lambda _: f"got {_show(value)}", message)
        yield (*keys, *steps), message[:1].lower() + message[1:]


def describe(wanted: Any) -> str:
    """A type in words, for `expected ...`."""
    origin = get_origin(wanted)
    if origin is Annotated:
        return describe(get_args(wanted)[0])
    if origin is Literal:
        return _one_of(get_args(wanted))
    if origin in (Union, types.UnionType):
        return " or ".join(describe(member) for member in get_args(wanted))
    base = origin or wanted
    if base in _LISTS:
        return "a list"
    if base is dict or (isinstance(base, type) and issubclass(base, msgspec.Struct)):
        return "a mapping"
    if base is type(None):
        return "nothing"
    return _WORDS.get(getattr(base, "__name__", ""), "a value")


def _in_words(match: re.Match[str]) -> str:
    return " or ".join(_WORDS.get(word, word) for word in match[1].split(" | "))


def _one_of(words: Any) -> str:
    return ("one of " if len(words) > 1 else "") + ", ".join(str(word) for word in words)


def _show(value: Any) -> str:
    """A value as it stood in the file, short."""
    kinds: dict[type, Callable[[Any], str]] = {
        dict: lambda _: "a mapping",
        list: lambda _: "a list",
        type(None): lambda _: "nothing",
        bool: lambda flag: "true" if flag else "false",
    }
    text = kinds.get(type(value), repr)(value)
    return text if len(text) <= 60 else text[:57] + "..."
