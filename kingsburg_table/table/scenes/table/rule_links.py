"""Ways from what is shown at the table to its rule: the why-not slip, the tooltip, the open decision."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from kingsburg_table.table.book.teaching import teaching
from kingsburg_table.table.box import Point
from kingsburg_table.table.pieces.board import Tip
from kingsburg_table.table.play.why import CORE_RULES
from kingsburg_table.table.scenes.table import overlays
from kingsburg_table.table.scenes.table.tabletop import RIVAL

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.table.scene import TableScene

REACH_MS = 400.0  #: how long a tooltip waits for the hand that goes from its thing to its plate


class RuleLinks:
    """What on the screen leads to a rule just now."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.over = False  #: the hand is on a slip or on a tooltip's plate
        self._left: float | None = None
        self._far = 0.0

    def rule(self) -> str:
        """F1: the rule of the slip, else of the tooltip, else of the open decision."""
        if self.scene.laid.why is not None and self.scene.laid.why[0].rule:
            return self.scene.laid.why[0].rule
        tip = self.tip()
        if tip is not None and tip.rules:
            return tip.rules[0]
        return self.decision_rule()

    def decision_rule(self) -> str:
        """Of the open decision; what is the table's own, as a look or the seal, is explained by the game's teaching."""
        match = self.scene.match
        decision = match.decision
        if decision is None or decision.rule not in CORE_RULES:
            return "" if decision is None else decision.rule
        explained = teaching(match.game).decisions.get(decision.kind)
        return explained.rule if explained is not None else ""

    def rule_at(self, at: Point) -> str:
        """The rule that a press here leads to; empty for none."""
        scene = self.scene
        slip = self.slip()
        if slip is not None and scene.laid.why is not None and slip.box.holds(at):
            return scene.laid.why[0].rule
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
        scene = self.scene
        anchor = scene.anchor(scene.laid.why[1]) if scene.laid.why is not None else None
        if scene.laid.why is None or anchor is None:
            return None
        return overlays.why_place(scene.app.canvas, scene.desk, scene.laid.why[0], anchor)

    def tip_place(self) -> overlays.TipPlace | None:
        scene = self.scene
        tip, anchor = self.tip(), scene.anchor(scene.focus.looking or "")
        if tip is None or anchor is None:
            return None
        wide = scene.desk.metrics.wide
        return overlays.tip_place(scene.app.canvas, tip, anchor, scene.desk.regions.whole, wide, scene.laid.zoom)

    def tip(self) -> Tip | None:
        """The tooltip of what is looked at: a thing, a rival, or a button of the scroll."""
        scene, looking = self.scene, self.scene.focus.looking
        if not scene.tip_shows or looking is None:
            return None
        spot, (kind, _, seat) = scene.desk.spot(looking), looking.partition(".")
        if spot is not None:
            return scene.desk.board.tip(spot.target, scene.desk.sight)
        if kind == RIVAL:
            return scene.desk.board.tip(f"seat.{seat}", scene.desk.sight)
        return scene.scroll.tip(looking)

    def _on_thing(self, at: Point) -> bool:
        anchor = self.scene.anchor(self.scene.focus.looking or "")
        return anchor is not None and anchor.holds(at)
