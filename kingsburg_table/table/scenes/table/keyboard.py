"""The keyboard at the table: every key of the one table of keys, turned into presses."""

from __future__ import annotations

from kingsburg_table.table.input.events import Key
from kingsburg_table.table.keys import Command, command_of
from kingsburg_table.table.play.focus import Direction, Focus
from kingsburg_table.table.play.results import Idle, Nothing
from kingsburg_table.table.scenes.table.hints import Hints
from kingsburg_table.table.scenes.table.laid_out import LINE, LaidOut
from kingsburg_table.table.scenes.table.laid_over import LaidOver
from kingsburg_table.table.scenes.table.presses import Presses
from kingsburg_table.table.scenes.table.scroll import SCORE
from kingsburg_table.table.scenes.table.tabletop import RIVAL
from kingsburg_table.table.scenes.table.travel import Travel

BUTTONS = ("undo", "redo", "reset", SCORE)
WAYS = {
    Command.LEFT: Direction.LEFT, Command.RIGHT: Direction.RIGHT, Command.UP: Direction.UP,
    Command.DOWN: Direction.DOWN,
}


class Keyboard:
    """Keys of the table scene that are neither holds nor about the past."""

    def __init__(
        self, out: LaidOut, focus: Focus, laid: LaidOver, presses: Presses, travel: Travel, hints: Hints
    ) -> None:
        self.out, self.focus, self.laid = out, focus, laid
        self.presses, self.travel, self.hints = presses, travel, hints

    def handle(self, event: Key) -> bool:
        command = command_of(event)
        lit = self.out.lit_ids()
        if command in WAYS:
            if not self.travel.move(WAYS[command]):
                self.focus.move(WAYS[command])
                self.travel.follow()
        elif command is Command.FOCUS_NEXT or command is Command.FOCUS_BACK:
            self.focus.tab(lit, back=command is Command.FOCUS_BACK)
            self.travel.follow()
        elif event.repeat:
            return False
        elif command is Command.SEAL:
            self._enter(event.now)
        elif command is Command.UNDO:
            self.presses.aftermath.show(self.out.match.undo(event.now, pressing=True), "undo")
        elif command is Command.REDO:
            self.presses.aftermath.show(self.out.match.redo(event.now, pressing=True), "redo")
        elif command is Command.CANCEL:
            self._escape()
        elif command is Command.RIVALS:
            self._next_rival()
        elif command is Command.CHRONICLE:
            self.travel.open()
        elif command is Command.WHY_NOT:
            self.presses.why(self.focus.looking)
        elif command is Command.RULE:
            self.presses.ways.open_rule(self.presses.links.rule())
        elif command is Command.HINT:
            return self.hints.ask()
        elif command is Command.POSSIBLE:
            self.presses.ways.open_possible()
        else:
            return self._chip_key(event)
        return True

    def _enter(self, now: float) -> None:
        """Enter touches what the keyboard looks at; once that is touched, or cannot be, it presses the seal."""
        id = self.focus.current if self.focus.keyboard else None
        spot, narrowing = self.out.desk.spot(id), self.out.match.narrowing
        if self.out.desk.over is not None and not (id or "").startswith((RIVAL, LINE)) and id not in BUTTONS:
            self.presses.own_board()
        elif id is not None and id.startswith(LINE):
            self.travel.pin()
        elif id is not None and id.startswith("grid."):
            self.presses.press(id, now, None)
            self._to_chip()
        elif id is not None and (id.startswith(RIVAL) or self.out.control(id) is not None):
            self._press(id, now)
        elif self.out.match.over:
            self.presses.press("seal", now, None)
        elif spot is not None and narrowing is not None and not self.out.desk.marked(spot) and (
            spot.target in narrowing.lit or spot.target not in {**narrowing.touched, **narrowing.added}
        ):
            self.presses.press(spot.id, now, None)
        else:
            result = self.out.match.press_seal(now, pressing=True)
            self.presses.aftermath.show(result, "seal")
            if isinstance(result, Nothing) and result.because is Idle.NOT_ARMED:
                self.focus.show(self.out.lit_ids())

    def _press(self, id: str, now: float) -> None:
        """A rival or a control; a chip that is armed gives way to the seal."""
        control = self.out.control(id)
        chip = control.chip if control is not None else None
        if chip is not None and chip.armed:
            self.presses.aftermath.show(self.out.match.press_seal(now, pressing=True), "seal")
            return
        if id == "more" and not self.laid.grid:
            self.focus.leave()
        self.presses.press(id, now, None)
        if chip is not None:
            self._to_chip()
        elif id == "more" and self.laid.grid:
            self.focus.take("grid.0")

    def _escape(self) -> None:
        if self.laid.grid:
            self.laid.grid = False
        elif self.laid.drawer and self.out.chronicle_shows():
            self.travel.open()
        elif self.out.desk.over is not None:
            self.out.desk.over = None
        elif self.out.match.clear():
            self.out.desk.picks.clear()
        else:
            self.presses.ways.open_menu()
        self.out.renew()
        if not self.laid.grid and not self.laid.drawer and self.out.desk.over is None:
            self.focus.come_back()

    def _next_rival(self) -> None:
        """V: the next rival's estate over the own one, then the own again."""
        seats = list(self.out.desk.rivals)
        at = seats.index(self.out.desk.over) + 1 if self.out.desk.over in seats else 0
        self.out.desk.over = seats[at] if at < len(seats) else None
        if self.out.desk.over is not None:
            self.focus.leave()
        self.out.renew()
        if self.out.desk.over is None:
            self.focus.come_back()

    def _chip_key(self, event: Key) -> bool:
        name = event.name.upper()
        chip = next((chip for chip in self.out.scroll.bar.chips if chip.key and chip.key.upper() == name), None)
        if chip is None or not event.mods.plain:
            return False
        self.presses.chip(chip, event.now)
        self._to_chip()
        return True

    def _to_chip(self) -> None:
        """The keyboard goes to the chip that is armed, or to the seal where the scroll has no room for it."""
        controls = self.out.scroll.controls
        self.focus.take(next((control.id for control in controls if control.chip and control.chip.armed), "seal"))
