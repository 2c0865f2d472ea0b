"""The fields of a province sheet: built, affordable, open, out of reach; short or with words."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.components import Building, Components
from kingsburg_table.games.kingsburg.words import GOODS
from kingsburg_table.table.boards.kingsburg import bands, pictograms
from kingsburg_table.table.boards.kingsburg.fields import Field, field_of
from kingsburg_table.table.boards.label import group_size, holds, label, marked, named, pictures
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card, paper, rich
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.draw.shade import shadow
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot
from kingsburg_table.table.theme import FLOOR_PX, SEATS, mix

PAD = 30.0  #: room for a glow
SHADE = 12.0  #: room for a shadow
RADIUS = 7.0
LILAC = "#EAE1F0"  #: paper of the strips that cover a row (M2)


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    field = field_of(spot, look, sight)
    building: Building = sight.data.buildings[field.id]
    box = spot.box.inset(-2) if field.state == "hot" else spot.box
    words = sight.focus == "estate" and box.h > 86
    key = ("kingsburg.building", field, words, sight.wide, sight.lang)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        if words:
            _with_words(own, here, field, building, sight)
        elif box.h > 54:
            _two_lines(own, here, field, building, sight)
        else:
            _one_line(own, here, field, building, sight)
        _edge(own, here, field)
    canvas.cached(key, box, draw, PAD if field.state in ("lit", "hot", "ready") else SHADE)


def _ground(canvas: Canvas, box: Box, field: Field, emblem: float, foot: float = 0.0) -> None:
    """Paper of a field in its state; a built one shows the seat's colour under its emblem."""
    state, colour = field.state, SEATS[field.colour].colour
    contrast = canvas.theme.high_contrast
    tinted = field.foreign and not contrast
    if state in ("lit", "hot"):
        card.ground(canvas, box, state, len(field.id), RADIUS)
    elif state == "plain":
        base = mix(canvas.theme.hex("parchment"), colour if tinted else canvas.theme.hex("oak"), 0.16)
        canvas.rrect(box, RADIUS, "#FFFFFF" if contrast else LILAC if field.strip else base + "96")
    elif field.strip and not contrast:
        shadow(canvas, box, RADIUS, 5, 110, 2)
        paper.piece(canvas, box, LILAC, RADIUS, len(field.id), 0.75)
    elif state == "built":
        shadow(canvas, box, RADIUS, 5, 110, 2)
        paper.piece(canvas, box, mix("#F8F1DF", colour, 0.04) if tinted else "vellum", RADIUS, len(field.id), 0.75)
    else:
        if state == "ready" and canvas.theme.textures:
            canvas.glow(box, "#ECBA46", RADIUS, 6, 150, 1)
        paper.piece(canvas, box, mix("#F8F1DF", colour, 0.05) if tinted else "vellum", RADIUS, len(field.id), 0.75)
    if field.owned:
        with canvas.clip((box.x, box.y, emblem, box.h - foot)):
            canvas.rrect((box.x + 1, box.y + 1, box.w - 2, box.h - 2), RADIUS - 1, mix(colour, "#F8F1DF", 0.55),
                         opacity=0.6)


def _edge(canvas: Canvas, box: Box, field: Field) -> None:
    state = field.state
    if state in ("lit", "hot"):
        card.frame(canvas, box, "help" if field.help and state == "lit" else state, RADIUS)
    elif state == "built":
        canvas.rrect(box, RADIUS, None, "#241A12B4", 2.6)
        canvas.rrect(box.inset(0.9), RADIUS - 1, None, mix(SEATS[field.colour].colour, "#241A12", 0.2), 1.7)
    elif state == "ready":
        canvas.rrect(box, RADIUS, None, "#C48E1E" if canvas.theme.textures else "gilt_dark", 2)
    elif state == "soon":
        canvas.rrect(box, RADIUS, None, "#241A1250", 1)
        canvas.rrect((box.x + 1, box.y + 1, box.w - 2, box.h - 2), RADIUS - 1, None, "good", 2, dash=(3, 5))
    else:
        canvas.rrect(box, RADIUS, None, "#241A1282" if state == "open" else "#5A46326E", 1.2 if state == "open" else 1)
    if field.marked:
        canvas.rrect(box, RADIUS, None, "gilt_dark", 2)


