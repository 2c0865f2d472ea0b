"""Worked examples: a position, what is played, and what must come of it.

pytest, the rules browser and `kingsburg-table examples` run the same ones. `load` reads them from YAML.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

import msgspec

from kingsburg_table.core.actions import Action, IllegalAction
from kingsburg_table.core.agenda import NoSuchPlace
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.chance import Scripted, Unscripted
from kingsburg_table.core.examples.compare import fits, same, say, say_action, tag, with_names, within
from kingsburg_table.core.opening import checked_options
from kingsburg_table.core.seats import seat_list
from kingsburg_table.core.session import Session

AnySession = Session[Any, Any]


class Failed(Exception):
    """An example came out otherwise than it says."""


class ExampleResult(msgspec.Struct, frozen=True):
    """How an example came out; `message` says what was expected and what came."""

    id: str
    ok: bool
    message: str = ""

    def __str__(self) -> str:
        return f"{self.id} ok" if self.ok else f"{self.id} FAILED: {self.message}"


class Expectation(msgspec.Struct, frozen=True):
    """What a position must look like: things of the table (seat None) and of players, by name."""

    values: tuple[tuple[int | None, str, Any], ...] = ()
    seats_in: frozenset[str] = frozenset()  #: things whose numbers are seats, to be told by name
    at: str | None = None
    turn: int | None = None
    over: bool | None = None
    winners: tuple[int, ...] | None = None
    tie_break: str | None = None

    def differences(self, session: AnySession, state: Any) -> Iterator[str]:
        """Every `expected Aga.points 1 got 0` of this state."""
        names = [seat.name for seat in session.seats]
        for seat, key, wanted in self.values:
            got = session.controller.read(state, seat, key)
            if not same(wanted, got):
                whose = "" if seat is None else f"{names[seat]}."
                if key in self.seats_in:
                    wanted, got = with_names(wanted, names), with_names(got, names)
                yield f"expected {whose}{key} {say(wanted)} got {say(got)}"
        yield from self._core_differences(session)

    def _core_differences(self, session: AnySession) -> Iterator[str]:
        decision, outcome = session.decision, session.outcome
        asked = None if decision is None else decision.seat
        names = [seat.name for seat in session.seats]
        if self.at is not None and not within(session.path, self.at):
            yield f"expected at {self.at} got {session.path or 'the end'}"
        if self.turn is not None and asked != self.turn:
            yield f"expected turn {names[self.turn]} got {'nobody' if asked is None else names[asked]}"
        if self.over is not None and self.over != (decision is None):
            yield f"expected over {say(self.over)} got {say(decision is None)}"
        if self.winners is not None and (outcome is None or sorted(outcome.winners) != sorted(self.winners)):
            got = "no end" if outcome is None else ", ".join(names[seat] for seat in outcome.winners)
            yield f"expected winners {', '.join(names[seat] for seat in self.winners)} got {got}"
        if self.tie_break is not None and (outcome is None or outcome.tie_break != self.tie_break):
            yield f"expected tie_break {self.tie_break} got {say(outcome and outcome.tie_break)}"


class StoryStep(Protocol):
    """One line of an example's `play`."""

    def run(self, session: AnySession) -> None:
        """Do it; raises Failed when it comes out otherwise."""


class Plays(msgspec.Struct, frozen=True):
    """A seat plays an action, or tries to and must be refused by a rule."""

    seat: int
    action: Action
    refused: str | None = None

    def run(self, session: AnySession) -> None:
        what = f"{session.seats[self.seat].name} {say_action(self.action)}"
        try:
            session.act(self.action, self.seat)
        except IllegalAction as error:
            if self.refused is None:
                raise Failed(f"expected {what} got a refusal by {error.rule} ({error.reason})") from None
            if self.refused != error.rule:
                raise Failed(f"expected {what} refused by {self.refused} got {error.rule} ({error.reason})") from None
            return
        if self.refused is not None:
            raise Failed(f"expected {what} refused by {self.refused} got it played")
        wrong = session.controller.invariants(session.state)
        if wrong:
            raise Failed(f"after {what}: {'; '.join(wrong)}")


