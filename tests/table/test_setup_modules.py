"""What is in the box tonight: named mixes, lines that switch, variants, one scenario, and what does not go together."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from kingsburg_table.core.catalogue import manifest
from kingsburg_table.core.manifest import _Preset, read_manifest
from kingsburg_table.core.manifest import clashes as clashing
from kingsburg_table.table.scenes.goal import GoalScene
from kingsburg_table.table.scenes.setup import SetupScene
from kingsburg_table.table.scenes.setup.tonight import Tonight
from kingsburg_table.table.scenes.table import TableScene
from kingsburg_table.table.settings import SettingsFile
from tests.core.test_manifest import TOY
from tests.games.kingsburg.test_mixes import PAIRWISE
from tests.table.hand import Hand
from tests.table.screens import unfit

Start = Callable[..., Hand]


def test_named_mixes_go_together_and_are_known_again() -> None:
    tonight = Tonight(manifest("kingsburg"), {"starting_player": "first_seat", "scenario": "goblin_valley"})
    assert tonight.preset == "" and tonight.added == 5
    for preset in tonight.presets:
        tonight.take(preset)
        assert tonight.preset == preset and not clashing(tonight.choices, tonight.values)
    assert tonight.now("starting_player") == "first_seat", "what no mix names stays"
    assert tonight.now("scenario") == "none" and tonight.added == 45
    tonight.choose("whims", "tradition")
    assert tonight.preset == ""


def test_what_does_not_go_together_says_why_from_both_sides() -> None:
    tonight = Tonight(manifest("kingsburg"), {})
    assert not tonight.hindered("scenario", "pork_barrel") and not tonight.hindered("army_tokens", "on")
    tonight.choose("army_tokens", "on")
    assert tonight.hindered("scenario", "pork_barrel") == "option.kingsburg.scenario.pork_barrel.not.army_tokens"
    tonight.choose("army_tokens", "off")
    tonight.choose("scenario", "pork_barrel")
    assert tonight.hindered("army_tokens", "on") and not tonight.hindered("whims", "drawn")


def test_a_file_that_remembers_the_impossible_is_put_right() -> None:
    values = {"army_tokens": "on", "scenario": "pork_barrel", "whims": "sideways", "gone": "on"}
    tonight = Tonight(manifest("kingsburg"), values)
    assert values == {"army_tokens": "on"} and tonight.now("scenario") == "none"


def test_any_game_may_have_named_mixes(tmp_path: object) -> None:
    toy = read_manifest(TOY)
    assert Tonight(toy, {}).presets == []
    named = replace(toy, presets=(_Preset("short", toy.game.name, {"rounds": "one"}),))
    tonight = Tonight(named, {})
    tonight.take("short")
    assert tonight.now("rounds") == "one" and tonight.preset == "short"
    assert named.messages("en")["preset.pebbles.short"] == "Pebbles"


def test_the_box_by_mouse(hand: Start) -> None:
    """Lines, variants, scenario; what is greyed tells its reason; all is remembered for the next evening."""
    h = hand()
    scene = h.show(SetupScene("kingsburg"))
    assert isinstance(scene, SetupScene)
    h.click((h.find("option.governors").box.right - 30, h.find("option.governors").box.cy))
    assert scene.tonight.values["governors"] == "secret"
    field = h.find("variant.whims")
    h.click("variant.whims")
    h.click((field.box.cx, field.box.bottom + 4 + field.box.h * 1.5))
    assert scene.tonight.values["whims"] == "tradition", "choosing a variant switches on"
    h.click("value.scenario.pork_barrel")
    assert scene.tonight.values["scenario"] == "pork_barrel"
    before = dict(scene.tonight.values)
    h.click("option.army_tokens")
    assert scene.tonight.values == before and scene._note is not None, "the reason stands beside the line"
    assert not unfit(h)
    h.click("value.scenario.none")
    h.click("option.army_tokens")
    assert scene.tonight.values["army_tokens"] == "on" and h.find("value.scenario.pork_barrel").disabled
    scene.back()
    remembered = SettingsFile().values.last_setup["kingsburg"].options
    assert remembered["governors"] == "secret" and remembered["army_tokens"] == "on"


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_the_box_by_keyboard(hand: Start, size: tuple[int, int]) -> None:
    """Small windows have pages; every line is reached with Tab and pressed with Enter, computers sit beside it."""
    h = hand(size)
    scene = h.show(SetupScene("kingsburg"))
    assert isinstance(scene, SetupScene)
    scene.model.seat_computer(1, "notary:builder")
    scene.changed()
    h.tab_to("preset")
    h.key("right")
    h.key("right")
    assert scene.tonight.preset == "full_court"
    h.tab_to("option.whims")
    h.key("enter")
    assert scene.tonight.values["whims"] == "off" and scene.tonight.preset == ""
    if size[0] < 1920:
        h.tab_to("page")
        h.key("right")
        assert scene.options.modules.page == "scenario"
    h.tab_to("value.scenario.goblin_valley")
    h.key("enter")
    assert scene.tonight.values["scenario"] == "goblin_valley" and not unfit(h)
    h.tab_to("value.scenario.pork_barrel")
    h.key("enter")
    assert scene.tonight.values["scenario"] == "goblin_valley" and scene._note is not None


def choose(h: Hand, scene: SetupScene, mix: dict[str, str]) -> None:
    """Every line by mouse: switched off, or on with its variant; the scenario from its list."""
    tonight = scene.tonight
    for id, value in mix.items():
        if id == "scenario":
            h.click(f"value.scenario.{value}")
        elif value != tonight.now(id) and "off" in (value, tonight.now(id)):
            line = h.find(f"option.{id}").box
            h.click((line.right - 30, line.cy))
        if value != tonight.now(id):
            box, choice = h.find(f"variant.{id}").box, next(each for each in tonight.choices if each.id == id)
            h.click(f"variant.{id}")
            h.click((box.cx, box.bottom + 4 + box.h * (choice.values[1:].index(value) + 0.5)))


@pytest.mark.slow
@pytest.mark.parametrize(("number", "mix"), PAIRWISE)
def test_every_mix_is_seated_from_the_set_up(hand: Start, number: int, mix: dict[str, str]) -> None:
    h = hand()
    scene = h.show(SetupScene("kingsburg"))
    assert isinstance(scene, SetupScene)
    choose(h, scene, {**mix, "scenario": "none"})  # what does not go with the scenario of an earlier choice
    choose(h, scene, mix)
    h.click("seal")
    h.wait(400)
    if isinstance(h.scene, GoalScene):  # tells of what is new
        h.key("escape")
    table = h.scene
    assert isinstance(table, TableScene)
    assert {id: table.match.session.options[id] for id in mix} == mix