def _emblem(canvas: Canvas, box: Box, field: Field) -> None:
    faint = field.state == "plain"
    icon(canvas, f"kingsburg/buildings/{field.id}", box.centre, min(box.w, box.h), opacity=0.6 if faint else 1.0,
         grey=0.45 if faint else 0.0)


def _ink(field: Field) -> str:
    return "ink_soft" if field.state == "plain" else "ink"


def cost_markup(field: Field, printed: tuple[int, int, int]) -> str:
    """The price; what is lacking in red. A discount stands beside the struck figure, see `_cost`."""
    parts = []
    lacking = field.state in ("open", "soon")
    for good, now, full, short in zip(GOODS, field.price, printed, field.short, strict=True):
        if full:
            figure = f"[carmine|{now}]" if short and lacking else str(now)
            old = f"[struck:{full}][good|{now}]" if now != full and field.state != "plain" else figure
            parts.append(f"[{good}]{old}")
    return " ".join(parts)


def _name(canvas: Canvas, box: Box, field: Field, sight: Sight, size: float) -> None:
    """One size for all names that fit a line well; the few longer ones take two lines, or smaller letters."""
    data: Components = sight.data
    names = {id: sight.speaker.name(id) for id in data.buildings}
    line = Box(0, 0, box.w, box.h)
    usual = [name for name in names.values() if holds(canvas, name, line, size, face="serif", least=size * 0.86)]
    text = names[field.id]
    if text in usual:
        size = group_size(canvas, usual, (box.w, box.h), size, "serif")
        label(canvas, text, box, size, face="serif", colour=_ink(field), icon="")
    else:
        room = Box(box.x, box.y - 2, box.w, box.h + 4)
        named(canvas, text, room, size * 0.9, face="serif", colour=_ink(field), lead=0.88)


def _two_lines(canvas: Canvas, box: Box, field: Field, building: Building, sight: Sight) -> None:
    """Name above, price or effect below."""
    tight = not sight.wide
    em = min(box.h - 10, box.w * 0.21)
    _ground(canvas, box, field, em + 12)
    _emblem(canvas, Box(box.x + 6, box.cy - em / 2, em, em), field)
    tx, right, vs = box.x + em + 15, box.right - 7, min(36.0, box.h * 0.54)
    upper = right - tx - (vs if building.points else 0) - 1
    if building.points:
        laurel(canvas, building.points, (right - vs / 2 + 3, box.y + vs / 2 + 2), vs, _ink(field))
    size = 17 if tight else 18.5
    low = Box(tx, box.y + box.h * 0.57, right - tx, box.h * 0.37)
    line = Box(tx, box.y + 1, upper, box.h * 0.36)
    price = 0.0 if field.owned else rich.width(canvas, cost_markup(field, building.price), face="serif_bold", size=size)
    effect = rich.width(canvas, pictograms.effects(building), face="serif_bold", px=FLOOR_PX)
    apart = low.w - price - 8 < effect <= low.w and not field.owned
    if apart and holds(canvas, sight.speaker.name(field.id), line, 18, face="serif"):  # a line each
        _name(canvas, line, field, sight, 18)
        pictures(canvas, cost_markup(field, building.price), Box(tx, line.bottom, upper, box.h * 0.3), size * 0.94)
        foot = Box(tx, box.bottom - box.h * 0.34, right - tx, box.h * 0.32)
        pictures(canvas, pictograms.effects(building), foot, size * 0.94, must=False)
        return
    _name(canvas, Box(tx, box.y + 3, upper, box.h * 0.57), field, sight, 20)
    _lower(canvas, low, field, building, sight, size)


def _lower(canvas: Canvas, low: Box, field: Field, building: Building, sight: Sight, size: float) -> None:
    if field.owned:
        token(canvas, field.colour, (low.right - 11, low.cy), 26, shadow=False)
        used = canvas.text_width(sight.speaker.t("board.kingsburg.used"), "caption", face="sans_italic")
        room = low.w - 30 - (used + 8 if field.used else 0)
        wide = pictures(canvas, pictograms.effects(building), Box(low.x, low.y, room, low.h), size)
        if field.used:
            canvas.text(sight.speaker.t("board.kingsburg.used"), (low.x + wide + 8, low.cy), "caption",
                        face="sans_italic", colour="ink_soft")
        return
    price, effect = cost_markup(field, building.price), pictograms.effects(building)
    wide = pictures(canvas, price, low, size)
    pictures(canvas, effect, Box(low.x + wide + 8, low.y, low.w - wide - 8, low.h), size * 0.94, anchor="r", must=False)


