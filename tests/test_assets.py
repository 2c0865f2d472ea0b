"""The drawn art: every file is there, is what the generator draws, and is something pygame's SVG loader renders."""

from __future__ import annotations

import itertools
import os
import re
from pathlib import Path
from xml.etree import ElementTree

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import io

import pygame
import pytest

from kingsburg_table.core.documents import read
from scripts.draw_assets.__main__ import ASSETS, FOLDERS


def words(text: str) -> list[str]:
    return text.split()


ICONS = words("""
gold wood stone goods soldiers strength points tokens die white_die card card_back tile cube worker
play exchange draw take place build pay gain lose score pass roll undo redo reset seal eye why_not rules log
menu settings save load replay_play replay_pause step_forward step_back speed music sound mute language full_screen
zoom hint chart trophy sand_glass seat_arrow arrow_right arrow_left arrow_up arrow_down check cross plus minus close
lock quill clock person computer add trash rename export import copy search pin link warning info
crown flower heart sun envoy leaf swords snow market_shift reroll win_ties goblins zombies demons barbarians orcs
dragons defence reinforcement governor event building column destroyed
field farm palazzo bank militia condottiere catapult monument book painting favour food money church exchange_mark
goal_scroll military_scoring
castle town inn agriculture quarry village monastery cart marble green red hexagon florin man woman wife heir helper
""")
DATA = ASSETS.parent / "rules_data"


def ids(file: str, section: str) -> list[str]:
    """The ids of a section of a game's data, each of which must have its picture."""
    return list(read(DATA / file).data[section])


LISTED = {
    "icons": ICONS,
    "crests": words("lion eagle bull dolphin tower"),
    "kingsburg/advisors": words("""
        jester squire architect_adv merchant sergeant alchemist astronomer treasurer master_hunter general_adv
        swordsmith duchess champion smuggler inventor wizard queen king"""),
    "kingsburg/buildings": words("""
        statue chapel church cathedral inn market farm merchants_guild guard_tower blacksmith barracks wizards_guild
        palisade stable stone_wall fortress barricade crane town_hall embassy""")
    + ids("kingsburg/buildings_extra.yaml", "buildings") + ids("kingsburg/buildings_alternative.yaml", "buildings"),
    "kingsburg/governors": ids("kingsburg/governors.yaml", "governors"),
    "kingsburg/destiny": [*ids("kingsburg/destiny.yaml", "destiny"), "back"],
    "kingsburg/whims": [*ids("kingsburg/whims.yaml", "whims"), "back"],
    "kingsburg/scenarios": ids("kingsburg/scenarios.yaml", "scenarios"),
    "kingsburg/groups": ids("kingsburg/scenarios.yaml", "groups"),
    "kingsburg/tokens": words("army_token army_back strip"),
    "kingsburg/enemies": words("goblins zombies demons barbarians orcs dragons back"),
    "covers": words("kingsburg principato tuscany signorie any"),
    "ornaments": words("""
        corner_flourish frame_corner rule_diamond wax_gold wax_red laurel_wreath feather compass banner_ribbon"""),
    "portraits": words("builder condottiere courtier patriarch merchant steward"),
    "principato/cards": words("""
        build_bank build_catapult_early build_catapult_late build_farm build_palazzo harvest hire_condottieri
        cultivate_field market painter recruit_militia sculptor tax_mixed tax_money tax_food writer"""),
    "principato/goals": words("armourer fertile_land bastion flourishing_city chapel town_hall palace villa"),
    "principato/tokens": words("field farm palazzo bank militia condottiere catapult monument book painting"),
    "tuscany/kinds": words("castle town inn agriculture quarry village monastery cart"),
    "tuscany/cards": words("castle town inn agriculture quarry village monastery cart"),
    "tuscany/crops": words("grapes olives grain livestock"),
    "tuscany/tokens": words("card storage marble worker income hexagon green red"),
    "tuscany/signs": words("region colour bonus"),
    "principato/districts": words("walls tower gate church palace cypress tree far_town"),
    "signorie/cities": words("milano venezia firenze roma napoli"),
    "signorie/houses": words("medici sforza este gonzaga borgia aragona back"),
    "signorie/people": words("man woman bride lord"),
    "signorie/tasks": words("""
        task_politics task_church task_military task_initiative task_facedown task_threshold task_mission task_marriage
        task_florins task_exchange"""),
    "signorie/rewards": words("""
        reward_mission reward_marriage reward_men reward_women reward_career reward_initiative reward_facedown
        reward_helper reward_action points_helpers points_cities_men points_cities_women points_men points_women"""),
    "signorie/helpers": words("""
        mission_facedown marriage_facedown adv3_initiative adv3_career advdie_initiative advdie_politics advdie_church
        advdie_military offspring1 vp_per_man facedown_any take_pawn vp3 florins3 any_task"""),
}
RENDERED = {
    "svg", "g", "path", "circle", "ellipse", "rect", "polygon", "defs", "linearGradient", "radialGradient", "stop",
}
COLOUR = re.compile(r"#[0-9A-F]{6}|none|url\(#\w+\)")
BY_FOLDER: dict[str, list[Path]] = {}
for each in sorted(ASSETS.rglob("*.svg")):
    BY_FOLDER.setdefault(each.parent.relative_to(ASSETS).as_posix(), []).append(each)


