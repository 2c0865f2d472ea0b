"""What one seat may see, and small helpers to encode states."""

from __future__ import annotations

import hashlib
from typing import Any, Generic

import msgspec

from kingsburg_table.core.agenda import D, S
from kingsburg_table.core.controller import Controller

_packer = msgspec.msgpack.Encoder()


class Codec(Generic[S]):
    """One encoding of a state for copies, undo snapshots and hashes."""

    def __init__(self, state_type: type[S]) -> None:
        self._decoder = msgspec.msgpack.Decoder(state_type)

    def pack(self, state: S) -> bytes:
        return _packer.encode(state)

    def unpack(self, packed: bytes) -> S:
        return self._decoder.decode(packed)

    def copy(self, state: S) -> S:
        return self._decoder.decode(_packer.encode(state))


def digest(packed: bytes) -> str:
    """The hash of an encoded state: the same in every process."""
    return hashlib.blake2b(packed, digest_size=12).hexdigest()


def view(controller: Controller[S, D], codec: Codec[S], state: S, seat: int | None, secret: int | None) -> S:
    """A copy with chance removed and everything hidden from `seat` replaced; None: what all may see."""
    copy = codec.copy(state)
    copy.chance = 0
    copy.script = None
    controller.hide(copy, seat, secret)
    return copy


def named(value: Any) -> Any:
    """A state as plain data with field names, for people and for `replay --json`."""
    if isinstance(value, msgspec.Struct):
        return {name: named(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, (list, tuple)):
        return [named(item) for item in value]
    if isinstance(value, dict):
        return {key: named(item) for key, item in value.items()}
    return value
