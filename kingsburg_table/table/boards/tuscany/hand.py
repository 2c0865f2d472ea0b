"""The hand: eight stacks of cards on a rack, how many each holds, and which pairs stand for another colour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from kingsburg_table.table.boards.headings import headline
from kingsburg_table.table.boards.label import label
from kingsburg_table.table.boards.tags import draw_tags, tags, tags_width
from kingsburg_table.table.boards.tuscany import art, reading
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper, wood
from kingsburg_table.table.draw import tag as furniture
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

SHELF = 30.0
GAP = 2.0  #: between stacks
APART = 6.0  #: between the names of neighbours
PAIR = 2


@dataclass(frozen=True, slots=True)
class Stack:
    """Cards of one kind; `pair` names the kind that two of them stand for just now."""

    kind: str
    count: int
    pair: str


def cards(sight: Sight) -> list[int]:
    """The hand by kind, empty where these eyes may not see it."""
    return reading.prince(sight, sight.estate).hand


def wanted(sight: Sight) -> str:
    """The kind of card that is being paid: the colour of the hex that waits for it."""
    view = sight.view
    land = reading.land_of(sight, sight.seat)
    if view.hex < 0 or land is None or sight.estate != sight.seat:
        return ""
    return reading.ground(sight.data, land, view.hex)


def things(sight: Sight) -> list[Thing]:
    found, kind_wanted = cards(sight), wanted(sight)
    if not found:
        return []
    return [
        Thing("stack", f"card.{sight.estate}.{kind}",
              Stack(kind, found[at], kind_wanted if kind != kind_wanted and found[at] >= PAIR else ""))
        for at, kind in enumerate(sight.data.kinds)
    ]


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """The sheet with its heading; backs where the hand is not for these eyes; a note about pairs."""
    box, say, wide = placed.box, sight.speaker.t, sight.wide
    paper.sheet(canvas, box, "parchment", seed=8)
    head, count = _head(box, wide), reading.prince(sight, sight.estate).cards
    headline(canvas, head, say("board.tuscany.hand_of", seat=sight.estate), say("board.tuscany.cards", n=count),
             24 if wide else 18)
    if not cards(sight):
        _backs(canvas, Box(box.x + 20, head.bottom + 10, box.w - 40, box.bottom - head.bottom - 20), count, sight)
        return
    note = say("board.tuscany.pairs_for", kind=wanted(sight)) if wanted(sight) else say("board.tuscany.pairs")
    high = 30.0 if wide else 24.0
    label(canvas, note, Box(box.x + 20, box.bottom - high - 6, box.w - 40, high), 18, face="sans_italic",
          colour="ink_soft", anchor="c", icon="")


def _head(box: Box, wide: bool) -> Box:
    return Box(box.x + 18, box.y + 7, box.w - 36, 34) if wide else Box(box.x + 14, box.y + 4, box.w - 28, 26)


def count_things(sight: Sight) -> list[Thing]:
    """The number of cards in the heading: what is looked at may change it."""
    return [Thing("held", "", reading.prince(sight, sight.estate).cards)]


def paint_count(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """What would come and go, before the number; what is paid is said at the stacks it comes from."""
    paying = reading.asked(sight) == "pay"
    changed = tuple(tag for tag in tags(sight, sight.estate, "cards") if not (paying and tag[1] == "loss"))
    if not changed:
        return
    head, wide = _head(spot.box, sight.wide), tags_width(canvas, changed)
    number = canvas.text_width(sight.speaker.t("board.tuscany.cards", n=spot.thing.data), size=18)
    draw_tags(canvas, changed, (head.right - number - 22 - wide / 2, head.cy), wide)


def _backs(canvas: Canvas, box: Box, count: int, sight: Sight) -> None:
    """Somebody's cards from behind."""
    if not count:
        return
    high = min(box.h * 0.6, 150.0)
    each = high * 0.68
    step = min(each + 8, (box.w - each) / max(1, count - 1))
    x = box.cx - (step * (count - 1) + each) / 2
    for at in range(count):
        art.card_back(canvas, Box(x + at * step, box.cy - high / 2, each, high))


