"""What Principato's data must add up to: the box's counts, and what replaced deck data must keep to (section 5.3)."""

from __future__ import annotations

from kingsburg_table.core.components import Source
from kingsburg_table.games.principato.box import SCORING, Box
from kingsburg_table.games.principato.words import BUILDINGS, CULTURE, GOAL_TYPES, TROOPS

CARDS, GOALS, CULTURE_FILE, FIGURES = "cards.yaml", "goals.yaml", "culture.yaml", "figures.yaml"
PLAYERS = range(2, 5)


def check(source: Source, box: Box) -> None:
    """Note everything that does not fit together."""
    _check_ids(source, box)
    _check_cards(source, box)
    _check_counts(source, box)
    _check_figures(source, box)
    _check_decks(source, box)
    _check_starting_decks(source, box)


def _check_ids(source: Source, box: Box) -> None:
    source.expect(CULTURE_FILE, "culture", box.culture, CULTURE)
    source.expect(FIGURES, "tokens", box.tokens, (*BUILDINGS, "catapult", *TROOPS))
    source.expect(FIGURES, "areas", box.areas, ("environs", "city_walls", "city_center", "palace_area", "church"))
    source.expect(FIGURES, "stock", box.stock, ("food", "money", "favor", "land", "city", "catapults", "troops"))
    source.expect(CARDS, "other_cards", box.other_cards, (SCORING, "summary_card", "start_player_card"))
    source.expect(CARDS, "starting_decks", box.starting, ("s1", "s2"))
    for id, token in box.tokens.items():
        if token.pile not in box.stock:
            source.error(FIGURES, ("tokens", id, "pile"), f"expected one of {', '.join(box.stock)}")
    years = [deck.year for deck in box.years.values()]
    if sorted(years) != list(range(1, box.figures.years + 1)):
        source.error(CARDS, ("year_decks",), f"expected one deck for each of the years 1 to {box.figures.years}")


def _check_cards(source: Source, box: Box) -> None:
    numbers: dict[int, str] = {}
    for id, card in box.cards.items():
        if not 1 <= card.number <= len(box.cards):
            source.error(CARDS, ("cards", id, "number"), f"expected a number from 1 to {len(box.cards)}")
        elif card.number in numbers:
            source.error(CARDS, ("cards", id, "number"), f"{numbers[card.number]} has this number already")
        numbers[card.number] = id
        if not 1 <= len(card.options) <= 3:
            source.error(CARDS, ("cards", id, "options"), "expected 1 to 3 options")
    for section, decks in (("starting_decks", box.starting), ("year_decks", box.years)):
        for name, deck in decks.items():
            for id, copies in deck.copies.items():
                where = (section, name, "copies", id)
                if id not in box.cards:
                    source.error(CARDS, where, f"unknown card: expected one of {', '.join(box.cards)}")
                if any(count < 0 for count in ([copies] if isinstance(copies, int) else copies)):
                    source.error(CARDS, where, "expected no negative number of copies")


def _check_counts(source: Source, box: Box) -> None:
    counts = box.figures.counts
    in_years = sum(sum(copies) for deck in box.years.values() for copies in deck.copies.values())
    at_start = sum(sum(deck.copies.values()) for deck in box.starting.values())
    others = sum(card.copies for card in box.other_cards.values())
    for name, pile in box.stock.items():
        if pile.count < 1:
            source.error(FIGURES, ("stock", name, "count"), "expected at least 1")
    for file, section, what, found, wanted in (
        (CARDS, "year_decks", "action cards in the year decks", in_years, counts.year_cards),
        (CARDS, "cards", "action cards", in_years + at_start, counts.action_cards),
        (CARDS, "other_cards", "cards in all", in_years + at_start + others + len(box.goals), counts.cards),
        (GOALS, "goals", "goal cards", len(box.goals), counts.goal_cards),
        (CULTURE_FILE, "culture", "culture tokens", sum(sum(k.copies) for k in box.culture.values()),
         counts.culture_tokens),
        (FIGURES, "stock", "cubes", _group(box, "cubes"), counts.cubes),
        (FIGURES, "stock", "supply tokens", _group(box, "supply_tokens"), counts.supply_tokens),
        (FIGURES, "stock", "military tokens", _group(box, "military_tokens"), counts.military_tokens),
    ):
        if found != wanted:
            source.error(file, (section,), f"expected {wanted} {what} as in the box, found {found}")
    scoring = sum(deck.scoring_cards for deck in box.years.values())
    if SCORING in box.other_cards and scoring != box.other_cards[SCORING].copies:
        source.error(CARDS, ("year_decks",), f"expected all scoring cards in the year decks, found {scoring}")
    if scoring + box.figures.years != box.figures.scorings:
        source.error(FIGURES, ("figures", "scorings"), "expected one scoring a year and one for each scoring card")


def _group(box: Box, group: str) -> int:
    return sum(pile.count for pile in box.stock.values() if pile.group == group)


def _check_figures(source: Source, box: Box) -> None:
    figures = box.figures
    for players in PLAYERS:
        if players not in figures.display:
            source.error(FIGURES, ("figures", "display"), f"expected a size for {players} players")
        points = figures.military.get(players, ())
        if len(points) != players or sorted(points, reverse=True) != list(points):
            source.error(FIGURES, ("figures", "military"), f"expected {players} falling numbers for {players} players")
    for type in GOAL_TYPES:
        found = sum(goal.type == type for goal in box.goals.values())
        if found < PLAYERS[-1]:
            source.error(GOALS, ("goals",), f"expected at least {PLAYERS[-1]} goals of type {type}, found {found}")


def _check_decks(source: Source, box: Box) -> None:
    for deck_name, deck in box.years.items():
        for players in PLAYERS:
            found = sum(sum(copies[: players - 1]) for copies in deck.copies.values())
            wanted = box.figures.display.get(players, 1) if deck.year == 1 else 1
            if found < wanted:
                source.error(
                    CARDS, ("year_decks", deck_name),
                    f"expected at least {wanted} action cards with {players} players, found {found}",
                )
        if deck.scoring_cards != (deck.year > 1):
            source.error(
                CARDS, ("year_decks", deck_name, "scoring_cards"),
                "expected one scoring card in every deck but the first, none there",
            )


def _check_starting_decks(source: Source, box: Box) -> None:
    if not {"s1", "s2"} <= box.starting.keys():
        return
    s1, s2 = box.starting["s1"].copies, box.starting["s2"].copies
    if len([id for id, copies in s1.items() if copies]) != 1 or sum(s1.values()) < PLAYERS[-1]:
        source.error(CARDS, ("starting_decks", "s1", "copies"), f"expected {PLAYERS[-1]} copies of one card")
    if len([id for id, copies in s2.items() if copies]) < PLAYERS[-1]:
        source.error(CARDS, ("starting_decks", "s2", "copies"), f"expected {PLAYERS[-1]} different cards")
