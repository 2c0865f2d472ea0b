"""Who plays: a computer takes a person's seat in the middle of the match, and a person takes it back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kingsburg_table.bots.mind import LEVELS, mind_of
from kingsburg_table.table.draw.computer import named
from kingsburg_table.table.play.company import computer_of
from kingsburg_table.table.scenes.table.menu import SheetMenu
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.table.scene import TableScene

Choice = tuple[str, str, Callable[[], object]]


class SeatsMenu(SheetMenu):
    """Every seat, with what would change there."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(t("seats.title"), t("seats.text"))
        self.table = table

    def choices(self) -> Sequence[Choice]:
        session, speaker = self.table.match.session, self.table.desk.speaker
        found: list[Choice] = []
        for seat, _ in enumerate(session.seats):
            by = computer_of(session, seat)
            words = speaker.t("seats.take_back" if by else "seats.hand_over", seat=seat)
            found.append((f"seat.{seat}", f"{words} ({named(session.game, by)})" if by else words, self._change(seat)))
        return [*found, ("back", t("menu.back"), self.back)]

    def _change(self, seat: int) -> Callable[[], None]:
        def change() -> None:
            if computer_of(self.table.match.session, seat):
                self.app.stack.pop()
                self.table.hands.after(self.table.match.take_over(seat, "", self.app.now))
            else:
                self.app.stack.replace(LevelMenu(self.table, seat))

        return change


class LevelMenu(SheetMenu):
    """Which computer takes the seat: levels, and a taste that no other at this table has."""

    def __init__(self, table: TableScene, seat: int) -> None:
        session = table.match.session
        super().__init__(table.desk.speaker.t("seats.level", seat=seat), t("seats.text"))
        self.table, self.seat = table, seat
        tastes = mind_of(session.game).personalities
        used = {session.played_by(other).partition(":")[2] for other, _ in enumerate(session.seats)}
        self.taste = next((taste for taste in tastes if taste not in used), next(iter(tastes)))

    def choices(self) -> Sequence[Choice]:
        game = self.table.match.game
        found: list[Choice] = [
            (f"level.{level}", named(game, f"{level}:{self.taste}"), self._seat(level)) for level in LEVELS
        ]
        return [*found, ("back", t("menu.back"), self.back)]

    def _seat(self, level: str) -> Callable[[], None]:
        def sit() -> None:
            self.app.stack.pop()
            self.table.hands.after(self.table.match.take_over(self.seat, f"{level}:{self.taste}", self.app.now))

        return sit
