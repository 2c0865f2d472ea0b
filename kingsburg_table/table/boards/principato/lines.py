"""Lines of pictures: what an option of a card costs and gives, amounts, goals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kingsburg_table.games.principato.words import CUBES, CULTURE, Deal, Gain, GainAny, GainPer, Word
from kingsburg_table.table.boards.principato import art
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.marks import MARKS, Args, Mark
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.theme import Colour

MINUS = "−"


def _cube(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    art.cube(canvas, args[0], centre, size * 1.26, lifted=False)


def _token(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    art.token(canvas, args[0], centre, size * 1.34, lifted=False)


def _exchange(canvas: Canvas, centre: Point, size: float, args: Args, colour: Colour) -> None:
    art.exchange_mark(canvas, centre, size * 0.6)


MARKS.setdefault("ptcube", Mark(lambda args, px: 1.36, _cube))
MARKS.setdefault("pttoken", Mark(lambda args, px: 1.5, _token))
MARKS.setdefault("ptexchange", Mark(lambda args, px: 1.5, _exchange))


def thing(name: str) -> str:
    """The picture of a cube, a token or points."""
    if name in CUBES:
        return f"[ptcube:{name}]"
    return "[military_scoring]" if name == "military" else f"[pttoken:{name}]"


def amounts(things: Mapping[str, int]) -> str:
    """Icon and number, one after the other."""
    return " ".join(f"{thing(name)}{count}" for name, count in things.items() if count)


def cubes(food: int = 0, money: int = 0, favor: int = 0) -> str:
    return amounts({"food": food, "money": money, "favor": favor})


def option(deal: Deal, owned: Mapping[str, int] | None = None, worth: str = "") -> str:
    """Cost, arrow, gain, and what that is worth. With the own counters, what is counted is counted: 1 x 4 = 4."""
    pay, gained = amounts(deal.pay.things()), PICTURES[type(deal.do)](deal.do, owned)
    return (f"{pay}[>]{gained}" if pay else gained) + worth


def worth(deal: Deal, sight: Sight) -> str:
    """The points of the culture tokens that are left to be taken; nothing for what is no culture."""
    kinds = [kind for kind in deal.do.things() if kind in CULTURE] if isinstance(deal.do, Gain) else []
    left = [value for kind in kinds for value, _ in left_of(kind, sight)]
    if not left:
        return ""
    return f" [points]{min(left)}–{max(left)}" if min(left) < max(left) else f" [points]{left[0]}"


def left_of(kind: str, sight: Sight) -> list[tuple[int, int]]:
    """The values of culture tokens in stock, and how many there are of each."""
    found = zip(sight.data.culture[kind].values, getattr(sight.view.stock, kind), strict=True)
    return [(value, count) for value, count in found if count]


def _per(word: GainPer, owned: Mapping[str, int] | None) -> str:
    end = f" = {owned[word.token]}" if owned is not None else ""
    return f"{thing(word.cube)}×{thing(word.token)}{end}"


PICTURES: Mapping[type[Word], Callable[[Any, Mapping[str, int] | None], str]] = {
    Gain: lambda word, owned: amounts(word.things()),
    GainPer: _per,
    GainAny: lambda word, owned: f"1, 2, 3… {thing(word.troop)}",
}
