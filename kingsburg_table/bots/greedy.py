"""One answer ahead: the option after which the seat stands best."""

from __future__ import annotations

from kingsburg_table.bots.leaves import Leaves
from kingsburg_table.bots.sim import Sim
from kingsburg_table.core.actions import Option


def ranked(leaves: Leaves, sim: Sim) -> list[tuple[float, Option]]:
    """All options with how far ahead they leave the seat, the best one first; equals as they are listed."""
    decision = sim.decision
    assert decision is not None
    found = [(leaves.worth(sim, option.action, decision.seat), option) for option in decision.options]
    return sorted(found, key=lambda pair: -pair[0])
