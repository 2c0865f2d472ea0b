"""A running match as rules see it: the state, the components, the door of chance, and what happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, Generic

import msgspec

from kingsburg_table.core.actions import Action, Decision, Event
from kingsburg_table.core.agenda import D, Frame, Node, S, State, Step, walk
from kingsburg_table.core.around import Rounds, Secretly
from kingsburg_table.core.chance import Door
from kingsburg_table.core.rounds import Sequence
from kingsburg_table.core.whereabouts import NOBODY, Whereabouts
from kingsburg_table.core.wishes import SEAL_WISH, SealStep


class Agenda(Generic[S, D]):
    """All nodes of a game by name, and which step takes which action."""

    def __init__(self, root: Node[S, D], *loose: Node[S, D], hands: Callable[[S], bool] | None = None) -> None:
        self.root = root
        #: Whether seats hold what only they may see: then the seal of a turn too is shown to them alone.
        self.hands = hands
        self.nodes: dict[str, Node[S, D]] = {}
        self.steps: dict[str, Step[S, D]] = {}  #: those of the nodes that can ask
        self.takers: dict[type[Action], Step[S, D]] = {}
        #: The secret choices there are: at which depth of the agenda, and their names.
        self.secret: dict[int, set[str]] = {}
        self.loose = frozenset(node.name for node in loose)  #: what steps put on top of themselves
        for top in (root, *loose, SealStep[S, D]()):
            for depth, node in walk(top):
                if self.nodes.setdefault(node.name, node) is not node:
                    raise ValueError(f"two nodes are called {node.name!r}")
                if isinstance(node, Secretly):
                    if top is not root:
                        raise ValueError(f"{node.name!r} has no place in the lists of the game")
                    self.secret.setdefault(depth, set()).add(node.name)
                if isinstance(node, Step):
                    self.steps[node.name] = node
                    for kind in node.takes:
                        self.takers.setdefault(kind, node)

    def kinds(self) -> list[str]:
        """The kinds of decision a match of this game can ask."""
        return [node.name for node in self.nodes.values() if isinstance(node, Step) and node.takes]

    def find_places(self, frames: list[Frame]) -> None:
        """Where steps were added to a list or taken out since a snapshot, its frames point to the same steps again."""
        for frame, above in pairwise(frames):
            node = self.nodes[frame.node]
            names = [child.name for child in node.nodes] if isinstance(node, Sequence) else []
            if above.node in names:
                frame.at = names.index(above.node) + 1

    def path(self, frames: list[Frame]) -> str:
        """`year 2 / spring / influence`."""
        parts = (self.nodes[frame.node].part(frame) for frame in frames)
        return " / ".join(str(part) for part in parts if part is not None)

    def whereabouts(self, state: State) -> Whereabouts:
        """Where the match stands that a state or a view belongs to."""
        parts, turns = [], NOBODY
        for frame in state.agenda:
            node = self.nodes[frame.node]
            part = node.part(frame)
            if part is not None:
                parts.append(part)
            turns = node.turns(frame, state.order) or turns
        return Whereabouts(tuple(parts), turns)

    def secret_seat(self, frames: list[Frame]) -> int | None:
        """Whose secret choice is running, if any; the seal at its end belongs to it."""
        index = self._secret_frame(frames)
        if index is None:
            return None
        frame, above = frames[index], frames[index + 1 : index + 2]
        return above[0].seat if frame.seat < 0 and above else frame.seat

    def chosen_secretly(self, state: State) -> list[int]:
        """Who has made the secret choice that is running; what they chose lies face down."""
        index = self._secret_frame(state.agenda)
        return [] if index is None else [seat for seat in state.order if seat not in state.agenda[index].queue]

    def below_secrets(self, frames: list[Frame]) -> int:
        """How many frames all may see: what lies above a secret choice belongs to it."""
        index = self._secret_frame(frames)
        return len(frames) if index is None else index + 1

    def _secret_frame(self, frames: list[Frame]) -> int | None:
        for depth, names in self.secret.items():
            if len(frames) > depth and frames[depth].node in names:
                return depth
        return None


class Rules(Generic[S, D]):
    """What holds in matches with the same options: the components in the box, and the lists of steps."""

    def __init__(self, data: D, agenda: Agenda[S, D]) -> None:
        self.data = data
        self.agenda = agenda


class Play(Generic[S, D]):
    """What steps get: `play.state` to change, `play.data` to look things up, `play.door` for chance."""

    preview = False  #: nothing is meant; questions may leave out options that differ in nothing the ledger tells

    def __init__(self, state: S, rules: Rules[S, D], door: Door) -> None:
        self.state = state
        self.rules = rules
        self.data = rules.data
        self.agenda = rules.agenda
        self.door = door
        self.events: list[Event] = []
        self.revealed = False
        self.round_began = False
        self.forced = False  #: the action that is carried out was the only one there was

    def advance(self) -> Decision | None:
        """Run to the next open decision; None when the agenda is empty and the match over."""
        frames = self.state.agenda
        nodes = self.agenda.nodes
        while frames:
            frame = frames[-1]
            decision = nodes[frame.node].proceed(self, frame)
            if decision is not None:
                if self.agenda.secret and not decision.private and self.secret_seat() is not None:
                    return msgspec.structs.replace(decision, private=True)
                return decision
        return None

    def take(self, action: Action) -> None:
        """Carry out an action of the open step."""
        state = self.state
        agenda = state.agenda
        frame, depth = agenda[-1], len(agenda)
        state.answers = 0 if action.closes else state.answers + 1
        if not self.agenda.steps[frame.node].apply(self, frame, action):
            del agenda[depth - 1]

    def tell(self, kind: str, audience: tuple[int, ...] | None = None, /, **values: Any) -> None:
        """Tell the chronicle, sounds and motion."""
        if self.agenda.secret and audience is None:
            audience = self._in_secret()
        self.events.append(Event(kind, values, audience))

    def told(self, kind: str, values: Mapping[str, Any]) -> None:
        """The same, where the values are together already."""
        self.events.append(Event(kind, values, self._in_secret() if self.agenda.secret else None))

    def _in_secret(self) -> tuple[int, ...] | None:
        """Who alone may hear what happens now; everybody where no secret choice is running."""
        seat = self.secret_seat()
        return None if seat is None else (seat,)

    def reveal(self) -> None:
        """Somebody is about to learn what lay face down: undo ends here, and so does what a trial may know."""
        self.revealed = True

    def push(self, name: str, seat: int = -1, todo: list[Any] | None = None) -> Frame:
        """Put a sub-step on top of the agenda."""
        frame = Frame(name, 0, seat, [], todo or [])
        self.state.agenda.append(frame)
        return frame

    def leave(self) -> None:
        """The acting seat takes no further part in the running rounds."""
        for frame in reversed(self.state.agenda):
            if isinstance(self.agenda.nodes[frame.node], Rounds):
                frame.at = ~frame.at
                return

    def turn_over(self, seat: int) -> bool:
        """A seat's turn has ended: seal it if the seat wishes and gave more than one answer."""
        state = self.state
        answers, state.answers = state.answers, 0
        if answers > 1 and state.wishes[seat] & SEAL_WISH:
            self.push("seal", seat)
            return True
        return False

    def secret_seat(self) -> int | None:
        """Whose secret choice is running, if any; the seal at its end belongs to it."""
        agenda, frames = self.agenda, self.state.agenda
        for depth, names in agenda.secret.items():
            if len(frames) > depth and frames[depth].node in names:
                return agenda.secret_seat(frames)
        return None

    def open_step(self) -> tuple[Step[S, D], Frame] | None:
        """The step that is asking, with its frame."""
        if not self.state.agenda:
            return None
        frame = self.state.agenda[-1]
        step = self.agenda.nodes[frame.node]
        return (step, frame) if isinstance(step, Step) else None


Counters = Mapping[str, int]
