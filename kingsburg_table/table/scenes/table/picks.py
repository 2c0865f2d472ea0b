"""Which of several equal pieces were pressed, so that these show it and not those at their left."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from kingsburg_table.table.pieces.spots import Spot

Remembered = Mapping[str, tuple[str, ...]]


class Picks:
    """By target, the ids of its pieces in the order in which they were pressed."""

    def __init__(self) -> None:
        self._order: dict[str, list[str]] = {}

    def clear(self) -> None:
        self._order.clear()

    def keep(self, targets: Collection[str]) -> None:
        """What no longer lies on the table is forgotten."""
        self._order = {target: ids for target, ids in self._order.items() if target in targets}

    def pick(self, spot: Spot) -> None:
        """A piece was pressed, or pressed again."""
        order = self._order.setdefault(spot.target, [])
        if spot.id in order:
            order.remove(spot.id)
        else:
            order.append(spot.id)

    def chosen(self, spots: Sequence[Spot], touched: Mapping[str, int]) -> set[str]:
        """The pieces that show as touched: those that were pressed first, then from the left."""
        found: set[str] = set()
        for target, count in touched.items():
            ids = [spot.id for spot in spots if spot.target == target]
            order = [id for id in self._order.get(target, []) if id in ids]
            found.update((order + [id for id in ids if id not in order])[:count])
        return found

    @property
    def remembered(self) -> Remembered:
        return {target: tuple(ids) for target, ids in self._order.items()}

    def restore(self, remembered: Remembered) -> None:
        self._order = {target: list(ids) for target, ids in remembered.items()}