class MayPlay(msgspec.Struct, frozen=True):
    """What a seat may, may only, or may not play now; an action need not be given in full."""

    seat: int
    word: str
    patterns: tuple[Mapping[str, Any], ...]

    def run(self, session: AnySession) -> None:
        decision = session.decision
        options = () if decision is None or decision.seat != self.seat else decision.options
        listed = [{"do": tag(option.action), **msgspec.structs.asdict(option.action)} for option in options]
        name = session.seats[self.seat].name
        for pattern in self.patterns:
            found = any(fits(pattern, action) for action in listed)
            if found == (self.word == "may not"):
                got = "it is listed" if found else "it is not listed"
                raise Failed(f"expected {name} {self.word} {say(pattern)} got {got}")
        for action in listed if self.word == "may only" else ():
            if not any(fits(pattern, action) for pattern in self.patterns):
                raise Failed(f"expected {name} {self.word} {say(list(self.patterns))} got also {say(action)}")


class Sees(msgspec.Struct, frozen=True):
    """What lies there as a seat sees it (None: as all may see it)."""

    seat: int | None
    expectation: Expectation

    def run(self, session: AnySession) -> None:
        who = "everybody" if self.seat is None else session.seats[self.seat].name
        wrong = list(self.expectation.differences(session, session.view(self.seat)))
        if wrong:
            raise Failed(f"{who} sees: {'; '.join(wrong)}")


class Stands(msgspec.Struct, frozen=True):
    """How things stand, the whole truth."""

    expectation: Expectation

    def run(self, session: AnySession) -> None:
        wrong = list(self.expectation.differences(session, session.state))
        if wrong:
            raise Failed("; ".join(wrong))


class Case(msgspec.Struct, frozen=True):
    """One run of an example: most have one, some have a few alternatives."""

    title: Mapping[str, str] | None
    game: str
    players: tuple[str, ...]
    options: Mapping[str, str]
    at: str | None
    turn: int
    given: tuple[tuple[int | None, str, Any], ...]
    chance: tuple[Scripted, ...]
    steps: tuple[StoryStep, ...]
    expect: Expectation

    def session(self) -> AnySession:
        """A session at the example's position, before its first step."""
        session = self.laid()
        if self.at is not None:
            session.run_on()
        return session

    def laid(self) -> AnySession:
        """The same before anything has happened in it: nobody is asked yet. A match from its set-up is not laid out."""
        controller = get_controller(self.game)
        seats = seat_list(self.players, controller.players)
        options = checked_options(controller, self.options)
        if self.at is None:
            return Session(controller, seats, options, 0, script=self.chance)
        session = Session(controller, seats, options, 0)
        session.state.order = list(range(len(seats)))
        session.state.script = list(self.chance)
        session.lay_at(self.at, self.turn, self._arrange)
        return session

    def _arrange(self, controller: Any, state: Any) -> None:
        for seat, key, value in self.given:
            controller.put(state, seat, key, value)

    def run(self) -> None:
        """Play everything; raises Failed."""
        try:
            session = self.session()
            for step in self.steps:
                step.run(session)
        except Unscripted as error:
            raise Failed(f"chance: {error}") from None
        except NoSuchPlace as error:
            raise Failed(f"at: {error}") from None
        Stands(self.expect).run(session)
        if session.state.script:
            unused = ", ".join(entry.label for entry in session.state.script)
            raise Failed(f"chance: expected nothing left over got {unused}")


class Example(msgspec.Struct, frozen=True):
    """A worked example: its rules, and the cases that show them."""

    id: str
    game: str
    title: Mapping[str, str] | None
    rules: tuple[str, ...]
    cases: tuple[Case, ...]
    file: str = ""
    line: int = 0
    shows: tuple[str, ...] = ()  #: components whose effect it would not come out without


def run_example(example: Example) -> ExampleResult:
    """Run all cases; the first failure is the result."""
    for number, case in enumerate(example.cases):
        try:
            case.run()
        except Exception as error:  # a position from anywhere may be one that no rule expects
            where = f"case {chr(ord('a') + number)}: " if len(example.cases) > 1 else ""
            what = str(error) if isinstance(error, Failed) else f"{type(error).__name__}: {error}"
            return ExampleResult(example.id, False, where + what)
    return ExampleResult(example.id, True)
