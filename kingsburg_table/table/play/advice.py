"""Advice before a move: what a computer would do in the asking seat's place, from what that seat may see."""

from __future__ import annotations

from typing import Any

from kingsburg_table.bots.bot import Bot
from kingsburg_table.bots.choice import Choice, Reason
from kingsburg_table.bots.leaves import Thought
from kingsburg_table.bots.mind import mind_of
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.words import Words, deed
from kingsburg_table.text import language

ADVISER = "prince"
ALIKE = 0.3  #: a lead that differs by less is about the same
PARTS = 3


class Advice:
    """One question, thought about in small steps."""

    def __init__(self, session: Session[Any, Any]) -> None:
        self.session = session
        self.decision = session.decision
        self.progress = 0.0
        self.choice: Choice | None = None
        assert self.decision is not None
        bot = Bot(session.controller, session.options, ADVISER)
        self._thought: Thought[Choice] = bot.thinking(session.view(self.decision.seat), self.decision)

    def step(self) -> bool:
        """Think a little; True while there is more to think about."""
        if self.choice is not None:
            return False
        try:
            self.progress = max(self.progress, next(self._thought))
        except StopIteration as end:
            self.choice, self.progress = end.value, 1.0
        return self.choice is None


def because(game: str, seat: int, reason: Reason) -> Words | None:
    """A reason as a sentence; nothing where there was no other plan."""
    if reason.against is None:
        return None
    other = deed(game, reason.against.action, seat).nested
    if abs(reason.total) < ALIKE:
        return Words("advice.alike", {"other": other})
    groups = mind_of(game).groups
    parts = [
        ["advice.part", {"group": groups[group].name.form(language(), "nom"), "n": figure(amount, signed=True)}]
        for group, amount in reason.parts[:PARTS]
        if group in groups
    ]
    facts = [[f"advice.{game}.{name}", {"before": round(before), "after": round(after)}]
             for name, before, after in reason.facts]
    values = {"other": other, "total": figure(reason.total), "parts": [*parts, *facts[:1]]}
    return Words("advice.reason" if parts else "advice.score", values)


def figure(amount: float, signed: bool = False) -> str:
    """A number with one place, as the language writes it."""
    text = f"{abs(amount):.1f}"
    sign = ("+" if amount > 0 else "−" if amount < 0 else "") if signed else ("−" if amount < 0 else "")
    return sign + (text.replace(".", ",") if language() == "pl" else text)
