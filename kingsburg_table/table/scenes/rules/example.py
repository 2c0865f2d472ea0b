"""The worked example at the right: its position on the real board, its steps, and the way to try it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.table.book.exercises import Exercise
from kingsburg_table.table.book.lesson import Came, Lesson, outcomes
from kingsburg_table.table.book.library import Book, Show, has_table
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import table_layout
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.scenes.rules.excerpt import Excerpt
from kingsburg_table.table.scenes.rules.steps import StepRows, StepWords
from kingsburg_table.table.scenes.rules.telling import Telling
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.button import Button, IconButton, SealButton
from kingsburg_table.table.widgets.dropdown import Dropdown
from kingsburg_table.table.widgets.label import natural_width
from kingsburg_table.table.widgets.link import Link
from kingsburg_table.text import Speaker, language, t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.rules.scene import RulesScene

NEAR = 8


class ExamplePane:
    """One example on its sheet. It lives as long as the example is open, also through new layouts."""

    def __init__(self, scene: RulesScene, book: Book, show: Show, tried: set[int]) -> None:
        self.scene, self.book, self.show, self.tried = scene, book, show, tried
        self.lesson = Lesson(show)
        self.came = outcomes(show)
        self.layout = table_layout(book.game) if has_table(book.game) else None
        self.excerpt: Excerpt | None = None

    def build(self, sheet: Box, shows: tuple[Show, ...]) -> list[Widget]:
        scene, size = self.scene, self.scene.size
        self._refresh_speaker()
        inner = sheet.inset(size(32, 18), size(20, 12))
        head, rest = inner.cut_top(size(76, 52))
        self._head(head)
        foot, rest = rest.cut_bottom(size(88, 62))
        line, rest = rest.cut_top(size(44, 38)) if len(shows) > 1 else (None, rest)
        high = min(rest.h * 0.55, size(404, 262)) if self.layout else 0.0
        self.board, rest = rest.cut_top(high)
        heads, rows = rest.cut_top(size(50, 32))
        widgets: list[Widget] = []
        if line is not None:
            options = [(show.id, ": ".join(filter(None, (show.tag, show.own_title(language()))))) for show in shows]
            place = Box(line.x, line.y - size(0, 4), line.w, line.h - size(8, 6))
            widgets.append(
                Dropdown("shows", place, options, self.show.id, scene.choose_show, size=scene.type.body,
                         tip=t("rules.example.another"))
            )
        steps = [self._words(at, task) for at, task in enumerate(self.lesson.tasks)]
        listed = StepRows("steps", rows, steps, self.lesson.at, self.go_to, scene.metrics.wide)
        self._columns(heads, *listed.columns(rows))
        widgets.append(listed)
        return [*widgets, *self._controls(foot)]

    def _refresh_speaker(self) -> None:
        names = get_controller(self.book.game).names()
        seats = self.lesson.session.seats
        speaker = Speaker(language(), names, [seat.name for seat in seats])
        self.telling = Telling(self.book, speaker, seats, self.layout.manner if self.layout else Manner())
        self.excerpt = Excerpt(self.lesson, self.layout, self.scene.metrics, speaker) if self.layout else None

    def _head(self, box: Box) -> None:
        scene = self.scene
        line = Box(box.x, box.y + scene.size(2, 0), box.w, scene.size(54, 42))
        left, right = line.columns([1.3, 1] if scene.metrics.wide else [1.5, 1], 10)
        scene.label(self.show.title(language()), left, scene.type.h2, face="serif_bold", lines=2)
        note = t("rules.example.note", id=self.show.tag) if self.show.tag else ""
        scene.label(note, right, scene.type.body, face="serif_italic", colour="ink_soft", anchor="r", lines=2)
        self._rule = (box.x, box.right, box.bottom - scene.size(10, 6))

    def _columns(self, box: Box, deed: Box, result: Box) -> None:
        scene = self.scene
        y, high = box.y + scene.size(8, 4), box.h - scene.size(12, 6)
        kind = {"face": "serif_italic", "colour": "ink_soft"}
        natural = natural_width(scene.canvas, t("rules.expected"), scene.type.body, "serif_italic")
        third = min(result.w * 0.55, natural + 10)
        scene.label(t("rules.action"), Box(deed.x, y, deed.w, high), scene.type.body, **kind)
        scene.label(t("rules.expected"), Box(result.x, y, third, high), scene.type.body, **kind)
        tried = t("rules.tried", at=len(self.tried), of=len(self.lesson.tasks))
        place = Box(result.x + third, y, box.right - result.x - third, high)
        scene.label(tried, place, scene.type.body, anchor="r", **kind)

    def _words(self, at: int, task: Exercise) -> StepWords:
        came = self.came.get(at, Came())
        several = len({each.seat for each in self.lesson.tasks if each.seat >= 0}) > 1
        colour = self.lesson.session.seats[task.seat].colour + 1 if task.seat >= 0 and several else 0
        return StepWords(
            colour, self.telling.task(task, came), self.telling.result(task, came), came.refusal is not None,
            at in self.tried,
        )

    def _controls(self, box: Box) -> list[Widget]:
        scene, lesson = self.scene, self.lesson
        side, gap, high = scene.size(60, 40), scene.size(10, 6), scene.size(56, 38)
        y = box.bottom - scene.size(78, 56)
        x = box.x
        last = len(lesson.tasks)
        made: list[Widget] = []
        for id, icon, to, off in (
            ("first", "step_back", 0, lesson.at == 0),
            ("previous_step", "arrow_left", lesson.at - 1, lesson.at == 0),
            ("next_step", "arrow_right", lesson.at + 1, lesson.finished),
            ("last", "step_forward", last, lesson.finished),
        ):
            if id == "next_step":
                wide = scene.size(150, 112)
                said = t("rules.done", of=last) if lesson.finished else t("rules.step", at=lesson.at + 1, of=last)
                scene.label(said, Box(x, y, wide - gap, high), scene.type.label, face="sans_bold", anchor="c", lines=2)
                x += wide
            words = t(f"rules.{id.removesuffix('_step')}")
            reason = t("lesson.no_back") if off and to <= 0 else t("lesson.no_show") if off else ""
            place, go = Box(x, y, side, high), partial(self.go_to, to)
            made.append(_StepButton(id, place, icon, go, tip=words, disabled=reason))
            x += side + gap
        wide = scene.size(150, side)
        place, again = Box(x + gap, y, wide, high), partial(self.go_to, 0)
        if scene.metrics.wide:
            size = scene.type.label
            made.append(Button("reset", place, t("rules.reset"), again, size=size, icon="reset", kind="paper"))
        else:
            made.append(_StepButton("reset", place, "reset", again, tip=t("rules.reset")))
        radius = scene.size(40, 30)
        centre = (box.right - radius - 8, y + high / 2)
        room = centre[0] - radius - (x + gap + wide) - 8
        made.append(_PaperSeal("try", centre, radius, t("rules.try"), self._try, size=scene.size(34, 22), room=room,
                               icon="check", disabled="" if self.layout else t("rules.try.no_table")))
        return made

    # doing ----------------------------------------------------------------------------------------------------------

    def go_to(self, at: int) -> None:
        self.lesson.go_to(max(0, min(at, len(self.lesson.tasks))))
        self.scene.refresh()

    def _try(self) -> None:
        self.scene.try_show(self.show)

    # showing --------------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        paper.rule(canvas, *self._rule, opacity=0.5)
        if self.excerpt is not None:
            self.excerpt.draw(canvas, self.board)


class _StepButton(IconButton):
    """An icon on a paper plate."""

    def draw(self, canvas: Canvas) -> None:
        from kingsburg_table.table.widgets.style import focus_ring, paper_plate, state_of

        ink = paper_plate(canvas, self.box, state_of(self))
        canvas.icon(self.icon, self.box.centre, min(self.box.w, self.box.h) * 0.5, tint=ink, mono=True)
        if self.focused:
            focus_ring(canvas, self.box, 8)


class _PaperSeal(SealButton):
    """The seal with its words on paper."""

    def draw(self, canvas: Canvas) -> None:
        from kingsburg_table.table.draw import wax
        from kingsburg_table.table.widgets.style import focus_ring

        hot = (self.hovered or self.focused) and not self.disabled
        state = "grey" if self.disabled else "pressed" if self.pressed else "hot" if hot else "ready"
        wax.seal(canvas, self.centre, self.radius, state, self.icon)
        self.label.shadow = None
        self.label.draw(canvas, "muted" if self.disabled else "ink" if hot else "gilt_dark")
        if self.focused:
            r = self.radius + 2
            focus_ring(canvas, Box(self.centre[0] - r, self.centre[1] - r, 2 * r, 2 * r), r)


def no_example(scene: RulesScene, sheet: Box, book: Book, rule: str) -> list[Widget]:
    """The sheet of a rule without an example: those of the rules it speaks of."""
    inner = sheet.inset(scene.size(32, 18), scene.size(20, 12))
    head, rest = inner.cut_top(scene.size(76, 52))
    scene.label(t("rules.example.none"), head, scene.type.h2, face="serif_bold", lines=2)
    related = [other for other in book.rules[rule].see if book.shows_of(other)]
    chapter = [other for other in book.of_chapter(book.chapter_of(rule)) if book.shows_of(other)]
    found: dict[str, tuple[str, Show]] = {}
    for other in [*related, *chapter]:
        for show in book.shows_of(other):
            found.setdefault(show.example.id, (other, show))
    if not found:
        return []
    line, rest = rest.cut_top(scene.size(50, 34))
    scene.label(t("rules.example.near"), line, scene.type.h3, face="serif_italic", colour="ink_soft")
    row = scene.size(46, 42)
    return [
        Link(
            f"near.{show.id}", Box(rest.x, rest.y + at * row, rest.w, row), other, show.title(language()),
            partial(scene.open_rule, other, show.id), size=scene.type.label, first=scene.size(90, 68),
            note=show.example.id if show.numbered else "",
        )
        for at, (other, show) in enumerate(list(found.values())[:NEAR])
    ]
