"""No text of the rules browser, the tried examples, the almanac and the first game is cut off or below 16 pixels."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable

import pytest

from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.table.book.library import book, games_with_rules, has_table
from kingsburg_table.table.draw.text_account import Said
from kingsburg_table.table.draw.textbox import accounting
from kingsburg_table.table.fit import Rung
from kingsburg_table.table.scenes.almanac import AlmanacScene
from kingsburg_table.table.scenes.goal import GoalScene
from kingsburg_table.table.scenes.rules import RulesScene
from kingsburg_table.table.scenes.rules.tryout import TryScene
from kingsburg_table.text.speaker import Speaker
from tests.table.hand import Hand
from tests.table.sitting import Sitting

pytestmark = pytest.mark.slow

Hands = Callable[..., Hand]
SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]
FULL = bool(os.environ.get("FULL"))
GAMES = [game for game in games_with_rules() if has_table(game)]


def wrong(said: Iterable[Said]) -> list[str]:
    return [f"{each.text!r} wants {each.wanted} has {each.given}, {each.px} px" for each in said if not _well(each)]


def _well(said: Said) -> bool:
    return not said.text or (said.fits and said.px >= 16)


def read_rules(hands: Hand, game: str, step: int = 1) -> list[str]:
    scene = RulesScene(game)
    with hands.unseen():
        hands.show(scene)
    found: dict[str, None] = {}
    for rule in list(book(game).rules)[::step]:
        scene.open_rule(rule)
        found |= dict.fromkeys(f"{rule}: {each}" for each in wrong(said for _, said in scene.said()))
    return list(found)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule(hand: Hands, game: str, size: tuple[int, int], lang: str) -> None:
    assert read_rules(hand(size, lang), game, 1 if size == SIZES[0] else 4) == []


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_rules_in_large_text(hand: Hands, game: str, lang: str) -> None:
    assert read_rules(hand((1920, 1080), lang, text_size=150), game, 2) == []


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_example_as_it_is_drawn(hand: Hands, game: str, size: tuple[int, int], lang: str) -> None:
    """The excerpt of the board in the browser, and the bar and the steps over the table."""
    hands = hand(size, lang)
    shows = book(game).shows
    every = (2 if lang == "pl" else 6) if size == SIZES[0] else 24  # words are longest in Polish, room is least here
    for show in shows[:: 1 if FULL else every]:
        scene = RulesScene(game, show.example.rules[0])
        hands.show(scene)
        scene.choose_show(show.id)
        with accounting() as drawn:
            hands.wait()
        assert wrong(drawn) == [], show.id
        tried = TryScene(show, set(), scene)
        hands.show(tried)
        with accounting() as drawn:
            tried.drawer = True
            hands.app.redraw()
            hands.wait()
        own = [said for said in drawn if said.text in (tried.instruction(), show.own_title(lang))]
        assert own and wrong(own) == [], show.id
        hands.app.stack.pop()
        hands.app.stack.pop()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_almanac(hand: Hands, game: str, size: tuple[int, int], lang: str) -> None:
    hands = hand(size, lang)
    scene = AlmanacScene(game)
    with hands.unseen():
        hands.show(scene)
    for section in scene.sections:
        scene._choose(section.id)
        for entry in section.entries[::3]:
            scene._open(entry.id)
            assert wrong(said for _, said in scene.said()) == [], entry.id
        assert scene.grid is not None
        assert all(name.fitted.step is not Rung.ICON for name in scene.grid.names if name.fitted), section.id


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_goal_page_by_page(hand: Hands, game: str, size: tuple[int, int], lang: str) -> None:
    hands = hand(size, lang)
    sitting = Sitting(hands, game, get_controller(game).players.stop - 1)
    goal = GoalScene(sitting.scene)
    hands.show(goal)
    for at, page in enumerate(goal.pages):
        assert goal.at == at and goal.pointed(page) is not None, f"{page.id} points at nothing"
        assert wrong(said for _, said in goal.said()) == [], page.id
        whole = goal.whole
        assert whole.x <= goal.card.x and goal.card.right <= whole.right and goal.card.bottom <= whole.bottom
        hands.click("next")
    assert hands.scene is sitting.scene


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_in_a_language_that_is_longer_by_two_fifths(
    hand: Hands, monkeypatch: pytest.MonkeyPatch, game: str, size: tuple[int, int]
) -> None:
    plain = Speaker.t

    def longer(self: Speaker, id: str, /, **values: object) -> str:
        said = plain(self, id, **values)
        return " ".join(word + "ę" * round(len(word) * 0.4) if word.isalpha() else word for word in said.split(" "))

    monkeypatch.setattr(Speaker, "t", longer)
    hands = hand(size, "en")
    assert read_rules(hands, game, 9) == []
    scene = AlmanacScene(game)
    with hands.unseen():
        hands.show(scene)
    assert wrong(said for _, said in scene.said()) == []
