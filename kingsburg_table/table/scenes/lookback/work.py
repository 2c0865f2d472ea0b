"""The look back being worked out while people look at other things."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kingsburg_table.bots.lookback import LookBack, keep, recall
from kingsburg_table.bots.lookback.analysis import Notes
from kingsburg_table.bots.mind import has_mind
from kingsburg_table.core.session import Session
from kingsburg_table.table.loop import clock

SLICE_MS = 6.0


class Work:
    """One match's look back. It works while `running`; what it finds lies beside the match, if that has a file."""

    def __init__(self, session: Session[Any, Any], path: Path | None) -> None:
        self.session, self.path = session, path
        self.trouble: OSError | None = None  #: why nothing could be kept
        self.looking: LookBack | None = None
        if has_mind(session.game):
            self.looking = LookBack(session, recall(path, session) if path is not None else None, self._keep)
        self.running = self.looking is not None and not self.looking.done
        self._shown = -1

    @property
    def kept(self) -> bool:
        return self.path is not None and self.trouble is None

    def step(self) -> bool:
        """Work for a moment; True while there is more."""
        if not self.running or self.looking is None:
            return False
        until, self.running = clock() + SLICE_MS, False
        while (more := self.looking.step()) and clock() < until:
            pass
        self.running = more
        return more

    def stop(self) -> None:
        if self.running and self.looking is not None:
            self.running = False
            self.looking.stop()

    def go_on(self) -> None:
        if self.looking is not None and not self.looking.done:
            self.looking = LookBack(self.session, self.looking.notes, self._keep)  # the old one may have failed
            self.running = True

    def news(self) -> bool:
        """Whether there is more to show than last time: another percent, the course, the end."""
        if self.looking is None:
            return False
        shown, self._shown = self._shown, round(100 * self.looking.progress) + 1000 * (self.looking.course is not None)
        return shown != self._shown

    def _keep(self, notes: Notes) -> None:
        if self.path is None:
            return
        try:
            keep(self.path, self.session, notes)
            self.trouble = None
        except OSError as error:
            self.trouble = error
