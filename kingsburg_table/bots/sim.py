"""A match that is only thought: copied, played on, thrown away."""

from __future__ import annotations

from typing import Any

from kingsburg_table.core.actions import Action, Decision
from kingsburg_table.core.chance import Door
from kingsburg_table.core.play import Play, Rules
from kingsburg_table.core.views import Codec


class _Silent(Play[Any, Any]):
    def tell(self, kind: str, audience: tuple[int, ...] | None = None, /, **values: Any) -> None:
        """Nobody listens."""


class _Door(Door):
    def _keep(self, result: Any) -> Any:
        return result


class Sim:
    """A position and its open decision."""

    __slots__ = ("_codec", "_play", "_rules", "decision", "state")

    def __init__(self, codec: Codec[Any], rules: Rules[Any, Any], state: Any, decision: Decision | None) -> None:
        self._codec, self._rules, self.state, self.decision = codec, rules, state, decision
        self._play = _Silent(state, rules, _Door())

    def copy(self) -> Sim:
        return Sim(self._codec, self._rules, self._codec.copy(self.state), self.decision)

    def take(self, action: Action) -> None:
        """Play an action of the open decision, up to the next one."""
        self._play.take(action)
        self.decision = self._play.advance()
