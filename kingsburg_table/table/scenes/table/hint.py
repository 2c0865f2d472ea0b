""""What would you do?": up to three plans with their reasons; one of them can be laid ready on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kingsburg_table.core.actions import Option
from kingsburg_table.table.loop import clock
from kingsburg_table.table.play.advice import Advice, because
from kingsburg_table.table.play.words import deed
from kingsburg_table.table.scenes.table.menu import SheetMenu
from kingsburg_table.table.speech import say
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.table.scene import TableScene

SLICE_MS = 6.0


class HintScene(SheetMenu):
    """Thinks while it is open; leaving it stops the thought."""

    wide, row = (980, 780), (64, 52)

    def __init__(self, table: TableScene, advice: Advice) -> None:
        super().__init__(t("hint.title"), t("hint.thinking", n=0))
        self.table, self.advice = table, advice

    @property
    def busy(self) -> bool:
        return self.advice.choice is None

    def prepare(self) -> bool:
        if self.advice.choice is not None:
            return False
        until, before = clock() + SLICE_MS, round(self.advice.progress * 20)
        while self.advice.step() and clock() < until:
            pass
        if self.advice.choice is not None:
            self._told()
        elif round(self.advice.progress * 20) != before:
            self.text = t("hint.thinking", n=round(100 * self.advice.progress))
            self.refresh()
        return self.advice.choice is None

    def _told(self) -> None:
        choice, table = self.advice.choice, self.table
        assert choice is not None
        decision = self.advice.decision
        assert decision is not None
        words = because(table.match.game, decision.seat, choice.reason)
        self.text = say(table.desk.speaker, words) if words is not None else t("hint.only")
        self.refresh()

    def choices(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        found: list[tuple[str, str, Callable[[], object]]] = []
        choice, decision = self.advice.choice, self.advice.decision
        if choice is not None and decision is not None:
            for at, plan in enumerate(choice.plans):
                said = say(self.table.desk.speaker, deed(self.table.match.game, plan.option.action, decision.seat))
                found.append((f"plan.{at}", f"{at + 1}. {said}", self._lay_ready(plan.option)))
        return [*found, ("back", t("menu.back"), self.back)]

    def _lay_ready(self, option: Option) -> Callable[[], None]:
        def lay_ready() -> None:
            self.app.stack.pop()
            if self.table.match.decision == self.advice.decision:
                self.table.match.press_chip(option)
                self.table.renew()

        return lay_ready


def ask_for_advice(table: TableScene) -> bool:
    """Open the sheet where a person is asked something that has a choice; the match remembers that."""
    match = table.match
    if not can_be_advised(table) or match.decision is None:
        return False
    table.hands.after(match.hint(table.app.now))
    table.app.stack.push(HintScene(table, Advice(match.session)))
    return True


def can_be_advised(table: TableScene) -> bool:
    """Whether there is anything to advise, and somebody who can."""
    match = table.match
    decision = match.decision
    here = decision is not None and match.past is None and match.computers.seat is None
    return here and match.advises and decision is not None and len(decision.options) > 1 and not decision.anyone
