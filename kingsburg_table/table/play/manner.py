"""What a game's table.yaml says about playing (not drawing): mere means, what a recap speaks of, causes of refusals."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

_VALUE = re.compile(r"\{([a-z_]+)\}")


class Weight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much an event matters in a recap (0: not at all), and which things on the table it touched.

    `merge`: several of one seat become one line, `recap.<game>.<kind>`.
    """

    weight: int = 1
    targets: tuple[str, ...] = ()
    merge: bool = False

    def touched(self, values: Mapping[str, Any]) -> tuple[str, ...]:
        """`advisor.{advisor}` with the event's values; a list gives one thing for each of its items.

        >>> Weight(1, ("building.{seat}.{lost}",)).touched({"seat": 2, "lost": ["inn", "farm"]})
        ('building.2.inn', 'building.2.farm')
        """
        return tuple(made for target in self.targets for made in filled(target, values))


class Manner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is played at the table.

    `means`: kinds of things with which something is done (`die`, `token`), in contrast to what it is done to.
    `preselected`: kinds of decision that come with their default armed, the cheapest answer.
    `spread`: kinds of decision whose answers all lie in the scroll at once, the cheapest first.
    `laid`: kinds of decision whose things lie in the scroll too: which kinds of things, the first of an answer counts;
    with none named, the answers themselves.
    `alone`: things of which there is only one, so that their target has no number (`deck`).
    `drops`: kinds of things that lie where they are dropped: dragging one onto what completes an option plays it, where
    others only arm.
    `recap`: event kind -> weight, or the weight alone; a recap opens for a weight of `recap_from` or more.
    `causes`: reason of a refusal -> the thing on the table that is its cause (`building.{asked}.{building}`; `asked` is
    the seat that asks).
    `turns`: step -> how many parts of the path name a seat's turn there (0: every action is a turn of its own).
    `opens`: event kind -> the part of the calendar that begins with it, in the middle of an action too.
    """

    means: tuple[str, ...] = ()
    preselected: tuple[str, ...] = ()
    spread: tuple[str, ...] = ()
    laid: Mapping[str, tuple[str, ...]] = {}
    alone: tuple[str, ...] = ()
    drops: tuple[str, ...] = ()
    recap: Mapping[str, Weight | int] = {}
    recap_from: int = 1
    causes: Mapping[str, str] = {}
    turns: Mapping[str, int] = {}
    opens: Mapping[str, str] = {}

    def weight(self, kind: str) -> Weight:
        """An event kind that is not named weighs 1 and touches nothing."""
        found = self.recap.get(kind, 1)
        return Weight(found) if isinstance(found, int) else found


def filled(target: str, values: Mapping[str, Any]) -> Iterator[str]:
    """The things a template such as `advisor.{advisor}` names; none where a value is missing."""
    found = _VALUE.search(target)
    if found is None:
        yield target
        return
    value = values.get(found[1])
    if value is None:
        return
    for item in value if isinstance(value, Sequence) and not isinstance(value, str) else (value,):
        yield from filled(target.replace(found[0], str(item)), values)
