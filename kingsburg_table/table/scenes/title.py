"""The title: the games on the table, the last match, and the ways to everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from kingsburg_table.table import matches
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.folders import matches_folder
from kingsburg_table.table.gamelist import is_there, listed
from kingsburg_table.table.input.events import Dropped, Event
from kingsburg_table.table.last_match import seats_of, words_of
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.shelf.trouble import why
from kingsburg_table.table.version import installed_version
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.button import Button, IconButton
from kingsburg_table.table.widgets.choice import Segments
from kingsburg_table.table.widgets.cover import PICTURE, Cover
from kingsburg_table.table.widgets.label import natural_width, same_size
from kingsburg_table.table.widgets.last_match import LastMatch
from kingsburg_table.text import language, t

if TYPE_CHECKING:
    from kingsburg_table.core.manifest import Manifest
    from kingsburg_table.core.shelf import Summary
from kingsburg_table.table.window import Window

MOST = 5  #: games beside each other
LANGUAGE_NAMES = (("pl", "Polski"), ("en", "English"))
_ORNAMENT = (
    '<g fill="{c}" stroke="{c}" stroke-width="1.6"><path d="M0 14 H212"/><path stroke="none" d="M12 14 l9 -9 l9 9 '
    'l-9 9 Z M36 14 l5 -5 l5 5 l-5 5 Z"/><path fill="none" d="M52 9.5 H180 M52 18.5 H180"/>'
    '<circle cx="212" cy="14" r="3.4" stroke="none"/></g>'
)


class TitleScene(FormScene):
    """The first screen. The newest match is looked up when the scene begins and whenever it comes back."""

    def __init__(self) -> None:
        super().__init__()
        self.last: Summary | None = None
        self.trouble = ""  #: why the matches cannot be looked at
        self.first = 0  #: the leftmost game
        self._heading = Box(0, 0, 0, 0)

    def enter(self) -> None:
        self._look()

    def _look(self) -> None:
        """The last match; a folder that cannot be looked into has none, and the strip says why."""
        try:
            self.last, self.trouble = matches.newest(), ""
        except OSError as error:
            self.last, self.trouble = None, t("shelf.no.list", folder=str(matches_folder()), why=why(error))

    def layout(self, window: Window) -> None:
        super().layout(window)
        notice, self.app.settings_file.notice = self.app.settings_file.notice, None
        if notice is not None:
            self.say(t(notice.id, **notice.values), self.form.find("settings").box)

    def resume(self) -> None:
        self._look()
        self.refresh()

    # placing ----------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        whole = self.whole
        margin = max(self.size(108, 40), (whole.w - whole.h * 1.72) / 2)
        gap = self.size(32, 20)
        head_high = self.size(190, 118)
        foot_high = self.size(50, 30)
        strip_high = self.size(150, 112)
        self._place_heading(head_high)
        strip = Box(margin, whole.h - foot_high - strip_high - self.size(14, 8), whole.w - 2 * margin, strip_high)
        room = Box(margin, head_high, whole.w - 2 * margin, strip.y - head_high - self.size(46, 30))
        if len(listed()) > MOST:
            room = room.inset(self.size(64, 48), 0)
        covers = self._covers(room, gap)
        left, right = strip.columns(2, gap)
        foot = Box(margin, whole.h - foot_high, whole.w - 2 * margin, foot_high - 6)
        self.label(t("title.foot", version=installed_version()), foot, self.type.caption, colour="#B9A27E", anchor="c")
        return [*covers, *self._arrows(room), self._continue(left), *self._menu(right), *self._corners()]

    def _place_heading(self, high: float) -> None:
        name, below = Box(0, 0, self.whole.w, high).inset(0, high * 0.07).rows([1.9, 1])
        middle = name.around((self.whole.w * 0.46, name.h))
        text = t("title.name")
        self.label(text, middle, self.type.title, face="serif_bold", colour="gold_bright", anchor="c", shadow="#120A04")
        line = below.around((self.whole.w * 0.6, below.h))
        self.label(t("title.line"), line, self.type.h3 * 1.1, face="serif_italic", colour="cream", anchor="c")
        half = min(middle.w, natural_width(self.canvas, text, self.type.title, "serif_bold")) / 2
        self._heading = Box(self.whole.cx - half, middle.y, 2 * half, middle.h)

    def _covers(self, room: Box, gap: float) -> list[Cover]:
        shown = self._page()
        wide = (room.w - (len(shown) - 1) * gap) / max(4, len(shown))
        words = self.size(176, 144)
        wide = min(wide, (room.h - words) * PICTURE * 1.075)
        high = min(room.h, wide * 0.93 / PICTURE + wide * 0.035 + words)
        left = room.cx - (len(shown) * wide + (len(shown) - 1) * gap) / 2
        top = room.y + (room.h - high) / 2
        ready = [[f"game.{each.id}", {}] for each in listed() if is_there(each.id)]
        covers = []
        for index, each in enumerate(shown):
            game, least, most, (short, long) = each.id, each.players[0], each.players[-1], each.minutes
            texts = (
                t(f"game.{game}"), t(f"title.{game}.line"), t("title.players", least=least, most=most),
                t("title.time", least=short, most=long), t("title.new"), t("title.to_come"),
            )  # fmt: skip
            box = Box(left + index * (wide + gap), top, wide, high)
            reason = "" if is_there(game) else t("title.not_yet", game=t(f"game.{game}"), ready=ready)
            covers.append(Cover(game, box, texts, self._new(game), self.type, disabled=reason))
        for group in ("name", "line", "players", "time"):
            same_size(self.canvas, [getattr(cover, group) for cover in covers])
        return covers

    def _page(self) -> list[Manifest]:
        """Those of the games that lie on the table; the arrows bring the others."""
        games = listed()
        self.first = max(0, min(self.first, len(games) - MOST))
        return games[self.first : self.first + MOST]

    def _arrows(self, room: Box) -> list[Widget]:
        if len(listed()) <= MOST:
            return []
        side, last = self.size(56, 44), len(listed()) - MOST
        ways = (
            ("left", -1, room.x - side * 1.1, self.first == 0),
            ("right", 1, room.right + side * 0.1, self.first == last),
        )
        return [
            IconButton(
                f"games.{way}", Box(x, room.cy - side / 2, side, side), f"arrow_{way}", partial(self._turn, by),
                tip=t(f"title.games.{way}"), disabled=t("title.games.end") if end else "",
            )
            for way, by, x, end in ways
        ]  # fmt: skip

    def _turn(self, by: int) -> None:
        self.first += by
        self.refresh()

    def _continue(self, box: Box) -> LastMatch:
        return LastMatch(box, words_of(self.last, self.trouble), self._go_on, self.type, seats=seats_of(self.last))

    def _menu(self, room: Box) -> list[Button]:
        gap = self.size(16, 12)
        top, below = room.rows(2, gap)
        rows = [
            (top.columns(2, gap), [("load", "load"), ("rules", "rules")]),
            (below.columns([1.1, 1, 0.9], gap), [("settings", "settings"), ("credits", "info"), ("quit", "exit")]),
        ]
        ways = {
            "load": self._load, "rules": self._rules, "settings": self._settings, "credits": self._credits,
            "quit": self.app.quit,
        }  # fmt: skip
        buttons = [
            Button(id, box, t(f"title.{id}"), ways[id], size=self.type.h3 * 0.94, icon=icon)
            for boxes, items in rows
            for box, (id, icon) in zip(boxes, items, strict=True)
        ]
        same_size(self.canvas, [button.label for button in buttons])
        return buttons

    def _corners(self) -> list[Widget]:
        edge, high = self.size(48, 24), self.size(48, 38)
        top = self.size(40, 22)
        languages = Box(self.whole.w - edge - self.size(236, 190), top, self.size(236, 190), high)
        screen = Box(edge, top, high, high)
        tip = t("keys.fullscreen")
        return [
            IconButton("fullscreen", screen, "full_screen", self.app.toggle_fullscreen, tip=tip),
            Segments(
                "language", languages, LANGUAGE_NAMES, language(), self._speak, size=self.type.body, dark=True,
                tip=t("settings.language"),
            ),
        ]  # fmt: skip

    # ways -------------------------------------------------------------------------------------------

    def _new(self, game: str) -> Callable[[], None]:
        def go() -> None:
            from kingsburg_table.table.scenes.setup import SetupScene

            self.app.stack.push(SetupScene(game))

        return go

    def _go_on(self) -> None:
        if self.last is not None:
            from kingsburg_table.table.scenes.start import continue_match

            continue_match(self.app, self.last.path)

    def _settings(self) -> None:
        from kingsburg_table.table.scenes.settings import SettingsScene

        self.app.stack.push(SettingsScene())

    def _credits(self) -> None:
        from kingsburg_table.table.scenes.credits import CreditsScene

        self.app.stack.push(CreditsScene())

    def _load(self) -> None:
        from kingsburg_table.table.scenes.shelf import ShelfScene

        self.app.stack.push(ShelfScene())

    def handle(self, event: Event) -> bool:
        """A match that is dropped here goes on the shelf."""
        if isinstance(event, Dropped):
            from kingsburg_table.table.scenes.shelf import ShelfScene

            self.app.stack.push(ShelfScene(event.path))
            return True
        return super().handle(event)

    def _rules(self) -> None:
        from kingsburg_table.table.book.library import games_with_rules
        from kingsburg_table.table.scenes.rules import open_rules

        games, last = games_with_rules(), self.app.settings.last_game
        open_rules(self.app, last if last in games else games[0])

    def _speak(self, lang: str) -> None:
        self.app.change_language(lang)
        self.app.save_settings()

    # showing ----------------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        wood.table_top(canvas, self.whole, self.size(180, 120))
        edge, high, top = self.size(48, 24), self.size(48, 38), self.size(40, 22)
        wood.plank(canvas, Box(edge - 6, top - 4, high + 12, high + 8), wood.BAR_WOOD, 12, 8, 110)
        k = self.size(1.0, 0.62)
        body = _ORNAMENT.format(c=canvas.theme.hex("gilt"))
        y = self._heading.cy - 14 * k
        gap = self.size(36, 22)
        canvas.svg(body, (self._heading.right + gap, y, 220 * k, 28 * k), "0 0 220 28")
        flipped = f'<g transform="translate(220,0) scale(-1,1)">{body}</g>'
        canvas.svg(flipped, (self._heading.x - gap - 220 * k, y, 220 * k, 28 * k), "0 0 220 28")
