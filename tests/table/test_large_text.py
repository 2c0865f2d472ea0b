"""The largest text size in the smallest window: letters stop growing where they would lie on something else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from kingsburg_table.games.kingsburg.components import ROWS
from kingsburg_table.table.boards.kingsburg import order, province, threat
from kingsburg_table.table.boards.principato import walls
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import ink
from kingsburg_table.table.scenes.rules import RulesScene
from tests.table.hand import Hand
from tests.table.sitting import Sitting

pytestmark = pytest.mark.slow

Hands = Callable[..., Hand]
LARGEST = 1.5


@pytest.fixture
def large(hand: Hands) -> Hand:
    made = hand((1280, 720), lang="pl", text_size=150)
    assert made.app.theme.text_factor == LARGEST
    return made


def kept(monkeypatch: pytest.MonkeyPatch, module: object, name: str) -> list[tuple[Any, ...]]:
    """What a drawing function was called with."""
    calls: list[tuple[Any, ...]] = []
    real = getattr(module, name)

    def record(*args: Any, **more: Any) -> Any:
        calls.append((*args, more))
        return real(*args, **more)

    monkeypatch.setattr(module, name, record)
    return calls


def until(sitting: Sitting, kind: str) -> None:
    rng = random.Random(1)
    sitting.ready()
    while sitting.match.decision.kind != kind:
        sitting.play(rng.choice(sitting.match.decision.options))
        sitting.ready()


def test_row_letters_stand_beside_the_fields(large: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = kept(monkeypatch, province, "figure")
    sitting = Sitting(large, "kingsburg", 3, options={"extra_rows": "on"})
    large.wait()
    first = min(spot.box.x for spot in sitting.scene.desk.spots if spot.piece == "province")
    sheet = sitting.scene.desk.pieces["province"].box
    letters = [(canvas, text, at, size) for canvas, text, at, size, *_ in calls if text in ROWS]
    assert {text for _, text, _, _ in letters} == set(ROWS)
    for canvas, text, (x, _), size in letters:
        half = ink.width(text, "serif_bold", canvas.px(size)) / canvas.scale / 2
        assert sheet.x < x - half and x + half <= first and canvas.px(size) >= 16


def test_the_turn_order_stays_in_the_ribbon(large: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = kept(monkeypatch, order, "aside")
    sitting = Sitting(large, "kingsburg", 5)
    until(sitting, "influence")
    calls.clear()
    large.app.redraw()
    large.wait()
    assert any(isinstance(box, Box) for _, box, *_ in calls)


def test_who_decides_does_not_hide_the_name(large: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    heads, pills = kept(monkeypatch, walls, "_head"), kept(monkeypatch, walls, "label_pill")
    until(Sitting(large, "principato", 2, seed=4), "supply")
    large.wait()
    assert pills
    canvas, _, _, y, more = pills[-1]
    head = heads[-1][1]
    high = canvas.theme.px(more["size"], canvas.scale) * walls.PILL / canvas.scale
    name = head.inset(0, 6).rows((1.1, 1), 0)[0]
    assert y - high / 2 >= name.bottom - 1


@pytest.mark.parametrize("game", ["kingsburg", "principato"])
def test_the_game_does_not_lie_on_the_number_of_chapters(large: Hand, game: str) -> None:
    """It is the number that gives way."""
    scene = RulesScene(game, at_table=True)
    large.show(scene)
    title = next(label for label in scene.labels if label.text == scene._named(game))
    chapters = [label for label in scene.labels if "rozdział" in label.text]
    assert all(title.box.right <= label.box.x for label in chapters)
    assert all(said.fits for _, said in scene.said() if said.text in {label.text for label in (title, *chapters)})


def test_crests_of_the_winter_stay_in_their_strip(large: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    meters, crests = kept(monkeypatch, threat, "meter"), kept(monkeypatch, threat, "token")
    until(Sitting(large, "kingsburg", 5), "build")
    large.wait()
    assert crests
    strip = meters[-1][1]
    for _, _, (x, y), size, _ in crests:
        assert strip.y - 1 <= y - size / 2 and strip.x - 18 <= x - size / 2 and x + size / 2 <= strip.right + 18
