"""Troops and catapults as shields: supplied ones carry their cube, empty ones a hollow place and −1."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.principato.state import Principality
from kingsburg_table.games.principato.words import KEEPS
from kingsburg_table.table.boards.principato import art
from kingsburg_table.table.boards.principato.plan import pack
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas, Point

STACK_BELOW = 0.62  #: shields smaller than this part of their full size are drawn as two stacks


@dataclass(frozen=True, slots=True)
class Rank:
    """All own tokens of a military kind: with their own cube, with a favor, and without any."""

    kind: str
    kept: int
    favored: int
    empty: int

    @property
    def count(self) -> int:
        return self.kept + self.favored + self.empty

    @property
    def strength(self) -> int:
        return self.kept + self.favored - self.empty


def rank_of(player: Principality, kind: str) -> Rank:
    if kind == "militia":
        return Rank(kind, player.militia_food, player.militia_favor, player.free_militia)
    if kind == "condottiere":
        return Rank(kind, player.condottiere_money, player.condottiere_favor, player.free_condottieri)
    return Rank(kind, player.catapult, 0, 0)


def cube_of(rank: Rank, at: int) -> str:
    """The cube on a shield, kept ones first; empty where there is none."""
    if rank.kind == "catapult" or at >= rank.kept + rank.favored:
        return ""
    return KEEPS[rank.kind] if at < rank.kept else "favor"


def draw_rank(canvas: Canvas, box: Box, rank: Rank, most: float, state: str = "", slots: bool = False) -> None:
    """Shields from the left; many of them as a supplied and an empty stack. `state`: lit or hot empty ones."""
    line = Box(box.x, box.y - most * 0.04, box.w, box.h)
    size, centres = pack(rank.count, line, most, 1.0, 0.26)
    if rank.count and size < most * STACK_BELOW:
        _stacks(canvas, line, rank, most, state)
        return
    for at, centre in enumerate(centres):
        shield(canvas, rank.kind, cube_of(rank, at), centre, size, _light(rank, at, state))
    if slots and not rank.count:
        art.slot(canvas, rank.kind, (line.x + most / 2, line.cy), most * 0.9)


def _light(rank: Rank, at: int, state: str) -> str:
    """Hot is the first empty shield, lit are all of them."""
    first = rank.kept + rank.favored
    if not state or at < first or rank.kind == "catapult":
        return ""
    return "hot" if state == "hot" and at == first else "lit"


def _stacks(canvas: Canvas, box: Box, rank: Rank, most: float, state: str) -> None:
    groups = [(cube, count) for cube, count in (
        (cube_of(rank, 0) if rank.kept else "", rank.kept), ("favor", rank.favored), ("", rank.empty),
    ) if count]
    size = min(most, box.w / (len(groups) * 1.3))
    for at, (cube, count) in enumerate(groups):
        centre = (box.x + size / 2 + at * size * 1.3, box.cy)
        light = state if not cube and rank.kind != "catapult" else ""
        for up in (2, 1):
            canvas.circle((centre[0] + up * size * 0.05, centre[1] - up * size * 0.05), size / 2, "#E9DCB8", "ink", 1.2)
        shield(canvas, rank.kind, cube, centre, size, light)
        art.times(canvas, count, (centre[0] - size * 0.34, centre[1] - size * 0.3), max(19.0, size * 0.34))


def shield(canvas: Canvas, kind: str, cube: str, centre: Point, size: float, state: str = "") -> None:
    """One shield; catapults have no cube and always count."""
    x, y = centre
    r = size / 2
    if state == "hot":
        canvas.glow((x - r, y - r, size, size), "gold_bright", r, 9, 255, 3, hollow=False)
    art.token(canvas, kind, centre, size)
    if state:
        canvas.circle(centre, r + 3, None, "#5A3C06", 5)
        canvas.circle(centre, r + 2.4, None, "gold_hot" if state == "hot" else "gold_lit", 3)
    side = max(16.0, size * 0.4)
    low = (x, y + r * 0.84)
    if kind != "catapult":
        if cube:
            art.cube(canvas, cube, low, side)
        else:
            canvas.rrect((low[0] - side * 0.44, low[1] - side * 0.44, side * 0.88, side * 0.88), 4, "#FBF5E4",
                         opacity=0.85)
            art.hollow(canvas, KEEPS[kind], low, side)
    good = kind == "catapult" or bool(cube)
    art.sign(canvas, "+1" if good else "−1", (x + r * 0.74, y - r * 0.7), max(9.0, size * 0.19))
