"""Pressing things, rivals and controls of the table, and showing what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.core.actions import Option
from kingsburg_table.table.play.focus import Focus
from kingsburg_table.table.play.prompt import ChipSaid
from kingsburg_table.table.play.results import Idle, Nothing, Result, Selected
from kingsburg_table.table.play.why import Why
from kingsburg_table.table.scenes.table import past_bar
from kingsburg_table.table.scenes.table.aftermath import Aftermath
from kingsburg_table.table.scenes.table.dragging import Dragging
from kingsburg_table.table.scenes.table.laid_out import LaidOut
from kingsburg_table.table.scenes.table.laid_over import LaidOver
from kingsburg_table.table.scenes.table.rule_links import RuleLinks
from kingsburg_table.table.scenes.table.scroll import OWN, SCORE
from kingsburg_table.table.scenes.table.tabletop import RIVAL
from kingsburg_table.table.scenes.table.travel import Travel
from kingsburg_table.table.scenes.table.ways_out import WaysOut

if TYPE_CHECKING:
    from kingsburg_table.table.app import App


class Presses:
    """The same for mouse and keyboard."""

    def __init__(
        self, app: App, out: LaidOut, focus: Focus, laid: LaidOver, drag: Dragging, links: RuleLinks, ways: WaysOut,
        travel: Travel, aftermath: Aftermath,
    ) -> None:
        self.app, self.out, self.focus, self.laid = app, out, focus, laid
        self.drag, self.links, self.ways, self.travel, self.aftermath = drag, links, ways, travel, aftermath

    def press(self, id: str, now: float, at: tuple[float, float] | None) -> None:
        """Press a thing of the table, a rival or a control."""
        match = self.out.match
        spot, control = self.out.desk.spot(id), self.out.control(id)
        if id.startswith(f"{RIVAL}."):
            seat = int(id.partition(".")[2])
            self.out.desk.over = None if self.out.desk.over == seat else seat
            self.out.renew()
        elif self.out.desk.over is not None and (id in ("seal", OWN) or spot is not None):
            self.own_board()  # looking is looking: the press leads back and does no more
        elif id.startswith("grid."):
            self.chip(self.out.grid()[int(id.partition(".")[2])][1], now, at)
        elif spot is not None and self.out.desk.is_eye(spot) and match.screen.secret_to_peek:
            return  # it opens while it is held
        elif spot is not None:
            if at is not None and self.drag.waits(spot, at):
                return
            before = self.drag.before()
            result = match.press(spot.target, now, self.out.desk.marked(spot), pressing=True)
            if isinstance(result, Selected):
                self.out.desk.picks.pick(spot)
            self.aftermath.show(result, id)
            if at is not None and isinstance(result, Selected):
                self.drag.hold(spot, at, before)
        elif control is not None and control in self.out.extras():
            self.out.press_extra(id)
        elif control is not None and control.chip is not None:
            self.chip(control.chip, now, at, control.box.x, control.box.right)
        elif id == "more":
            self.laid.grid = not self.laid.grid
            self.out.renew()
        elif id == SCORE:
            self.ways.open_standing()
        elif id == past_bar.REPLAY:
            self.ways.replay()
        elif id in (past_bar.PIN, past_bar.NOW):
            self.travel.back()
        elif id == "seal" and match.over:
            self.ways.match_over(reveal=False)
        elif id == "seal":
            label = match.asked.seal
            result = self._seal(now)
            self.aftermath.show(result, id)
            if label is not None and isinstance(result, Nothing) and result.because is Idle.NOT_ARMED:
                self.laid.explain(Why(label.words, self.links.rule()), id)
        elif id in ("undo", "redo", "reset"):
            do = {"undo": match.undo, "redo": match.redo, "reset": match.reset}[id]
            self.aftermath.show(do(now, pressing=True), id)

    def own_board(self) -> None:
        """Away from a rival's board."""
        self.out.desk.over = None
        self.out.renew()
        self.focus.come_back()

    def chip(
        self, chip: ChipSaid, now: float, at: tuple[float, float] | None = None, left: float = 0.0, right: float = 0.0
    ) -> None:
        """Arm a choice, or step its amount; what is armed already is played."""
        option = chip.option
        if chip.steps and at is not None:
            share = (at[0] - left) / max(1.0, right - left)
            option = chip.stepped(-1 if share < 0.45 else 1 if share > 0.8 else 0)
        elif chip.steps and chip.armed:
            option = chip.steps[(chip.at + 1) % len(chip.steps)]
        if chip.armed and option == chip.option and at is None:
            return  # the same key twice never plays
        if chip.armed and option == chip.option:
            self.aftermath.show(self._seal(now), "seal")
            return
        if chip.target:
            self.laid.grid = False
            self.aftermath.show(self.out.match.press(chip.target, now, pressing=True), chip.target)
            return
        self.arm(option)

    def _seal(self, now: float) -> Result:
        """The seal answers at once; rules, disk and the next picture come after."""
        label = self.out.match.asked.seal
        if label is not None and label.ready:
            self.app.acknowledge()
        return self.out.match.press_seal(now, pressing=True)

    def arm(self, option: Option) -> None:
        """A choice that is not made on the table itself."""
        self.out.desk.picks.clear()
        self.out.match.press_chip(option)
        self.aftermath.noises.chip()
        self.laid.grid = False
        self.out.renew()

    def why(self, id: str | None) -> bool:
        """Open the slip of a thing that cannot be touched."""
        spot = self.out.desk.spot(id)
        why = self.out.match.asked.why_not(spot.target) if spot is not None else None
        if why is not None and id is not None:
            self.laid.explain(why, id)
        return True
