"""What lies over the table for a moment: tooltip, zoom, why-not slip, banner, curtain, peek, note."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw import paper, rich, slip
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.pieces.board import Board, Sight, Tip
from kingsburg_table.table.play.why import Why
from kingsburg_table.table.scenes.table.banner import banner as banner
from kingsburg_table.table.scenes.table.curtain import curtain as curtain
from kingsburg_table.table.scenes.table.curtain import curtain_crest as curtain_crest
from kingsburg_table.table.scenes.table.tabletop import Tabletop
from kingsburg_table.table.speech import markup, say_rich
from kingsburg_table.text import t


@dataclass(frozen=True)
class TipPlace:
    """Where a tooltip lies: its card, the side from which it points, its lines, the plate that leads to its rule."""

    box: Box
    side: str
    lines: tuple[tuple[str, float], ...]
    picture: float
    plate: Box


def tip_place(canvas: Canvas, tip: Tip, anchor: Box, whole: Box, wide: bool, zoom: bool = False) -> TipPlace:
    """Beside the thing, never over it; in the middle when zoomed."""
    k = 1.5 if zoom else 1.0
    width = (330.0 if wide else 290.0) * k
    small = (18 if wide else 16) * k
    px, inner = canvas.text_px(size=small), int((width - 36) * canvas.scale)
    said = [markup(line) for line in tip.lines]
    lines = tuple((line, rich.layout(line, "sans", px, inner, 1.2).height / canvas.scale + 6) for line in said)
    picture = 150.0 * k if zoom and tip.picture else 0.0
    foot = 34 * k if tip.rules or tip.reconstructed else 6
    high = 54 * k + sum(line_high for _, line_high in lines) + foot + picture
    box, side = (centred(whole.centre, width, high), "") if zoom else beside(anchor, width, high, whole)
    rules = " · ".join(tip.rules)
    plate_wide = canvas.text_width(rules, face="sans_bold", size=small) + 20 if rules else 0.0
    plate = Box(box.right - 10 - plate_wide, box.bottom - 34 * k, plate_wide, 28 * k if rules else 0.0)
    return TipPlace(box, side, lines, picture, plate)


def tooltip(
    canvas: Canvas, tip: Tip, place: TipPlace, anchor: Box, whole: Box, wide: bool, zoom: bool = False,
    hot: bool = False,
) -> None:
    """A card beside the thing; a larger one in the middle when zoomed. `hot`: the hand is on the rule's plate."""
    k = 1.5 if zoom else 1.0
    size, small = (20 if wide else 17) * k, (18 if wide else 16) * k
    box, inner = place.box, place.box.w - 36
    if zoom:
        slip.dim(canvas, whole, 0.4)
        slip.tooltip(canvas, box)
    else:
        point = (anchor.right if place.side == "l" else anchor.x, anchor.cy) if place.side in "lr" else None
        slip.tooltip(canvas, box, point, place.side)
    y = box.y + 27 * k
    note = canvas.text_width(tip.note, size=small) if tip.note else 0.0
    head = Box(box.x + 18, y - 16 * k, inner - note - 8, 32 * k)
    write(canvas, tip.title, head, size + 4, face="serif_bold", lines=1)
    if tip.note:
        canvas.text(tip.note, (box.right - 18, y), size=small, colour="ink_soft", anchor="r")
    y += 24 * k
    if place.picture:
        canvas.icon(tip.picture, (box.cx, y + place.picture / 2), place.picture * 0.95)
        y += place.picture
    for line, line_high in place.lines:
        write(canvas, line, Box(box.x + 18, y, inner, line_high), small, middle=False, lead=1.2)
        y += line_high
    if tip.rules:
        _rule_plate(canvas, place.plate, " · ".join(tip.rules), small, hot)
    if tip.reconstructed:
        foot = Box(box.x + 16, box.bottom - 34 * k, 0.0, 28 * k)
        _ours(canvas, Box(foot.x, foot.y, (place.plate.x if tip.rules else box.right) - 6 - foot.x, foot.h), small)


def _rule_plate(canvas: Canvas, plate: Box, rules: str, size: float, hot: bool) -> None:
    if hot:
        canvas.rrect(plate, 6, "chosen", "focus", 1.4)
    canvas.text(rules, plate.centre, face="sans_bold", size=size, colour="focus", anchor="c")


def _ours(canvas: Canvas, room: Box, size: float) -> None:
    """A quill and a word: a figure of this is reconstructed. The quill alone where the word has no room."""
    words = t("rules.source.reconstructed")
    wide = canvas.text_width(words, face="sans_bold", size=size) + room.h + 14
    plate = room.cut_left(wide if wide <= room.w else room.h + 4)[0].inset(0, 1)
    canvas.rrect(plate, plate.h / 2, None, "carmine", 1.4, (4, 4))
    canvas.icon("quill", (plate.x + room.h * 0.55, plate.cy), size, tint="carmine")
    if wide <= room.w:
        canvas.text(words, (plate.x + room.h, plate.cy), face="sans_bold", size=size, colour="carmine")


