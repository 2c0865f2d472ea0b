"""Where a thought rests: after an answer and the small questions that belong to it."""

from __future__ import annotations

from typing import Any

from kingsburg_table.bots.values import Value
from kingsburg_table.core.actions import Option
from kingsburg_table.core.lightplay import LightPlay

DEEPEST = 4  #: so many small questions inside one answer are tried in every way
WIDEST = 12  #: of so many ways each

Light = LightPlay[Any, Any]


class Leaves:
    """Positions after an option, the seat's own small questions answered as this value likes best."""

    def __init__(self, value: Value) -> None:
        self.value = value
        self._parts = value.traits.parts

    def after(self, play: Light, option: Option, seat: int) -> Light:
        """The position in which the option's effects are seen; `play` stays as it is."""
        reached = play.copy()
        reached.take(option)
        return self._settled(reached, seat, DEEPEST)

    def ranked(self, play: Light, options: tuple[Option, ...], seat: int) -> list[tuple[float, Option, Light]]:
        """All options with how far ahead they leave the seat, the best one first; equals as they are listed."""
        found = []
        for option in options:
            reached = self.after(play, option, seat)
            found.append((self.value.lead(reached.state, seat), option, reached))
        return sorted(found, key=lambda leaf: -leaf[0])

    def _settled(self, play: Light, seat: int, depth: int) -> Light:
        decision = play.decision
        if decision is None or decision.seat != seat or decision.kind not in self._parts or depth == 0:
            return play
        best: tuple[float, Light] | None = None
        for option in spread(decision.options, WIDEST):
            way = play.copy()
            way.take(option)
            way = self._settled(way, seat, depth - 1)
            worth = self.value.lead(way.state, seat)
            if best is None or worth > best[0]:
                best = worth, way
        assert best is not None
        return best[1]


def spread(options: tuple[Option, ...], most: int) -> tuple[Option, ...]:
    """Some options from all over a long list, the first and the last among them."""
    if len(options) <= most:
        return options
    return tuple(options[index * (len(options) - 1) // (most - 1)] for index in range(most))
