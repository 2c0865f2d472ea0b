"""The lists of the agenda: one thing after another, so many times, until it is over, for each seat, for all at once."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Sequence as Sequenced
from typing import TYPE_CHECKING

from kingsburg_table.core.actions import Decision
from kingsburg_table.core.agenda import D, Frame, Node, NoSuchPlace, S, Step
from kingsburg_table.core.whereabouts import PathPart, Turns

if TYPE_CHECKING:
    from kingsburg_table.core.play import Play


class Sequence(Node[S, D]):
    """An ordered list of nodes."""

    def __init__(self, name: str, *nodes: Node[S, D], label: str | None = None) -> None:
        self.name = name
        self.label = name if label is None else label
        self.nodes = nodes

    def children(self) -> tuple[Node[S, D], ...]:
        return self.nodes

    def proceed(self, play: Play[S, D], frame: Frame) -> Decision | None:
        agenda, nodes = play.state.agenda, self.nodes
        while frame.at < len(nodes):
            node = nodes[frame.at]
            frame.at += 1
            if node.passes is None or not node.passes(play):
                decision = node.enter(play, frame.seat)
                if decision is not None or agenda[-1] is not frame:
                    return decision
        agenda.pop()
        return None

    def fits(self, frame: Frame) -> bool:
        return 0 <= frame.at <= len(self.nodes)

    def enter_at(self, play: Play[S, D], rest: list[str], seat: int) -> None:
        frame = self.start(play)
        if not rest:
            return
        for index, node in enumerate(self.nodes):
            if _called(node, rest[0]):
                frame.at = index + 1
                whole = isinstance(node, (Times, Until)) or not _label(node)
                node.enter_at(play, rest if whole else rest[1:], seat)
                return
        known = ", ".join(label for node in self.nodes for label in _labels(node))
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
        return self.node.enter(play)

    def fits(self, frame: Frame) -> bool:
        return 0 <= frame.at <= self.count

    def part(self, frame: Frame) -> PathPart:
        return PathPart(self.label, frame.at, self.count)

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
    """The same node again and again until `over` says that there is no more; `begin` runs before each time, and a
    snapshot is due there."""

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
        play.round_began = True
        self.begin(play, frame.at)
        return self.node.enter(play)

    def fits(self, frame: Frame) -> bool:
        return frame.at >= 0

    def part(self, frame: Frame) -> PathPart:
        return PathPart(self.label, frame.at)

    def enter_at(self, play: Play[S, D], rest: list[str], seat: int) -> None:
        """Below `turn 9` (its number may be anything from 1), as the steps of the node follow."""
        frame = self.start(play)
        if rest:
            word, _, number = rest[0].rpartition(" ")
            if word != self.label or not number.isdigit() or int(number) < 1:
                raise NoSuchPlace(f"{self.label} 1, {self.label} 2 ... expected, not {rest[0]!r}")
            frame.at = int(number)
            play.round_began = True
            self.begin(play, frame.at)
            self.node.enter_at(play, rest[1:], seat)


class Each(Node[S, D]):
    """Every seat once, in turn order; a seat's turn ends where its part ends."""

    prefix = "each"

    def __init__(self, node: Node[S, D]) -> None:
        self.node = node
        self.name = f"{self.prefix} {node.name}"
        self.idle = node.idle if isinstance(node, Step) and type(node).idle is not Step.idle else None
        self.passes = node.passes

    def children(self) -> tuple[Node[S, D], ...]:
        return (self.node,)

    def start(self, play: Play[S, D], seat: int = -1) -> Frame:
        frame = super().start(play)
        frame.queue = self.seats(play)
        return frame

    def seats(self, play: Play[S, D]) -> list[int]:
        return play.state.order[:]

    def proceed(self, play: Play[S, D], frame: Frame) -> Decision | None:
        state = play.state
        agenda = state.agenda
        while True:
            done, frame.seat = frame.seat, -1
            seat = self.following(frame, done)
            if done >= 0 and play.turn_over(done):
                return None
            while seat >= 0 and self.idle is not None and self.idle(play, seat):
                seat = self.following(frame, seat)
            if seat < 0:
                break
            state.answers = 0
            frame.seat = seat
            decision = self.node.enter(play, seat)
            if decision is not None or agenda[-1] is not frame:
                return decision
        agenda.pop()
        self.all_done(play)
        return None

    def fits(self, frame: Frame) -> bool:
        return frame.at == 0 and (frame.seat < 0 or frame.queue[:1] == [frame.seat])

    def following(self, frame: Frame, done: int) -> int:
        """Whose part comes next, once that of this seat is done (-1: none was begun); -1: nobody's."""
        queue = frame.queue
        if done >= 0:
            queue.pop(0)
        return queue[0] if queue else -1

    def all_done(self, play: Play[S, D]) -> None:
        """After the last seat."""

    def turns(self, frame: Frame, order: Sequenced[int]) -> Turns:
        done = tuple(seat for seat in order if seat not in frame.queue)
        if not frame.queue:
            return Turns(_label(self.node), done=done)
        return Turns(_label(self.node), frame.queue[0], tuple(frame.queue[1:]), done)

    def enter_at(self, play: Play[S, D], rest: list[str], seat: int) -> None:
        frame = self.start(play)
        if seat >= 0:
            self.begin_with(frame, seat)
        if rest and frame.queue:
            depth = len(play.state.agenda)
            play.state.answers = 0
            frame.seat = self.following(frame, -1)
            self.node.enter_at(play, rest, frame.seat)
            for inner in play.state.agenda[depth:]:
                if not isinstance(play.agenda.nodes[inner.node], Each):
                    inner.seat = frame.seat

    def begin_with(self, frame: Frame, seat: int) -> None:
        while frame.queue and frame.queue[0] != seat:
            frame.queue.pop(0)


class Rounds(Each[S, D]):
    """Again and again round the table until every seat has left (`play.leave` turns the place negative)."""

    prefix = "rounds"

    def fits(self, frame: Frame) -> bool:
        at = frame.at if frame.at >= 0 else ~frame.at
        here = frame.queue[at : at + 1]
        return here == [frame.seat] if frame.seat >= 0 else 0 <= frame.at <= len(frame.queue)

    def following(self, frame: Frame, done: int) -> int:
        queue = frame.queue
        if frame.at < 0:  # it has left
            frame.at = ~frame.at
            queue.remove(done)
        elif done >= 0:
            frame.at += 1
        if frame.at >= len(queue):
            frame.at = 0
        return queue[frame.at] if queue else -1

    def turns(self, frame: Frame, order: Sequenced[int]) -> Turns:
        queue = frame.queue
        done = tuple(seat for seat in order if seat not in queue)
        if not queue:
            return Turns(_label(self.node), done=done, rounds=True)
        at = frame.at % len(queue)
        return Turns(_label(self.node), queue[at], (*queue[at + 1 :], *queue[:at]), done, rounds=True)

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


def _called(node: Node[S, D], word: str) -> bool:
    """Whether a word of a path means this node; repeated ones are counted (`year 2`)."""
    counted = isinstance(node, (Times, Until)) and word.rpartition(" ")[0] == node.label
    return counted or word in (_label(node), node.name) or (not _label(node) and any(
        _called(child, word) for child in node.children()
    ))


def _labels(node: Node[S, D]) -> list[str]:
    """How this node may be called in a path; a list without a name is as its parts."""
    return [_label(node)] if _label(node) else [label for child in node.children() for label in _labels(child)]


def _label(node: Node[S, D]) -> str:
    if isinstance(node, Each):
        return _label(node.node)
    return node.label or node.name if isinstance(node, Step) else node.label
