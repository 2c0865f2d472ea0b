"""What hands may do while the curtain is closed: hold it open, take back, open the menu."""

from __future__ import annotations

from kingsburg_table.table.input.events import Event, HoldEnd, HoldStart, Key
from kingsburg_table.table.keys import Command, command_of
from kingsburg_table.table.scenes.table import overlays
from kingsburg_table.table.scenes.table.aftermath import Aftermath
from kingsburg_table.table.scenes.table.laid_out import LaidOut


class BehindCurtain:
    """Input between two players, of whom neither may see the other's secrets."""

    def __init__(self, out: LaidOut, aftermath: Aftermath) -> None:
        self.out, self.aftermath = out, aftermath

    def handle(self, event: Event) -> bool:
        match = self.out.match
        handover = match.screen.handover
        if isinstance(event, HoldStart):
            on_crest = overlays.curtain_crest(self.out.desk).inset(-20).holds(event.at)
            if event.source in ("space", "enter") or (event.source == "touch" and on_crest):
                handover.hold(event.now)
                return True
        elif isinstance(event, HoldEnd):
            handover.release()
            return True
        elif isinstance(event, Key) and command_of(event) is Command.UNDO and not event.repeat:
            self.aftermath.show(match.undo(event.now, pressing=True))
            return True
        elif isinstance(event, Key) and command_of(event) is Command.CANCEL:
            self.aftermath.ways.open_menu()
        return False
