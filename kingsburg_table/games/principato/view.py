"""What a seat may see of Principato: everything but the others' goal cards (P10)."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from random import Random
from typing import Any

from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.scoring import goal_points
from kingsburg_table.games.principato.state import Principato
from kingsburg_table.games.principato.strength import award, caps, culture_points, line_up, possible_strength, strength
from kingsburg_table.games.principato.treasury import left
from kingsburg_table.games.principato.words import CULTURE, GOAL_TYPES

HIDDEN = "?"
SHOWN = (
    "food", "money", "favor", "field", "farm", "palazzo", "bank", "catapult", "militia", "condottiere", "military",
)
_shown, _culture = attrgetter(*SHOWN), attrgetter(*CULTURE)
BOOKED = (*SHOWN, "militia_supplied", "condottiere_supplied", *CULTURE)


def hide(state: Principato, seat: int | None) -> None:
    """Goal cards are secret until all are turned up (P10.1)."""
    if not state.goals_up:
        for other, player in enumerate(state.players):
            if other != seat:
                player.goals = [HIDDEN] * len(player.goals)


def redraw(data: Components, state: Principato, rng: Random) -> None:
    """Others hold one goal of each type, of those that are not seen (S-6)."""
    seen = {goal for player in state.players for goal in player.goals}
    for place, type in enumerate(GOAL_TYPES):
        left = [id for id, goal in data.goals.items() if goal.type == type and id not in seen]
        rng.shuffle(left)
        for player in state.players:
            if player.goals[place] == HIDDEN:
                player.goals[place] = left.pop()


def counters(data: Components, view: Principato, seat: int) -> Mapping[str, int]:
    """Cubes, tokens and points; goals count when they are turned up."""
    player = view.players[seat]
    culture = culture_points(data, player)
    goals = sum(goal_points(data, player, goal) for goal in player.goals) if view.goals_up else 0
    return {
        **dict(zip(SHOWN, _shown(player), strict=True)),
        "militia_supplied": player.militia_food + player.militia_favor,
        "condottiere_supplied": player.condottiere_money + player.condottiere_favor,
        **dict(zip(CULTURE, map(sum, _culture(player)), strict=True)),
        "strength": strength(player),
        "culture": culture,
        "goals": goals,
        "points": player.military + culture + goals,
    }


def hints(data: Components, view: Principato, seat: int) -> Mapping[str, Any]:
    """Strengths, caps, what can be paid, what the decks still hold: what a screen shows that follows from rules."""
    player, players = view.players[seat], view.players
    strengths = [strength(other) for other in players]
    cards = sum(view.deck) - view.deck[0]
    known = HIDDEN not in player.goals
    return {
        "strength": strengths,
        "possible": [possible_strength(other) for other in players],
        "caps": [caps(data, other) for other in players],
        "culture": [culture_points(data, other) for other in players],
        "line": view.line or line_up(view),
        "award_now": award(data.figures.military[len(players)], strengths),
        "legal": {
            place: [
                terms.option
                for terms in data.terms_of[number]
                if max(0, terms.food - player.food) + max(0, terms.money - player.money) <= player.favor
                and (not terms.pile or left(view.stock, terms.pile) >= terms.need)
            ]
            for place, number in enumerate(player.hand, start=1)
        },
        "cards_left": cards,
        "scoring_hides": view.deck[0] > 0,
        "turns_left": cards + 1,
        "turns_in_year": view.turn + cards,
        "later_decks": [
            sum(data.deck(year, len(players))) for year in range(view.year + 1, data.figures.years + 1)
        ],
        "scorings": (view.scorings, data.figures.scorings),
        "goals": [(goal, goal_points(data, player, goal)) for goal in player.goals] if known else [],
    }

