"""The screens around the table, by synthetic mouse and by keyboard, through the real program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from kingsburg_table.core.catalogue import manifests
from kingsburg_table.table.gamelist import listed
from kingsburg_table.table.scene import Scene
from kingsburg_table.table.scenes import start, title
from kingsburg_table.table.scenes.credits import CreditsScene
from kingsburg_table.table.scenes.dialog import DialogScene
from kingsburg_table.table.scenes.settings import SettingsScene
from kingsburg_table.table.scenes.setup import SetupScene
from kingsburg_table.table.scenes.title import TitleScene
from kingsburg_table.table.settings import SettingsFile, Tempo
from kingsburg_table.table.widgets.cover import Cover
from kingsburg_table.text import language, t
from tests.table.hand import Hand

Start = Callable[..., Hand]


class Started(Scene):
    """Stands in for the table."""

    def __init__(self, session: Any) -> None:
        self.session = session


@pytest.fixture(autouse=True)
def table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "table_scene", Started)


def test_title_to_table_by_mouse(hand: Start, home: Path) -> None:
    h = hand()
    h.show(TitleScene())
    h.click("cover.kingsburg")
    assert isinstance(h.scene, SetupScene)
    h.click("add")
    h.type("Żółć")
    assert h.scene.model.sitters[3].name == "Żółć"
    h.click("remove.0")
    h.click("option.look")
    h.click("seal")
    assert isinstance(h.scene, Started)
    seats = h.scene.session.seats
    assert sorted(seat.name for seat in seats) == ["Ben", "Cleo", "Żółć"]
    assert all(seat.seal and not seat.look for seat in seats)
    assert len(list((home / "matches").iterdir())) == 1
    assert SettingsFile().values.last_setup["kingsburg"].seats[2].name == "Żółć"


def test_a_game_to_come_names_every_game_that_can_be_played(hand: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    ready = ("principato", "tuscany")
    monkeypatch.setattr("kingsburg_table.table.scenes.title.is_there", lambda game: game in ready)
    h = hand()
    scene = TitleScene()
    h.show(scene)
    games = [each.id for each in listed()]
    for game in games:
        reason = scene.form.find(f"cover.{game}").disabled
        named = {other for other in games if t(f"game.{other}") in reason}
        assert named == (set() if game in ready else {game, *ready})


def test_title_to_table_by_keyboard(hand: Start) -> None:
    h = hand((1280, 720), "pl")
    h.show(TitleScene())
    h.tab_to("cover.kingsburg")
    h.key("enter")
    assert isinstance(h.scene, SetupScene)
    h.tab_to("name.0")
    h.key("a", mod=pygame.KMOD_LCTRL)
    h.type("Świętosława")
    h.tab_to("colour.0")
    h.key("right")
    assert h.scene.model.sitters[0].name == "Świętosława"
    assert h.scene.model.sitters[0].colour == 3  # 1 and 2 are taken
    h.tab_to("chair.0")
    h.key("enter")
    h.tab_to("chair.1")
    h.key("enter")
    assert h.scene.model.sitters[0].chair == 1
    h.tab_to("seal")
    h.key("enter")
    assert isinstance(h.scene, Started)


def test_continue_the_last_match(hand: Start) -> None:
    h = hand()
    h.show(TitleScene())
    h.click("continue")
    assert isinstance(h.scene, TitleScene)  # there is none: it says so
    h.click("cover.kingsburg")
    h.click("seal")
    path = h.app.match
    h.app.stack.pop()
    h.wait()
    assert isinstance(h.scene, TitleScene) and h.scene.last is not None
    h.click("continue")
    assert isinstance(h.scene, Started) and h.app.match == path


def test_a_damaged_match_is_explained(hand: Start, home: Path) -> None:
    h = hand()
    h.show(TitleScene())
    start.continue_match(h.app, home / "nothing.match")
    h.wait()
    assert isinstance(h.scene, DialogScene) and "nothing.match" in h.scene.text
    h.key("escape")
    assert isinstance(h.scene, TitleScene)


def test_what_does_not_exist_yet_says_so(hand: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingsburg_table.table.scenes.title.is_there", lambda game: game != "signorie")
    h = hand()
    scene = h.show(TitleScene())
    for id in ("cover.signorie",):
        h.click(id)
        assert scene._note is not None  # type: ignore[attr-defined]
        assert h.scene is scene


def test_names_that_cannot_be(hand: Start) -> None:
    h = hand()
    scene = h.show(SetupScene("kingsburg"))
    assert isinstance(scene, SetupScene)
    h.click("name.0")
    h.key("a", mod=pygame.KMOD_LCTRL)
    h.key("backspace")
    h.click("seal")
    assert h.scene is scene and scene._note is not None and h.form.focus is h.find("name.0")
    h.type("ben")
    assert scene.model.problem() is not None
    h.click("seal")
    assert h.scene is scene and scene._note is not None and h.form.focus is h.find("name.1")
    h.click("name.0")
    h.key("a", mod=pygame.KMOD_LCTRL)
    h.type("abcdefghijklmnopq")
    assert scene.model.sitters[0].name == "abcdefghijklmnop" and scene._note is not None
    h.click("seal")
    assert isinstance(h.scene, Started)


def test_pasting_a_name(hand: Start) -> None:
    h = hand()
    scene = h.show(SetupScene("kingsburg"))
    assert isinstance(scene, SetupScene)
    pygame.scrap.put_text("Wielka\nOla")
    h.click("name.1")
    h.key("a", mod=pygame.KMOD_LCTRL)
    h.key("v", mod=pygame.KMOD_LCTRL)
    assert scene.model.sitters[1].name == "Wielka Ola"


def test_a_taken_colour_is_answered(hand: Start) -> None:
    h = hand()
    scene = h.show(SetupScene("kingsburg"))
    assert isinstance(scene, SetupScene)
    fields = h.find("colour.0").fields  # type: ignore[attr-defined]
    h.click(fields[1].centre)
    assert scene._note is not None and scene.model.sitters[0].colour == 0
    h.click(fields[4].centre)
    assert scene._note is None and scene.model.sitters[0].colour == 4


def test_a_crest_is_dragged_to_another_chair(hand: Start) -> None:
    h = hand()
    scene = h.show(SetupScene("kingsburg"))
    assert isinstance(scene, SetupScene)
    first, other = scene.model.sitters[0], scene.model.sitters[1]
    old, new = first.chair, other.chair
    h.drag(scene.seating.plan.chairs[old].centre, scene.seating.plan.chairs[new].centre)
    assert (first.chair, other.chair) == (new, old)
    h.drag(scene.seating.plan.chairs[new].centre, (5, 5))  # dropped nowhere: it stays
    assert first.chair == new


def test_everything_on_every_screen_is_reached_by_tab(hand: Start) -> None:
    h = hand()
    for scene in (TitleScene(), SetupScene("kingsburg"), SettingsScene(), CreditsScene()):
        h.app.stack.start_over(scene)
        h.wait()
        for widget in list(h.form.widgets):
            if widget.focusable:
                h.tab_to(widget.id)


def test_settings_take_effect_at_once(hand: Start) -> None:
    h = hand()
    h.show(TitleScene())
    h.click("settings")
    assert isinstance(h.scene, SettingsScene)
    h.tab_to("language")
    h.key("left")
    assert language() == "pl" and h.app.settings.language == "pl"
    h.tab_to("tempo")
    h.key("right")
    assert h.app.settings.tempo is Tempo.BRISK
    h.tab_to("text")
    h.key("right")
    assert h.app.settings.text_size == 105 and h.app.theme.text_factor == pytest.approx(1.05)
    h.click("contrast.high")
    assert h.app.theme.high_contrast
    h.click("reduced")
    assert h.app.settings.reduced_motion
    saved = SettingsFile().values
    assert (saved.language, saved.tempo, saved.text_size, saved.high_contrast) == ("pl", Tempo.BRISK, 105, True)
    h.click("defaults")
    assert h.app.settings.text_size == 100 and not h.app.theme.high_contrast and language() == "pl"
    h.click("page")
    h.key("escape")
    assert isinstance(h.scene, TitleScene)


def test_a_slider_is_dragged(hand: Start) -> None:
    h = hand()
    h.show(SettingsScene())
    box = h.find("music").box
    h.drag((box.x + box.w * 0.35, box.cy), (box.right - 4, box.cy))
    assert h.app.settings.music == 100
    h.post(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False)
    assert h.app.settings.music == 95


def test_the_end_of_turn_is_each_players_own(hand: Start) -> None:
    wishes: list[tuple[str, bool]] = []
    h = hand()
    h.show(SettingsScene([(1, "Ola"), (2, "Jan")], lambda name, quick: wishes.append((name, quick))))
    h.tab_to("end.1")
    h.key("right")
    assert wishes == [("Jan", True)] and h.app.settings.ends_without_press("jan")
    assert not h.app.settings.ends_without_press("Ola")


def test_a_dialog_keeps_the_focus_and_gives_it_back(hand: Start) -> None:
    h = hand()
    title = h.show(TitleScene())
    h.tab_to("settings")
    said: list[str] = []
    choices = [("yes", "Yes", lambda: said.append("yes")), ("no", "No", lambda: said.append("no"))]
    h.app.stack.push(DialogScene("Sure?", "Really?", choices))
    h.wait()
    for _ in range(5):
        h.key("tab")
        assert h.form.focus is not None and h.form.focus.id in ("yes", "no")
    h.tab_to("yes")
    h.key("enter")
    assert said == ["yes"] and h.scene is title
    assert h.form.focus is not None and h.form.focus.id == "settings" and h.form.focus.focused


def test_the_same_press_does_not_reach_the_next_scene(hand: Start) -> None:
    h = hand()
    h.show(TitleScene())
    h.tab_to("credits")
    h.key_down("enter")
    assert isinstance(h.scene, CreditsScene)
    h.key_down("enter")  # the key repeats
    h.key_up("enter")
    assert isinstance(h.scene, CreditsScene)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_more_games_than_lie_beside_each_other(
    hand: Start, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """Games of other people come behind ours; the arrows bring them, and whatever lies there can be read."""
    ours = listed()
    found = [manifests()[id] for id in ("pebbles", "lanes", "hideouts")]
    toys = [msgspec.structs.replace(each, game=msgspec.structs.replace(each.game, rank=9)) for each in found]
    monkeypatch.setattr(title, "listed", lambda: [*ours, *toys])
    h = hand(size)
    h.show(TitleScene())
    seen: set[str] = set()
    for _ in range(3):
        covers = [widget for widget in h.form.widgets if isinstance(widget, Cover)]
        assert len(covers) == title.MOST
        assert [said.text for cover in covers for said in cover.said() if not said.fits] == []
        seen |= {cover.game for cover in covers}
        h.click("games.right")
    assert seen == {each.id for each in (*ours, *toys)}
    assert h.form.find("games.right").disabled and not h.form.find("games.left").disabled
