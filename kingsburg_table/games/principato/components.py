"""Principato's components, read from `rules_data/principato`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kingsburg_table import places
from kingsburg_table.core.components import Name, Source, data_version
from kingsburg_table.games.principato.box import (
    SCORING,
    Box,
    Card,
    CultureKind,
    Figures,
    Goal,
    OtherCard,
    Pile,
    Place,
    StartingDeck,
    Term,
    Token,
    YearDeck,
)
from kingsburg_table.games.principato.checks import check
from kingsburg_table.games.principato.deals import Terms, terms
from kingsburg_table.games.principato.words import CULTURE

FILES = ("cards", "goals", "culture", "figures")


class Components:
    """Everything in the box, with the look-ups that steps need."""

    def __init__(self, box: Box) -> None:
        self.cards, self.other_cards, self.goals = box.cards, box.other_cards, box.goals
        self.culture = {kind: box.culture[kind] for kind in CULTURE}
        self.stock, self.tokens, self.areas, self.terms = box.stock, box.tokens, box.areas, box.terms
        self.figures = box.figures
        #: Faces by number; number 0 is the military scoring card.
        self.faces: tuple[Card | None, ...] = (None, *sorted(box.cards.values(), key=lambda card: card.number))
        self.ids = (SCORING, *(card.id for card in self.faces if card is not None))
        self.number = {id: number for number, id in enumerate(self.ids)}
        self.all_copies = self._all_copies(box)
        self.s1 = [id for id, copies in box.starting["s1"].copies.items() for _ in range(copies)]
        self.s2 = [id for id, copies in box.starting["s2"].copies.items() for _ in range(copies)]
        self.terms_of: tuple[tuple[Terms, ...], ...] = tuple(
            terms(card, box.tokens) if card is not None else () for card in self.faces
        )
        self.starting = box.starting
        self.years = {deck.year: deck for deck in box.years.values()}

    def card(self, number: int) -> Card:
        """The face with this number."""
        card = self.faces[number]
        assert card is not None
        return card

    def deck(self, year: int, players: int) -> list[int]:
        """How many copies of each face the deck of a year holds with so many players (S-2, S-3)."""
        deck = self.years[year]
        counts = [0] * len(self.ids)
        counts[0] = deck.scoring_cards
        for id, copies in deck.copies.items():
            counts[self.number[id]] = sum(copies[: players - 1])
        return counts

    def names(self) -> dict[str, Name]:
        """Every component's name by id, for texts."""
        groups: tuple[dict[str, Any], ...] = (
            self.terms, self.areas, self.tokens, self.culture, self.goals, self.other_cards, self.cards,
        )
        return {id: thing.name for group in groups for id, thing in group.items()}

    def _all_copies(self, box: Box) -> list[int]:
        counts = [0] * len(self.ids)
        counts[0] = box.other_cards[SCORING].copies
        for start in box.starting.values():
            for id, copies in start.copies.items():
                counts[self.number[id]] += copies
        for deck in box.years.values():
            for id, by_corner in deck.copies.items():
                counts[self.number[id]] += sum(by_corner)
        return counts


def load(directory: Path | None = None) -> Components:
    """Read and check the data; raises DataErrors with everything that is wrong."""
    source = Source(directory or places.rules_data() / "principato")
    figures = source.entry("figures.yaml", "figures", Figures)
    parts: dict[str, Any] = {
        "cards": source.entries("cards.yaml", "cards", Card),
        "other_cards": source.entries("cards.yaml", "other_cards", OtherCard),
        "starting": source.entries("cards.yaml", "starting_decks", StartingDeck),
        "years": source.entries("cards.yaml", "year_decks", YearDeck),
        "goals": source.entries("goals.yaml", "goals", Goal),
        "culture": source.entries("culture.yaml", "culture", CultureKind),
        "stock": source.entries("figures.yaml", "stock", Pile),
        "tokens": source.entries("figures.yaml", "tokens", Token),
        "areas": source.entries("figures.yaml", "areas", Place),
        "terms": source.entries("figures.yaml", "terms", Term),
    }
    source.raise_if_any()
    assert figures is not None
    box = Box(figures=figures, **parts)
    check(source, box)
    source.raise_if_any()
    return Components(box)


def version(directory: Path | None = None) -> str:
    """A mark that changes whenever a figure changes."""
    return data_version(directory or places.rules_data() / "principato", FILES)
