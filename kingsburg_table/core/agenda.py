"""Where a match stands: a stack of frames, and the lists and steps the frames point into.

A round is a literal ordered list of steps that reads like a rulebook's turn summary. A frame is (node, position), so
every place of a match has a path such as `year 2 / spring / influence`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from kingsburg_table.core.actions import Action, Decision, Look, Option, Prompt, Refusal, Seal
from kingsburg_table.core.chance import Scripted

if TYPE_CHECKING:
    from kingsburg_table.core.play import Play

SEAL_WISH, LOOK_WISH = 1, 2


class NoSuchPlace(LookupError):
    """A path that the agenda does not have; the message says what there is."""


class Frame(msgspec.Struct, array_like=True, gc=False):
    """One entry of the agenda: which node, how far, for which seat, and what is still to do there."""

    node: str
    at: int = 0
    seat: int = -1
    queue: list[int] = msgspec.field(default_factory=list)
    todo: list[str] = msgspec.field(default_factory=list)


class State(msgspec.Struct, array_like=True, gc=False, kw_only=True):
    """What every game's state has. JSON-able at every moment; ids, numbers and lists only."""

    chance: int = 0
    script: list[Scripted] | None = None
    agenda: list[Frame] = msgspec.field(default_factory=list)
    order: list[int] = msgspec.field(default_factory=list)  #: seats in turn order
    wishes: list[int] = msgspec.field(default_factory=list)
    answers: int = 0  #: answers the acting seat has given in its open turn


S = TypeVar("S", bound=State)
D = TypeVar("D")


class Node(Generic[S, D]):
    """A place on the agenda. `proceed` either returns the open decision or moves the agenda on."""

    name: str = ""
    #: Part of a path; wrappers and the root have none.
    label: str = ""

    def children(self) -> tuple[Node[S, D], ...]:
        return ()

    def start(self, play: Play[S, D], seat: int = -1) -> Frame:
        """Put this node on top of the agenda."""
        frame = Frame(self.name, 0, seat)
        play.state.agenda.append(frame)
        return frame

    def proceed(self, play: Play[S, D], frame: Frame) -> Decision | None:
        raise NotImplementedError

    def path(self, frame: Frame) -> str:
        """How this frame reads in a path."""
        return self.label

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

    def proceed(self, play: Play[S, D], frame: Frame) -> Decision | None:
        agenda = play.state.agenda
        if frame.at == 0:
            frame.at = 1
            self.run(play, frame)
            if not agenda or agenda[-1] is not frame:
                return None
        decision = self.decision(play, frame)
        if decision is None:
            agenda.pop()
            return None
        if len(decision.options) == 1 and not self.asks_always:
            self.take(play, frame, decision.options[0].action)
            return None
        return decision

    def take(self, play: Play[S, D], frame: Frame, action: Action) -> None:
        index = len(play.state.agenda) - 1
        if not self.apply(play, frame, action):
            del play.state.agenda[index]

    def path(self, frame: Frame) -> str:
        return self.label or self.name


class Sequence(Node[S, D]):
    """An ordered list of nodes."""

    def __init__(self, name: str, *nodes: Node[S, D], label: str | None = None) -> None:
        self.name = name
        self.label = name if label is None else label
        self.nodes = nodes

    def children(self) -> tuple[Node[S, D], ...]:
        return self.nodes

    def proceed(self, play: Play[S, D], frame: Frame) -> Decision | None:
        if frame.at >= len(self.nodes):
            play.state.agenda.pop()
            return None
        node = self.nodes[frame.at]
        frame.at += 1
        node.start(play, frame.seat)
        return None

    def enter_at(self, play: Play[S, D], rest: list[str], seat: int) -> None:
        frame = self.start(play)
        if not rest:
            return
        for index, node in enumerate(self.nodes):
            if _called(node, rest[0]):
                frame.at = index + 1
                node.enter_at(play, rest if isinstance(node, (Times, Until)) else rest[1:], seat)
                return
        known = ", ".join(filter(None, map(_label, self.nodes)))
        raise NoSuchPlace(f"{self.name!r} has no part {rest[0]!r}; it has {known}")


