"""Whether a step is asking a seat just now: what its refusals begin with."""

from __future__ import annotations

from kingsburg_table.core.actions import Refusal
from kingsburg_table.core.agenda import Step
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.state import TPlay, Tuscany


def not_asked(play: TPlay, step: Step[Tuscany, Components], seat: int) -> Refusal | None:
    """Why it is not the moment for what a step takes; None while it asks this seat."""
    here = play.open_step()
    if here is not None and here[1].seat not in (seat, -1):
        return Refusal("T1.1", "not_your_turn", {"seat": here[1].seat})
    if here is None or here[0].name != step.name:
        return Refusal(step.rule, "not_this_moment")
    return None
