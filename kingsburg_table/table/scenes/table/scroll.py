"""Region F: who is asked, what, the choices as chips, undo and reset, and the seal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import crest, paper, slip, tag, wax, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.keys import chip_letters
from kingsburg_table.table.layout import Regions
from kingsburg_table.table.pieces.board import Board, Sight
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.match import TableMatch
from kingsburg_table.table.play.prompt import Chip, bar, with_keys
from kingsburg_table.table.play.words import Words
from kingsburg_table.table.speech import say, say_rich
from kingsburg_table.table.theme import SEATS
from kingsburg_table.table.written import write

PROMPT_LEAST = {True: 330.0, False: 210.0}


@dataclass(frozen=True)
class Control:
    """Something in the scroll that can be pressed; `chip` for choices."""

    id: str
    box: Box
    chip: Chip | None = None


@dataclass(frozen=True)
class Places:
    """Where the scroll's parts lie."""

    crest: Point
    crest_size: float
    name: Box
    panel: Box
    undo: Box
    redo: Box
    reset: Box
    label: Box


def places(regions: Regions, wide: bool) -> Places:
    box, (sx, _), radius = regions.scroll, regions.seal, regions.seal_radius
    if wide:
        label = Box(sx - radius - 14 - 158, box.y + 8, 158, box.h - 16)
        undo = Box(label.x - 12 - 236, box.y + 12, 236, 58)
        lower = Box(undo.x, undo.bottom + 8, undo.w, 30)
        name, left = Box(box.x + 122, box.y + 18, 112, 84), 240.0
        crest_at, size, top, high = (box.x + 66, box.cy), 84.0, box.y + 12, box.h - 24
    else:
        label = Box(sx - radius - 6 - 102, box.y + 4, 102, box.h - 8)
        undo = Box(label.x - 8 - 150, box.y + 8, 150, 44)
        lower = Box(undo.x, undo.bottom + 6, undo.w, 28)
        name, left = Box(box.x + 82, box.y + 12, 78, 68), 164.0
        crest_at, size, top, high = (box.x + 45, box.cy), 60.0, box.y + 8, box.h - 16
    redo, reset = lower.columns(2, 8)
    panel = Box(box.x + left, top, undo.x - 14 - box.x - left, high)
    return Places(crest_at, size, name, panel, undo, redo, reset, label)


