"""What a game tells the engine about its positions: numbers that matter, and where thoughts may rest.

A game's `traits.py` makes them, `controller.traits(data)` gives them; what they are worth stands in its `bots.yaml`.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from kingsburg_table.core.actions import Action, Decision, Option

S = TypeVar("S")


class Traits(Generic[S]):
    """Numbers made from what things do, never from which they are."""

    #: One name a number, in the order of `of`.
    names: tuple[str, ...]
    #: Kinds of small questions inside an answer (how to pay, what to take): a position is not valued there.
    parts: frozenset[str] = frozenset()
    #: Kinds of question that an answer can put to the same seat once more (an extra action): looked through when
    #: answers are compared, but a thought may end there.
    chains: frozenset[str] = frozenset()

    def of(self, state: S, seat: int) -> Sequence[float]:
        """The numbers of a seat, each at home around 0 to 10."""
        raise NotImplementedError

    def progress(self, state: S) -> float:
        """How much of the match is over, 0 to 1."""
        raise NotImplementedError

    def horizon(self, state: S) -> Hashable:
        """A part of the match (a season, a round): thinking ahead goes to where it changes."""
        raise NotImplementedError

    def known(self, state: S, decision: Decision) -> Option | None:
        """The answer to a question of the set-up that the game works out directly; nothing for all others."""
        return None

    def facts(self, state: S, seat: int) -> Mapping[str, float]:
        """What a reason may speak of in figures, as odds of a battle in percent."""
        return {}

    def aim(self, action: Action) -> str:
        """The component that somebody comes to with this action, where that is worth telling of a plan; else ""."""
        return ""

    def reach(self, state: S, seat: int) -> Sequence[str]:
        """Components that the seat can have next, the best first."""
        return ()


AnyTraits = Traits[Any]
