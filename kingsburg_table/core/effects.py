"""Effects: what a component does, said as data. The machinery is the same in every game; the words are the game's.

An effect says at which hook it fires, in which seasons and years, for whom, under which condition, whether it may be
left, how often it may be used, what it costs and what it does. Effects come from sources (a building, a governor, a
card): a seat's sources make its kit. A window lets the owner order what is due, one effect at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Literal, TypeVar

import msgspec

from kingsburg_table.core.actions import Action, Decision, Option, Prompt
from kingsburg_table.core.agenda import D, Frame, S, Step, Task
from kingsburg_table.core.keyed import Keyed
from kingsburg_table.core.play import Play

Key = tuple[str, int]
"""A source and the number of one of its effects: what `used` remembers."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"condition": "if"}):
    """One effect. A game narrows the types of its words, conditions and prices."""

    hook: str
    do: tuple[Any, ...]
    who: Literal["self", "each"] = "self"  #: `each`: it happens to everybody, before what players have themselves
    seasons: tuple[str, ...] = ()
    years: tuple[int, ...] = ()
    condition: Any = None
    may: bool = False
    limit: str | None = None
    cost: tuple[Any, ...] = ()  #: one of these is paid
    for_nothing: bool = False  #: may be taken while its condition is not met, and is spent

    def timely(self, season: str, year: int) -> bool:
        """Whether it fires in this season and year."""
        return (not self.seasons or season in self.seasons) and (not self.years or year in self.years)


E = TypeVar("E", bound=Effect)


class Held(Generic[E]):
    """An effect that somebody has, with the source it comes from."""

    __slots__ = ("effect", "key", "number", "source")

    def __init__(self, source: str, number: int, effect: E) -> None:
        self.source, self.number, self.effect = source, number, effect
        self.key: Key = (source, number)

    def __repr__(self) -> str:
        return f"{self.source} {self.number}"


class Kit(Generic[E]):
    """The effects of a seat's sources by hook, in the order of the sources. `sums` is for what they add up to."""

    def __init__(self, held: Iterable[Held[E]]) -> None:
        self.all = tuple(held)
        self.at: dict[str, tuple[Held[E], ...]] = _Nothing()
        for each in self.all:
            self.at[each.effect.hook] = (*self.at[each.effect.hook], each)
        self.sums: dict[Any, Any] = {}

    def by_key(self, key: Key) -> Held[E] | None:
        return next((held for held in self.all if held.key == key), None)


class _Nothing(dict[str, tuple[Any, ...]]):
    """Nothing is there where nothing was put."""

    def __missing__(self, hook: str) -> tuple[Any, ...]:
        self[hook] = ()
        return ()


class Kits(dict[tuple[str, ...], Kit[E]]):
    """Kits by sources: a seat's sources change seldom, and rules ask for them all the time."""

    MOST = 10_000  #: kept at a time

    def __init__(self, effects_of: Callable[[str], Sequence[E]]) -> None:
        super().__init__()
        self._effects_of = effects_of

    def __missing__(self, sources: tuple[str, ...]) -> Kit[E]:
        if len(self) >= self.MOST:
            self.clear()
        kit = self[sources] = Kit(
            Held(source, number, effect)
            for source in sources
            for number, effect in enumerate(self._effects_of(source))
            if effect.who == "self"
        )
        return kit


class Hook(msgspec.Struct, frozen=True, kw_only=True):
    """A moment at which effects fire: its rule, the words that make sense there, and who chooses."""

    name: str
    rule: str
    words: tuple[type[Keyed], ...]
    #: `asks`: a window that the owner orders; `offers`: a step of its own offers each effect, for nothing; `once`:
    #: carried out at once, in the order of the sources; `lasting`: not carried out at all, but asked about.
    manner: Literal["asks", "offers", "once", "lasting"]
    seasons: tuple[str, ...] = ()  #: when it comes; empty: not bound to a season
    for_each: tuple[type[Keyed], ...] = ()  #: words that may be said for everybody
    conditions: tuple[str, ...] = ()  #: what may be asked only here, since only here there is an answer
    of: tuple[str, ...] = ()  #: the only kinds of source that are there when it comes; empty: all
    spent: tuple[type[Keyed], ...] = ()  #: lasting words that their owner uses or leaves, so that they can be used up


class Waiting(Task, frozen=True):
    """An effect of an open window that was not taken yet."""

    source: str
    number: int


class EffectWindow(Step[S, D], Generic[S, D, E]):
    """A moment at which a seat's effects fire, in the owner's order.

    Each effect is taken at most once. A mandatory one whose condition is not met waits; the owner may stop when no
    mandatory effect with a met condition is left. Conditions are looked at again before each use.
    """

    use: type[Any]
    done: Action

    def held(self, play: Play[S, D], seat: int) -> Sequence[Held[E]]:
        """The seat's effects of this moment that are timely and not used up."""
        raise NotImplementedError

    def met(self, play: Play[S, D], seat: int, held: Held[E]) -> bool:
        """Whether the effect can be used now."""
        raise NotImplementedError

    def ways(self, play: Play[S, D], seat: int, held: Held[E]) -> Iterable[Option]:
        """The options that use it: one, or one for each way to pay."""
        raise NotImplementedError

    def carry_out(self, play: Play[S, D], seat: int, held: Held[E], action: Any) -> None:
        raise NotImplementedError

    def at_once(self, play: Play[S, D], seat: int, held: Held[E]) -> bool:
        """Whether it is carried out without asking, since nothing chosen here could change it."""
        return False

    def prompt(self, play: Play[S, D], seat: int, must: bool) -> Prompt:
        raise NotImplementedError

    def key(self, action: Any) -> Key:
        """Which effect a `use` means."""
        raise NotImplementedError

    def run(self, play: Play[S, D], frame: Frame[Waiting]) -> None:
        for held in self.held(play, frame.seat):
            if self.at_once(play, frame.seat, held):
                self.carry_out(play, frame.seat, held, None)
            else:
                frame.todo.append(Waiting(*held.key))

    def waiting(self, play: Play[S, D], frame: Frame[Waiting]) -> list[Held[E]]:
        return [held for held in self.held(play, frame.seat) if Waiting(*held.key) in frame.todo]

    def decision(self, play: Play[S, D], frame: Frame[Waiting]) -> Decision | None:
        if not frame.todo:
            return None
        options: list[Option] = []
        must = real = False
        for held in self.waiting(play, frame):
            met = self.met(play, frame.seat, held)
            if met or held.effect.for_nothing:
                options += self.ways(play, frame.seat, held)
                must = must or (met and not held.effect.may)
                real = real or met
        if not real:
            return None
        if not must:
            options.append(Option(self.done, ("done",)))
        listed = tuple(options)
        return Decision(frame.seat, self.name, self.prompt(play, frame.seat, must), self.rule, listed, listed[-1])

    def apply(self, play: Play[S, D], frame: Frame[Waiting], action: Any) -> bool:
        if type(action) is not self.use:
            return False
        key = self.key(action)
        held = next(held for held in self.waiting(play, frame) if held.key == key)
        frame.todo.remove(Waiting(*key))
        self.carry_out(play, frame.seat, held, action)
        return True
