"""The end of a round in Signorie as a stage: its steps, and who stands in its rows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kingsburg_table.table import fit
from kingsburg_table.table.boards.signorie.round_end import step_now
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import steps as pills
from kingsburg_table.table.theme import NORMAL
from tests.table.boards.sights import Table, decided


def test_the_steps_of_rewards_and_weddings_go_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """S11.9: player by player, so neither is ticked before all had theirs."""
    ticks: list[int] = []
    monkeypatch.setattr(pills, "icon", lambda canvas, name, *rest, **how: ticks.append(1))
    for kind, done in (("reward", 3), ("wedding", 3), ("look rewards", 5), ("look threshold", 2)):
        ticks.clear()
        made = Table(decided(kind, 3, 2, "signorie"))
        pills.steps(made.canvas, Box(0, 0, 1800, 90), ["x"] * 5, step_now(made.sight), True, 3)
        assert len(ticks) == done, kind


@pytest.mark.parametrize("kind", ["reward", "look final"])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_long_names_stand_in_the_rows_of_small_windows_too(
    kind: str, text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names of 16 letters, whole and in order of place."""
    session = decided(kind, 4, 2, "signorie")
    names, ladder = {seat.name for seat in session.seats}, fit.fit
    assert max(map(len, names)) == 16
    found: dict[str, bool] = {}

    def spy(words: fit.FitWords, *rest: object) -> fit.Fitted:
        fitted = ladder(words, *rest)  # type: ignore[arg-type]
        found[words.whole.replace("- ", "")] = fitted.block is not None
        return fitted

    monkeypatch.setattr(fit, "fit", spy)
    Table(session, "pl", (1280, 720), theme=replace(NORMAL, text_factor=text)).draw()
    assert {name: found.get(name) for name in names} == dict.fromkeys(names, True)
