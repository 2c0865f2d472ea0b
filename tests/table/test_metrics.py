"""Window mathematics (table design 4.4)."""

from __future__ import annotations

import pytest

from kingsburg_table.table.box import Box
from kingsburg_table.table.layout import regions
from kingsburg_table.table.metrics import UNITS, Layout, brought_back, measure, ui_size_range

SIZES = {
    (1280, 720): (Layout.COMPACT, 1.0),
    (1366, 768): (Layout.COMPACT, 768 / 720),
    (1600, 900): (Layout.WIDE, 900 / 1080),
    (1920, 1080): (Layout.WIDE, 1.0),
    (2560, 1440): (Layout.WIDE, 4 / 3),
    (3840, 2160): (Layout.WIDE, 2.0),
    (1600, 1200): (Layout.WIDE, 1600 / 1920),  # 4:3
    (2048, 1536): (Layout.WIDE, 2048 / 1920),  # 4:3
    (1920, 1200): (Layout.WIDE, 1.0),  # 16:10
    (2560, 1080): (Layout.WIDE, 1.0),  # 21:9
    (3440, 1440): (Layout.WIDE, 4 / 3),  # 21:9
}


@pytest.mark.parametrize("size", SIZES)
def test_layout_and_scale(size: tuple[int, int]) -> None:
    layout, scale = SIZES[size]
    metrics = measure(size)
    assert metrics.layout is layout
    assert metrics.scale == pytest.approx(scale, abs=1e-3)
    assert metrics.width >= UNITS[layout][0] - 1e-6
    assert metrics.height >= UNITS[layout][1] - 1e-6
    assert (metrics.width, metrics.height) == pytest.approx((size[0] / metrics.scale, size[1] / metrics.scale))
    assert not metrics.letterboxed and not metrics.limited


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ui_size", [75, 90, 100, 125, 150, 200])
def test_every_ui_size_fits_or_is_limited(size: tuple[int, int], ui_size: int) -> None:
    metrics = measure(size, ui_size)
    assert metrics.width >= UNITS[metrics.layout][0] - 1e-6
    assert metrics.height >= UNITS[metrics.layout][1] - 1e-6
    assert metrics.scale >= (0.83 if metrics.wide else 1.0) - 1e-9
    smallest, largest = ui_size_range(size)
    assert metrics.limited == (ui_size < smallest or ui_size > largest)
    assert smallest <= metrics.ui_given <= largest


def test_4k_can_be_enlarged_and_720p_cannot() -> None:
    assert ui_size_range((3840, 2160)) == (75, 150)
    assert ui_size_range((1280, 720)) == (100, 100)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("share", [0.54, 0.34])
def test_regions_tile_the_window(size: tuple[int, int], share: float) -> None:
    metrics = measure(size)
    for rivals in (1, 2, 3, 4):
        where = regions(metrics, share, rivals)
        areas = [where.ribbon, where.piazza, where.estate, where.rivals, where.scroll]
        areas += [where.chronicle] if metrics.wide else []
        assert sum(each.w * each.h for each in areas) == pytest.approx(metrics.width * metrics.height)
        assert all(each.w > 0 and each.h > 0 for each in [*areas, where.chronicle])
        assert all(_inside(each, where.whole) for each in [*areas, where.chronicle])


def test_the_seal_lies_where_the_design_says() -> None:
    where = regions(measure((1920, 1080)), 0.54)
    assert where.seal == (1852, 1020) and where.seal_radius == 54


def test_surplus_goes_to_b_to_e_not_to_ribbon_and_scroll() -> None:
    normal, tall, broad = (regions(measure(size), 0.5) for size in ((1920, 1080), (1920, 1200), (2560, 1080)))
    assert tall.ribbon.h == broad.ribbon.h == normal.ribbon.h
    assert tall.scroll.h == broad.scroll.h == normal.scroll.h
    assert tall.piazza.h > normal.piazza.h and tall.estate.h > normal.estate.h
    assert broad.piazza.w > normal.piazza.w and broad.rivals.w > normal.rivals.w


def test_below_the_smallest_size_the_picture_is_shrunk() -> None:
    metrics = measure((960, 600))
    assert metrics.letterboxed and metrics.pixels == (1280, 720) and metrics.reduced == pytest.approx(0.75)
    assert metrics.offset == (0, 30)
    assert metrics.to_units((480, 300)) == pytest.approx((640, 360))
    assert not metrics.inside((480, 10)) and metrics.inside((480, 31))


@pytest.mark.parametrize(
    ("position", "desktops", "remembered", "kept"),
    [
        ((100, 80), [(1920, 1080)], [(1920, 1080)], True),
        ((2000, 80), [(1920, 1080)], [(1920, 1080), (1920, 1080)], False),  # the second screen has gone
        ((2000, 80), [(1920, 1080), (1920, 1080)], [(1920, 1080), (1920, 1080)], True),
        ((-1500, 80), [(1920, 1080), (1920, 1080)], [(1920, 1080), (1920, 1080)], True),  # screen at the left
        ((100, 1070), [(1920, 1080)], [(1920, 1080)], False),  # title bar below the screen
        ((100, -300), [(1920, 1080)], [(1920, 1080)], False),
        (None, [(1920, 1080)], [], False),
    ],
)
def test_a_window_off_screen_is_brought_back(
    position: tuple[int, int] | None, desktops: list[tuple[int, int]], remembered: list[tuple[int, int]], kept: bool
) -> None:
    assert brought_back(position, (1280, 720), desktops, remembered) == (position if kept else None)


def _inside(inner: Box, outer: Box) -> bool:
    return (
        inner.x >= -1e-6
        and inner.y >= -1e-6
        and inner.right <= outer.right + 1e-6
        and inner.bottom <= outer.bottom + 1e-6
    )
