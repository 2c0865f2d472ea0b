"""The table as the seat that just moved still sees it, before the screen goes to the next one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kingsburg_table.core.actions import Decision, Option
from kingsburg_table.core.agenda import State
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.ledger import BLANK, LedgerPage
from kingsburg_table.table.play.narrowing import Narrowing
from kingsburg_table.table.play.past import Past


class StillThere:
    """`Shown` for another seat than the next one; nothing can be pressed. What only this seat may see is in it when it
    lay open a moment ago (`own`): the curtain has not fallen yet."""

    past: Past | None = None
    decision: Decision | None = None
    narrowing: Narrowing | None = None
    pending: LedgerPage = BLANK

    def __init__(self, session: Session[Any, Any], seat: int, own: bool = False) -> None:
        self.session, self.seat = session, seat
        self.view: State = session.view(seat if own else None)

    @property
    def game(self) -> str:
        return self.session.game

    def wasteful(self, option: Option) -> bool:
        return False

    def counters(self, seat: int) -> Mapping[str, int]:
        return self.session.controller.counters(self.view, seat)