def rack(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """The wooden shelf in front of the cards' feet, its counts; names and pairs below."""
    if not cards(sight):
        return
    box = placed.box
    low = float(placed.details.get("foot", 0))
    shelf = Box(box.x - 4, box.bottom - low - SHELF, box.w + 8, SHELF)
    wood.plank(canvas, shelf, wood.TRAY_WOOD, 4, 5, 130, 5)


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A stack: all its cards can be counted; those that would be paid are lifted and lit."""
    stack = spot.thing.data
    assert isinstance(stack, Stack)
    box = spot.box
    paying = paid(spot.target, look, sight)
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit else ""
    names = names_of(canvas, box.w + GAP, sight)
    foot = 58.0 if sight.wide else 0.0
    key = ("tuscany.stack", stack, state, paying, look.dim, foot, sight.lang)
    canvas.cached(key, box, lambda own: _stack(own, Box(0, 0, box.w, box.h), stack, state, paying, foot, names), 30)


def names_of(canvas: Canvas, pitch: float, sight: Sight) -> Mapping[str, str]:
    """What is written under the stacks: a name may be wider than its stack as far as its neighbours leave room; of two
    that meet, the longer one is said in short."""
    kinds = list(sight.data.kinds)
    names = {kind: sight.speaker.name(kind) for kind in kinds}
    for pair in pairwise(kinds):
        for kind in sorted(pair, key=lambda kind: -canvas.text_width(names[kind], size=17)):
            if sum(canvas.text_width(names[each], size=17) for each in pair) / 2 + APART > pitch:
                names[kind] = sight.speaker.name(kind, "short")
    return names


def paid(target: str, look: Look, sight: Sight) -> int:
    """How many cards of a stack the payment takes that is looked at, or else the armed one."""
    option = sight.page.option
    if reading.asked(sight) == "pay" and option is not None:
        return option.targets.count(target)
    return look.uses.count(target) + 1 if look.chosen else 0


def _stack(canvas: Canvas, box: Box, stack: Stack, state: str, paying: int, foot: float, names: Mapping[str, str]
           ) -> None:
    shelf = Box(box.x, box.bottom - foot - SHELF, box.w, SHELF)
    wide = min(box.w - 8, 74.0)
    room = shelf.y - box.y - 16
    high = min(wide * 1.95, room * 0.74)
    step = min(30.0, (room - high) / max(1, stack.count - 1)) if stack.count > 1 else 0.0
    x = box.cx - wide / 2
    if not stack.count:
        place = Box(x, shelf.y + 6 - high, wide, high)
        canvas.rrect(place, 5, "#8A6A3A", None, opacity=0.1)
        canvas.rrect(place, 5, None, "#6B4F2C", 1.4, (5, 4), 0.6)
        icon(canvas, stack.kind, (place.cx, place.cy - 4), wide * 0.5, opacity=0.35, grey=1)
    top = shelf.y
    for at in reversed(range(stack.count)):
        lift = 12 if at < paying else 0
        place = Box(x, shelf.y + 6 - high - at * step - lift, wide, high)
        top = min(top, place.y)
        if state and at == stack.count - 1 and not lift:
            canvas.glow(place, "gold_lit", 5, 7, 255 if state == "hot" else 150, 2)
        if lift:
            canvas.glow(place, "gold_lit", 5, 7, 220, 2)
        art.estate_card(canvas, stack.kind, place, corner=min(24.0, wide * 0.36), lit=bool(lift) or state == "hot")
        if at == 0:
            r = wide * 0.4
            canvas.circle((place.cx, place.cy + high * 0.08), r, art.CREAM, "ink", 1.2)
            icon(canvas, f"tuscany/kinds/{stack.kind}", (place.cx, place.cy + high * 0.08), r * 1.5)
    # the shelf lies in front of the cards
    with canvas.clip((box.x - 6, shelf.y, box.w + 12, SHELF)):
        wood.plank(canvas, (box.x - 40, shelf.y, box.w + 80, SHELF), wood.TRAY_WOOD, 4, 5, 0, 5)
    canvas.circle(shelf.centre, 13, "#F8F1DF" if stack.count else "#A8855A", "ink", 1.4)
    figure(canvas, str(stack.count), shelf.centre, 18, "ink")
    if foot:
        label(canvas, names[stack.kind], Box(box.x - 12, shelf.bottom + 2, box.w + 24, 24), 17, anchor="c",
              colour="ink" if stack.count else "muted", icon="")
        if stack.pair:
            pill = Box(box.cx - 35, shelf.bottom + 28, 70, 26)
            furniture.pill(canvas, pill, "#FBF5E4", "gilt_dark")
            figure(canvas, "2 =", (pill.x + 22, pill.cy), 17, "ink", "sans_bold")
            icon(canvas, stack.pair, (pill.right - 19, pill.cy), 20)
    if paying:
        draw_tags(canvas, ((f"−{paying}", "loss"),), (box.cx, max(box.y + 4, top - 14)), box.w + 10)
