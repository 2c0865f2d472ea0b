"""The lists of the agenda: one thing after another, so many times, until it is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsburg_table.core.actions import Decision
from kingsburg_table.core.agenda import D, Frame, Node, NoSuchPlace, S
from kingsburg_table.core.around import label_of
from kingsburg_table.core.whereabouts import PathPart

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
                whole = isinstance(node, (Times, Until)) or not label_of(node)
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


def _called(node: Node[S, D], word: str) -> bool:
    """Whether a word of a path means this node; repeated ones are counted (`year 2`)."""
    counted = isinstance(node, (Times, Until)) and word.rpartition(" ")[0] == node.label
    return counted or word in (label_of(node), node.name) or (not label_of(node) and any(
        _called(child, word) for child in node.children()
    ))


def _labels(node: Node[S, D]) -> list[str]:
    """How this node may be called in a path; a list without a name is as its parts."""
    return [label_of(node)] if label_of(node) else [label for child in node.children() for label in _labels(child)]
