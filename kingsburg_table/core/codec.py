"""How states are copied: packed by position, which is fast. What must last goes by name (`core.named`)."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")
_packer = msgspec.msgpack.Encoder()


class Codec(Generic[T]):
    """One encoding of a state for copies and undo."""

    def __init__(self, state_type: type[T]) -> None:
        self._decoder = msgspec.msgpack.Decoder(state_type)

    def pack(self, state: T) -> bytes:
        return _packer.encode(state)

    def unpack(self, packed: bytes) -> T:
        return self._decoder.decode(packed)

    def mark(self, part: Any) -> bytes:
        """A part of a state, to be compared."""
        return _packer.encode(part)

    def copy(self, state: T) -> T:
        return self._decoder.decode(_packer.encode(state))
