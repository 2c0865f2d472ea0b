"""What a tabletop needs to be drawn: a match at the table has it, and so has one that is played again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from kingsburg_table.core.actions import Decision, Option
from kingsburg_table.core.agenda import State
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.ledger import LedgerPage
from kingsburg_table.table.play.narrowing import Narrowing
from kingsburg_table.table.play.past import Past


class Shown(Protocol):
    """Everything is what those at the screen may see."""

    @property
    def session(self) -> Session[Any, Any]: ...

    @property
    def game(self) -> str: ...

    @property
    def seat(self) -> int:
        """Whose board lies in the estate."""

    @property
    def view(self) -> State: ...

    @property
    def past(self) -> Past | None:
        """Set while the view is of an earlier moment."""

    @property
    def decision(self) -> Decision | None: ...

    @property
    def narrowing(self) -> Narrowing | None: ...

    @property
    def pending(self) -> LedgerPage:
        """What is still to come to the seat from what it has done."""

    def wasteful(self, option: Option) -> bool:
        """Whether a part of what the option brings would be lost."""

    def counters(self, seat: int) -> Mapping[str, int]: ...
