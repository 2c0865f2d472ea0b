"""What a seat may see of Principato: everything but the others' goal cards (P10)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from kingsburg_table.core.actions import Change, Option
from kingsburg_table.games.principato.actions import Activate
from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.scoring import goal_points
from kingsburg_table.games.principato.state import PPlay, Principato
from kingsburg_table.games.principato.steps.activation import Payment, payments
from kingsburg_table.games.principato.steps.gain import KEPT_BY, cubes_shown, station_range
from kingsburg_table.games.principato.strength import award, caps, culture_points, line_up, possible_strength, strength
from kingsburg_table.games.principato.treasury import left
from kingsburg_table.games.principato.words import CUBES, CULTURE, GOAL_TYPES

HIDDEN = "?"
SHOWN = (
    "food", "money", "favor", "field", "farm", "palazzo", "bank", "catapult", "militia", "condottiere", "military",
)
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
        **{name: getattr(player, name) for name in SHOWN},
        "militia_supplied": player.militia_food + player.militia_favor,
        "condottiere_supplied": player.condottiere_money + player.condottiere_favor,
        **{kind: sum(getattr(player, kind)) for kind in CULTURE},
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


def forecast(play: PPlay, seat: int, option: Option) -> Iterable[Change]:
    """What an activation brings where the player will still be asked how (the preview stops at that question)."""
    action = option.action
    if not isinstance(action, Activate):
        return
    state, data = play.state, play.data
    player = state.players[seat]
    number = player.hand[action.place - 1]
    deal, terms = data.card(number).options[action.option - 1], data.terms_of[number][action.option - 1]
    ways = list(payments(player, terms.food, terms.money))
    asked = len(ways) > 1
    if asked:
        yield from _payment(seat, ways)
    if deal.gain_any is not None:
        yield Change(seat, deal.gain_any, None)
    elif deal.culture:
        left_over = zip(data.culture[deal.culture].values, getattr(state.stock, deal.culture), strict=True)
        values = [value for value, count in left_over if count]
        if asked or len(values) > 1:
            yield Change(seat, deal.culture, 1)
            yield from (Change(seat, "points", value, choice=2 if len(values) > 1 else 0) for value in values)
    elif deal.gain_per or "food" in deal.gain or "money" in deal.gain:
        for group, cube in enumerate(("food", "money"), start=3):
            kept, fewest, most = station_range(play, seat, cube, cubes_shown(play, seat, deal, cube))
            if fewest < most:
                on_troops = f"{KEPT_BY[cube]}_supplied"
                certain = ((cube, kept - most), (on_troops, fewest))
                yield from (Change(seat, name, count) for name, count in certain if count)
                yield from (Change(seat, name, most - fewest, choice=group) for name in (cube, on_troops))
    elif asked:
        yield from (Change(seat, thing, count) for thing, count in deal.gain.items())


def _payment(seat: int, ways: list[Payment]) -> Iterable[Change]:
    """What every way to pay takes, and the rest as alternatives."""
    for place, cube in enumerate(CUBES):
        counts = [way[place] for way in ways]
        least, most = min(counts), max(counts)
        if least:
            yield Change(seat, cube, -least)
        if most > least:
            yield Change(seat, cube, least - most, choice=1)
