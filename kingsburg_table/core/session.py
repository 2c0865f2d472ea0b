"""A match: seats, options, the state, and the records of everything that was done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol

from kingsburg_table.core import previews
from kingsburg_table.core.actions import (
    Action,
    Aside,
    Change,
    Decision,
    Event,
    Hinted,
    IllegalAction,
    Option,
    Outcome,
    Prompt,
    Record,
    Refusal,
    TakeOver,
    Wish,
)
from kingsburg_table.core.agenda import D, S
from kingsburg_table.core.chance import Scripted
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.history import History, Undo
from kingsburg_table.core.named import fingerprint
from kingsburg_table.core.play import Counters, Play
from kingsburg_table.core.running import Running, Told, opening
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.trial import reveals
from kingsburg_table.core.unbroken import hold, release, unbroken
from kingsburg_table.core.views import view
from kingsburg_table.core.whereabouts import Whereabouts
from kingsburg_table.core.wishes import LOOK_WISH, SEAL_WISH, LookStep, SealStep

Arrange = Callable[[Controller[S, D], S], None]


class Keeper(Protocol):
    """Who writes a match down; the journal is one."""

    def act(self, kind: str, record: Record, records: int, round_began: bool) -> None:
        """An action was carried out (kind act, redo or wish); the session's state is the one after it."""

    def move(self, kind: str, records: int) -> None:
        """The session went back to `records` (kind undo or rewind), or a curtain opened there."""


