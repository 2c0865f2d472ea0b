"""The six regions of the table (table design 2.1) and the pieces that a game's table.yaml puts into them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from kingsburg_table.core.catalogue import folder_of
from kingsburg_table.core.components import Source
from kingsburg_table.table.box import Box
from kingsburg_table.table.metrics import UNITS, Layout, Metrics
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.play.moments import Moment
from kingsburg_table.table.play.sounds import EventSounds

Region = Literal["ribbon", "piazza", "estate", "rivals", "chronicle", "scroll", "stage"]
Focus = Literal["piazza", "estate", "stage"]  #: `stage`: a staged view over piazza, estate and the side column
Percent = tuple[float, float, float, float]

RIVAL_HEIGHT = 160.0
CHRONICLE_LEAST = 240.0
DRAWER_WIDTH = 420.0


@dataclass(frozen=True, slots=True)
class Measures:
    """The fixed lengths of one layout, in its units."""

    ribbon: float
    scroll: float
    side: float
    seal_in: float
    seal_up: float
    seal_radius: float


MEASURES = {
    Layout.WIDE: Measures(56, 120, 400, 68, 60, 54),
    Layout.COMPACT: Measures(40, 92, 72, 53, 46, 40),
}


@dataclass(frozen=True, slots=True)
class Regions:
    """Where A to F lie. In the compact layout `rivals` is a narrow rail and `chronicle` a drawer over the table."""

    whole: Box
    ribbon: Box
    piazza: Box
    estate: Box
    rivals: Box
    chronicle: Box
    scroll: Box
    stage: Box
    seal: tuple[float, float]
    seal_radius: float

    def beside_the_column(self) -> Regions:
        """With a stage that leaves rivals and chronicle in sight, as while one looks at another time."""
        stage = self.stage
        return replace(self, stage=Box(stage.x, stage.y, self.piazza.w, stage.h))

    def __getitem__(self, region: Region) -> Box:
        box: Box = getattr(self, region)
        return box


def regions(metrics: Metrics, share: float, rivals: int = 4) -> Regions:
    """The regions for a window. `share` is the piazza's part of the height between ribbon and scroll, 0..1.

    Units beyond the layout's own go to B-E: the side column gets a quarter of the width, at most 160.
    """
    measures = MEASURES[metrics.layout]
    whole = Box(0, 0, metrics.width, metrics.height)
    ribbon, rest = whole.cut_top(measures.ribbon)
    scroll, play = rest.cut_bottom(measures.scroll)
    side = measures.side
    if metrics.layout is Layout.WIDE:
        side += min(160.0, max(0.0, metrics.width - UNITS[Layout.WIDE][0]) / 4)
    column, middle = play.cut_right(side)
    piazza, estate = middle.cut_top(middle.h * share)
    if metrics.layout is Layout.WIDE:
        high = min(max(1, rivals) * RIVAL_HEIGHT, column.h - CHRONICLE_LEAST)
        rivals_box, chronicle = column.cut_top(high)
    else:
        rivals_box = column
        chronicle = middle.cut_right(DRAWER_WIDTH)[0]
    seal = (whole.right - measures.seal_in, whole.bottom - measures.seal_up)
    return Regions(whole, ribbon, piazza, estate, rivals_box, chronicle, scroll, play, seal, measures.seal_radius)


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing on the table: what kind of piece, in which region, where (in hundredths of the region), and details.

    `place` may differ by focus; a piece without a place in a focus is not shown in it. `margin` is in units. A game
    with several staged views names the `stage` of each of their pieces; the board says which one is open.
    """

    kind: str
    region: Region
    place: Percent | dict[Focus, Percent] = (0, 0, 100, 100)
    margin: float = 0.0
    stage: str = ""
    details: dict[str, Any] = {}
    focus_details: dict[Focus, dict[str, Any]] = {}

    def place_in(self, focus: Focus) -> Percent | None:
        return self.place.get(focus) if isinstance(self.place, dict) else self.place

    def details_in(self, focus: Focus) -> dict[str, Any]:
        return {**self.details, **self.focus_details.get(focus, {})}


class TablePage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One layout of a game's table: the piazza's share for each focus in percent, and the pieces."""

    share: dict[Focus, float]
    pieces: dict[str, Piece]


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece and its rectangle in units."""

    id: str
    piece: Piece
    box: Box
    details: Mapping[str, Any]


@dataclass(frozen=True)
class TableLayout:
    """What a game's table.yaml says, for both layouts."""

    pages: Mapping[Layout, TablePage]
    manner: Manner = field(default_factory=Manner)
    sounds: EventSounds = field(default_factory=EventSounds)
    moments: Mapping[str, Moment] = field(default_factory=dict)

    def share(self, layout: Layout, focus: Focus) -> float:
        return self.pages[layout].share.get(focus, 50) / 100

    def regions(self, metrics: Metrics, focus: Focus, rivals: int, share: float | None = None) -> Regions:
        """The regions in a focus; `share` overrides the border while it glides."""
        return regions(metrics, self.share(metrics.layout, focus) if share is None else share, rivals)

    def placed(self, metrics: Metrics, focus: Focus, where: Regions, stage: str = "") -> dict[str, Placed]:
        """Every piece that this focus (and stage) shows, with its rectangle."""
        out = {}
        for id, piece in self.pages[metrics.layout].pieces.items():
            place = piece.place_in(focus)
            if place is not None and piece.stage in ("", stage):
                box = where[piece.region].percent(*place).inset(piece.margin)
                out[id] = Placed(id, piece, box, piece.details_in(focus))
        return out


def table_layout(game: str) -> TableLayout:
    """The layout of a game's table, read once."""
    return _layout_in(folder_of(game))


@cache
def _layout_in(folder: Path) -> TableLayout:
    return load_table_layout(folder)


def load_table_layout(folder: Path, file: str = "table.yaml") -> TableLayout:
    """Read rules_data/<game>/table.yaml; all mistakes are reported together, each with file and line."""
    source = Source(folder)
    pages = {layout: source.entry(file, layout.value, TablePage) for layout in Layout}
    for layout, page in pages.items():
        for focus in ("piazza", "estate"):
            if page is not None and not 0 < page.share.get(focus, 0) < 100:
                source.error(file, (layout.value, "share", focus), "expected the piazza's share between 0 and 100")
    manner = source.entry(file, "manner", Manner)
    sounds = source.entry(file, "sounds", EventSounds) if source.has_section(file, "sounds") else None
    moments = source.entries(file, "moments", Moment) if source.has_section(file, "moments") else {}
    source.raise_if_any()
    found = {layout: page for layout, page in pages.items() if page is not None}
    return TableLayout(found, manner or Manner(), sounds or EventSounds(), moments)
