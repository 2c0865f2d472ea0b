"""A small picture of a match: the real board as all may see it, painted in small steps for quiet moments.

Everything comes from the view that nobody in particular has, so nothing secret can be in it.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from kingsburg_table.core.actions import Decision, Option
from kingsburg_table.core.agenda import State
from kingsburg_table.core.journal.load import load_slowly
from kingsburg_table.core.session import Session
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.sprites import Sprites
from kingsburg_table.table.layout import table_layout
from kingsburg_table.table.metrics import LEAST, measure
from kingsburg_table.table.pieces.spots import PLAIN
from kingsburg_table.table.play.ledger import BLANK, LedgerPage
from kingsburg_table.table.play.narrowing import Narrowing
from kingsburg_table.table.play.past import Past, look_back
from kingsburg_table.table.theme import Theme
from kingsburg_table.text.speaker import Speaker

SIZE = (640, 240)  #: of a picture as it is kept
SHARE = 0.72  #: of the table is shown, so that one can see who stands where

Steps = Generator[None, None, pygame.Surface]


class Still:
    """Stands where a match stands for those who draw it: the last moment, for nobody's eyes in particular."""

    def __init__(self, session: Session[Any, Any]) -> None:
        self.session = session
        self.game = session.game
        self.past: Past | None = look_back(session, len(session.records), None)
        self.view: State = self.past.view
        asked, outcome = session.decision, session.outcome
        self.seat: int = asked.seat if asked is not None else outcome.winners[0] if outcome is not None else 0
        self.decision: Decision | None = None
        self.narrowing: Narrowing | None = None
        self.pending: LedgerPage = BLANK

    def wasteful(self, option: Option) -> bool:
        return False

    def counters(self, seat: int) -> Mapping[str, int]:
        return self.session.controller.counters(self.view, seat)


def picture_of_file(path: Path, lang: str, theme: Theme, sprites: Sprites) -> Steps:
    """Play a match again and paint how it stands; raises JournalError where the file is damaged inside."""
    session = yield from load_slowly(path)
    return (yield from picture(session, lang, theme, sprites))


def picture(session: Session[Any, Any], lang: str, theme: Theme, sprites: Sprites) -> Steps:
    """Paint how a match stands: what lies between the ribbon and the scroll of a small table, without the rivals."""
    from kingsburg_table.table.scenes.table.tabletop import Tabletop

    speaker = Speaker(lang, session.controller.names(), [seat.name for seat in session.seats])
    layout = table_layout(session.game)
    yield
    desk = Tabletop(Still(session), layout, measure(LEAST), speaker)
    yield
    surface = pygame.Surface(LEAST).convert()
    canvas = Canvas(surface, 1.0, replace(theme, text_factor=1.0), sprites)
    whole = desk.regions.whole
    canvas.cached(("table top",), whole, lambda inner: wood.table_top(inner, (0, 0, whole.w, whole.h)))
    yield
    for placed in desk.pieces.values():
        desk.board.ground(canvas, placed, desk.sight)
        yield
    for spot in desk.spots:
        desk.board.paint(canvas, spot, PLAIN, desk.sight)
        yield
    regions = desk.regions
    open_now = [regions.piazza, regions.estate] if session.decision is not None else [regions.estate]
    part = _shown([regions.stage] if desk.sight.focus == "stage" else open_now)
    cut = surface.subsurface(pygame.Rect(*(round(each) for each in part)).clip(surface.get_rect()))
    return pygame.transform.smoothscale(cut, SIZE)


def _shown(regions: Sequence[Box]) -> Box:
    """The part of the table that is shown, in the shape of a picture: the upper part of the largest region, or the
    middle of one that is long and low."""
    largest = max(regions, key=lambda box: box.h)
    shape = SIZE[0] / SIZE[1]
    wide = min(largest.w * SHARE, largest.h * shape)
    high = wide / shape
    left = (largest.w - wide) / 2 if wide < largest.w * SHARE else 0.0
    return Box(largest.x + left, largest.y + (largest.h - high) * 0.2, wide, high)
