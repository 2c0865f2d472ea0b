"""What a game tells the almanac: all components by kind, what they cost and do, and where that is known from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.rich import escape

Art = Callable[[Canvas, Box], None]
RANK = {"rulebook": 0, "public": 1, "reconstructed": 2}


@dataclass(frozen=True)
class Fact:
    """One line of an entry: what it is called, its value as markup, and its provenance ("" where there is none)."""

    label: str
    value: str
    source: str = ""


@dataclass(frozen=True)
class Entry:
    """A component: `picture` is a drawing of assets/, `note` (in a few letters: `short`) says where it belongs, `rules`
    what it stands under, `title` is its name on a small card. `art` paints it where the thing itself can be shown."""

    id: str
    name: str
    picture: str
    note: str = ""
    short: str = ""
    facts: tuple[Fact, ...] = ()
    rules: tuple[str, ...] = ()
    title: str = ""
    art: Art | None = field(default=None, compare=False)

    @property
    def source(self) -> str:
        """The least certain provenance of its facts."""
        return max((fact.source for fact in self.facts if fact.source), key=lambda each: RANK[each], default="")

    @property
    def reconstructed(self) -> bool:
        return self.source == "reconstructed"


@dataclass(frozen=True)
class Section:
    """All components of one kind."""

    id: str
    title: str
    icon: str
    entries: tuple[Entry, ...]


def amounts(things: Mapping[str, int], sign: str = "") -> str:
    """`{"gold": 2}` as pictures with figures; points as a laurel."""
    said = [f"[vp:{sign}{n}]" if name == "points" else f"[{name}] {escape(sign)}{n}" for name, n in things.items() if n]
    return "   ".join(said)


def provenance(source: Mapping[str, str], *fields: str) -> str:
    """The least certain of these fields."""
    return max((source[field] for field in fields if field in source), key=lambda each: RANK[each], default="")


def under(sections: Sequence[Section], rule: str) -> list[Entry]:
    """Entries that stand under a rule, those first that stand under few: the rule says most about them."""
    found = [entry for section in sections for entry in section.entries if rule in entry.rules]
    return sorted(found, key=lambda entry: entry.rules.index(rule))
