"""Painters of the districts: tokens with their free places, culture, church, cubes and troops."""

from __future__ import annotations

from kingsburg_table.table.boards.principato import art
from kingsburg_table.table.boards.principato.army import Rank, draw_rank
from kingsburg_table.table.boards.principato.town import HOLDS, Group, packed, pair_of, side_of
from kingsburg_table.table.boards.tags import Tags, draw_tags, tags
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot

PAD = 16.0


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """Tokens of land or city with their free places, and the tag of what is about to come."""
    group = spot.thing.data
    assert isinstance(group, Group)
    box = spot.box
    found = tags(sight, sight.estate, group.kind)
    key = ("principato.tokens", group, found)
    canvas.cached(key, box, lambda own: _tokens(own, Box(0, 0, box.w, box.h), group, found), PAD)


def _tokens(canvas: Canvas, box: Box, group: Group, found: Tags) -> None:
    size, centres = packed(group.kind, group.count, box)
    for at, centre in enumerate(centres):
        if at >= group.count:
            art.slot(canvas, group.kind, centre, size * 0.94)
            continue
        art.token(canvas, group.kind, centre, size)
        cube = HOLDS.get(group.kind)
        if cube:
            for number, place in enumerate(pair_of(group.kind, centre, size), start=2 * at):
                if number >= group.stored:
                    art.hollow(canvas, cube, place, side_of(size))
    if found:
        at_end = centres[min(group.count, len(centres) - 1)]
        draw_tags(canvas, found, (at_end[0], max(8.0, at_end[1] - size * 0.36)), 90)


def paint_culture(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A column of one kind, the highest value in front; equal ones are counted when there are many."""
    group = spot.thing.data
    assert isinstance(group, Group)
    box = spot.box
    found = tags(sight, sight.estate, group.kind)
    key = ("principato.culture", group, found, look.hovered)
    canvas.cached(key, box, lambda own: _culture(own, Box(0, 0, box.w, box.h), group, found), PAD)


def _culture(canvas: Canvas, box: Box, group: Group, found: Tags) -> None:
    stacks = [(value, group.values.count(value)) for value in dict.fromkeys(group.values)]
    if len(group.values) <= 4:
        stacks = [(value, 1) for value in group.values]
    size = min(box.w / 0.9, box.h * 0.49)
    shown = max(2, len(stacks))
    step = min(size * 1.04, (box.h - size) / max(1, shown - 1))
    for at in range(len(stacks), shown):
        art.slot(canvas, group.kind, (box.cx, box.y + size / 2 + at * step), size * 0.94)
    for at, (value, count) in enumerate(stacks):
        centre = (box.cx, box.y + size / 2 + at * step)
        art.token(canvas, group.kind, centre, size)
        r = max(8.0, size * 0.19)
        down = 0.36 if step > size * 0.8 else -0.26  # where the next token does not cover it
        art.value(canvas, value, (centre[0] + size * 0.36, centre[1] + size * down), r)
        if count > 1:
            art.times(canvas, count, (centre[0] - size * 0.3, centre[1] - size * 0.3), max(18.0, size * 0.28))
    draw_tags(canvas, found, (box.cx, box.y + 6), box.w)


def paint_church(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """The niches; the church itself is part of the scene."""
    box = spot.box
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit else ""
    stored = spot.thing.data
    assert isinstance(stored, int)
    key = ("principato.church", state, stored)

    def draw(own: Canvas) -> None:
        u = box.h * 0.99 / 170
        top = box.h / 2 - 85 * u
        for x in (72, 107, 142)[stored:]:
            art.hollow(own, "favor", (x * u, top + 139 * u), 29 * u)
        if state:
            frame = Box(50 * u, top + 106 * u, 114 * u, 54 * u)
            if state == "hot":
                own.glow(frame, "gold_lit", 8, 9, 230, 3)
            own.rrect(frame, 8, None, "gold_hot" if state == "hot" else "gold_lit", 3 if state == "hot" else 2.2)
    canvas.cached(key, box, draw, 30 if state == "hot" else 2)


def paint_cube(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    kind = str(spot.thing.data)
    box = spot.box
    size = box.w
    lift = -size * 0.16 if look.chosen else 0.0
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit else ""
    key = ("principato.cube", kind, state)

    def draw(own: Canvas) -> None:
        if state == "hot":
            own.glow((-2, -2, size + 4, size + 4), "gold_bright", 5, 8, 255, 2, hollow=False)
        art.cube(own, kind, (size / 2, size / 2), size * 1.02)
        if state:
            own.rrect((-3, -3, size + 6, size + 6), 5, None, "gold_hot" if state == "hot" else "gold_lit",
                      2.6 if state == "hot" else 1.8)
    canvas.cached(key, box.moved(0, lift), draw, 26 if state == "hot" else 8)


def paint_troops(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A row of shields on the wall; the empty ones carry the light."""
    rank = spot.thing.data
    assert isinstance(rank, Rank)
    box = spot.box
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit else ""
    found = tags(sight, sight.estate, rank.kind)
    key = ("principato.troops", rank, state, found)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        draw_rank(own, here, rank, box.h * 0.8, state, slots=True)
        draw_tags(own, found, (min(box.w - 20, box.h * 0.4), 2), 90)
    canvas.cached(key, box, draw, 30 if state == "hot" else PAD)
