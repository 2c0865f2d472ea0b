"""States as data with names. What has its default is left out, so that a field added later changes nothing.

Copies and undo pack states by position, which is fast; save files and fingerprints go by name, which lasts.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

T = TypeVar("T")

TAG = "task"  #: names the kind of a tagged Struct, where several may stand
#: No part of a fingerprint: the match's header has the options, and where a match stands shows itself in what can be
#: played next, while the lists of steps may change from version to version.
_APART = ("agenda", "script", "options")
#: Fields in the order of shape 0, which wrote them by position; those of the game's own state follow.
STATE_0 = ("chance", "script", "agenda", "order", "wishes", "answers")
_FRAME_0 = ("node", "at", "seat", "queue", "todo")
_PLAIN = (int, str, bool, float, type(None))
_encoder = msgspec.msgpack.Encoder(order="sorted")


def named(value: Any) -> Any:
    """Everything that is not at its default, by field name."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is list or kind is tuple:
        return value if not value or type(value[0]) in _PLAIN else [named(item) for item in value]
    if kind is dict:
        return {key: named(item) for key, item in value.items()}
    tag, defaults = _defaults[kind] if kind in _defaults else _learn(kind)
    told = {} if tag is None else {TAG: tag}
    for name, default in defaults:
        item = getattr(value, name)
        if item != default:
            told[name] = named(item)
    return told


def spelled_out(value: Any) -> Any:
    """A state as plain data with all its fields, for people and for `replay --json`."""
    if isinstance(value, msgspec.Struct):
        return {name: spelled_out(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, (list, tuple)):
        return [spelled_out(item) for item in value]
    if isinstance(value, dict):
        return {key: spelled_out(item) for key, item in value.items()}
    return value


def fingerprint(state: msgspec.Struct) -> str:
    """A hash of what lies on the table: the same in every process, and for a state with new fields at their default."""
    told = named(state)
    for name in _APART:
        told.pop(name, None)
    return hashlib.blake2b(_encoder.encode(told), digest_size=12).hexdigest()


def unnamed(wanted: type[T], data: Any) -> T:
    """The state that `named` told; ValueError (msgspec's is one) for anything that is none."""
    if wanted not in _readers:
        _readers[wanted] = _compiled(inspect.type_info(wanted))
    return msgspec.convert(_readers[wanted](data), wanted)


def by_names(names: tuple[str, ...], values: list[Any]) -> dict[str, Any]:
    """What an older format wrote by position, with the names that the positions had then."""
    return dict(zip(names, values, strict=True))


Tasks0 = Mapping[str, Callable[[list[str]], list[dict[str, Any]]]]


def frames_0(frames: list[list[Any]], tasks: Tasks0) -> list[dict[str, Any]]:
    """The agenda as shape 0 wrote it, with texts for what was to do; `tasks` makes tasks of them, by node."""
    made = [by_names(_FRAME_0, frame) for frame in frames]
    for frame in made:
        frame["todo"] = tasks.get(frame["node"], list)(frame["todo"])
    return made


_Defaults = tuple[str | int | None, tuple[tuple[str, Any], ...]]
_defaults: dict[type, _Defaults] = {}


def _learn(kind: Any) -> _Defaults:
    fields = msgspec.structs.fields(kind)
    _defaults[kind] = kind.__struct_config__.tag, tuple((field.name, _default(field)) for field in fields)
    return _defaults[kind]


def _default(field: Any) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


Reader = Callable[[Any], Any]
_readers: dict[type, Reader] = {}


def _compiled(info: inspect.Type) -> Reader:
    """What turns named data into the positions that msgspec checks and builds."""
    if isinstance(info, inspect.StructType) and info.array_like:
        return _struct(info)
    if isinstance(info, inspect.ListType | inspect.VarTupleType):
        inner = _compiled(info.item_type)
        return lambda data: [inner(item) for item in data] if isinstance(data, list) else data
    if isinstance(info, inspect.DictType):
        inner = _compiled(info.value_type)
        return lambda data: {key: inner(item) for key, item in data.items()} if isinstance(data, dict) else data
    if isinstance(info, inspect.UnionType):
        return _union(info)
    return lambda data: data


def _struct(info: inspect.StructType) -> Reader:
    fields = [(field.name, _compiled(field.type), field.required, field) for field in info.fields]
    known = {field.name for field in info.fields} | ({TAG} if info.tag is not None else set())
    tag = [] if info.tag is None else [info.tag]

    def read(data: Any) -> Any:
        if not isinstance(data, dict):
            return data
        if strange := data.keys() - known:
            raise ValueError(f"{info.cls.__name__} has no {', '.join(sorted(strange))}")
        values = list(tag)
        for name, inner, required, field in fields:
            if name in data:
                values.append(inner(data[name]))
            elif required:
                raise ValueError(f"{info.cls.__name__} without {name}")
            else:
                values.append(msgspec.to_builtins(_default(field)))
        return values

    return read


def _union(info: inspect.UnionType) -> Reader:
    structs = {each.tag: _compiled(each) for each in info.types if isinstance(each, inspect.StructType)}
    others = [_compiled(each) for each in info.types if isinstance(each, inspect.ListType | inspect.VarTupleType)]

    def read(data: Any) -> Any:
        if isinstance(data, dict):
            inner = structs.get(data.get(TAG))
            if inner is None:
                raise ValueError(f"{data.get(TAG)!r} is none of {', '.join(map(str, structs))}")
            return inner(data)
        return others[0](data) if others and isinstance(data, list) else data

    return read
