"""What hands do at the table: mouse, keys and holds, turned into presses of the match."""

from __future__ import annotations

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
from kingsburg_table.table.scenes.table.behind_curtain import BehindCurtain
from kingsburg_table.table.scenes.table.dragging import Dragging
from kingsburg_table.table.scenes.table.keyboard import WAYS, Keyboard
from kingsburg_table.table.scenes.table.laid_out import LINE, LaidOut
from kingsburg_table.table.scenes.table.laid_over import LaidOver
from kingsburg_table.table.scenes.table.looking import Looking
from kingsburg_table.table.scenes.table.presses import Presses
from kingsburg_table.table.scenes.table.tabletop import RIVAL

STAYS = (Command.FOCUS_NEXT, Command.FOCUS_BACK, Command.RIVALS, Command.CHRONICLE, Command.ZOOM, Command.RULE,
         Command.POINTS)


class Hands:
    """Input of the table scene."""

    def __init__(
        self, out: LaidOut, laid: LaidOver, looking: Looking, drag: Dragging, presses: Presses, keyboard: Keyboard
    ) -> None:
        self.out, self.laid, self.looking = out, laid, looking
        self.drag, self.presses, self.keyboard = drag, presses, keyboard
        self.links, self.travel, self.ways = looking.links, looking.travel, presses.ways
        self.aftermath, self.noises = presses.aftermath, presses.aftermath.noises
        self.curtain = BehindCurtain(out, presses.aftermath)

    def handle(self, event: Event) -> bool:
        match = self.out.match
        if isinstance(event, (FocusLost, Minimised, TouchCancel)):
            self.drag.cancel()
        if isinstance(event, (FocusLost, Minimised)):
            if match.screen.hidden_from_sight():
                self.out.renew()
                self.out.app.show_now()
            return True
        if isinstance(event, Key) and command_of(event) is Command.POINTS and not event.repeat:
            self.ways.open_standing()  # open points only, so at any moment
            return True
        if match.screen.phase is Phase.CURTAIN:
            return self.curtain.handle(event)
        if isinstance(event, (Touch, Key)) and match.computers.hurry():
            self.out.app.redraw()
        if isinstance(event, ENDS_MOTION) and match.screen.handover.end_banner():
            self.out.app.redraw()
        if self._drag(event):
            return True
        if self._put_away(event) or self._to_rule(event):
            return True
        if isinstance(event, (Touch, Key, Wheel)) and self.laid.put_away():
            self.out.app.redraw()
            if isinstance(event, Key) and command_of(event) is Command.CANCEL:
                return True  # it closed the slip
        if isinstance(event, (Hover, TouchMove)):
            changed = self.looking.hover(event.at, event.now)
            return (self.links.moved_on(event.at) and self.laid.put_away()) or changed
        if isinstance(event, HoverEnd):
            return self.looking.leave()
        if isinstance(event, Touch):
            return self._why_here(event) if event.button == SECONDARY else self._touch(event)
        if isinstance(event, (TouchUp, TouchCancel)):
            self.looking.pointer.pressed = None
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
            self.looking.pointer.pressed = None
            return self.drag.release(event.at, event.now)
        return self.drag.on and isinstance(event, (Touch, Key)) and self.drag.cancel()

    def _put_away(self, event: Event) -> bool:
        """Any input closes a recap, and a press in the past that is not about the past leads back; it does no more."""
        match = self.out.match
        pressed = isinstance(event, Touch) or (isinstance(event, Key) and not event.repeat)
        if match.screen.phase is Phase.RECAP and match.past is None and (pressed or isinstance(event, Wheel)):
            match.screen.handover.dismiss()
            self.noises.after(Nothing(Idle.RECAP))
            self.out.renew(follow=True)
            return True
        if match.past is None or not isinstance(event, Key) or event.repeat:
            return False
        command = command_of(event)
        on_line = (self.looking.focus.looking or "").startswith(LINE)
        if command in (*WAYS, *STAYS) or (command is Command.SEAL and on_line):
            return False
        self.noises.after(Nothing(Idle.PAST))
        return self.travel.back()

    def _to_rule(self, event: Event) -> bool:
        """F1, or a press on a slip or on a tooltip's plate, before it is put away."""
        rule = ""
        if isinstance(event, Touch):
            rule = self.links.rule_at(event.at)
        elif isinstance(event, Key) and command_of(event) is Command.RULE and not event.repeat:
            rule = self.links.rule()
        if rule:
            self.ways.open_rule(rule)
        return bool(rule)

    # -- holds -------------------------------------------------------------------------------------------------

    def _hold(self, event: HoldStart) -> bool:
        if event.source == "z":
            self.laid.zoom = True
            return True
        eye = event.source == "touch" and self.out.eye_at(event.at)
        return (event.source == "space" or eye) and self.out.match.screen.hold_peek(event.source)

    def _release(self, event: HoldEnd) -> bool:
        if event.source == "z":
            self.laid.zoom = False
            return True
        return self.out.match.screen.release_peek(event.source)

    # -- mouse ---------------------------------------------------------------------------------------------------

    def _touch(self, event: Touch) -> bool:
        self.looking.hover(event.at, event.now)
        if self.looking.pointer.button is not None:
            self._ribbon(self.looking.pointer.button)
            return True
        if self.travel.row is not None:
            self.travel.pin()
            return True
        id = self.out.id_at(event.at)
        if self.out.match.past is not None and (id is None or not id.startswith((RIVAL, "past."))):
            self.noises.after(Nothing(Idle.PAST))
            self.travel.back()
            return True
        if id is None:
            return True
        self.looking.focus.pressed(id)
        self.laid.quiet(id)
        self.looking.pointer.pressed = id
        self.presses.press(id, event.now, event.at)
        return True

    def _ribbon(self, button: str) -> None:
        if button == "menu":
            self.ways.open_menu()
        elif button == "rules":
            self.ways.open_rule(self.links.rule())
        else:
            self.ways.open_settings()

    def _why_here(self, event: Touch) -> bool:
        self.looking.hover(event.at, event.now)
        return self.presses.why(self.looking.focus.looking)

    def _wheel(self, event: Wheel) -> bool:
        if self.out.chronicle.box.holds(event.at):
            self.out.chronicle.scroll(event.dy * 2)
            self.out.renew()
            return True
        return False

    def after(self, result: Result, id: str = "") -> None:
        """Show what came of something that was done to the match."""
        self.aftermath.show(result, id)
