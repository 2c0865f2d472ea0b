"""Time travel at the table: looking at a chronicle line shows its moment, a press pins it, any other leads back."""

from __future__ import annotations

from kingsburg_table.table.play.focus import Direction, Focus
from kingsburg_table.table.scenes.table.chronicle import Row
from kingsburg_table.table.scenes.table.laid_out import LINE, LaidOut
from kingsburg_table.table.scenes.table.laid_over import LaidOver


class Travel:
    """Which line of the chronicle is looked at, and what that means for the table."""

    def __init__(self, out: LaidOut, focus: Focus, laid: LaidOver) -> None:
        self.out, self.focus, self.laid = out, focus, laid
        self.row: Row | None = None
        self._pinned: int | None = None

    # -- going there and back ------------------------------------------------------------------------------------

    def look(self, row: Row | None) -> bool:
        """The hand or the keyboard is on a line, or on none; True if that is another one."""
        if row == self.row:
            return False
        before, self.row = self.row, row
        match = self.out.match
        if match.past is None:
            self._pinned = None
        if row is not None:
            match.screen.travel(row.line.record)
        elif self._pinned is not None:
            match.screen.travel(self._pinned, pin=True)
        else:
            match.screen.travel(None)
        if before is None or row is None or before.line.record != row.line.record:
            self.out.renew()
        return True

    def pin(self) -> None:
        """The line that is looked at stays when the hand leaves it; pressed once more it is let go."""
        match = self.out.match
        if self.row is None:
            return
        record = self.row.line.record
        if self._pinned == record and match.past is not None:
            self.back()
            return
        match.screen.travel(record, pin=True)
        self._pinned = record if match.past is not None else None
        self.out.renew()

    def back(self) -> bool:
        """To the present; True if the table was in the past."""
        match = self.out.match
        was = match.past is not None
        self._pinned = None
        self.row = None
        match.screen.travel(None, pin=True)
        if was:
            self.out.renew()
        return was

    # -- the keyboard --------------------------------------------------------------------------------------------

    def open(self) -> None:
        """The key of the chronicle: to its newest line, or away from it."""
        self.laid.drawer = not self.laid.drawer
        if self.laid.drawer:
            self.focus.leave()
        self.out.renew()
        if not self.laid.drawer:
            self.focus.come_back()
        if self.laid.drawer and self.out.chronicle.rows and self.out.chronicle_shows():
            self.focus.take(f"{LINE}.{len(self.out.chronicle.rows) - 1}")
        self.follow()

    def follow(self) -> None:
        """The focus counts as looking."""
        id = self.focus.looking or ""
        at = int(id.partition(".")[2]) if id.startswith(f"{LINE}.") else -1
        self.look(self.out.chronicle.rows[at] if 0 <= at < len(self.out.chronicle.rows) else None)

    def move(self, way: Direction) -> bool:
        """Beyond the first or the last line that shows, the chronicle moves."""
        id = self.focus.looking
        chronicle = self.out.chronicle
        last = len(chronicle.rows) - 1
        edge = {Direction.UP: f"{LINE}.0", Direction.DOWN: f"{LINE}.{last}"}.get(way)
        if id is None or id != edge or not (chronicle.more if way is Direction.UP else chronicle.back):
            return False
        chronicle.scroll(2 if way is Direction.UP else -2)
        self.out.renew()
        self.focus.take(f"{LINE}.0" if way is Direction.UP else f"{LINE}.{len(self.out.chronicle.rows) - 1}")
        self.follow()
        return True
