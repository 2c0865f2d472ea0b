"""A first game: each new kind of decision is explained once per seat, until the next press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.core.actions import Decision
from kingsburg_table.core.catalogue import folder_of
from kingsburg_table.table.book.library import RULES
from kingsburg_table.table.book.pupils import Pupils
from kingsburg_table.table.book.teaching import Explained, teaching
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper, tag
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.input.events import Event, Hover, Key, Touch
from kingsburg_table.table.keys import Command, command_of
from kingsburg_table.table.play.focus import Focus
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.narrowing import kind_of
from kingsburg_table.table.play.why import CORE_RULES
from kingsburg_table.table.scenes.table import coach_place
from kingsburg_table.table.scenes.table.laid_out import LaidOut
from kingsburg_table.table.scenes.table.ways_out import WaysOut

if TYPE_CHECKING:
    from kingsburg_table.table.app import App

OK, RULE, STOP = "coach.ok", "coach.rule", "coach.stop"
STOP_KEY = "x"


class Coach:
    """Explains at one table. A press elsewhere closes an explanation and does what it does anyway."""

    def __init__(self, app: App, out: LaidOut, focus: Focus, ways: WaysOut) -> None:
        self.app, self.out, self.focus, self.ways = app, out, focus, ways
        self.hovered = ""
        self.quiet = False  #: while something else is told

    @property
    def pupils(self) -> Pupils:
        session = self.out.match.session
        return Pupils(self.app.settings, session.game, [seat.name for seat in session.seats])

    @property
    def teaches(self) -> bool:
        """Whether this game has anything to explain."""
        return bool(teaching(self.out.match.game).decisions)

    # -- what is explained ---------------------------------------------------------------------------------------------

    @property
    def note(self) -> Explained | None:
        """The explanation that lies open."""
        match = self.out.match
        decision = match.decision
        if self.quiet or decision is None or match.screen.phase is not Phase.TURN or match.past is not None:
            return None
        if match.seat not in match.screen.company.people or not self.pupils.needs(match.seat, decision.kind):
            return None
        return teaching(match.game).decisions.get(decision.kind)

    def rule(self, note: Explained) -> str:
        """The rule to look up: the explanation's own, else that of the very decision; empty where there is none."""
        decision = self.out.match.decision
        rule = note.rule or (decision.rule if decision is not None else "")
        return rule if (folder_of(self.out.match.game) / RULES).is_file() and rule not in CORE_RULES else ""

    def close(self) -> None:
        """It has been read; what everybody looks at together is told to all."""
        decision = self.out.match.decision
        if decision is not None:
            self.pupils.tell(self._readers(decision), decision.kind)
            self._changed()

    def stop(self) -> None:
        """Nothing more for the seat whose turn it is."""
        self.pupils.stop(self.out.match.seat)
        self._changed()

    def switch(self) -> None:
        """From the menu: on or off for the seat whose turn it is."""
        seat = self.out.match.seat
        if self.pupils.on(seat):
            self.pupils.stop(seat)
        else:
            self.pupils.start([seat])
        self._changed()

    def _readers(self, decision: Decision) -> list[int]:
        return list(range(len(self.out.match.session.seats))) if decision.anyone else [self.out.match.seat]

    def _changed(self) -> None:
        self.hovered = ""
        self.app.save_settings()
        self.app.redraw()

    # -- hands ---------------------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """True if the explanation took the event."""
        note = self.note
        if note is None:
            return False
        if isinstance(event, Hover):
            return self._hover(event, note)
        if isinstance(event, Touch):
            id = next((id for id, box in self.places(note).items() if box.holds(event.at)), "")
            mine = bool(id) or self._panel.holds(event.at)
            self._press(id or OK, note)
            return mine
        return isinstance(event, Key) and (event.repeat or self._key(event, note))

    def _hover(self, event: Hover, note: Explained) -> bool:
        over = next((id for id, box in self.places(note).items() if box.holds(event.at)), "")
        if over != self.hovered:
            self.hovered = over
            self.app.redraw()
        mine = self._panel.holds(event.at)
        if mine:
            self.focus.pointer(None)
        return mine

    def _key(self, key: Key, note: Explained) -> bool:
        command = command_of(key)
        if command is Command.RULE and self.rule(note):
            self._press(RULE, note)
        elif key.name == STOP_KEY and key.mods.plain:
            self._press(STOP, note)
        else:
            self._press(OK, note)
            return command is Command.CANCEL  # Escape closes what lies on top and no more
        return True

    def _press(self, id: str, note: Explained) -> None:
        if id == RULE:
            self.ways.open_rule(self.rule(note))
        elif id == STOP:
            self.stop()
        else:
            self.close()

    # -- drawing -------------------------------------------------------------------------------------------------------

    @property
    def _panel(self) -> Box:
        """Over the table: what is asked, the choices, undo and the seal stay in sight."""
        desk, theme = self.out.desk, self.app.theme
        spots = tuple((spot.id, spot.box) for spot in desk.spots)
        key = (self.note, desk.speaker.lang, theme.text_factor, desk.regions, spots)
        if self._placed is None or self._placed[0] != key:
            self._placed = key, self._find_place()
        return self._placed[1]

    _placed: tuple[object, Box] | None = None

    def _find_place(self) -> Box:
        note = self.note
        desk, stage = self.out.desk, self.out.desk.regions.stage
        if note is None:
            return Box(0, 0, 0, 0)
        buttons = self._buttons(note)[0] + self._margin
        size = coach_place.strip(self.app.canvas, self._words(note), buttons, stage.h / 3, desk.metrics.wide)
        lit, read = set(self.out.lit_ids()), desk.board.read
        things = [
            (spot.box, coach_place.LIT if spot.id in lit else coach_place.READ if kind_of(spot.target) in read else 1.0)
            for spot in desk.spots
        ]
        things += [(box, coach_place.READ) for box in desk.rivals.values()]
        things += [(placed.box, coach_place.READ) for id, placed in desk.pieces.items() if id in read]
        if self.out.chronicle_shows():
            things += [(row.box, coach_place.READ) for row in self.out.chronicle.rows[-coach_place.NEW_LINES:]]
        return coach_place.place(stage.inset(8, 6), size, things)

    def _words(self, note: Explained) -> str:
        return escape(getattr(note.text, self.out.desk.speaker.lang))

    @property
    def _margin(self) -> float:
        return 12.0 if self.out.desk.metrics.wide else 8.0

    def _buttons(self, note: Explained) -> tuple[float, float]:
        """How wide the buttons are together, and that of the rule; nothing where there is no rule."""
        wide = self.out.desk.metrics.wide
        t = self.out.desk.speaker.t
        canvas, size = self.app.canvas, 18 if wide else 16
        cap, pad = (52.0, 34.0) if wide else (44.0, 26.0)

        def need(words: str) -> float:
            return canvas.text_width(words, face="sans_bold", size=size) + pad

        number = self.rule(note)
        ok, rule, stop = need(t(OK)), need(number) + cap if number else 0.0, need(t(STOP)) + cap
        return max(ok + (rule + 6 if rule else 0), stop), rule

    def places(self, note: Explained) -> dict[str, Box]:
        """The buttons at the right end of the panel."""
        wide, panel = self.out.desk.metrics.wide, self._panel
        together, rule = self._buttons(note)
        high = coach_place.grown(self.app.canvas, coach_place.LEAST[wide])
        middle = Box(panel.x, panel.cy - high / 2, panel.w, high).inset(self._margin, 8 if wide else 6)
        upper, lower = middle.cut_right(together)[0].rows(2, 6 if wide else 4)
        if not rule:
            return {OK: upper, STOP: lower}
        book, first = upper.cut_right(rule)
        return {OK: Box(first.x, first.y, first.w - 6, first.h), RULE: book, STOP: lower}

    def draw(self, canvas: Canvas) -> None:
        note = self.note
        if note is None:
            return
        panel, wide = self._panel, self.out.desk.metrics.wide
        canvas.cached(("coach panel",), panel, lambda inner: _sheet(inner, panel), pad=20)
        places = self.places(note)
        side = coach_place.picture(wide)
        canvas.icon("hint", (panel.x + side * 0.8, panel.cy), side)
        text = coach_place.text_box(panel, min(box.x for box in places.values()), wide)
        write(canvas, self._words(note), text, coach_place.LETTERS[wide], lead=coach_place.LEAD)
        for id, box in places.items():
            self._button(canvas, id, box, note)

    def _button(self, canvas: Canvas, id: str, box: Box, note: Explained) -> None:
        wide, t = self.out.desk.metrics.wide, self.out.desk.speaker.t
        tag.chip(canvas, box, "hot" if id == self.hovered else "plain", 8)
        cap = {OK: "", RULE: "F1", STOP: STOP_KEY.upper()}[id]
        used = tag.keycap(canvas, cap, (box.x + (22 if wide else 18), box.cy), 16) if cap else 0.0
        words = self.rule(note) if id == RULE else t(id)
        inner = Box(box.x + used + (14 if cap else 8), box.y + 2, box.w - used - (20 if cap else 16), box.h - 4)
        write(canvas, f"*{escape(words)}*", inner, 18 if wide else 16, anchor="l" if cap else "c", lines=2, lead=1.0)


def _sheet(canvas: Canvas, box: Box) -> None:
    paper.sheet(canvas, (0, 0, box.w, box.h), "#FFF3CE", seed=8)
    canvas.rrect((3, 3, box.w - 6, box.h - 6), 6, None, "gilt_dark", 2)
