"""The things on the table: what lies where, how it looks, and what lies under the pointer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from kingsburg_table.core.actions import Event
from kingsburg_table.table.boards import board_of
from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import slip, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import Focus, Placed, Regions, TableLayout
from kingsburg_table.table.metrics import Metrics
from kingsburg_table.table.pieces.arrange import spots
from kingsburg_table.table.pieces.board import Board, Sight
from kingsburg_table.table.pieces.spots import PLAIN, Look, Spot
from kingsburg_table.table.play.focus import Focusable as Focusable
from kingsburg_table.table.play.ledger import LedgerPage
from kingsburg_table.table.play.recap import this_turn
from kingsburg_table.table.play.shown import Shown
from kingsburg_table.table.scenes.table import aloft, own_points
from kingsburg_table.table.scenes.table.dressing import Dressing
from kingsburg_table.table.scenes.table.layers import layers_of
from kingsburg_table.table.scenes.table.picks import Picks
from kingsburg_table.table.scenes.table.since import Since
from kingsburg_table.text.speaker import Speaker

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.table.before import Before

RIVAL = "rival"
PRESETS: tuple[Focus, ...] = ("piazza", "estate")
VEILED = Look(dim=True)


class Tabletop:
    """One match's table for one window and language; `renew` after every change of the match."""

    def __init__(
        self, match: Shown, layout: TableLayout, metrics: Metrics, speaker: Speaker, still: Focus | None = None
    ) -> None:
        """`still`: nothing but what pieces come to or leave is shown as it is now; all the rest as it was `before`,
        with this region large."""
        self.match = match
        self.layout = layout
        self.metrics = metrics
        self.speaker = speaker
        self.board: Board = board_of(match.game, match.session.rules.data, speaker)
        self.over: int | None = None  #: the rival whose estate is laid over the own one
        self.bare: dict[str, Placed] = {}
        self.pieces: dict[str, Placed] = {}
        self.spots: list[Spot] = []
        self.rivals: dict[int, Box] = {}
        self.picks = Picks()
        self.dressing = Dressing(match, self.board, self.picks)
        self.since = Since(self.board)
        self.before: Before | None = None  #: how it was before the last move, while pieces are in the air
        self.waiting: Mapping[str, float] = {}  #: things that pieces are on their way to, and the share that is there
        self.lifted: AbstractSet[str] = frozenset()  #: what lay there before the move is in the air
        self.settled: AbstractSet[str] = frozenset()  #: on a table that is still: what is shown as it is now
        self.dimmed: AbstractSet[str] = frozenset()  #: and what lay under a veil before
        self.still = still
        self.shown: Mapping[str, Look] = {}  #: how everything looked when it was drawn last
        self.renew()

    # -- what lies where -----------------------------------------------------------------------------------------

    def renew(self) -> None:
        """Make the sight and lay everything out anew."""
        self._renewed += 1
        match = self.match
        controller = match.session.controller
        estate = match.seat if self.over is None else self.over
        view = match.view
        sight = Sight(
            match.game, match.session.rules.data, view, match.session.seats, match.seat, estate, self.speaker,
            match.decision if match.past is None else None, controller.hints(view, match.seat),
            controller.hints(view, estate), tuple(match.counters(seat) for seat in range(len(match.session.seats))),
            wide=self.metrics.wide, past=match.past is not None, before=self.since.counters(match),
            where=match.session.rules.agenda.whereabouts(view), pending=match.pending, told=self._told(),
            sources=tuple(controller.sources(view)),
        )
        focus: Focus = self.still or self.board.focus(sight.decision, sight)
        self.sight = replace(sight, focus=focus, standing=tuple(self.board.standing(sight)))
        rivals = [seat for seat in view.order if seat != match.seat]
        self.regions: Regions = self.layout.regions(self.metrics, focus, len(rivals), self._share(focus))
        if match.past is not None:
            self.regions = self.regions.beside_the_column()
        stage = self.board.stage(self.sight) if focus == "stage" else ""
        self.bare = self.layout.placed(self.metrics, focus, self.regions, stage)
        self.pieces = {id: self.board.arranged(placed, self.sight) for id, placed in self.bare.items()}
        self.spots = [
            spot for placed in self.pieces.values() for spot in spots(placed, self.board.things(placed.id, self.sight))
        ]
        self.rivals = {} if focus == "stage" and match.past is None else self._rivals(rivals)
        self.on_table = frozenset(spot.target for spot in self.spots if spot.target)
        self.picks.keep(self.on_table)

    def _share(self, focus: Focus) -> float | None:
        return self.board.share(focus, self.sight)

    def _told(self) -> tuple[Event, ...]:
        """What the open turn of the seat that looks has brought so far."""
        match, decision = self.match, self.match.decision
        if match.past is not None or decision is None or decision.seat != match.seat or decision.anyone:
            return ()
        return this_turn(match.seat, match.session.records, match.session.story)

    _renewed = 0

    def _rivals(self, seats: list[int]) -> dict[int, Box]:
        column = self.regions.rivals.inset(6)
        gap = 10.0 if self.metrics.wide else 8.0
        most = 150.0 if self.metrics.wide else 158.0
        high = min(most, (column.h - gap * (len(seats) - 1)) / max(1, len(seats)))
        scale = self.metrics.scale  # whole pixels: a card is the same picture in every place
        top, high, down = round(column.y * scale), int(high * scale), round((high + gap) * scale)
        return {
            seat: Box(column.x, (top + at * down) / scale, column.w, high / scale) for at, seat in enumerate(seats)
        }

    def focusable(self) -> list[Focusable]:
        """Everything the keyboard can reach on the table."""
        things = [Focusable(spot.id, spot.box, spot.piece) for spot in self.spots if spot.target]
        return things + [Focusable(f"{RIVAL}.{seat}", box, "rivals") for seat, box in self.rivals.items()]

    def spot_at(self, at: Point) -> Spot | None:
        """The thing under the pointer; the last drawn lies on top."""
        return next((spot for spot in reversed(self.spots) if spot.target and spot.holds(at)), None)

    def rival_at(self, at: Point) -> int | None:
        return next((seat for seat, box in self.rivals.items() if box.holds(at)), None)

    def spot(self, id: str | None) -> Spot | None:
        return next((spot for spot in self.spots if spot.id == id), None)

    def places(self) -> dict[str, list[Box]]:
        """Where everything lies that can be touched."""
        found: dict[str, list[Box]] = {}
        for spot in self.spots:
            if spot.target:
                found.setdefault(spot.target, []).append(spot.box)
        return found

    def is_eye(self, spot: Spot) -> bool:
        """Whether this thing is one of the own ones that can be held to look behind it."""
        kind, _, seat = spot.target.partition(".")
        return kind in self.board.eyes and seat in ("", str(self.sight.seat)) and self.over is None

    def standing_for(self, target: str) -> str:
        """The thing itself, or what stands for it where it does not lie on the table."""
        if not target or target in self.on_table:
            return target
        others = self.board.instead(target, self.sight)
        return next((other for other in others if other in self.on_table or other in self.pieces), target)

    def place_of(self, target: str) -> Box | None:
        """Where a thing or a whole piece lies; a seat's counters are found on its rival card."""
        target = self.standing_for(target)
        for spot in self.spots:
            if spot.target == target:
                return spot.box
        if target in self.pieces:
            return self.pieces[target].box
        kind, _, rest = target.partition(".")
        seat = rest.partition(".")[0]
        return self.rivals.get(int(seat)) if seat.isdigit() and kind else None

    # -- how it looks --------------------------------------------------------------------------------------------

    def looks(self, looking: str | None, ring: bool) -> dict[str, Look]:
        """The look of every thing that can be touched, by spot id."""
        return self.dressing.looks(self.spots, looking, ring, self.over is not None)

    def marked(self, spot: Spot) -> bool:
        """Whether this piece shows as touched."""
        return self.dressing.marked(self.spots, spot)

    def come(self, canvas: Canvas) -> Iterator[None]:
        """Thing by thing, the table as it will be when the pieces lie that travel over the picture from before."""
        unseen, looks = nowhere(canvas), self.looks(None, False)
        for spot in self.spots:
            self.board.paint(unseen, spot, looks.get(spot.id, PLAIN), self.sight)
            yield
        for seat, box in self.rivals.items():
            (self.board.rival if self.metrics.wide else self.board.rail)(unseen, box, seat, PLAIN, self.sight)
            yield

    def warm(self, canvas: Canvas) -> Iterator[None]:
        """Piece by piece, what is not shown now and may be needed at once: pictures that fly; papers, cloths and things
        of this focus and of the other one when nothing is asked any more."""
        unseen = nowhere(canvas)
        for picture in self.board.fly(self.sight):
            aloft.flat(unseen, picture)
            yield
        for focus in sorted(PRESETS, key=lambda focus: focus != self.sight.focus):
            sight = replace(self.sight, focus=focus, decision=None)
            regions = self.layout.regions(self.metrics, focus, len(self.sight.seats) - 1, self._share(focus))
            for placed in self.layout.placed(self.metrics, focus, regions).values():
                arranged = self.board.arranged(placed, sight)
                self.board.ground(unseen, arranged, sight)
                yield
                for spot in spots(arranged, self.board.things(placed.id, sight)):
                    self.board.paint(unseen, spot, PLAIN, sight)
                    yield

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, looking: str | None, ring: bool, page: LedgerPage) -> None:
        sight = replace(self.sight, page=page)
        before, waiting = self.before, self.waiting
        if self.still is not None and before is not None:
            self._draw_still(canvas, before)
            return
        held = frozenset(spot.piece for spot in self.spots if spot.id in waiting)
        self._base(canvas, sight, self.pieces, held)
        looks = self.shown = self.looks(looking, ring)
        dressed = [(spot, looks.get(spot.id, PLAIN)) for spot in self.spots]
        dressed.sort(key=lambda each: (each[1].lit, each[1].hovered or each[1].chosen))  # light and lifted lie on top
        for spot, look in dressed:
            if before is not None and spot.id in waiting:
                if spot.id not in self.lifted:
                    before.paint(canvas, spot, waiting[spot.id])
            else:
                self.board.paint(canvas, spot, look, sight)
            if look.focused:
                slip.focus_ring(canvas, spot.box)
        paint = self.board.rival if self.metrics.wide else self.board.rail
        for seat, box in self.rivals.items():
            id = f"{RIVAL}.{seat}"
            seen = before.sight if before is not None and id in waiting else sight
            paint(canvas, box, seat, replace(PLAIN, hovered=id == looking, touched=seat == self.over), seen)
            if seen.leads(seat):
                aside = 6.0 if self.metrics.wide else 5.0
                own_points.leader(canvas, (box.x + aside, box.y + aside), aside * 2)
            if ring and id == looking:
                slip.focus_ring(canvas, box)

    def _draw_still(self, canvas: Canvas, before: Before) -> None:
        """The table as it was, with what has arrived and without what has left."""
        self._base(canvas, before.sight, before.pieces)
        for spot in before.spots.values():
            if spot.id in self.waiting and spot.id not in self.lifted:
                before.paint(canvas, spot, self.waiting[spot.id], self.spot(spot.id))
            elif spot.id not in self.lifted and spot.id not in self.settled:
                self.board.paint(canvas, spot, VEILED if spot.id in self.dimmed else PLAIN, before.sight)
        for spot in self.spots:
            if spot.id in self.settled:
                self.board.paint(canvas, spot, PLAIN, self.sight)
        paint = self.board.rival if self.metrics.wide else self.board.rail
        for seat, box in self.rivals.items():
            paint(canvas, box, seat, PLAIN, self.sight if f"{RIVAL}.{seat}" in self.settled else before.sight)

    def _base(
        self, canvas: Canvas, sight: Sight, pieces: Mapping[str, Placed], held: frozenset[str] = frozenset()
    ) -> None:
        """The wood and what lies under the things, which a hand that moves over the table does not change: a layer of
        its own, painted anew when the match or the picture has changed."""
        size, before = canvas.surface.get_size(), self.before
        light = "" if canvas.theme.high_contrast else self.board.light(sight)
        key = (self, size, canvas.scale, light, canvas.theme, self._renewed, id(before), held,
               sight.page if self.board.ground_follows_page else None)
        layers = layers_of(canvas)
        layer = layers.ground
        if layers.key != key:
            layers.key = None  # a frame that comes too late leaves it half painted
            layer.blit(self._wooden(canvas), (0, 0))
            own = Canvas(layer, canvas.scale, canvas.theme, canvas.sprites, canvas.origin)
            papers = {pieces[piece].box for piece in held}  # also one that other things lie on
            for placed in pieces.values():
                was = before is not None and placed.box in papers
                self.board.ground(own, placed, before.sight if was and before is not None else sight)
            if light:
                layer.fill(canvas.theme.rgba(light)[:3], special_flags=pygame.BLEND_RGB_MULT)
            layers.key = key
        canvas.surface.blit(layer, (0, 0))

    def _wooden(self, canvas: Canvas) -> pygame.Surface:
        """The wooden table: a layer of its own, as large as the window and always in use."""
        layers, key = layers_of(canvas), (canvas.scale, canvas.theme)
        if layers.wooden != key:
            wood.table_top(Canvas(layers.wood, canvas.scale, canvas.theme, canvas.sprites), self.regions.whole)
            layers.wooden = key
        return layers.wood


def nowhere(canvas: Canvas) -> Canvas:
    """What is painted there is kept by the sprites and seen by nobody."""
    return Canvas(pygame.Surface((1, 1)), canvas.scale, canvas.theme, canvas.sprites)
