"""The films: a roll, a placement, a support, a build, a hand-over and a scoring, wherever a game has them."""

from __future__ import annotations

from shots.film import Film
from shots.styles import sensible


def all_films() -> list[Film]:
    return [*_kingsburg(), *_principato(), *_signorie()]


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
        Film("signorie", "offspring", ("born",)),
        Film("signorie", "career", ("placed_man", "promoted")),
        Film("signorie", "mission", ("mission",)),
        Film("signorie", "scoring", ("new_order",)),
    ]
