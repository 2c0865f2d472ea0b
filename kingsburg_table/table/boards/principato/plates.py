"""Plates of the districts: their name, and what lies there with its cap; the ledger's tags hang at their end."""

from __future__ import annotations

from kingsburg_table.table.boards.label import label
from kingsburg_table.table.boards.principato import art
from kingsburg_table.table.boards.tags import Tags, draw_tags, tags
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.draw.tag import tag_size
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

AREAS = ("palace_area", "city_center", "church", "city_walls", "environs")
STORED = {"city_center": "money", "church": "favor", "environs": "food"}
CAPS = ("food", "money", "favor")


def things(sight: Sight) -> list[Thing]:
    """One plate for each district, in the plan's order."""
    numbers, seat = sight.counters[sight.estate], sight.estate
    caps = dict(zip(CAPS, sight.hints["caps"][seat], strict=True))
    made = []
    for area in AREAS:
        if area in STORED:
            now, most = numbers[STORED[area]], caps[STORED[area]]
        elif area == "city_walls":
            now, most = numbers["strength"], sight.hints["possible"][seat]
        else:
            now, most = numbers["culture"], -1
        made.append(Thing("plate", f"area.{seat}.{area}", (area, now, most)))
    return made


def strength_change(sight: Sight, seat: int) -> int:
    """What the looked-at option does to the strength, as far as that is certain (P6.3)."""
    def change(counter: str) -> int:
        return sum(tag.amount or 0 for tag in sight.page.at(seat, counter) if tag.certain)
    troops = sum(2 * change(f"{kind}_supplied") - change(kind) for kind in ("militia", "condottiere"))
    return change("catapult") + troops


def found_tags(sight: Sight, seat: int, area: str) -> Tags:
    if area in STORED:
        return tags(sight, seat, STORED[area])
    if area == "palace_area":
        return tags(sight, seat, "points")
    change = strength_change(sight, seat)
    if not change:
        return ()
    return ((f"+{change}" if change > 0 else f"−{-change}", "gain" if change > 0 else "loss"),)


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, tuple)
    area, now, most = spot.thing.data
    found = found_tags(sight, sight.estate, area)
    box = spot.box
    key = ("principato.plate", area, now, most, found, look.hovered, sight.lang)
    canvas.cached(key, box, lambda own: _plate(own, Box(0, 0, box.w, box.h), area, now, most, found, sight),
                  70 if found else 12)


def _plate(canvas: Canvas, box: Box, area: str, now: int, most: int, found: Tags, sight: Sight) -> None:
    canvas.shadow(box, 5, 3, 90, 2)
    canvas.rrect(box, 5, "#FBF5E4", "ink", 1.4)
    size = min(20.0, box.h * 0.62)
    number = str(now).replace("-", "−")
    cap = "" if most < 0 else f"/{most}"
    if area == "city_walls":  # now, and when all that can be supplied is
        cap = "" if most == now else f" → {most}".replace("-", "−")
    px = canvas.px(size * 1.05, 16)
    wide = canvas.text_width(number, face="serif_bold", px=px)
    wide += canvas.text_width(cap, face="serif_bold", px=px) if cap else 0.0
    sign = box.h * 0.8
    right = box.right - 9 - wide
    canvas.text(number, (right, box.cy), face="serif_bold", px=px,
                colour="carmine" if now < 0 or (now == most and area in STORED) else "ink")
    if cap:
        canvas.text(cap, (box.right - 9, box.cy), face="serif_bold", px=px, colour="ink_soft", anchor="r")
    _sign(canvas, area, (right - sign * 0.6, box.cy), sign)
    edge = right - sign * 1.2
    canvas.line((edge, box.y + 7), (edge, box.bottom - 7), "ink_soft", 1, 0.5)
    name = sight.speaker.name(area)
    label(canvas, name[:1].upper() + name[1:], Box(box.x + 10, box.y, edge - box.x - 13, box.h), size, face="serif",
          short=_short(sight, area), icon="")
    wide = sum(tag_size(canvas, text, kind, 17)[0] for text, kind in found)
    draw_tags(canvas, found, (box.right - 4 + wide / 2, box.cy), wide)


def _short(sight: Sight, area: str) -> str:
    word = sight.speaker.t(f"board.principato.area.{area}")
    return word[:1].upper() + word[1:]


def _sign(canvas: Canvas, area: str, centre: tuple[float, float], size: float) -> None:
    if area in STORED:
        art.cube(canvas, STORED[area], centre, size * 0.86, lifted=False)
    elif area == "city_walls":
        icon(canvas, "swords", centre, size * 0.9)
    else:
        laurel(canvas, None, centre, size)


def amount(canvas: Canvas, cube: str, now: int, most: int, place: Box, size: float) -> None:
    """Cube, number and cap in a row: rivals and stages."""
    art.cube(canvas, cube, (place.x + size * 0.5, place.cy), size, lifted=False)
    full = now >= most > 0
    text = str(now)
    px = max(16, canvas.px(size * 0.82))
    wide = canvas.text(text, (place.x + size * 1.14, place.cy), face="serif_bold", px=px,
                       colour="carmine" if full else "ink" if now else "muted")
    small = max(16, canvas.px(size * 0.6))
    if place.x + size * 1.14 + wide + canvas.text_width(f"/{most}", px=small) <= place.right + 2:
        canvas.text(f"/{most}", (place.x + size * 1.14 + wide + 1, place.cy + 1), px=small, colour="ink_soft")


def strength_plate(canvas: Canvas, box: Box, now: int, most: int) -> None:
    """Swords, strength now, and what it could be."""
    canvas.rrect(box, 7, "#F1DED2", "#8A3A2A", 1.3)
    text = str(now).replace("-", "−")
    cap = f"/{str(most).replace('-', '−')}" if most != now else ""
    size = min(box.h * 0.62, 26.0)
    small = max(16, canvas.px(size * 0.68))
    rest = canvas.text_width(cap, px=small) if cap else 0.0
    px = max(16, canvas.px(size * 0.95))
    wide = canvas.text_width(text, face="serif_bold", px=px)
    sign = min(size, max(14.0, (box.w - wide - rest - 12) / 1.25))
    x = box.x + sign * 1.25 + 4
    icon(canvas, "swords", (box.x + 4 + sign * 0.55, box.cy), sign)
    canvas.text(text, (x, box.cy), face="serif_bold", px=px, colour="carmine" if now < 0 else "ink")
    if cap:
        canvas.text(cap, (x + wide + 2, box.cy + 1), px=small, colour="ink_soft")