class Session(Generic[S, D]):
    """One match: `running` is its present, `history` its past. See `core.opening`.

    >>> session = new_session("kingsburg", ["Aga", "Filip"], seed=7)
    >>> session.act(session.decision.options[0])
    """

    def __init__(
        self, controller: Controller[S, D], seats: tuple[Seat, ...], options: Mapping[str, str], seed: int,
        *, told: Told | None = None, script: Sequence[Scripted] | None = None,
    ) -> None:
        self.controller = controller
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.codec = controller.codec
        self.notices: list[Prompt] = []  #: what loading has to say
        self.keeper: Keeper | None = None
        wishes = [SEAL_WISH * seat.seal + LOOK_WISH * seat.look for seat in seats]
        state = opening(controller, self.options, len(seats), seed, wishes, script)
        state.played_by = [seat.by for seat in seats] if any(seat.by for seat in seats) else []
        self.running: Running[S, D] = Running(controller, self.options, state, told)
        self.rules = self.running.rules
        self.setup_chance = self.running.setup_chance
        self.history = History(self.running.take_events())
        self._foresight: previews.Foresight[S, D] | None = None

    # -- the present ---------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self.controller.game

    @property
    def play(self) -> Play[S, D]:
        """The match as rules see it."""
        return self.running.play

    @property
    def state(self) -> S:
        """The whole truth: for rules and tests. Everything else asks for a view."""
        return self.running.play.state

    @property
    def decision(self) -> Decision | None:
        """The open decision, or None when the match is over."""
        return self.running.decision

    @property
    def path(self) -> str:
        """Where the match stands, as `year 2 / spring / influence`."""
        return self.rules.agenda.path(self.state.agenda)

    @property
    def whereabouts(self) -> Whereabouts:
        """The same as an object: its parts, and whose turns are done, open and to come."""
        return self.rules.agenda.whereabouts(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Ranking, points by source and the tie-break that decided; None while the match runs."""
        return self.controller.outcome(self.state) if self.decision is None else None

    def state_hash(self) -> str:
        """A hash of what lies on the table: the same in every process and in later versions."""
        return fingerprint(self.state)

    # -- what a seat may know ------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> S:
        """What a seat may see (None: what all may see), as the game's own state type."""
        return view(self.controller, self.state, seat)

    def decision_for(self, seat: int | None) -> Decision | None:
        """The open decision, unless it is private to another seat."""
        decision = self.decision
        return None if decision is not None and decision.private and decision.seat != seat else decision

    def events_for(self, seat: int | None) -> list[list[Event]]:
        """The story as a seat may read it."""
        return [[event for event in events if event.seen_by(seat)] for events in self.history.story]

    def counters(self, seat: int) -> Counters:
        """The seat's numbers as everybody may see them."""
        return self.controller.counters(self.view(None), seat)

    def hints(self, seat: int) -> Mapping[str, Any]:
        """What a screen shows for a seat that follows from rules: sums, prices, strengths."""
        return self.controller.hints(self.view(seat), seat)

    def preview(self, option: Option) -> tuple[Change, ...]:
        """What the option changes: now, up to the end of the turn or the door of chance, and later."""
        decision = self.decision
        if decision is None:
            return ()
        seat = decision.seat
        seen = self.view(seat)
        if self._foresight is None or not self._foresight.still(seen, seat):
            self._foresight = previews.Foresight(self.controller, seen, seat)
        return self._foresight.preview(option)

    def pending(self, seat: int, eyes: int | None = None) -> tuple[Change, ...]:
        """What will come to the seat from what it has done already, as `eyes` know it; else as the seat does."""
        seen = self.view(seat if eyes is None else eyes)
        return () if self.decision is None else previews.pending(self.controller, seen, seat)

    def near(self, seat: int, option: Option | None = None) -> frozenset[str]:
        """Things the seat could pay for with what will have come to it, after the option or as it stands."""
        return frozenset() if self.decision is None else previews.near(self.controller, self.view(seat), seat, option)

    def wasted(self, option: Option) -> Mapping[str, int]:
        """What the option would bring but cannot be kept or given, by thing."""
        decision = self.decision
        if decision is None:
            return {}
        return previews.wasted(self.controller, self.view(decision.seat), decision.seat, option)

    def risked(self, option: Option) -> Mapping[str, int]:
        """What dice may bring by the option and could not be given, by thing, at most."""
        decision = self.decision
        if decision is None:
            return {}
        return previews.risked(self.controller, self.view(decision.seat), decision.seat, option)

    def reveals(self, option: Option) -> bool:
        """Whether the option turns something up, so that it cannot be taken back: what its record will say."""
        decision = self.decision
        return decision is not None and reveals(self.controller, self.view(decision.seat), decision.seat, option)

    # -- acting --------------------------------------------------------------------------------------------------

    def act(self, choice: Option | Action, seat: int | None = None) -> tuple[Event, ...]:
        """Play a listed option, or the option of a bare action; anything else raises IllegalAction."""
        held = hold()
        try:
            events = self.carry_out(self.running.listed(choice, seat))
            self.history.undone.clear()
            return events
        finally:
            release(held)

    @unbroken
    def wish(self, seat: int, *, seal: bool, look: bool) -> None:
        """A seat changes what it is asked: seals at the end of its turns, looks at what happened."""
        self.carry_out(self.checked(Wish(seat, seal, look)), "wish")

    @unbroken
    def take_over(self, seat: int, by: str, *, seal: bool = False, look: bool = False) -> None:
        """A computer plays the seat from now on, or (by nobody) a person with these wishes."""
        self.carry_out(self.checked(TakeOver(seat, by, seal, look)), "wish")

    @unbroken
    def hinted(self, seat: int) -> None:
        """The seat has asked a computer what it would do; the match remembers that."""
        self.carry_out(self.checked(Hinted(seat)), "wish")

    def played_by(self, seat: int) -> str:
        """Which computer plays the seat; nothing for a person."""
        return self.state.played_by[seat] if self.state.played_by else ""

    def refusal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Why this action may not be played now; None when it is listed."""
        return self.running.refusal(action, seat)

    def blocked(self, seat: int) -> Mapping[str, Refusal]:
        """Dimmed things and why: targets no option contains, each with the rule that forbids it."""
        return self.running.blocked(seat)

    def checked(self, aside: Aside) -> Aside:
        if not 0 <= aside.seat < len(self.seats):
            raise IllegalAction(Refusal("core", "no_seat", {"seat": aside.seat}))
        return aside

    def carry_out(self, action: Action, kind: str = "act", told: Told | None = None) -> tuple[Event, ...]:
        """Play a listed action (`told`: with the chance that it met before) and remember it."""
        keeper = self.keeper
        if keeper is None:
            before, record = self.running.carry_out(action, told)
        else:
            count = len(self.records) + 1
            before, record = self.running.carry_out(
                action, told, lambda record, round_began: keeper.act(kind, record, count, round_began)
            )
        events = self.running.take_events()
        self.history.add(record, before, events)
        return tuple(events)

    # -- time ----------------------------------------------------------------------------------------------------

    @property
    def records(self) -> list[Record]:
        return self.history.records

    @property
    def story(self) -> Sequence[Sequence[Event]]:
        """What happened: the opening, then one list a record."""
        return self.history.story

    @property
    def undoable(self) -> Undo:
        """The record that `undo` takes back, or the reason why it takes nothing back."""
        return self.history.undoable()

    @property
    def redoable(self) -> Record | None:
        """The record that `redo` plays again."""
        return self.history.redoable(self.decision)

    @unbroken
    def undo(self) -> Record:
        """Take the last action back; raises IllegalAction with the reason when there is none."""
        undo = self.undoable
        if undo.record is None:
            raise IllegalAction(Refusal("core", f"undo_{undo.reason}"))
        self.go_back(self.history.last_own() - 1, "undo")
        self.history.undone.append(undo.record)
        return undo.record

    @unbroken
    def redo(self) -> Record:
        """Play the action that was last taken back."""
        record = self.redoable
        if record is None:
            raise IllegalAction(Refusal("core", "redo_nothing"))
        self.carry_out(record.action, "redo")
        self.history.undone.pop()
        return record

    def reset_turn(self) -> int:
        """Take back everything of the acting seat's turn that can be; returns how many actions."""
        count = 0
        decision = self.decision
        while decision is not None and (record := self.undoable.record) is not None and record.seat == decision.seat:
            self.undo()
            count += 1
        return count

    @unbroken
    def rewind(self, records: int) -> None:
        """The whole table goes back to the moment after `records` actions; what followed is gone."""
        if not self._reaches(records):
            raise IllegalAction(Refusal("core", "rewind_range", {"records": records, "last": len(self.records)}))
        if records < len(self.records):
            self.go_back(records, "rewind")
        self.history.undone.clear()

    @unbroken
    def curtain_opened(self) -> None:
        """A curtain has opened: what was done before it stays done."""
        if self.history.floor != len(self.records):
            if self.keeper is not None:
                self.keeper.move("curtain", len(self.records))
            self.history.floor = len(self.records)

    def state_at(self, records: int) -> S:
        """The state after that many records: a copy, for replay and time travel."""
        if records >= len(self.records):
            return self.codec.copy(self.state)
        packed = self.history.befores[records]
        if packed is None:
            raise IllegalAction(Refusal("core", "rewind_range", {"records": records, "last": len(self.records)}))
        return self.codec.unpack(packed)

    def _reaches(self, records: int) -> bool:
        there = 0 <= records <= len(self.records)
        return there and (records == len(self.records) or self.history.befores[records] is not None)

    def go_back(self, records: int, kind: str) -> None:
        """To the moment after `records` actions; what followed is gone."""
        state = self.state_at(records)
        asking = self.rules.agenda.nodes[state.agenda[-1].node] if state.agenda else None
        if not isinstance(asking, (SealStep, LookStep)):
            state.wishes = self.state.wishes[:]  # an open seal stays open, or going back would run on into new chance
        state.played_by = self.state.played_by[:]

        def keep() -> None:
            if self.keeper is not None:
                self.keeper.move(kind, records)

        self.running.stand_at(state, keep)
        self.running.take_events()
        self.history.cut(records)

    # -- beginning elsewhere: worked examples --------------------------------------------------------------------

    def open_at(self, path: str, seat: int, arrange: Arrange[S, D]) -> None:
        """Open the match at a path, with the position that `arrange` makes."""
        self.lay_at(path, seat, arrange)
        self.run_on()

    def lay_at(self, path: str, seat: int, arrange: Arrange[S, D]) -> None:
        """Lay the position out without running on to a decision: for looking at it before anything happens."""
        self.running.lay(arrange, path, seat)
        self.history.story = [self.running.take_events()]

    def run_on(self) -> tuple[Event, ...]:
        """From a position that was laid out to its first decision."""
        self.running.run_on()
        events = self.running.take_events()
        self.history.story[0] += events
        return tuple(events)
