"""The geometry of an estate: three boards side by side, their hexes, neighbours and regions (T5.1, section 5.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kingsburg_table.games.tuscany.box import EMPTY, Board, Cell, Shape

DOWN, UP, TURNED = "d", "u", "r"
JOINTS = {"down": DOWN, "up": UP}
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


class Land:
    """A laid-out estate. Hexes are numbered from 0 by (q, r); sets of hexes are bits, hex 0 being the highest."""

    def __init__(self, cells: Mapping[Cell, str]) -> None:
        self.cells: tuple[Cell, ...] = tuple(sorted(cells))
        self.number = {cell: number for number, cell in enumerate(self.cells)}
        self.kinds = "".join(cells[cell] for cell in self.cells)  #: codes of the kinds
        size = len(self.cells)
        self.bit = tuple(1 << (size - 1 - number) for number in range(size))
        self.beside: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted(self.number[near] for near in _around(cell) if near in self.number)) for cell in self.cells
        )
        self.near = tuple(sum(self.bit[other] for other in beside) for beside in self.beside)
        self.of_kind: dict[str, tuple[int, ...]] = {
            code: tuple(number for number in range(size) if self.kinds[number] == code)
            for code in dict.fromkeys(self.kinds)
        }
        self.colour = {code: sum(self.bit[number] for number in hexes) for code, hexes in self.of_kind.items()}
        self.regions: tuple[tuple[int, ...], ...] = self._regions()
        self.region_of = [0] * size  #: the hexes of a hex's region, as bits
        self.size_of = [0] * size
        for region in self.regions:
            bits = sum(self.bit[number] for number in region)
            for number in region:
                self.region_of[number], self.size_of[number] = bits, len(region)

    def _regions(self) -> tuple[tuple[int, ...], ...]:
        found, seen = [], set[int]()
        for number in range(len(self.cells)):
            if number in seen:
                continue
            region = [number]
            for hex in region:
                same = (other for other in self.beside[hex] if self.kinds[other] == self.kinds[number])
                region += [other for other in same if other not in region]
            seen.update(region)
            found.append(tuple(sorted(region)))
        return tuple(found)

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
    cells: dict[Cell, str] = {}
    origin = (0, 0)
    steps = {JOINTS[word]: step for word, step in shape.joints.items()}
    for place, (board, turned) in enumerate(zip(plan.boards, plan.turned, strict=True)):
        if place:
            origin = _plus(origin, steps[plan.joints[place - 1]])
        layout = boards[board].layout
        for cell, code in zip(shape.cells, layout[::-1] if turned else layout, strict=True):
            cells[_plus(origin, cell)] = code
    return Land(cells)


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
