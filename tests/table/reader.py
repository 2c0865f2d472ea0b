"""Somebody who tries worked examples on the real table, with the mouse alone."""

from __future__ import annotations

from typing import Any

from kingsburg_table.table.book.exercises import Kind
from kingsburg_table.table.scenes.rules.tryout import TryScene
from tests.table.hand import Hand
from tests.table.sitting import Sitting


class Reader(Sitting):
    """Reads an example with the mouse alone."""

    def __init__(self, hand: Hand, scene: TryScene) -> None:
        self.hand, self.scene = hand, scene
        self.presses = self.decisions = 0
        if hand.app.stack.top is not scene:
            hand.show(scene)

    @property
    def session(self) -> Any:
        return self.scene.match.session

    @property
    def lesson(self) -> Any:
        return self.scene.lesson  # type: ignore[attr-defined]

    def solve(self) -> None:
        """Do what the task asks for."""
        task, option = self.lesson.asked, self.lesson.option
        self.hand.wait(400)
        if self.scene.laid.why is not None:
            self.hand.key("escape")  # the slip may lie over what is wanted next
        armed = task.kind is Kind.TOUCH and self.match.narrowing.armed == option
        if armed or task.kind in (Kind.ATTEMPT, Kind.LOOK):
            self.press_seal()
        else:
            if self.match.narrowing.touched:
                self.hand.key("escape")
            self.arm(option)
            if task.kind is Kind.MOVE:
                self.hand.wait(400)
                self.press_seal()

    def press_bar(self, id: str) -> None:
        control = self.scene.out.control(id)
        assert control is not None
        self.hand.wait(400)
        self.click(control.box.centre)

    def stray(self) -> bool:
        """Play something that is allowed but not asked for; False where nobody is asked anything else."""
        decision = self.session.decision
        others = [] if decision is None else [each for each in decision.options if each != self.lesson.option]
        if not others or (self.lesson.asked.kind is Kind.TOUCH and len(others) < 2):
            return False
        other = others[-1]
        self.hand.wait(400)
        self.arm(other)
        assert self.match.narrowing.armed == other
        self.hand.wait(400)
        self.press_seal()
        return True
