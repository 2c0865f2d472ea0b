"""A match: seats, options, the state, and the records of everything that was done."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from kingsburg_table.core.actions import (
    Action,
    Change,
    Decision,
    Event,
    IllegalAction,
    Option,
    Outcome,
    Prompt,
    Record,
    Refusal,
    Wish,
)
from kingsburg_table.core.agenda import LOOK_WISH, SEAL_WISH, D, LookStep, S, SealStep
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.chance import Door, DoorShut, Scripted, ShutDoor, ToldDoor
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.play import Counters, Play, TurnOver
from kingsburg_table.core.seats import Seat, seat_list
from kingsburg_table.core.views import Codec, digest, view

T = TypeVar("T")


class BadOption(ValueError):
    """An option of a match that does not exist; the message lists what there is."""


class Keeper(Protocol):
    """Who writes a match down; the journal is one."""

    def act(self, kind: str, record: Record, records: int, round_began: bool) -> None:
        """An action was carried out (kind act, redo or wish); the session's state is the one after it."""

    def move(self, kind: str, records: int) -> None:
        """The session went back to `records` (kind undo or rewind), or a curtain opened there."""


class Undo(msgspec.Struct, frozen=True):
    """What undo would take back, or why it takes nothing back."""

    record: Record | None
    reason: str = ""  #: nothing, revealed, other_seat, curtain, start


