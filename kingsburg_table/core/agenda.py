"""Where a match stands: a stack of frames, and the lists and steps the frames point into.

A round is a literal ordered list of steps that reads like a rulebook's turn summary. A frame is (node, position), so
every place of a match has a path such as `year 2 / spring / influence`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from kingsburg_table.core.actions import Action, Decision, Option, Refusal, snake
from kingsburg_table.core.chance import Scripted
from kingsburg_table.core.whereabouts import PathPart, Turns

if TYPE_CHECKING:
    from kingsburg_table.core.play import Play


class NoSuchPlace(LookupError):
    """A path that the agenda does not have; the message says what there is."""


class Task(msgspec.Struct, array_like=True, frozen=True, gc=False, tag=snake):
    """What a step still has to do, or has done. Games declare one frozen Struct a kind, as for actions; a game's
    state names them all: `agenda: list[Frame[Gained | Dismissed]]`."""


if TYPE_CHECKING:
    from typing_extensions import TypeVar as DefaultedTypeVar

    T = DefaultedTypeVar("T", default=Any)
else:
    T = TypeVar("T")


class Frame(msgspec.Struct, Generic[T], array_like=True, gc=False):
    """One entry of the agenda: which node, how far, for which seat, and what is still to do there."""

    node: str
    at: int = 0
    seat: int = -1
    queue: list[int] = msgspec.field(default_factory=list)
    todo: list[T] = msgspec.field(default_factory=list)


class State(msgspec.Struct, array_like=True, gc=False, kw_only=True):
    """What every game's state has. JSON-able at every moment; ids, numbers and lists only."""

    chance: int = 0
    script: list[Scripted] | None = None
    agenda: list[Frame] = msgspec.field(default_factory=list)
    order: list[int] = msgspec.field(default_factory=list)  #: seats in turn order
    wishes: list[int] = msgspec.field(default_factory=list)
    answers: int = 0  #: answers the acting seat has given in its open turn
    options: dict[str, str] = msgspec.field(default_factory=dict)  #: of the match, where they are not at their default
    played_by: list[str] = msgspec.field(default_factory=list)  #: who plays each seat, once one was taken over


S = TypeVar("S", bound=State)
D = TypeVar("D")


class Node(Generic[S, D]):
    """A place on the agenda. `proceed` either returns the open decision or moves the agenda on."""

    name: str = ""
    #: PathPart of a path; wrappers and the root have none.
    label: str = ""
    #: Tells whether there is nothing at all to do here for anybody, so that a list may pass it over.
    passes: Callable[[Play[S, D]], bool] | None = None

    def children(self) -> tuple[Node[S, D], ...]:
        return ()

    def start(self, play: Play[S, D], seat: int = -1) -> Frame:
        """Put this node on top of the agenda."""
        frame = Frame(self.name, 0, seat)
        play.state.agenda.append(frame)
        return frame

    def proceed(self, play: Play[S, D], frame: Frame) -> Decision | None:
        raise NotImplementedError

    def enter(self, play: Play[S, D], seat: int = -1) -> Decision | None:
        """Put it on top of the agenda and go on there."""
        return self.proceed(play, self.start(play, seat))

    def fits(self, frame: Frame) -> bool:
        """Whether a match could have left such a frame; its seats are known to be some."""
        return 0 <= frame.at <= 1

    def part(self, frame: Frame) -> PathPart | None:
        """What this frame adds to a path."""
        return PathPart(self.label) if self.label else None

    def turns(self, frame: Frame, order: Sequence[int]) -> Turns | None:
        """Whose turn it is, for what goes round the table."""
        return None

    def enter_at(self, play: Play[S, D], rest: list[str], seat: int) -> None:
        """Open the agenda at the path `rest` below this node (worked examples)."""
        if rest:
            raise NoSuchPlace(f"{self.label or self.name!r} has no part {rest[0]!r}")
        self.start(play, seat)


class Step(Node[S, D]):
    """Stateless, named by the verb a player does; one rule paragraph each."""

    rule: str = ""
    #: The kinds of action this step takes, so that a refusal can be asked of it at any time.
    takes: tuple[type[Action], ...] = ()
    #: Ask also when there is only one option (seal and look).
    asks_always = False
    #: A question about how to carry out what put it on the agenda, so that a preview looks behind it (`outlook`).
    small = False

    _runs = False  #: whether there is an automatic part
    _asks = False  #: whether there is a question

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._runs = cls.run is not Step.run
        cls._asks = cls.decision is not Step.decision

    def asks_for(self, option: Option) -> bool:
        """Whether the only option there is must still be pressed by a person."""
        return self.asks_always

    def idle(self, play: Play[S, D], seat: int) -> bool:
        """Whether the step has nothing at all to do for a seat, so that going round the table may pass it over."""
        return False

    def run(self, play: Play[S, D], frame: Frame) -> None:
        """The automatic part, once, when the step begins."""

    def decision(self, play: Play[S, D], frame: Frame) -> Decision | None:
        """The open question, or None when there is nothing (more) to ask."""
        return None

    def apply(self, play: Play[S, D], frame: Frame, action: Any) -> bool:
        """Carry a listed action out; True keeps the step open for another question."""
        raise NotImplementedError

    def refuse(self, play: Play[S, D], seat: int, action: Any) -> Refusal | None:
        """Why `seat` may not do this now; None when the rules have nothing against it."""
        return None

    def blocked(self, play: Play[S, D], frame: Frame) -> Mapping[str, Refusal]:
        """Things on the table that no option contains, each with its reason."""
        return {}

    def enter(self, play: Play[S, D], seat: int = -1) -> Decision | None:
        """What `start` and `proceed` do, in one go."""
        agenda, frame = play.state.agenda, Frame(self.name, 1, seat)
        agenda.append(frame)
        if self._runs:
            self.run(play, frame)
            if agenda[-1] is not frame:
                return None
        if self._asks:
            return self._ask(play, frame, agenda)
        agenda.pop()
        return None

    def proceed(self, play: Play[S, D], frame: Frame) -> Decision | None:
        agenda = play.state.agenda
        if frame.at == 0:
            frame.at = 1
            if self._runs:
                self.run(play, frame)
                if not agenda or agenda[-1] is not frame:
                    return None
        if self._asks:
            return self._ask(play, frame, agenda)
        agenda.pop()
        return None

    def _ask(self, play: Play[S, D], frame: Frame, agenda: list[Frame]) -> Decision | None:
        """The open question; the step is done where there is none, and what is the only answer is carried out."""
        decision = self.decision(play, frame)
        if decision is None:
            agenda.pop()
            return None
        options = decision.options
        if len(options) == 1 and not self.asks_for(options[0]):
            depth = len(agenda)
            play.forced = True
            if not self.apply(play, frame, options[0].action):
                del agenda[depth - 1]
            play.forced = False
            return None
        return decision

    def part(self, frame: Frame) -> PathPart:
        return PathPart(self.label or self.name)


def walk(root: Node[S, D], depth: int = 0) -> Iterator[tuple[int, Node[S, D]]]:
    """The node and everything below it, each with how many frames lie below its own."""
    yield depth, root
    for child in root.children():
        yield from walk(child, depth + 1)
