"""Kingsburg's data files against the counts and sums of the box."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

FOLDER = Path(__file__).parents[3] / "rules_data" / "kingsburg"
FILES = ("advisors", "buildings", "enemies", "figures", "rules")
PROVENANCE = {"rulebook", "public", "reconstructed"}
CASES = {"nom", "gen", "dat", "acc", "ins", "loc"}
COMPONENTS = [
    ("advisors", "advisors"),
    ("buildings", "buildings"),
    ("enemies", "kinds"),
    ("figures", "phases"),
    ("figures", "goods"),
    ("figures", "terms"),
]
CHAPTER_SIZES = [5, 11, 5, 7, 11, 9, 8, 4, 1, 5, 2, 11, 1, 2, 5]
#: Rules of each module and scenario: the one of its name, and details.
MODULE_SIZES = {
    "M1": 4, "M2": 5, "M3": 6, "M4": 2, "M5": 2, "M6": 4, "SC1": 4, "SC2": 2, "SC3": 2, "SC4": 1,
}
GOODS = {"gold", "wood", "stone"}


class Strict(yaml.SafeLoader):
    """Refuses doubled keys, anchors and aliases."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        event = self.peek_event()
        assert getattr(event, "anchor", None) is None, f"anchor or alias at {event.start_mark}"
        node = super().compose_node(parent, index)
        if isinstance(node, yaml.MappingNode):
            doubled = [key for key, n in Counter(key.value for key, _ in node.value).items() if n > 1]
            assert not doubled, f"doubled keys {doubled} at {node.start_mark}"
        return node


@cache
def load(name: str) -> dict[str, Any]:
    return yaml.safe_load((FOLDER / f"{name}.yaml").read_text(encoding="utf-8"))


def by_column(buildings: dict[str, Any], value: Any) -> dict[int, int]:
    sums: Counter[int] = Counter()
    for building in buildings.values():
        sums[int(building["at"][1])] += value(building)
    return dict(sums)


