"""The goal of a game in a minute: a few pages on the real table, each pointing at what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kingsburg_table.table.book.pupils import Pupils
from kingsburg_table.table.book.teaching import Page, teaching
from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.input.events import Event, Key
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.ledger import BLANK
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.button import Button
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.notes import beside
from kingsburg_table.text import language, t

if TYPE_CHECKING:
    from kingsburg_table.table.app import App
    from kingsburg_table.table.scene import Scene
    from kingsburg_table.table.scenes.table.scene import TableScene

REGIONS = ("ribbon", "piazza", "estate", "rivals", "chronicle", "scroll", "stage")


class GoalScene(FormScene):
    """Laid over a table that has just been set up. It shows only what all may see."""

    def __init__(self, table: TableScene, pages: Sequence[Page] | None = None) -> None:
        super().__init__()
        self.table = table
        self.pages = pages_of(table) if pages is None else pages
        self.at = 0
        self.card = Box(0, 0, 0, 0)
        self.spot: Box | None = None

    @property
    def page(self) -> Page:
        return self.pages[self.at]

    def pointed(self, page: Page) -> Box | None:
        """Where the first of the page's things lies that is on the table; `a + b` is where both lie together."""
        for names in page.point:
            places = [self._place(name.format(seat=self.table.match.seat)) for name in names.split(" + ")]
            found = [place for place in places if place is not None]
            if found:
                left, top = min(box.x for box in found), min(box.y for box in found)
                right, bottom = max(box.right for box in found), max(box.bottom for box in found)
                return Box(left, top, right - left, bottom - top)
        return None

    def _place(self, name: str) -> Box | None:
        desk = self.table.desk
        if name == "seal":
            (x, y), radius = desk.regions.seal, desk.regions.seal_radius
            return centred((x, y), 2 * radius + 12)
        if name in desk.pieces:
            return desk.pieces[name].box
        if name in REGIONS and getattr(desk.regions, name).h > 0:
            region: Box = getattr(desk.regions, name)
            return region
        return desk.place_of(name)

    def enter(self) -> None:
        self.table.coach.quiet = True

    def leave(self) -> None:
        super().leave()
        self.table.coach.quiet = False

    # placing ----------------------------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        size, lang = self.size, language()
        pad, wide = size(34, 22), size(600, 440)
        text = Label(getattr(self.page.text, lang), Box(0, 0, wide - 2 * pad, 4000), size(23, 17), lines=9, lie="top")
        text.solve(self.canvas)
        head, foot = size(52, 38), size(54, 42)
        high = pad * 2 + head + text.height + size(26, 16) + foot
        self.spot = self.pointed(self.page)
        bounds = self.whole.inset(size(20, 12))
        self.card = beside(self.spot, (wide, high), bounds) if self.spot else self.whole.around((wide, high))
        inner = self.card.inset(pad)
        self.label(getattr(self.page.title, lang), inner.cut_top(head)[0].moved(0, -6), size(34, 24), face="serif_bold")
        body = Box(inner.x, inner.y + head, inner.w, text.height + 4)
        self.label(text.text, body, size(23, 17), lines=9, lie="top")
        return self._buttons(inner.cut_bottom(foot)[0])

    def _buttons(self, row: Box) -> list[Widget]:
        last = self.at == len(self.pages) - 1
        skip, dots, back, on = row.columns([1.1, 1.35, 1.05, 1.2], self.size(12, 8))
        self._dots = dots
        kind = {"size": self.type.label, "kind": "paper"}
        made: list[Widget] = [Button("next", on, t("goal.play") if last else t("goal.next"), self._next, **kind)]  # type: ignore[arg-type]
        if self.at:
            made.append(Button("previous", back, t("goal.back"), self._previous, **kind))  # type: ignore[arg-type]
        if not last:
            made.append(Button("skip", skip, t("goal.skip"), self._end, **kind))  # type: ignore[arg-type]
        return made

    def layout(self, window: object) -> None:
        self.table.layout(window)  # type: ignore[arg-type]
        super().layout(window)  # type: ignore[arg-type]
        self._focus_next()

    def _focus_next(self) -> None:
        self.form.set_focus(self.form.find("next"))

    # doing ------------------------------------------------------------------------------------------------------------

    def _next(self) -> None:
        if self.at + 1 < len(self.pages):
            self._turn(self.at + 1)
        else:
            self._end()

    def _previous(self) -> None:
        self._turn(self.at - 1)

    def _turn(self, at: int) -> None:
        self.at = at
        self.refresh()
        self._focus_next()

    def _end(self) -> None:
        self.app.stack.pop()

    def back(self) -> bool:
        self._end()
        return True

    def handle(self, event: Event) -> bool:
        if isinstance(event, Key) and event.name in ("left", "right") and event.mods.plain and not event.repeat:
            if event.name == "right":
                self._next()
            elif self.at:
                self._previous()
            return True
        return super().handle(event)

    # showing ----------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        table = self.table
        if table.match.screen.phase is Phase.CURTAIN:
            table.desk.draw(canvas, None, False, BLANK)
        else:
            table.draw(canvas)
        self._veil(canvas)
        paper.deckle(canvas, self.card, "vellum", 3, 20)
        paper.double_rule(canvas, self.card.inset(10), opacity=0.4)
        for label in self.labels:
            label.draw(canvas)
        self._draw_dots(canvas)
        self.form.draw(canvas)

    def _veil(self, canvas: Canvas) -> None:
        """Everything but the thing lies in shadow."""
        whole, spot = self.whole, self.spot
        if spot is None:
            canvas.fill(whole, "walnut_deep", 0.6)
            return
        hole = spot.inset(-6)
        left, top = max(whole.x, hole.x), max(whole.y, hole.y)
        right, bottom = min(whole.right, hole.right), min(whole.bottom, hole.bottom)
        for x0, y0, x1, y1 in (
            (whole.x, whole.y, whole.right, top), (whole.x, bottom, whole.right, whole.bottom),
            (whole.x, top, left, bottom), (right, top, whole.right, bottom),
        ):
            if x1 > x0 and y1 > y0:
                canvas.fill((x0, y0, x1 - x0, y1 - y0), "walnut_deep", 0.6)
        canvas.rrect(Box(left, top, right - left, bottom - top), 12, None, "gold_bright", 4)

    def _draw_dots(self, canvas: Canvas) -> None:
        step = min(self.size(20, 14), self._dots.w / len(self.pages))
        x = self._dots.cx - step * (len(self.pages) - 1) / 2
        for at in range(len(self.pages)):
            fill = "gilt_dark" if at == self.at else None
            canvas.circle((x + at * step, self._dots.cy), self.size(6, 4.5), fill, "gilt_dark", 1.6)


