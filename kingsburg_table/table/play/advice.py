"""Advice before a move: what a computer would do in the asking seat's place, from what that seat may see."""

from __future__ import annotations

from typing import Any

from kingsburg_table.bots.bot import Bot
from kingsburg_table.bots.choice import Chosen
from kingsburg_table.bots.leaves import Thought
from kingsburg_table.core.session import Session

ADVISER = "prince"


class Advice:
    """One question, thought about in small steps."""

    def __init__(self, session: Session[Any, Any]) -> None:
        self.session = session
        self.decision = session.decision
        self.progress = 0.0
        self.choice: Chosen | None = None
        assert self.decision is not None
        bot = Bot(session.controller, session.options, ADVISER)
        self._thought: Thought[Chosen] = bot.thinking(session.view(self.decision.seat), self.decision)

    def step(self) -> bool:
        """Think a little; True while there is more to think about."""
        if self.choice is not None:
            return False
        try:
            self.progress = max(self.progress, next(self._thought))
        except StopIteration as end:
            self.choice, self.progress = end.value, 1.0
        return self.choice is None
