"""What can be wrong with the data besides their form: counts against the box, places, effects that cannot work."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from kingsburg_table.core.components import Source
from kingsburg_table.core.effects import misplaced
from kingsburg_table.games.kingsburg.box import (
    COLUMNS,
    MORE_ROWS,
    ROWS,
    Advisor,
    Building,
    Cards,
    Enemy,
    EnemyKind,
    Figures,
)
from kingsburg_table.games.kingsburg.hooks import BOUND, HOOKS
from kingsburg_table.games.kingsburg.words import GOODS, Effect, Strength


def check_counts(
    source: Source, figures: Figures, advisors: dict[str, Advisor], buildings: dict[str, Building],
    enemies: dict[str, Enemy],
) -> None:
    counts = figures.counts
    for file, section, found, wanted in (
        ("advisors.yaml", "advisors", len(advisors), counts.advisors),
        ("buildings.yaml", "buildings", len(buildings), counts.buildings),
        ("enemies.yaml", "enemies", len(enemies), counts.enemies),
    ):
        if found != wanted:
            source.error(file, (section,), f"expected {wanted} entries as in the box, found {found}")
    ranks = {advisor.rank: id for id, advisor in advisors.items()}
    for rank in range(1, figures.ranks + 1):
        if rank not in ranks:
            source.error("advisors.yaml", ("advisors",), f"expected an advisor of rank {rank}")
    for id, card in enemies.items():
        if not 1 <= card.year <= figures.years:
            source.error("enemies.yaml", ("enemies", id, "year"), f"expected a year from 1 to {figures.years}")
            continue
        low, high = figures.strength_ranges[card.year - 1]
        if not low <= card.strength <= high:
            source.error("enemies.yaml", ("enemies", id, "strength"), f"expected {low} to {high} as on the card's back")
    for year in range(1, figures.years + 1):
        found = sum(card.year == year for card in enemies.values())
        if found != counts.enemies_per_year:
            expected = f"expected {counts.enemies_per_year} cards of year {year}, found {found}"
            source.error("enemies.yaml", ("enemies",), expected)


def check_box(
    source: Source, buildings: Mapping[str, Building], cards: Cards, kinds: dict[str, EnemyKind],
    advisors: Mapping[str, Advisor],
) -> None:
    """Buildings stand in their rows, and every effect can work."""
    for file, found, rows in (
        ("buildings.yaml", buildings, ROWS), ("buildings_extra.yaml", cards.extra, MORE_ROWS),
        ("buildings_alternative.yaml", cards.strips, "".join(sorted(ROWS + MORE_ROWS))),
    ):
        _check_buildings(source, file, found, rows, kinds)
    for file, section, group in (
        ("governors.yaml", "governors", cards.governors), ("destiny.yaml", "destiny", cards.destiny),
        ("scenarios.yaml", "groups", cards.groups),
    ):
        for id, card in group.items():
            _check_effects(source, file, (section, id), card.effects, kinds)
        _check_numbers(source, file, section, group.values())
    for id, whim in cards.whims.items():
        if whim.rank not in {advisor.rank for advisor in advisors.values()}:
            source.error("whims.yaml", ("whims", id, "rank"), "expected the rank of an advisor")
    for id, scenario in cards.scenarios.items():
        unknown = sorted(set(scenario.forbids) - set(cards.destiny))
        if unknown:
            source.error("scenarios.yaml", ("scenarios", id, "forbids"), f"unknown destiny card {unknown[0]}")
        if id == "great_tournament" and scenario.prizes is None:
            source.error("scenarios.yaml", ("scenarios", id, "prizes"), "expected what the champions win")


def _check_numbers(source: Source, file: str, section: str, cards: Iterable[Any]) -> None:
    taken: dict[int, str] = {}
    for card in cards:
        if card.number in taken:
            source.error(file, (section, card.id, "number"), f"{taken[card.number]} has that number already")
        taken[card.number] = card.id


def _check_buildings(
    source: Source, file: str, buildings: Mapping[str, Building], rows: str, kinds: dict[str, EnemyKind]
) -> None:
    taken: dict[str, str] = {}
    for id, building in buildings.items():
        if building.row not in rows or not building.at[1:].isdigit() or not 1 <= building.column <= COLUMNS:
            expected = f"expected a row of {rows} and a column 1 to {COLUMNS}"
            source.error(file, ("buildings", id, "at"), expected)
        elif building.at in taken:
            source.error(file, ("buildings", id, "at"), f"{taken[building.at]} stands there already")
        taken[building.at] = id
        if set(building.cost.things()) - set(GOODS):
            source.error(file, ("buildings", id, "cost"), f"expected only {', '.join(GOODS)}")
        _check_effects(source, file, ("buildings", id), building.effects, kinds)


def _check_effects(
    source: Source, file: str, entry: tuple[str, ...], effects: tuple[Effect, ...], kinds: dict[str, EnemyKind]
) -> None:
    for number, effect in enumerate(effects):
        here: tuple[str | int, ...] = (*entry, "effects", number)
        for where, message in misplaced(effect, HOOKS, BOUND):
            source.error(file, (*here, *where), message)
        for place, word in enumerate(effect.do):
            unknown = set(word.against) - set(kinds) - {"any"} if isinstance(word, Strength) else set()
            if unknown:
                source.error(
                    file, (*here, "do", place),
                    f"unknown kind of enemy {sorted(unknown)[0]}: expected one of any, {', '.join(kinds)}",
                )
