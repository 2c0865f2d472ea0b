"""What Signorie's questions have in common: what is new to all is never turned up unasked; who is asked now."""

from __future__ import annotations

from kingsburg_table.core.actions import Option, Refusal
from kingsburg_table.core.agenda import Step
from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.state import Signorie, SPlay


class Question(Step[Signorie, Components]):
    """A step that asks. The only option there is goes by itself, unless it rolls dice: undo ends where somebody
    pressed what was marked, and nowhere else."""

    def asks_for(self, option: Option) -> bool:
        return option.reveals


def not_asked(play: SPlay, step: Step[Signorie, Components], seat: int) -> Refusal | None:
    """Why it is not the moment for what a step takes; None while it asks this seat."""
    here = play.open_step()
    if here is not None and here[1].seat not in (seat, -1):
        return Refusal("S3.1", "not_your_turn", {"seat": here[1].seat})
    if here is None or here[0].name != step.name:
        return Refusal(step.rule, "not_this_moment")
    return None
