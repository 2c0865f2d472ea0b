"""The sand-glass: off by default, turned over for each seat, only a colour; minutes of each player at the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kingsburg_table.core.shelf import times
from kingsburg_table.table.scenes.table.sand_glass import RUNS_MS, STEPS, SandGlass, colour_of
from kingsburg_table.table.settings import Settings
from tests.table.hand import Hand
from tests.table.sitting import Sitting


def test_it_runs_for_whoever_is_asked_and_is_turned_over_for_the_next() -> None:
    glass = SandGlass()
    assert glass.watch(1, 1000.0) and glass.runs and glass.step == 0
    assert not glass.watch(1, 1000.0 + RUNS_MS / STEPS - 1), "nothing is drawn anew until a grain has fallen"
    assert glass.watch(1, 1000.0 + RUNS_MS / 2) and glass.step == STEPS // 2
    assert glass.watch(1, 1000.0 + 10 * RUNS_MS) and glass.step == STEPS
    assert glass.watch(0, 1000.0 + 10 * RUNS_MS) and glass.step == 0
    assert glass.watch(None, 0.0) and not glass.runs
    assert [colour_of(step) for step in (0, STEPS * 3 // 4, STEPS)] == ["good", "gold_bright", "carmine"]


def test_it_is_off_until_somebody_wants_it_and_changes_nothing_but_its_picture(hand: Callable[..., Hand]) -> None:
    assert not Settings().sand_glass
    sitting = Sitting(hand((1280, 720)), "kingsburg", 3, seed=4)
    sitting.ready()
    assert not sitting.scene.sand_glass.runs
    sitting.hand.app.settings.sand_glass = True
    sitting.hand.wait(50)
    seat, lit = sitting.match.seat, sitting.scene.out.lit_ids()
    assert sitting.scene.sand_glass.runs
    sitting.scene.sand_glass.watch(seat, sitting.hand.app.now + 2 * RUNS_MS)
    assert sitting.scene.sand_glass.step == STEPS
    assert sitting.match.seat == seat and sitting.scene.out.lit_ids() == lit


def test_each_seats_time_is_what_passed_while_it_was_asked(tmp_path: Path) -> None:
    file = tmp_path / "evening.match"
    stands = [(1, 5), (0, 20), (0, 30), (-1, 100)]  #: who is asked from here on, seconds played
    lines = [f'{{"kind":"act","n":{n},"turn":{turn},"played":{played}}}' for n, (turn, played) in enumerate(stands)]
    file.write_text("{}\n" + "\n".join(lines) + "\n")
    assert times(file, 2) == (80, 15)
