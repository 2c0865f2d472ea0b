"""Where one can go from the table: menu, rules, settings, results, replay."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.table.box import Box
from kingsburg_table.table.layout import TableLayout
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.match import TableMatch
from kingsburg_table.table.scene import Scene
from kingsburg_table.table.scenes.table import ribbon
from kingsburg_table.table.scenes.table.hands import Hands
from kingsburg_table.table.scenes.table.laid_over import LaidOver
from kingsburg_table.table.scenes.table.rule_links import RuleLinks
from kingsburg_table.table.scenes.table.tabletop import Tabletop


class WaysOut(Scene):
    """The part of the table scene that opens other scenes."""

    match: TableMatch
    table_layout: TableLayout
    desk: Tabletop
    hands: Hands
    links: RuleLinks
    laid: LaidOver
    stays = False  #: what comes over the table next is for the same eyes

    def ribbon_buttons(self) -> Mapping[str, Box]:
        return ribbon.buttons(self.desk.regions.ribbon)

    def settings_scene(self) -> Scene:
        from kingsburg_table.table.scenes.settings import SettingsScene

        plays = self.match.screen.company.plays
        people = [seat for at, seat in enumerate(self.match.session.seats) if plays(at)]
        return SettingsScene([(seat.colour + 1, seat.name) for seat in people], self._wished)

    def _wished(self, name: str, quick: bool) -> None:
        """A player wants turns to end without the closing press, or with it again."""
        seat = next(at for at, each in enumerate(self.match.session.seats) if each.name == name)
        _, look = self.match.wishes(seat)
        self.hands.after(self.match.wish(seat, seal=not quick, look=look, now=self.app.now))

    def open_rule(self, rule: str = "") -> None:
        """A rule, or that of what is shown: slip, tooltip, open decision."""
        from kingsburg_table.table.scenes.rules import open_rules

        open_rules(self.app, self.match.game, rule or self.links.rule(), at_table=True)

    def open_standing(self) -> None:
        """Everybody's open points: where they come from, and how they came."""
        from kingsburg_table.table.scenes.standing import StandingScene

        self.app.stack.push(StandingScene(self.match.session))

    def open_possible(self) -> None:
        """All that the seat may do now; nothing while nobody at the screen is asked. Over a secret choice it shows
        nothing but what that seat is asked, so the curtain stays open."""
        from kingsburg_table.table.scenes.possible import PossibleScene

        match = self.match
        if match.screen.phase is not Phase.TURN or match.past is not None or match.narrowing is None:
            return
        self.stays = True
        self.app.stack.push(PossibleScene(self))  # type: ignore[arg-type]

    def match_over(self, reveal: bool = True) -> None:
        """The results; they lie over the finished board, which stays one press away."""
        from kingsburg_table.table.scenes.results import ResultsScene

        self.app.stack.push(ResultsScene(self.match.session, self.match.path, self.table_layout, reveal))

    def replay(self) -> None:
        """The match from its beginning, or from the earlier moment that is looked at."""
        from kingsburg_table.table.scenes.replay import ReplayScene

        past = self.match.past
        record = past.record if past is not None else 0
        self.app.stack.push(ReplayScene(self.match.session, self.match.path, layout=self.table_layout, record=record))
