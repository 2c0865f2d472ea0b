"""A worked example at the table: the same presses as in a match, judged by the lesson."""

from __future__ import annotations

from kingsburg_table.core.actions import Action, Option, Refusal
from kingsburg_table.table.book.exercises import Kind
from kingsburg_table.table.book.lesson import Lesson
from kingsburg_table.table.play import prompt
from kingsburg_table.table.play.asked import Asked
from kingsburg_table.table.play.company import Company
from kingsburg_table.table.play.labels import ButtonLabel
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.play.match import TableMatch
from kingsburg_table.table.play.narrowing import Narrowing
from kingsburg_table.table.play.results import Moved, Played, Refused, Result, Selected
from kingsburg_table.table.play.screen import Screen
from kingsburg_table.table.play.why import Why, why
from kingsburg_table.table.play.words import Words, deed


class LessonAsked(Asked):
    """What a lesson asks: besides the decision, what its task wants."""

    def __init__(self, screen: Screen, lesson: Lesson) -> None:
        super().__init__(screen)
        self.lesson = lesson

    @property
    def sentence(self) -> Words | None:
        task = self.lesson.asked
        if self.screen.decision is None and task is not None and task.kind is Kind.LOOK:
            return Words("lesson.nothing")
        return super().sentence

    @property
    def waiting(self) -> Kind | None:
        """ATTEMPT or LOOK while the seal does that, because the reader has selected nothing else."""
        task, narrowing = self.lesson.asked, self.narrowing
        if task is None or (narrowing is not None and (narrowing.touched or self._chose(narrowing))):
            return None
        return task.kind if task.kind in (Kind.ATTEMPT, Kind.LOOK) else None

    @staticmethod
    def _chose(narrowing: Narrowing) -> bool:
        """A chip is armed; what is armed by itself, as the only option or the cheapest one, is nobody's choice."""
        armed = narrowing.armed
        return armed is not None and armed != narrowing.preselected and len(narrowing.decision.options) > 1

    @property
    def seal(self) -> prompt.SealLabel | None:
        task, waiting = self.lesson.asked, self.waiting
        if task is None or waiting is None:
            return super().seal
        if waiting is Kind.LOOK:
            return _pressable(Words("lesson.seal.look" if task.runs else "lesson.seal.go_on"))
        assert task.action is not None
        return _pressable(deed(self.screen.game, task.action, task.seat))


class LessonMatch(TableMatch):
    """The match of a lesson: one reader sits on all chairs, so nothing is hidden from them and nothing is saved."""

    asked: LessonAsked

    def __init__(self, lesson: Lesson, manner: Manner, now: float = 0.0) -> None:
        super().__init__(lesson.session, now=now, manner=manner, recaps=False, who=Company((), trusted=True))
        self.lesson = lesson
        self.asked = LessonAsked(self.screen, lesson)

    @property
    def over(self) -> bool:
        """A lesson has no results; without a decision its position is only looked at."""
        return False

    def press_seal(self, now: float, pressing: bool = False) -> Result:
        waiting = self.asked.waiting
        if waiting is Kind.LOOK:
            self.lesson.look()
            return self._moved(now, pressing)
        if waiting is Kind.ATTEMPT:
            refusal = self.lesson.attempt()
            return Moved(0) if refusal is None else self._refused(refusal)
        narrowing = self.narrowing
        if narrowing is not None and self.lesson.touch(narrowing.armed):
            return Moved(0)
        return super().press_seal(now, pressing)

    # -- pressing things ---------------------------------------------------------------------------------------------

    def press(self, target: str, now: float, marked: bool | None = None, pressing: bool = False) -> Result:
        narrowing = self.narrowing
        refusal = narrowing.why_not(target) if narrowing is not None and target != prompt.SEAL else None
        result = super().press(target, now, marked, pressing)
        if isinstance(result, Refused) and refusal is not None:
            self.lesson.met(refusal)
        elif isinstance(result, Selected):
            self._touched()
        return result

    def press_chip(self, option: Option) -> Result:
        result = super().press_chip(option)
        self._touched()
        return result

    def _touched(self) -> None:
        narrowing = self.narrowing
        if narrowing is not None:
            self.lesson.touch(narrowing.armed)

    def _play(self, option: Option, now: float, pressing: bool) -> Result:
        def act() -> Played:
            self.lesson.play(option, self.session.act)
            return Played(option, tuple(event for event in self.session.story[-1] if event.seen_by(self.screen.eyes)))

        return self._change(act, now, pressing)

    def _refused(self, refusal: Refusal) -> Refused:
        return Refused(why(self.game, refusal, self.screen.manner, self.seat))

    # -- undo goes back in the lesson --------------------------------------------------------------------------------

    @property
    def undo_label(self) -> ButtonLabel:
        return _label("lesson.step_back", "lesson.no_back", self.lesson.can_back)

    @property
    def redo_label(self) -> ButtonLabel:
        return _label("button.redo", "why.core.redo_nothing", False)

    @property
    def can_reset(self) -> bool:
        return self.lesson.can_back

    def undo(self, now: float, pressing: bool = False) -> Result:
        return self.step_back(now)

    def redo(self, now: float, pressing: bool = False) -> Result:
        return Refused(Why(Words("why.core.redo_nothing")))

    def reset(self, now: float, pressing: bool = False) -> Result:
        return self.restart(now)

    # -- time --------------------------------------------------------------------------------------------------------

    def step_back(self, now: float) -> Result:
        """To the task before, or back to the example's way."""
        self.lesson.back()
        return self._moved(now, False)

    def restart(self, now: float) -> Result:
        self.lesson.go_to(0)
        return self._moved(now, False)

    def _moved(self, now: float, pressing: bool) -> Result:
        """The lesson has moved its session, or taken another one."""
        self.screen.take(self.lesson.session)
        self.screen.follow(self.screen.eyes, now, pressing, False)
        return Moved(0)


def _pressable(words: Words) -> prompt.SealLabel:
    """A seal that can be pressed without an option of the match."""
    return prompt.SealLabel(words, Option(Action(), ()))


def _label(words: str, why_not: str, ready: bool) -> ButtonLabel:
    return ButtonLabel(Words(words), None if ready else Why(Words(why_not)))
