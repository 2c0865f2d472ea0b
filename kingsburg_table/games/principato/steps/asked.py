"""Whether a step is asking a seat just now: what its refusals begin with."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.state import PPlay, Principato


def asked(play: PPlay, step: Step[Principato, Components], seat: int) -> Frame | None:
    """The step's frame while it asks this seat."""
    here = play.open_step()
    return here[1] if here is not None and here[0] is step and here[1].seat == seat else None
