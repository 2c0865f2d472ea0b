"""The table scene: draws a match and lets people play it. It knows no rule: it touches listed options.

It is put together of parts that know each other and not the scene; what lies on the table is `LaidOut`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kingsburg_table.core.session import Session
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.input.events import ENDS_MOTION, Event
from kingsburg_table.table.layout import TableLayout, table_layout
from kingsburg_table.table.loop import clock
from kingsburg_table.table.play.focus import Focus
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.match import TableMatch
from kingsburg_table.table.scene import Scene
from kingsburg_table.table.scenes.table import drawing
from kingsburg_table.table.scenes.table.aftermath import Aftermath
from kingsburg_table.table.scenes.table.chronicle import ChronicleView
from kingsburg_table.table.scenes.table.coach import Coach
from kingsburg_table.table.scenes.table.dragging import Dragging
from kingsburg_table.table.scenes.table.hands import Hands
from kingsburg_table.table.scenes.table.hints import Hints
from kingsburg_table.table.scenes.table.keyboard import Keyboard
from kingsburg_table.table.scenes.table.laid_out import LaidOut
from kingsburg_table.table.scenes.table.laid_over import LaidOver
from kingsburg_table.table.scenes.table.looking import Looking
from kingsburg_table.table.scenes.table.noises import Noises
from kingsburg_table.table.scenes.table.opponents import Opponents
from kingsburg_table.table.scenes.table.past_shown import warm
from kingsburg_table.table.scenes.table.pointer import Pointer
from kingsburg_table.table.scenes.table.presses import Presses
from kingsburg_table.table.scenes.table.rule_links import RuleLinks
from kingsburg_table.table.scenes.table.sand_glass import SandGlass
from kingsburg_table.table.scenes.table.scroll import Scroll
from kingsburg_table.table.scenes.table.staging import Staging
from kingsburg_table.table.scenes.table.tabletop import Tabletop
from kingsburg_table.table.scenes.table.travel import Travel
from kingsburg_table.table.scenes.table.ways_out import WaysOut
from kingsburg_table.table.window import Window

WARMING_MS = 4.0  #: of one turn of the loop, for pictures that may be needed next


class TableScene(Scene):
    """One match on the screen."""

    def __init__(self, session: Session[Any, Any], path: Path | None = None, layout: TableLayout | None = None) -> None:
        self.table_layout = layout or table_layout(session.game)
        self.match = self.make_match(session, path)
        self.focus = Focus()
        self.pointer = Pointer()
        self.laid = LaidOver()
        self.sand_glass = SandGlass()

    def make_match(self, session: Session[Any, Any], path: Path | None) -> TableMatch:
        return TableMatch(session, path=path, manner=self.table_layout.manner)

    def make_out(self) -> LaidOut:
        return LaidOut(self.app, self.match, self.table_layout, self.focus, self.laid)

    def settings(self) -> Scene | None:
        return self.ways.settings()

    def make_ways(self) -> WaysOut:
        return WaysOut(self.app, self.out)

    def sit_down(self) -> None:
        """Put the parts together, each with those that it needs."""
        app, focus, laid = self.app, self.focus, self.laid
        self.out = out = self.make_out()
        self.noises = Noises(app.sound, out, focus)
        self.staging = Staging(app, out, self.noises)
        self.ways = self.make_ways()
        self.ways.menu, self.ways.possible, self.ways.wished = self._menu, self._possible, self._wished
        self.aftermath = Aftermath(out, laid, self.noises, self.staging, self.ways)
        drag = Dragging(app, out, focus, laid, self.aftermath)
        self.links = RuleLinks(app, out, focus, laid, drag)
        self.travel = Travel(out, focus, laid)
        self.coach = Coach(app, out, focus, self.ways)
        presses = Presses(app, out, focus, laid, drag, self.links, self.ways, self.travel, self.aftermath)
        self.hints = Hints(app, out, focus, presses)
        self.opponents = Opponents(app, out, self.travel, self.staging, self.aftermath)
        keyboard = Keyboard(out, focus, laid, presses, self.travel, self.hints)
        looking = Looking(out, self.pointer, focus, self.links, self.travel)
        self.hands = Hands(out, laid, looking, drag, presses, keyboard)

    @property
    def desk(self) -> Tabletop:
        return self.out.desk

    @property
    def scroll(self) -> Scroll:
        return self.out.scroll

    @property
    def chronicle(self) -> ChronicleView:
        return self.out.chronicle

    def renew(self) -> None:
        """From outside: the match was changed."""
        self.out.renew()

    # -- life ----------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.match.path = self.match.path or self.app.match
        self.app.match = self.match.path
        self.sit_down()
        decision = self.match.session.decision
        if decision is not None and self.match.screen.company.hides(decision):
            self.match.screen.handover.cover()

    def leave(self) -> None:
        self.noises.leave()
        if self.app.match == self.match.path:
            self.app.match = None

    def pause(self) -> None:
        self.staging.finish()
        self.hands.drag.cancel()
        stays, self.ways.stays = self.ways.stays, False
        if not stays and self.match.screen.hidden_from_sight():
            self.out.renew()

    def layout(self, window: Window) -> None:
        self.staging.finish()
        self.hands.drag.cancel()
        self.out.lay(window)
        opens, self._told = not self._told, True
        if opens:
            told = (self.desk.speaker.t(notice.id, **notice.values) for notice in self.match.session.notices)
            self.laid.message = " ".join(told)
        self.out.renew()
        warm(self.app.canvas, self.desk)
        if opens:
            self.staging.open()

    _told = False

    @property
    def busy(self) -> bool:
        return self.match.computers.thinking or self.hints.thinking

    def prepare(self) -> bool:
        out = self.out
        if self.staging.moving and out.coming is not None:
            if through(out.coming):
                out.coming = None
            return True
        if out.warming is None:
            return self.hints.think() or self.opponents.think()
        if not self.staging.moving and through(out.warming):
            out.warming = None
        return True

    # -- events and time -----------------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if isinstance(event, ENDS_MOTION):
            self.staging.end()
            self.opponents.end()
        if self.staging.throwing.handle(event) or self.coach.handle(event) or self.hints.handle(event):
            return True
        return self.hands.handle(event)

    def tick(self, dt: float) -> bool:
        now = self.app.now
        self.opponents.let_play(now)
        changed = self.match.screen.phase is Phase.CURTAIN and self.match.screen.handover.progress(now) > 0
        result = self.match.screen.tick(now)
        if result is not None:
            closed = self.app.window.keep()
            self.aftermath.show(result)
            if self.app.settings.moves:
                self.staging.cloth.part(closed)
            changed = True
        banner = self.match.screen.handover.banner(now)
        changed = self.hands.looking.rest(now) or changed or banner or self._bannered  # without a banner once more
        self._bannered = banner
        changed = self.staging.tick(now) or changed
        self.noises.watch(now)
        changed = self._watch_sand(now) or changed
        changed = self.opponents.watch(now) or changed
        return self.laid.watch(self.focus.looking, now) or changed

    _bannered = False

    def _watch_sand(self, now: float) -> bool:
        match = self.match
        asked = match.screen.phase is Phase.TURN and match.decision is not None and match.past is None
        on = self.app.settings.sand_glass and asked and match.screen.company.plays(match.seat)
        return self.sand_glass.watch(match.seat if on else None, now)

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        drawing.draw(self, canvas)

    def acknowledge(self, canvas: Canvas) -> None:
        """The seal was pressed: light around it, at once."""
        regions = self.desk.regions
        canvas.circle(regions.seal, regions.seal_radius + 5, None, "gold_bright", 4)

    def draw_ribbon(self, canvas: Canvas) -> None:
        drawing.top(self, canvas)

    # -- what lies over this table -------------------------------------------------------------------------------

    def _menu(self) -> Scene:
        from kingsburg_table.table.scenes.table.menu import TableMenu

        return TableMenu(self)

    def _possible(self) -> Scene:
        from kingsburg_table.table.scenes.possible import PossibleScene

        return PossibleScene(self)

    def _wished(self, seat: int, quick: bool) -> None:
        _, look = self.match.wishes(seat)
        self.aftermath.show(self.match.wish(seat, seal=not quick, look=look, now=self.app.now))

    def report(self) -> dict[str, str]:
        session = self.match.session
        return {"game": session.game, "path": session.path, "actions": str(len(session.records))}


def through(pictures: Iterator[None]) -> bool:
    """Go on with these for a slice of time; whether that was the last of them."""
    until = clock() + WARMING_MS
    return not any(clock() >= until for _ in pictures)
