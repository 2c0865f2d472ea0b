"""Real positions from random games, and a table without a scene to draw them on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pygame

from kingsburg_table import places
from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session
from kingsburg_table.table.boards import board_of
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.sprites import Sprites, budget_for
from kingsburg_table.table.layout import TableLayout, load_table_layout
from kingsburg_table.table.metrics import Metrics, measure
from kingsburg_table.table.pieces.arrange import spots
from kingsburg_table.table.pieces.board import Board, Sight
from kingsburg_table.table.pieces.spots import PLAIN, Look, Spot
from kingsburg_table.table.play.ledger import page
from kingsburg_table.table.play.recap import this_turn
from kingsburg_table.table.theme import NORMAL, Theme
from kingsburg_table.text.speaker import Speaker

NAMES = ("Świętopełkowićów", "Krzysztofmariano", "Wilhelmina Wołko", "Maksymilian Wiel", "iiiiiiiiiiiiiiii")
BUSY = ("Build", "Influence", "Use", "Activate", "Supply")
Kingsburg = Session[Any, Any]


@cache
def layout_of(game: str) -> TableLayout:
    return load_table_layout(places.rules_data() / game)


def match(players: int, seed: int, game: str = "kingsburg") -> Kingsburg:
    return new_session(game, [Seat(name, seal=True, look=True) for name in NAMES[:players]], seed=seed)


def played(players: int, seed: int, until: Callable[[Kingsburg], bool], game: str = "kingsburg") -> Kingsburg:
    """A random game up to a moment."""
    session, rnd = match(players, seed, game), random.Random(seed)
    while session.decision is not None and not until(session):
        options = session.decision.options
        busy = [option for option in options if type(option.action).__name__ in BUSY]
        session.act(rnd.choice(busy or options))
    return session


def decided(kind: str, players: int = 3, year: int = 1, game: str = "kingsburg") -> Kingsburg:
    """The first such decision in some random game."""
    return played(players, _seed(kind, players, year, game), _at(kind, year), game)


@cache
def _seed(kind: str, players: int, year: int, game: str) -> int:
    for seed in range(1, 400):
        if played(players, seed, _at(kind, year), game).decision is not None:
            return seed
    raise AssertionError(f"no game has a decision {kind!r}")


def _at(kind: str, year: int) -> Callable[[Kingsburg], bool]:
    return lambda s: s.decision is not None and s.decision.kind == kind and _round(s) >= year


def _round(session: Kingsburg) -> int:
    return int(getattr(session.state, "year", 0) or getattr(session.state, "round", 1))


class Table:
    """What a scene would show: board, sight, places; drawn without a window."""

    def __init__(
        self, session: Kingsburg, lang: str = "en", size: tuple[int, int] = (1920, 1080), *, theme: Theme = NORMAL,
        estate: int | None = None, speaker: Callable[..., Speaker] = Speaker, view: Any = None,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_surface() is None:
            pygame.display.set_mode((8, 8))
        controller, decision = session.controller, session.decision
        self.metrics: Metrics = measure(size)
        self.seat = decision.seat if decision is not None else 0
        seats = range(len(session.seats))
        speaks = speaker(lang, names=session.rules.data.names(), seats=[seat.name for seat in session.seats])
        self.board: Board = board_of(session.game, session.rules.data, speaks)
        view = session.view(None) if view is None else view
        own = self.seat if estate is None else estate
        sight = Sight(
            session.game, session.rules.data, view, session.seats, self.seat, own, speaks, decision,
            controller.hints(view, self.seat), controller.hints(view, own),
            tuple(controller.counters(view, seat) for seat in seats), self._before(session, seats),
            wide=self.metrics.wide, where=session.rules.agenda.whereabouts(view),
            told=this_turn(self.seat, session.records, session.story),
        )
        if decision is not None:
            sight = replace(sight, page=page(session.preview(decision.options[0])))
        self.sight = replace(sight, focus=self.board.focus(decision, sight))
        layout = layout_of(session.game)
        share = self.board.share(self.sight.focus, self.sight)
        self.regions = layout.regions(self.metrics, self.sight.focus, len(session.seats) - 1, share)
        stage = self.board.stage(self.sight)
        placed = layout.placed(self.metrics, self.sight.focus, self.regions, stage).values()
        self.pieces = [self.board.arranged(piece, self.sight) for piece in placed]
        self.spots: list[Spot] = [
            spot for piece in self.pieces for spot in spots(piece, self.board.things(piece.id, self.sight))
        ]
        self.surface = pygame.Surface(self.metrics.pixels).convert()
        self.canvas = Canvas(self.surface, self.metrics.scale, theme, Sprites(budget_for(self.metrics.pixels)))

    def _before(self, session: Kingsburg, seats: Sequence[int]) -> Any:
        since = self.board.since(session.path)
        if not since:
            return ()
        agenda, at = session.rules.agenda, len(session.records)
        while at and agenda.path(session.state_at(at - 1).agenda).startswith(since):
            at -= 1
        state = session.state_at(max(0, at - self.board.since_led))
        return tuple(session.controller.counters(state, seat) for seat in seats)

    @property
    def targets(self) -> set[str]:
        return {spot.target for spot in self.spots}

    def draw(self, looks: Callable[[Spot], Look] = lambda spot: PLAIN) -> pygame.Surface:
        for piece in self.pieces:
            self.board.ground(self.canvas, piece, self.sight)
        for spot in self.spots:
            self.board.paint(self.canvas, spot, looks(spot), self.sight)
        others = [seat for seat in range(len(self.sight.seats)) if seat != self.seat]
        column = self.regions.rivals
        for at, seat in enumerate(others):
            high = column.h / len(others)
            box = Box(column.x + 5, column.y + at * high + 5, column.w - 10, min(150, high - 10))
            (self.board.rival if self.metrics.wide else self.board.rail)(self.canvas, box, seat, PLAIN, self.sight)
        if not self.metrics.wide:
            self.board.aside(self.canvas, Box(600, 0, 590, 40), self.sight)
        return self.surface
