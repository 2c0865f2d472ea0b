"""Where one can go from the table: menu, rules, settings, results, replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.scenes.table.laid_out import LaidOut

if TYPE_CHECKING:
    from kingsburg_table.table.app import App
    from kingsburg_table.table.scene import Scene


class WaysOut:
    """Opens other scenes."""

    menu: Callable[[], Scene]  #: scenes that lie over this very table
    possible: Callable[[], Scene]
    wished: Callable[[int, bool], None]  #: a seat wants turns to end without the closing press, or with it again

    def __init__(self, app: App, out: LaidOut) -> None:
        self.app, self.out = app, out
        self.stays = False  #: what comes over the table next is for the same eyes

    def settings(self) -> Scene:
        from kingsburg_table.table.scenes.settings import SettingsScene

        match = self.out.match
        people = [seat for at, seat in enumerate(match.session.seats) if match.screen.company.plays(at)]
        return SettingsScene([(seat.colour + 1, seat.name) for seat in people], self._by_name)

    def _by_name(self, name: str, quick: bool) -> None:
        self.wished(next(at for at, each in enumerate(self.out.match.session.seats) if each.name == name), quick)

    def open_menu(self) -> None:
        self.app.stack.push(self.menu())

    def open_settings(self) -> None:
        self.app.stack.push(self.settings())

    def open_rule(self, rule: str) -> None:
        """A rule; empty for the whole book."""
        from kingsburg_table.table.scenes.rules import open_rules

        open_rules(self.app, self.out.match.game, rule, at_table=True)

    def open_standing(self) -> None:
        """Everybody's open points: where they come from, and how they came."""
        from kingsburg_table.table.scenes.standing import StandingScene

        self.app.stack.push(StandingScene(self.out.match.session))

    def open_possible(self) -> None:
        """All that the seat may do now; nothing while nobody at the screen is asked. Over a secret choice it shows
        nothing but what that seat is asked, so the curtain stays open."""
        match = self.out.match
        if match.screen.phase is not Phase.TURN or match.past is not None or match.narrowing is None:
            return
        self.stays = True
        self.app.stack.push(self.possible())

    def match_over(self, reveal: bool = True) -> None:
        """The results; they lie over the finished board, which stays one press away."""
        from kingsburg_table.table.scenes.results import ResultsScene

        match = self.out.match
        self.app.stack.push(ResultsScene(match.session, match.path, self.out.layout, reveal))

    def replay(self) -> None:
        """The match from its beginning, or from the earlier moment that is looked at."""
        from kingsburg_table.table.scenes.replay import ReplayScene

        match = self.out.match
        record = match.past.record if match.past is not None else 0
        self.app.stack.push(ReplayScene(match.session, match.path, layout=self.out.layout, record=record))
