"""Match files that somebody made on purpose: every checksum right, every form right, and what they say impossible."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec

from kingsburg_table.core.journal.lines import sealed

Content = list[dict[str, Any]]
Keys = tuple[str | int, ...]
GREAT = (-1, 7, 99, -(10**6), 10**6, 2**63, 2**64, 10**30)


def content_of(path: Path) -> Content:
    return [msgspec.json.decode(line) for line in path.read_bytes().split(b"\n")[:-1]]


def write(path: Path, content: Content) -> None:
    """The file with all checksums put right."""
    text, check = [], b""
    for line in content:
        body = {key: value for key, value in line.items() if key != "sum"}
        written, check = sealed(msgspec.json.encode(body), check)
        text.append(written)
    path.write_bytes(b"".join(text))


def changed(path: Path, change: Callable[[Content], object]) -> None:
    content = content_of(path)
    change(content)
    write(path, content)


def resumed_at(content: Content, state: Any) -> Content:
    """A short file that begins as this one did and goes on from a snapshot."""
    start = {**content[1], "kind": "start"}
    return [content[0], start, {**start, "kind": "resume", "n": 0, "state": state}]


def places(value: Any, keys: Keys = ()) -> Iterator[tuple[Keys, Any]]:
    """Everything in plain data, with the way to it."""
    yield keys, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield from places(each, (*keys, key))


def put(data: Any, keys: Keys, value: Any) -> Any:
    """A copy with another value there."""
    if not keys:
        return value
    copy = deepcopy(data)
    target = copy
    for key in keys[:-1]:
        target = target[key]
    target[keys[-1]] = value
    return copy


def forged_states(state: Any, rng: random.Random) -> Iterator[tuple[str, Any]]:
    """Snapshots with one thing that cannot be: lists too long, empty or doubled, figures too great, other kinds."""
    for keys, value in list(places(state)):
        for how, other in _others(value, rng):
            yield f"{'.'.join(map(str, keys))} {how}", put(state, keys, other)


def forged_state(state: Any, rng: random.Random) -> tuple[str, Any]:
    """One of them."""
    keys, value = rng.choice(list(places(state)))
    how, other = rng.choice(list(_others(value, rng)))
    return f"{'.'.join(map(str, keys))} {how}", put(state, keys, other)


def _others(value: Any, rng: random.Random) -> Iterator[tuple[str, Any]]:
    """What could stand there instead."""
    if isinstance(value, list):
        filler = value or [1]
        for count in (60, 390, 2000):
            yield f"with {count}", [deepcopy(filler[0]) for _ in range(count)]
        yield "empty", []
        yield "doubled", [*value, *deepcopy(value)]
        yield "turned", value[::-1]
    elif isinstance(value, int) and not isinstance(value, bool):
        yield "great", rng.choice(GREAT)
        yield "near", value + rng.choice((-1, 1, 2))
    elif isinstance(value, str):
        yield "other", rng.choice(("", "x", "x" * 5000, "\0", "\u202eabc"))
    yield "of another kind", rng.choice((None, True, 1, 1.5, "x", [], {}, [[[]]]))
