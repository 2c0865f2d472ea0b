"""What can be wrong with the data besides their form: counts against the box, places, effects that cannot work."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from kingsburg_table.core.actions import snake
from kingsburg_table.core.components import Source
from kingsburg_table.core.keyed import spelled
from kingsburg_table.core.placement import misplaced
from kingsburg_table.games.kingsburg.box import COLUMNS, MORE_ROWS, ROWS
from kingsburg_table.games.kingsburg.hooks import BOUND, HOOKS, SUPPORT, TILE
from kingsburg_table.games.kingsburg.naming import Known
from kingsburg_table.games.kingsburg.pieces import Advisor, Building, Cards, Enemy, Figures
from kingsburg_table.games.kingsburg.words import GOODS, Effect, Word
from kingsburg_table.games.kingsburg.words.things import CHOSEN

BUILDING_FILES = ("buildings.yaml", "buildings_extra.yaml", "buildings_alternative.yaml")
COMMON = "destiny card"  #: what says something for everybody
TAKEN = (*GOODS, "goods", "buildings", "points")  #: what a defeat can cost (K12.7 to K12.9)


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
        for field, names in (("reward", CHOSEN), ("loss", TAKEN)):
            if set(getattr(card, field).things()) - set(names):
                source.error("enemies.yaml", ("enemies", id, field), f"expected only {', '.join(names)}")
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
    source: Source, buildings: Mapping[str, Building], cards: Cards, advisors: Mapping[str, Advisor],
    years: int,
) -> None:
    """Buildings stand in their rows, and everything that components say can work."""
    known = _known(source, advisors, years)
    for file, found, rows in (
        ("buildings.yaml", buildings, ROWS), ("buildings_extra.yaml", cards.extra, MORE_ROWS),
        ("buildings_alternative.yaml", cards.strips, "".join(sorted(ROWS + MORE_ROWS))),
    ):
        _check_buildings(source, file, found, rows, known)
    for file, section, kind, group in (
        ("governors.yaml", "governors", "governor", cards.governors),
        ("destiny.yaml", "destiny", COMMON, cards.destiny), ("scenarios.yaml", "groups", "group", cards.groups),
    ):
        for id, card in group.items():
            _check_effects(source, file, (section, id), card.effects, kind, known)
        _check_numbers(source, file, section, group.values())
    for file, section, givers, words in (
        ("advisors.yaml", "advisors", advisors, SUPPORT), ("governors.yaml", "offices", cards.offices, SUPPORT),
        ("whims.yaml", "whims", cards.whims, TILE),
    ):
        _check_support(source, file, section, givers, words, known)
    for id, scenario in cards.scenarios.items():
        unknown = sorted(set(scenario.forbids) - set(cards.destiny))
        if unknown:
            source.error("scenarios.yaml", ("scenarios", id, "forbids"), f"unknown destiny card {unknown[0]}")
        if id == "great_tournament" and scenario.prizes is None:
            source.error("scenarios.yaml", ("scenarios", id, "prizes"), "expected what the champions win")


def _known(source: Source, advisors: Mapping[str, Advisor], years: int) -> Known:
    """What may be named; an entry with mistakes of its own is there all the same."""
    return Known({
        "kind of enemy": ["any", *source.ids("enemies.yaml", "kinds")],
        "building": [id for file in BUILDING_FILES for id in source.ids(file, "buildings")],
        "advisor": source.ids("advisors.yaml", "advisors"), "office": source.ids("governors.yaml", "offices"),
        "group": source.ids("scenarios.yaml", "groups"), "rank": [advisor.rank for advisor in advisors.values()],
        "column": range(1, COLUMNS + 1), "year": range(1, years + 1),
    })


def _check_support(
    source: Source, file: str, section: str, givers: Mapping[str, Any], words: tuple[type[Word], ...], known: Known
) -> None:
    """Who supports does so at a rank that there is, in words that a support can carry out."""
    may = ", ".join(sorted(snake(kind.__name__) for kind in words))
    for id, giver in givers.items():
        for message in known.missing("rank", giver.rank):
            source.error(file, (section, id, "rank"), message)
        for place, word in enumerate(giver.support):
            if not isinstance(word, words):
                message = f"{spelled(word)} is no support: expected one of {may}"
                source.error(file, (section, id, "support", place), message)


def _check_numbers(source: Source, file: str, section: str, cards: Iterable[Any]) -> None:
    taken: dict[int, str] = {}
    for card in cards:
        if card.number in taken:
            source.error(file, (section, card.id, "number"), f"{taken[card.number]} has that number already")
        taken[card.number] = card.id


def _check_buildings(
    source: Source, file: str, buildings: Mapping[str, Building], rows: str, known: Known
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
        _check_effects(source, file, ("buildings", id), building.effects, "building", known)


def _check_effects(
    source: Source, file: str, entry: tuple[str, ...], effects: tuple[Effect, ...], of: str, known: Known
) -> None:
    for number, effect in enumerate(effects):
        wrong = [*misplaced(effect, HOOKS, BOUND, of=of, common=of == COMMON), *known.unknown(effect)]
        for where, message in wrong:
            source.error(file, (*entry, "effects", number, *where), message)
