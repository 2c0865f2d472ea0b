"""What may come of an option: every way its small questions can be answered, summed up as certain and as of choice.

A small question is one that the option itself put on the agenda (how to pay, which goods to take). Everything is found
by taking real options on a copy of the state, so that a preview can promise nothing that the rules would not list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any

from kingsburg_table.core.actions import Action, Change, Event, GoOn, Seal
from kingsburg_table.core.agenda import Step
from kingsburg_table.core.chance import DoorShut
from kingsburg_table.core.play import Play
from kingsburg_table.core.trial import Preview, TurnOver

if TYPE_CHECKING:
    from kingsburg_table.core.controller import Controller

MOST = 120  #: positions looked at; beyond them a question stays open, as if it were another turn's
PARTS = 10  #: what comes, what goes and what may do either have numbers of their own
VALUES = 3  #: more values than these at one counter are told by the least and the most of them

Key = tuple[int, str]  #: seat, counter
Coming = Mapping[Key, int]  #: how counters differ from before
AnyPlay = Play[Any, Any]


@dataclass(slots=True)
class Branch:
    """A copy of the match on its way through the questions; `over` where nothing more can be known or done."""

    play: AnyPlay
    over: bool = False
    counted: Sequence[Mapping[str, int]] = ()  #: everybody's counters, when they were looked at last


class Outlook:
    """Looks ahead from a state without changing it."""

    def __init__(self, controller: Controller[Any, Any], start: AnyPlay) -> None:
        self._controller, self._start = controller, start
        self._alone = self._lying(start) if controller.counted_alone else ()
        self._before = [controller.counters(start.state, seat) for seat in range(len(start.state.order))]
        self.unknown = False  #: chance or something face down lies on the way
        self.kept: dict[Any, Any] = {}  #: what a game has worked out of this position already

    def anew(self, play: AnyPlay) -> Outlook:
        """The same from another state."""
        return Outlook(self._controller, play)

    def of(self, action: Action, seat: int) -> list[Coming]:
        """What can come of an action up to the end of the turn, the next question or the door of chance."""
        branch = self.copy(self._start)
        agenda = branch.play.state.agenda
        before = list(agenda)
        self._do(branch, branch.play.take, action)
        branch.over = branch.over or isinstance(action, (Seal, GoOn))  # what follows is another seat's
        kept = next((at for at, (old, now) in enumerate(zip(before, agenda, strict=False)) if old is not now), None)
        return self.answered(branch, min(len(before), len(agenda)) if kept is None else kept, seat, go_on=True)

    def told(self, action: Action, seat: int) -> list[Event]:
        """What would be told of an action, with the first answer to each of its small questions."""
        branch = self.copy(self._start)
        depth = len(branch.play.state.agenda)
        self._do(branch, branch.play.take, action)
        while actions := self._question(branch, depth, seat):
            self._do(branch, branch.play.take, actions[0])
        return branch.play.events

    def answered(self, start: Branch, depth: int, seat: int, go_on: bool = False) -> list[Coming]:
        """All that can come of every way to be done with what lies above `depth` frames of the agenda; `go_on`: and
        of what then happens by itself."""
        ends: dict[Any, Branch] = {}
        level, looked = [start], 0
        while level:
            following: dict[Any, Branch] = {}
            for branch in level:
                actions = self._question(branch, depth, seat)
                looked += len(actions)
                if not actions or looked > MOST:
                    if go_on and not actions and not branch.over and len(branch.play.state.agenda) <= depth:
                        self._do(branch, branch.play.advance)
                    ends.setdefault(self._mark(branch), branch)
                    continue
                for action in actions:
                    answered = self.copy(branch.play)
                    self._do(answered, answered.play.take, action)
                    following.setdefault(self._mark(answered), answered)
            level = list(following.values())
        return [self._since(branch.counted) for branch in ends.values()]

    def _question(self, branch: Branch, depth: int, seat: int) -> list[Action]:
        """The actions of the next small question of this seat; none where there is no more of them."""
        play, agenda = branch.play, branch.play.state.agenda
        while not branch.over and len(agenda) > depth:
            frame = agenda[-1]
            decision = self._do(branch, play.agenda.nodes[frame.node].proceed, play, frame)
            if decision is not None:
                node = play.agenda.nodes[agenda[-1].node]
                small = isinstance(node, Step) and node.small and decision.seat == seat and not decision.anyone
                return [option.action for option in decision.options] if small else []
        return []

    def _do(self, branch: Branch, do: Callable[..., Any], *values: Any) -> Any:
        try:
            return do(*values)
        except TurnOver:
            branch.over = True
        except DoorShut:
            branch.over = self.unknown = True
        return None

    def copy(self, play: AnyPlay) -> Branch:
        return Branch(Preview(self._controller, self._controller.codec.copy(play.state)))

    def _counted(self, play: AnyPlay) -> list[Mapping[str, int]]:
        counters, state = self._controller.counters, play.state
        if not self._alone:
            return [counters(state, seat) for seat in range(len(state.order))]
        return [
            before if now == then else counters(state, seat)
            for seat, (then, now, before) in enumerate(zip(self._alone, self._lying(play), self._before, strict=True))
        ]

    def _lying(self, play: AnyPlay) -> list[bytes]:
        """What lies before each seat, to be compared."""
        return [self._controller.codec.mark(player) for player in play.state.players]

    def _mark(self, branch: Branch) -> Any:
        """Ways that have brought the same and have the same before them go on as one."""
        branch.counted = self._counted(branch.play)
        counted = tuple([tuple(counters.values()) for counters in branch.counted])
        return counted, self._controller.codec.mark(branch.play.state.agenda), branch.over

    def coming(self, play: AnyPlay) -> Coming:
        """How the counters differ from those at the start."""
        return self._since(self._counted(play))

    def _since(self, counted: Sequence[Mapping[str, int]]) -> Coming:
        return {
            (seat, name): now[name] - before[name]
            for seat, (before, now) in enumerate(zip(self._before, counted, strict=True))
            if now != before
            for name in before
            if now[name] != before[name]
        }


def summed_up(comings: Sequence[Coming], later: bool = False, groups: int = 1) -> Iterator[Change]:
    """What all comings have in common is certain; the rest is of choice, apart where the choices do not touch each
    other. `groups`: the number of the first of them."""
    keys = list(dict.fromkeys(key for coming in comings for key in coming))
    columns = {key: tuple(coming.get(key, 0) for coming in comings) for key in keys}
    varying = [key for key in keys if len(set(columns[key])) > 1]
    shadows = [key for at, key in enumerate(varying) if any(_follows(columns[key], columns[k]) for k in varying[:at])]
    together = _apart([key for key in varying if key not in shadows], columns)
    alone = {key for key in varying if key in shadows or [key] in together}
    for key in keys:
        certain = 0 if key in alone else _common(columns[key])
        if certain:
            yield Change(*key, certain, later)
    for number, group in enumerate((*together, *([key] for key in shadows)), start=groups):
        if len(group) == 1:
            yield from _values(group[0], columns[group[0]], later, number)
        else:
            rests = [[count - _common(columns[key]) for count in columns[key]] for key in group]
            yield from _choice(group, list(zip(*rests, strict=True)), later, number)


def _follows(column: Sequence[int], other: Sequence[int]) -> bool:
    """Whether a counter is always the same multiple of another: strength of soldiers, points of culture."""
    pivot = next(at for at, count in enumerate(other) if count)
    return all(count * other[pivot] == column[pivot] * base for count, base in zip(column, other, strict=True))


def _common(counts: Sequence[int]) -> int:
    least, most = min(counts), max(counts)
    return least if least > 0 else most if most < 0 else 0


def _apart(varying: Sequence[Key], columns: Mapping[Key, Sequence[int]]) -> list[list[Key]]:
    """Counters that are chosen together stay together: those whose values do not go with all values of another."""
    groups = [[key] for key in varying]

    def seen(group: Iterable[Key]) -> int:
        return len(set(zip(*(columns[key] for key in group), strict=True)))

    merged = True
    while merged:
        merged = False
        for one, other in combinations(groups, 2):
            if seen([*one, *other]) != seen(one) * seen(other):
                groups = [group for group in groups if group is not one and group is not other]
                groups.append([key for key in varying if key in one or key in other])
                merged = True
                break
    return sorted(groups, key=lambda group: varying.index(group[0]))


def _values(key: Key, column: Sequence[int], later: bool, number: int) -> Iterator[Change]:
    """What may come to one counter by itself."""
    values = sorted({count for count in column if count}, reverse=True)
    if len(values) > VALUES and values[0] * values[-1] < 0:
        yield Change(*key, None, later)
    elif len(values) > VALUES:
        yield Change(*key, max(column, key=abs), later, number, least=min(column, key=abs))
    else:
        yield from (Change(*key, value, later, number) for value in values)


def _choice(keys: Sequence[Key], ways: Sequence[Sequence[int]], later: bool, number: int) -> Iterator[Change]:
    """One choice among counters. What can only come and what can only go are told with how many of them there are in
    all, where that is the same whatever is chosen."""
    gains = [at for at in range(len(keys)) if all(branch[at] >= 0 for branch in ways)]
    losses = [at for at in range(len(keys)) if all(branch[at] <= 0 for branch in ways)]
    for part, places in enumerate((gains, losses)):
        totals = {abs(sum(branch[at] for at in places)) for branch in ways if any(branch)}
        most = [max(abs(branch[at]) for branch in ways) for at in places]
        total = totals.pop() if len(totals) == 1 and {sum(most)} != totals else 0  # else they come together
        for at, count in zip(places, most, strict=True):
            yield Change(*keys[at], count if places is gains else -count, later, number + PARTS * part, total)
    for at in range(len(keys)):
        if at not in gains and at not in losses:
            values = sorted({branch[at] for branch in ways if branch[at]}, reverse=True)
            yield from (Change(*keys[at], value, later, number + PARTS * 2) for value in values)
