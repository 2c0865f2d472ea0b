"""Ways from what is shown at the table to its rule: the why-not slip, the tooltip, the open decision."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from kingsburg_table.table.book.teaching import teaching
from kingsburg_table.table.box import Point
from kingsburg_table.table.pieces.board import Tip
from kingsburg_table.table.play.focus import Focus
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.why import CORE_RULES
from kingsburg_table.table.scenes.table import overlays, own_points
from kingsburg_table.table.scenes.table.dragging import Dragging
from kingsburg_table.table.scenes.table.laid_out import LaidOut
from kingsburg_table.table.scenes.table.laid_over import LaidOver
from kingsburg_table.table.scenes.table.tabletop import RIVAL

if TYPE_CHECKING:
    from kingsburg_table.table.app import App

ON_THE_WAY = 24.0  #: units around a slip in which the hand is still on its way to it
REACH_MS = 400.0  #: how long a tooltip waits for the hand that goes from its thing to its plate


class RuleLinks:
    """What on the screen leads to a rule just now."""

    def __init__(self, app: App, out: LaidOut, focus: Focus, laid: LaidOver, drag: Dragging) -> None:
        self.app, self.out, self.focus, self.laid, self.drag = app, out, focus, laid, drag
        self.over = False  #: the hand is on a slip or on a tooltip's plate
        self._left: float | None = None
        self._far = 0.0

    def rule(self) -> str:
        """F1: the rule of the slip, else of the tooltip, else of the open decision."""
        if self.laid.why is not None and self.laid.why[0].rule:
            return self.laid.why[0].rule
        tip = self.tip()
        if tip is not None and tip.rules:
            return tip.rules[0]
        return self.decision_rule()

    def decision_rule(self) -> str:
        """Of the open decision; what is the table's own, as a look or the seal, is explained by the game's teaching."""
        match = self.out.match
        decision = match.decision
        if decision is None or decision.rule not in CORE_RULES:
            return "" if decision is None else decision.rule
        explained = teaching(match.game).decisions.get(decision.kind)
        return explained.rule if explained is not None else ""

    def rule_at(self, at: Point) -> str:
        """The rule that a press here leads to; empty for none."""
        slip = self.slip()
        if slip is not None and self.laid.why is not None and slip.box.holds(at):
            return self.laid.why[0].rule
        tip, place = self.tip(), self.tip_place()
        return tip.rules[0] if tip is not None and place is not None and tip.rules and place.plate.holds(at) else ""

    def keeps(self, at: Point, now: float) -> bool:
        """Whether the tooltip stays although the hand has left its thing: it is on its way to the plate, or there."""
        self.over = bool(self.rule_at(at))
        place = self.tip_place()
        if place is None or not place.plate.w or not place.box.inset(-24).holds(at) or self._on_thing(at):
            self._left = None
            return False
        far = dist(at, place.plate.centre)
        if self._left is None:
            self._left, self._far = now, far
        nearer, self._far = far <= self._far, far
        return self.over or (nearer and now - self._left < REACH_MS)

    def slip(self) -> overlays.SlipPlace | None:
        anchor = self.out.anchor(self.laid.why[1]) if self.laid.why is not None else None
        if self.laid.why is None or anchor is None:
            return None
        return overlays.why_place(self.app.canvas, self.out.desk, self.laid.why[0], anchor)

    def moved_on(self, at: Point) -> bool:
        """The hand has gone to another thing than the one a slip speaks of, and not to the slip itself."""
        looking, slip = self.focus.looking, self.slip()
        if self.laid.why is None or looking is None or looking == self.laid.why[1]:
            return False
        return slip is None or not slip.box.inset(-ON_THE_WAY).holds(at)

    def tip_place(self) -> overlays.TipPlace | None:
        tip, anchor = self.tip(), self.out.anchor(self.focus.looking or "")
        if tip is None or anchor is None:
            return None
        wide = self.out.desk.metrics.wide
        return overlays.tip_place(self.app.canvas, tip, anchor, self.out.desk.regions.whole, wide, self.laid.zoom)

    @property
    def shows(self) -> bool:
        """Whether a tooltip (or its zoom) may be on the screen."""
        free = self.laid.why is None and self.out.match.screen.phase is Phase.TURN and not self.drag.on
        return free and (self.laid.zoom or (self.laid.tip_due and not self.app.motion.moving))

    def tip(self) -> Tip | None:
        """The tooltip of what is looked at: a thing, a rival, or a button of the scroll."""
        looking = self.focus.looking
        if not self.shows or looking is None:
            return None
        spot, (kind, _, seat) = self.out.desk.spot(looking), looking.partition(".")
        if spot is not None:
            return self.out.desk.board.tip(spot.target, self.out.desk.sight)
        if kind == RIVAL:
            desk = self.out.desk
            return own_points.of_rival(desk.board.tip(f"seat.{seat}", desk.sight), desk.sight, int(seat))
        return self.out.scroll.tip(looking)

    def _on_thing(self, at: Point) -> bool:
        anchor = self.out.anchor(self.focus.looking or "")
        return anchor is not None and anchor.holds(at)