def beside(anchor: Box, width: float, high: float, whole: Box) -> tuple[Box, str]:
    """A place right or left of a thing, else under or over it, inside the window. Side: where the card points from."""
    gap = 18.0
    y = min(max(anchor.cy - high / 2, whole.y + 8), whole.bottom - high - 8)
    if anchor.right + gap + width <= whole.right - 8:
        return Box(anchor.right + gap, y, width, high), "l"
    if anchor.x - gap - width >= whole.x + 8:
        return Box(anchor.x - gap - width, y, width, high), "r"
    x = min(max(anchor.cx - width / 2, whole.x + 8), whole.right - width - 8)
    if anchor.bottom + gap + high <= whole.bottom:
        return Box(x, anchor.bottom + gap, width, high), "t"
    return Box(x, max(whole.y + 8, anchor.y - gap - high), width, high), "b"


@dataclass(frozen=True)
class SlipPlace:
    """Where a why-not lies; a press on it leads to its rule."""

    box: Box
    said: str
    rule_wide: float


def why_place(canvas: Canvas, desk: Tabletop, why: Why, anchor: Box) -> SlipPlace:
    """Beside the thing, never over it or the seal."""
    wide = desk.metrics.wide
    size = 18 if wide else 16
    said = say_rich(desk.speaker, why.words)
    px = canvas.text_px(size=size)
    block = rich.layout(said, "sans_bold", px, int((300 if wide else 250) * canvas.scale), 1.16)
    rule = canvas.text_width(why.rule, face="sans_bold", size=size) if why.rule else 0.0
    width = max(block.width / canvas.scale + 56 + rule + 16, 150.0)
    high = block.height / canvas.scale + 20
    everything = desk.regions.whole
    safe = Box(everything.x, everything.y, everything.w, desk.regions.scroll.y - everything.y)
    on_table = anchor.y < desk.regions.scroll.y
    box, side = beside(anchor, width, high, safe)
    if not on_table:  # a slip of the scroll stands on its rim: it covers no chip
        x = min(max(anchor.cx - width / 2, safe.x + 8), safe.right - width - 8)
        box, side = Box(x, safe.bottom - high - 12, width, high), "b"
    if side in "lr" and on_table:
        box = box.moved(-10 if side == "l" else 10, 0)
    return SlipPlace(box, said, rule)


def why_slip(canvas: Canvas, desk: Tabletop, why: Why, place: SlipPlace, hot: bool = False) -> None:
    """The reason and its rule; a red thread leads to the cause when it is on the table."""
    box, size = place.box, 18 if desk.metrics.wide else 16
    slip.why_slip(canvas, box)
    canvas.icon("why_not", (box.x + 24, box.cy), 22, tint="carmine", mono=True)
    text = Box(box.x + 42, box.y + 6, box.w - 56 - place.rule_wide - 10, box.h - 12)
    write(canvas, place.said, text, size, face="sans_bold", lines=4, lead=1.16)
    if why.rule:
        canvas.text(why.rule, (box.right - 12, box.cy), face="sans_bold", size=size, colour="carmine", anchor="r")
        y, x = box.cy + size * 0.62, box.right - 12 - place.rule_wide
        canvas.line((x, y), (box.right - 12, y), "carmine", 2.0 if hot else 1.0, 1.0 if hot else 0.6)
    cause = desk.place_of(why.cause) if why.cause else None
    if cause is not None:
        slip.thread(canvas, (box.x if cause.cx < box.cx else box.right, box.cy), cause.centre)


def peek(canvas: Canvas, board: Board, desk: Tabletop, sight: Sight) -> None:
    """The secret, in the middle third, only while held."""
    whole = desk.regions.stage
    box = centred(whole.centre, min(330.0, whole.w / 3), min(480.0, whole.h * 0.8))
    slip.dim(canvas, whole, 0.5)
    board.peek(canvas, box, sight)


def note(canvas: Canvas, text: str, whole: Box, wide: bool) -> None:
    """A short message at the upper edge: what went wrong, what is to come."""
    size = 20 if wide else 17
    width = min(canvas.text_width(text, size=size) + 60, whole.w * 0.7)
    box = Box(whole.cx - width / 2, whole.y + (70 if wide else 50), width, 64)
    paper.sheet(canvas, box, seed=2)
    write(canvas, text, box.inset(20, 8), size, anchor="c", lines=2)
