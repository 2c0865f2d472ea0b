"""Where the points come from, and all that may be done: one key away in every game, and true."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from kingsburg_table import new_session
from kingsburg_table.core.catalogue import games
from kingsburg_table.core.session import Session
from kingsburg_table.table.boards import board_of, has_board
from kingsburg_table.table.draw import svg
from kingsburg_table.table.input.events import FocusLost
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.ledger import Tag
from kingsburg_table.table.play.standing import Standing
from kingsburg_table.table.scenes.possible import PossibleRow, PossibleScene, gains_of
from kingsburg_table.table.scenes.standing import StandingScene
from kingsburg_table.table.scenes.table import own_points
from kingsburg_table.table.scenes.table.scroll import SCORE
from kingsburg_table.text.catalogue import po_files
from kingsburg_table.text.po import merge
from kingsburg_table.text.speaker import Speaker
from tests.table.hand import Hand
from tests.table.sitting import Sitting

pytestmark = pytest.mark.slow

SHOWN = [game for game in games() if has_board(game) and game not in ("pebbles", "lanes", "hideouts")]


@pytest.mark.parametrize("game", SHOWN)
def test_the_sources_add_up_to_the_open_points_at_any_moment(game: str) -> None:
    session, rng = new_session(game, ["A", "B", "C"], seed=3), random.Random(3)
    while session.decision is not None:
        if rng.random() < 0.1:
            standing = Standing(session)
            for place in standing.places:
                assert sum(points for _, points in standing.parts(place.seat)) == place.points, session.path
        session.act(rng.choice(session.decision.options))


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("game", SHOWN)
def test_the_own_points_are_on_the_screen_in_the_same_place(
    hand: Callable[..., Hand], game: str, size: tuple[int, int]
) -> None:
    sitting = Sitting(hand(size), game, 3)
    sitting.ready()
    control = sitting.scene.out.control(SCORE)
    assert control is not None
    crest = sitting.scene.scroll.places
    assert abs(control.box.cx - crest.crest[0]) < crest.crest_size and control.box.right <= crest.name.x
    assert sitting.scene.scroll.tip(SCORE) is not None
    sitting.hand.click(control.box.centre)
    assert isinstance(sitting.hand.scene, StandingScene)


@pytest.mark.parametrize("game", SHOWN)
def test_every_source_of_points_has_a_picture_and_a_name(game: str) -> None:
    session = new_session(game, ["A", "B"], seed=1)
    board = board_of(game, session.rules.data, Speaker("en"))
    said = re.compile(rf"source\.{game}\.(\w+)")
    named = {found[1] for id in merge(po_files("en")) if (found := said.fullmatch(id))}
    assert named == set(board.sources) >= set(session.controller.sources(session.view(None))[0])
    assert [icon for icon in board.sources.values() if not svg.exists(icon if "/" in icon else f"icons/{icon}")] == []


@pytest.mark.parametrize("game", SHOWN)
def test_where_the_own_points_come_from_stands_beside_the_crest_and_the_leader_has_a_sign(
    hand: Callable[..., Hand], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, rng = Sitting(hand((1280, 720)), game, 3, seed=5), random.Random(8)
    scene, session = sitting.scene, sitting.session
    while not _leads(session):
        assert session.decision is not None
        session.act(rng.choice(session.decision.options))
    sitting.match.screen.follow(None, sitting.hand.app.now, False, False)
    scene.renew()
    sitting.ready()
    seat, drawn, leaders = scene.match.seat, [], []
    monkeypatch.setattr(own_points, "draw", lambda canvas, box, found, *rest: drawn.append(found))
    monkeypatch.setattr(own_points, "leader", lambda canvas, centre, radius: leaders.append(centre))
    scene.draw(sitting.hand.app.canvas)
    sight = scene.desk.sight
    points = sight.hints["if_scored"] if game == "tuscany" else [counters["points"] for counters in sight.counters]
    assert len(leaders) == points.count(max(points)), "on the own crest and on the card of whoever has as many"
    assert sum(count for _, count in drawn[0]) == sight.counters[seat]["points"]
    tip = own_points.of_rival(None, sight, seat)
    assert bool(tip.note) == (points[seat] == max(points)), "a rival's card tells the same in its tooltip"
    assert len(tip.lines) == 1


def _leads(session: Session[Any, Any]) -> bool:
    """Whether whoever is asked at the table is in front."""
    decision = session.decision
    if decision is None or decision.anyone:
        return False
    points = [session.controller.counters(session.view(None), seat)["points"] for seat in range(3)]
    return points[decision.seat] == max(points) > min(points)


def test_f3_opens_the_points_and_closes_them(hand: Callable[..., Hand]) -> None:
    sitting = Sitting(hand((1280, 720)), "principato", 3)
    focus = sitting.scene.focus.current
    sitting.hand.key("f3")
    assert isinstance(sitting.hand.scene, StandingScene)
    sitting.hand.key("f3")
    assert sitting.hand.scene is sitting.scene and sitting.scene.focus.current == focus


@pytest.mark.parametrize("game", SHOWN)
def test_f2_lists_what_may_be_done_and_a_row_selects_it(hand: Callable[..., Hand], game: str) -> None:
    sitting = Sitting(hand((1280, 720)), game, 3)
    sitting.ready()
    records = len(sitting.session.records)
    sitting.hand.key("f2")
    scene = sitting.hand.scene
    assert isinstance(scene, PossibleScene)
    rows = [widget for widget in scene.form.widgets if isinstance(widget, PossibleRow)]
    assert len(rows) == len(scene.rows) > 0
    kinds = {type(option.action) for option in sitting.match.decision.options}
    assert {type(row.option.action) for row in scene.rows} == kinds
    groups = [row.brings for row in scene.rows]
    assert len(list(dict.fromkeys(groups))) == sum(a != b for a, b in zip(["?", *groups], groups, strict=False))
    sitting.hand.key("down")
    sitting.hand.key("enter")
    sitting.hand.wait(400)
    assert sitting.hand.scene is sitting.scene and len(sitting.session.records) == records
    assert sitting.match.narrowing.armed in [row.option for row in scene.rows]


def secretly(sitting: Sitting) -> None:
    """Play until a seat chooses in secret, and lift its curtain."""
    while sitting.match.session.decision is not None and not sitting.match.session.decision.private:
        sitting.match.session.act(sitting.match.session.decision.options[0])
    sitting.match.screen.follow(None, sitting.hand.app.now, False, False)
    sitting.scene.renew()
    sitting.ready()
    assert sitting.match.screen.eyes is not None


def test_f2_in_a_secret_choice_lists_the_own_options_and_hides_them_when_one_looks_away(
    hand: Callable[..., Hand]
) -> None:
    sitting = Sitting(hand((1280, 720)), "tuscany", 3)
    secretly(sitting)
    sitting.hand.key("f2")
    scene = sitting.hand.scene
    assert isinstance(scene, PossibleScene)
    assert {row.option for row in scene.rows} <= set(sitting.match.session.decision.options)
    sitting.hand.key("f2")
    assert sitting.hand.scene is sitting.scene and sitting.match.screen.phase is Phase.TURN
    sitting.hand.key("f2")
    sitting.hand.app.handle(FocusLost())
    sitting.hand.wait()
    assert sitting.hand.scene is sitting.scene and sitting.match.screen.phase is Phase.CURTAIN


def test_f3_opens_the_points_behind_a_curtain_too(hand: Callable[..., Hand]) -> None:
    sitting = Sitting(hand((1280, 720)), "tuscany", 3)
    secretly(sitting)
    sitting.hand.app.handle(FocusLost())
    assert sitting.match.screen.phase is Phase.CURTAIN
    sitting.hand.key("f3")
    assert isinstance(sitting.hand.scene, StandingScene)


def test_goods_of_choice_stand_together_in_the_list() -> None:
    """Two goods of any kind are not "+0–2, +0–2, +0–2"."""
    tags = [Tag(0, "tokens", 1, True), *(Tag(0, good, 2, True, 1, 2) for good in ("gold", "wood", "stone"))]
    assert [(pictures, text[:2]) for pictures, text, _ in gains_of(tags, "kingsburg")] == [
        (("tokens",), "+1"), (("gold", "wood", "stone"), "+2"),
    ]
