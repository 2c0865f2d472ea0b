"""A match played again: the table of any moment as all may see it, with a line of time below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from kingsburg_table.core.session import Session
from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import crest, tag, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.textbox import fits, write
from kingsburg_table.table.input.events import Event
from kingsburg_table.table.layout import MEASURES, TableLayout, table_layout
from kingsburg_table.table.metrics import LEAST_SCALE
from kingsburg_table.table.play.ledger import BLANK
from kingsburg_table.table.play.replayer import SPEEDS, Jump, Replayer
from kingsburg_table.table.play.words import Words, said
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.scenes.replay import branch, transport
from kingsburg_table.table.scenes.replay.ahead import warm
from kingsburg_table.table.scenes.replay.axis import Axis
from kingsburg_table.table.scenes.replay.hands import ReplayHands
from kingsburg_table.table.scenes.table import marks, overlays, ribbon
from kingsburg_table.table.scenes.table.before import Before
from kingsburg_table.table.scenes.table.chronicle import ChronicleView
from kingsburg_table.table.scenes.table.flights import Convoy, Flights
from kingsburg_table.table.scenes.table.tabletop import Tabletop
from kingsburg_table.table.scenes.when import Calendar, speaker_of
from kingsburg_table.table.speech import say_rich
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.button import Button, SealButton
from kingsburg_table.table.widgets.choice import Segments
from kingsburg_table.table.window import Window
from kingsburg_table.text import language, t

AXIS_HIGH = {True: 142.0, False: 76.0}
SMALLER = 0.875  #: the table is drawn a little smaller to make room for the line of time, if its letters allow it
FLIGHTS_UP_TO = 4  #: faster than this pieces do not travel


class ReplayScene(FormScene):
    """`path` is the match's file, for "continue from here"; `back` names where one came from."""

    def __init__(
        self, session: Session[Any, Any], path: Path | None = None, *, layout: TableLayout | None = None,
        record: int = 0, back: str = "replay.back",
    ) -> None:
        super().__init__()
        self.session, self.path = session, path
        self.table_layout = layout or table_layout(session.game)
        self.replayer = Replayer(session, self.table_layout.manner, record)
        self.back_words = back
        self.drawer = False
        self.hands = ReplayHands(self)
        self._warming: Iterator[bool] = iter(())
        self._other_focus: Iterator[bool] = iter(())
        self.desk: Tabletop
        self.chronicle: ChronicleView

    # -- life ----------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.flights = Flights(self.app.motion)

    def layout(self, window: Window) -> None:
        metrics = window.metrics
        scroll = MEASURES[metrics.layout].scroll
        self.small = min(1.0, max(SMALLER, LEAST_SCALE[metrics.layout] / metrics.scale))
        self.top = metrics.height - scroll - AXIS_HIGH[metrics.wide]  #: of the line of time
        high = round((self.top + scroll * self.small) * metrics.scale)
        table = replace(metrics, scale=metrics.scale * self.small, pixels=(metrics.pixels[0], high))
        self.flights.finish()
        over = self.desk.over if hasattr(self, "desk") else None
        speaker = speaker_of(self.session, language())
        self.desk = Tabletop(self.replayer, self.table_layout, table, speaker)
        self.desk.over = over
        self.rounds = Calendar(self.session, self.desk.board, speaker).rounds(self.replayer.timeline)
        self.chronicle = ChronicleView(self.desk.regions.chronicle, speaker, self.session.seats, metrics.wide)
        self.renew()
        self._warming = warm(self.desk, self.replayer, self.table_canvas(self.app.canvas))
        super().layout(window)

    def table_canvas(self, canvas: Canvas) -> Canvas:
        """The same surface in the table's smaller units."""
        return Canvas(canvas.surface, canvas.scale * self.small, canvas.theme, canvas.sprites)

    def prepare(self) -> bool:
        """In quiet moments: have the pieces made that moments of other kinds show."""
        return next(self._warming, False) or next(self._other_focus, False)

    def renew(self) -> None:
        """The moment or the board that is looked at changed."""
        self.desk.renew()
        self._other_focus = (True for _ in self.desk.warm(self.table_canvas(self.app.canvas)))
        self.chronicle.box = self.desk.regions.chronicle
        record = self.replayer.moment.record
        self.chronicle.renew(self.table_canvas(self.app.canvas), self.replayer.story, record)
        self.app.redraw()

    def build(self) -> Sequence[Widget]:
        wide, replayer = self.metrics.wide, self.replayer
        foot, _ = self.whole.cut_bottom(MEASURES[self.metrics.layout].scroll)
        measures = MEASURES[self.metrics.layout]
        seal = (self.whole.right - measures.seal_in, self.whole.bottom - measures.seal_up)
        self.foot = foot
        self.places = place = transport.places(foot, seal, measures.seal_radius, wide)
        self.label(t("replay.title"), place.title, self.type.h2, face="serif_bold", colour="cream")
        line = Box(foot.x + 8, self.top + 2, foot.w - 16, foot.y - self.top - 6)
        self.axis = Axis(line, replayer, self.rounds, self.seek, self.turn_words, wide, language())
        size = self.type.body
        return [
            self.axis,
            *transport.plates(place.buttons, replayer, self.press, lambda name: t(f"replay.tip.{name}")),
            Segments("jump", place.jump, [(jump, t(f"replay.jump.{jump}")) for jump in ("action", "turn", "scoring")],
                     replayer.jump, self._jump, size=size, dark=True, tip=t("replay.tip.jump")),
            Segments("speed", place.speed, [(str(speed), f"{speed}×") for speed in SPEEDS], str(replayer.speed),
                     self._speed, size=size, dark=True, tip=t("replay.tip.speed")),
            Button("back", place.back, t(self.back_words), self.back, size=size, icon="undo" if wide else "", lines=2),
            SealButton("continue", seal, measures.seal_radius, t("replay.continue"), lambda: branch.ask(self),
                       size=self.type.h3, room=place.seal_room, icon="play", disabled=branch.why_not(self),
                       lines=2 if wide else 3),
        ]

    # -- going somewhere -----------------------------------------------------------------------------------------

    def seek(self, moment: int) -> None:
        if self.replayer.seek(moment):
            self._moved(None)

    def press(self, name: str) -> None:
        """First, back, play, next, last."""
        before, replayer = self.replayer.at, self.replayer
        if name == "play":
            replayer.toggle()
        elif name in ("first", "last"):
            replayer.seek(0 if name == "first" else replayer.timeline.last)
        else:
            replayer.step(1 if name == "next" else -1)
        self._moved(before)

    def _moved(self, before: int | None) -> None:
        """Lay out the new moment; pieces travel when it is the next one."""
        replayer = self.replayer
        travels = before is not None and replayer.at == before + 1 and replayer.speed <= FLIGHTS_UP_TO
        places, focus = self.desk.places(), self.desk.sight.focus
        self.renew()
        self.form.find("continue").disabled = branch.why_not(self)
        if travels and self.app.settings.moves:
            earlier = Before.of(self.desk, replayer.moment.record - 1, None, focus)
            self.flights.start([Convoy(replayer.events)], places, self.desk, earlier)

    def _jump(self, value: str) -> None:
        self.replayer.jump = cast(Jump, value)

    def _speed(self, value: str) -> None:
        self.replayer.speed = int(value)

    def step(self, way: int, turn: bool) -> None:
        """An arrow key: it stops the playing and goes one step, or a whole turn."""
        before = self.replayer.at
        self.replayer.playing = False
        self.replayer.step(way, "turn" if turn else None)
        self._moved(before)

    def lay_over(self, seat: int | None) -> None:
        """A rival's board in the place of that of the acting player, or that again."""
        self.desk.over = None if self.desk.over == seat else seat
        self.renew()

    def turn_words(self, moment: int) -> str:
        found = self.replayer.timeline.moments[moment]
        return t("replay.start") if found.record == 0 else t("replay.turn", n=found.turn + 1)

    def back(self) -> bool:
        self.app.stack.pop()
        return True

    def look_back(self) -> None:
        """Where one came from, if that was it."""
        from kingsburg_table.table.scenes.lookback import LookBackScene, open_look_back

        below = self.app.stack.scenes[-2:-1]
        if below and isinstance(below[0], LookBackScene):
            self.back()
        else:
            open_look_back(self.app, self.session, self.path, self.table_layout)

    # -- events and time -----------------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        return self.hands.handle(event) or super().handle(event)

    def tick(self, dt: float) -> bool:
        before = self.replayer.at
        if self.replayer.tick(dt):
            self._moved(before)
            return True
        due = self.hands.rest(dt)
        landed = self.flights.tick()
        return super().tick(dt) or due or landed

    def chronicle_shows(self) -> bool:
        return self.metrics.wide or self.drawer

    def on_table(self, at: Point) -> Point:
        """A place of the window in the table's smaller units."""
        return at[0] / self.small, at[1] / self.small

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        desk, table, foot = self.desk, self.table_canvas(canvas), self.foot
        desk.draw(table, self.hands.looking, False, BLANK)
        marks.outlines(table, desk, self.replayer.touched())
        self._ribbon(table)
        if self.chronicle_shows():
            self.chronicle.draw(table, desk.speaker.t("desk.chronicle"), self.hands.row, self.replayer.moment.record)
        self.flights.draw(table)
        canvas.cached(("scroll ground",), foot, lambda inner: wood.bar(inner, (0, 0, foot.w, foot.h), 7, "top"), pad=4)
        self._foot(canvas)
        for label in self.labels:
            label.draw(canvas)
        self.form.draw(canvas)
        self._tooltip(table)
        for note in (self._tip, self._note):
            if note is not None:
                note.draw(canvas)

    def _tooltip(self, table: Canvas) -> None:
        spot, desk = self.hands.tipped, self.desk
        tip = desk.board.tip(spot.target, desk.sight) if spot is not None else None
        if spot is not None and tip is not None:
            whole, wide = desk.regions.whole, self.metrics.wide
            place = overlays.tip_place(table, tip, spot.box, whole, wide)
            overlays.tooltip(table, tip, place, spot.box, whole, wide)

    def _ribbon(self, canvas: Canvas) -> None:
        box, wide = self.desk.regions.ribbon, self.metrics.wide
        words, size = t("replay.plaque"), 18 if wide else 16
        room = canvas.text_width(words, face="sans_black", size=size) + 56
        shown = self.desk.board.ribbon(self.desk.sight)
        names = self.hands.buttons
        extra = room + (len(names) - 3) * (box.h - 2)
        ribbon.draw(canvas, box, shown, wide, self.hands.button, extra, names)
        right = ribbon.buttons(box, names)[names[-1]].x - 14
        tag.label_pill(canvas, words, right, box.cy, "#6B2A2A", "gilt", "#F6E2A0", "sans_black", size, "r")

    def _foot(self, canvas: Canvas) -> None:
        place, replayer = self.places, self.replayer
        crest.token(canvas, self.session.seats[replayer.seat].colour + 1, place.crest, place.crest_size)
        turn, turns = replayer.moment.turn + 1, max(1, len(replayer.timeline.turns))
        of = t("replay.turn_of", n=turn, of=turns)
        if not fits(canvas, of, place.turn, self.type.caption, lines=1):
            of = f"{turn}/{turns}"
        write(canvas, of, place.turn, self.type.caption, colour="wood_text", lines=1)
        canvas.line((place.line, self.foot.y + 20), (place.line, self.foot.bottom - 20), "gilt", 1.2, 0.6)
        write(canvas, self.sentence(), place.sentence, 23 if self.metrics.wide else 17, colour="cream",
              bold_colour="gold_bright", lines=2, lead=1.1)

    def sentence(self) -> str:
        """What happened in this moment, as markup."""
        event, speaker = self.replayer.weightiest, self.desk.speaker
        if self.replayer.over:
            outcome = self.session.outcome
            assert outcome is not None
            return say_rich(speaker, Words("replay.over", {"seats": list(outcome.winners), "n": max(outcome.points)}))
        words = said(self.session.game, event) if event is not None else None
        if words is None or not speaker.has(words.id):
            return t("replay.quiet")
        return say_rich(speaker, words)

    def report(self) -> dict[str, str]:
        return {"game": self.session.game, "moment": str(self.replayer.at)}
