"""What hands do at the table: mouse, keys and holds, turned into presses of the match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.input.events import (
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
from kingsburg_table.table.play.focus import Way
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.prompt import Chip
from kingsburg_table.table.play.results import Idle, Nothing, NotSaved, Played, Refused, Result, Selected
from kingsburg_table.table.play.why import Why
from kingsburg_table.table.scenes.table import overlays, past_bar
from kingsburg_table.table.scenes.table.chronicle import Row
from kingsburg_table.table.scenes.table.dragging import Dragging
from kingsburg_table.table.scenes.table.tabletop import RIVAL
from kingsburg_table.table.scenes.table.travel import LINE
from kingsburg_table.table.speech import say

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.table.scene import TableScene

STAYS = (Command.FOCUS_NEXT, Command.FOCUS_BACK, Command.RIVALS, Command.CHRONICLE, Command.ZOOM, Command.RULE)
WAYS = {Command.LEFT: Way.LEFT, Command.RIGHT: Way.RIGHT, Command.UP: Way.UP, Command.DOWN: Way.DOWN}


class Hands:
    """Input of the table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.drag = Dragging(scene)
        self.pressed: str | None = None
        self.ribbon_button: str | None = None
        self._at = (-1.0, -1.0)
        self._waits = False

    def handle(self, event: Event) -> bool:
        match = self.scene.match
        if isinstance(event, (FocusLost, Minimised, TouchCancel)):
            self.drag.cancel()
        if isinstance(event, (FocusLost, Minimised)):
            if match.hidden_from_sight():
                self.scene.renew()
                self.scene.app.show_now()
            return True
        if match.phase is Phase.CURTAIN:
            return self._behind_curtain(event)
        if self._drag(event):
            return True
        if self._put_away(event) or self._to_rule(event):
            return True
        if isinstance(event, (Touch, Key, Wheel)) and self._clear_notes():
            self.scene.app.redraw()
            if isinstance(event, Key) and command_of(event) is Command.CANCEL:
                return True  # it closed the slip
        if isinstance(event, (Hover, TouchMove)):
            return self._hover(event.at, event.now)
        if isinstance(event, HoverEnd):
            return self.scene.travel.look(None) or self.scene.focus.pointer(None)
        if isinstance(event, Touch):
            return self._why_here(event) if event.button == SECONDARY else self._touch(event)
        if isinstance(event, (TouchUp, TouchCancel)):
            self.pressed = None
            return True
        if isinstance(event, HoldStart):
            return self._hold(event)
        if isinstance(event, HoldEnd):
            return self._release(event)
        if isinstance(event, Wheel):
            return self._wheel(event)
        return isinstance(event, Key) and self._key(event)

    def _drag(self, event: Event) -> bool:
        """A thing that is dragged has the pointer for itself; any other press puts it back and does no more."""
        if isinstance(event, TouchMove):
            return self.drag.move(event.at)
        if isinstance(event, TouchUp) and event.button == PRIMARY:
            self.pressed = None
            return self.drag.release(event.at, event.now)
        return self.drag.on and isinstance(event, (Touch, Key)) and self.drag.cancel()

    def _put_away(self, event: Event) -> bool:
        """Any input closes a recap, and a press in the past that is not about the past leads back; it does no more."""
        scene, match = self.scene, self.scene.match
        pressed = isinstance(event, Touch) or (isinstance(event, Key) and not event.repeat)
        if match.phase is Phase.RECAP and match.past is None and (pressed or isinstance(event, Wheel)):
            match.handover.dismiss()
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
            rule = scene.leads.rule_at(event.at)
        elif isinstance(event, Key) and command_of(event) is Command.RULE and not event.repeat:
            rule = scene.leads.rule()
        if rule:
            scene.open_rule(rule)
        return bool(rule)

    def _clear_notes(self) -> bool:
        scene = self.scene
        had = scene.why is not None or bool(scene.message)
        scene.why, scene.message = None, ""
        return had

    # -- curtain and holds ---------------------------------------------------------------------------------------

    def _behind_curtain(self, event: Event) -> bool:
        handover = self.scene.match.handover
        if isinstance(event, HoldStart):
            on_crest = overlays.curtain_crest(self.scene.desk).inset(-20).holds(event.at)
            if event.source in ("space", "enter") or (event.source == "touch" and on_crest):
                handover.hold(event.now)
                return True
        elif isinstance(event, HoldEnd):
            handover.release()
            return True
        elif isinstance(event, Key) and command_of(event) is Command.UNDO and not event.repeat:
            self.after(self.scene.match.undo(event.now, pressing=True))
            return True
        elif isinstance(event, Key) and command_of(event) is Command.CANCEL:
            self.scene.open_menu()
        return False

    def _hold(self, event: HoldStart) -> bool:
        if event.source == "z":
            self.scene.zoom = True
            return True
        control = self.scene.scroll.control_at(event.at) if event.source == "touch" else None
        eye = control is not None and control.id == "eye"
        return (event.source == "space" or eye) and self.scene.match.hold_peek(event.source)

    def _release(self, event: HoldEnd) -> bool:
        if event.source == "z":
            self.scene.zoom = False
            return True
        return self.scene.match.release_peek(event.source)

    # -- mouse ---------------------------------------------------------------------------------------------------

    def _id_at(self, at: tuple[float, float]) -> str | None:
        scene = self.scene
        extra = next((control for control in scene.extras() if control.box.holds(at)), None)
        if extra is not None:
            return extra.id
        if scene.more_open:
            for number, (box, _) in enumerate(scene.grid()):
                if box.holds(at):
                    return f"grid.{number}"
        control = scene.scroll.control_at(at)
        if control is not None:
            return control.id
        if scene.chronicle_shows() and scene.chronicle.box.holds(at):
            return None
        spot = scene.desk.spot_at(at)
        if spot is not None and not scene.more_open:
            return spot.id
        rival = scene.desk.rival_at(at)
        return f"{RIVAL}.{rival}" if rival is not None else None

    def rest(self, now: float) -> bool:
        """Time passed while the hand lay still: a tooltip that waited for it goes."""
        return self._waits and self._hover(self._at, now)

    def _hover(self, at: tuple[float, float], now: float) -> bool:
        scene = self.scene
        self._at = at
        over = scene.leads.over
        self._waits = scene.leads.keeps(at, now)
        if self._waits:
            return over != scene.leads.over
        button = next((name for name, box in scene.ribbon_buttons().items() if box.holds(at)), None)
        changed = button != self.ribbon_button
        self.ribbon_button = button
        row = self._row_at(at)
        changed = scene.travel.look(row) or changed
        return scene.focus.pointer(self._id_at(at)) or changed or over != scene.leads.over

    def _row_at(self, at: tuple[float, float]) -> Row | None:
        scene = self.scene
        return scene.chronicle.row_at(at) if scene.chronicle_shows() else None

    def _touch(self, event: Touch) -> bool:
        scene = self.scene
        self._hover(event.at, event.now)
        if self.ribbon_button is not None:
            scene.press_ribbon(self.ribbon_button)
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
        scene.quiet_tip(id)
        self.pressed = id
        self.press(id, event.now, event.at)
        return True

    def _why_here(self, event: Touch) -> bool:
        self._hover(event.at, event.now)
        return self._why(self.scene.focus.looking)

    def _why(self, id: str | None) -> bool:
        scene = self.scene
        spot = scene.desk.spot(id)
        why = scene.match.why_not(spot.target) if spot is not None else None
        if why is not None and id is not None:
            scene.why = (why, id)
        return True

    def _wheel(self, event: Wheel) -> bool:
        if self.scene.chronicle.box.holds(event.at):
            self.scene.chronicle.scroll(event.dy * 2)
            self.scene.renew()
            return True
        return False

    # -- keys ----------------------------------------------------------------------------------------------------

    def _key(self, event: Key) -> bool:
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
            self.after(scene.match.undo(event.now, pressing=True), "undo")
        elif command is Command.REDO:
            self.after(scene.match.redo(event.now, pressing=True), "redo")
        elif command is Command.CANCEL:
            self._escape()
        elif command is Command.RIVALS:
            self._next_rival()
        elif command is Command.CHRONICLE:
            scene.travel.open()
        elif command is Command.WHY_NOT:
            self._why(scene.focus.looking)
        elif command is Command.RULE:
            scene.open_rule()
        else:
            return self._chip_key(event)
        return True

    def _enter(self, now: float) -> None:
        """Enter touches what the keyboard looks at; once that is touched, or cannot be, it presses the seal."""
        scene = self.scene
        id = scene.focus.current if scene.focus.keyboard else None
        spot, narrowing = scene.desk.spot(id), scene.match.narrowing
        if id is not None and id.startswith(LINE):
            scene.travel.pin()
        elif id is not None and (id.startswith((RIVAL, "grid.")) or scene.control(id) is not None):
            self.press(id, now, None)
        elif scene.match.over:
            self.press("seal", now, None)
        elif spot is not None and narrowing is not None and not scene.desk.marked(spot) and (
            spot.target in narrowing.lit or spot.target not in {**narrowing.touched, **narrowing.added}
        ):
            self.press(spot.id, now, None)
        else:
            result = scene.match.press_seal(now, pressing=True)
            self.after(result, "seal")
            if isinstance(result, Nothing) and result.because is Idle.NOT_ARMED:
                scene.focus.show(scene.lit_ids())

    def _escape(self) -> None:
        scene = self.scene
        if scene.more_open:
            scene.more_open = False
        elif scene.desk.over is not None:
            scene.desk.over = None
        elif scene.match.clear():
            scene.desk.picked.clear()
        else:
            scene.open_menu()
        scene.renew()

    def _next_rival(self) -> None:
        """V: the next rival's estate over the own one, then the own again."""
        scene = self.scene
        seats = list(scene.desk.rivals)
        at = seats.index(scene.desk.over) + 1 if scene.desk.over in seats else 0
        scene.desk.over = seats[at] if at < len(seats) else None
        scene.renew()

    def _chip_key(self, event: Key) -> bool:
        scene = self.scene
        name = event.name.upper()
        chip = next((chip for chip in scene.scroll.chips if chip.key and chip.key.upper() == name), None)
        if chip is None or not event.mods.plain:
            return False
        self._press_chip(chip, event.now)
        return True

    # -- presses -------------------------------------------------------------------------------------------------

    def press(self, id: str, now: float, at: tuple[float, float] | None) -> None:
        """Press a thing of the table, a rival or a control."""
        scene, match = self.scene, self.scene.match
        spot, control = scene.desk.spot(id), scene.control(id)
        if id.startswith(f"{RIVAL}."):
            seat = int(id.partition(".")[2])
            scene.desk.over = None if scene.desk.over == seat else seat
            scene.renew()
        elif id.startswith("grid."):
            self._press_chip(scene.grid()[int(id.partition(".")[2])][1], now, at)
        elif spot is not None:
            if at is not None and self.drag.waits(spot, at):
                return
            before = self.drag.before()
            result = match.press(spot.target, now, scene.desk.marked(spot), pressing=True)
            if isinstance(result, Selected):
                scene.desk.pick(spot)
            self.after(result, id)
            if at is not None and isinstance(result, Selected):
                self.drag.hold(spot, at, before)
        elif control is not None and control in scene.extras():
            scene.press_extra(id)
        elif control is not None and control.chip is not None:
            self._press_chip(control.chip, now, at, control.box.x, control.box.right)
        elif id == "more":
            scene.more_open = not scene.more_open
            scene.renew()
        elif id == past_bar.REPLAY:
            scene.replay()
        elif id in (past_bar.PIN, past_bar.NOW):
            scene.travel.back()
        elif id == "seal" and match.over:
            scene.match_over(reveal=False)
        elif id == "seal":
            label, result = match.seal, match.press_seal(now, pressing=True)
            self.after(result, id)
            if label is not None and isinstance(result, Nothing) and result.because is Idle.NOT_ARMED:
                scene.why = Why(label.words, scene.leads.rule()), id
        elif id in ("undo", "redo", "reset"):
            self.after({"undo": match.undo, "redo": match.redo, "reset": match.reset}[id](now, pressing=True), id)

    def _press_chip(
        self, chip: Chip, now: float, at: tuple[float, float] | None = None, left: float = 0.0, right: float = 0.0
    ) -> None:
        scene = self.scene
        option = chip.option
        if chip.steps and at is not None:
            share = (at[0] - left) / max(1.0, right - left)
            option = chip.stepped(-1 if share < 0.45 else 1 if share > 0.8 else 0)
        elif chip.steps and chip.armed:
            option = chip.steps[(chip.at + 1) % len(chip.steps)]
        if chip.armed and option == chip.option:
            self.after(scene.match.press_seal(now, pressing=True), "seal")
            return
        scene.desk.picked.clear()
        scene.match.press_chip(option)
        scene.noises.chip()
        scene.more_open = False
        scene.renew()

    def after(self, result: Result, id: str = "", dropped: Mapping[str, Box] | None = None) -> None:
        """Show what came of a press, and let it be heard. `dropped`: where things lie that were let go elsewhere."""
        scene = self.scene
        scene.noises.after(result, id)
        if isinstance(result, Refused):
            scene.why = (result.why, id)
        elif isinstance(result, NotSaved):
            scene.message = say(scene.desk.speaker, result.words)
        elif isinstance(result, Nothing) and result.because is Idle.TOO_SOON:
            return
        if isinstance(result, (Selected, Nothing)):
            scene.renew()
            return
        played = isinstance(result, Played)
        before = {spot.target: spot.box for spot in scene.desk.spots if spot.target} | dict(dropped or {})
        scene.desk.picked.clear()
        if not isinstance(result, Refused):
            scene.desk.over = None
        scene.renew(follow=True)
        if isinstance(result, Played):
            scene.flights.start(result.events, before, scene.desk)
        if played and scene.match.over:
            scene.match_over()
