"""The rules browser: found by typing, read by mouse and by keys, opened from the table and left again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.table.boards import almanac_of
from kingsburg_table.table.book import library
from kingsburg_table.table.book.library import book
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import svg
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.ground import Rect
from kingsburg_table.table.pieces.spots import Spot
from kingsburg_table.table.scenes.almanac import AlmanacScene
from kingsburg_table.table.scenes.rules import RulesScene, open_rules
from kingsburg_table.table.scenes.rules.tryout import TryScene
from kingsburg_table.table.scenes.title import TitleScene
from kingsburg_table.text.speaker import Speaker
from tests.table.hand import Hand
from tests.table.reader import Reader
from tests.table.sitting import Sitting

pytestmark = pytest.mark.slow

Hands = Callable[..., Hand]
TOY = Path(__file__).parents[1] / "toy"
ALT = pygame.KMOD_ALT


def browser(hand: Hand, rule: str = "", at_table: bool = False, game: str = "kingsburg") -> RulesScene:
    scene = RulesScene(game, rule, at_table=at_table)
    hand.show(scene)
    return scene


# -- finding -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "typed", "rule"), [("en", "own colour", "K5.3"), ("pl", "wlasnego koloru", "K5.3")])
def test_rules_are_found_as_one_types(hand: Hands, lang: str, typed: str, rule: str) -> None:
    hands = hand((1280, 720), lang)
    scene = browser(hands)
    hands.type(typed)
    assert scene.rule == rule
    contents = scene.contents
    assert contents is not None and rule in contents.found
    chapter = next(row for row in contents.rows if row.id == "K5")
    assert chapter.hits == sum(row.hits for row in contents.rows if row.id.startswith("K5."))
    hands.key("escape")
    assert not scene.query and hands.scene is scene


def test_enter_goes_from_hit_to_hit_and_round(hand: Hands) -> None:
    hands = hand((1280, 720))
    scene = browser(hands)
    hands.type("envoy")
    assert scene.contents is not None
    hits = list(scene.contents.found)  # type: ignore[call-overload]
    seen = [scene.rule]
    for _ in hits:
        hands.key("enter")
        seen.append(scene.rule)
    assert set(seen) == set(hits) and seen[-1] == seen[0]


def test_nothing_found_says_so_and_keeps_the_page(hand: Hands) -> None:
    hands = hand((1280, 720))
    scene = browser(hands, "K5.3")
    hands.type("xyzzy")
    assert scene.rule == "K5.3" and scene.field is not None and scene.field.note == "nothing found"


# -- reading -------------------------------------------------------------------------------------------------------


def test_links_neighbours_and_history_by_mouse(hand: Hands) -> None:
    hands = hand((1280, 720))
    scene = browser(hands, "K5.3")
    hands.click("see.K5.6")
    assert scene.rule == "K5.6"
    hands.click("next")
    assert scene.rule == "K5.7"
    hands.click("history.back")
    hands.click("history.back")
    assert scene.rule == "K5.3"
    hands.click("history.forward")
    assert scene.rule == "K5.6"


def test_the_contents_open_and_close_by_mouse(hand: Hands) -> None:
    hands = hand((1280, 720))
    scene = browser(hands, "K1.1")
    contents = scene.contents
    assert contents is not None
    hands.click(contents.place_of("K3").centre)
    hands.click(contents.place_of("K3.2").centre)
    assert scene.rule == "K3.2"
    hands.click(contents.place_of("K3").centre)
    assert "K3" not in contents.opened


def test_everything_by_keys(hand: Hands) -> None:
    hands = hand((1280, 720))
    scene = browser(hands, "K5.3")
    hands.tab_to("contents")
    hands.key("down")
    assert scene.rule == "K5.4"
    hands.key("left")
    hands.key("left")
    assert scene.contents is not None and "K5" not in scene.contents.opened
    hands.key("left", mod=ALT)
    assert scene.rule == "K5.3"
    hands.key("right", mod=ALT)
    assert scene.rule == "K5.4"
    hands.tab_to("see.K5.2")
    hands.key("enter")
    assert scene.rule == "K5.2"
    hands.tab_to("try")
    hands.key("enter")
    assert isinstance(hands.scene, TryScene)


def test_the_language_can_change_while_one_reads(hand: Hands) -> None:
    hands = hand((1280, 720), "en")
    scene = browser(hands, "K5.3")
    hands.type("white")
    hands.app.change_language("pl")
    hands.wait()
    assert scene.rule == "K5.3"
    assert any("Jedna kość" in said.text for _, said in scene.said())


# -- examples in the browser ---------------------------------------------------------------------------------------


def test_stepping_through_an_example_shows_each_position(hand: Hands) -> None:
    hands = hand((1280, 720))
    scene = browser(hands, "K7.1")
    pane = scene.pane
    assert pane is not None
    last = len(pane.lesson.tasks)
    hands.click("last")
    assert pane.lesson.finished and not pane.tried
    hands.click("previous_step")
    assert pane.lesson.at == last - 1
    hands.click("reset")
    assert pane.lesson.at == 0


@pytest.mark.parametrize("rule", ["S3.1", "S7.4", "S9.2"])
def test_the_excerpt_shows_a_thing_once_and_no_row_of_words_too_small_to_read(
    hand: Hands, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Equal dice of the pool, and action spaces that nobody uses, are left out."""
    hands = hand((1280, 720))
    scene = browser(hands, rule, game="signorie")
    assert scene.pane is not None and scene.pane.excerpt is not None
    painted: list[Spot] = []
    monkeypatch.setattr(scene.pane.excerpt.desk.board, "paint", lambda canvas, spot, look, sight: painted.append(spot))
    hands.app.redraw()
    hands.wait()
    dice = [spot.target for spot in painted if spot.target.startswith("die.")]
    assert dice and len(dice) == len(set(dice))
    assert all(spot.box.h >= 18 for spot in painted if spot.target.startswith(("manage.", "hire.", "task.")))


