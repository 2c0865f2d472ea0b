"""What a piece would bring on the green track at once, as the rules say it for the estate that is shown."""

from __future__ import annotations

from kingsburg_table.table.boards.tuscany import reading
from kingsburg_table.table.pieces.board import Sight


def green(sight: Sight, number: int, code: str) -> int:
    """Points for laying this piece on a hex; 0 where it does not fit."""
    return int(sight.estate_hints["gains"].get(sight.data.id_of[code], {}).get(number + 1, 0))


def fits(sight: Sight, number: int, code: str) -> bool:
    """Whether the piece fits the hex now, whatever the hand."""
    return number + 1 in sight.estate_hints["gains"].get(sight.data.id_of[code], {})


def used_code(sight: Sight, uses: tuple[str, ...]) -> str:
    """The piece that the option through a hex would lay there: a stored one, or one of the offer."""
    for used in uses:
        kind, _, rest = used.partition(".")
        if kind == "store":
            seat, _, space = rest.partition(".")
            return reading.prince(sight, int(seat)).store[int(space) - 1]
        if kind == "offer":
            return str(sight.view.display[int(rest) - 1])
    return ""