def render(text: str, size: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (size, size))


def mono(text: str) -> str:
    """Ink only, as the program draws an icon in one colour."""
    return re.sub(r"#(?!241A12)[0-9A-F]{6}", "none", text)


def coverage(surface: pygame.Surface) -> list[float]:
    """How opaque each pixel is."""
    return [alpha / 255 for alpha in pygame.image.tobytes(surface, "RGBA")[3::4]]


@pytest.mark.parametrize(("folder", "names"), LISTED.items())
def test_every_listed_drawing_exists(folder: str, names: list[str]) -> None:
    assert [n for n in names if not (ASSETS / folder / f"{n}.svg").is_file()] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_files_are_what_the_generator_draws(folder: str) -> None:
    drawn = {f"{n}.svg": text for n, text in FOLDERS[folder]().items()}
    stored = {file.name: file.read_text(encoding="utf-8") for file in (ASSETS / folder).glob("*.svg")}
    assert stored == drawn


@pytest.mark.parametrize("folder", BY_FOLDER)
def test_only_what_the_loader_renders(folder: str) -> None:
    for file in BY_FOLDER[folder]:
        for element in ElementTree.parse(file).iter():
            tag = element.tag.rpartition("}")[2]
            assert tag in RENDERED, (file.name, tag)
            assert not (element.text or "").strip(), file.name
            if tag.endswith("Gradient"):
                assert element.get("gradientUnits") == "userSpaceOnUse", file.name
            for key in ("fill", "stroke", "stop-color"):
                assert COLOUR.fullmatch(element.get(key, "none")), f"{file.name} {tag} {key}={element.get(key)}"


@pytest.mark.parametrize("folder", BY_FOLDER)
def test_renders_at_small_and_full_size(folder: str) -> None:
    for file in BY_FOLDER[folder]:
        text = file.read_text(encoding="utf-8")
        for size in (20, 100):
            alpha = coverage(render(text, size))
            assert sum(alpha) > 0.02 * len(alpha), (file.name, size)


def test_icons_read_in_one_colour() -> None:
    for icon in BY_FOLDER["icons"]:
        alpha = coverage(render(mono(icon.read_text(encoding="utf-8")), 20))
        assert sum(alpha) > 0.05 * len(alpha), icon.name
        assert len({round(a, 1) for a in alpha}) > 2, icon.name


def test_no_two_icons_look_alike_in_one_colour() -> None:
    shapes = {
        file.stem: coverage(render(mono(file.read_text(encoding="utf-8")), 24)) for file in BY_FOLDER["icons"]
    }
    alike = []
    for (a, left), (b, right) in itertools.combinations(shapes.items(), 2):
        both = sum(map(min, left, right))
        either = sum(map(max, left, right))
        if both / either > 0.8:
            alike.append((a, b, round(both / either, 2)))
    assert alike == []


def test_crests_are_one_colour() -> None:
    for file in (ASSETS / "crests").glob("*.svg"):
        assert set(re.findall(r"#[0-9A-Fa-f]{6}", file.read_text(encoding="utf-8"))) == {"#241A12"}
