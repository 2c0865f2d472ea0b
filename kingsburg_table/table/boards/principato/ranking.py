"""Below the walls: the scale of strengths, and the places with their points; above them the steps of the scoring."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.principato.state import Principato
from kingsburg_table.games.principato.strength import award
from kingsburg_table.table.boards.headings import headline
from kingsburg_table.table.boards.label import label, marked, named
from kingsburg_table.table.boards.principato.calendar import ROMAN, STEPS, asked, by_card, scoring_step, view_scorings
from kingsburg_table.table.boards.principato.stage import Army, armies
from kingsburg_table.table.boards.principato.walls import plain
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card as kit
from kingsburg_table.table.draw import hatch, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.steps import steps as pills
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.theme import SEATS


@dataclass(frozen=True, slots=True)
class SharedPlace:
    """A place, shared or not: who stands on it, with which strength, for how many points."""

    first: int
    armies: tuple[Army, ...]
    points: int
    before: tuple[int, ...]  #: military points of each before this scoring

    @property
    def last(self) -> int:
        return self.first + len(self.armies) - 1


def places(sight: Sight) -> tuple[SharedPlace, ...]:
    """The ranking if it were decided now, with the looked-at option; after the award, what was handed out."""
    view: Principato = sight.view
    found = armies(sight)
    if view.awarded:
        points = {army.seat: army.won for army in found}
        order = sorted(found, key=lambda army: -army.won)
        worth = {army.seat: army.won for army in found}
    else:
        strengths = [army.strength + army.preview for army in found]
        shares = award(sight.data.figures.military[len(found)], strengths)
        points = {army.seat: share for army, share in zip(found, shares, strict=True)}
        worth = {army.seat: strength for army, strength in zip(found, strengths, strict=True)}
        order = sorted(found, key=lambda army: -worth[army.seat])
    made: list[SharedPlace] = []
    at = 0
    while at < len(order):
        same = tuple(army for army in order[at:] if worth[army.seat] == worth[order[at].seat])
        won = points[order[at].seat]
        taken = won if view.awarded else 0
        before = tuple(view.players[army.seat].military - taken for army in same)
        made.append(SharedPlace(at + 1, same, won, before))
        at += len(same)
    return tuple(made)


def ground_ranking(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    box, found = placed.box, places(sight)
    done = bool(sight.view.awarded)
    key = ("principato.ranking", found, done, sight.wide, sight.lang)
    canvas.cached(key, box, lambda own: _ranking(own, Box(0, 0, box.w, box.h), found, done, sight), 34)


def _ranking(canvas: Canvas, box: Box, found: tuple[SharedPlace, ...], done: bool, sight: Sight) -> None:
    paper.sheet(canvas, box, "parchment", seed=6)
    wide = sight.wide
    looked = any(army.preview for place in found for army in place.armies)
    head = Box(box.x + 20, box.y + 8, box.w - 40, 34 if wide else 24)
    headline(canvas, head, sight.speaker.t("board.principato.places_done" if done else "board.principato.places"),
             sight.speaker.t("board.principato.places.note") if looked else "", 24 if wide else 18)
    top = head.bottom + (8 if wide else 3)
    body = Box(box.x + 18, top, box.w - 36, box.bottom - top - (12 if wide else 7))
    gap = 14.0 if wide else 8.0
    count = sum(len(place.armies) for place in found)
    each = min((body.w - gap * (count - 1)) / count, body.w * 0.34)
    x = body.x
    for place in found:
        span = each * len(place.armies) + gap * (len(place.armies) - 1)
        _place(canvas, Box(x, body.y, span, body.h), place, each, gap, done, sight)
        x += span + gap


def _place(canvas: Canvas, box: Box, place: SharedPlace, each: float, gap: float, done: bool, sight: Sight) -> None:
    shared = len(place.armies) > 1
    foot = (34.0 if sight.wide else 22.0) if shared and not done else 0.0
    if shared:
        canvas.rrect(box.inset(-6, -3), 10, "#F7E7B4", "gilt_dark", 2, opacity=0.85)
    for at, army in enumerate(place.armies):
        card = Box(box.x + at * (each + gap), box.y + 2, each, box.h - foot - 4)
        _card(canvas, card, army, place, place.before[at], done, sight)
    if foot:
        table = sight.data.figures.military[len(sight.seats)][place.first - 1 : place.last]
        words = sight.speaker.t("board.principato.shared", sum=" + ".join(map(str, table)), k=len(table),
                                points=place.points)
        label(canvas, words, Box(box.x + 4, box.bottom - foot - 2, box.w - 8, foot), 18, face="sans_bold", icon="",
              short=sight.speaker.t("board.principato.shared.short", points=place.points))


def _card(canvas: Canvas, box: Box, army: Army, place: SharedPlace, before: int, done: bool, sight: Sight) -> None:
    wide = sight.wide
    canvas.shadow(box, 7, 4, 110, 3)
    canvas.rrect(box, 7, "#FDF8EA", "#5A4632", 1.3)
    with canvas.clip((box.x + 1, box.y + 1, 9, box.h - 2)):
        hatch.band(canvas, (box.x + 1, box.y + 1, 18, box.h - 2), army.colour, 6)
    left = box.x + 14
    crest = min(44.0, box.h * (0.34 if wide else 0.27))
    upper, lower = Box(left, box.y, box.right - left, box.h).rows((1, 1))
    token(canvas, army.colour, (left + crest / 2 + 4, upper.cy), crest, shadow=False)
    words = Box(left + crest + 8, upper.y + 4, box.right - left - crest - 10, upper.h - 6)
    name, note = words.rows((1.15, 1))
    named(canvas, army.name, name, 24 if wide else 17, face="serif_bold" if wide else "sans_bold", lead=0.9)
    rank = str(place.first) if place.first == place.last else f"{place.first}–{place.last}"
    label(canvas, sight.speaker.t("board.principato.place", place=rank), note, 18, colour="ink_soft", icon="")
    high = min(42.0, lower.h * 0.62)
    pill = Box(box.right - 12 - high * 2.3, lower.cy - high / 2, high * 2.3, high)
    canvas.rrect(pill, high / 2, "good" if place.points else "#B7A886", "#FFF3C9", 2)
    icon(canvas, "points", (pill.x + high * 0.7, pill.cy), high * 0.66, tint="#FFF6DA", mono=True)
    figure(canvas, f"+{place.points}" if place.points else "0", (pill.x + high * 1.6, pill.cy), high * 0.62, "#FFFFFF")
    room = Box(left + 4, lower.y, pill.x - left - 8, lower.h)
    if done:
        marked(canvas, f"[points] {before} [>] *{before + place.points}*", room, 20, face="serif", icon="")
        return
    strength = army.strength + army.preview
    size = min(26.0, lower.h * 0.42)
    icon(canvas, "swords", (room.x + size / 2 + 2, room.cy), size)
    figure(canvas, plain(strength), (room.x + size * 1.8, room.cy), size * 1.1, "carmine" if strength < 0 else "ink")


def ground_scale(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    if asked(sight) == "dismiss":
        return
    box, found = placed.box, tuple(armies(sight))
    key = ("principato.scale", found, sight.wide, sight.lang)
    canvas.cached(key, box, lambda own: _scale(own, Box(0, 0, box.w, box.h), found, sight), 34)


def _scale(canvas: Canvas, box: Box, found: tuple[Army, ...], sight: Sight) -> None:
    """A lane for everybody: where they stand, how far they could go, and the looked-at step in gold."""
    wide = sight.wide
    paper.sheet(canvas, box, "vellum", seed=9)
    head = Box(box.x + 20, box.y + 8, box.w - 40, 34 if wide else 24)
    headline(canvas, head, sight.speaker.t("board.principato.scale"), sight.speaker.t("board.principato.scale.note"),
             24 if wide else 18)
    low = min(-1, *(army.strength for army in found)) - 1
    high = max(5, *(army.possible for army in found), *(army.strength + army.preview for army in found)) + 1
    names = box.w * 0.235
    x0, x1 = box.x + names + 24, box.right - 28
    unit = (x1 - x0) / (high - low)
    top, bottom = head.bottom + 4, box.bottom - (38 if wide else 26)
    every = max(1, -(-(high - low) * 36 // int(x1 - x0)))
    for value in range(low, high + 1):
        x = x0 + (value - low) * unit
        canvas.line((x, top), (x, bottom), "ink_soft", 1.8 if value == 0 else 1, 0.7 if value == 0 else 0.25)
        if value % every == 0:
            figure(canvas, plain(value), (x, bottom + (16 if wide else 12)), 17, "ink" if value == 0 else "ink_soft",
                   "serif_bold" if value == 0 else "sans")
    lane = (bottom - top) / len(found)
    for at, army in enumerate(found):
        _lane(canvas, Box(box.x + 12, top + at * lane, box.w - 24, lane), army, x0 - low * unit, unit, names)


def _lane(canvas: Canvas, box: Box, army: Army, zero: float, unit: float, names: float) -> None:
    y = box.cy
    if army.state == "now":
        canvas.rrect(box.inset(2, 1), 6, "#F2D98C", opacity=0.5)
    named(canvas, army.name, Box(box.x + 8, box.y, names, box.h), 19, face="sans_bold", lead=0.9)
    thick = min(14.0, box.h * 0.4)
    now, most = zero + army.strength * unit, zero + army.possible * unit
    if army.possible > army.strength and army.won < 0:
        canvas.rrect((now, y - thick / 2, most - now, thick), 3, SEATS[army.colour].colour, "ink", 1.2, opacity=0.4)
        canvas.line((most, y - thick * 0.8), (most, y + thick * 0.8), "ink", 2)
    size = min(32.0, box.h * 0.86)
    if army.preview:
        then = zero + (army.strength + army.preview) * unit
        canvas.rrect((min(now, then), y - thick / 2, abs(then - now), thick), thick / 2, "#F0C84A", "#5A3C06", 1.3)
        token(canvas, army.colour, (then, y), size, glow=True, shadow=False)
    token(canvas, army.colour, (now, y), size * (0.8 if army.preview else 1.0), shadow=False)


def ground_head(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """What is going on, why in this order, and the steps."""
    box, view = placed.box, sight.view
    key = ("principato.stage head", view.scorings, view.round, view.year, scoring_step(sight), sight.wide, sight.lang,
           sight.name(view.order[0]))
    canvas.cached(key, box, lambda own: _head(own, Box(0, 0, box.w, box.h), sight), 34)


def _head(canvas: Canvas, box: Box, sight: Sight) -> None:
    view: Principato = sight.view
    say, wide = sight.speaker.t, sight.wide
    paper.sheet(canvas, box, "vellum", seed=1, frame=False)
    back = Box(box.x + 12, box.y + 5, (box.h - 10) * 0.66, box.h - 10)
    kit.back(canvas, back, sign="swords", base="#6B2A2A", radius=5)
    x = back.right + 14
    steps = pills(canvas, box, [say(f"board.principato.step.{step}") for step in STEPS], scoring_step(sight), wide)
    words = Box(x, box.y + 4, (min(430.0, steps - x - 20) if wide else steps - x - 14), box.h - 8)
    title, note = words.rows((1.2, 1) if wide else (1, 1))
    label(canvas, say("board.principato.scoring"), title, 28 if wide else 19, face="serif", icon="")
    why, of = "by_card" if by_card(view) else "by_year", view_scorings(sight)
    label(canvas, say(f"board.principato.{why}", n=view.scorings, of=of, year=ROMAN[view.year]), note, 18,
          colour="ink_soft", short=say("board.principato.scoring_of", n=view.scorings, of=of), icon="")
    rest = Box(words.right + 20, box.y + 6, steps - words.right - 40, box.h - 12)
    if rest.w > 220:
        canvas.line((rest.x - 10, box.y + 12), (rest.x - 10, box.bottom - 12), "ink_soft", 1, 0.4)
        label(canvas, say("board.principato.line", seat=view.order[0]), rest, 18, lines=2, icon="",
              short=say("board.principato.line.short"))