def _one_line(canvas: Canvas, box: Box, field: Field, building: Building, sight: Sight) -> None:
    """Compact: emblem, price or effect, points; the name comes with the tooltip."""
    em = box.h - 5
    _ground(canvas, box, field, em + 10)
    _emblem(canvas, Box(box.x + 5, box.y + 2, em, em), field)
    right, vs = box.right - 5, min(35.0, box.h - 3)
    if building.points:
        laurel(canvas, building.points, (right - vs / 2 + 2, box.cy), vs, _ink(field))
    tx = box.x + em + 12
    room = Box(tx, box.y, right - (vs + 2 if building.points else 0) - tx, box.h)
    if field.owned:
        _in_force(canvas, room, field, building)
        return
    wide = pictures(canvas, cost_markup(field, building.price), room, 18.5)
    if field.state != "plain":  # what may be built next says what it does, as far as there is room
        effect = room.cut_left(wide + 8)[1]
        pictures(canvas, pictograms.effects(building), effect, 17.5, anchor="r", must=False)


def _in_force(canvas: Canvas, room: Box, field: Field, building: Building) -> None:
    """What a building does, a tick if it was used, and whose it is where that leaves room."""
    tick = 20.0 if field.used else 0.0
    effect, crest = pictograms.effects(building), 27.0
    wide = pictures(canvas, effect, room.cut_right(crest + tick)[1], 18.5, must=False)
    if wide or not effect:
        token(canvas, field.colour, (room.right - 12, room.cy), 25, shadow=False)
    else:
        wide = pictures(canvas, effect, room.cut_right(tick)[1], 18.5)
    if field.used:
        icon(canvas, "check", (room.x + wide + 11, room.cy), 16, tint="ink_soft", mono=True)


def _with_words(canvas: Canvas, box: Box, field: Field, building: Building, sight: Sight) -> None:
    """Build focus: the effect in words on a band of its own."""
    foot = 33.0
    em = min(box.h - foot - 6, box.w * 0.28)
    _ground(canvas, box, field, em + 12, foot)
    card.band(canvas, box, foot, RADIUS)
    _emblem(canvas, Box(box.x + 7, box.y + 3, em, box.h - foot - 6), field)
    tx, right, vs = box.x + em + 15, box.right - 6, 40.0
    upper = box.h - foot
    name = Box(tx, box.y + 2, right - tx - (vs if building.points else 0) - 1, upper * 0.54)
    _name(canvas, name, field, sight, 22)
    if building.points:
        laurel(canvas, building.points, (right - vs / 2 + 2, box.y + vs / 2 + 3), vs, _ink(field))
    low = Box(tx, box.y + upper * 0.55, right - tx, upper * 0.44)
    if field.owned:
        token(canvas, field.colour, (tx + 15, low.cy), 30, shadow=False)
        if field.used:
            label(canvas, sight.speaker.t("board.kingsburg.used"), Box(tx + 38, low.y, low.w - 38, low.h), 18,
                  face="sans_italic", colour="ink_soft")
    else:
        pictures(canvas, cost_markup(field, building.price), low, 20.5)
    band = Box(box.x + 7, box.bottom - foot, box.w - 14, foot - 1)
    marked(canvas, bands.described(building, sight.speaker), band, 18, colour=_ink(field), anchor="c",
           short=pictograms.effects(building))


def printed(canvas: Canvas, box: Box, building: Building, sight: Sight, faint: bool = False) -> None:
    """A field as it is printed on a strip or a sheet that nobody builds on yet."""
    field = Field(building.id, "plain" if faint else "open", 0, building.price, strip=building.strip)
    draw = _with_words if box.h > 86 else _two_lines if box.h > 54 else _one_line
    draw(canvas, box, field, building, sight)
    _edge(canvas, box, field)
