"""Play for search: no records, no events, no seals and looks; chance of its own that nobody keeps."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Generic

from kingsburg_table.core.actions import Action, Decision, Option, Outcome
from kingsburg_table.core.agenda import D, S
from kingsburg_table.core.chance import Door
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.play import Play
from kingsburg_table.core.views import imagine


class LightPlay(Generic[S, D]):
    """A table that one may try things on. Options and results are the same as in a session with the same chance.

    >>> from kingsburg_table import new_session
    >>> session = new_session("kingsburg", ["Aga", "Filip"], seed=7)
    >>> seat = session.decision.seat
    >>> light = LightPlay.of(session.controller, session.view(seat), seat, Random(1))
    >>> other = light.copy()
    >>> while light.decision is not None:
    ...     light.take(light.decision.options[0])
    >>> light.outcome.winners
    (0,)
    >>> other.decision == session.decision
    True
    """

    __slots__ = ("_play", "controller", "decision")

    def __init__(self, controller: Controller[S, D], state: S) -> None:
        """A light play of this state, which is taken as it is and changed; `of` starts from a view."""
        state.wishes = [0] * len(state.wishes)
        self.controller = controller
        self._play: Play[S, D] = _Silent(state, controller.rules_of(state), _CARELESS)
        self.decision: Decision | None = self._play.advance()

    @classmethod
    def of(cls, controller: Controller[S, D], view: S, seat: int | None, rng: Random) -> LightPlay[S, D]:
        """A table that `seat`, whose view this is, might be sitting at."""
        return cls(controller, imagine(controller, view, seat, rng))

    @property
    def state(self) -> S:
        return self._play.state

    @property
    def outcome(self) -> Outcome | None:
        """None while it runs."""
        return self.controller.outcome(self._play.state) if self.decision is None else None

    def take(self, choice: Option | Action) -> None:
        """Play a listed option, or the action of one; it is not looked up again whether it is listed."""
        play = self._play
        play.take(choice.action if isinstance(choice, Option) else choice)
        self.decision = play.advance()

    def copy(self, chance: int | None = None) -> LightPlay[S, D]:
        """The same table again, with the same chance to come or with other."""
        other: LightPlay[S, D] = LightPlay.__new__(LightPlay)
        state = self.controller.codec.copy(self._play.state)
        if chance is not None:
            state.chance = chance
        other.controller = self.controller
        other._play = _Silent(state, self._play.rules, _CARELESS)
        other.decision = self.decision
        return other


class _Careless(Door):
    """Keeps nothing of what was rolled and drawn."""

    def _keep(self, result: Any) -> Any:
        return result


_CARELESS = _Careless()


class _Silent(Play[S, D]):
    """Tells nobody anything."""

    def tell(self, kind: str, audience: tuple[int, ...] | None = None, /, **values: Any) -> None:
        pass

    def told(self, kind: str, values: Mapping[str, Any]) -> None:
        pass

    def reveal(self) -> None:
        pass
