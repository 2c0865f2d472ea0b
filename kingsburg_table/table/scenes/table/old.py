"""The table before a move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from kingsburg_table.table.box import Box
from kingsburg_table.table.layout import Focus
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.scenes.table.air import Places
from kingsburg_table.table.scenes.table.laid_out import LaidOut


@dataclass(frozen=True)
class Old:
    """Its picture, where things lay, and whose it was."""

    picture: pygame.Surface
    places: Places
    showed: tuple[object, ...]
    seat: int
    focus: Focus
    own: bool = False  #: what only this seat may see lay open
    sight: Sight | None = None
    dimmed: frozenset[str] = frozenset()  #: things under a veil
    around: tuple[Box, ...] = ()  #: what lies around the table

    @classmethod
    def of(
        cls, out: LaidOut, picture: pygame.Surface, dropped: Mapping[str, Box], showed: tuple[object, ...]
    ) -> Old:
        """As it is laid out now. `dropped`: things that were let go elsewhere; `showed`: what the layout depends on."""
        desk, sight = out.desk, out.desk.sight
        places = desk.places() | {target: [box] for target, box in dropped.items()}
        own = sight.decision is not None and sight.decision.private
        dimmed = frozenset(id for id, look in desk.shown.items() if look.dim)
        return cls(picture, places, showed, sight.seat, sight.focus, own, sight, dimmed, out.around())
