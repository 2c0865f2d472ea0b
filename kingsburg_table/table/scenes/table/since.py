"""How everybody stood when the running step began, for boards that show what has changed since."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import IllegalAction
from kingsburg_table.table.pieces.board import Board
from kingsburg_table.table.play.shown import Shown

Counted = tuple[Mapping[str, int], ...]


class Since:
    """Looks back once a step, and again when the match goes back behind its beginning."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._began: tuple[str, int, Counted] | None = None  #: the step, its first record, what was counted there

    def counters(self, match: Shown) -> Counted:
        """Everybody's counters; nothing where the board does not ask, or in the past."""
        session = match.session
        since = self.board.since(session.path)
        if not since or match.past is not None:
            return ()
        records = len(session.records)
        path = session.rules.agenda.path
        if self._began is None or self._began[0] != since or self._began[1] > records:
            try:
                while records and path(session.state_at(records - 1).agenda).startswith(since):
                    records -= 1
                state = session.state_at(max(0, records - self.board.since_led))
            except IllegalAction:  # a match that goes on from a snapshot does not know the states before it
                return ()
            seats = range(len(session.seats))
            self._began = (since, records, tuple(session.controller.counters(state, seat) for seat in seats))
        return self._began[2]
