"""The lists of the agenda: one thing after another, so many times, until it is over, for each seat, for all at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsburg_table.core.actions import Decision
from kingsburg_table.core.agenda import D, Frame, Node, NoSuchPlace, S, Step

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
    """Again and again round the table until every seat has left (`play.leave` turns the place negative)."""

    prefix = "rounds"

    def next_seat(self, frame: Frame) -> int:
        if frame.at >= len(frame.queue):
            frame.at = 0
        return frame.queue[frame.at]

    def finished(self, play: Play[S, D], frame: Frame, seat: int) -> None:
        if frame.at < 0:
            frame.at = ~frame.at
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
        play.turn_up()
        self.reveal(play)


def _called(node: Node[S, D], word: str) -> bool:
    """Whether a word of a path means this node; repeated ones are counted (`year 2`)."""
    counted = isinstance(node, (Times, Until)) and word.rpartition(" ")[0] == node.label
    return counted or word in (_label(node), node.name)


def _label(node: Node[S, D]) -> str:
    if isinstance(node, Each):
        return _label(node.node)
    return node.path(Frame(node.name)) if isinstance(node, Step) else node.label
