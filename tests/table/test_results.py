"""The results: revealed step by step, ended by any input, right in all kinds of endings, readable everywhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingsburg_table import load_session
from kingsburg_table.core.actions import Outcome
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.ending import Ending
from kingsburg_table.table.scenes.dialog import AskFirst
from kingsburg_table.table.scenes.replay import ReplayScene
from kingsburg_table.table.scenes.results import ResultsScene
from kingsburg_table.table.scenes.results.sources import LOOKS
from kingsburg_table.table.scenes.start import continue_match
from kingsburg_table.table.scenes.table import TableScene
from kingsburg_table.table.scenes.title import TitleScene
from kingsburg_table.text.catalogue import po_files
from kingsburg_table.text.po import merge
from tests.table.hand import Hand
from tests.table.screens import LONG_NAMES, finished, layout_of, unfit

Start = Callable[..., Hand]
STEP = 700


def shown(hand: Hand, session: Session[Any, Any], path: Path | None = None, reveal: bool = True) -> ResultsScene:
    scene = ResultsScene(session, path, layout_of(session.game), reveal)
    hand.wait()
    hand.show(scene)
    return scene


def test_sources_come_one_after_the_other_and_the_last_place_first(hand: Start) -> None:
    screen = hand((1280, 720))
    scene = shown(screen, finished(seats=4, seed=5))
    reveal, places = scene.reveal, len(scene.ending.places)
    assert reveal.running and reveal.source(0, 0) < 0.2 and reveal.place(0) == 0
    screen.wait(STEP * 0.4)
    assert reveal.source(0, 0) > reveal.source(0, places - 1), "the last place's bar grows first"
    screen.wait(STEP)
    assert reveal.source(0, places - 1) == 1 and reveal.source(1, 0) > 0 and reveal.place(0) == 0
    screen.wait(STEP * (reveal.sources - 1))
    assert reveal.place(0) > 0 and reveal.place(1) == 0, "then the places, from the last to the first"
    screen.wait(STEP * places)
    assert reveal.place(places - 1) == 1 and reveal.running
    screen.wait(STEP * 2)
    assert not reveal.running and reveal.course == 1


@pytest.mark.parametrize("how", ["key", "click", "wheel"])
def test_any_input_ends_it_and_does_nothing_else(hand: Start, how: str) -> None:
    import pygame

    screen = hand((1280, 720))
    scene = shown(screen, finished("pebbles", 2, 4))
    screen.wait(300)
    if how == "key":
        screen.key("escape")
    elif how == "click":
        screen.click("seal")
    else:
        screen.post(pygame.MOUSEWHEEL, x=0, y=1, flipped=False, precise_x=0.0, precise_y=1.0)
    assert screen.scene is scene and not scene.reveal.running and scene.reveal.course == 1
    screen.key("escape")
    assert isinstance(screen.scene, TableScene), "the next one is meant"


def test_whoever_wants_no_motion_sees_the_end_at_once(hand: Start) -> None:
    scene = shown(hand((1280, 720), tempo="instant"), finished("pebbles", 2, 4))
    assert scene.reveal.course == 1
    again = shown(hand((1280, 720)), finished("pebbles", 2, 4), reveal=False)
    assert again.reveal.course == 1


def test_the_board_is_one_press_away_and_so_is_the_way_back(hand: Start) -> None:
    screen = hand((1280, 720), tempo="instant")
    session = finished(seats=2, seed=3)
    table = TableScene(session)
    screen.show(table)
    table.ways.match_over()
    screen.wait()
    assert isinstance(screen.scene, ResultsScene)
    screen.click("back")
    assert screen.scene is table and table.match.decision is None
    screen.click(table.desk.regions.seal)
    assert isinstance(screen.scene, ResultsScene) and screen.scene.reveal.course == 1
    screen.key("escape")
    screen.key("enter")
    assert isinstance(screen.scene, ResultsScene), "by keyboard, too"


def test_results_without_a_table_below_open_one(hand: Start) -> None:
    screen = hand((1280, 720), tempo="instant")
    shown(screen, finished(seats=2, seed=3))
    screen.click("back")
    assert isinstance(screen.scene, TableScene)


def test_ways_on(hand: Start, tmp_path: Path) -> None:
    screen = hand((1280, 720), tempo="instant")
    path = tmp_path / "a.match"
    scene = shown(screen, finished(seats=3, seed=3, journal=path), path)
    screen.click("replay")
    assert isinstance(screen.scene, ReplayScene) and screen.scene.path == path
    screen.key("escape")
    assert screen.scene is scene
    screen.click("title")
    assert isinstance(screen.scene, TitleScene) and len(screen.app.stack.scenes) == 1


def test_ties_of_lower_places_are_told() -> None:
    session = finished("pebbles", 3, 3, None)
    ending = Ending(session)
    ending.outcome = outcome((9, 7, 7), ((0,), (1,), (2,)))
    assert [words.id for words in ending.lower_ties()] == ["results.same_points"]
    ending.outcome = outcome((9, 7, 7), ((0,), (1, 2)))
    assert [words.id for words in ending.lower_ties()] == ["results.shared_place"]


def test_a_finished_match_opens_with_its_results(hand: Start, tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    finished("pebbles", 3, 3, path)
    screen = hand((1280, 720), tempo="instant")
    continue_match(screen.app, path)
    screen.wait()
    assert isinstance(screen.scene, ResultsScene)
    screen.key("escape")
    assert isinstance(screen.scene, TableScene)


def test_a_rematch_has_the_same_seats_and_options_and_a_file_of_its_own(hand: Start, tmp_path: Path) -> None:
    screen = hand((1280, 720), tempo="instant")
    path = tmp_path / "a.match"
    session = finished("pebbles", 3, 3, path)
    before = path.read_bytes()
    scene = shown(screen, session, path)
    seal = scene.form.find("seal")
    regions = TableScene(session).table_layout.regions(scene.metrics, "piazza", 2)
    assert seal is not None and not seal.box.holds(regions.seal), "not where the seal of the table was"
    screen.click("seal")
    assert isinstance(screen.scene, AskFirst), "the press that ended the match begins no other"
    screen.key("escape")
    assert isinstance(screen.scene, ResultsScene)
    screen.click("seal")
    screen.click("yes")
    table = screen.scene
    assert isinstance(table, TableScene) and table.match.path is not None
    new = load_session(table.match.path)
    assert new.records == [] and new.options == session.options
    assert [(seat.name, seat.colour) for seat in new.seats] == [(seat.name, seat.colour) for seat in session.seats]
    assert path.read_bytes() == before and screen.app.match == table.match.path


def outcome(points: tuple[int, ...], ranking: tuple[tuple[int, ...], ...], tie_break: str | None = None) -> Outcome:
    """Points from several sources, some of them lost again."""
    sources = tuple(
        {"advisors": have // 3, "buildings": have - have // 3 + 4, "battles": -4, "favour": at, "effects": -at}
        for at, have in enumerate(points)
    )
    return Outcome(ranking, points, sources, tie_break)


ENDINGS = {
    "clear": outcome((48, 43, 38, 29, 12), ((0,), (1,), (2,), (3,), (4,))),
    "tie broken": outcome((48, 48, 38, 29, 12), ((1,), (0,), (2,), (3,), (4,)), "goods"),
    "tie broken late": outcome((48, 48, 38, 29, 12), ((1,), (0,), (2,), (3,), (4,)), "buildings"),
    "a tie nobody has words for": outcome((48, 48, 38, 29, 12), ((1,), (0,), (2,), (3,), (4,)), "dice"),
    "shared by two": outcome((48, 48, 38, 38, 12), ((0, 1), (2, 3), (4,)), "shared"),
    "shared by all": outcome((7, 7, 7, 7, 7), ((0, 1, 2, 3, 4),), "shared"),
    "below nothing": outcome((-3, -12, -3, 0, -1), ((3,), (4,), (0, 2), (1,))),
    "above a hundred": outcome((148, 143, 138, 129, 112), ((0,), (1,), (2,), (3,), (4,))),
}


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_every_text_fits_in_every_ending(
    hand: Start, size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = hand(size, lang, tempo="instant")
    session = finished(seats=5, seed=6, names=LONG_NAMES)
    for name, ending in ENDINGS.items():
        monkeypatch.setattr(Session, "outcome", property(lambda self, ending=ending: ending))
        scene = shown(screen, session)
        assert unfit(screen) == [], name
        foot = " ".join(scene.ranking.tie_words())
        lower = len(scene.ending.lower_ties())
        alone = {"en": "no tie-break needed", "pl": "bez rozstrzygania remisu"}[lang]
        assert (alone in foot) == (ending.tie_break is None and not lower), name
        screen.app.stack.pop()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_short_and_uneventful_matches_have_results(hand: Start, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = hand((1280, 720), lang, tempo="instant")
    for seed in range(4):
        shown(screen, finished("pebbles", 2 + seed % 3, seed))
        assert unfit(screen) == []
    monkeypatch.setattr("kingsburg_table.table.scenes.results.scene.turning_points", lambda *more: ())
    scene = shown(screen, finished(seats=2, seed=1))
    assert unfit(screen) == [] and scene.points == ()


def test_high_contrast_and_large_letters_fit(hand: Start) -> None:
    for settings in ({"high_contrast": True}, {"text_size": 150}):
        screen = hand((1920, 1080), "pl", tempo="instant", **settings)
        shown(screen, finished(seats=5, seed=6))
        assert unfit(screen) == [], settings


@pytest.mark.parametrize("game", ["kingsburg", "principato", "signorie", "tuscany"])
def test_no_two_sources_of_a_match_look_alike(game: str) -> None:
    named = [id for id in merge(po_files("en")) if id.startswith(f"source.{game}.")]
    assert 0 < len(named) <= len(LOOKS) == len(set(LOOKS))


def test_the_legend_lies_inside_its_sheet(hand: Start) -> None:
    for size in ((1280, 720), (1920, 1080)):
        screen = hand(size, "pl", tempo="instant")
        scene = shown(screen, finished(seats=4, seed=5))
        canvas = screen.app.canvas
        for _, x, part in scene.sources.legend:
            wide = canvas.text_width(part.name, size=scene.type.caption) + scene.type.caption * 1.22 + 8
            assert x + wide <= scene.body.right + 1


def test_a_match_with_a_file_tells_how_long_it_was_played(
    hand: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.match"
    session = finished("pebbles", 2, 4, path)
    screen = hand((1280, 720), tempo="instant")
    monkeypatch.setattr("kingsburg_table.table.scenes.results.scene._seconds", lambda path: 48 * 60 if path else 0)
    assert shown(screen, session, path).ranking.length == "48 min"
    assert unfit(screen) == []
    assert shown(screen, session).ranking.length == "", "nobody wrote it down"