class Session(Generic[S, D]):
    """One match. Create it with `new_session` or `load_session`.

    >>> session = new_session("kingsburg", ["Aga", "Filip"], seed=7)
    >>> session.act(session.decision.options[0])
    """

    def __init__(
        self, controller: Controller[S, D], seats: tuple[Seat, ...], options: Mapping[str, str], seed: int,
        *, told: Sequence[Any] | None = None, script: Sequence[Scripted] | None = None,
    ) -> None:
        self.controller = controller
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.codec: Codec[S] = Codec(controller.state_type)
        self.records: list[Record] = []
        self.notices: list[Prompt] = []  #: what loading has to say
        self.keeper: Keeper | None = None
        state = controller.new_state(len(seats), self.options)
        state.chance = seed
        state.script = None if script is None else list(script)
        state.order = state.order or list(range(len(seats)))
        state.wishes = [SEAL_WISH * seat.seal + LOOK_WISH * seat.look for seat in seats]
        door = Door() if told is None else ToldDoor(told)
        self.play: Play[S, D] = Play(state, controller.data, controller.agenda, door)
        controller.setup(self.play)
        controller.agenda.root.start(self.play)
        self._decision = self.play.advance()
        if isinstance(door, ToldDoor):
            door.close()
        self.setup_chance = tuple(self.play.door.results)
        self.play.door = Door()
        self._story: list[list[Event]] = [self._take_events()]
        self._before: list[bytes | None] = []
        self._undone: list[Record] = []
        self._floor = 0

    @property
    def game(self) -> str:
        return self.controller.game

    @property
    def state(self) -> S:
        """The whole truth: for rules and tests. Everything else asks for a view."""
        return self.play.state

    @property
    def decision(self) -> Decision | None:
        """The open decision, or None when the match is over."""
        return self._decision

    @property
    def path(self) -> str:
        """Where the match stands, as `year 2 / spring / influence`."""
        return self.controller.agenda.path(self.state.agenda)

    @property
    def outcome(self) -> Outcome | None:
        """Ranking, points by source and the tie-break that decided; None while the match runs."""
        return self.controller.outcome(self.state) if self._decision is None else None

    @property
    def story(self) -> Sequence[Sequence[Event]]:
        """What happened: the opening, then one list a record."""
        return self._story

    def state_hash(self) -> str:
        """A hash of the state that is the same in every process."""
        return digest(self.codec.pack(self.state))

    # -- acting -------------------------------------------------------------------------------------------------

    def act(self, choice: Option | Action, seat: int | None = None) -> tuple[Event, ...]:
        """Play a listed option, or the option of a bare action; anything else raises IllegalAction."""
        action = self._listed(choice, seat)
        events = self._carry_out(action)
        self._undone.clear()
        return events

    def wish(self, seat: int, *, seal: bool, look: bool) -> None:
        """A seat changes what it is asked: seals at the end of its turns, looks at what happened."""
        if not 0 <= seat < len(self.seats):
            raise IllegalAction(Refusal("core", "no_seat", {"seat": seat}))
        self._carry_out(Wish(seat, seal, look), "wish")

    def refusal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Why this action may not be played now; None when it is listed."""
        decision = self._decision
        if decision is not None and seat in (None, decision.seat) and decision.option(action) is not None:
            return None
        asked = decision.seat if decision is not None else -1
        who = asked if seat is None else seat
        step = self.controller.agenda.takers.get(type(action))
        if step is None:
            return Refusal("core", "unknown_action", {"action": type(action).__name__})
        reason = step.refuse(self.play, who, action)
        if reason is not None:
            return reason
        if decision is None:
            return Refusal(step.rule, "match_over")
        if who != asked:
            return Refusal(step.rule, "not_asked", {"seat": who, "asked": asked})
        return Refusal(step.rule, "not_now", {"kind": decision.kind})

    def blocked(self, seat: int) -> Mapping[str, Refusal]:
        """Dimmed things and why: targets no option contains, each with the rule that forbids it."""
        here = self.play.open_step()
        if here is None or self._decision is None:
            return {}
        step, frame = here
        if self._decision.seat != seat:
            return {"*": Refusal(step.rule, "not_asked", {"seat": seat, "asked": self._decision.seat})}
        return step.blocked(self.play, frame)

    def _listed(self, choice: Option | Action, seat: int | None) -> Action:
        decision = self._decision
        if isinstance(choice, Option) and decision is not None and seat in (None, decision.seat):
            listed = choice in decision.options
            if listed:
                return choice.action
        action = choice.action if isinstance(choice, Option) else choice
        refusal = self.refusal(action, seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        return action

    def _carry_out(
        self, action: Action, kind: str = "act", told: Sequence[Any] | None = None
    ) -> tuple[Event, ...]:
        play = self.play
        before = self.codec.pack(play.state)
        decision = self._decision
        play.door = Door() if told is None else ToldDoor(told)
        play.revealed = play.round_began = False
        try:
            if isinstance(action, Wish):
                play.state.wishes[action.seat] = SEAL_WISH * action.seal + LOOK_WISH * action.look
                record_seat = action.seat
            else:
                record_seat = decision.seat if decision is not None else -1
                play.take(action)
            following = play.advance()
            if isinstance(play.door, ToldDoor):
                play.door.close()
            revealed = play.door.opened or play.revealed
            record = Record(record_seat, action, tuple(play.door.results), revealed)
            if self.keeper is not None:
                self.keeper.act(kind, record, len(self.records) + 1, play.round_began)
        except BaseException:
            play.state = self.codec.unpack(before)
            play.events.clear()
            raise
        self._decision = following
        self.records.append(record)
        self._before.append(before)
        events = self._take_events()
        self._story.append(events)
        return tuple(events)

    def _take_events(self) -> list[Event]:
        events, self.play.events = self.play.events, []
        return events

    # -- time ---------------------------------------------------------------------------------------------------

    @property
    def undoable(self) -> Undo:
        """The record that `undo` takes back, or the reason why it takes nothing back."""
        count = self._last_own()
        if count <= 0 or self._before[count - 1] is None:
            return Undo(None, "start")
        record = self.records[count - 1]
        if count <= self._floor:
            return Undo(None, "curtain")
        if any(passed.revealed for passed in self.records[count - 1:]):
            return Undo(None, "revealed")
        mine = self._decision is not None and self._decision.seat == record.seat
        acted_since = bool(self._undone) and self._undone[-1].seat != record.seat
        if not mine and acted_since:
            return Undo(None, "other_seat")
        return Undo(record)

    @property
    def redoable(self) -> Record | None:
        """The record that `redo` plays again."""
        decision = self._decision
        if not self._undone or decision is None:
            return None
        record = self._undone[-1]  # a wish since may have moved the match on
        return record if decision.seat == record.seat and decision.option(record.action) is not None else None

    def undo(self) -> Record:
        """Take the last action back; raises IllegalAction with the reason when there is none."""
        undo = self.undoable
        if undo.record is None:
            raise IllegalAction(Refusal("core", f"undo_{undo.reason}"))
        self._go_back(self._last_own() - 1, "undo")
        self._undone.append(undo.record)
        return undo.record

    def redo(self) -> Record:
        """Play the action that was last taken back."""
        record = self.redoable
        if record is None:
            raise IllegalAction(Refusal("core", "redo_nothing"))
        self._carry_out(record.action, "redo")
        self._undone.pop()
        return record

    def reset_turn(self) -> int:
        """Take back everything of the acting seat's turn that can be; returns how many actions."""
        count = 0
        decision = self._decision
        while decision is not None and (record := self.undoable.record) is not None and record.seat == decision.seat:
            self.undo()
            count += 1
        return count

    def rewind(self, records: int) -> None:
        """The whole table goes back to the moment after `records` actions; what followed is gone."""
        if not 0 <= records <= len(self.records) or (records < len(self.records) and self._before[records] is None):
            raise IllegalAction(Refusal("core", "rewind_range", {"records": records, "last": len(self.records)}))
        if records < len(self.records):
            self._go_back(records, "rewind")
        self._undone.clear()

    def curtain_opened(self) -> None:
        """A curtain has opened: what was done before it stays done."""
        if self._floor != len(self.records):
            if self.keeper is not None:
                self.keeper.move("curtain", len(self.records))
            self._floor = len(self.records)

    def state_at(self, records: int) -> S:
        """The state after that many records: a copy, for replay and time travel."""
        if records >= len(self.records):
            return self.codec.copy(self.state)
        packed = self._before[records]
        if packed is None:
            raise IllegalAction(Refusal("core", "rewind_range", {"records": records, "last": len(self.records)}))
        return self.codec.unpack(packed)

    def _last_own(self) -> int:
        count = len(self.records)
        while count and isinstance(self.records[count - 1].action, Wish):
            count -= 1
        return count

    def _go_back(self, records: int, kind: str) -> None:
        packed = self._before[records]
        assert packed is not None
        left, state = self.state, self.codec.unpack(packed)
        asking = self.controller.agenda.nodes[state.agenda[-1].node] if state.agenda else None
        if not isinstance(asking, (SealStep, LookStep)):
            state.wishes = left.wishes[:]  # an open seal stays open, or going back would run on into new chance
        self.play.state = state
        self.play.door = Door()
        try:
            decision = self.play.advance()
            if self.keeper is not None:
                self.keeper.move(kind, records)
        except BaseException:
            self.play.state = left
            raise
        finally:
            self.play.events.clear()
        self._decision = decision
        del self.records[records:], self._before[records:], self._story[records + 1:]
        self._floor = min(self._floor, records)

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
        self.play.state = state
        self.play.door = Door()
        self._decision = self.play.advance()
        self.records = list(records)
        self._before = [*befores, *[None] * unknown][: len(records)]
        self._story = [*self._story[: known + 1], *([] for _ in range(unknown))]
        self._story[-1] += self._take_events()
        self._undone = []
        self._floor = len(records)

    # -- looking ------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> S:
        """What a seat may see (None: what all may see), as the game's own state type."""
        return view(self.controller, self.codec, self.state, seat, self.play.secret_seat())

    def decision_for(self, seat: int | None) -> Decision | None:
        """The open decision, unless it is private to another seat."""
        decision = self._decision
        return None if decision is not None and decision.private and decision.seat != seat else decision

    def events_for(self, seat: int | None) -> list[list[Event]]:
        """The story as a seat may read it."""
        return [[event for event in events if event.seen_by(seat)] for events in self._story]

    def counters(self, seat: int) -> Counters:
        """The seat's numbers as everybody may see them."""
        return self.controller.counters(self.state, seat)

    def hints(self, seat: int) -> Mapping[str, Any]:
        """What a screen shows for a seat that follows from rules: sums, prices, strengths."""
        return self.controller.hints(self.view(seat), seat)

    def preview(self, option: Option) -> tuple[Change, ...]:
        """What the option changes: now, up to the end of the turn or the door of chance, and later."""
        decision = self._decision
        if decision is None:
            return ()
        play = Play(self.codec.copy(self.state), self.play.data, self.play.agenda, ShutDoor(), preview=True)
        count = len(self.seats)
        before = [self.controller.counters(play.state, seat) for seat in range(count)]
        forecast = list(self.controller.forecast(play, decision.seat, option))
        unknown = False
        try:
            play.take(option.action)
            play.advance()
        except TurnOver:
            pass
        except DoorShut:
            unknown = True
        changes = []
        for seat in range(count):
            now = self.controller.counters(play.state, seat)
            then = before[seat]
            changes += [Change(seat, name, now[name] - then[name]) for name in then if now[name] != then[name]]
        if unknown:
            changes.append(Change(decision.seat, "unknown", None, later=True))
        return (*changes, *forecast)


