"""One wall of the stage: header with the strength, the scene behind the shields, row sums, stores."""

from __future__ import annotations

from functools import lru_cache

from kingsburg_table.games.principato.words import CUBES
from kingsburg_table.table.boards.label import in_units, label, named
from kingsburg_table.table.boards.principato import art, scenery
from kingsburg_table.table.boards.principato.army import Rank, draw_rank
from kingsburg_table.table.boards.principato.outline import outlined
from kingsburg_table.table.boards.principato.plates import STORED
from kingsburg_table.table.boards.principato.stage import RANKS, Army, armies, cube_places, panel_of
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.marks import MARKS
from kingsburg_table.table.draw.tag import label_pill
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot
from kingsburg_table.table.theme import SEATS

PILL = 1.4  #: how much taller a pill is than its letters
AREA_OF = {cube: area for area, cube in STORED.items()}


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def plain(number: int) -> str:
    return str(number).replace("-", "−")


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    seat = int(spot.target.rpartition(".")[2])
    army = next(army for army in armies(sight) if army.seat == seat)
    box = spot.box
    key = ("principato.army", army, sight.wide, sight.lang)
    canvas.cached(key, box, lambda own: _wall(own, Box(0, 0, box.w, box.h), army, sight),
                  44 if army.state == "now" else 26)


def _wall(canvas: Canvas, box: Box, army: Army, sight: Sight) -> None:
    found = panel_of(box, sight.wide)
    active = army.state == "now"
    if active:
        canvas.glow(box, "gold_bright", 8, 14, 255, 5)
    paper.sheet(canvas, box, "vellum" if active else "parchment", 7, 40 + army.colour, frame=False)
    scene = found.scene
    body = _scene(round(scene.w), round(scene.h), SEATS[army.colour].colour, sight.wide)
    if canvas.theme.high_contrast:
        body = outlined(body, SEATS[army.colour].colour)
    canvas.svg(body, scene.inset(2, 0), f"2 0 {scene.w - 4:g} {scene.h:g}")
    _head(canvas, found.head, army, sight)
    for kind, total, row in zip(RANKS, army.sums, found.rows, strict=True):
        if sight.wide:
            name = sight.speaker.t(f"board.principato.rank.{kind}")
            label(canvas, name, Box(row.x, row.y - 2, row.w, 24), 18, face="sans_bold", icon="")
        plate = Box(found.sums.cx - found.sums.w * 0.36, row.cy - 17, found.sums.w * 0.66, 34 if sight.wide else 28)
        canvas.rrect(plate, 7, "#FBF5E4", "ink", 1.5)
        figure(canvas, signed(total), plate.centre, 23 if sight.wide else 19,
               "good" if total > 0 else "carmine" if total < 0 else "ink_soft")
    for cube, (have, cap), store in zip(CUBES, army.stores, found.stores, strict=True):
        _store(canvas, store, cube, have, cap, active, sight)
    canvas.rrect(box, 7, None, "gold_lit" if active else "#5A4632", 4 if active else 1.4)


@lru_cache(maxsize=24)
def _scene(w: int, h: int, colour: str, wide: bool) -> str:
    """Hills, cypresses, the wall between its two towers."""
    k = 1.0 if wide else 0.62
    line = h * 0.29
    out = f'<rect width="{w}" height="{h}" fill="#E9E3C4"/>'
    for at, (x, part, up) in enumerate(((0.02, 0.5, 44), (0.34, 0.5, 58), (0.62, 0.4, 40))):
        x0, x1 = x * w, min(w - 3.0, (x + part) * w)
        out += (f'<path d="M{x0:.1f} {line:.1f}Q{(x0 + x1) / 2:.1f} {line - up * 1.7 * k:.1f} {x1:.1f} {line:.1f}Z" '
                f'fill="{("#CFD2A2", "#D8D8AC", "#CFD2A2")[at]}" stroke="{scenery.SOFT}" stroke-opacity=".5" '
                'stroke-width="1.2"/>')
    for x, size in ((0.17, 0.8), (0.21, 1.0), (0.72, 0.9), (0.76, 0.7)):
        out += scenery.cypress_body(w * x, line - 8 * k, size * k)
    out += f'<rect y="{h - 12}" width="{w}" height="12" fill="#C9CB92"/>'
    left, right = 30 * k, w - 42 * k
    out += scenery.wall_body(left, line, right - left, h - line - 4, 22 * k, "#E6D9B6", 7, True)
    out += scenery.tower_body(left, h + 0.0, 40 * k, h * 0.82, True, 3)
    out += scenery.tower_body(right, h + 0.0, 66 * k, h * 0.82, True, 7)
    return out + scenery.pennant(left, h * 0.18 - 22 * k, 0.8 * k, colour)


