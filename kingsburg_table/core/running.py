"""A match as it runs: the open decision, why not, and carrying an action out whole or not at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from kingsburg_table.core.actions import (
    Action,
    Aside,
    Decision,
    Event,
    IllegalAction,
    Option,
    Record,
    Refusal,
)
from kingsburg_table.core.agenda import D, S, Step
from kingsburg_table.core.chance import Door, Scripted, ToldDoor
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.play import Play
from kingsburg_table.core.wishes import set_down

Told = Sequence[Any]  #: the chance results of a recorded action
Keep = Callable[[Record, bool], None]  #: writes a record down, before it counts; whether a round began


class Running(Generic[S, D]):
    """The play and its open decision. It knows the present only; `History` knows the rest."""

    def __init__(
        self, controller: Controller[S, D], options: Mapping[str, str], state: S, told: Told | None = None,
    ) -> None:
        """Set up; with `told` the chance results are those of a record."""
        self.controller = controller
        self.codec = controller.codec
        self.rules = controller.rules(options)
        self.play: Play[S, D] = Play(state, self.rules, Door() if told is None else ToldDoor(told))
        controller.setup(self.play)
        self.rules.agenda.root.start(self.play)
        self.decision: Decision | None = self.play.advance()
        self.play.door.close()
        self.setup_chance = tuple(self.play.door.results)

    @property
    def state(self) -> S:
        return self.play.state

    def refusal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Why this action may not be played now; None when it is listed."""
        action = action.normal()
        decision = self.decision
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
        if here is None or self.decision is None:
            return {}
        step, frame = here
        if self.decision.seat != seat:
            return {"*": Refusal(step.rule, "not_asked", {"seat": seat, "asked": self.decision.seat})}
        return step.blocked(self.play, frame)

    def listed(self, choice: Option | Action, seat: int | None) -> Action:
        """The action of a listed option; IllegalAction for anything else."""
        decision = self.decision
        if isinstance(choice, Option) and decision is not None and seat in (None, decision.seat):
            listed = choice in decision.options
            if listed:
                return choice.action
        action = (choice.action if isinstance(choice, Option) else choice).normal()
        refusal = self.refusal(action, seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        return action

    def carry_out(self, action: Action, told: Told | None = None, keep: Keep | None = None) -> tuple[bytes, Record]:
        """Play a listed action, or grant a wish; the packed state before it, and its record. Where anything fails on
        the way, nothing has happened."""
        play = self.play
        before = self.codec.pack(play.state)
        decision = self.decision
        door = play.door = Door() if told is None else ToldDoor(told)
        play.revealed = play.round_began = False
        try:
            if action.aside:
                assert isinstance(action, Aside)
                set_down(play, action)
                record_seat = action.seat
            else:
                record_seat = decision.seat if decision is not None else -1
                play.take(action)
            following = play.advance()
            door.close()
            met = tuple(door.results)
            record = Record(record_seat, action, met, play.revealed or bool(met))
            if keep is not None:
                keep(record, play.round_began)
        except BaseException:
            play.state = self.codec.unpack(before)
            play.events.clear()
            raise
        self.decision = following
        return before, record

    def stand_at(self, state: S, keep: Callable[[], None] = lambda: None) -> None:
        """Go on from another state. Events are kept: the one who asks takes or forgets them."""
        left, self.play.state = self.play.state, state
        self.play.door = Door()
        try:
            decision = self.play.advance()
            keep()
        except BaseException:
            self.play.state = left
            self.play.events.clear()
            raise
        self.decision = decision

    def lay(self, arrange: Callable[[Controller[S, D], S], None], path: str, seat: int) -> None:
        """Lay a position out at a path, without running on to a decision."""
        play = self.play
        play.state.agenda.clear()
        play.state.answers = 0
        self.controller.clear(play.state)
        arrange(self.controller, play.state)
        play.agenda.root.enter_at(play, [part.strip() for part in path.split("/")], seat)
        arrange(self.controller, play.state)  # entering a round has set what every round begins with
        self.decision = None

    def run_on(self) -> None:
        """From a position that was laid out to its first decision."""
        self.decision = self.play.advance()

    def take_events(self) -> list[Event]:
        """What has happened since they were last taken."""
        events, self.play.events = self.play.events, []
        return events


def opening(
    controller: Controller[S, D], options: Mapping[str, str], seats: int, seed: int, wishes: list[int],
    script: Sequence[Scripted] | None,
) -> S:
    """The table before anything was drawn or rolled."""
    state = controller.new_state(seats, options)
    state.options = controller.chosen(options)
    state.chance = seed
    state.script = None if script is None else list(script)
    state.order = state.order or list(range(seats))
    state.wishes = wishes
    return state
