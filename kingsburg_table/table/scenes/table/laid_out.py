"""What lies on the table and where: the desk, the scroll, the chronicle; laid out anew when anything changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import TableLayout
from kingsburg_table.table.play.focus import Focus, Focusable
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.ledger import LedgerPage
from kingsburg_table.table.play.match import TableMatch
from kingsburg_table.table.play.recap import last_turn
from kingsburg_table.table.scenes.table import ribbon
from kingsburg_table.table.scenes.table.chronicle import ChronicleView, Row
from kingsburg_table.table.scenes.table.laid_over import LaidOver
from kingsburg_table.table.scenes.table.news import News
from kingsburg_table.table.scenes.table.past_shown import moment, warm
from kingsburg_table.table.scenes.table.scroll import Scroll
from kingsburg_table.table.scenes.table.scroll_places import Control, grid_of_chips
from kingsburg_table.table.scenes.table.tabletop import RIVAL, Tabletop, nowhere
from kingsburg_table.table.window import Window
from kingsburg_table.text import language
from kingsburg_table.text.speaker import Speaker

if TYPE_CHECKING:
    from kingsburg_table.table.app import App

LINE = "line"  #: ids of the chronicle's lines, for the keyboard


class LaidOut:
    """One table's things and controls, by id and by place."""

    desk: Tabletop
    scroll: Scroll
    chronicle: ChronicleView

    def __init__(self, app: App, match: TableMatch, layout: TableLayout, focus: Focus, laid: LaidOver) -> None:
        self.app, self.match, self.layout = app, match, layout
        self._focus, self._laid = focus, laid
        self.coming: Iterator[None] | None = None  #: the things as they lie, while others are still on the screen
        self.warming: Iterator[None] | None = None  #: pictures that may be needed next

    # -- laying out ----------------------------------------------------------------------------------------------

    def lay(self, window: Window) -> None:
        """For this window, language and theme."""
        session = self.match.session
        data = session.rules.data
        names = data.names() if hasattr(data, "names") else {}
        speaker = Speaker(language(), names, [seat.name for seat in session.seats])
        over = self.desk.over if hasattr(self, "desk") else None
        self.desk = Tabletop(self.match, self.layout, window.metrics, speaker)
        self.desk.over = over
        self.chronicle = ChronicleView(self.desk.regions.chronicle, speaker, session.seats, window.metrics.wide)

    def renew(self, follow: bool = False) -> None:
        """The match or the selection changed: lay out what follows from it."""
        canvas = self.app.canvas
        self.desk.renew()
        self.coming, self.warming = chain(self.desk.come(canvas), self._around(canvas)), self.desk.warm(canvas)
        self.scroll = Scroll(self.match, self.desk.regions, self.desk.board, self.desk.sight)
        if self.match.past is not None:
            self.scroll.moment = moment(self.desk)
        elif self.match.screen.phase is Phase.RECAP:
            self.scroll.news = self._news(canvas)
        self.scroll.renew(canvas, self.desk.on_table)
        self.chronicle.box = self.desk.regions.chronicle
        self.chronicle.renew(canvas, self.match.screen.story)
        if not self.scroll.bar.more:
            self._laid.grid = False
        lit = set(self.lit_ids())
        asked = dict.fromkeys(spot.piece for spot in self.desk.spots if spot.id in lit)
        self._focus.place(self.focusable(), (*asked, "scroll", "extras", "rivals"))
        if follow:
            self._focus.follow(self.lit_ids())
            warm(canvas, self.desk)

    def _around(self, canvas: Canvas) -> Iterator[None]:
        """The same for what lies around the table."""
        unseen = nowhere(canvas)
        self.scroll.draw(unseen, None, False, None)
        yield
        if self.chronicle_shows():
            self.chronicle.draw(unseen, self.desk.speaker.t("desk.chronicle"), None, None)
        yield

    def _news(self, canvas: Canvas) -> News:
        """The recap: from the name to the seal's words, since nothing else is needed in the scroll meanwhile."""
        match, place = self.match, self.scroll.places
        panel = Box(place.panel.x, place.panel.y, place.label.x - 14 - place.panel.x, place.panel.h)
        first = last_turn(match.seat, match.session.records) < 0
        return News(canvas, panel, match.screen.recap, self.desk, first)

    def focusable(self) -> list[Focusable]:
        things = self.desk.focusable()
        if self._laid.drawer and self.chronicle_shows():
            things += [Focusable(f"{LINE}.{at}", row.box, "chronicle") for at, row in enumerate(self.chronicle.rows)]
        things += [
            Focusable(control.id, control.box, "scroll", control.id in ("undo", "redo", "reset"))
            for control in self.scroll.controls
        ]
        things += [Focusable(control.id, control.box, "extras") for control in self.extras()]
        if self._laid.grid:
            things += [Focusable(f"grid.{at}", box, "grid") for at, (box, _) in enumerate(self.grid())]
        return things

    # -- by id ---------------------------------------------------------------------------------------------------

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

    def anchor(self, id: str) -> Box | None:
        """What a slip or a tooltip lies beside."""
        spot, control = self.desk.spot(id), self.control(id)
        if spot is not None:
            return spot.box
        kind, _, seat = id.partition(".")
        if kind == RIVAL:
            return self.desk.rivals.get(int(seat))
        return control.box if control is not None else None

    def page(self, looking: str | None) -> LedgerPage:
        """The ghost ledger of what is looked at, else of what is armed."""
        spot, control = self.desk.spot(looking), self.control(looking)
        if control is not None and control.chip is not None and control.chip.target:
            return self.match.asked.ledger(control.chip.target)
        if control is not None and control.chip is not None:
            return self.match.asked.ledger_of(control.chip.option)
        return self.match.asked.ledger(spot.target if spot is not None else None)

    # -- by place ------------------------------------------------------------------------------------------------

    def id_at(self, at: Point) -> str | None:
        """What lies uppermost at a point."""
        extra = next((control for control in self.extras() if control.box.holds(at)), None)
        if extra is not None:
            return extra.id
        if self._laid.grid:
            for number, (box, _) in enumerate(self.grid()):
                if box.holds(at):
                    return f"grid.{number}"
        control = self.scroll.control_at(at)
        if control is not None:
            return control.id
        if self.chronicle_shows() and self.chronicle.box.holds(at):
            return None
        spot = self.desk.spot_at(at)
        if spot is not None and not self._laid.grid:
            return spot.id
        rival = self.desk.rival_at(at)
        return f"{RIVAL}.{rival}" if rival is not None else None

    def eye_at(self, at: Point) -> bool:
        """Whether a press that is held here looks at a secret."""
        control, spot = self.scroll.control_at(at), self.desk.spot_at(at)
        return control.id == "eye" if control is not None else spot is not None and self.desk.is_eye(spot)

    def row_at(self, at: Point) -> Row | None:
        """The line of the chronicle at a point."""
        return self.chronicle.row_at(at) if self.chronicle_shows() else None

    def around(self) -> tuple[Box, ...]:
        """What lies around the table: ribbon, scroll, the chronicle where it is open."""
        regions = self.desk.regions
        return regions.ribbon, regions.scroll, *([regions.chronicle] if self.chronicle_shows() else [])

    def chronicle_shows(self) -> bool:
        """A staged view has no room for it, but it stays while one looks at another time from it."""
        here = self.desk.sight.focus != "stage" or self.match.past is not None
        return here and (self.desk.metrics.wide or self._laid.drawer)

    def ribbon_buttons(self) -> Mapping[str, Box]:
        return ribbon.buttons(self.desk.regions.ribbon)
