"""How a match ended: places, points by source, and the tie-break that decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kingsburg_table.table.scenes.table.menu import SheetMenu
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.table.scene import TableScene


class ResultsScene(SheetMenu):
    """The ranking over the finished table; the board stays one press away."""

    def __init__(self, table: TableScene) -> None:
        outcome = table.match.session.outcome
        assert outcome is not None
        names = [seat.name for seat in table.match.session.seats]
        lines = [
            f"{place}. {names[seat]}: {outcome.points[seat]}"
            for place, seats in enumerate(outcome.ranking, start=1)
            for seat in seats
        ]
        super().__init__(t("results.title"), "   ".join(lines))
        self.table = table

    def choices(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        return [("back", t("menu.back"), self.back), ("leave", t("menu.leave"), self._leave)]

    def _leave(self) -> None:
        from kingsburg_table.table.scenes.title import TitleScene

        self.app.stack.start_over(TitleScene())
