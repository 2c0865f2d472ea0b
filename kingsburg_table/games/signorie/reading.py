"""Positions as worked examples compare them: in the words of the data, with sums that examples speak of."""

from __future__ import annotations

from typing import Any

from kingsburg_table.games.signorie.alliances import lowest
from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.scoring import dice_sum, in_cities, outcome, threshold
from kingsburg_table.games.signorie.state import NO_DIE, NO_TOKEN, Signorie
from kingsburg_table.games.signorie.things import CAREERS, COLOURS, PLACES, POINTS, ROWS


def read(data: Components, state: Signorie, seat: int | None, key: str) -> Any:
    """What `put` set, in the same words; also sums that examples speak of. None: it is a plain field."""
    if seat is not None:
        return _read_player(data, state, seat, key)
    if key == "pool":
        return {colour: dice for colour, dice in zip(COLOURS, state.pool, strict=True) if dice}
    if key == "dice":
        return sum(map(len, state.pool)) + sum(value != NO_DIE for p in state.players for value in (*p.dice, *p.aside))
    if key == "tasks":
        spaces = [f"{colour} {place}" for colour in COLOURS for place in PLACES]
        return {space: data.task_of[number].id for space, number in zip(spaces, state.tasks, strict=True)}
    if key == "reward":
        return state.rewards[state.round - 1]
    if key == "closed":
        return [data.city_of[city].id for city in state.closed]
    if key in ("mission_tokens", "marriage_tokens"):
        found = zip(data.cities, getattr(state, key), strict=True)
        return {city: _say_token(data, token) for city, token in found if token}
    if key == "tokens_out":
        return sum(token != NO_TOKEN for token in (*state.mission_tokens, *state.marriage_tokens))
    if key == "tokens_of":  # how many of each house are in the game
        removed = data.figures.tokens_removed[len(state.players)]
        return {id: sum(house.tokens.values()) - removed for id, house in data.houses.items()}
    if key == "lowest":
        return {city.id: lowest(data, state, number) for number, city in enumerate(data.city_of)}
    if key == "cities":
        return {
            city: [[pawn // 2, "woman" if pawn % 2 else "man"] for pawn in pawns]
            for city, pawns in zip(data.cities, state.cities, strict=True) if pawns
        }
    return None


def _read_player(data: Components, state: Signorie, seat: int, key: str) -> Any:
    player = state.players[seat]
    if key in CAREERS:
        return player.careers[CAREERS.index(key)]
    if key == "helpers":
        return [data.helper_of[space].id for space in player.helpers]
    if key == "dice":
        return {colour: value for colour, value in zip(COLOURS, player.dice, strict=True) if value}
    if key == "rows":
        return {row: [_say_token(data, token) for token in tokens]
                for row, tokens in zip(ROWS, player.rows, strict=True) if tokens}
    if key == "face_down":
        return {row: count for row, count in zip(ROWS, player.face_down, strict=True) if count}
    if key == "plan":
        return data.plan_of[player.plan].id
    if key == "points":
        return player.points
    if key.startswith("points.") and key.removeprefix("points.") in POINTS:
        return player.scored[POINTS.index(key.removeprefix("points."))]
    if key == "sum":
        return dice_sum(state, seat)
    if key == "threshold":
        return threshold(data, state, seat)
    if key == "place":
        return outcome(data, state).ranking.index((seat,)) + 1
    if key in ("men_in_cities", "women_in_cities"):
        return sum(in_cities(state, seat, int(key.startswith("women"))))
    if key == "all_men":
        on_tracks = sum(map(len, player.careers))
        return player.men + player.reserve_men + player.laid_men + on_tracks + sum(in_cities(state, seat, 0))
    if key == "all_women":
        return player.women + player.reserve_women + player.laid_women + sum(in_cities(state, seat, 1))
    return None


def _say_token(data: Components, token: int) -> str:
    house, points = data.token(token)
    return f"{house} {points}"
