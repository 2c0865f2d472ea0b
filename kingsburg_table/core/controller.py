"""What a game tells the core about itself."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache, cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Generic, get_type_hints

import msgspec

from kingsburg_table.core.actions import Action, Option, Outcome
from kingsburg_table.core.agenda import D, S
from kingsburg_table.core.codec import Codec
from kingsburg_table.core.manifest import Choice as Choice
from kingsburg_table.core.play import Counters, Play, Rules
from kingsburg_table.core.traits import Traits

if TYPE_CHECKING:
    from kingsburg_table.core.components import Name
    from kingsburg_table.core.outlook import Coming, Outlook


class Controller(Generic[S, D]):
    """One game on the core. Subclasses fill in the attributes and say what only the game knows."""

    game: str
    players: range
    choices: tuple[Choice, ...] = ()
    state_type: type[S]
    #: All kinds of action of this game (the core's own are added by the session).
    actions: tuple[type[Action], ...]
    #: Counters whose every change is told as an event's `gain` or `pay` (see `audit`).
    booked: tuple[str, ...] = ()
    #: A seat's counters follow from what lies before it alone, as long as nobody's turn ends.
    counted_alone: bool = False
    #: Events that tell of things lost for want of room or supply, and which of their values says what:
    #: `{surplus: cubes}`.
    wasteful: Mapping[str, str] = {}
    #: Events by which a trial tells what dice may bring and cannot be given, at most, in the same way.
    risky: Mapping[str, str] = {}
    #: Raised when states or actions of this game change their shape; `upgrade` then knows the older ones.
    shape: int = 1
    #: Figures and rules in force; a match recorded under another version goes on from its snapshots.
    version: str

    @cached_property
    def codec(self) -> Codec[S]:
        """How states of this game are copied."""
        return Codec(self.state_type)

    def rules(self, options: Mapping[str, str]) -> Rules[S, D]:
        """Components and agenda of a match with these options; those that are not named have their default."""
        key = tuple(sorted(self.chosen(options).items()))
        if key not in self._rules:
            self._rules[key] = self.made_rules({choice.id: choice.values[0] for choice in self.choices} | dict(key))
        return self._rules[key]

    def rules_of(self, state: S) -> Rules[S, D]:
        """The rules of the match that a state or a view belongs to."""
        if not state.options:
            return self._plain_rules
        key = tuple(state.options.items())
        return self._rules.get(key) or self._rules.setdefault(key, self.rules(state.options))

    def made_rules(self, options: Mapping[str, str]) -> Rules[S, D]:
        """Make them; asked once for each set of options, and every option of the game is in it."""
        raise NotImplementedError

    def chosen(self, options: Mapping[str, str]) -> dict[str, str]:
        """Those options that are not at their default."""
        defaults = {choice.id: choice.values[0] for choice in self.choices}
        return {id: value for id, value in options.items() if value != defaults.get(id)}

    def kinds(self) -> list[str]:
        """The kinds of decision that matches of this game can ask, whatever their options."""
        everything = {choice.id: choice.values[-1] for choice in self.choices}
        sets = [{}, everything, *({choice.id: value} for choice in self.choices for value in choice.values[1:])]
        return list(dict.fromkeys(kind for options in sets for kind in self.rules(options).agenda.kinds()))

    @cached_property
    def _rules(self) -> dict[tuple[tuple[str, str], ...], Rules[S, D]]:
        return {}

    @cached_property
    def _plain_rules(self) -> Rules[S, D]:
        return self.rules({})

    def new_state(self, seats: int, options: Mapping[str, str]) -> S:
        """The table before anything was drawn or rolled."""
        raise NotImplementedError

    def setup(self, play: Play[S, D]) -> None:
        """Lay everything out; chance only through the door. The core then starts the agenda's root."""

    def hide(self, state: S, seat: int | None, secret: int | None) -> None:
        """Replace in this copy what `seat` may not see; `secret`: whose secret choice is running."""
        raise NotImplementedError

    def redraw(self, state: S, seat: int | None, rng: Random) -> None:
        """The inverse of `hide`, on a copy of what `seat` sees: put something possible wherever something was hidden,
        drawn from what the seat has not seen. Secret choices that lie face down are chosen anew among what could be
        chosen (`agenda.chosen_secretly(state)` tells whose). What comes out must satisfy `invariants`, and hidden again
        it must be the same view. Chance and face-down pools need nothing: they are drawn when they are turned up."""
        raise NotImplementedError

    def counters(self, view: S, seat: int) -> Counters:
        """The numbers that ledger, recap and chart speak of."""
        raise NotImplementedError

    def forecast(self, outlook: Outlook, play: Play[S, D], seat: int, option: Option) -> Sequence[Coming]:
        """What the option can bring in a later step; `play` is the open position, to be read only."""
        return ()

    def alike(self, play: Play[S, D], seat: int, option: Option) -> Hashable:
        """Options of a decision that change the same have the same mark, and are previewed once; None: one by one."""
        return None

    def pending(self, outlook: Outlook, play: Play[S, D], seat: int) -> Sequence[Coming]:
        """What can come to the seat in a later step from what it has done already."""
        return ()

    def near(self, outlook: Outlook, play: Play[S, D], seat: int, option: Option | None) -> Sequence[str]:
        """Things that could be paid with what is there, what comes, and what the option (if any) brings."""
        return ()

    def hints(self, view: S, seat: int) -> Mapping[str, Any]:
        """Whatever a screen shows that follows from rules."""
        return {}

    def traits(self, data: D) -> Traits[S] | None:
        """What computer players look at; nothing where only people play."""
        return None

    def names(self) -> Mapping[str, Name]:
        """Every component's name by id, for texts."""
        return {}

    def said(self, action: Action) -> Mapping[str, Any]:
        """What texts may say of an action besides its fields; it follows from the data alone."""
        return {}

    def outcome(self, state: S) -> Outcome:
        raise NotImplementedError

    def sources(self, view: S) -> Sequence[Mapping[str, int]]:
        """By seat, where its points come from so far, as all may see it."""
        return self.outcome(view).sources

    def given_by(self, view: S, seat: int) -> Mapping[str, str]:
        """Source of points -> the component behind it, where that is another one for every seat."""
        return {}

    def clear(self, state: S) -> None:
        """Take away what a match has drawn and asked before its first decision, where a position laid out for a worked
        example should not have it."""

    def put(self, state: S, seat: int | None, key: str, value: Any) -> None:
        """Set one named thing of a worked example's position: a player's (seat) or the table's (None)."""
        target = state if seat is None else state.players[seat]  # type: ignore[attr-defined]
        if key not in target.__struct_fields__:
            raise KeyError(key)
        setattr(target, key, msgspec.convert(value, _kinds_of(target.__class__)[key]))

    def read(self, state: S, seat: int | None, key: str) -> Any:
        """The same thing as an example's `expect` compares it."""
        target = state if seat is None else state.players[seat]  # type: ignore[attr-defined]
        if key not in target.__struct_fields__:
            raise KeyError(key)
        return msgspec.to_builtins(getattr(target, key))

    def upgrade(self, shape: int, line: dict[str, Any]) -> None:
        """Bring a line of a save file that was written with an older shape up to today's: its `action`, and its
        `state` where it has a snapshot (`core.named`). Shape 0 wrote states by position."""

    def invariants(self, state: S) -> Sequence[str]:
        """What is wrong with this state; empty when nothing is."""
        return ()


@cache
def _kinds_of(part: type) -> Mapping[str, Any]:
    """What each field of a state's part holds."""
    return get_type_hints(part)
