"""The table of an earlier moment as the seat saw it that was asked there; the match is over, so nothing is secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kingsburg_table.core.actions import Decision, Option
from kingsburg_table.core.agenda import State
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.ledger import BLANK, LedgerPage
from kingsburg_table.table.play.narrowing import Narrowing
from kingsburg_table.table.play.past import Past, look_back


class Then:
    """`Shown` after so many actions; nothing can be pressed."""

    decision: Decision | None = None
    narrowing: Narrowing | None = None
    pending: LedgerPage = BLANK

    def __init__(self, session: Session[Any, Any], record: int, seat: int) -> None:
        self.session, self.seat = session, seat
        self.past: Past | None = look_back(session, record, seat)
        self.view: State = self.past.view

    @property
    def game(self) -> str:
        return self.session.game

    def wasteful(self, option: Option) -> bool:
        return False

    def counters(self, seat: int) -> Mapping[str, int]:
        return self.session.controller.counters(self.view, seat)
