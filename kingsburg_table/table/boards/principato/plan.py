"""The principality as one plan: where its five districts lie, and how tokens are packed into them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from kingsburg_table.table.box import Box

WIDE, HIGH = 1138.0, 575.0  #: the sheet for which the lengths below are thought


Packed = tuple[float, tuple[tuple[float, float], ...]]  #: size, centres


@dataclass(frozen=True, slots=True)
class Plan:
    """Districts from the sheet's corner; `k` scales lengths, `gate` is the middle of the road."""

    k: float
    w: float
    h: float
    back: float  #: top of the city, under the back wall
    palace: Box
    centre: Box
    church: Box
    wall: Box
    left_wall: Box
    right_wall: Box
    fields: Box
    farms: Box
    gate: float
    plates: dict[str, Box]


@lru_cache(maxsize=16)
def plan(w: float, h: float) -> Plan:
    k = min(w / WIDE, h / HIGH)
    back, top, wall_y, wall_h = h * 0.155, h * 0.178, h * 0.572, h * 0.142
    low = wall_y - h * 0.028
    plate = max(26.0, 34 * k)
    inner = top + plate + 4 * k
    palace = Box(w * 0.086, inner, w * 0.245, low - inner)
    centre = Box(w * 0.366, inner, w * 0.325, low - inner)
    church = Box(w * 0.728, top - h * 0.01, w * 0.205, low - top + h * 0.012)
    gate = w * 0.5
    wall = Box(w * 0.04, wall_y, w * 0.92, wall_h)
    left_wall = Box(w * 0.085, wall_y, gate - w * 0.115 - w * 0.085, wall_h)
    right_wall = Box(gate + w * 0.115, wall_y, w * 0.915 - gate - w * 0.115, wall_h)
    land_y = wall_y + wall_h + h * 0.022
    land_h = h - land_y - h * 0.018
    fields = Box(w * 0.035, land_y, w * 0.37, land_h)
    farms = Box(w * 0.595, land_y, w * 0.37, land_h)
    k_plate = max(k, 0.75)  # letters shrink less than pictures
    plates = {
        "palace_area": Box(palace.x, top, 196 * k_plate, plate),
        "city_center": Box(centre.x, top, 270 * k_plate, plate),
        "church": Box(w * 0.935 - 186 * k_plate, low - plate * 0.3, 186 * k_plate, plate),
        "city_walls": Box(gate - 176 * k_plate / 2, wall_y - plate * 0.25, 176 * k_plate, plate * 1.16),
        "environs": Box(gate - 200 * k_plate / 2, h - plate - h * 0.016, 200 * k_plate, plate),
    }
    return Plan(k, w, h, back, palace, centre, church, wall, left_wall, right_wall, fields, farms, gate, plates)


@lru_cache(maxsize=256)
def pack(count: int, box: Box, most: float, wide: float = 1.0, gap: float = 0.12) -> Packed:
    """Size and centres of `count` tokens, as large as fit in 1 to 4 rows, from the left; `wide` is width by height."""
    if count < 1:
        return most, ()
    best, best_rows = 0.0, 1
    for rows in range(1, 5):
        across = ceil(count / rows)
        size = min(most, box.w / (across * wide + (across - 1) * gap), box.h / (rows + (rows - 1) * gap * 0.5))
        if size > best + 0.01:
            best, best_rows = size, rows
    across = ceil(count / best_rows)
    step, down = best * (wide + gap), best * (1 + gap * 0.5)
    rows_used = ceil(count / across)
    top = box.cy - ((rows_used - 1) * down) / 2
    centres = tuple(
        (box.x + best * wide / 2 + at % across * step, top + at // across * down) for at in range(count)
    )
    return best, centres
