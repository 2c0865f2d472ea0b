"""Kingsburg's components, read from `rules_data/kingsburg`."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from kingsburg_table import places
from kingsburg_table.core.components import Component, Name, Provenance, Source
from kingsburg_table.core.effects import Key, Kits, misplaced
from kingsburg_table.games.kingsburg.hooks import BOUND, HOOKS
from kingsburg_table.games.kingsburg.words import GOODS, Bundle, Effect, HookName, Strength, Word

ROWS, COLUMNS = "BCDEF", 4


class Advisor(Component, frozen=True, kw_only=True):
    """One of the 18 council members."""

    rank: int
    support: tuple[Word, ...]
    note: dict[str, str] = {}


class Building(Component, frozen=True, kw_only=True):
    """A building of the province sheet."""

    at: str
    cost: Bundle
    points: int
    effects: tuple[Effect, ...] = ()
    note: dict[str, str] = {}

    @property
    def row(self) -> str:
        return self.at[0]

    @property
    def column(self) -> int:
        return int(self.at[1:])

    @property
    def price(self) -> tuple[int, int, int]:
        return (self.cost.gold, self.cost.wood, self.cost.stone)


class EnemyKind(Component, frozen=True, kw_only=True):
    """Goblins, Zombies ..."""


class Enemy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An enemy card."""

    id: str
    year: int
    kind: str
    strength: int
    reward: Bundle
    loss: Bundle
    source: dict[str, Provenance] = {}


class Phase(Component, frozen=True, kw_only=True):
    """A phase of the year."""

    number: int


class Term(Component, frozen=True, kw_only=True):
    """A word of the game with its forms."""

    counted: dict[str, tuple[str, ...]] = {}
    note: dict[str, str] = {}


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    advisors: int
    buildings: int
    enemies: int
    enemies_per_year: int


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The single numbers of the base game."""

    years: int
    coloured_dice: int
    ranks: int
    soldier_price: int
    favour_points: int
    victory_points_strongest: int
    neutral_dice: tuple[int, ...]
    strength_ranges: tuple[tuple[int, int], ...]
    counts: Counts
    source: dict[str, Provenance] = {}


class Components:
    """Everything in the box, with the look-ups that steps need."""

    def __init__(
        self, advisors: dict[str, Advisor], buildings: dict[str, Building], kinds: dict[str, EnemyKind],
        enemies: dict[str, Enemy], phases: dict[str, Phase], terms: dict[str, Term], figures: Figures,
    ) -> None:
        self.advisors, self.buildings, self.kinds, self.enemies = advisors, buildings, kinds, enemies
        self.phases, self.terms, self.figures = phases, terms, figures
        self.by_rank = {advisor.rank: advisor for advisor in advisors.values()}
        self.by_place = {building.at: building for building in buildings.values()}
        self._before = {
            id: tuple(self.by_place[f"{building.row}{column}"].id for column in range(1, building.column))
            for id, building in buildings.items()
        }
        self.rows = tuple(
            tuple(sorted((b for b in buildings.values() if b.row == row), key=lambda b: b.column)) for row in ROWS
        )
        self.enemy_pools = [
            [card.id for card in enemies.values() if card.year == year] for year in range(1, figures.years + 1)
        ]
        self.kits: Kits[Effect] = Kits(self.effects_of)

    def effects_of(self, source: str) -> tuple[Effect, ...]:
        """Everything that a source does."""
        return self.buildings[source].effects

    def effect(self, key: Key) -> Effect:
        """One effect of a source."""
        return self.effects_of(key[0])[key[1]]

    def effects(self, source: str, hook: HookName) -> tuple[Effect, ...]:
        """A source's effects at a hook."""
        return tuple(effect for effect in self.effects_of(source) if effect.hook == hook)

    def counts_as(self, source: str, hook: str) -> str:
        """What points from a source count as in the results."""
        return {"battle_win": "battles", "game_end": "end"}.get(hook, "effects")

    def support(self, giver: str) -> tuple[Word, ...]:
        """What an advisor gives."""
        return self.advisors[giver].support

    def before(self, building: Building) -> tuple[str, ...]:
        """The buildings that must stand to its left (K7.2)."""
        return self._before[building.id]

    def names(self) -> dict[str, Name]:
        """Every component's name by id, for texts."""
        groups: tuple[dict[str, Any], ...] = (self.phases, self.kinds, self.buildings, self.advisors)
        names = {id: thing.name for group in groups for id, thing in group.items()}
        names |= {id if id not in names else f"term.{id}": term.name for id, term in self.terms.items()}
        return names | {id: self.kinds[card.kind].name for id, card in self.enemies.items()}