class Times(Node[S, D]):
    """The same node again and again; `begin` runs before each time, and a snapshot is due there."""

    def __init__(self, name: str, count: int, node: Node[S, D], begin: Callable[[Play[S, D], int], None]) -> None:
        self.name, self.label, self.count, self.node, self.begin = name, name, count, node, begin

    def children(self) -> tuple[Node[S, D], ...]:
        return (self.node,)

    def proceed(self, play: Play[S, D], frame: Frame) -> Decision | None:
        if frame.at >= self.count:
            play.state.agenda.pop()
            return None
        frame.at += 1
        play.round_began = True
        self.begin(play, frame.at)
        self.node.start(play)
        return None

    def path(self, frame: Frame) -> str:
        return f"{self.label} {frame.at}"

    def enter_at(self, play: Play[S, D], rest: list[str], seat: int) -> None:
        frame = self.start(play)
        if rest:
            word, _, number = rest[0].rpartition(" ")
            if word != self.label or not number.isdigit() or not 1 <= int(number) <= self.count:
                raise NoSuchPlace(f"{self.label} 1 to {self.count} expected, not {rest[0]!r}")
            frame.at = int(number)
            play.round_began = True
            self.begin(play, frame.at)
            self.node.enter_at(play, rest[1:], seat)


class Until(Node[S, D]):
    """The same node again and again until `over` says that there is no more; `begin` runs before each time."""

    def __init__(
        self, name: str, node: Node[S, D], begin: Callable[[Play[S, D], int], None], over: Callable[[Play[S, D]], bool]
    ) -> None:
        self.name, self.label, self.node, self.begin, self.over = name, name, node, begin, over

    def children(self) -> tuple[Node[S, D], ...]:
        return (self.node,)

    def proceed(self, play: Play[S, D], frame: Frame) -> Decision | None:
        if self.over(play):
            play.state.agenda.pop()
            return None
        frame.at += 1
        self.begin(play, frame.at)
        self.node.start(play)
        return None

    def path(self, frame: Frame) -> str:
        return f"{self.label} {frame.at}" if frame.at else self.label

    def enter_at(self, play: Play[S, D], rest: list[str], seat: int) -> None:
        """Below `turn 9` (its number may be anything from 1), as the steps of the node follow."""
        frame = self.start(play)
        if rest:
            word, _, number = rest[0].rpartition(" ")
            if word != self.label or not number.isdigit() or int(number) < 1:
                raise NoSuchPlace(f"{self.label} 1, {self.label} 2 ... expected, not {rest[0]!r}")
            frame.at = int(number)
            self.begin(play, frame.at)
            self.node.enter_at(play, rest[1:], seat)


class Each(Node[S, D]):
    """Every seat once, in turn order; a seat's turn ends where its part ends."""

    prefix = "each"

    def __init__(self, node: Node[S, D]) -> None:
        self.node = node
        self.name = f"{self.prefix} {node.name}"

    def children(self) -> tuple[Node[S, D], ...]:
        return (self.node,)

    def start(self, play: Play[S, D], seat: int = -1) -> Frame:
        frame = super().start(play)
        frame.queue = self.seats(play)
        return frame

    def seats(self, play: Play[S, D]) -> list[int]:
        return play.state.order[:]

    def proceed(self, play: Play[S, D], frame: Frame) -> Decision | None:
        if frame.seat >= 0:
            seat, frame.seat = frame.seat, -1
            self.finished(play, frame, seat)
            play.turn_over(seat)
        elif not frame.queue:
            play.state.agenda.pop()
            self.all_done(play)
        else:
            seat = self.next_seat(frame)
            if isinstance(self.node, Step) and self.node.idle(play, seat):
                self.finished(play, frame, seat)
                return None
            play.state.answers = 0
            frame.seat = seat
            self.node.start(play, seat)
        return None

    def next_seat(self, frame: Frame) -> int:
        return frame.queue[0]

    def finished(self, play: Play[S, D], frame: Frame, seat: int) -> None:
        frame.queue.pop(0)

    def all_done(self, play: Play[S, D]) -> None:
        """After the last seat."""

    def enter_at(self, play: Play[S, D], rest: list[str], seat: int) -> None:
        if rest:
            raise NoSuchPlace(f"{self.node.name!r} has no part {rest[0]!r}")
        frame = self.start(play)
        if seat >= 0:
            self.begin_with(frame, seat)

    def begin_with(self, frame: Frame, seat: int) -> None:
        while frame.queue and frame.queue[0] != seat:
            frame.queue.pop(0)


