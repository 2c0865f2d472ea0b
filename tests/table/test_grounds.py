"""What lies under the things is painted once; a hand that moves over the table does not paint it again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from kingsburg_table.table.play.ledger import LedgerPage
from kingsburg_table.table.scenes.table.layers import layers_of
from tests.table.hand import Hand
from tests.table.sitting import Sitting


class Forbidden:
    """A ghost ledger at which nobody may look."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"the ground looks at the ledger: {name}")


@pytest.mark.parametrize("game", ["kingsburg", "principato", "tuscany"])
def test_the_ground_does_not_look_at_the_ledger_where_the_board_says_so(
    hand: Callable[..., Hand], game: str
) -> None:
    table = hand((1280, 720), tempo="instant")
    sitting = Sitting(table, game, 2, seed=2)
    for _ in range(6):
        sitting.ready()
        desk = sitting.scene.desk
        assert not desk.board.ground_follows_page
        sight = replace(desk.sight, page=cast(LedgerPage, Forbidden()))
        for placed in desk.pieces.values():
            desk.board.ground(table.app.canvas, placed, sight)
        sitting.scene.hands.after(sitting.match.play(sitting.match.decision.options[0], table.app.now))


def test_hovering_paints_no_ground(hand: Callable[..., Hand], monkeypatch: pytest.MonkeyPatch) -> None:
    table = hand((1280, 720), tempo="instant")
    sitting = Sitting(table, "kingsburg", 2, seed=2)
    sitting.ready()
    table.wait(2000)
    board, painted = sitting.scene.desk.board, []
    ground = board.ground
    monkeypatch.setattr(board, "ground", lambda *args: (painted.append(args), ground(*args)))
    for spot in [spot for spot in sitting.scene.desk.spots if spot.target][:6]:
        table.point(spot.box.centre)
    assert not painted
    sitting.play(sitting.match.decision.options[0])
    assert painted


def test_the_light_on_the_table_follows_the_season(hand: Callable[..., Hand]) -> None:
    table = hand((1280, 720), tempo="instant")
    sitting = Sitting(table, "kingsburg", 2, seed=2)
    desk = sitting.scene.desk
    lights = set()
    for season in ("spring", "summer", "autumn"):
        desk.sight.view.season = season
        layers_of(table.app.canvas).key = None
        table.app.redraw()
        table.wait()
        lights.add((desk.board.light(desk.sight), tuple(table.app.window.frame.get_at((4, 60)))))
    assert len({light for light, _ in lights}) == len({seen for _, seen in lights}) == 3
