"""The ghost ledger: what an option changes, sorted to the counters where the tags are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from kingsburg_table.core.actions import Change, Option

Place = tuple[int, str]  #: seat, counter
UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Tag:
    """One tag at a counter. `amount` None is "?"; `choice` 0 is certain, equal numbers are chosen together."""

    seat: int
    counter: str
    amount: int | None
    later: bool = False
    choice: int = 0
    total: int = 0  #: so many in all of the bracket; 0 where that depends on what is chosen
    least: int | None = None  #: of choice is anything from this to `amount`; None: `amount` itself

    @property
    def certain(self) -> bool:
        return self.choice == 0

    @property
    def text(self) -> str:
        if self.amount is None:
            return "?"
        least = 0 if self.total and abs(self.amount) > 1 else self.least
        figure = str(abs(self.amount)) if least is None else f"{abs(least)}–{abs(self.amount)}"
        return f"+{figure}" if self.amount >= 0 else f"−{figure}"


@dataclass(frozen=True, slots=True)
class LedgerPage:
    """What one option changes."""

    tags: Mapping[Place, tuple[Tag, ...]]  #: certain now, certain later, then the choices
    brackets: tuple[tuple[Tag, ...], ...]  #: alternatives of one choice: "or", or so many of them
    unknown: tuple[Tag, ...]  #: what lies behind the door of chance
    option: Option | None = None  #: whose page it is: boards draw its pieces where they would lie
    wasted: Mapping[str, int] = field(default_factory=dict)  #: what it would bring but cannot be kept, by counter
    risked: Mapping[str, int] = field(default_factory=dict)  #: the same, at most, where dice decide
    near: frozenset[str] = frozenset()  #: what could be paid for when all of this has come

    def at(self, seat: int, counter: str) -> tuple[Tag, ...]:
        return self.tags.get((seat, counter), ())

    @property
    def empty(self) -> bool:
        return not (self.tags or self.unknown or self.wasted or self.risked)


BLANK = LedgerPage({}, (), ())


class Ledger:
    """The pages of one decision; a page is made when it is first looked at."""

    def __init__(
        self, preview: Callable[[Option], Iterable[Change]],
        near: Callable[[Option], frozenset[str]] = lambda option: frozenset(),
        wasted: Callable[[Option], Mapping[str, int]] = lambda option: {},
        risked: Callable[[Option], Mapping[str, int]] = lambda option: {},
    ) -> None:
        self._preview, self._near, self._wasted, self._risked = preview, near, wasted, risked
        self._pages: dict[Option, LedgerPage] = {}

    def page(self, option: Option | None) -> LedgerPage:
        if option is None:
            return BLANK
        if option not in self._pages:
            self._pages[option] = replace(
                page(self._preview(option)), option=option, near=self._near(option), wasted=self._wasted(option),
                risked=self._risked(option),
            )
        return self._pages[option]


def page(changes: Iterable[Change]) -> LedgerPage:
    """Sort changes to their counters; certain ones of one kind are added up, alternatives stay what they are."""
    sums: dict[tuple[int, str, bool], int | None] = {}
    either: list[Tag] = []
    for change in changes:
        if change.choice:
            either.append(Tag(
                change.seat, change.counter, change.amount, change.later, change.choice, change.total, change.least
            ))
            continue
        key = (change.seat, change.counter, change.later)
        before = sums.get(key, 0)
        sums[key] = None if change.amount is None or before is None else before + change.amount
    certain = [Tag(seat, counter, amount, later) for (seat, counter, later), amount in sums.items()]
    made = [tag for tag in (*certain, *dict.fromkeys(either)) if tag.amount != 0]
    known = [tag for tag in made if tag.counter != UNKNOWN]
    tags: dict[Place, tuple[Tag, ...]] = {}
    for tag in sorted(known, key=lambda tag: (tag.choice, tag.later)):
        tags[tag.seat, tag.counter] = (*tags.get((tag.seat, tag.counter), ()), tag)
    choices = dict.fromkeys(tag.choice for tag in known if tag.total)
    brackets = tuple(tuple(tag for tag in known if tag.choice == choice) for choice in sorted(choices))
    return LedgerPage(tags, brackets, tuple(tag for tag in made if tag.counter == UNKNOWN))
