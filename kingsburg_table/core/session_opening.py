"""Opening a match elsewhere than at its beginning: worked examples, journals and snapshots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kingsburg_table.core.actions import Action, Event, IllegalAction, Record, Refusal, Wish
from kingsburg_table.core.agenda import D, S
from kingsburg_table.core.chance import Door
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.session_time import Time


class Opening(Time[S, D]):
    """The part of a session that is laid out or repeated."""

    # -- worked examples ----------------------------------------------------------------------------------------

    def open_at(self, path: str, seat: int, arrange: Callable[[Controller[S, D], S], None]) -> None:
        """Open the match at a path, with the position that `arrange` makes."""
        self.lay_at(path, seat, arrange)
        self.run_on()

    def lay_at(self, path: str, seat: int, arrange: Callable[[Controller[S, D], S], None]) -> None:
        """Lay the position out without running on to a decision: for looking at it before anything happens."""
        play = self.play
        play.state.agenda.clear()
        play.state.answers = 0
        arrange(self.controller, play.state)
        play.agenda.root.enter_at(play, [part.strip() for part in path.split("/")], seat)
        arrange(self.controller, play.state)  # entering a round has set what every round begins with
        self._decision = None
        self._story = [self._take_events()]

    def run_on(self) -> tuple[Event, ...]:
        """From a position that was laid out to its first decision."""
        self._decision = self.play.advance()
        events = self._take_events()
        self._story[0] += events
        return tuple(events)

    # -- loading ------------------------------------------------------------------------------------------------

    def repeat(self, kind: str, action: Action, told: Sequence[Any]) -> None:
        """Carry a recorded action out again, with the chance results that it met."""
        if not isinstance(action, Wish):
            action = self._listed(action, None)
        elif not 0 <= action.seat < len(self.seats):
            raise IllegalAction(Refusal("core", "no_seat", {"seat": action.seat}))
        self._carry_out(action, kind, told)
        if kind == "act":
            self._undone.clear()
        elif kind == "redo":
            self._undone.pop()

    def repeat_move(self, kind: str, records: int) -> None:
        """Go back again as recorded."""
        if kind == "curtain":
            self._floor = records
            return
        undone = self.records[records : records + 1]
        if undone:
            self._go_back(records, kind)
        self._undone = [*self._undone, *undone] if kind == "undo" else []

    def go_on_from(self, state: S, records: Sequence[Record], known: int) -> None:
        """Go on from a snapshot after `records`; only the first `known` of them could be repeated (-1: not even the
        set-up), so what lies between stays in the records but no way leads back there."""
        befores = [*self._before, self.codec.pack(self.state)][: known + 1]
        unknown = len(records) - known
        state.options = self.controller.chosen(self.options)
        self.play.state = state
        self.play.door = Door()
        self._decision = self.play.advance()
        self.records = list(records)
        self._before = [*befores, *[None] * unknown][: len(records)]
        self._story = [*self._story[: known + 1], *([] for _ in range(unknown))]
        self._story[-1] += self._take_events()
        self._undone = []
        self._floor = len(records)
