"""How states are copied: packed by position, which is fast. What must last goes by name (`core.named`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")
_encode = msgspec.msgpack.Encoder().encode


class Codec(Generic[T]):
    """One encoding of a state for copies and undo."""

    def __init__(self, state_type: type[T]) -> None:
        decoder = msgspec.msgpack.Decoder(state_type)
        self._decode = decoder.decode
        self.pack: Callable[[T], bytes] = _encode
        self.unpack: Callable[[bytes], T] = decoder.decode
        self.mark: Callable[[Any], bytes] = _encode  #: a part of a state, to be compared

    def copy(self, state: T) -> T:
        return self._decode(_encode(state))