def new_session(
    game: str,
    seats: Sequence[str | Seat],
    *,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    journal: str | Path | None = None,
) -> Session[Any, Any]:
    """Begin a match of `game`; with `journal` every action is on disk before `act` returns."""
    controller = get_controller(game)
    chairs = seat_list(seats, controller.players)
    chosen = checked_options(controller, options or {})
    session = Session(controller, chairs, chosen, secrets.randbits(64) if seed is None else seed & (2**64 - 1))
    if journal is not None:
        from kingsburg_table.core.journal import Journal

        session.keeper = Journal.create(Path(journal), session)
    return session


def load_session(path: str | Path) -> Session[Any, Any]:
    """Continue a match where its journal ends."""
    from kingsburg_table.core.journal_load import load

    return load(Path(path))


def checked_options(controller: Controller[Any, Any], options: Mapping[str, str]) -> dict[str, str]:
    """The options of a match, those that were not named at their defaults."""
    known = {choice.id: choice for choice in controller.choices}
    for key, value in options.items():
        if key not in known:
            raise BadOption(f"there is no option {key!r}; there are {', '.join(known) or 'none'}")
        if value not in known[key].values:
            raise BadOption(f"option {key!r} is one of {', '.join(known[key].values)}, not {value!r}")
    return {key: options.get(key, choice.values[0]) for key, choice in known.items()}
