"""Kingsburg's components, read from `rules_data/kingsburg`."""

from __future__ import annotations

from pathlib import Path

import msgspec

from kingsburg_table import places
from kingsburg_table.core.components import Source, data_version
from kingsburg_table.games.kingsburg.box import COLUMNS, ROWS, Components
from kingsburg_table.games.kingsburg.cards import ArmyTokenSet, Destiny, Governor, Group, Office, Scenario, Whim
from kingsburg_table.games.kingsburg.checking import check_box, check_counts
from kingsburg_table.games.kingsburg.pieces import (
    Advisor,
    Building,
    Cards,
    Enemy,
    EnemyKind,
    Figures,
    Phase,
    Term,
)

__all__ = [
    "COLUMNS", "ROWS", "Advisor", "Building", "Cards", "Components", "Enemy", "EnemyKind", "Figures", "Phase", "Term",
    "load", "version",
]  # fmt: skip

MOST_YEARS = 99  #: where the figures themselves cannot be read
#: Files whose figures make the data version.
FILES = (
    "advisors", "buildings", "enemies", "figures", "buildings_extra", "buildings_alternative", "governors", "destiny",
    "whims", "army_tokens", "scenarios",
)


def load(directory: Path | None = None) -> Components:
    """Read and check the data; raises DataErrors with everything that is wrong."""
    return _read(Source(directory or places.rules_data() / "kingsburg"))


def _read(source: Source) -> Components:
    advisors = source.entries("advisors.yaml", "advisors", Advisor)
    buildings = source.entries("buildings.yaml", "buildings", Building)
    kinds = source.entries("enemies.yaml", "kinds", EnemyKind)
    enemies = source.entries("enemies.yaml", "enemies", Enemy)
    figures = source.entry("figures.yaml", "figures", Figures)
    phases = source.entries("figures.yaml", "phases", Phase)
    terms = source.entries("figures.yaml", "goods", Term) | source.entries("figures.yaml", "terms", Term)
    cards = _read_cards(source)
    if figures is not None:
        check_counts(source, figures, advisors, buildings, enemies)
    check_box(source, buildings, cards, advisors, figures.years if figures is not None else MOST_YEARS)
    for id, card in enemies.items():
        if card.kind not in kinds:
            source.error("enemies.yaml", ("enemies", id, "kind"), f"expected one of {', '.join(kinds)}")
    source.raise_if_any()
    assert figures is not None
    return Components(advisors, buildings, kinds, enemies, phases, terms, figures, cards)


def _read_cards(source: Source) -> Cards:
    strips = source.entries("buildings_alternative.yaml", "buildings", Building)
    army = source.entry("army_tokens.yaml", "army_tokens", ArmyTokenSet)
    return Cards(
        source.entries("buildings_extra.yaml", "buildings", Building),
        {id: msgspec.structs.replace(building, strip=True) for id, building in strips.items()},
        source.entries("governors.yaml", "governors", Governor), source.entries("governors.yaml", "offices", Office),
        source.entries("destiny.yaml", "destiny", Destiny), source.entries("whims.yaml", "whims", Whim),
        source.entries("scenarios.yaml", "groups", Group), source.entries("scenarios.yaml", "scenarios", Scenario),
        army.values if army is not None else (),
    )


def version(directory: Path | None = None) -> str:
    """A mark that changes whenever a figure changes."""
    return data_version(directory or places.rules_data() / "kingsburg", FILES)
