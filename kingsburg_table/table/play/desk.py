"""What lies on the desk for the open decision: selection, prompt, chips, seal, ledger, chronicle, labels."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from kingsburg_table.core.actions import Option
from kingsburg_table.core.session import Session
from kingsburg_table.table.play import prompt
from kingsburg_table.table.play.chronicle import Chronicle, Group
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.labels import Label, redo_label, undo_label
from kingsburg_table.table.play.ledger import BLANK, Ledger, Page
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.play.narrowing import Narrowing
from kingsburg_table.table.play.screen import Screen
from kingsburg_table.table.play.why import Why, why
from kingsburg_table.table.play.words import Words


class Desk(Screen):
    """Everything is made when it is first asked for, and anew when the match moved."""

    def __init__(self, session: Session[Any, Any], now: float, manner: Manner, recaps: bool) -> None:
        super().__init__(session, now, manner, recaps)
        self.chronicle = Chronicle(session)
        self._narrowing: Narrowing | None = None
        self._ledger = Ledger(session.preview)
        self._story: tuple[Group, ...] | None = None
        self._undo: Label | None = None

    @property
    def narrowing(self) -> Narrowing | None:
        decision = self.decision
        if decision is None:
            return None
        if self._narrowing is None:
            self._narrowing = Narrowing(decision, self.session.blocked(decision.seat), self.manner.means)
        return self._narrowing

    @property
    def sentence(self) -> Words | None:
        decision = self.decision
        return None if decision is None else prompt.sentence(decision)

    @property
    def seal(self) -> prompt.SealLabel | None:
        narrowing = self.narrowing
        return None if narrowing is None else prompt.seal_label(self.game, narrowing)

    def chips(self, on_table: Container[str]) -> tuple[prompt.Chip, ...]:
        """The choices that belong into the scroll, without keys (see `prompt.with_keys`)."""
        narrowing = self.narrowing
        return () if narrowing is None else prompt.chips(self.game, narrowing, on_table)

    def ledger(self, looking: str | None = None) -> Page:
        """The page of what is looked at, else of what is armed."""
        narrowing = self.narrowing
        if narrowing is None or self.phase is not Phase.TURN or self._past is not None:
            return BLANK
        option = narrowing.would_arm(looking) if looking is not None else None
        return self._ledger.page(option or narrowing.armed)

    def ledger_of(self, option: Option) -> Page:
        """The page of a chip that is looked at."""
        return self._ledger.page(option) if self.decision is not None else BLANK

    def why_not(self, target: str) -> Why | None:
        """Why a dimmed thing cannot be touched; None for what some option contains."""
        narrowing = self.narrowing
        refusal = None if narrowing is None else narrowing.why_not(target)
        return None if refusal is None else why(self.game, refusal, self.manner, self.seat, target)

    @property
    def story(self) -> tuple[Group, ...]:
        if self._story is None:
            self._story = self.chronicle.groups(self.eyes)
        return self._story

    @property
    def undo_label(self) -> Label:
        if self._undo is None:
            self._undo = undo_label(self.session, self.eyes)
        return self._undo

    @property
    def redo_label(self) -> Label:
        return redo_label(self.session, self.eyes)

    @property
    def can_reset(self) -> bool:
        record = self.session.undoable.record
        decision = self.session.decision
        return record is not None and decision is not None and record.seat == decision.seat

    def _renew(self) -> None:
        super()._renew()
        self._narrowing = None
        self._ledger = Ledger(self.session.preview)
        self._story = None
        self._undo = None
