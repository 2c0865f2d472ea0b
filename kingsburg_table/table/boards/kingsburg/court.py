"""What the modules add to the table, and how the other pieces make room for it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.table.box import Box
from kingsburg_table.table.layout import Focus, Placed
from kingsburg_table.table.pieces.board import Sight

BASE_ROWS = 5
GAP = {True: 12.0, False: 8.0}
SIDE = {True: 196.0, False: 154.0}  #: a card beside the council
SCENARIO = {True: 46.0, False: 36.0}
ARMY: dict[tuple[bool, Focus], float] = {
    (True, "piazza"): 54.0, (True, "estate"): 76.0, (False, "piazza"): 34.0, (False, "estate"): 70.0,
}
ORDER = 128.0  #: the turn order's height in the wide influence step
MARGIN = 6.0
GOVERNOR = 212.0  #: the governor's card beside the province, in the wide layout
#: The piazza's share with seven rows, where the sheet needs more height.
SHARES: dict[tuple[bool, Focus], float] = {(True, "piazza"): 0.51, (False, "piazza"): 0.52}


@dataclass(frozen=True, slots=True)
class Court:
    """Which things of modules lie on the table."""

    rows: int
    governor: bool
    destiny: bool
    army: bool
    scenario: str

    @property
    def plain(self) -> bool:
        return not (self.governor or self.destiny or self.army or self.scenario)

    @property
    def lone_scenario(self) -> bool:
        """There is a scenario, and no governor's card to lie over."""
        return bool(self.scenario) and not self.governor

    def beside(self, wide: bool, focus: Focus) -> tuple[str, ...]:
        """What stands in the column at the council's right, from above."""
        found = ("destiny",) * self.destiny
        if not wide and focus == "piazza":
            found += ("governor",) * self.governor
        return found + ("scenario",) * bool(self.scenario)


def court(sight: Sight) -> Court:
    return _court(sight.data)


@lru_cache(maxsize=16)
def _court(data: Components) -> Court:
    return Court(len(data.rows), data.has("governors"), data.has("destiny"), data.has("army_tokens"),
                 data.options.get("scenario", ""))


def share(focus: Focus, sight: Sight) -> float | None:
    return SHARES.get((sight.wide, focus)) if court(sight).rows > BASE_ROWS else None


def arranged(placed: Placed, sight: Sight) -> Placed:
    """A piece in the room that the modules leave or give it."""
    here = court(sight)
    if here.plain or sight.focus == "stage":
        return placed
    room = ROOMS.get(placed.id)
    box = room(placed.box, here, sight) if room is not None else placed.box
    return placed if box == placed.box else Placed(placed.id, placed.piece, box, placed.details)


def _beside(box: Box, here: Court, sight: Sight) -> tuple[Box, Box]:
    """The council, and the column of cards at its right: in the wide influence step that is in the winter's column."""
    parts = here.beside(sight.wide, sight.focus)
    if not parts or (sight.wide and sight.focus == "piazza"):
        return box, Box(box.right, box.y, 0, 0)
    column, rest = box.cut_right(SIDE[sight.wide])
    return rest.cut_right(GAP[sight.wide])[1], column


def _council(box: Box, here: Court, sight: Sight) -> Box:
    return _beside(box, here, sight)[0]


def _card(name: str, box: Box, here: Court, sight: Sight) -> Box:
    """A card's place in the column: the scenario's strip at the foot, the others share what is left."""
    parts = here.beside(sight.wide, sight.focus)
    column = _beside(box, here, sight)[1]
    if sight.wide and sight.focus == "piazza":
        column = _winter_parts(box, here)[1]
        parts = parts if here.lone_scenario else ("destiny",)
    gap = GAP[sight.wide]
    if "scenario" in parts and len(parts) > 1:
        strip, column = column.cut_bottom(SCENARIO[sight.wide])
        if name == "scenario":
            return strip
        column = column.cut_bottom(gap)[1]
        parts = parts[:-1]
    return column.rows(len(parts), gap)[parts.index(name)]


