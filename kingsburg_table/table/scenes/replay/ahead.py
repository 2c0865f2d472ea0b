"""Made in quiet moments: what the table needs in moments of other kinds, so that a jump there is not slower."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

import pygame

from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.pieces.spots import PLAIN
from kingsburg_table.table.play.replayer import Replayer
from kingsburg_table.table.scenes.table.tabletop import Tabletop


def warm(desk: Tabletop, replayer: Replayer, canvas: Canvas) -> Iterator[bool]:
    """Piece by piece, a moment of every kind, painted where nobody sees it: what it is made of is kept."""
    nowhere = Canvas(pygame.Surface((1, 1)), canvas.scale, canvas.theme, canvas.sprites)
    other = copy(replayer)
    there = Tabletop(other, desk.layout, desk.metrics, desk.speaker)
    for moment in of_every_kind(replayer):
        other.at = moment
        there.renew()
        yield True
        for placed in there.pieces.values():
            there.board.ground(nowhere, placed, there.sight)
            yield True
        for spot in there.spots:
            there.board.paint(nowhere, spot, PLAIN, there.sight)
            yield True


def of_every_kind(replayer: Replayer) -> list[int]:
    """The last moment of each kind of step: late in a match the most pieces are in play."""
    return list({moment.path.rpartition(" / ")[2]: at for at, moment in enumerate(replayer.timeline.moments)}.values())
