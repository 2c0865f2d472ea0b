"""From real pixels to design units: which layout, which scale, how many units (table design 4.4). No pygame."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

Point = tuple[float, float]
Size = tuple[int, int]


class Layout(StrEnum):
    WIDE = "wide"
    COMPACT = "compact"


UNITS: dict[Layout, Size] = {Layout.WIDE: (1920, 1080), Layout.COMPACT: (1280, 720)}
LEAST: Size = UNITS[Layout.COMPACT]
# Below these scales words would give way to pictures too often: letters are never smaller than 16 pixels.
LEAST_SCALE = {Layout.WIDE: 0.83, Layout.COMPACT: 1.0}
UI_SIZES = (75, 200)


@dataclass(frozen=True, slots=True)
class Metrics:
    """How the picture is measured: `pixels` real, `size` in units, `scale` real pixels for one unit.

    `reduced` is below 1 when the window is smaller than 1280x720: the picture is drawn at 1280x720 and shrunk,
    with `offset` left and above it.
    """

    window: Size
    pixels: Size
    layout: Layout
    scale: float
    ui_asked: int
    ui_given: int
    reduced: float = 1.0
    offset: Size = (0, 0)

    @property
    def size(self) -> tuple[float, float]:
        return self.pixels[0] / self.scale, self.pixels[1] / self.scale

    @property
    def width(self) -> float:
        return self.pixels[0] / self.scale

    @property
    def height(self) -> float:
        return self.pixels[1] / self.scale

    @property
    def wide(self) -> bool:
        return self.layout is Layout.WIDE

    @property
    def letterboxed(self) -> bool:
        return self.reduced < 1.0

    @property
    def limited(self) -> bool:
        """The UI size that was asked for does not fit."""
        return self.ui_asked != self.ui_given

    def to_units(self, place: Point) -> Point:
        """A place in the window, in real pixels, as design units."""
        factor = self.reduced * self.scale
        return (place[0] - self.offset[0]) / factor, (place[1] - self.offset[1]) / factor

    def to_pixels(self, place: Point) -> Point:
        """A place in design units as real pixels of the picture (not of a shrunk window)."""
        return place[0] * self.scale, place[1] * self.scale

    def inside(self, place: Point) -> bool:
        x, y = self.to_units(place)
        return 0 <= x < self.width and 0 <= y < self.height


def measure(window: Size, ui_size: int = 100) -> Metrics:
    """Measure a window of real pixels for the UI size that a player asks for, in percent.

    >>> measure((1600, 900)).layout, measure((1366, 768)).layout
    (<Layout.WIDE: 'wide'>, <Layout.COMPACT: 'compact'>)
    """
    width, height = max(1, window[0]), max(1, window[1])
    if width < LEAST[0] or height < LEAST[1]:
        return _letterbox((width, height), ui_size)
    fits = {layout: min(width / units[0], height / units[1]) for layout, units in UNITS.items()}
    own = Layout.WIDE if fits[Layout.WIDE] >= LEAST_SCALE[Layout.WIDE] else Layout.COMPACT
    least, most = LEAST_SCALE[own], fits[Layout.COMPACT]
    scale = min(max(fits[own] * ui_size / 100, least), most)
    layout = Layout.WIDE if own is Layout.WIDE and scale <= fits[Layout.WIDE] + 1e-9 else Layout.COMPACT
    scale = max(scale, LEAST_SCALE[layout])
    wanted = fits[own] * ui_size / 100
    given = ui_size if abs(scale - wanted) < 1e-9 else round(100 * scale / fits[own])
    return Metrics(window, (width, height), layout, scale, ui_size, given)


def _letterbox(window: Size, ui_size: int) -> Metrics:
    reduced = min(1.0, window[0] / LEAST[0], window[1] / LEAST[1])
    offset = (round((window[0] - LEAST[0] * reduced) / 2), round((window[1] - LEAST[1] * reduced) / 2))
    return Metrics(window, LEAST, Layout.COMPACT, 1.0, ui_size, 100, reduced, offset)


def ui_size_range(window: Size) -> tuple[int, int]:
    """The smallest and the largest UI size in percent that fit this window."""
    return measure(window, UI_SIZES[0]).ui_given, measure(window, UI_SIZES[1]).ui_given


def brought_back(position: Size | None, size: Size, desktops: list[Size], remembered: list[Size]) -> Size | None:
    """Where to put a remembered window, or None to centre it.

    pygame tells the sizes of the screens but not how they are arranged. As long as the same screens are there, the
    place is believed if some arrangement of them could show it; otherwise the title bar must lie on the first one.
    """
    if position is None or not desktops:
        return None
    x, y = position
    if desktops == remembered:
        span_x, span_y = sum(width for width, _ in desktops), sum(height for _, height in desktops)
        left, top = desktops[0][0] - span_x, desktops[0][1] - span_y
    else:
        (span_x, span_y), left, top = desktops[0], 0, 0
    grip = 160
    reachable = left - size[0] + grip <= x <= span_x - grip and top <= y <= span_y - grip
    return position if reachable else None
