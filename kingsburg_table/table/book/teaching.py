"""What a first game tells: a few pages about the goal, and two sentences for every new kind of decision."""

from __future__ import annotations

from functools import cache

import msgspec

from kingsburg_table.core.components import Source
from kingsburg_table.core.rulebook import Words
from kingsburg_table.table.book.library import folder_of

FILE = "teaching.yaml"


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One page about the goal; `point`: what it points at, the first of these that is on the table."""

    id: str
    title: Words
    text: Words
    point: tuple[str, ...] = ()


class Explained(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of decision in two sentences, and the rule to look up."""

    text: Words
    rule: str = ""


class Teaching(msgspec.Struct, frozen=True):
    """Everything a game teaches."""

    pages: tuple[Page, ...] = ()
    decisions: dict[str, Explained] = {}


@cache
def teaching(game: str) -> Teaching:
    """Read `teaching.yaml` of a game; nothing is taught where there is none. Raises DataErrors when it is wrong."""
    source = Source(folder_of(game))
    if not source.has(FILE):
        return Teaching()
    pages = source.entries(FILE, "pages", Page)
    decisions = source.entries(FILE, "decisions", Explained)
    source.raise_if_any()
    return Teaching(tuple(pages.values()), decisions)
