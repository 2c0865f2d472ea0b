"""Where a thought rests: after an answer and the small questions that belong to it."""

from __future__ import annotations

from kingsburg_table.bots.sim import Sim
from kingsburg_table.bots.values import Value
from kingsburg_table.core.actions import Action, Option

DEEPEST = 4  #: so many small questions inside one answer are tried in every way
WIDEST = 12  #: of so many ways each


class Leaves:
    """Positions after an option, the seat's own small questions answered as this value likes best."""

    def __init__(self, value: Value) -> None:
        self.value = value
        self._parts = value.traits.parts

    def after(self, sim: Sim, action: Action, seat: int) -> Sim:
        """The position in which the action's effects are seen; `sim` stays as it is."""
        reached = sim.copy()
        reached.take(action)
        return self._settled(reached, seat, DEEPEST)

    def worth(self, sim: Sim, action: Action, seat: int) -> float:
        """How far ahead the seat is after this action."""
        return self.value.lead(self.after(sim, action, seat).state, seat)

    def _settled(self, sim: Sim, seat: int, depth: int) -> Sim:
        decision = sim.decision
        if decision is None or decision.seat != seat or decision.kind not in self._parts or depth == 0:
            return sim
        best: tuple[float, Sim] | None = None
        for option in spread(decision.options, WIDEST):
            way = sim.copy()
            way.take(option.action)
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
