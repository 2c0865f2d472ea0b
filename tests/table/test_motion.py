"""Motion is data: it follows the clock, ends at once on demand and never holds anything up."""

from __future__ import annotations

import pytest

from kingsburg_table.table.motion import Motion
from kingsburg_table.table.settings import Settings, Tempo


def moving(**settings: object) -> Motion:
    values = Settings(**settings)  # type: ignore[arg-type]
    return Motion(lambda: values)


def test_a_token_travels_and_arrives() -> None:
    motion = moving()
    motion.travel("token", (0, 0), (100, 50))
    assert motion.place("token", (100, 50)).at == (0, 0)
    assert motion.advance(110)
    x, y = motion.place("token", (100, 50)).at
    assert 50 < x < 100 and y == pytest.approx(x / 2)
    assert motion.advance(400) and not motion.moving
    assert motion.place("token", (100, 50)).at == (100, 50)
    assert not motion.advance(500)


def test_travel_takes_220_to_320_ms_by_distance() -> None:
    for end, lasts in (((0.0, 0.0), 220), ((3000.0, 0.0), 320)):
        motion = moving()
        motion.travel("token", (0, 0), end)
        motion.advance(lasts - 1)
        assert motion.moving
        motion.advance(lasts + 1)
        assert not motion.moving


def test_tempo() -> None:
    brisk = moving(tempo=Tempo.BRISK)
    brisk.fade("border", lasts=100)
    brisk.advance(0.6 * 100 + 1)
    assert not brisk.moving
    instant = moving(tempo=Tempo.INSTANT)
    instant.travel("token", (0, 0), (9, 9))
    instant.fade("border")
    assert not instant.moving and instant.value("border", 100) == 100


def test_reduced_motion_fades_instead() -> None:
    motion = moving(reduced_motion=True)
    motion.travel("token", (0, 0), (100, 0))
    motion.advance(75)
    half = motion.place("token", (100, 0))
    assert half.at == (100, 0) and half.leaving == (0, 0) and half.alpha == pytest.approx(0.5)
    motion.advance(151)
    assert not motion.moving


def test_finish_all() -> None:
    motion = moving()
    motion.travel("token", (0, 0), (100, 0))
    assert motion.finish_all() and not motion.moving and not motion.finish_all()
