"""How many, and which: numbered shields for troops, cubes for stationing, and the culture tokens in stock."""

from __future__ import annotations

from kingsburg_table.games.principato.actions import Dismiss, Recruit, Station
from kingsburg_table.games.principato.words import CULTURE, KEEPS
from kingsburg_table.table.boards.headings import headline
from kingsburg_table.table.boards.label import label
from kingsburg_table.table.boards.principato import art
from kingsburg_table.table.boards.principato.calendar import AMOUNTS, asked
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card as kit
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import figure
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing


def things(sight: Sight) -> list[Thing]:
    """One piece for each number that may be chosen."""
    if asked(sight) not in AMOUNTS or sight.decision is None:
        return []
    made = []
    for option in sight.decision.options:
        action = option.action
        if isinstance(action, (Recruit, Dismiss, Station)):
            cube = KEEPS[action.troop] if isinstance(action, Station) else ""
            data = (action.troop, action.count, cube, isinstance(action, Dismiss))
            made.append(Thing("amount", option.targets[0], data))
    return made


def gallery_things(sight: Sight) -> list[Thing]:
    """All culture tokens in stock while one is chosen."""
    if asked(sight) != "token":
        return []
    return [
        Thing("gallery", f"culture.{kind}.{value}", (kind, value, left))
        for kind in CULTURE
        for value, left in zip(sight.data.culture[kind].values, getattr(sight.view.stock, kind), strict=True)
    ]


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """The heading, and on the stage a sheet of its own."""
    kind = asked(sight)
    if kind not in (*AMOUNTS, "token") or (placed.id == "gallery") != (kind == "token"):
        return
    box = placed.box
    if sight.focus == "stage":
        canvas.cached(("principato.muster sheet",), box,
                      lambda own: paper.sheet(own, (0, 0, box.w, box.h), "parchment", seed=2), 34)
    head = Box(box.x + 18, box.y + 6, box.w - 36, 32 if sight.wide else 24)
    headline(canvas, head, sight.speaker.t(f"board.principato.muster.{kind}"), size=22 if sight.wide else 17)


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A numbered shield; those up to the chosen number are taken along."""
    assert isinstance(spot.thing.data, tuple)
    troop, count, cube, away = spot.thing.data
    box = spot.box
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit else ""
    key = ("principato.amount", troop, count, cube, away, state)

    def draw(own: Canvas) -> None:
        size = min(box.w, box.h)
        centre = (box.w / 2, box.h / 2)
        r = size * 0.44
        if state == "hot":
            own.glow((centre[0] - r, centre[1] - r, 2 * r, 2 * r), "gold_bright", r, 10, 255, 4, hollow=False)
        if not count:
            art.slot(own, troop, centre, size * 0.84)
        elif cube:
            own.circle(centre, r, "#FBF5E4", "ink", 1.3)
            art.cube(own, cube, centre, size * 0.6)
        else:
            art.token(own, troop, centre, size * 0.86)
        if state:
            own.circle(centre, r + 2, None, "gold_hot" if state == "hot" else "gold_lit", 3.4 if state == "hot" else 2)
        badge = (centre[0] + size * 0.3, centre[1] + size * 0.3)
        radius = max(11.0, size * 0.19)
        own.circle(badge, radius, "carmine" if away and count else "ink", "gold_bright", 1.5)
        figure(own, str(count), badge, radius * 1.2, "#FFF6DA")
    canvas.cached(key, box, draw, 36 if state == "hot" else 8)


def paint_gallery(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A stack of equal culture tokens, its value, and how many are left."""
    assert isinstance(spot.thing.data, tuple)
    kind, value, left = spot.thing.data
    box = spot.box
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit else "plain"
    name = sight.speaker.name(kind)
    key = ("principato.gallery", kind, value, left, state, look.dim, name)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        kit.cell(own, here, state)
        size = min(box.h * 0.62, box.w * 0.8)
        centre = (here.cx, here.y + 8 + size / 2)
        if left:
            art.token(own, kind, centre, size)
            art.value(own, value, (centre[0] + size * 0.36, centre[1] + size * 0.34), size * 0.2)
        else:
            art.slot(own, kind, centre, size)
        low = Box(4, centre[1] + size / 2 + 2, box.w - 8, here.bottom - centre[1] - size / 2 - 4)
        label(own, f"{name} ×{left}", low, 18, anchor="c", lines=2, icon="", colour="ink" if left else "muted")
        if look.dim:
            own.rrect(here, 7, "parchment", opacity=0.55)
    canvas.cached(key, box, draw, 56 if state == "hot" else 32 if state == "lit" else 6)