def pages_of(table: TableScene) -> Sequence[Page]:
    """The goal, and what the options of this match add."""
    session = table.match.session
    return teaching(session.game).of_match(session.controller.choices, session.options)


def welcome(app: App, table: Scene) -> None:
    """Names that never played this game are taught, decision by decision; they can switch that off at once. What the
    options of this match add comes first, where somebody has not met it yet."""
    from kingsburg_table.table.scenes.table.scene import TableScene

    if not isinstance(table, TableScene):
        return
    session = table.match.session
    if teaching(session.game).decisions:
        pupils = Pupils(app.settings, session.game, [seat.name for seat in session.seats])
        people = [at for at, seat in enumerate(session.seats) if not seat.by]
        pupils.welcome(people)
        new = [page for page in pages_of(table) if page.option
               and any(pupils.needs(seat, page.memory) for seat in people)]
        for page in new:
            pupils.tell(people, page.memory)
        app.save_settings()
        if new:
            app.stack.push(GoalScene(table, new))


def first_match(app: App, table: Scene) -> None:
    """A first game at this table: everybody is taught, and the goal comes first."""
    from kingsburg_table.table.scenes.table.scene import TableScene

    if not isinstance(table, TableScene):
        return
    session = table.match.session
    pupils = Pupils(app.settings, session.game, [seat.name for seat in session.seats])
    people = [at for at, seat in enumerate(session.seats) if not seat.by]
    pupils.start(people)
    pages = pages_of(table)
    for page in pages:
        if page.option:
            pupils.tell(people, page.memory)
    app.save_settings()
    if pages:
        app.stack.push(GoalScene(table, pages))
