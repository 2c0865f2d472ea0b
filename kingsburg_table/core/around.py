"""Going round the table: for each seat once, again and again until all have left, for all in secret."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Sequence as Sequenced
from typing import TYPE_CHECKING

from kingsburg_table.core.actions import Decision
from kingsburg_table.core.agenda import D, Frame, Node, S, Step
from kingsburg_table.core.whereabouts import Turns

if TYPE_CHECKING:
    from kingsburg_table.core.play import Play



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
            return Turns(label_of(self.node), done=done)
        return Turns(label_of(self.node), frame.queue[0], tuple(frame.queue[1:]), done)

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
            return Turns(label_of(self.node), done=done, rounds=True)
        at = frame.at % len(queue)
        return Turns(label_of(self.node), queue[at], (*queue[at + 1 :], *queue[:at]), done, rounds=True)

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


def label_of(node: Node[S, D]) -> str:
    """How a node is called in a path; what goes round the table as what it goes round with."""
    if isinstance(node, Each):
        return label_of(node.node)
    return node.label or node.name if isinstance(node, Step) else node.label