def load(directory: Path | None = None) -> Components:
    """Read and check the data; raises DataErrors with everything that is wrong."""
    return _read(Source(directory or places.rules_data() / "kingsburg"))


def validate(directory: Path | None = None) -> Components:
    """The same, and everything must have its drawing."""
    source = Source(directory or places.rules_data() / "kingsburg")
    data = _read(source)
    for section, file in (("advisors", "advisors.yaml"), ("buildings", "buildings.yaml"), ("kinds", "enemies.yaml")):
        folder = "enemies" if section == "kinds" else section
        for id in getattr(data, section):
            picture = f"kingsburg/{folder}/{id}.svg"
            if not (places.assets() / picture).is_file():
                source.error(file, (section, id), f"there is no drawing assets/{picture}")
    source.raise_if_any()
    return data


def _read(source: Source) -> Components:
    advisors = source.entries("advisors.yaml", "advisors", Advisor)
    buildings = source.entries("buildings.yaml", "buildings", Building)
    kinds = source.entries("enemies.yaml", "kinds", EnemyKind)
    enemies = source.entries("enemies.yaml", "enemies", Enemy)
    figures = source.entry("figures.yaml", "figures", Figures)
    phases = source.entries("figures.yaml", "phases", Phase)
    terms = source.entries("figures.yaml", "goods", Term) | source.entries("figures.yaml", "terms", Term)
    if figures is not None:
        _check_counts(source, figures, advisors, buildings, enemies)
    _check_buildings(source, buildings, kinds)
    for id, card in enemies.items():
        if card.kind not in kinds:
            source.error("enemies.yaml", ("enemies", id, "kind"), f"expected one of {', '.join(kinds)}")
    source.raise_if_any()
    assert figures is not None
    return Components(advisors, buildings, kinds, enemies, phases, terms, figures)


def version(directory: Path | None = None) -> str:
    """A mark that changes whenever a figure changes."""
    folder = directory or places.rules_data() / "kingsburg"
    sums = hashlib.blake2b(digest_size=8)
    for name in ("advisors", "buildings", "enemies", "figures"):
        sums.update((folder / f"{name}.yaml").read_bytes().replace(b"\r\n", b"\n"))
    return sums.hexdigest()


def _check_counts(
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


def _check_buildings(source: Source, buildings: dict[str, Building], kinds: dict[str, EnemyKind]) -> None:
    taken: dict[str, str] = {}
    for id, building in buildings.items():
        if building.row not in ROWS or not building.at[1:].isdigit() or not 1 <= building.column <= COLUMNS:
            expected = f"expected a row of {ROWS} and a column 1 to {COLUMNS}"
            source.error("buildings.yaml", ("buildings", id, "at"), expected)
        elif building.at in taken:
            source.error("buildings.yaml", ("buildings", id, "at"), f"{taken[building.at]} stands there already")
        taken[building.at] = id
        if set(building.cost.things()) - set(GOODS):
            source.error("buildings.yaml", ("buildings", id, "cost"), f"expected only {', '.join(GOODS)}")
        _check_effects(source, "buildings.yaml", ("buildings", id), building.effects, kinds)


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
