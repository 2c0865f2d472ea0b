"""What one seat may see, and how states are copied."""

from __future__ import annotations

from typing import Generic

import msgspec

from kingsburg_table.core.agenda import D, S
from kingsburg_table.core.controller import Controller

_packer = msgspec.msgpack.Encoder()


class Codec(Generic[S]):
    """One encoding of a state for copies and undo."""

    def __init__(self, state_type: type[S]) -> None:
        self._decoder = msgspec.msgpack.Decoder(state_type)

    def pack(self, state: S) -> bytes:
        return _packer.encode(state)

    def unpack(self, packed: bytes) -> S:
        return self._decoder.decode(packed)

    def copy(self, state: S) -> S:
        return self._decoder.decode(_packer.encode(state))


def view(controller: Controller[S, D], codec: Codec[S], state: S, seat: int | None, secret: int | None) -> S:
    """A copy with chance removed and everything hidden from `seat` replaced; None: what all may see."""
    copy = codec.copy(state)
    copy.chance = 0
    copy.script = None
    if secret is not None and seat != secret:
        del copy.agenda[controller.rules_of(state).agenda.below_secrets(copy.agenda) :]
        copy.answers = 0
    controller.hide(copy, seat, secret)
    return copy
