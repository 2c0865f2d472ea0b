"""What comes of something that was done to the match: it is heard, said, laid out and shown."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.table.box import Box
from kingsburg_table.table.play.results import Idle, Nothing, NotSaved, Played, Refused, Result, Selected
from kingsburg_table.table.scenes.table.laid_out import LaidOut
from kingsburg_table.table.scenes.table.laid_over import LaidOver
from kingsburg_table.table.scenes.table.noises import Noises
from kingsburg_table.table.scenes.table.staging import Staging
from kingsburg_table.table.scenes.table.ways_out import WaysOut
from kingsburg_table.table.shelf.trouble import refusal


class Aftermath:
    """The same for presses, keys, dragging, computers and menus."""

    def __init__(self, out: LaidOut, laid: LaidOver, noises: Noises, staging: Staging, ways: WaysOut) -> None:
        self.out, self.laid, self.noises, self.staging, self.ways = out, laid, noises, staging, ways

    def show(self, result: Result, id: str = "", dropped: Mapping[str, Box] | None = None) -> None:
        """Show what came of a press, and let it be heard. `dropped`: where things lie that were let go elsewhere."""
        self.noises.after(result, id)
        if isinstance(result, Refused):
            self.laid.explain(result.why, id)
        elif isinstance(result, NotSaved):
            self.laid.message = refusal(result.error)
        elif isinstance(result, Nothing) and result.because is Idle.TOO_SOON:
            return
        if isinstance(result, (Selected, Nothing)):
            self.out.renew()
            return
        played = isinstance(result, Played)
        old = self.staging.mark(dropped or {}) if played else None
        self.out.desk.picks.clear()
        if not isinstance(result, Refused):
            self.out.desk.over = None
        self.out.renew(follow=True)
        if isinstance(result, Played):
            self.staging.show(old, result.events)
        if played and self.out.match.over:
            self.ways.match_over()
