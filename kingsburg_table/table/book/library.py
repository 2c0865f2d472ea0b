"""The book of a game: its numbered rules and the worked examples that show them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from kingsburg_table.core.catalogue import folder_of, games, get_controller, manifests
from kingsburg_table.core.examples.example import Case, Example
from kingsburg_table.core.examples.load import examples_in
from kingsburg_table.core.rulebook import Rule, Rulebook, load_rulebook
from kingsburg_table.table.boards import has_board

RULES, TABLE = "rules.yaml", "table.yaml"
NUMBERED = re.compile(r"[A-Z]+\d")


@dataclass(frozen=True)
class Show:
    """One case of a worked example: what the reader opens, steps through and tries."""

    example: Example
    number: int

    @property
    def case(self) -> Case:
        return self.example.cases[self.number]

    @property
    def id(self) -> str:
        """`KT76`, or `KT76 a` where an example has several cases."""
        return f"{self.example.id} {self._letter}".rstrip()

    @property
    def tag(self) -> str:
        """What stands beside its title: the id where that is a number, the letter of the case; or nothing."""
        return self.id if self.numbered else self._letter

    @property
    def numbered(self) -> bool:
        """`KT76`; other examples have names, which are only for whoever writes them."""
        return NUMBERED.match(self.example.id) is not None

    @property
    def _letter(self) -> str:
        return chr(ord("a") + self.number) if len(self.example.cases) > 1 else ""

    def title(self, lang: str) -> str:
        """What the example shows."""
        return self.example.title[lang] if self.example.title is not None else self.example.id

    def own_title(self, lang: str) -> str:
        """What this case shows, where it says so itself."""
        return self.case.title[lang] if self.case.title is not None else self.title(lang)


@dataclass(frozen=True)
class Book:
    """A game's rules in order, by chapter, with their examples."""

    game: str
    rulebook: Rulebook
    shows: tuple[Show, ...] = ()
    _by_rule: Mapping[str, tuple[Show, ...]] = field(default_factory=dict)

    @property
    def rules(self) -> Mapping[str, Rule]:
        return self.rulebook.rules

    @property
    def order(self) -> tuple[str, ...]:
        return tuple(self.rulebook.rules)

    def chapter_of(self, rule: str) -> str:
        return rule.partition(".")[0]

    def of_chapter(self, chapter: str) -> tuple[str, ...]:
        return tuple(id for id in self.rulebook.rules if self.chapter_of(id) == chapter)

    def shows_of(self, rule: str) -> tuple[Show, ...]:
        """The examples that name the rule; those that name it first come first."""
        return self._by_rule.get(rule, ())

    def beside(self, rule: str, step: int) -> str | None:
        """The rule before or after this one, across chapters."""
        at = self.order.index(rule) + step
        return self.order[at] if 0 <= at < len(self.order) else None

    def known(self, rule: str) -> str | None:
        """The rule of that number, else the first of its chapter: a citation may name a whole chapter."""
        if rule in self.rules:
            return rule
        chapter = self.of_chapter(self.chapter_of(rule))
        return chapter[0] if chapter else None


def games_with_rules() -> tuple[str, ...]:
    """Games of the title whose rules can be read here."""
    here = (manifest for game, manifest in manifests().items() if game in games() and manifest.rank is not None)
    return tuple(manifest.id for manifest in here if (manifest.folder / RULES).is_file())


def has_table(game: str) -> bool:
    """Whether there is a table for the game to try its examples on."""
    return (folder_of(game) / TABLE).is_file() and has_board(game)


@cache
def book(game: str) -> Book:
    """Rules and examples of a game; raises DataErrors when a file is wrong."""
    folder = folder_of(game)
    rulebook = load_rulebook(folder)
    examples = [example for example in examples_in(folder) if _at_table(example)]
    shows = tuple(Show(example, number) for example in examples for number in range(len(example.cases)))
    by_rule = {
        rule: tuple(sorted((show for show in shows if rule in show.example.rules), key=lambda s: _place(s, rule)))
        for rule in rulebook.rules
    }
    return Book(game, rulebook, shows, by_rule)


def _at_table(example: Example) -> bool:
    """Whether every option that it plays with is offered at the table."""
    hidden = {choice.id for choice in get_controller(example.game).choices if not choice.offered}
    return not any(hidden & case.options.keys() for case in example.cases)


def _place(show: Show, rule: str) -> int:
    return show.example.rules.index(rule)
