"""The numbered rules of a game in short words of our own: what "why not?" and the rules browser show."""

from __future__ import annotations

from pathlib import Path

import msgspec

from kingsburg_table.core.bilingual import Bilingual
from kingsburg_table.core.components import Provenance, Source


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group of rules: those whose numbers begin with its id and a point."""

    id: str
    title: Bilingual


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One numbered rule; `ruling` says what we decided where the rules are silent, and why."""

    id: str
    title: Bilingual
    text: Bilingual
    source: Provenance
    see: tuple[str, ...] = ()
    ruling: Bilingual | None = None
    module: bool = False


class Rulebook(msgspec.Struct, frozen=True):
    """All rules of a game, in order."""

    chapters: dict[str, Chapter]
    rules: dict[str, Rule]


def load_rulebook(folder: Path) -> Rulebook:
    """Read `rules.yaml` of a game's folder; raises DataErrors with everything that is wrong."""
    file = "rules.yaml"
    source = Source(folder)
    chapters = source.entries(file, "chapters", Chapter)
    rules = source.entries(file, "rules", Rule)
    for id, rule in rules.items():
        if id.partition(".")[0] not in chapters:
            source.error(file, ("rules", id), f"expected a number of one of the chapters {', '.join(chapters)}")
        for place, other in enumerate(rule.see):
            if other not in rules:
                source.error(file, ("rules", id, "see", place), f"unknown rule {other}")
    source.raise_if_any()
    return Rulebook(chapters, rules)
