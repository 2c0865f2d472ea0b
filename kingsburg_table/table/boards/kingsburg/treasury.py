"""The own store: goods, soldiers, tokens and points, each with a reserved place for the ledger's tags."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.words import GOODS
from kingsburg_table.table.boards.label import heading
from kingsburg_table.table.boards.tags import apart, draw_tags, of_choice
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card, paper
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.icon import figure, icon, plus_token
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.draw.marks import MARKS
from kingsburg_table.table.draw.tag import tag, tag_size
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

COUNTERS = ("gold", "wood", "stone", "soldiers", "tokens", "points")
PAD = 24.0


def things(sight: Sight) -> list[Thing]:
    """Six counters. A good is the supply's while goods are taken from it, else the seat's own."""
    if sight.focus == "stage" and not deciding(sight):
        return []
    taking = sight.decision is not None and any(
        target.startswith("supply.") for option in sight.decision.options for target in option.targets
    )
    numbers = sight.counters[sight.seat]
    made = []
    for name in COUNTERS:
        piece = {"tokens": "token"}.get(name, name)
        target = f"{piece}.{sight.seat}"
        if name in GOODS:
            target = f"supply.{name}" if taking else f"good.{sight.seat}.{name}"
        made.append(Thing("counter", target, (name, numbers[name])))
    return made


def deciding(sight: Sight) -> bool:
    """Whether goods are being chosen in the winter."""
    return sight.decision is not None and sight.decision.kind in ("take goods", "lose goods")


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    if sight.focus == "stage" and not deciding(sight):
        return
    box, head = placed.box, float(placed.details.get("head", 0))
    paper.sheet(canvas, box, "parchment", seed=8)
    if head > 16:
        heading(canvas, sight.speaker.t("board.kingsburg.treasury"), Box(box.x + 14, box.y + 12, box.w - 28, 24), 18)
    middle = box.y + head + (box.h - head) / 2
    canvas.line((box.x + 20, middle), (box.right - 20, middle), "#7A5610", 1, 0.45)


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, tuple)
    name, value = spot.thing.data
    found = apart(sight, sight.seat, name, GOODS)
    several = of_choice(sight, sight.seat, name, GOODS)
    joined = _joined(sight, name)
    word = sight.speaker.t("board.kingsburg.or") if joined else ""
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit else "plain"
    after = _after(sight, name, value)
    box = spot.box
    key = ("kingsburg.counter", name, value, found, several, joined, word, state, look.dim, after)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        if state != "plain":
            card.cell(own, here, state)
        _counter(own, here, name, value, dull=look.dim and not value)
        y = here.h * (0.82 if sight.wide else 0.79)
        if after:
            _change(own, here, found[0], after, y)
        else:
            draw_tags(own, found, (here.cx, y), here.w)
        if several[0]:
            draw_tags(own, [several], (here.cx, y), here.w + 2 * PAD - 6)
        if "middle" in joined:
            own.text(word, (here.cx, y), "caption", face="sans_italic", colour="good", anchor="c")
        if "right" in joined:
            own.text(word, (here.w + 2, y), "caption", face="sans_italic", colour="good", anchor="c")
    canvas.cached(key, box, draw, PAD)


def _counter(canvas: Canvas, box: Box, name: str, value: int, dull: bool) -> None:
    """Icon and number, the number right of its icon; points in their laurel."""
    y = box.y + box.h * (0.34 if box.h > 60 else 0.31)
    big = min(box.h * (0.66 if box.h > 60 else 0.58), box.w * 0.46)
    if name == "points":
        laurel(canvas, value, (box.cx, y), big * 1.26, "carmine" if value < 0 else "ink")
        return
    opacity = 1.0 if value else 0.55
    picture(canvas, name, (box.cx - big * 0.46, y), big if name in GOODS else big * 0.9, opacity)
    size = big * (0.8 if value < 10 else 0.68)
    figure(canvas, str(value), (box.cx + big * 0.54, y), size, "ink" if value else "muted")


def picture(canvas: Canvas, name: str, centre: Point, size: float, opacity: float = 1.0) -> None:
    """The picture of a counter."""
    if name == "tokens":
        plus_token(canvas, centre, size)
    else:
        icon(canvas, {"strength": "defence"}.get(name, name), centre, size, opacity=opacity)


def _after(sight: Sight, name: str, value: int) -> str:
    """What will be there, where a single certain change is shown and happens now."""
    found = sight.page.at(sight.seat, name)
    if len(found) != 1:
        return ""
    (tag,) = found
    if not tag.certain or tag.later or tag.amount is None:
        return ""
    return str(value + tag.amount).replace("-", "−")


def _change(canvas: Canvas, box: Box, found: tuple[str, str], after: str, y: float) -> None:
    """A tag, an arrow, and the number that will be there."""
    wide = tag_size(canvas, found[0], found[1])[0]
    px = canvas.theme.px(22, canvas.scale)
    number = canvas.text_width(after, face="serif_bold", px=px)
    arrow = 16.0
    total = wide + arrow + number + 6
    if total > box.w + 6:
        draw_tags(canvas, [found], (box.cx, y), box.w)
        return
    x = box.cx - total / 2
    tag(canvas, found[0], (x + wide / 2, y), found[1])
    MARKS[">"].draw(canvas, (x + wide + 3 + arrow / 2, y), 22, (), "ink")
    loss = found[1] == "loss"
    canvas.text(after, (x + wide + arrow + 6, y), face="serif_bold", px=px, colour="carmine" if loss else "good")


def _joined(sight: Sight, name: str) -> tuple[str, ...]:
    """Where an "or" stands at this counter: between it and its right neighbour, or in its own empty place."""
    if name not in GOODS:
        return ()
    choices = [{tag.choice for tag in sight.page.at(sight.seat, good) if tag.total == 1} for good in GOODS]
    at = GOODS.index(name)
    if at < 2 and choices[at] & choices[at + 1]:
        return ("right",)
    if at == 1 and not sight.page.at(sight.seat, name) and choices[0] & choices[2]:
        return ("middle",)
    return ()
