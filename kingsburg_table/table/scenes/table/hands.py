"""What hands do at the table: mouse, keys and holds, turned into presses of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.table.input.events import (
    ENDS_MOTION,
    PRIMARY,
    SECONDARY,
    Event,
    FocusLost,
    HoldEnd,
    HoldStart,
    Hover,
    HoverEnd,
    Key,
    Minimised,
    Touch,
    TouchCancel,
    TouchMove,
    TouchUp,
    Wheel,
)
from kingsburg_table.table.keys import Command, command_of
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.results import Idle, Nothing, Result
from kingsburg_table.table.scenes.table import overlays
from kingsburg_table.table.scenes.table.chronicle import Row
from kingsburg_table.table.scenes.table.dragging import Dragging
from kingsburg_table.table.scenes.table.keyboard import WAYS, Keyboard
from kingsburg_table.table.scenes.table.presses import Presses
from kingsburg_table.table.scenes.table.tabletop import RIVAL
from kingsburg_table.table.scenes.table.travel import LINE

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.table.scene import TableScene

STAYS = (Command.FOCUS_NEXT, Command.FOCUS_BACK, Command.RIVALS, Command.CHRONICLE, Command.ZOOM, Command.RULE,
         Command.POINTS)


class Hands:
    """Input of the table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.drag = Dragging(scene)
        self.presses = Presses(scene, self.drag)
        self.keyboard = Keyboard(scene, self.presses)

    def handle(self, event: Event) -> bool:
        match = self.scene.match
        if isinstance(event, (FocusLost, Minimised, TouchCancel)):
            self.drag.cancel()
        if isinstance(event, (FocusLost, Minimised)):
            if match.screen.hidden_from_sight():
                self.scene.renew()
                self.scene.app.show_now()
            return True
        if isinstance(event, Key) and command_of(event) is Command.POINTS and not event.repeat:
            self.scene.open_standing()  # open points only, so at any moment
            return True
        if match.screen.phase is Phase.CURTAIN:
            return self._behind_curtain(event)
        if isinstance(event, (Touch, Key)) and match.computers.hurry():
            self.scene.app.redraw()
        if isinstance(event, ENDS_MOTION) and match.screen.handover.end_banner():
            self.scene.app.redraw()
        if self._drag(event):
            return True
        if self._put_away(event) or self._to_rule(event):
            return True
        if isinstance(event, (Touch, Key, Wheel)) and self.scene.laid.put_away():
            self.scene.app.redraw()
            if isinstance(event, Key) and command_of(event) is Command.CANCEL:
                return True  # it closed the slip
        if isinstance(event, (Hover, TouchMove)):
            changed = self._hover(event.at, event.now)
            return (self.scene.moved_on(event.at) and self.scene.laid.put_away()) or changed
        if isinstance(event, HoverEnd):
            return self.scene.travel.look(None) or self.scene.focus.pointer(None)
        if isinstance(event, Touch):
            return self._why_here(event) if event.button == SECONDARY else self._touch(event)
        if isinstance(event, (TouchUp, TouchCancel)):
            self.scene.pointer.pressed = None
            return True
        if isinstance(event, HoldStart):
            return self._hold(event)
        if isinstance(event, HoldEnd):
            return self._release(event)
        if isinstance(event, Wheel):
            return self._wheel(event)
        return isinstance(event, Key) and self.keyboard.handle(event)

    def _drag(self, event: Event) -> bool:
        """A thing that is dragged has the pointer for itself; any other press puts it back and does no more."""
        if isinstance(event, TouchMove):
            return self.drag.move(event.at)
        if isinstance(event, TouchUp) and event.button == PRIMARY:
            self.scene.pointer.pressed = None
            return self.drag.release(event.at, event.now)
        return self.drag.on and isinstance(event, (Touch, Key)) and self.drag.cancel()

    def _put_away(self, event: Event) -> bool:
        """Any input closes a recap, and a press in the past that is not about the past leads back; it does no more."""
        scene, match = self.scene, self.scene.match
        pressed = isinstance(event, Touch) or (isinstance(event, Key) and not event.repeat)
        if match.screen.phase is Phase.RECAP and match.past is None and (pressed or isinstance(event, Wheel)):
            match.screen.handover.dismiss()
            scene.noises.after(Nothing(Idle.RECAP))
            scene.renew(follow=True)
            return True
        if match.past is None or not isinstance(event, Key) or event.repeat:
            return False
        command = command_of(event)
        if command in (*WAYS, *STAYS) or (command is Command.SEAL and (scene.focus.looking or "").startswith(LINE)):
            return False
        scene.noises.after(Nothing(Idle.PAST))
        return scene.travel.back()

    def _to_rule(self, event: Event) -> bool:
        """F1, or a press on a slip or on a tooltip's plate, before it is put away."""
        scene, rule = self.scene, ""
        if isinstance(event, Touch):
            rule = scene.links.rule_at(event.at)
        elif isinstance(event, Key) and command_of(event) is Command.RULE and not event.repeat:
            rule = scene.links.rule()
        if rule:
            scene.open_rule(rule)
        return bool(rule)

    # -- curtain and holds ---------------------------------------------------------------------------------------

    def _behind_curtain(self, event: Event) -> bool:
        handover = self.scene.match.screen.handover
        if isinstance(event, HoldStart):
            on_crest = overlays.curtain_crest(self.scene.desk).inset(-20).holds(event.at)
            if event.source in ("space", "enter") or (event.source == "touch" and on_crest):
                handover.hold(event.now)
                return True
        elif isinstance(event, HoldEnd):
            handover.release()
            return True
        elif isinstance(event, Key) and command_of(event) is Command.UNDO and not event.repeat:
            self.presses.after(self.scene.match.undo(event.now, pressing=True))
            return True
        elif isinstance(event, Key) and command_of(event) is Command.CANCEL:
            self.scene.open_menu()
        return False

    def _hold(self, event: HoldStart) -> bool:
        if event.source == "z":
            self.scene.laid.zoom = True
            return True
        control = self.scene.scroll.control_at(event.at) if event.source == "touch" else None
        eye = event.source == "touch" and (control.id == "eye" if control is not None else self._eye_at(event.at))
        return (event.source == "space" or eye) and self.scene.match.screen.hold_peek(event.source)

    def _release(self, event: HoldEnd) -> bool:
        if event.source == "z":
            self.scene.laid.zoom = False
            return True
        return self.scene.match.screen.release_peek(event.source)

    def _eye_at(self, at: tuple[float, float]) -> bool:
        spot = self.scene.desk.spot_at(at)
        return spot is not None and self.scene.desk.is_eye(spot)

    # -- mouse ---------------------------------------------------------------------------------------------------

    def _id_at(self, at: tuple[float, float]) -> str | None:
        scene = self.scene
        extra = next((control for control in scene.extras() if control.box.holds(at)), None)
        if extra is not None:
            return extra.id
        if scene.laid.grid:
            for number, (box, _) in enumerate(scene.grid()):
                if box.holds(at):
                    return f"grid.{number}"
        control = scene.scroll.control_at(at)
        if control is not None:
            return control.id
        if scene.chronicle_shows() and scene.chronicle.box.holds(at):
            return None
        spot = scene.desk.spot_at(at)
        if spot is not None and not scene.laid.grid:
            return spot.id
        rival = scene.desk.rival_at(at)
        return f"{RIVAL}.{rival}" if rival is not None else None

    def rest(self, now: float) -> bool:
        """Time passed while the hand lay still: a tooltip that waited for it goes."""
        pointer = self.scene.pointer
        return pointer.waits and self._hover(pointer.at, now)

    def _hover(self, at: tuple[float, float], now: float) -> bool:
        scene = self.scene
        scene.pointer.at = at
        over = scene.links.over
        scene.pointer.waits = scene.links.keeps(at, now)
        if scene.pointer.waits:
            return over != scene.links.over
        button = next((name for name, box in scene.ribbon_buttons().items() if box.holds(at)), None)
        changed = button != scene.pointer.button
        scene.pointer.button = button
        row = self._row_at(at)
        changed = scene.travel.look(row) or changed
        return scene.focus.pointer(self._id_at(at)) or changed or over != scene.links.over

    def _row_at(self, at: tuple[float, float]) -> Row | None:
        scene = self.scene
        return scene.chronicle.row_at(at) if scene.chronicle_shows() else None

    def _touch(self, event: Touch) -> bool:
        scene = self.scene
        self._hover(event.at, event.now)
        if scene.pointer.button is not None:
            scene.press_ribbon(scene.pointer.button)
            return True
        if scene.travel.row is not None:
            scene.travel.pin()
            return True
        id = self._id_at(event.at)
        if scene.match.past is not None and (id is None or not id.startswith((RIVAL, "past."))):
            scene.noises.after(Nothing(Idle.PAST))
            scene.travel.back()
            return True
        if id is None:
            return True
        scene.focus.pressed(id)
        scene.laid.quiet(id)
        self.scene.pointer.pressed = id
        self.presses.press(id, event.now, event.at)
        return True

    def _why_here(self, event: Touch) -> bool:
        self._hover(event.at, event.now)
        return self.presses.why(self.scene.focus.looking)

    def _wheel(self, event: Wheel) -> bool:
        if self.scene.chronicle.box.holds(event.at):
            self.scene.chronicle.scroll(event.dy * 2)
            self.scene.renew()
            return True
        return False

    def after(self, result: Result, id: str = "") -> None:
        """Show what came of something that was done to the match."""
        self.presses.after(result, id)