def test_the_excerpt_lays_a_sheet_under_things_whose_words_need_one(
    hand: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names of tiles on offer are dark letters: on the dark cloth nobody could read them."""
    hands = hand((1920, 1080))
    scene = browser(hands, "T3.8", game="tuscany")
    assert scene.pane is not None and scene.pane.excerpt is not None
    sheets: list[Box] = []
    painted: list[tuple[Spot, bool]] = []
    panel = Canvas.panel

    def lay(canvas: Canvas, rect: Rect, *rest: Any, **more: Any) -> None:
        sheets.append(Box(*rect))
        panel(canvas, rect, *rest, **more)

    def keep(canvas: Canvas, spot: Spot, *rest: object) -> None:
        within = [s for s in sheets if s.x <= spot.box.x and s.right >= spot.box.right and s.h < spot.box.h * 1.2]
        painted.append((spot, bool(within)))

    monkeypatch.setattr(Canvas, "panel", lay)
    monkeypatch.setattr(scene.pane.excerpt.desk.board, "paint", keep)
    hands.app.redraw()
    hands.wait()
    laid = {spot.target: within for spot, within in painted}
    assert laid["offer.3"] and laid["offer.4"] and not laid["exchange"]


def test_another_example_of_the_rule_can_be_chosen(hand: Hands) -> None:
    hands = hand((1280, 720))
    scene = browser(hands, "K7.1")
    shows = book("kingsburg").shows_of("K7.1")
    assert len(shows) > 1 and scene.pane is not None and scene.pane.show is shows[0]
    scene.choose_show(shows[1].id)
    assert scene.pane is not None and scene.pane.show is shows[1]


def test_a_rule_without_example_names_those_of_related_rules(hand: Hands) -> None:
    hands = hand((1280, 720))
    scene = browser(hands, "K5.4")
    near = next(widget for widget in hands.form.widgets if widget.id.startswith("near."))
    hands.click(near.box.centre)
    assert scene.pane is not None and scene.pane.show.id == near.id.removeprefix("near.")


def test_trying_and_coming_back_ticks_what_was_tried(hand: Hands) -> None:
    hands = hand((1280, 720))
    scene = browser(hands, "K7.2")
    hands.click("try")
    assert isinstance(hands.scene, TryScene)
    hands.wait(400)
    hands.click(hands.scene.desk.regions.seal)
    hands.key("escape")  # closes the slip
    hands.key("escape")
    assert hands.scene is scene and scene.tried["KT9"] == {0}


# -- from the table and back ---------------------------------------------------------------------------------------


def influencing(hands: Hand) -> Sitting:
    sitting = Sitting(hands, "kingsburg", 3, seed=4)
    while sitting.session.decision.kind != "influence":
        sitting.ready()
        sitting.play(sitting.session.decision.options[0])
    sitting.ready()
    return sitting


def test_f1_opens_the_rule_of_the_decision_and_goes_back(hand: Hands) -> None:
    hands = hand((1280, 720))
    sitting = influencing(hands)
    hands.key("f1")
    assert isinstance(hands.scene, RulesScene) and hands.scene.rule == "K5.1" and hands.scene.at_table
    hands.click("back")
    assert hands.scene is sitting.scene
    hands.key("f1")
    hands.key("f1")
    assert hands.scene is sitting.scene


def dimmed(sitting: Sitting) -> tuple[float, float]:
    """Where something lies that cannot be chosen now."""
    for spot in sitting.scene.desk.spots:
        if spot.target.startswith("advisor.") and sitting.match.asked.why_not(spot.target) is not None:
            return spot.box.centre
    raise AssertionError("everything can be chosen")


@pytest.mark.parametrize("way", ["click", "f1"])
def test_a_why_not_leads_to_its_rule(hand: Hands, way: str) -> None:
    hands = hand((1280, 720))
    sitting = influencing(hands)
    hands.click(dimmed(sitting))
    assert sitting.scene.laid.why is not None
    rule = sitting.scene.laid.why[0].rule
    if way == "f1":
        hands.key("f1")
    else:
        slip = sitting.scene.links.slip()
        assert slip is not None
        hands.click(slip.box.centre)
    assert isinstance(hands.scene, RulesScene) and hands.scene.rule == rule


@pytest.mark.parametrize("way", ["click", "f1"])
def test_a_tooltip_leads_to_its_rule(hand: Hands, way: str) -> None:
    hands = hand((1280, 720))
    sitting = influencing(hands)
    spot = next(spot for spot in sitting.scene.desk.spots if spot.target == "advisor.jester")
    hands.point(spot.box.centre)
    hands.wait(500)
    hands.wait(20)
    scene = sitting.scene
    assert scene.links.shows
    tip = scene.desk.board.tip(spot.target, scene.desk.sight)
    place = scene.links.tip_place()
    assert tip is not None and place is not None
    if way == "f1":
        hands.key("f1")
    else:
        start, end = spot.box.centre, place.plate.centre
        for share in (0.25, 0.5, 0.75, 1.0):  # a hand that goes straight to the plate
            hands.point((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        assert scene.links.over
        hands.press(end)
    assert isinstance(hands.scene, RulesScene) and hands.scene.rule == tip.rules[0]


def test_a_tooltip_lets_go_of_a_hand_that_rests_elsewhere(hand: Hands) -> None:
    hands = hand((1280, 720))
    sitting = influencing(hands)
    spots = {spot.target: spot for spot in sitting.scene.desk.spots}
    hands.point(spots["advisor.jester"].box.centre)
    hands.wait(500)
    hands.wait(20)
    other = spots["advisor.squire"]
    hands.point(other.box.centre)
    hands.wait(500)
    hands.wait(20)
    assert sitting.scene.focus.looking == other.id


def test_the_title_leads_to_the_rules(hand: Hands) -> None:
    hands = hand((1280, 720))
    hands.show(TitleScene())
    hands.click("rules")
    assert isinstance(hands.scene, RulesScene) and not hands.scene.at_table
    hands.key("escape")
    assert isinstance(hands.scene, TitleScene)


# -- other games ---------------------------------------------------------------------------------------------------


def test_the_browser_knows_no_game(hand: Hands) -> None:
    hands = hand((1280, 720))
    open_rules(hands.app, "pebbles", "B1.2")
    hands.wait()
    scene = hands.scene
    assert isinstance(scene, RulesScene) and scene.pane is not None
    hands.click("try")
    assert isinstance(hands.scene, TryScene)
    reader = Reader(hands, hands.scene)
    while not reader.lesson.finished:
        reader.solve()
    assert not reader.lesson.wrong and scene.tried["BT1"] == {0, 1, 2}


def test_a_broken_file_is_explained(hand: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules.yaml").write_text("chapters: {B1: {title: {en: One}}}\nrules: {}\n", encoding="utf-8")
    monkeypatch.setattr(library, "folder_of", lambda game: tmp_path)
    book.cache_clear()
    hands = hand((1280, 720))
    hands.show(TitleScene())
    open_rules(hands.app, "pebbles")
    hands.wait()
    assert "rules.yaml" in hands.scene.text  # type: ignore[attr-defined]
    book.cache_clear()


# -- the almanac ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "rule", "there", "sections"), [
    ("kingsburg", "K8.1", "K7.2", {
        "advisors": 18, "buildings": 20, "enemies": 25, "pieces": 9, "extra_rows": 8, "strips": 28, "governors": 25,
        "destiny": 30, "army": 5, "whims": 16, "scenarios": 4, "groups": 8,
    }),
    ("principato", "P3.7", "P3.8", {
        "cards": 16, "goals": 8, "culture": 3, "tokens": 7, "cubes": 3, "others": 3, "areas": 5,
    }),
    ("signorie", "S9.1", "S9.2", {
        "columns": 5, "helpers": 15, "tasks": 10, "rewards": 14, "houses": 6, "plans": 4, "cities": 5, "tracks": 4,
        "pieces": 9,
    }),
])
def test_the_almanac_lists_every_component_and_leads_to_rules(
    hand: Hands, game: str, rule: str, there: str, sections: dict[str, int]
) -> None:
    hands = hand((1280, 720))
    rules = browser(hands, rule, game=game)
    piece = next(widget for widget in hands.form.widgets if widget.id.startswith("piece."))
    hands.click(piece.box.centre)
    almanac = hands.scene
    assert isinstance(almanac, AlmanacScene) and almanac.chosen == piece.id.removeprefix("piece.")
    assert {section.id: len(section.entries) for section in almanac.sections} == sections
    hands.click(f"rule.{there}")
    assert hands.scene is rules and rules.rule == there


@pytest.mark.parametrize(("game", "kind", "count"), [("kingsburg", "buildings", 20), ("principato", "goals", 8)])
def test_the_almanac_is_searched_filtered_and_walked_by_keys(hand: Hands, game: str, kind: str, count: int) -> None:
    hands = hand((1280, 720), "pl")
    almanac = AlmanacScene(game)
    hands.show(almanac)
    hands.click(f"kind.{kind}")
    assert len(almanac.found()) == count
    hands.click("search")
    hands.type("kaplic")
    assert [entry.id for entry in almanac.found()] == ["chapel"] and almanac.chosen == "chapel"
    hands.key("escape")
    hands.click("kind.all")
    hands.tab_to("grid")
    before = almanac.chosen
    hands.key("home")
    hands.key("right")
    assert almanac.chosen != before
    hands.key("escape")
    assert hands.app.stack.top is None or hands.app.stack.top is not almanac


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", ["kingsburg", "principato", "signorie"])
def test_every_component_has_a_picture_a_fact_and_rules_of_the_book(game: str, lang: str) -> None:
    controller = get_controller(game)
    speaker = Speaker(lang, controller.names())
    entries = [entry for section in almanac_of(game, controller.rules({}).data, speaker) for entry in section.entries]
    assert len({entry.id for entry in entries}) == len(entries)
    for entry in entries:
        assert svg.exists(entry.picture), entry.id
        assert entry.facts and all(fact.label and fact.value for fact in entry.facts), entry.id
        assert entry.rules and set(entry.rules) <= set(book(game).rules), entry.id


def test_the_almanac_of_principato_tells_decks_corners_and_what_is_ours() -> None:
    controller = get_controller("principato")
    speaker = Speaker("en", controller.names())
    cards = {entry.id: entry for entry in almanac_of("principato", controller.rules({}).data, speaker)[0].entries}
    harvest = {fact.label: fact for fact in cards["harvest"].facts}
    assert harvest["Deck of year III"].value == (
        "2 always (corner 2), 1 with 3 or 4 players (corner 3), 1 with 4 players (corner 4)"
    )
    assert harvest["Deck of year III"].source == "reconstructed" and harvest["Effect"].source == "rulebook"
    assert [entry.short for entry in cards.values()] == [f"×{n}" for n in controller.rules({}).data.all_copies[1:]]
    assert sum(controller.rules({}).data.all_copies[1:]) == 98


def test_escape_closes_a_why_not_and_nothing_else(hand: Hands) -> None:
    hands = hand((1280, 720))
    sitting = influencing(hands)
    hands.click(dimmed(sitting))
    hands.key("escape")
    assert sitting.scene.laid.why is None and hands.scene is sitting.scene
