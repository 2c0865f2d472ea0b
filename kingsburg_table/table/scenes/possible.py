"""The list of all that may be done now, grouped by what it brings; choosing a row selects it on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from kingsburg_table.core.actions import Option
from kingsburg_table.table.boards.tags import kind_of
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import icon, paper, svg, tag
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.input.events import Event, FocusLost, Key, Minimised
from kingsburg_table.table.keys import Command, command_of
from kingsburg_table.table.play.ledger import Tag
from kingsburg_table.table.play.possible import Possible, possible
from kingsburg_table.table.play.words import deed
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.speech import PICTURES, say
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.button import Button
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.table.scene import TableScene

OWN_PICTURES = {"strength": "defence", "favor": "favour", "florins": "florin", "men": "man", "women": "woman",
                "helpers": "helper", "brides": "wife", "military": "military_scoring", "alliances": "alliance",
                "threshold": "gauge", "advances": "advance", "politics_points": "column", "church_points": "church",
                "military_points": "swords"}
OF_A_GAME = {("signorie", "tokens"): "alliance"}  #: where another game has a counter of that name
Shown = tuple[tuple[str, ...], str, str]  #: icons, text, kind of tag


class PossibleRow(Button):
    """What can be done, and at the right what it changes."""

    def __init__(self, id: str, box: Box, words: str, short: str, gains: Sequence[Shown], do: Callable[[], object],
                 size: float, room: float) -> None:
        super().__init__(id, Box(box.x, box.y, box.w - room, box.h), words, do, size=size, kind="paper", align="l",
                         lines=2, face="sans", short=short)
        self.box, self.gains, self._size = box, gains, size

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        x = self.box.right - 10
        for pictures, text, kind in reversed(self.gains):
            wide = tag.tag_size(canvas, text, kind, self._size * 0.9)[0]
            tag.tag(canvas, text, (x - wide / 2, self.box.cy), kind, self._size * 0.9)
            x -= wide
            for picture in reversed(pictures):
                icon.icon(canvas, picture, (x - self._size * 0.66, self.box.cy), self._size * 1.15)
                x -= self._size * 1.2
            x -= self._size * 0.3


def gains_of(tags: Sequence[Tag], game: str) -> list[Shown]:
    """What a row shows: so many to be chosen among some stand together, "2 of choice"."""
    made: list[Shown] = []
    for tag_ in tags:
        if tag_.choice and tag_.total:
            among = [other for other in tags if other.choice == tag_.choice]
            if tag_ is among[0]:
                sign = "+" if (tag_.amount or 0) > 0 else "−"
                pictures = tuple(dict.fromkeys(picture_of(other.counter, game) for other in among))
                made.append((pictures, sign + t("board.of_choice", n=tag_.total), kind_of(tag_)))
        else:
            made.append(((picture_of(tag_.counter, game),), tag_.text, kind_of(tag_)))
    return [each for each in made if all(each[0])]


def losses_of(row: Possible, game: str) -> list[Shown]:
    """What would be lost of what it brings."""
    made: list[Shown] = []
    for name, things in (("wasted", row.wasted), ("risked", row.risked)):
        for thing, count in things.items():
            pictures = tuple(filter(None, (picture_of(thing, game),)))
            made.append((pictures, t(f"board.{name}", n=count), "maybe_loss"))
    return made[:2]


def picture_of(counter: str, game: str) -> str:
    """The icon of a counter; "" where it has none."""
    own = OF_A_GAME.get((game, counter)) or OWN_PICTURES.get(counter)
    found = own or PICTURES.get(counter, counter).partition(":")[0]
    return {"token": "tokens"}.get(found, found) if svg.exists(f"icons/{found}") or found == "token" else ""


class PossibleScene(FormScene):
    """Lies over the table; the focus stays inside and goes back afterwards."""

    covers = False
    arrives = ""

    def __init__(self, table: TableScene) -> None:
        super().__init__()
        self.table = table
        asked, decision = table.match.asked, table.match.decision
        assert decision is not None
        pages = [asked.ledger_of(option, looking=True) for option in decision.options]
        self.rows = possible(decision, pages, table.table_layout.manner.means)
        self.heads: list[tuple[Box, str]] = []

    def build(self) -> Sequence[Widget]:
        pad = self.size(36, 20)
        self.sheet = self.whole.around((self.whole.w * 0.9, self.whole.h * 0.88))
        inner = self.sheet.inset(pad)
        head, rest = inner.cut_top(self.size(64, 44))
        self.label(t("possible.title"), head, self.type.h2, face="serif_bold")
        foot, body = rest.cut_bottom(self.size(62, 44))
        groups = [(brings, list(rows)) for brings, rows in groupby(self.rows, key=lambda row: row.brings)]
        lines = sum(len(rows) + 1 for _, rows in groups)
        columns = 2 if lines <= 24 else 3
        per_column = -(-lines // columns) + 1
        high = min(self.size(54, 38), body.h / per_column)
        boxes = body.columns(columns, self.size(24, 14))
        made: list[Widget] = []
        self.heads = []
        at = 0
        for brings, rows in groups:
            if at % per_column == per_column - 1:
                at += 1  # no heading at the foot of a column
            for number, row in enumerate([None, *rows]):
                column, line = divmod(at, per_column)
                if column >= columns:
                    break
                place = Box(boxes[column].x, body.y + line * high, boxes[column].w, high - 4)
                at += 1
                if row is None:
                    self.heads.append((place, brings))
                else:
                    made.append(self._row(row, place, f"{brings}.{number}"))
        close = foot.columns(4, 12)[-1]
        return [*made, Button("close", close, t("possible.close"), self.back, size=self.type.label, kind="paper",
                              cap="F2")]

    def _row(self, row: Possible, place: Box, id: str) -> PossibleRow:
        speaker, match = self.table.desk.speaker, self.table.match
        whole, brief = (deed(match.game, row.option.action, match.seat, part) for part in ("do", "way"))
        words, short = say(speaker, whole), say(speaker, brief) if speaker.has(brief.id) else ""
        size = self.type.caption
        losses = losses_of(row, match.game)
        gains = [*gains_of(row.tags, match.game)[: 5 - len(losses)], *losses]
        room = 14 + sum(
            tag.tag_size(self.canvas, text, kind, size * 0.9)[0] + size * (1.2 * len(pictures) + 0.3)
            for pictures, text, kind in gains
        )
        do = self._choose(row.option)
        return PossibleRow(id, place, words, short, gains, do, size, min(room, place.w * 0.6))

    def _choose(self, option: Option) -> Callable[[], None]:
        def choose() -> None:
            self.app.stack.pop()
            self.table.hands.presses.arm(option)

        return choose

    def layout(self, window: object) -> None:
        super().layout(window)  # type: ignore[arg-type]
        if self.form.focus is None and self.form.widgets:
            self.form.by_keyboard = True
            self.form.set_focus(self.form.widgets[0])

    def back(self) -> bool:
        self.app.stack.pop()
        return True

    def handle(self, event: Event) -> bool:
        if isinstance(event, (FocusLost, Minimised)) and self.table.match.screen.eyes is not None:
            self.back()
            return self.table.handle(event)
        if isinstance(event, Key) and not event.repeat and command_of(event) is Command.POSSIBLE:
            return self.back()
        if isinstance(event, Key) and event.name in ("up", "down") and self.form.focus is not None:
            return self.form.step_focus(event.name == "up")
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(self.whole, "walnut_deep", 0.62)
        paper.deckle(canvas, self.sheet, "vellum", 3, 20)
        for box, brings in self.heads:
            picture = picture_of(brings, self.table.match.game) if brings else ""
            x = box.x + 4
            if not brings:
                x = 12 + canvas.text(t("possible.nothing"), (x, box.cy), size=self.type.caption, colour="ink_soft") + x
            if picture:
                icon.icon(canvas, picture, (x + box.h * 0.36, box.cy), box.h * 0.72)
                x += box.h * 0.9
            canvas.line((x, box.cy), (box.right, box.cy), "gilt_dark", 1.4, 0.6)
        for label in self.labels:
            label.draw(canvas)
        self.form.draw(canvas)
        if self._note is not None:
            self._note.draw(canvas)
