"""Acting: the open decision, listed options, refusals, and carrying an action out whole or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol

from kingsburg_table.core.actions import (
    Action,
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
from kingsburg_table.core.agenda import D, S, Step
from kingsburg_table.core.chance import Door, Scripted, ToldDoor
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.named import fingerprint
from kingsburg_table.core.play import Play
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.whereabouts import Whereabouts
from kingsburg_table.core.wishes import LOOK_WISH, SEAL_WISH


class Keeper(Protocol):
    """Who writes a match down; the journal is one."""

    def act(self, kind: str, record: Record, records: int, round_began: bool) -> None:
        """An action was carried out (kind act, redo or wish); the session's state is the one after it."""

    def move(self, kind: str, records: int) -> None:
        """The session went back to `records` (kind undo or rewind), or a curtain opened there."""


class Acting(Generic[S, D]):
    """The part of a session that plays."""

    def __init__(
        self, controller: Controller[S, D], seats: tuple[Seat, ...], options: Mapping[str, str], seed: int,
        *, told: Sequence[Any] | None = None, script: Sequence[Scripted] | None = None,
    ) -> None:
        self.controller = controller
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.codec = controller.codec
        self.records: list[Record] = []
        self.notices: list[Prompt] = []  #: what loading has to say
        self.keeper: Keeper | None = None
        self.rules = controller.rules(self.options)
        state = controller.new_state(len(seats), self.options)
        state.options = controller.chosen(self.options)
        state.chance = seed
        state.script = None if script is None else list(script)
        state.order = state.order or list(range(len(seats)))
        state.wishes = [SEAL_WISH * seat.seal + LOOK_WISH * seat.look for seat in seats]
        door = Door() if told is None else ToldDoor(told)
        self.play: Play[S, D] = Play(state, self.rules, door)
        controller.setup(self.play)
        self.rules.agenda.root.start(self.play)
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
        return self.rules.agenda.path(self.state.agenda)

    @property
    def whereabouts(self) -> Whereabouts:
        """The same as an object: its parts, and whose turns are done, open and to come."""
        return self.rules.agenda.whereabouts(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Ranking, points by source and the tie-break that decided; None while the match runs."""
        return self.controller.outcome(self.state) if self._decision is None else None

    @property
    def story(self) -> Sequence[Sequence[Event]]:
        """What happened: the opening, then one list a record."""
        return self._story

    def state_hash(self) -> str:
        """A hash of what lies on the table: the same in every process and in later versions."""
        return fingerprint(self.state)

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
        action = action.normal()
        decision = self._decision
        if decision is not None and seat in (None, decision.seat) and decision.option(action) is not None:
            return None
        asked = decision.seat if decision is not None else -1
        who = asked if seat is None else seat
        step = self._taker(type(action))
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

    def _taker(self, kind: type[Action]) -> Step[S, D] | None:
        """Who knows why not: the open step, where it takes such actions, or the first one that does."""
        here = self.play.open_step()
        return here[0] if here is not None and kind in here[0].takes else self.rules.agenda.takers.get(kind)

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
        action = (choice.action if isinstance(choice, Option) else choice).normal()
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
