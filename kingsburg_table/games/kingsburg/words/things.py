"""Things that change hands."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec

from kingsburg_table.games.kingsburg.state import GOODS as GOODS


class Bundle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True):
    """Things gained, paid or lost together. `goods`: of the player's choice; `other_goods`: of each kind not paid."""

    gold: int = 0
    wood: int = 0
    stone: int = 0
    goods: int = 0
    other_goods: int = 0
    soldiers: int = 0
    points: int = 0
    tokens: int = 0
    buildings: int = 0

    def __post_init__(self) -> None:
        if any(count < 0 for count in self._things.values()):
            raise ValueError("expected no number below 0")

    def things(self) -> dict[str, int]:
        """What is in it, without the empty places."""
        return self._things.copy()

    @cached_property
    def certain(self) -> Mapping[str, int]:
        """The same without the goods of choice; to be read only."""
        return {name: count for name, count in self._things.items() if name != "goods"}

    @cached_property
    def _things(self) -> dict[str, int]:
        return {name: count for name in Bundle.__struct_fields__ if (count := getattr(self, name))}


#: What can change hands as it stands, and with goods that are asked for after the rest.
CERTAIN = (*GOODS, "soldiers", "points", "tokens")
CHOSEN = (*CERTAIN, "goods")


def only(bundle: Bundle, names: tuple[str, ...]) -> None:
    """Nothing else may be in it: nobody could carry it out."""
    if set(bundle.things()) - set(names):
        raise ValueError(f"expected only {', '.join(names)}")
