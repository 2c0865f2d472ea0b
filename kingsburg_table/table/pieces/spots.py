"""Things on the table, the places they lie in, and how they look just now."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from kingsburg_table.table.box import Box, Point


@dataclass(frozen=True, slots=True)
class Thing:
    """Something a game puts on a piece of its table.

    `target` is the class a player touches (`die.2.6`), empty for what cannot be touched; `painter` names how it is
    drawn; `data` is what the painter needs besides, and part of its sprite's key. `span` counts cells of a grid.
    """

    painter: str
    target: str = ""
    data: Hashable = None
    span: int = 1


@dataclass(frozen=True, slots=True)
class Spot:
    """A thing in its place. `id` is unique on the table: equal things are told apart by their number.

    `hexagonal`: only the flat-topped hexagon inside its box is the thing; the corners belong to its neighbours.
    """

    id: str
    piece: str
    region: str
    thing: Thing
    box: Box
    hexagonal: bool = False

    @property
    def target(self) -> str:
        return self.thing.target

    def holds(self, at: Point) -> bool:
        """Whether the pointer is on the thing."""
        if not self.hexagonal:
            return self.box.holds(at)
        across, down = abs(at[0] - self.box.cx) / self.box.w, abs(at[1] - self.box.cy) / self.box.h
        return down <= 0.5 and 2 * across + down <= 1


@dataclass(frozen=True, slots=True)
class Look:
    """How a thing looks: state is drawn apart from content.

    lit: can be touched now (glow). helped: only with a token or an ability (dotted). touched: chosen by the player.
    added: chosen for the player by the armed option. dim: out of reach (veil). uses: what the option through this
    thing would use besides, such as the dice printed on a lit advisor.
    """

    lit: bool = False
    helped: bool = False
    touched: bool = False
    added: bool = False
    dim: bool = False
    hovered: bool = False
    focused: bool = False
    uses: tuple[str, ...] = ()

    @property
    def chosen(self) -> bool:
        return self.touched or self.added


PLAIN = Look()
