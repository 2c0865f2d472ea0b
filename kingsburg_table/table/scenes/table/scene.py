"""The table scene: draws a match and lets people play it. It knows no rule: it touches listed options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from kingsburg_table.core.session import Session
from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.input.events import ENDS_MOTION, Event
from kingsburg_table.table.layout import TableLayout, table_layout
from kingsburg_table.table.loop import clock
from kingsburg_table.table.play.focus import Focus
from kingsburg_table.table.play.focus import Focusable as Focusable
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.ledger import LedgerPage
from kingsburg_table.table.play.match import TableMatch
from kingsburg_table.table.play.recap import last_turn
from kingsburg_table.table.scenes.table import drawing
from kingsburg_table.table.scenes.table.chronicle import ChronicleView
from kingsburg_table.table.scenes.table.coach import Coach
from kingsburg_table.table.scenes.table.hands import Hands
from kingsburg_table.table.scenes.table.hints import Hints
from kingsburg_table.table.scenes.table.laid_over import LaidOver
from kingsburg_table.table.scenes.table.news import News
from kingsburg_table.table.scenes.table.noises import Noises
from kingsburg_table.table.scenes.table.opponents import Opponents
from kingsburg_table.table.scenes.table.pointer import Pointer
from kingsburg_table.table.scenes.table.rule_links import RuleLinks
from kingsburg_table.table.scenes.table.sand_glass import SandGlass
from kingsburg_table.table.scenes.table.scroll import Control, Scroll, grid_of_chips
from kingsburg_table.table.scenes.table.staging import Staging
from kingsburg_table.table.scenes.table.tabletop import RIVAL, Tabletop
from kingsburg_table.table.scenes.table.travel import Travel, moment
from kingsburg_table.table.scenes.table.ways_out import WaysOut
from kingsburg_table.table.window import Window
from kingsburg_table.text import language
from kingsburg_table.text.speaker import Speaker

WARMING_MS = 4.0  #: of one turn of the loop, for pictures that may be needed next
ON_THE_WAY = 24.0  #: units around a slip in which the hand is still on its way to it


class TableScene(WaysOut):
    """One match on the screen."""

    def __init__(self, session: Session[Any, Any], path: Path | None = None, layout: TableLayout | None = None) -> None:
        self.table_layout = layout or table_layout(session.game)
        self.match = self.make_match(session, path)
        self.focus = Focus()
        self.pointer = Pointer()
        self.laid = LaidOver()
        self.hands = Hands(self)
        self.noises = Noises(self)
        self.links = RuleLinks(self)
        self.coach = Coach(self)
        self.hints = Hints(self)
        self.opponents = Opponents(self)
        self.travel = Travel(self)
        self.sand_glass = SandGlass()
        self.desk: Tabletop
        self.scroll: Scroll
        self.chronicle: ChronicleView

    def make_match(self, session: Session[Any, Any], path: Path | None) -> TableMatch:
        return TableMatch(session, path=path, manner=self.table_layout.manner)

    # -- life ----------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.match.path = self.match.path or self.app.match
        self.app.match = self.match.path
        self.staging = Staging(self)
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
        stays, self.stays = self.stays, False
        if not stays and self.match.screen.hidden_from_sight():
            self.renew()

    def layout(self, window: Window) -> None:
        session = self.match.session
        self.staging.finish()
        self.hands.drag.cancel()
        data = session.rules.data
        names = data.names() if hasattr(data, "names") else {}
        speaker = Speaker(language(), names, [seat.name for seat in session.seats])
        over = self.desk.over if hasattr(self, "desk") else None
        self.desk = Tabletop(self.match, self.table_layout, window.metrics, speaker)
        self.desk.over = over
        self.chronicle = ChronicleView(self.desk.regions.chronicle, speaker, session.seats, window.metrics.wide)
        opens = False
        if not self._told:
            self._told = True
            self.laid.message = " ".join(speaker.t(notice.id, **notice.values) for notice in session.notices)
            opens = True
        self.renew()
        self.travel.warm(self.app.canvas)
        if opens:
            self.staging.open()

    _told = False

    @property
    def busy(self) -> bool:
        return self.match.computers.thinking or self.hints.thinking

    def prepare(self) -> bool:
        if self._warming is None:
            return self.hints.think() or self.opponents.think()
        until = clock() + WARMING_MS
        for _ in self._warming:
            if clock() >= until:
                return True
        self._warming = None
        return True

    _warming: Iterator[None] | None = None

    def renew(self, follow: bool = False) -> None:
        """The match or the selection changed: lay out what follows from it."""
        canvas = self.app.canvas
        self.desk.renew()
        self._warming = self.desk.warm(canvas)
        self.scroll = Scroll(self.match, self.desk.regions, self.desk.board, self.desk.sight)
        if self.match.past is not None:
            self.scroll.moment = moment(self.desk)
        elif self.match.screen.phase is Phase.RECAP:
            self.scroll.news = self._news(canvas)
        self.scroll.renew(canvas, self.desk.on_table)
        self.chronicle.box = self.desk.regions.chronicle
        self.chronicle.renew(canvas, self.match.screen.story)
        if not self.scroll.bar.more:
            self.laid.grid = False
        lit = set(self.lit_ids())
        asked = dict.fromkeys(spot.piece for spot in self.desk.spots if spot.id in lit)
        self.focus.place(self._focusable(), (*asked, "scroll", "extras", "rivals"))
        if follow:
            self.focus.follow(self.lit_ids())
            self.travel.warm(canvas)

    def _news(self, canvas: Canvas) -> News:
        """The recap: from the name to the seal's words, since nothing else is needed in the scroll meanwhile."""
        match, place = self.match, self.scroll.places
        panel = Box(place.panel.x, place.panel.y, place.label.x - 14 - place.panel.x, place.panel.h)
        first = last_turn(match.seat, match.session.records) < 0
        return News(canvas, panel, match.screen.recap, self.desk, first)

    def _focusable(self) -> list[Focusable]:
        things = [*self.desk.focusable(), *self.travel.focusable()]
        things += [
            Focusable(control.id, control.box, "scroll", control.id in ("undo", "redo", "reset"))
            for control in self.scroll.controls
        ]
        things += [Focusable(control.id, control.box, "extras") for control in self.extras()]
        if self.laid.grid:
            things += [Focusable(f"grid.{at}", box, "grid") for at, (box, _) in enumerate(self.grid())]
        return things

    def lit_ids(self) -> list[str]:
        """Things and chips that can be pressed now."""
        narrowing = self.match.narrowing
        lit = set() if narrowing is None else narrowing.lit
        ids = [spot.id for spot in self.desk.spots if spot.target in lit]
        ids += [control.id for control in self.scroll.controls if control.chip is not None]
        label = self.match.asked.seal
        return [*ids, *(["seal"] if label is not None and label.ready else [])]

    def grid(self) -> list[tuple[Box, Any]]:
        """The grid of all chips, when "more" is open."""
        return grid_of_chips(self.desk.regions, self.scroll.bar.chips, self.desk.metrics.wide)

    def control(self, id: str | None) -> Control | None:
        return next((control for control in (*self.scroll.controls, *self.extras()) if control.id == id), None)

    def extras(self) -> Sequence[Control]:
        """Controls besides those of the scroll; they lie over everything else."""
        return ()

    def press_extra(self, id: str) -> None:
        """One of them was pressed."""

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
            self.hands.after(result)
            changed = True
        banner = self.match.screen.handover.banner(now)
        changed = self.hands.rest(now) or changed or banner or self._bannered  # without a banner once more
        self._bannered = banner
        changed = self.staging.tick(now) or changed
        self.noises.watch(now)
        changed = self._watch_sand(now) or changed
        changed = self.opponents.watch(now) or changed
        return self.laid.watch(self.focus.looking, now) or changed

    def _watch_sand(self, now: float) -> bool:
        match = self.match
        asked = match.screen.phase is Phase.TURN and match.decision is not None and match.past is None
        on = self.app.settings.sand_glass and asked and match.screen.company.plays(match.seat)
        return self.sand_glass.watch(match.seat if on else None, now)

    def moved_on(self, at: Point) -> bool:
        """The hand has gone to another thing than the one a slip speaks of, and not to the slip itself."""
        looking, slip = self.focus.looking, self.links.slip()
        if self.laid.why is None or looking is None or looking == self.laid.why[1]:
            return False
        return slip is None or not slip.box.inset(-ON_THE_WAY).holds(at)

    # -- drawing -------------------------------------------------------------------------------------------------

    def page(self) -> LedgerPage:
        """The ghost ledger of what is looked at, else of what is armed."""
        looking = self.focus.looking
        spot = self.desk.spot(looking)
        control = self.control(looking)
        if control is not None and control.chip is not None and control.chip.target:
            return self.match.asked.ledger(control.chip.target)
        if control is not None and control.chip is not None:
            return self.match.asked.ledger_of(control.chip.option)
        return self.match.asked.ledger(spot.target if spot is not None else None)

    _bannered = False

    def draw(self, canvas: Canvas) -> None:
        drawing.draw(self, canvas)

    def acknowledge(self, canvas: Canvas) -> None:
        """The seal was pressed: light around it, at once."""
        regions = self.desk.regions
        canvas.circle(regions.seal, regions.seal_radius + 5, None, "gold_bright", 4)

    def draw_ribbon(self, canvas: Canvas) -> None:
        drawing.top(self, canvas)

    @property
    def tip_shows(self) -> bool:
        """Whether a tooltip (or its zoom) may be on the screen."""
        free = self.laid.why is None and self.match.screen.phase is Phase.TURN and not self.hands.drag.on
        return free and (self.laid.zoom or (self.laid.tip_due and not self.app.motion.moving))

    def chronicle_shows(self) -> bool:
        """A staged view has no room for it, but it stays while one looks at another time from it."""
        here = self.desk.sight.focus != "stage" or self.match.past is not None
        return here and (self.desk.metrics.wide or self.laid.drawer)

    def anchor(self, id: str) -> Box | None:
        spot, control = self.desk.spot(id), self.control(id)
        if spot is not None:
            return spot.box
        kind, _, seat = id.partition(".")
        if kind == RIVAL:
            return self.desk.rivals.get(int(seat))
        return control.box if control is not None else None

    def press_ribbon(self, name: str) -> None:
        if name == "menu":
            self.open_menu()
        elif name == "rules":
            self.open_rule()
        else:
            self.app.stack.push(self.settings_scene())

    def open_menu(self) -> None:
        from kingsburg_table.table.scenes.table.menu import TableMenu

        self.app.stack.push(TableMenu(self))

    def report(self) -> dict[str, str]:
        session = self.match.session
        return {"game": session.game, "path": session.path, "actions": str(len(session.records))}
