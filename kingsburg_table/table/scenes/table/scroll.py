"""Region F: who is asked, what, the choices as chips, undo and reset, and the seal."""

from __future__ import annotations

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import crest, paper, slip, tag, wax, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.draw.textbox import fits, write
from kingsburg_table.table.layout import Regions
from kingsburg_table.table.pieces.board import Board, Sight, Tip
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.match import TableMatch
from kingsburg_table.table.play.reasons import Because
from kingsburg_table.table.play.timeline import POINTS
from kingsburg_table.table.play.words import Words
from kingsburg_table.table.scenes.table import own_points, past_bar, reason_note, scroll_buttons
from kingsburg_table.table.scenes.table.news import News
from kingsburg_table.table.scenes.table.scroll_chips import ChipBar
from kingsburg_table.table.scenes.table.scroll_places import Control, places
from kingsburg_table.table.speech import markup, say, say_rich
from kingsburg_table.table.theme import SEATS
from kingsburg_table.text.speaker import Run

SCORE, OWN = "score", "own.board"


class Scroll:
    """The scroll for one state of the match."""

    def __init__(self, match: TableMatch, regions: Regions, board: Board, sight: Sight) -> None:
        self.match, self.regions, self.board, self.sight = match, regions, board, sight
        self.wide = sight.wide
        self.places = places(regions, self.wide)
        self.controls: list[Control] = []
        self.bar = ChipBar(board, sight)
        self.text = self.places.panel
        self.news: News | None = None  #: the recap, while it lies here
        self.moment = ""  #: when the earlier moment was that is looked at
        self.why: Because | None = None  #: and why a computer played what led there

    def renew(self, canvas: Canvas, on_table: frozenset[str]) -> None:
        """Lay out chips and buttons for what is asked and touched now."""
        match, speaker = self.match, self.sight.speaker
        if match.past is not None:
            panel = self.places.panel.inset(14, 8)
            made_past, self.text = past_bar.controls(canvas, panel, speaker, self.wide, match.past.pinned)
            self.controls = [*made_past, *self._standing()]
            return
        if match.screen.phase is Phase.RECAP:
            return
        if self.over:
            words = self._t("rival.back")
            size = 19 if self.wide else 16
            panel = self.places.panel.inset(14, 8)
            wide = canvas.text_width(words, face="sans_bold", size=size) + (120 if self.wide else 90)
            high = min(panel.h, 62.0 if self.wide else 48.0)
            back = Control(OWN, Box(panel.right - wide, panel.cy - high / 2, wide, high))
            self.text = Box(panel.x, panel.y, back.box.x - panel.x - 14, panel.h)
            self.controls = [back, *self._standing(), self._score()]
            return
        panel = self.places.panel.inset(14, 8)
        controls, total = self.bar.lay(canvas, panel, match.asked.chips(on_table))
        self.text = Box(panel.x, panel.y - 2, panel.w - total - (16 if total else 0), panel.h + 4)
        controls += self._standing()
        controls.append(self._score())
        if match.screen.secret_to_peek:
            side = 40.0 if self.wide else 32.0
            x, y = self.places.crest
            offset = self.places.crest_size / 2
            controls.append(Control("eye", Box(x - offset - side * 0.3, y + offset - side * 0.9, side, side)))
        self.controls = controls

    def _standing(self) -> list[Control]:
        """Undo, redo, reset and the seal: always in the same place."""
        (sx, sy), radius = self.regions.seal, self.regions.seal_radius
        return [
            Control("undo", self.places.undo), Control("redo", self.places.redo), Control("reset", self.places.reset),
            Control("seal", Box(sx - radius, sy - radius, 2 * radius, 2 * radius)),
        ]

    @property
    def over(self) -> bool:
        """Whether a rival's board is looked at: then nothing else is offered than the way back."""
        return self.sight.estate != self.sight.seat

    def _score(self) -> Control:
        """The own points, at the crest, in every game; pressed, where everybody's come from."""
        x, y = self.places.crest
        half, side = self.places.crest_size / 2, 52.0 if self.wide else 38.0
        return Control(SCORE, Box(x + half - side + (8 if self.wide else 3), y + half - side * 0.82, side, side))

    def _t(self, id: str, **values: object) -> str:
        return self.sight.speaker.t(id, **values)

    def control_at(self, at: Point) -> Control | None:
        return next((control for control in reversed(self.controls) if control.box.holds(at)), None)

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, looking: str | None, ring: bool, pressed: str | None) -> None:
        box = self.regions.scroll
        canvas.cached(("scroll ground",), box, lambda inner: wood.bar(inner, (0, 0, box.w, box.h), 7, "top"), pad=4)
        self._who(canvas)
        if self.news is not None:
            self.news.draw(canvas)
            self._seal(canvas, False, False)
            return
        panel, sheet = self.places.panel, (0, 0, self.places.panel.w, self.places.panel.h)
        canvas.cached(("scroll panel",), panel, lambda inner: paper.sheet(inner, sheet, seed=4), pad=20)
        self._sentence(canvas)
        for control in filter(self._shows, self.controls):
            self._control(canvas, control, control.id == looking, control.id == pressed)
            if ring and control.id == looking:
                slip.focus_ring(canvas, control.box)
        self._seal_label(canvas)

    def _who(self, canvas: Canvas) -> None:
        thinking, place = self.match.screen.thinking, self.places
        seat = self.match.seat if thinking is None else thinking
        crest.token(canvas, self.sight.colour(seat), place.crest, place.crest_size, glow=self.match.past is None)
        sub, points = self._turn_note(), own_points.parts(self.sight, seat) if seat == self.match.seat else []
        size, said = 30 if self.wide else 22, self.sight.name(seat)
        if points:
            whole = fits(canvas, f"*{escape(said)}*", place.name.cut_top(place.name.h * 0.42)[0], size, 1, 1.0, "serif")
            sub = sub if whole else ()  # a long name needs the room more
            name, rest = place.name.cut_top(place.name.h * (0.42 if whole else 0.66))
            row, note = rest.cut_top(rest.h * (0.5 if whole else 1.0))
            own_points.draw(canvas, row, points, self.board, 18 if self.wide else 16)
        else:
            name, note = place.name.cut_top(place.name.h * (0.6 if sub else 1.0))
        if self.sight.leads(seat):
            off = place.crest_size * 0.4
            own_points.leader(canvas, (place.crest[0] - off, place.crest[1] - off), place.crest_size * 0.17)
        if not fits(canvas, f"*{escape(said)}*", name, size, 2, 1.0, "serif"):
            said = f"{said[: len(said) // 2]}-\n{said[len(said) // 2 :]}"
        write(canvas, f"*{escape(said)}*", name, size, face="serif", colour="gold_text", lines=2, bold_colour="cream",
              lead=1.0)
        if sub:
            small = 18 if self.wide else 16
            said = next((words for words in sub if fits(canvas, words, note, small, lines=1)), sub[-1])
            write(canvas, said, note, small, colour="wood_text", lines=1)

    def _turn_note(self) -> tuple[str, ...]:
        """The place in the turn order, in words and in figures."""
        order = list(self.sight.view.order)
        if self.match.seat not in order or self.sight.past:
            return ()
        place = order.index(self.match.seat) + 1
        return self._t("desk.turn_place", n=place, of=len(order)), f"{place}/{len(order)}"

    def _sentence(self, canvas: Canvas) -> None:
        match, text = self.match, self.text
        size = 22 if self.wide else 17
        if self.why is not None:
            room = self.text if self._pinned else self.places.panel.inset(14, 8)
            reason_note.draw(canvas, self.why, room, self.sight)
            return
        if match.past is not None:
            said = markup(self.sight.speaker.rich("past.look", when=self.moment))
            said = said if fits(canvas, said, text, size, 4, 1.16) else self.moment
            write(canvas, said, text, size, lines=4, lead=1.16)
            return
        words = match.asked.sentence
        if self.over:
            said = markup(self.sight.speaker.rich("rival.look", seat=self.sight.estate))
            write(canvas, said, text, size, lines=3, lead=1.16)
        elif words is not None:
            said = say_rich(self.sight.speaker, words)
            invited = f"{said} {markup(self.sight.speaker.rich('desk.eye.invite'))}"
            invite = match.screen.invited and fits(canvas, invited, text, size, 4, 1.16)
            write(canvas, invited if invite else said, text, size, lines=4, lead=1.16)
        elif match.over:
            write(canvas, self._t("desk.over"), text, size, lines=3)

    def _shows(self, control: Control) -> bool:
        """While a line is hovered, its reason needs the room of what only a press elsewhere could lead to."""
        return self.why is None or self._pinned or control.id.partition(".")[0] not in ("past", "chip", "more")

    @property
    def _pinned(self) -> bool:
        return self.match.past is not None and self.match.past.pinned

    def _control(self, canvas: Canvas, control: Control, hot: bool, down: bool) -> None:
        if control.chip is not None:
            self.bar.draw(canvas, control.box, control.chip, hot)
        elif control.id == OWN:
            past_bar.way_back(canvas, control.box, "Esc", self._t("rival.back"), self.wide, hot)
        elif control.id.startswith("past."):
            past_bar.draw(canvas, control, self.sight.speaker, self.wide, hot)
        elif control.id == "more":
            tag.chip(canvas, control.box, "hot" if hot else "plain")
            write(canvas, self.bar.more_words, control.box.inset(10, 4), 19 if self.wide else 16, anchor="c", lines=2)
        elif control.id == "seal":
            self._seal(canvas, hot, down)
        elif control.id == SCORE:
            box, points = control.box, self.sight.counters[self.sight.seat].get(POINTS, 0)
            canvas.circle(box.centre, box.w / 2, "vellum", "gold_bright" if hot else "gilt", 2)
            laurel(canvas, points, box.centre, box.w * 0.98, "carmine" if points < 0 else "ink")
        elif control.id == "eye":
            canvas.circle(control.box.centre, control.box.w / 2, "walnut_deep", "gold_bright" if hot else "gilt", 2)
            canvas.icon("eye", control.box.centre, control.box.w * 0.62, tint="gold_text", mono=True)
        else:
            scroll_buttons.draw(canvas, control, hot, self.match, self.sight)

    def _seal(self, canvas: Canvas, hot: bool, down: bool) -> None:
        label = self.match.asked.seal
        over = self.match.over
        ready = (over or (label is not None and label.ready)) and self.match.past is None
        ready = ready and self.match.screen.phase is Phase.TURN and not self.over
        state = "pressed" if down and ready else "hot" if hot and ready else "ready" if ready else "grey"
        sign = "trophy" if over else SEATS[self.sight.colour(self.match.seat)].crest
        wax.seal(canvas, self.regions.seal, self.regions.seal_radius, state, sign)

    def _seal_label(self, canvas: Canvas) -> None:
        label, over = self.match.asked.seal, self.match.over
        if self.match.past is not None or self.over or (label is None and not over):
            return
        text = self._t("results.open") if over or label is None else say(self.sight.speaker, label.words)
        colour = "gold_text" if over or (label is not None and label.ready) else "wood_text"
        place, size = self.places.label, 22 if self.wide else 16
        lost = self.match.asked.wasted if label is not None and label.ready else None
        if lost is not None:
            below, place = place.cut_bottom(size * 1.35)
            write(canvas, self._why(lost), below, size, face="serif_bold", colour="#F2A48C", anchor="r", lines=1)
        if not fits(canvas, text, place, size, 4, 1.08, "serif_bold") and label is not None:
            short = label.short if label.short is not None and self.sight.speaker.has(label.short.id) else None
            text = say(self.sight.speaker, short) if short is not None else ""
            if not text or not fits(canvas, text, place, size, 4, 1.08, "serif_bold"):
                text = self._t("seal.do" if label.ready else "seal.choose")
        write(canvas, text, place, size, face="serif_bold", colour=colour, anchor="r", lines=4, lead=1.08)

    def tip(self, id: str) -> Tip | None:
        """What a button does, in full."""
        if id == SCORE:
            return self._score_tip()
        chip = next((control.chip for control in self.controls if control.id == id), None)
        if chip is not None:
            return self.board.tip(chip.target, self.sight) if chip.target else None
        if id == "eye":
            return Tip(self._t("desk.eye"), lines=((Run(self._t("desk.eye.tip")),),))
        if id not in ("undo", "redo", "reset"):
            return None
        _, word, note = scroll_buttons.words(id, self.match, self.sight)
        return Tip(word, lines=((Run(note),),) if note else ())

    def _score_tip(self) -> Tip:
        """Where the own points come from."""
        note = self._t("desk.leads") if self.sight.leads(self.sight.seat) else ""
        said = own_points.said(self.sight, self.sight.seat)
        return Tip(self._t("desk.score"), note, lines=(*said, (Run(self._t("desk.score.tip")),)))

    def _why(self, words: Words | None) -> str:
        return "" if words is None else say(self.sight.speaker, words)