class Rounds(Each[S, D]):
    """Again and again round the table until every seat has left (`play.leave`)."""

    prefix = "rounds"

    def next_seat(self, frame: Frame) -> int:
        if frame.at >= len(frame.queue):
            frame.at = 0
        return frame.queue[frame.at]

    def finished(self, play: Play[S, D], frame: Frame, seat: int) -> None:
        if frame.todo:
            frame.todo.clear()
            frame.queue.remove(seat)
        else:
            frame.at += 1

    def begin_with(self, frame: Frame, seat: int) -> None:
        frame.at = frame.queue.index(seat)


class Secretly(Each[S, D]):
    """Everybody in secret, one after the other; revealed together when the last has chosen."""

    prefix = "secretly"

    def __init__(self, node: Node[S, D], reveal: Callable[[Play[S, D]], None]) -> None:
        super().__init__(node)
        self.reveal = reveal

    def all_done(self, play: Play[S, D]) -> None:
        play.reveal()
        self.reveal(play)


class SealStep(Step[S, D]):
    """A seat looks at its finished turn before it gives it away. The table's courtesy, not a rule."""

    name = "seal"
    rule = "seal"
    takes = (Seal,)
    asks_always = True

    def decision(self, play: Play[S, D], frame: Frame) -> Decision | None:
        if not play.state.wishes[frame.seat] & SEAL_WISH:
            return None
        option = Option(Seal(), ("seal",))
        return Decision(frame.seat, self.name, Prompt("prompt.seal"), self.rule, (option,), option)

    def apply(self, play: Play[S, D], frame: Frame, action: Any) -> bool:
        return False


class LookStep(Step[S, D]):
    """Dice, enemy, battle, scoring: people see what happened before the program goes on."""

    rule = "look"
    takes = (Look,)
    asks_always = True

    def __init__(self, what: str) -> None:
        self.name = f"look {what}"
        self.what = what

    def decision(self, play: Play[S, D], frame: Frame) -> Decision | None:
        if not any(wish & LOOK_WISH for wish in play.state.wishes):
            return None
        option = Option(Look(), ("seal",))
        prompt = Prompt(f"prompt.look.{self.what}")
        return Decision(play.state.order[0], self.name, prompt, self.rule, (option,), option, anyone=True)

    def apply(self, play: Play[S, D], frame: Frame, action: Any) -> bool:
        return False


def walk(root: Node[S, D]) -> Iterator[Node[S, D]]:
    """The node and everything below it."""
    yield root
    for child in root.children():
        yield from walk(child)


def _called(node: Node[S, D], word: str) -> bool:
    """Whether a word of a path means this node; repeated ones are counted (`year 2`)."""
    counted = isinstance(node, (Times, Until)) and word.rpartition(" ")[0] == node.label
    return counted or word in (_label(node), node.name)


def _label(node: Node[S, D]) -> str:
    if isinstance(node, Each):
        return _label(node.node)
    return node.path(Frame(node.name)) if isinstance(node, Step) else node.label
