"""Where the hand is and what it holds down."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.table.box import Point


@dataclass
class Pointer:
    """`waits`: it is on its way from a thing to the plate of its tooltip."""

    at: Point = (-1.0, -1.0)
    pressed: str | None = None
    button: str | None = None  #: of the ribbon, under the hand
    waits: bool = False
