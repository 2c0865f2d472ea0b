"""Pressing things, rivals and controls of the table, and showing what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kingsburg_table.core.actions import Option
from kingsburg_table.table.box import Box
from kingsburg_table.table.play.prompt import ChipSaid
from kingsburg_table.table.play.results import Idle, Nothing, NotSaved, Played, Refused, Result, Selected
from kingsburg_table.table.play.why import Why
from kingsburg_table.table.scenes.table import past_bar
from kingsburg_table.table.scenes.table.dragging import Dragging
from kingsburg_table.table.scenes.table.scroll import OWN, SCORE
from kingsburg_table.table.scenes.table.tabletop import RIVAL
from kingsburg_table.table.shelf.trouble import refusal

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.table.scene import TableScene


class Presses:
    """The same for mouse and keyboard."""

    def __init__(self, scene: TableScene, drag: Dragging) -> None:
        self.scene, self.drag = scene, drag

    def press(self, id: str, now: float, at: tuple[float, float] | None) -> None:
        """Press a thing of the table, a rival or a control."""
        scene, match = self.scene, self.scene.match
        spot, control = scene.desk.spot(id), scene.control(id)
        if id.startswith(f"{RIVAL}."):
            seat = int(id.partition(".")[2])
            scene.desk.over = None if scene.desk.over == seat else seat
            scene.renew()
        elif scene.desk.over is not None and (id in ("seal", OWN) or spot is not None):
            self.own_board()  # looking is looking: the press leads back and does no more
        elif id.startswith("grid."):
            self.chip(scene.grid()[int(id.partition(".")[2])][1], now, at)
        elif spot is not None and scene.desk.is_eye(spot) and match.screen.secret_to_peek:
            return  # it opens while it is held
        elif spot is not None:
            if at is not None and self.drag.waits(spot, at):
                return
            before = self.drag.before()
            result = match.press(spot.target, now, scene.desk.marked(spot), pressing=True)
            if isinstance(result, Selected):
                scene.desk.picks.pick(spot)
            self.after(result, id)
            if at is not None and isinstance(result, Selected):
                self.drag.hold(spot, at, before)
        elif control is not None and control in scene.extras():
            scene.press_extra(id)
        elif control is not None and control.chip is not None:
            self.chip(control.chip, now, at, control.box.x, control.box.right)
        elif id == "more":
            scene.laid.grid = not scene.laid.grid
            scene.renew()
        elif id == SCORE:
            scene.open_standing()
        elif id == past_bar.REPLAY:
            scene.replay()
        elif id in (past_bar.PIN, past_bar.NOW):
            scene.travel.back()
        elif id == "seal" and match.over:
            scene.match_over(reveal=False)
        elif id == "seal":
            label = match.asked.seal
            result = self._seal(now)
            self.after(result, id)
            if label is not None and isinstance(result, Nothing) and result.because is Idle.NOT_ARMED:
                scene.laid.explain(Why(label.words, scene.links.rule()), id)
        elif id in ("undo", "redo", "reset"):
            self.after({"undo": match.undo, "redo": match.redo, "reset": match.reset}[id](now, pressing=True), id)

    def own_board(self) -> None:
        """Away from a rival's board."""
        scene = self.scene
        scene.desk.over = None
        scene.renew()
        scene.focus.come_back()

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
            self.after(self._seal(now), "seal")
            return
        if chip.target:
            self.scene.laid.grid = False
            self.after(self.scene.match.press(chip.target, now, pressing=True), chip.target)
            return
        self.arm(option)

    def _seal(self, now: float) -> Result:
        """The seal answers at once; rules, disk and the next picture come after."""
        label = self.scene.match.asked.seal
        if label is not None and label.ready:
            self.scene.app.acknowledge()
        return self.scene.match.press_seal(now, pressing=True)

    def arm(self, option: Option) -> None:
        """A choice that is not made on the table itself."""
        scene = self.scene
        scene.desk.picks.clear()
        scene.match.press_chip(option)
        scene.noises.chip()
        scene.laid.grid = False
        scene.renew()

    def after(self, result: Result, id: str = "", dropped: Mapping[str, Box] | None = None) -> None:
        """Show what came of a press, and let it be heard. `dropped`: where things lie that were let go elsewhere."""
        scene = self.scene
        scene.noises.after(result, id)
        if isinstance(result, Refused):
            scene.laid.explain(result.why, id)
        elif isinstance(result, NotSaved):
            scene.laid.message = refusal(result.error)
        elif isinstance(result, Nothing) and result.because is Idle.TOO_SOON:
            return
        if isinstance(result, (Selected, Nothing)):
            scene.renew()
            return
        played = isinstance(result, Played)
        old = scene.staging.mark(dropped or {}) if played else None
        scene.desk.picks.clear()
        if not isinstance(result, Refused):
            scene.desk.over = None
        scene.renew(follow=True)
        if isinstance(result, Played):
            scene.staging.show(old, result.events)
        if played and scene.match.over:
            scene.match_over()

    def why(self, id: str | None) -> bool:
        """Open the slip of a thing that cannot be touched."""
        scene = self.scene
        spot = scene.desk.spot(id)
        why = scene.match.asked.why_not(spot.target) if spot is not None else None
        if why is not None and id is not None:
            scene.laid.explain(why, id)
        return True