def pairs(node: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every mapping that gives an English or a Polish text, with its path."""
    if isinstance(node, dict):
        if "en" in node or "pl" in node:
            yield path, node
        for key, value in node.items():
            yield from pairs(value, f"{path}.{key}")


@pytest.mark.parametrize("name", FILES)
def test_plain_yaml_without_doubled_keys(name: str) -> None:
    text = (FOLDER / f"{name}.yaml").read_text(encoding="utf-8")
    assert yaml.load(text, Strict) == load(name)


@pytest.mark.parametrize("name", FILES)
def test_every_text_is_in_both_languages(name: str) -> None:
    found = list(pairs(load(name)))
    assert len(found) >= (6 if name == "enemies" else 18)
    for path, node in found:
        assert {"en", "pl"} <= node.keys(), path


@pytest.mark.parametrize(("file", "section"), COMPONENTS)
def test_polish_names_have_all_six_cases(file: str, section: str) -> None:
    for key, entry in load(file)[section].items():
        forms = entry["name"]["pl"]
        assert forms.keys() == {"all"} or forms.keys() >= CASES, key
        plural = {form for form in forms if form.startswith("many")}
        assert len(plural) in (0, 6), key
        assert all(isinstance(form, str) and form == form.strip() for form in forms.values()), key


@pytest.mark.parametrize(("file", "section"), [*COMPONENTS, ("enemies", "enemies")])
def test_sources_name_fields_of_the_entry(file: str, section: str) -> None:
    for key, entry in load(file)[section].items():
        assert set(entry["source"].values()) <= PROVENANCE, key
        assert {field.partition(".")[0] for field in entry["source"]} <= entry.keys(), key


def test_every_figure_has_a_source() -> None:
    figures = dict(load("figures")["figures"])
    source = figures.pop("source")
    assert source.keys() == figures.keys()
    assert set(source.values()) <= PROVENANCE


def test_advisors_hold_ranks_1_to_18_in_order() -> None:
    advisors = load("advisors")["advisors"]
    assert [advisor["rank"] for advisor in advisors.values()] == list(range(1, 19))
    assert len(advisors) == load("figures")["figures"]["counts"]["advisors"]


def test_soldiers_peeks_and_trades_of_the_advisors() -> None:
    gives: dict[str, list[int]] = {"soldiers": [], "peek": [], "trade": [], "points": [], "tokens": []}
    for advisor in load("advisors")["advisors"].values():
        for word in advisor["support"]:
            assert len(word) == 1
            for kind in word.keys() | word.get("gain", {}).keys():
                gives.setdefault(kind, []).append(advisor["rank"])
    assert gives["soldiers"] == [5, 10, 18]  # 5.1: the advisors of the Stable
    assert gives["peek"] == [10, 17]
    assert gives["trade"] == [6, 14]
    assert gives["points"] == [1, 17]
    assert gives["tokens"] == [7, 12]
    assert gives["one_of"] == [4, 9, 11]


def test_buildings_fill_the_five_rows_in_sheet_order() -> None:
    buildings = load("buildings")["buildings"]
    assert [building["at"] for building in buildings.values()] == [row + column for row in "BCDEF" for column in "1234"]
    assert len(buildings) == load("figures")["figures"]["counts"]["buildings"]


def test_sums_of_points_and_costs_by_column() -> None:
    buildings = load("buildings")["buildings"]
    assert by_column(buildings, lambda building: building["points"]) == {1: 3, 2: 11, 3: 17, 4: 27}
    assert by_column(buildings, lambda building: sum(building["cost"].values())) == {1: 9, 2: 16, 3: 25, 4: 32}
    for key, building in buildings.items():
        assert building["cost"].keys() <= GOODS, key
        assert all(n > 0 for n in building["cost"].values()), key


def test_numbers_the_worked_examples_confirm() -> None:
    buildings = load("buildings")["buildings"]
    cost = {key: building["cost"] for key, building in buildings.items()}
    points = {key: building["points"] for key, building in buildings.items()}
    assert (cost["statue"], points["statue"]) == ({"gold": 2}, 3)
    assert (cost["inn"], points["inn"]) == ({"gold": 1, "wood": 1}, 0)
    assert (cost["palisade"], points["palisade"]) == ({"wood": 2}, 0)
    assert cost["farm"] == {"gold": 2, "wood": 3, "stone": 1}
    assert Counter(cost["barricade"]) + Counter(cost["blacksmith"]) == Counter(gold=1, wood=3)
    assert (points["guard_tower"], points["crane"]) == (0, 1)  # Q1


def test_enemies_by_year_kind_and_strength() -> None:
    data, figures = load("enemies"), load("figures")["figures"]
    enemies = data["enemies"]
    assert len(enemies) == figures["counts"]["enemies"] == 25
    assert Counter(card["year"] for card in enemies.values()) == dict.fromkeys(range(1, 6), 5)
    assert Counter(card["kind"] for card in enemies.values()) == {
        "goblins": 8, "zombies": 4, "orcs": 4, "barbarians": 4, "demons": 4, "dragons": 1,
    }  # fmt: skip
    assert {card["kind"] for card in enemies.values()} == data["kinds"].keys()
    for key, card in enemies.items():
        low, high = figures["strength_ranges"][card["year"] - 1]
        assert low <= card["strength"] <= high, key
        assert key.startswith(f"E{card['year']}-")
    for year in range(1, 6):
        strengths = [card["strength"] for card in enemies.values() if card["year"] == year]
        assert [min(strengths), max(strengths)] == figures["strength_ranges"][year - 1]


def test_rewards_and_losses_of_the_enemies() -> None:
    enemies = load("enemies")["enemies"]
    for key, card in enemies.items():
        assert sum(card["reward"].values()) in (1, 2, 3), key
        assert card["reward"].keys() <= GOODS | {"goods", "points"}, key
        assert card["loss"], key
        assert card["loss"].keys() <= GOODS | {"goods", "buildings", "points"}, key
        assert all(n > 0 for n in card["loss"].values()), key
        assert card["loss"].get("buildings", 0) in (0, 1), key  # Q8
    assert enemies["E1-3"]["reward"] == {"stone": 1}  # KT14
    assert enemies["E1-3"]["loss"] == {"gold": 1, "buildings": 1}
    assert sum(card["loss"].get("points", 0) for card in enemies.values()) == 30
    assert sum(card["loss"].get("buildings", 0) for card in enemies.values()) == 16


def test_effects_name_known_enemies_and_seasons() -> None:
    kinds = load("enemies")["kinds"].keys() | {"any"}
    phases = load("figures")["phases"].keys()
    for key, building in load("buildings")["buildings"].items():
        assert building["effects"], key
        for effect in building["effects"]:
            assert set(effect.get("seasons", [])) <= phases, key
            for word in effect["do"]:
                assert word.get("strength", {"against": {}})["against"].keys() <= kinds, key


def test_the_eight_phases() -> None:
    phases = load("figures")["phases"]
    assert list(phases) == ["aid", "spring", "favour", "summer", "envoy", "autumn", "recruiting", "winter"]
    assert [phase["number"] for phase in phases.values()] == list(range(1, 9))


def test_every_numbered_rule_is_there_in_order() -> None:
    data = load("rules")
    assert list(data["chapters"]) == [*(f"K{chapter}" for chapter in range(1, 16)), *MODULE_SIZES]
    expected = [f"K{c}.{n}" for c, size in enumerate(CHAPTER_SIZES, 1) for n in range(1, size + 1)]
    for chapter, size in MODULE_SIZES.items():
        expected += [chapter, *(f"{chapter}.{n}" for n in range(1, size))]
    assert list(data["rules"]) == expected


def test_rules_are_short_and_refer_to_rules() -> None:
    rules = load("rules")["rules"]
    for key, rule in rules.items():
        assert rule.keys() <= {"title", "text", "source", "ruling", "module", "see"}, key
        assert rule["source"] in PROVENANCE, key
        assert rule["source"] == "rulebook" or "ruling" in rule, key
        assert rule.get("module", True) is True, key
        assert rule["see"] and key not in rule["see"] and set(rule["see"]) <= rules.keys(), key
        assert max(len(title) for title in rule["title"].values()) <= 36, key
        for text in [*rule["text"].values(), *rule.get("ruling", {}).values()]:
            assert text[-1] == "." and "  " not in text and len(text) <= 330, key


def test_base_rules_do_not_lead_only_into_modules() -> None:
    rules = load("rules")["rules"]
    for key, rule in rules.items():
        if not rule.get("module"):
            assert any(not rules[other].get("module") for other in rule["see"]), key