def _winter_parts(box: Box, here: Court) -> tuple[Box, Box]:
    """The wide influence step: turn order and winter's panel give room to destiny and scenario."""
    wanted = 148.0 * here.destiny + (SCENARIO[True] + GAP[True] * here.destiny if here.lone_scenario else 0.0)
    box = _raised(box, here)
    if not wanted:
        return box, Box(box.x, box.bottom, box.w, 0)
    low, rest = box.cut_bottom(wanted)
    return rest.cut_bottom(GAP[True])[1], low


def _order(box: Box, here: Court, sight: Sight) -> Box:
    """The wide influence step: lower, as far as something else needs the room."""
    lower = sight.focus == "piazza" and (here.destiny or here.lone_scenario)
    return box.cut_top(ORDER)[0] if lower else box


def _raised(box: Box, here: Court) -> Box:
    """A panel under the turn order, whose height is 31 hundredths of the region (table.yaml)."""
    if not (here.destiny or here.lone_scenario):
        return box
    whole = (box.h + 2 * MARGIN) / 0.69
    by = whole * 0.31 - 2 * MARGIN - ORDER
    return Box(box.x, box.y - by, box.w, box.h + by)


def _threat(box: Box, here: Court, sight: Sight) -> Box:
    return _winter_parts(box, here)[0]


def _tray(box: Box, here: Court, sight: Sight) -> Box:
    """The influence step: army tokens lie above the dice."""
    return box.cut_top(_army_high(sight) + GAP[False])[1] if here.army else box


def _army_high(sight: Sight) -> float:
    return ARMY[sight.wide, sight.focus]


def _army(box: Box, here: Court, sight: Sight) -> Box:
    high = _army_high(sight)
    return box.cut_top(high)[0] if sight.focus == "piazza" else box.cut_bottom(high)[0]


def _over_army(box: Box, here: Court, sight: Sight) -> Box:
    """What the build step shows under the treasury, without the army tokens at its foot."""
    return box.cut_bottom(_army_high(sight) + GAP[sight.wide])[1] if here.army else box


def _winter(box: Box, here: Court, sight: Sight) -> Box:
    """The build step: the governor's card lies under the winter's panel, or in its place where there is little room."""
    box = _over_army(box, here, sight)
    return box.rows(2, GAP[True])[0] if here.governor and sight.wide else box


def _scenario(box: Box, here: Court, sight: Sight) -> Box:
    shown = here.scenario and (here.lone_scenario or not sight.wide or sight.focus != "piazza")
    return _card("scenario", box, here, sight) if shown else Box(box.x, box.y, 0, 0)


def _scenario_low(box: Box, here: Court, sight: Sight) -> Box:
    """The wide influence step: over the governor's card."""
    shown = here.scenario and here.governor
    return box.cut_left(GOVERNOR)[0].cut_top(SCENARIO[True])[0] if shown else Box(box.x, box.y, 0, 0)


def _governor(box: Box, here: Court, sight: Sight) -> Box:
    if sight.focus == "piazza":
        column = box.cut_left(GOVERNOR)[0]
        return column.cut_top(SCENARIO[True] + GAP[True])[1] if here.scenario else column
    box = _over_army(box, here, sight)
    return box.rows(2, GAP[True])[1] if sight.wide else box


def _province(box: Box, here: Court, sight: Sight) -> Box:
    beside = here.governor and sight.wide and sight.focus == "piazza"
    return box.cut_left(GOVERNOR + GAP[True])[1] if beside else box


ROOMS = {
    "council": _council, "order": _order,
    "destiny": lambda box, here, sight: _card("destiny", box, here, sight) if here.destiny else box,
    "scenario": _scenario, "scenario_low": _scenario_low,
    "governor_high": lambda box, here, sight: _card("governor", box, here, sight) if here.governor else box,
    "governor": _governor, "threat": _threat, "winter": _winter, "tray": _tray, "sums": _tray, "envoy": _tray,
    "province": _province, "offers": _province, "army": _army,
}