def _head(canvas: Canvas, box: Box, army: Army, sight: Sight) -> None:
    wide = sight.wide
    canvas.line((box.x + 3, box.bottom), (box.right - 3, box.bottom), "ink", 1.4, 0.7)
    size = 52.0 if wide else 34.0
    seat = SEATS[army.colour]
    plate = Box(box.x + 10, box.cy - 19, 30, 38) if wide else Box(box.x + 6, box.cy - 14, 22, 28)
    canvas.rrect(plate, 6, seat.colour, "ink", 1.5)
    figure(canvas, str(army.order), plate.centre, 24 if wide else 18, seat.on)
    token(canvas, army.colour, (plate.right + 8 + size / 2, box.cy), size)
    shown = _shown(army)
    right = _strength(canvas, box, army, shown, wide)
    words = Box(plate.right + size + 14, box.y + 6, right - plate.right - size - 16, box.h - 12)
    name, low = words.rows((1.1, 1), 0)
    named(canvas, army.name, name, 27 if wide else 18, face="serif_bold" if wide else "sans_bold", lead=0.9)
    text = sight.speaker.t(f"board.principato.army.{army.state}") if army.state else ""
    letters = min(17.0, in_units(canvas, int(low.h * canvas.scale / PILL)))
    if army.state == "now" and canvas.text_width(text, face="sans_bold", size=letters) + 22 <= low.w:
        label_pill(canvas, text, low.x, low.cy, size=letters)
        return
    count = sight.speaker.t("board.principato.army.tokens", n=army.tokens)
    said = f"{count} · {text}" if text else count
    label(canvas, said, low, 18, colour="ink_soft", short=text or count, icon="")


def _shown(army: Army) -> str:
    """Strength, what it would become, or how far it could go."""
    if army.preview:
        return "preview"
    return "reach" if army.state in ("waits", "now") and army.possible != army.strength and army.won < 0 else ""


def _strength(canvas: Canvas, box: Box, army: Army, shown: str, wide: bool) -> float:
    """The plaque at the right; returns its left edge."""
    big = 34.0 if wide else 22.0
    px = max(16, canvas.px(big))
    now = plain(army.strength)
    after = plain(army.strength + army.preview) if shown == "preview" else f"/{plain(army.possible)}" if shown else ""
    small = px if shown == "preview" else max(16, canvas.px(big * 0.56))
    own = canvas.text_width(now, face="serif_bold", px=px)
    rest = canvas.text_width(after, face="serif_bold", px=small) if after else 0.0
    arrow = big * 0.8 if shown == "preview" else 3.0
    total = big * 1.25 + own + (arrow + rest if after else 0) + big * 0.5
    plaque = Box(box.right - 10 - total, box.cy - big * 0.76, total, big * 1.52)
    canvas.shadow(plaque, 8, 4, 110, 3)
    canvas.rrect(plaque, 8, "#FFF6DA" if shown == "preview" else "#F6E4D8", "gilt_dark" if shown == "preview" else
                 "#8A3A2A", 1.8)
    icon(canvas, "swords", (plaque.x + big * 0.72, plaque.cy), big * 0.86)
    x = plaque.x + big * 1.32
    canvas.text(now, (x, plaque.cy), face="serif_bold", px=px,
                colour="ink_soft" if shown == "preview" else "carmine" if army.strength < 0 else "ink")
    x += own
    if shown == "preview":
        MARKS[">"].draw(canvas, (x + arrow / 2, plaque.cy), big * 0.7, (), "gilt_dark")
        canvas.text(after, (x + arrow, plaque.cy), face="serif_bold", px=px, colour="good")
    elif after:
        canvas.text(after, (x + arrow, plaque.cy + 1), face="serif_bold", px=small, colour="ink_soft")
    return plaque.x


def _store(canvas: Canvas, box: Box, cube: str, have: int, cap: int, active: bool, sight: Sight) -> None:
    """What is left in farms, banks or church."""
    lit = active and bool(have)
    canvas.rrect(box, 7, "#FFF7DF" if lit else "#F3E9CE", "gilt_dark" if lit else "#5A463280", 2 if lit else 1.2)
    top = Box(box.x + 8, box.y + 3, box.w - 16, box.h * 0.42)
    px = max(16, canvas.px(18 if sight.wide else 16))
    number = f"{have}/{cap}"
    wide = canvas.text(number, (top.right, top.cy), face="serif_bold", px=px, anchor="r",
                       colour="ink" if have else "muted")
    if sight.wide:
        word = sight.speaker.t(f"board.principato.store.{cube}")
        label(canvas, word, Box(top.x, top.y, top.w - wide - 4, top.h), 18, face="sans_bold" if lit else "sans",
              colour="ink" if have else "muted", icon="")
    for place in cube_places(box, have, cap, sight.wide)[have:]:
        art.hollow(canvas, cube, place.centre, place.w * 0.94)


def paint_rank(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A row of shields; the first empty one is hot when a cube is about to be put on it."""
    rank = spot.thing.data
    assert isinstance(rank, Rank)
    box = spot.box
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit else ""
    canvas.cached(("principato.rank", rank, state), box,
                  lambda own: draw_rank(own, Box(0, 0, box.w, box.h), rank, box.h * 0.8, state, slots=True), 28)