class Scroll:
    """The scroll for one state of the match."""

    def __init__(self, match: TableMatch, regions: Regions, board: Board, sight: Sight) -> None:
        self.match, self.regions, self.board, self.sight = match, regions, board, sight
        self.wide = sight.wide
        self.places = places(regions, self.wide)
        self.controls: list[Control] = []
        self.chips: tuple[Chip, ...] = ()
        self.more = False
        self.text = self.places.panel

    def renew(self, canvas: Canvas, on_table: frozenset[str]) -> None:
        """Lay out chips and buttons for what is asked and touched now."""
        match, speaker = self.match, self.sight.speaker
        made = with_keys(match.chips(on_table), lambda words: say(speaker, words), chip_letters)
        self.chips = made
        panel = self.places.panel.inset(14, 8)
        high = min(panel.h, 66.0 if self.wide else 52.0)
        room = panel.w - PROMPT_LEAST[self.wide]
        shown = bar(made)
        chips, widths = list(shown.shown), [self._width(canvas, chip, high) for chip in shown.shown]
        more_wide = self._more_width(canvas) if shown.more else 0.0
        while chips and sum(widths) + 8 * len(chips) + more_wide > room:
            if not more_wide:
                more_wide = self._more_width(canvas)
            chips.pop()
            widths.pop()
        self.more = more_wide > 0
        total = sum(widths) + 8 * len(widths) + more_wide
        x = panel.right - total
        controls = []
        for at, (chip, wide) in enumerate(zip(chips, widths, strict=True)):
            controls.append(Control(f"chip.{at}", Box(x, panel.cy - high / 2, wide, high), chip))
            x += wide + 8
        if self.more:
            controls.append(Control("more", Box(x, panel.cy - high / 2, more_wide, high)))
        self.text = Box(panel.x, panel.y - 2, panel.w - total - (16 if total else 0), panel.h + 4)
        sx, sy = self.regions.seal
        radius = self.regions.seal_radius
        controls += [
            Control("undo", self.places.undo), Control("redo", self.places.redo), Control("reset", self.places.reset),
            Control("seal", Box(sx - radius, sy - radius, 2 * radius, 2 * radius)),
        ]
        if match.secret_to_peek:
            side = 40.0 if self.wide else 32.0
            x, y = self.places.crest
            offset = self.places.crest_size / 2
            controls.append(Control("eye", Box(x + offset - side * 0.7, y + offset - side * 0.9, side, side)))
        self.controls = controls

    def _width(self, canvas: Canvas, chip: Chip, high: float) -> float:
        picture = self.board.chip_width(canvas, chip.option.action, high, self.sight)
        size = 19 if self.wide else 16
        inner = picture or min(canvas.text_width(self._label(chip), size=size), 220.0 if self.wide else 150.0)
        return inner + (62 if self.wide else 48) + (72 if chip.steps else 0)

    def _more_width(self, canvas: Canvas) -> float:
        return canvas.text_width(self._t("desk.more", n=len(self.chips)), size=19 if self.wide else 16) + 34

    def _label(self, chip: Chip) -> str:
        return say(self.sight.speaker, chip.words)

    def _t(self, id: str, **values: object) -> str:
        return self.sight.speaker.t(id, **values)

    def control_at(self, at: Point) -> Control | None:
        return next((control for control in reversed(self.controls) if control.box.holds(at)), None)

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, looking: str | None, ring: bool, pressed: str | None) -> None:
        box = self.regions.scroll
        canvas.cached(("scroll ground",), box, lambda inner: wood.bar(inner, (0, 0, box.w, box.h), 7, "top"), pad=4)
        self._who(canvas)
        panel = self.places.panel
        canvas.cached(("scroll panel",), panel, lambda inner: paper.sheet(inner, (0, 0, panel.w, panel.h), seed=4), pad=20)
        self._sentence(canvas)
        for control in self.controls:
            self._control(canvas, control, control.id == looking, control.id == pressed)
            if ring and control.id == looking:
                slip.focus_ring(canvas, control.box)
        self._seal_label(canvas)

    def _who(self, canvas: Canvas) -> None:
        seat, place = self.match.seat, self.places
        crest.token(canvas, self.sight.colour(seat), place.crest, place.crest_size, glow=self.match.past is None)
        sub = self._turn_note()
        name, note = place.name.cut_top(place.name.h * (0.6 if sub else 1.0))
        write(canvas, f"*{self.sight.name(seat)}*", name, 30 if self.wide else 22, face="serif", colour="gold_text", lines=2,
              bold_colour="cream", lead=1.0)
        if sub:
            write(canvas, sub, note, 18 if self.wide else 16, colour="wood_text", lines=1)

    def _turn_note(self) -> str:
        order = list(self.sight.view.order)
        if self.match.seat not in order or self.sight.past:
            return ""
        return self._t("desk.turn_place", n=order.index(self.match.seat) + 1, of=len(order))

    def _sentence(self, canvas: Canvas) -> None:
        match, text = self.match, self.text
        size = 22 if self.wide else 17
        if match.past is not None:
            said = self._t("desk.past", n=match.past.back)
            write(canvas, said, text, size, face="sans_italic", colour="gilt_dark", lines=3)
            return
        if match.phase is Phase.RECAP:
            self._recap(canvas)
            return
        words = match.sentence
        if words is not None:
            write(canvas, say_rich(self.sight.speaker, words), text, size, lines=4, lead=1.16)
        elif match.session.decision is None:
            write(canvas, self._t("desk.over"), text, size, lines=3)

    def _recap(self, canvas: Canvas) -> None:
        lines = self.match.recap
        panel = self.places.panel.inset(14, 6)
        title, rest = panel.cut_left(170 if self.wide else 110)
        write(canvas, f"*{self._t('desk.recap')}*", title, 19 if self.wide else 16, colour="gilt_dark", lines=3)
        columns = rest.columns(2, 20)
        split = (len(lines) + 1) // 2
        for column, part in zip(columns, (lines[:split], lines[split:]), strict=True):
            for row, line in zip(column.rows(max(1, split)), part, strict=False):
                write(canvas, "• " + say_rich(self.sight.speaker, line.words), row, 18 if self.wide else 16, lines=2, lead=1.02)

    def _control(self, canvas: Canvas, control: Control, hot: bool, down: bool) -> None:
        if control.chip is not None:
            self._chip(canvas, control.box, control.chip, hot)
        elif control.id == "more":
            tag.chip(canvas, control.box, "hot" if hot else "plain")
            write(canvas, self._t("desk.more", n=len(self.chips)), control.box.inset(10, 4), 19 if self.wide else 16, anchor="c", lines=2)
        elif control.id == "seal":
            self._seal(canvas, hot, down)
        elif control.id == "eye":
            canvas.circle(control.box.centre, control.box.w / 2, "walnut_deep", "gold_bright" if hot else "gilt", 2)
            canvas.icon("eye", control.box.centre, control.box.w * 0.62, tint="gold_text", mono=True)
        else:
            self._button(canvas, control, hot)

    def _chip(self, canvas: Canvas, box: Box, chip: Chip, hot: bool) -> None:
        tag.chip(canvas, box, "chosen" if chip.armed else "hot" if hot else "plain")
        cap = tag.keycap(canvas, chip.key, (box.x + 24 if self.wide else box.x + 19, box.cy), 16) if chip.key else 0.0
        inner = Box(box.x + cap + (20 if self.wide else 14), box.y + 4, box.w - cap - (30 if self.wide else 22), box.h - 8)
        if chip.steps:
            less, rest = inner.cut_left(32)
            inner, more = rest.cut_right(32)
            canvas.icon("minus", less.centre, 20, tint="ink" if chip.at else "muted", mono=True)
            canvas.icon("plus", more.centre, 20, tint="ink" if chip.at < len(chip.steps) - 1 else "muted", mono=True)
        if not self.board.chip(canvas, inner, chip.option.action, self.sight):
            write(canvas, self._label(chip), inner, 19 if self.wide else 16, face="sans_bold", anchor="c", lines=2, lead=1.05)

    def _seal(self, canvas: Canvas, hot: bool, down: bool) -> None:
        label = self.match.seal
        ready = label is not None and label.ready and self.match.past is None and self.match.phase is Phase.TURN
        state = "pressed" if down and ready else "hot" if hot and ready else "ready" if ready else "grey"
        sign = SEATS[self.sight.colour(self.match.seat)].crest
        wax.seal(canvas, self.regions.seal, self.regions.seal_radius, state, sign)

    def _seal_label(self, canvas: Canvas) -> None:
        label = self.match.seal
        if label is None or self.match.past is not None:
            return
        colour = "gold_text" if label.ready else "wood_text"
        text = say(self.sight.speaker, label.words)
        write(canvas, text, self.places.label, 22 if self.wide else 16, face="serif_bold", colour=colour, anchor="r", lines=4, lead=1.08)

    def _button(self, canvas: Canvas, control: Control, hot: bool) -> None:
        box = control.box
        ready, text, note = self._button_words(control.id)
        key = ("scroll button", control.id, hot and ready, ready)
        canvas.cached(key, box, lambda inner: _plank(inner, box, hot and ready, ready), pad=14)
        colour = "cream" if ready else "#A89070"
        side = min(box.h * 0.62, 30.0)
        if not self.wide and control.id != "undo":
            canvas.icon(control.id, box.centre, side, tint=colour, mono=True)
            return
        canvas.icon(control.id, (box.x + side * 0.5 + 10, box.cy), side, tint=colour, mono=True)
        area = Box(box.x + side + 18, box.y + 4, box.w - side - 26, box.h - 8)
        if note:
            upper, lower = area.rows([0.42, 0.58])
            write(canvas, f"*{text}*", upper, 19 if self.wide else 16, colour=colour, lines=1)
            write(canvas, note, lower, 17 if self.wide else 16, colour="wood_text", lines=2, lead=1.0)
        else:
            write(canvas, f"*{text}*", area, 18 if self.wide else 16, colour=colour, lines=1)

    def _button_words(self, id: str) -> tuple[bool, str, str]:
        if id == "undo":
            label = self.match.undo_label
            note = say(self.sight.speaker, label.words) if label.ready else self._why(label.why.words if label.why else None)
            return label.ready, self._t("desk.undo"), note if self.wide else ""
        if id == "redo":
            return self.match.redo_label.ready, self._t("desk.redo"), ""
        return self.match.can_reset, self._t("desk.reset"), ""

    def _why(self, words: Words | None) -> str:
        return "" if words is None else say(self.sight.speaker, words)


def _plank(canvas: Canvas, box: Box, hot: bool, ready: bool) -> None:
    wood.plank(canvas, (0, 0, box.w, box.h), radius=8, seed=9)
    canvas.rrect((0, 0, box.w, box.h), 8, None, "gold_bright" if hot else "gilt", 1.2, opacity=0.9 if ready else 0.3)


def grid_of_chips(regions: Regions, chips: Sequence[Chip], wide: bool) -> list[tuple[Box, Chip]]:
    """The grid over the estate that "more" opens, with the same keys."""
    area = regions.estate.inset(20, 14) if regions.estate.h > 0 else regions.stage.inset(20)
    area = area.cut_top(34)[1]
    columns = 4 if wide else 3
    rows = max(1, -(-len(chips) // columns))
    high = min(72.0 if wide else 56.0, (area.h - 8 * (rows - 1)) / rows)
    width = (area.w - 10 * (columns - 1)) / columns
    return [
        (Box(area.x + at % columns * (width + 10), area.y + at // columns * (high + 8), width, high), chip)
        for at, chip in enumerate(chips)
    ]
