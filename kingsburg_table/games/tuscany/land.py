"""The geometry of an estate: three boards side by side, their hexes, neighbours and regions (T5.1, section 5.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import accumulate
from typing import NamedTuple

from kingsburg_table.games.tuscany.box import EMPTY, Board, Cell, Shape

DOWN, UP, TURNED = "d", "u", "r"
JOINTS = {"down": DOWN, "up": UP}
WORDS = {sign: word for word, sign in JOINTS.items()}
AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
_FILLED = str.maketrans({EMPTY: "0", **{code: "1" for code in map(chr, range(33, 127)) if code != EMPTY}})


class Plan(NamedTuple):
    """How three boards lie: from left to right, which of them are turned, and the two joints."""

    boards: tuple[str, ...]
    turned: tuple[bool, ...]
    joints: str

    def code(self) -> str:
        """`A1 C1r B1r dd`: how it stands in states."""
        words = [board + TURNED * turned for board, turned in zip(self.boards, self.turned, strict=True)]
        return " ".join((*words, self.joints))


def read_plan(code: str) -> Plan:
    """The other way round."""
    *words, joints = code.split(" ")
    boards = tuple(word.removesuffix(TURNED) for word in words)
    return Plan(boards, tuple(word.endswith(TURNED) for word in words), joints)


class Lattice:
    """Cells and their neighbours, whatever is printed on them. Hexes are numbered from 0 by (q, r); sets of hexes are
    bits, hex 0 being the highest."""

    def __init__(self, cells: tuple[Cell, ...]) -> None:
        self.cells = cells
        self.number = {cell: number for number, cell in enumerate(cells)}
        size = len(cells)
        self.bit = tuple(1 << (size - 1 - number) for number in range(size))
        self.beside: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted(self.number[near] for near in _around(cell) if near in self.number)) for cell in cells
        )
        self.near = tuple(sum(self.bit[other] for other in beside) for beside in self.beside)


@lru_cache(maxsize=256)
def lattice(cells: tuple[Cell, ...]) -> Lattice:
    """Estates with the same joints share theirs."""
    return Lattice(cells)


class Land:
    """A laid-out estate: a lattice with a kind on every hex."""

    def __init__(self, cells: Mapping[Cell, str]) -> None:
        self._lay(lattice(tuple(sorted(cells))), "".join(cells[cell] for cell in sorted(cells)))

    @classmethod
    def on(cls, ground: Lattice, kinds: str) -> Land:
        """The same of a lattice that is known."""
        land = cls.__new__(cls)
        land._lay(ground, kinds)
        return land

    def _lay(self, ground: Lattice, kinds: str) -> None:
        self.cells, self.number, self.bit = ground.cells, ground.number, ground.bit
        self.beside, self.near = ground.beside, ground.near
        self.kinds = kinds  #: codes of the kinds
        self.of_kind: dict[str, tuple[int, ...]] = {
            code: tuple([hex for hex, kind in enumerate(kinds) if kind == code]) for code in dict.fromkeys(kinds)
        }

    @cached_property
    def colour(self) -> dict[str, int]:
        """The hexes of each kind, as bits."""
        return {code: sum([self.bit[hex] for hex in hexes]) for code, hexes in self.of_kind.items()}

    @cached_property
    def regions(self) -> tuple[tuple[int, ...], ...]:
        """Connected hexes of a kind (T5.1)."""
        found, seen = [], set[int]()
        for number in range(len(self.cells)):
            if number in seen:
                continue
            region = [number]
            for hex in region:
                for other in self.beside[hex]:
                    if self.kinds[other] == self.kinds[number] and other not in region:
                        region.append(other)
            seen.update(region)
            found.append(tuple(sorted(region)))
        return tuple(found)

    @cached_property
    def region_of(self) -> list[int]:
        """Of each hex: the hexes of its region, as bits."""
        return self._spread([sum([self.bit[hex] for hex in region]) for region in self.regions])

    @cached_property
    def size_of(self) -> list[int]:
        """Of each hex: the size of its region."""
        return self._spread([len(region) for region in self.regions])

    def _spread(self, values: Sequence[int]) -> list[int]:
        spread = [0] * len(self.cells)
        for region, value in zip(self.regions, values, strict=True):
            for hex in region:
                spread[hex] = value
        return spread

    def cells_of(self, region: int) -> list[int]:
        """The hexes of a set of bits."""
        return [hex for hex, bit in enumerate(self.bit) if bit & region]

    @property
    def pairs(self) -> int:
        """Adjacent pairs of hexes."""
        return sum(map(len, self.beside)) // 2

    def open(self, pieces: str) -> list[int]:
        """Empty hexes with an occupied neighbour (T4.3, T4.4)."""
        filled = occupied(pieces)
        return [hex for hex, near in enumerate(self.near) if near & filled and pieces[hex] == EMPTY]

    def open_of(self, pieces: str, code: str, filled: int) -> list[int]:
        """The same for the hexes of one kind."""
        return [hex for hex in self.of_kind[code] if self.near[hex] & filled and pieces[hex] == EMPTY]


def occupied(pieces: str) -> int:
    """The occupied hexes, as bits."""
    return int(pieces.translate(_FILLED), 2)


def lay_out(shape: Shape, boards: Mapping[str, Board], plan: Plan) -> Land:
    """Put the boards together."""
    ground, order = _joined(shape.cells, tuple(shape.joints[WORDS[joint]] for joint in plan.joints))
    layouts = [boards[board].layout for board in plan.boards]
    lying = "".join(
        layout[::-1] if turned else layout for layout, turned in zip(layouts, plan.turned, strict=True)
    )
    return Land.on(ground, "".join([lying[at] for at in order]))


@lru_cache(maxsize=256)
def _joined(cells: tuple[Cell, ...], steps: tuple[Cell, ...]) -> tuple[Lattice, tuple[int, ...]]:
    """The lattice of boards that lie so many steps apart, and for each of its hexes the place in their layouts."""
    origins = list(accumulate(steps, _plus, initial=(0, 0)))
    lying = [_plus(origin, cell) for origin in origins for cell in cells]
    return lattice(tuple(sorted(lying))), tuple(sorted(range(len(lying)), key=lying.__getitem__))


def touching(shape: Shape, step: Cell) -> tuple[int, int]:
    """How many hexes of a board touch the next one at a joint, and how many of the next touch it."""
    cells = set(shape.cells)
    moved = {_plus(cell, step) for cell in cells}
    left = sum(any(near in moved for near in _around(cell)) for cell in cells)
    right = sum(any(near in cells for near in _around(cell)) for cell in moved)
    return (0, 0) if cells & moved else (left, right)


def crops_in(pieces: str, region: Sequence[int], crops: Mapping[str, tuple[str, ...]]) -> set[str]:
    """The crops that a region shows."""
    return {crop for hex in region for crop in crops.get(pieces[hex], ())}


def _around(cell: Cell) -> list[Cell]:
    return [_plus(cell, step) for step in AROUND]


def _plus(one: Cell, other: Cell) -> Cell:
    return one[0] + other[0], one[1] + other[1]
