"""The set-up: who plays, in which colour, on which chair, and with which options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import paper, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.gamelist import GAMES
from kingsburg_table.table.scenes.bars import (
    back_button,
    bar_icons,
    foot_bar,
    foot_seal,
    paint_bars,
    paint_sheet,
    sheet_head,
    top_bar,
    work_room,
)
from kingsburg_table.table.scenes.end_of_turn import end_of_turn_lines, end_of_turn_rows
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.scenes.player_cards import PlayerCards
from kingsburg_table.table.scenes.round_table import TablePlan, paint_mat, paint_table, plan
from kingsburg_table.table.setup_model import CHAIRS, SetupModel
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.choice import OptionLine
from kingsburg_table.table.widgets.dropdown import Dropdown
from kingsburg_table.table.widgets.seats import Chair
from kingsburg_table.text import Speaker, language, t

STARTER = "starting_player"
DRAWN, FIRST_SEAT = "drawn", "first_seat"


class SetupScene(FormScene):
    """Set-up of one game. What is chosen here is remembered for the next evening."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game
        self.model: SetupModel
        self.controller: Any = None
        self.held: int | None = None
        self.cards: PlayerCards
        self.sheets: list[Box] = []
        self.plan: TablePlan
        self._bars: tuple[Box, Box]
        self._end_of_turn = Box(0, 0, 0, 0)
        self._note_box: Box | None = None
        self._saves_at: Point = (0, 0)

    def enter(self) -> None:
        from kingsburg_table.core.catalogue import get_controller

        self.controller = get_controller(self.game)
        names = [t(f"setup.name.{number}") for number in range(1, 6)]
        memory = self.app.settings.last_setup.get(self.game)
        players = self.controller.players
        self.model = SetupModel((players[0], players[-1]), names, memory)
        self.cards = PlayerCards(self)

    # placing ----------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        listed = self.model
        subtitle = t("setup.subtitle", least=listed.least, most=listed.most)
        top = top_bar(self, t(f"game.{self.game}"), subtitle)
        foot = foot_bar(self)
        self._bars = (top, foot)
        room = work_room(self, top, foot.y, self.size(22, 10))
        gap = self.size(24, 12)
        self.sheets = room.columns([640, 584, 576] if self.metrics.wide else [420, 420, 400], gap)
        return [
            back_button(self, top, t("setup.back"), self.back),
            *self._around_the_table(self.sheets[0]),
            *self.cards.build(self.sheets[1]),
            *self._options(self.sheets[2]),
            *self._foot(foot),
            *bar_icons(self, top, [("settings", "settings", self._settings, t("title.settings"))]),
        ]

    def _around_the_table(self, sheet: Box) -> list[Widget]:
        room = sheet_head(self, sheet, t("setup.table"), t("setup.table.note"))
        line = self.size(92, 75)
        infos, art = room.cut_bottom(3 * line)
        self.plan = plan(art.inset(0, 4), self.size(30, 22))
        chairs: list[Widget] = [self._chair(chair) for chair in range(CHAIRS)]
        rows = infos.rows(3)
        self._info(rows[0], "seat_arrow", t("setup.arrow"), t("setup.arrow.line"))
        self._info(rows[1], "players", t("setup.order"), t("setup.order.line"))
        return [*chairs, *self._first_player(rows[2])]

    def _chair(self, chair: int) -> Chair:
        index = self.model.at(chair)
        words, anchor = self.plan.names[chair]
        if index is None:
            seat, name = None, t("setup.free")
            tip = t("setup.chair.full", most=self.model.most) if self.model.full else t("setup.chair.free")
        else:
            seat, name = self.model.sitters[index].colour + 1, self.model.sitters[index].name
            tip = t("setup.chair", name=name)
        if self.held is not None:
            tip = t("setup.chair.held", name=self.model.sitters[self.held].name)
        wanted = self.held is not None and index != self.held
        return Chair(
            chair, self.plan.chairs[chair], seat, name, words, anchor, self._press_chair, self._drop,
            size=self.type.label, held=index is not None and index == self.held, wanted=wanted, tip=tip,
        )  # fmt: skip

    def _info(self, row: Box, sign: str, head: str, line: str) -> None:
        left = row.x + self.size(64, 44)
        words = Box(left, row.y, row.right - left, row.h).inset(0, self.size(7, 4))
        top, below = words.cut_top(self.type.label * 1.25)
        self.label(head, top, self.type.label, face="sans_bold")
        self.label(line, below.cut_bottom(below.h - 4)[0], self.type.body, colour="ink_soft", lines=2, lie="top")

    def _first_player(self, row: Box) -> list[Widget]:
        choices = {choice.id for choice in self.controller.choices}
        if STARTER not in choices:
            self._info(row, "die", t("setup.first"), t("setup.first.lot"))
            return []
        left = row.x + self.size(64, 44)
        words, field = Box(left, row.y, row.right - left, row.h).columns([1, 1.7], 8)
        field = field.around((field.w, self.size(54, 42)))
        self.label(t("setup.first"), words, self.type.label, face="sans_bold", lines=2)
        options = [("", t("setup.first.draw"))]
        options += [(str(index), each.name) for index, each in enumerate(self.model.sitters) if each.name.strip()]
        chosen = "" if self.model.first is None else str(self.model.first)
        chosen = chosen if chosen in dict(options) else ""
        return [Dropdown("first", field, options, chosen, self._starts, size=self.type.body, upwards=True)]

    def _options(self, sheet: Box) -> list[Widget]:
        room = sheet_head(self, sheet, t("setup.options"))
        look, rest = room.cut_top(self.size(108, 88))
        sizes = (self.type.h3, self.type.body)
        wide = Box(look.x - 8, look.y, look.w + 16, look.h)
        name, why = t("setup.look"), t("setup.look.why")
        widgets: list[Widget] = [
            OptionLine("option.look", wide, name, why, self.model.look, self._set_look, sizes=sizes)
        ]
        gap = self.size(26, 12)
        self._end_of_turn = Box(rest.x, rest.y + gap, rest.w, rest.h - gap)
        head, rows = self._end_of_turn.cut_top(self.size(54, 36))
        self.label(t("settings.end"), head.columns([1, 1.2])[0], self.type.h2, face="serif_bold")
        words = head.columns([1, 1.2])[1]
        self.label(t("settings.end.note"), words, self.type.body, face="serif_italic", colour="ink_soft", anchor="r")
        rows = Box(rows.x, rows.y + self.size(10, 6), rows.w, rows.h)
        widgets += end_of_turn_rows(self, rows, self._sitting(), self._wish)
        below = rows.y + len(self._sitting()) * self.size(58, 43) + self.size(4, 2)
        explained = Box(rows.x, below, rows.w, self.size(54, 40))
        self.label(t("settings.end.why"), explained, self.type.body, colour="ink_soft", lines=2)
        note = f"setup.{self.game}.note"
        self._note_box = None
        if Speaker(language()).has(note):
            self._note_box = room.cut_bottom(self.size(84, 64))[0]
            words = self._note_box.cut_right(self._note_box.w - self.size(54, 42))[0]
            self.label(t(note), words, self.type.body, face="serif_italic", colour="ink_soft", lines=3)
        return widgets

    def _sitting(self) -> list[tuple[int, str]]:
        return [(each.colour + 1, each.name.strip()) for each in self.model.sitters if each.name.strip()]

    def _wish(self, name: str, quick: bool) -> None:
        self.app.settings.set_ends_without_press(name, quick)

    def _foot(self, bar: Box) -> list[Widget]:
        minutes = GAMES[self.game].length(len(self.model.sitters)) if self.game in GAMES else 60
        left = bar.x + self.size(104, 68)
        words = Box(left, bar.y, self.size(420, 300), bar.h).inset(0, bar.h * 0.2)
        head, below = words.rows([1.2, 1])
        about = t("setup.length", time=length_words(minutes))
        self.label(about, head, self.type.h2, face="serif_bold", colour="cream")
        people = t("setup.length.players", n=len(self.model.sitters))
        self.label(people, below, self.type.body, face="serif_italic", colour="wood_text")
        note = Box(words.right + self.size(120, 80), bar.y, self.size(560, 330), bar.h)
        self._saves_at = (note.x - self.size(32, 24), bar.cy)
        self.label(t("setup.length.saves"), note, self.type.body, colour="wood_text", lines=2)
        problem = self.model.problem()
        words_problem = t(problem.id, **problem.values) if problem else ""
        room = bar.right - note.right - self.size(240, 150)
        return [
            foot_seal(self, bar, t("setup.start"), self._start, icon="replay_play", room=room, disabled=words_problem)
        ]

    # chairs -----------------------------------------------------------------------------------------

    def _press_chair(self, chair: int) -> None:
        """First press picks the crest up, the second puts it down; a free chair alone seats one more player."""
        index = self.model.at(chair)
        if self.held is not None:
            if index != self.held:
                self.model.move(self.held, chair)
            self.held = None
        elif index is not None:
            self.held = index
        elif self.model.add(chair) is None:
            self.say(t("setup.chair.full", most=self.model.most), self.plan.chairs[chair])
            return
        self.changed()

    def _drop(self, chair: int, at: Point) -> None:
        index = self.model.at(chair)
        target = next((number for number, box in enumerate(self.plan.chairs) if box.inset(-14).holds(at)), None)
        self.held = None
        if index is not None and target is not None:
            self.model.move(index, target)
        self.changed()

    # options ----------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Something of the set-up changed: remember it and show it."""
        if self.held is not None and self.held >= len(self.model.sitters):
            self.held = None
        self.app.settings.last_setup[self.game] = self.model.memory()
        self.refresh()

    def _set_look(self, on: bool) -> None:
        self.model.look = on
        self.changed()

    def _starts(self, index: str) -> None:
        self.model.first = int(index) if index else None
        self.changed()

    # ways -------------------------------------------------------------------------------------------

    def back(self) -> bool:
        if self.held is not None:
            self.held = None
            self.changed()
            return True
        self.app.save_settings()
        self.app.stack.pop()
        return True

    def _settings(self) -> None:
        from kingsburg_table.table.scenes.settings import SettingsScene

        self.app.stack.push(SettingsScene())

    def _refused(self, widget: Widget) -> None:
        """The seal cannot be pressed: say it where the mistake is, and go there."""
        problem = self.model.problem()
        if widget.id == "seal" and problem is not None:
            field = self.form.find(f"name.{problem.sitter}")
            self.form.set_focus(field)
            self.say(t(problem.id, **problem.values), field.box)
        else:
            super()._refused(widget)

    def _start(self) -> None:
        from kingsburg_table.table.scenes.start import begin_match

        options = dict(self.model.options)
        if STARTER in {choice.id for choice in self.controller.choices}:
            options[STARTER] = DRAWN if self.model.first is None else FIRST_SEAT
        self.app.settings.last_game = self.game
        self.app.settings.last_setup[self.game] = self.model.memory()
        self.app.save_settings()
        begin_match(self.app, self.game, self.model.seats(self.app.settings), options)

    # showing ----------------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        wood.table_top(canvas, self.whole, self.size(180, 120))
        paint_bars(canvas, *self._bars)
        for number, sheet in enumerate(self.sheets):
            paint_sheet(self, canvas, sheet, number + 2)
        end = self._end_of_turn
        paper.rule(canvas, end.x, end.right, end.y + self.size(54, 36), opacity=0.5)
        paint_table(canvas, self.plan, self.game)
        self._paint_signs(canvas)

    def _paint_signs(self, canvas: Canvas) -> None:
        foot, sheet = self._bars[1], self.sheets[0]
        size = self.size(40, 30)
        icon(canvas, "save", self._saves_at, self.size(30, 24), "wood_text", mono=True)
        icon(canvas, "clock", (foot.x + self.size(64, 42), foot.cy), self.size(44, 32), "cream", mono=True)
        x = sheet.x + self.size(58, 38)
        line = self.size(92, 75)
        bottom = sheet.bottom - self.size(32, 20) * 0.6
        for number, sign in enumerate(("seat_arrow", "players", "die")):
            y = bottom - (3 - number) * line
            icon(canvas, sign, (x, y + line / 2), size)
            if number:
                canvas.line((sheet.x + size, y), (sheet.right - size, y), "ink_soft", 1, 0.3)

    def paint_between(self, canvas: Canvas) -> None:
        for sitter in self.model.sitters:
            paint_mat(canvas, self.plan, sitter.chair, sitter.colour)
        if self._note_box is not None:
            mark = self.size(36, 28)
            icon(canvas, "info", (self._note_box.x + mark / 2, self._note_box.cy), mark)
        for (seat, _), y in zip(self._sitting(), end_of_turn_lines(self, self._end_of_turn), strict=False):
            token(canvas, seat, (self._end_of_turn.x + self.size(24, 17), y), self.size(44, 32))
        self.cards.paint(canvas)


def length_words(minutes: int) -> str:
    """90 -> "1 h 30 min"; rounded to five minutes."""
    minutes = round(minutes / 5) * 5
    hours, rest = divmod(minutes, 60)
    if not hours:
        return t("setup.length.minutes", m=rest)
    return t("setup.length.hours", h=hours, m=rest) if rest else t("setup.length.whole", h=hours)
