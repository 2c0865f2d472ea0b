"""What a first game tells: a few pages about the goal, and two sentences for every new kind of decision."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

import msgspec

from kingsburg_table.core.bilingual import Bilingual
from kingsburg_table.core.components import Source
from kingsburg_table.core.manifest import Choice

FILE = "teaching.yaml"
SENTENCES = 2


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One page about the goal; `point`: what it points at, the first of these that is on the table.

    A page that belongs to an option is told where that has one of `values` (any but the first), the first time somebody
    at the table meets it.
    """

    id: str
    title: Bilingual
    text: Bilingual
    point: tuple[str, ...] = ()
    option: str = ""
    values: tuple[str, ...] = ()

    @property
    def memory(self) -> str:
        """What is remembered of people who have read it."""
        return f"page {self.id}"

    def belongs(self, options: Mapping[str, str], first: Mapping[str, str]) -> bool:
        """Whether a match with these options has what it tells of; `first`: every option's first value."""
        value = options.get(self.option, first.get(self.option, ""))
        return not self.option or (value in self.values if self.values else value != first.get(self.option, ""))


class Explained(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of decision in two sentences, and the rule to look up."""

    text: Bilingual
    rule: str = ""


class Teaching(msgspec.Struct, frozen=True):
    """Everything a game teaches."""

    pages: tuple[Page, ...] = ()
    decisions: dict[str, Explained] = {}

    def of_match(self, choices: Iterable[Choice], options: Mapping[str, str]) -> tuple[Page, ...]:
        """The pages for a match with these options."""
        first = {choice.id: choice.values[0] for choice in choices}
        return tuple(page for page in self.pages if page.belongs(options, first))


def load_teaching(
    folder: Path, rules: Collection[str] | None = None, kinds: Collection[str] | None = None,
    places: Collection[str] | None = None, choices: Iterable[Choice] | None = None,
) -> Teaching:
    """Read `teaching.yaml` of a game's folder; nothing is taught where there is none.

    Raises DataErrors with everything that is wrong. What is given is checked too: whether the rules exist, whether
    every kind of decision is explained and no other, whether the pages point at such places (or at a thing, whose
    name has a point), and whether they belong to options that there are.
    """
    source = Source(folder)
    if not source.has(FILE):
        return Teaching()
    pages = source.entries(FILE, "pages", Page)
    decisions = source.entries(FILE, "decisions", Explained)
    for id, page in pages.items():
        for at, names in enumerate(page.point):
            unknown = [name for name in names.split(" + ") if "." not in name and name not in (places or (name,))]
            if unknown:
                source.error(FILE, ("pages", id, "point", at), f"unknown place {unknown[0]}")
        if page.option and choices is not None and not any(
            choice.id == page.option and set(page.values) <= set(choice.values) for choice in choices
        ):
            source.error(FILE, ("pages", id, "option"), "expected an option and values that it has")
    for kind, explained in decisions.items():
        _check(source, kind, explained, rules)
        if kinds is not None and kind not in kinds:
            source.error(FILE, ("decisions", kind), f"unknown kind of decision: expected one of {_listed(kinds)}")
    missing = [kind for kind in kinds or () if kind not in decisions]
    if missing and not source.all_errors():
        source.error(FILE, ("decisions",), f"not explained: {_listed(missing)}")
    source.raise_if_any()
    return Teaching(tuple(pages.values()), decisions)


def _check(source: Source, kind: str, explained: Explained, rules: Collection[str] | None) -> None:
    if rules is not None and explained.rule and explained.rule not in rules:
        source.error(FILE, ("decisions", kind, "rule"), f"unknown rule {explained.rule}")
    for lang in ("en", "pl"):
        found = sentences(getattr(explained.text, lang))
        if found != SENTENCES:
            source.error(FILE, ("decisions", kind, "text", lang), f"expected {SENTENCES} sentences, found {found}")


def sentences(text: str) -> int:
    """How many sentences a text has.

    >>> sentences("Touch a card. Or leave it.")
    2
    """
    return len([part for part in text.replace("! ", ". ").replace("? ", ". ").split(". ") if part.strip()])


def _listed(kinds: Collection[str]) -> str:
    return ", ".join(sorted(kinds))
