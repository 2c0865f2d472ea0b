"""Beats on the screen: a frame around what is touched and a slip beside it, or a plaque in the middle of the table."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw import crest, paper, rich, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.play.moments import Beat
from kingsburg_table.table.play.words import Words
from kingsburg_table.table.scenes.table import marks
from kingsburg_table.table.scenes.table.tabletop import Tabletop
from kingsburg_table.table.speech import say_pictured

COMES_MS = 90.0
UNTOLD_MS = 420.0  #: for pieces that move before anything is told
LINES = 5  #: as many as there are seats


@dataclass(frozen=True)
class ToldBeat:
    """A beat with its time, its words as markup, and the seat it is about."""

    beat: Beat
    begins: float
    lasts: float
    markup: str
    seats: tuple[int, ...]

    @property
    def ends(self) -> float:
        return self.begins + self.lasts

    @property
    def large(self) -> bool:
        return self.beat.moment is not None and self.beat.moment.large


def in_place(beats: list[Beat], desk: Tabletop) -> list[Beat]:
    """What would be told beside things that do not lie on the table goes with the beat before it, untold."""
    made: list[Beat] = []
    for beat in beats:
        small = beat.moment is not None and not beat.moment.large
        if small and made and beat.targets and not any(desk.place_of(target) for target in beat.targets):
            made[-1] = Beat((*made[-1].events, *beat.events), made[-1].moment, made[-1].targets)
        else:
            made.append(beat)
    return made


def timed(
    beats: list[Beat], begins: float, desk: Tabletop, moves: bool = True
) -> list[tuple[Beat, float, ToldBeat | None]]:
    """Each beat with the time when it begins; what is told waits for what was told, or (where anything `moves`) has
    moved, before."""
    made: list[tuple[Beat, float, ToldBeat | None]] = []
    at = begins
    for beat in beats:
        if beat.moment is None:
            made.append((beat, at, None))
            at += UNTOLD_MS if moves and any(desk.board.flights(event, desk.sight) for event in beat.events) else 0.0
            continue
        told = ToldBeat(beat, at, beat.moment.time, words(beat, desk), _seats(beat))
        made.append((beat, at, told))
        at = told.ends
    return made


def words(beat: Beat, desk: Tabletop) -> str:
    """The chronicle's own sentences."""
    moment, seats = beat.moment, desk.match.session.seats
    assert moment is not None
    kind = beat.events[0].kind
    own = [event for event in beat.events if event.kind == kind][:LINES]
    lines = [say_pictured(desk.speaker, Words(f"log.{desk.match.game}.{kind}", event.values), seats) for event in own]
    return "\n".join(dict.fromkeys(lines))


def _seats(beat: Beat) -> tuple[int, ...]:
    """Whom it is about."""
    kind = beat.events[0].kind
    seats = [event.values.get("seat", -1) for event in beat.events if event.kind == kind]
    return tuple(dict.fromkeys(seat for seat in seats if isinstance(seat, int) and seat >= 0))[:LINES]


def opacity(told: ToldBeat, now: float) -> float:
    """It comes and goes."""
    return max(0.0, min(1.0, (now - told.begins) / COMES_MS, (told.ends - now) / COMES_MS))


def draw(canvas: Canvas, desk: Tabletop, told: ToldBeat, now: float) -> None:
    strength = opacity(told, now)
    found = [place for target in told.beat.targets if (place := desk.place_of(target)) is not None]
    if told.large or not found:
        plaque(canvas, desk, told.markup, told.seats, told.large, strength)
        return
    marks.outlines(canvas, desk, told.beat.targets)
    _slip(canvas, desk, told, found[0], strength)


def within(anchor: Box, width: float, high: float) -> Box | None:
    """A thing that is much larger than a slip has it on itself: beside it lies what belongs to somebody else."""
    sheet = anchor.w >= width * 1.2 and anchor.h >= high * 3
    row = anchor.w >= width * 2.2 and anchor.h >= high
    return centred((anchor.cx, anchor.y + anchor.h * (0.42 if sheet else 0.5)), width, high) if sheet or row else None


def _slip(canvas: Canvas, desk: Tabletop, told: ToldBeat, anchor: Box, opacity: float) -> None:
    from kingsburg_table.table.scenes.table.overlays import beside

    wide = desk.metrics.wide
    size = 21 if wide else 17
    px = canvas.text_px(size=size)
    block = rich.layout(told.markup, "sans_bold", px, int((330 if wide else 260) * canvas.scale), 1.16)
    width, high = block.width / canvas.scale + 34, block.height / canvas.scale + 22
    safe = Box(desk.regions.whole.x, desk.regions.ribbon.bottom, desk.regions.whole.w,
               desk.regions.scroll.y - desk.regions.ribbon.bottom)
    box = within(anchor, width, high) or beside(anchor, width, high, safe)[0]

    def paint(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        own.shadow(here, 8, 9, 160, 4)
        paper.sheet(own, here, "vellum", seed=3)
        write(own, told.markup, here.inset(15, 8), size, face="sans_bold", lines=LINES, lead=1.16)
    canvas.cached(("beat slip", told.markup, desk.sight.lang), box, paint, pad=22, opacity=opacity)


def plaque(
    canvas: Canvas, desk: Tabletop, markup: str, seats: tuple[int, ...], large: bool, opacity: float
) -> None:
    """In the middle of the table; the crests of those whom it is about hang on it."""
    wide, room = desk.metrics.wide, desk.regions.stage
    size = (38 if wide else 27) if large and markup.count("\n") < 2 else (26 if wide else 20)
    limit = room.w * 0.62
    px = canvas.text_px(size=size)
    block = rich.layout(markup, "serif_bold", px, int(limit * canvas.scale), 1.14)
    side = size * (2.1 if len(seats) == 1 else 1.2) if seats else 0.0
    width = max(block.width / canvas.scale + 90 + side, 300.0 if wide else 210.0)
    high = max(block.height / canvas.scale + size * 1.5, side * len(seats) + 18)
    box = centred((room.cx, room.y + room.h * 0.42), width, high)

    def paint(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        own.shadow(here, 14, 18, 190, 8)
        wood.plank(own, here, radius=14, seed=5)
        own.rrect(here, 14, None, "gold_bright", 2.4)
        inner = here.inset(9)
        paper.sheet(own, inner, "vellum", seed=6)
        for at, seat in enumerate(seats):
            y = inner.cy + (at - (len(seats) - 1) / 2) * side
            token = side * (1 if len(seats) == 1 else 0.9)
            crest.token(own, desk.sight.colour(seat), (inner.x + side * 0.72, y), token)
        if seats:
            inner = inner.cut_left(side * 1.2)[1]
        write(own, markup, inner.inset(18, 6), size, face="serif_bold", anchor="c", lines=LINES, lead=1.14)
    canvas.cached(("beat plaque", markup, seats, large, desk.sight.lang), box, paint, pad=40, opacity=opacity)
