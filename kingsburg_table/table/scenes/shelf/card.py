"""One match on the shelf as a sheet of paper: picture, game, where it stands, players with points, day and length."""

from __future__ import annotations

import os
from dataclasses import dataclass

import pygame

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper, tag
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.scenes.shelf.wording import capital, date_words, length_words, where_words, winner_words
from kingsburg_table.table.shelf.entries import ShelfEntry
from kingsburg_table.table.widgets.base import Said
from kingsburg_table.table.widgets.label import Label, same_size
from kingsburg_table.table.widgets.style import Type
from kingsburg_table.text import t
from kingsburg_table.visible import visible


@dataclass(frozen=True, slots=True)
class CardSize:
    """The measures of all cards of a window."""

    w: float
    h: float
    pad: float
    wide: bool
    type: Type

    @property
    def picture(self) -> Box:
        inner = self.w - 2 * self.pad
        return Box(self.pad, self.pad, inner, min(inner * 0.38, self.h - (206 if self.wide else 152)))


class MatchCard:
    """Texts and places of one entry, with the card's corner at 0,0."""

    def __init__(self, entry: ShelfEntry, size: CardSize, canvas: Canvas) -> None:
        self.entry, self.size = entry, size
        self.labels: list[Label] = []
        self.tokens: list[tuple[int, Box, bool]] = []
        self.length: Label | None = None
        self.names_shown = True
        self.rule = 0.0
        kind = size.type
        picture, inset = size.picture, size.pad + 6
        k = 1.0 if size.wide else 0.74
        y = picture.bottom + 8 * k
        inner = Box(inset, y, size.w - 2 * inset, size.h - y - size.pad)
        head, rest = inner.cut_top(34 * k)
        line, rest = rest.cut_top(28 * k)
        told = entry.told
        where = line
        if told is None:
            self._wrong(head, line, rest, canvas)
        else:
            game = t(f"game.{told.header.game}")
            name = self._head(entry.name, game, head, kind.h3 * 0.98, "ink", canvas)
            place = capital(where_words(told))
            place = f"{game}, {where_words(told)}" if name != game else place
            self._say(place, where, kind.body, face="serif_italic", colour="ink_soft")
            foot, people = rest.cut_bottom(36 * k)
            self.rule = foot.y
            self._people(people.inset(0, 2), k, canvas)
            self._foot(foot)
        self.pill = self._pill(winner_words(told), canvas) if told is not None and told.over and told.won else None
        for label in self.labels:
            if label.fitted is None:
                label.solve(canvas)

    def _pill(self, text: str, canvas: Canvas) -> Label:
        """Who won, on the picture; only that it is over where several long names do not fit."""
        box = self.size.picture
        room = Box(box.x + 19, box.y + 6, box.w - 38, 36 if self.size.wide else 25)
        label = Label(text, room, self.size.type.caption, face="sans_bold").solve(canvas)
        return label if label.readable else Label(t("shelf.finished"), room, label.size, face="sans_bold").solve(canvas)

    def _say(self, text: str, box: Box, size: float, **more: object) -> Label:
        label = Label(text, box, size, **more)  # type: ignore[arg-type]
        self.labels.append(label)
        return label

    def _head(self, name: str, other: str, box: Box, size: float, colour: str, canvas: Canvas) -> str:
        """The name that was given, or another when it is too long for the card."""
        label = Label(name or other, box, size, face="serif_bold", colour=colour).solve(canvas)
        if not label.readable:
            label = Label(other, box, size, face="serif_bold", colour=colour).solve(canvas)
        self.labels.append(label)
        return label.text

    def _wrong(self, head: Box, line: Box, rest: Box, canvas: Canvas) -> None:
        kind, entry = self.size.type, self.entry
        self._head(visible(entry.path.stem), t("shelf.long_file"), head, kind.label, "#5F564A", canvas)
        if not entry.read:
            self._say(t("shelf.reading"), line, kind.body, face="serif_italic", colour="#6B6255")
            return
        why = t("shelf.newer") if entry.newer else t("shelf.wrong")
        mark = line.h
        self._say(why, Box(line.x + mark + 4, line.y, line.w - mark - 4, line.h), kind.body, face="sans_bold",
                  colour="carmine")  # fmt: skip
        below = Box(rest.x, rest.y + 4, rest.w, rest.h - 8)
        self._say(entry.wrong_short, below, kind.caption, colour="#5F564A", lines=9, lie="top")

    def _people(self, room: Box, k: float, canvas: Canvas) -> None:
        told = self.entry.told
        assert told is not None
        seats = told.header.seats
        points = told.points or (0,) * len(seats)
        order = sorted(range(len(seats)), key=lambda seat: (seat not in told.won, -points[seat]))
        columns = room.columns(max(4, len(seats)), 4)
        side = min(40 * k, columns[0].w * 0.46, room.h * 0.6)
        names, figures = [], []
        for seat, column in zip(order, columns, strict=False):
            top = Box(column.x, column.y, column.w, min(column.h * 0.62, 52 * k))
            self.tokens.append((seats[seat].colour + 1, Box(top.x, top.cy - side / 2, side, side), seat == told.turn))
            left = top.x + side + (12 if len(seats) < 5 else 9) * k
            figures.append(Label(str(points[seat]), Box(left, top.y, column.right - left, top.h), self.size.type.h3,
                                 face="serif_bold"))  # fmt: skip
            low = Box(column.x, top.bottom, column.w, column.bottom - top.bottom)
            names.append(Label(seats[seat].name, low, self.size.type.caption, colour="ink_soft"))
        same_size(canvas, figures)
        same_size(canvas, names)
        self.labels += figures
        self.names_shown = all(name.readable and name.said().fits for name in names)
        if self.names_shown:
            self.labels += names

    def _foot(self, foot: Box) -> None:
        told = self.entry.told
        assert told is not None
        kind, length = self.size.type, length_words(told.played)
        day, time = foot.columns([1.6, 1], 6)
        self._say(date_words(told.changed), day if length else foot, kind.caption, colour="ink_soft")
        if length:
            self.length = self._say(length, time, kind.caption, colour="ink_soft", anchor="r")

    # showing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, picture: pygame.Surface | None, chosen: bool, hot: bool) -> None:
        """Paint the card with its corner at 0,0."""
        size, entry = self.size, self.entry
        whole, grey = Box(0, 0, size.w, size.h), entry.told is None
        if chosen or hot:
            canvas.glow(whole, "gold_lit", 4, 16 if chosen else 9, 180 if chosen else 110)
        seed = sum(os.fsencode(entry.path.name)) % 5 + 1
        paper.deckle(canvas, whole, "#D9D0BF" if grey else "vellum", seed)
        self._paint_picture(canvas, picture, grey)
        for seat, box, turn in self.tokens:
            if turn:
                canvas.circle(box.centre, box.w * 0.66, None, "gilt_dark", 5)
                canvas.circle(box.centre, box.w * 0.63, None, "gold_bright", 3)
            token(canvas, seat, box.centre, box.w)
        if not grey:
            canvas.line((size.pad + 6, self.rule), (size.w - size.pad - 6, self.rule), "ink_soft", 1, 0.4)
        for label in self.labels:
            label.draw(canvas)
        self._paint_marks(canvas, grey)
        if chosen:
            canvas.rrect(whole.inset(2), 3, None, "gilt_dark", 6)
            canvas.rrect(whole.inset(3), 3, None, "gold_bright", 3.4)

    def _paint_picture(self, canvas: Canvas, picture: pygame.Surface | None, grey: bool) -> None:
        box = self.size.picture
        if picture is not None:
            real = canvas.box(box)
            shape = real.w / real.h
            wide, high = picture.get_size()
            cut = pygame.Rect(0, 0, min(wide, round(high * shape)), min(high, round(wide / shape)))
            canvas.surface.blit(pygame.transform.smoothscale(picture.subsurface(cut), real.size), real.topleft)
        else:
            canvas.rrect(box, 0, "#B9AF9C" if grey else "#D8C9A4")
            name = "warning" if grey and self.entry.read else "castle"
            canvas.icon(name, box.centre, box.h * 0.5, "#8A8070" if grey else "#A8946A", mono=True)
        canvas.rrect(box, 0, None, "muted" if grey else "ink", 2.2)
        if self.pill is not None:
            room = self.pill.box
            tall = self.pill.height * 1.2
            tag.pill(canvas, (room.x - 11, room.cy - tall / 2, self.pill.width + 22, tall), "#FBF1D2", "ink_soft")
            self.pill.draw(canvas, "#241A12")

    def _paint_marks(self, canvas: Canvas, grey: bool) -> None:
        if grey and self.entry.read:
            head = self.labels[1].box
            canvas.icon("why_not", (head.x - head.h / 2 - 4, head.cy), head.h * 0.8, "carmine", mono=True)
        elif self.length is not None:
            label = self.length
            side = label.box.h * 0.56
            left = label.box.right - label.width - side * 0.9
            canvas.icon("clock", (left, label.box.cy), side, "ink_soft", mono=True)

    def said(self) -> list[Said]:
        return [label.said() for label in (*self.labels, *([self.pill] if self.pill is not None else []))]

    def tip(self) -> str:
        """Where the card has no room for everybody's name, here they are; and what is wrong in full."""
        told, crash = self.entry.told, self.entry.no_picture
        if crash is not None:
            return t("shelf.no_picture", report=str(crash.report) if crash.report else t("error.no_report"))
        if told is None or self.names_shown:
            return self.entry.wrong
        points = told.points or (0,) * len(told.header.seats)
        return ", ".join(f"{seat.name} {score}" for seat, score in zip(told.header.seats, points, strict=True))
