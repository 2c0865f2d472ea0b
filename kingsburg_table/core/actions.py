"""What a player does, what may be done now, and why something may not be done."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, Self

import msgspec


def snake(name: str) -> str:
    """`BuildNothing` -> `build_nothing`: the word an action carries in journals and examples."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Action(
    msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True, tag_field="do", tag=snake
):
    """Something a seat does. Games declare one frozen Struct a kind; it compares, hashes and survives JSON."""

    #: The action itself ends the seat's turn, so that no seal is asked after it.
    closes: ClassVar[bool] = False
    #: Said beside the game (`Aside`). Where time counts, structs are told apart so or by `type(action) is ...`:
    #: `isinstance` asks their metaclass.
    aside: ClassVar[bool] = False

    def normal(self) -> Self:
        """The same action as decisions list it; where an order means nothing, any order is accepted."""
        return self


class Seal(Action, frozen=True):
    """Give the finished turn away."""

    closes: ClassVar[bool] = True


class GoOn(Action, frozen=True, tag="look"):
    """Everybody has seen what happened; go on."""


class Aside(Action, frozen=True):
    """Said beside the game by or for a seat: it changes nothing on the table."""

    aside: ClassVar[bool] = True

    seat: int


class Wish(Aside, frozen=True):
    """A seat's wish: seal its turns, be shown what happened."""

    seal: bool = False
    look: bool = False


class TakeOver(Aside, frozen=True):
    """Somebody else plays a seat from now on: a computer of this kind, or with nothing a person with these wishes."""

    by: str = ""
    seal: bool = False
    look: bool = False


class Hinted(Aside, frozen=True):
    """A seat was told what a computer would do."""


ASIDES = (Wish, TakeOver, Hinted)


class Option(msgspec.Struct, frozen=True, gc=False):
    """An action and the things a player touches for it, as a sorted multiset of piece classes."""

    action: Action
    targets: tuple[str, ...] = ()
    reveals: bool = False  #: meets chance itself; `session.reveals` also knows what follows by itself


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """A sentence of the catalogue and its values."""

    id: str
    values: Mapping[str, Any] = {}


class Decision(msgspec.Struct, frozen=True, gc=False):
    """The open question: everything anybody needs to answer it."""

    seat: int
    kind: str
    prompt: Prompt
    rule: str
    options: tuple[Option, ...]
    default: Option | None = None
    private: bool = False
    anyone: bool = False

    def option(self, action: Action) -> Option | None:
        """The listed option that plays this action, if there is one."""
        return next((option for option in self.options if option.action == action), None)


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why not: a numbered rule, the reason's text id, and its values."""

    rule: str
    reason: str
    values: Mapping[str, Any] = {}


class IllegalAction(Exception):
    """Raised for anything that is not listed; carries the refusing rule and its values."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason} {dict(refusal.values)}")
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def reason(self) -> str:
        return self.refusal.reason

    @property
    def values(self) -> Mapping[str, Any]:
        return self.refusal.values


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, for chronicle, sounds and motion; rules never read it back."""

    kind: str
    values: Mapping[str, Any] = {}
    audience: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)


class Record(msgspec.Struct, frozen=True, gc=False):
    """One played action with the chance results it met."""

    seat: int
    action: Action
    chance: tuple[Any, ...] = ()
    revealed: bool = False


class Change(msgspec.Struct, frozen=True, gc=False):
    """One line of the ghost ledger. `amount` None: unknown, it lies behind the door of chance."""

    seat: int
    counter: str
    amount: int | None
    later: bool = False
    choice: int = 0  #: 0 certain; what has the same number is chosen together
    total: int = 0  #: so many in all of those that are chosen together; 0 where that depends
    least: int | None = None  #: of choice is anything from this to `amount`; None: `amount` itself


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a match ended: places best first, points by source, and the tie-break that decided."""

    ranking: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    sources: tuple[Mapping[str, int], ...]
    tie_break: str | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        return self.ranking[0]
