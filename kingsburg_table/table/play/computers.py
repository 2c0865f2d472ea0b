"""The computers at a table: one thinks at a time, in small steps, so that the window never waits for it."""

from __future__ import annotations

from typing import Any

from kingsburg_table.bots.bot import Bot
from kingsburg_table.bots.choice import Chosen
from kingsburg_table.bots.leaves import Thought
from kingsburg_table.bots.mind import mind_of
from kingsburg_table.core.actions import Decision, Option
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.company import computer_of
from kingsburg_table.table.play.reasons import Reasons

AGAIN_MS = 5000.0  #: until what could not be written down is tried again


class Computers:
    """What they think about, how far they are, and why they did what they did."""

    def __init__(self, session: Session[Any, Any]) -> None:
        self.session = session
        self.progress = 0.0  #: of the running thought, 0 to 1
        self.choice: Chosen | None = None  #: the answer, once it is found
        self._bots: dict[str, Bot] = {}
        self._decision: Decision | None = None
        self._thought: Thought[Chosen] | None = None
        self._since = 0.0
        self.reasons = Reasons(session, self.bot)

    @property
    def seat(self) -> int | None:
        """The computer whose decision is open."""
        decision = self.session.decision
        if decision is None or decision.anyone or not computer_of(self.session, decision.seat):
            return None
        return decision.seat

    @property
    def thinking(self) -> bool:
        """Whether somebody is thinking, or about to."""
        return self.seat is not None and (self._thought is not None or self.session.decision is not self._decision)

    def step(self, now: float) -> bool:
        """Think a little; True while there is more to think about."""
        decision = self.session.decision
        if self.seat is None or decision is None:
            self.forget()
            return False
        if decision is not self._decision:
            self._decision, self.choice, self.progress, self._since = decision, None, 0.0, now
            bot = self.bot(self.session.played_by(decision.seat))
            self._thought = bot.thinking(self.session.view(decision.seat), decision)
        if self._thought is None:
            return False
        try:
            self.progress = max(self.progress, next(self._thought))
        except StopIteration as end:
            self.choice, self._thought, self.progress = end.value, None, 1.0
        return self._thought is not None

    def forget(self) -> None:
        """What was thought is of no use."""
        self._decision = self._thought = self.choice = None

    def hurry(self) -> bool:
        """Somebody has seen enough: the answer comes as soon as it is found. True if one is waited for."""
        self._since = float("-inf")
        return self.seat is not None

    def wait(self, now: float) -> None:
        """The answer could not be written down: it is tried again after a while, or when somebody hurries it."""
        self._since = now + AGAIN_MS

    def due(self, now: float, pause: float) -> Option | None:
        """The answer, when it is found and `pause` milliseconds have passed since the question."""
        if self.choice is None or self.session.decision is not self._decision or now - self._since < pause:
            return None
        return self.choice.option

    def played(self) -> None:
        """The answer was carried out: the reason stays with its record."""
        assert self.choice is not None
        self.reasons.keep(len(self.session.records) - 1, self.choice)
        self._decision = self.choice = None

    def bot(self, by: str) -> Bot:
        """The computer of these words, as `prince:builder`."""
        if by not in self._bots:
            session = self.session
            self._bots[by] = Bot(session.controller, session.options, *mind_of(session.game).seated(by))
        return self._bots[by]
