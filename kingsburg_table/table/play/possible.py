"""All that may be done now, grouped by what it brings: read off the previews of the listed options."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from kingsburg_table.core.actions import Decision, Option
from kingsburg_table.table.play.ledger import LedgerPage, Tag
from kingsburg_table.table.play.narrowing import kind_of
from kingsburg_table.table.play.timeline import POINTS

NOTHING = ""  #: what brings nothing that is counted: a pass, an exchange


@dataclass(frozen=True, slots=True)
class Possible:
    """One thing that can be done; with equal ones that differ in their means alone (other dice) only the cheapest."""

    option: Option
    brings: str  #: the counter it is for
    tags: tuple[Tag, ...]  #: everything that changes for the seat
    wasted: Mapping[str, int]  #: what it would bring but cannot be kept or given
    risked: Mapping[str, int]  #: the same, at most, where dice decide


def possible(decision: Decision, pages: Sequence[LedgerPage], means: Collection[str]) -> tuple[Possible, ...]:
    """In groups, points first, then as they come; what brings nothing last."""
    seen: set[tuple[object, ...]] = set()
    made: list[Possible] = []
    for option, page in zip(decision.options, pages, strict=True):
        things = tuple(target for target in option.targets if kind_of(target) not in means)
        key = (type(option.action), things) if things else (option.action,)
        if key not in seen:
            seen.add(key)
            tags = tuple(tag for (seat, _), found in page.tags.items() if seat == decision.seat for tag in found)
            made.append(Possible(option, _brings(tags), tags, page.wasted, page.risked))
    order = dict.fromkeys([POINTS, *(each.brings for each in made if each.brings)])
    places = {name: at for at, name in enumerate([*order, NOTHING])}
    return tuple(sorted(made, key=lambda each: places[each.brings]))


def _brings(tags: Sequence[Tag]) -> str:
    """Points, if it brings any; else the counter that grows most."""
    gains = [tag for tag in tags if tag.amount is None or tag.amount > 0]
    if any(tag.counter == POINTS for tag in gains):
        return POINTS
    return max(gains, key=lambda tag: tag.amount or 1).counter if gains else NOTHING
