"""A look back in words: what was played, what the engine would have played, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kingsburg_table.bots.choice import Aim, Figure, Reason
from kingsburg_table.bots.lookback import WeighedDecision
from kingsburg_table.bots.lookback.weighing import asked
from kingsburg_table.bots.mind import mind_of
from kingsburg_table.core.actions import Option
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.because import figure, shortened
from kingsburg_table.table.play.words import Words, in_brief


@dataclass(frozen=True)
class Reviewed:
    """A moment with its answers. `better` is the one that the engine likes more."""

    moment: WeighedDecision
    played: Option
    other: Option
    line: Words
    deed: Words  #: what was played, for itself
    reasons: list[Words]  #: the same in shorter and shorter ways; none where there is nothing to say

    @property
    def reason(self) -> Words | None:
        return self.reasons[0] if self.reasons else None

    @property
    def gain(self) -> str:
        return figure(self.moment.gain, signed=True)

    @property
    def better(self) -> Option:
        return self.other if self.moment.lost else self.played


def told(session: Session[Any, Any], moment: WeighedDecision) -> Reviewed:
    """The decision is asked once more for its answers."""
    decision = asked(session, moment.record)
    assert decision is not None
    played, other = decision.options[moment.played], decision.options[moment.other]
    game, seat = session.game, moment.seat
    done = in_brief(game, played.action, seat)
    values = {"seat": seat, "played": done.nested, "other": in_brief(game, other.action, seat).nested}
    worse, better = (played, other) if moment.lost else (other, played)
    facts = mind_of(game).facts
    figures = tuple(
        Figure(name, facts[name].group, before, after, True) for name, before, after in moment.facts if name in facts
    )
    aims = tuple(Aim(*aim) for aim in moment.aims)
    reason = Reason(worse, abs(moment.gain), moment.parts, figures, aims=aims)
    who = "better" if moment.lost else "played"
    line = Words("lookback.lost" if moment.lost else "lookback.won", values)
    return Reviewed(moment, played, other, line, done, shortened(game, seat, reason, better.action, who))
