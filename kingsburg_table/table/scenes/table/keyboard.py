"""The keyboard at the table: every key of the one table of keys, turned into presses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.table.input.events import Key
from kingsburg_table.table.keys import Command, command_of
from kingsburg_table.table.play.focus import Direction
from kingsburg_table.table.play.results import Idle, Nothing
from kingsburg_table.table.scenes.table.presses import Presses
from kingsburg_table.table.scenes.table.scroll import SCORE
from kingsburg_table.table.scenes.table.tabletop import RIVAL
from kingsburg_table.table.scenes.table.travel import LINE

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.table.scene import TableScene

BUTTONS = ("undo", "redo", "reset", SCORE)
WAYS = {
    Command.LEFT: Direction.LEFT, Command.RIGHT: Direction.RIGHT, Command.UP: Direction.UP,
    Command.DOWN: Direction.DOWN,
}


class Keyboard:
    """Keys of the table scene that are neither holds nor about the past."""

    def __init__(self, scene: TableScene, presses: Presses) -> None:
        self.scene, self.presses = scene, presses

    def handle(self, event: Key) -> bool:
        scene, command = self.scene, command_of(event)
        lit = scene.lit_ids()
        if command in WAYS:
            if not scene.travel.move(WAYS[command]):
                scene.focus.move(WAYS[command])
                scene.travel.follow()
        elif command is Command.FOCUS_NEXT or command is Command.FOCUS_BACK:
            scene.focus.tab(lit, back=command is Command.FOCUS_BACK)
            scene.travel.follow()
        elif event.repeat:
            return False
        elif command is Command.SEAL:
            self._enter(event.now)
        elif command is Command.UNDO:
            self.presses.after(scene.match.undo(event.now, pressing=True), "undo")
        elif command is Command.REDO:
            self.presses.after(scene.match.redo(event.now, pressing=True), "redo")
        elif command is Command.CANCEL:
            self._escape()
        elif command is Command.RIVALS:
            self._next_rival()
        elif command is Command.CHRONICLE:
            scene.travel.open()
        elif command is Command.WHY_NOT:
            self.presses.why(scene.focus.looking)
        elif command is Command.RULE:
            scene.open_rule()
        elif command is Command.HINT:
            return scene.hints.ask()
        elif command is Command.POSSIBLE:
            scene.open_possible()
        else:
            return self._chip_key(event)
        return True

    def _enter(self, now: float) -> None:
        """Enter touches what the keyboard looks at; once that is touched, or cannot be, it presses the seal."""
        scene = self.scene
        id = scene.focus.current if scene.focus.keyboard else None
        spot, narrowing = scene.desk.spot(id), scene.match.narrowing
        if scene.desk.over is not None and not (id or "").startswith((RIVAL, LINE)) and id not in BUTTONS:
            self.presses.own_board()
        elif id is not None and id.startswith(LINE):
            scene.travel.pin()
        elif id is not None and id.startswith("grid."):
            self.presses.press(id, now, None)
            self._to_chip()
        elif id is not None and (id.startswith(RIVAL) or scene.control(id) is not None):
            self._press(id, now)
        elif scene.match.over:
            self.presses.press("seal", now, None)
        elif spot is not None and narrowing is not None and not scene.desk.marked(spot) and (
            spot.target in narrowing.lit or spot.target not in {**narrowing.touched, **narrowing.added}
        ):
            self.presses.press(spot.id, now, None)
        else:
            result = scene.match.press_seal(now, pressing=True)
            self.presses.after(result, "seal")
            if isinstance(result, Nothing) and result.because is Idle.NOT_ARMED:
                scene.focus.show(scene.lit_ids())

    def _press(self, id: str, now: float) -> None:
        """A rival or a control; a chip that is armed gives way to the seal."""
        scene, control = self.scene, self.scene.control(id)
        chip = control.chip if control is not None else None
        if chip is not None and chip.armed:
            self.presses.after(scene.match.press_seal(now, pressing=True), "seal")
            return
        if id == "more" and not scene.laid.grid:
            scene.focus.leave()
        self.presses.press(id, now, None)
        if chip is not None:
            self._to_chip()
        elif id == "more" and scene.laid.grid:
            scene.focus.take("grid.0")

    def _escape(self) -> None:
        scene = self.scene
        if scene.laid.grid:
            scene.laid.grid = False
        elif scene.laid.drawer and scene.chronicle_shows():
            scene.travel.open()
        elif scene.desk.over is not None:
            scene.desk.over = None
        elif scene.match.clear():
            scene.desk.picks.clear()
        else:
            scene.open_menu()
        scene.renew()
        if not scene.laid.grid and not scene.laid.drawer and scene.desk.over is None:
            scene.focus.come_back()

    def _next_rival(self) -> None:
        """V: the next rival's estate over the own one, then the own again."""
        scene = self.scene
        seats = list(scene.desk.rivals)
        at = seats.index(scene.desk.over) + 1 if scene.desk.over in seats else 0
        scene.desk.over = seats[at] if at < len(seats) else None
        if scene.desk.over is not None:
            scene.focus.leave()
        scene.renew()
        if scene.desk.over is None:
            scene.focus.come_back()

    def _chip_key(self, event: Key) -> bool:
        scene = self.scene
        name = event.name.upper()
        chip = next((chip for chip in scene.scroll.bar.chips if chip.key and chip.key.upper() == name), None)
        if chip is None or not event.mods.plain:
            return False
        self.presses.chip(chip, event.now)
        self._to_chip()
        return True

    def _to_chip(self) -> None:
        """The keyboard goes to the chip that is armed, or to the seal where the scroll has no room for it."""
        scene = self.scene
        armed = next((control.id for control in scene.scroll.controls if control.chip and control.chip.armed), "seal")
        scene.focus.take(armed)
