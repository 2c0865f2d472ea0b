"""The films: a roll, a placement, a support, a build, a hand-over and a scoring, wherever a game has them."""

from __future__ import annotations

from shots.film import Film
from shots.styles import sensible, settling


def all_films() -> list[Film]:
    return [*_kingsburg(), *_principato(), *_signorie(), *_tuscany()]


def _kingsburg() -> list[Film]:
    return [
        Film("kingsburg", "roll", ("rolled",), after=1),
        Film("kingsburg", "two_roll", ("neutral",), players=2),
        Film("kingsburg", "reroll", ("rerolled",)),
        Film("kingsburg", "placement", ("placed",), after=3),
        Film("kingsburg", "support", ("passed",), players=4, only=lambda found: len(found) > 2),
        Film("kingsburg", "build", ("built",), after=4),
        Film("kingsburg", "handover", ("passed",)),
        Film("kingsburg", "winter", ("reinforcements",)),
        Film("kingsburg", "battle", ("fought",)),
        Film("kingsburg", "year", ("year",)),
        Film("kingsburg", "envoy", ("envoy",)),
        Film("kingsburg", "recruit", ("recruited",)),
        Film("kingsburg", "losses", ("destroyed",), players=4, seed=4),
        *_court(),
    ]


def _court() -> list[Film]:
    """Kingsburg's modules: before the first year, and what only they have."""
    auction = {"governors": "auction", "alternative_rows": "draft"}
    full = {"extra_rows": "on", "alternative_rows": "deal", "governors": "secret", "destiny": "on", "army_tokens": "on",
            "whims": "drawn"}
    return [
        Film("kingsburg", "auction", ("bid",), options=auction),
        Film("kingsburg", "auction_won", ("governor",), options=auction),
        Film("kingsburg", "draft", ("drafted",), after=1, options=auction),
        Film("kingsburg", "choice", ("governor",), options=full),
        Film("kingsburg", "destiny", ("destiny",), after=1, options=full),
        Film("kingsburg", "whim", ("whim",), after=2, options=full),
        Film("kingsburg", "army", ("army",), options=full),
        Film("kingsburg", "valley", ("valley",), options={"scenario": "goblin_valley"}),
        Film("kingsburg", "tournament", ("fought",), options={"scenario": "great_tournament"}),
        Film("kingsburg", "alliances", ("marked",), after=2, options={"scenario": "shifting_alliances"}),
    ]


def _principato() -> list[Film]:
    return [
        Film("principato", "exchange", ("exchanged",), after=4),
        Film("principato", "build", ("took",), after=2, choose=sensible),
        Film("principato", "harvest", ("stored",), after=6, choose=sensible),
        Film("principato", "handover", ("turned_up",), after=5),
        Film("principato", "scoring", ("scored", "awarded"), choose=sensible),
    ]


def _signorie() -> list[Film]:
    return [
        Film("signorie", "roll", ("rolled",), after=0),
        Film("signorie", "placement", ("took_die",), after=3),
        Film("signorie", "task", ("did_task",), after=1),
        Film("signorie", "offspring", ("offspring",), only=lambda found: bool(found[0].values["dice"])),
        Film("signorie", "career", ("placed_man", "promoted")),
        Film("signorie", "mission", ("mission",)),
        Film("signorie", "scoring", ("new_order",)),
    ]


def _tuscany() -> list[Film]:
    return [
        Film("tuscany", "take", ("took",), after=1, choose=settling),
        Film("tuscany", "draw", ("drew_cards", "drew"), after=2, choose=settling),
        Film("tuscany", "build", ("placed",), after=4, choose=settling),
        Film("tuscany", "handover", ("drew_cards",), after=6, choose=settling),
        Film("tuscany", "region", ("region",), choose=settling),
        Film("tuscany", "scoring", ("scored",), choose=settling),
    ]
