"""What hands do in a replay: keys that play and step, a pointer on the table, its chronicle and its rivals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.table.box import Point
from kingsburg_table.table.input.events import Event, Hover, HoverEnd, Key, Touch, TouchMove, Wheel
from kingsburg_table.table.keys import Command, command_of
from kingsburg_table.table.pieces.spots import Spot
from kingsburg_table.table.scenes.replay import branch
from kingsburg_table.table.scenes.table import ribbon
from kingsburg_table.table.scenes.table.chronicle import Row
from kingsburg_table.table.scenes.table.tabletop import RIVAL

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.replay.scene import ReplayScene

BUTTONS = ("arrow_left", "settings")
LOOK_BACK = "chart"
TIP_AFTER_MS = 450.0
STEPS = {"left": -1, "right": 1}


class ReplayHands:
    """Sees every event before the controls of the foot do."""

    def __init__(self, scene: ReplayScene) -> None:
        self.scene = scene
        self.row: Row | None = None
        self.looking: str | None = None  #: a rival or a thing of the table
        self.button: str | None = None
        self.rested = 0.0
        #: A finished match can be looked back on.
        self.buttons = BUTTONS if scene.session.decision is not None else (*BUTTONS, LOOK_BACK)

    def handle(self, event: Event) -> bool:
        """True if the event is used up."""
        scene = self.scene
        if isinstance(event, (Hover, TouchMove, HoverEnd)):
            if self.look((-1.0, -1.0) if isinstance(event, HoverEnd) else event.at):
                scene.app.redraw()
            return False
        if isinstance(event, Key):
            return self._key(event)
        if isinstance(event, Touch):
            return self._touch(event)
        if isinstance(event, Wheel) and scene.chronicle_shows() and scene.chronicle.box.holds(scene.on_table(event.at)):
            scene.chronicle.scroll(event.dy * 2)
            scene.renew()
            return True
        return False

    def look(self, at: Point) -> bool:
        """The pointer is here; True if what lies under it is something else than before."""
        scene = self.scene
        desk, axis, there = scene.desk, scene.axis, scene.on_table(at)
        before = (axis.pointer, self.row, self.looking, self.button)
        axis.pointer = at[0] if axis.box.holds(at) else None
        over = scene.chronicle_shows() and scene.chronicle.box.holds(there)
        self.row = scene.chronicle.row_at(there) if over else None
        places = ribbon.buttons(desk.regions.ribbon, self.buttons)
        self.button = next((name for name, box in places.items() if box.holds(there)), None)
        rival, spot = desk.rival_at(there), desk.spot_at(there)
        found = f"{RIVAL}.{rival}" if rival is not None else spot.id if spot is not None else None
        self.looking = None if over else found
        changed = before != (axis.pointer, self.row, self.looking, self.button)
        if changed:
            self.rested = 0.0
        return changed

    def rest(self, dt: float) -> bool:
        """Time passed; True when a tooltip is due in this moment."""
        before, self.rested = self.rested, self.rested + dt
        return before < TIP_AFTER_MS <= self.rested and self.tipped is not None

    @property
    def tipped(self) -> Spot | None:
        """The thing whose tooltip shows."""
        due = self.rested >= TIP_AFTER_MS and not self.scene.replayer.playing
        return self.scene.desk.spot(self.looking) if due else None

    def _touch(self, event: Touch) -> bool:
        scene = self.scene
        self.look(event.at)
        if self.button == "settings":
            from kingsburg_table.table.scenes.settings import settings_over

            scene.app.stack.push(settings_over(scene.app))
        elif self.button == LOOK_BACK:
            scene.look_back()
        elif self.button is not None:
            scene.back()
        elif self.row is not None:
            scene.seek(scene.replayer.timeline.at(self.row.line.record))
        elif self.looking is not None and self.looking.startswith(RIVAL):
            scene.lay_over(int(self.looking.partition(".")[2]))
        else:
            return False
        return True

    def _key(self, key: Key) -> bool:
        scene, command = self.scene, command_of(key)
        if key.name in STEPS and key.mods.plain:
            scene.step(STEPS[key.name], key.mods.shift)
        elif key.name in ("up", "down") and key.mods.plain:
            scene.replayer.faster(1 if key.name == "up" else -1)
            scene.refresh()
        elif key.name in ("home", "end"):
            scene.press("first" if key.name == "home" else "last")
        elif key.repeat:
            return False
        elif key.name == "space":
            scene.press("play")
        elif command is Command.SEAL and scene.form.focus is None:
            branch.ask(scene)
        elif command is Command.CHRONICLE:
            scene.drawer = not scene.drawer
        elif command is Command.RIVALS:
            seats = [*scene.desk.rivals, None]
            at = seats.index(scene.desk.over) + 1 if scene.desk.over in seats else 0
            scene.lay_over(seats[at % len(seats)])
        else:
            return False
        return True
