"""Cities and alliance tokens: Missions, Marriages, tokens laid at the plan (S7.3, S7.4, S10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.core.chance import Pool
from kingsburg_table.games.signorie.things import CAREERS, ROWS
from kingsburg_table.games.signorie.treasury import lose, pay_florins, score

if TYPE_CHECKING:
    from kingsburg_table.games.signorie.components import Components
    from kingsburg_table.games.signorie.state import Family, Signorie, SPlay

FULL = 0  #: instead of a value, for a city without an empty space
MARRIAGE_ROW = len(CAREERS)


def lowest(data: Components, state: Signorie, city: int) -> int:
    """The value of the lowest empty space of a city, or FULL."""
    spaces, filled = data.city_of[city].spaces, len(state.cities[city])
    return spaces[filled] if filled < len(spaces) else FULL


def open_cities(data: Components, state: Signorie) -> list[tuple[int, int]]:
    """Cities in use with an empty space, each with its lowest value."""
    cities = [city for city in range(len(state.cities)) if city not in state.closed]
    return [(city, value) for city in cities if (value := lowest(data, state, city)) != FULL]


def lowest_value(data: Components, state: Signorie) -> int:
    """The lowest value of all open cities, or FULL."""
    found = FULL
    for city, pawns in enumerate(state.cities):
        spaces, filled = data.city_of[city].spaces, len(pawns)
        if filled < len(spaces) and (not found or spaces[filled] < found) and city not in state.closed:
            found = spaces[filled]
    return found


def best_rank(player: Family) -> int:
    """The rank of the own man who stands highest, 0 without any (S8.6)."""
    best = 0
    for men in player.careers:
        if men and men[-1] > best:
            best = men[-1]
    return best


def mission_in_reach(data: Components, state: Signorie, seat: int) -> tuple[int, int]:
    """The career from which a Mission would score most now, and its points; 0 where no man's rank suffices (S7.7)."""
    value, best = lowest_value(data, state), (0, 0)
    for career, men in enumerate(state.players[seat].careers):
        if value != FULL and men and men[-1] >= value:
            points = data.ladder_of[career].points[men[-1] - 1]
            best = max(best, (career, points), key=lambda found: found[1])
    return best


def marriage_in_reach(data: Components, state: Signorie, seat: int) -> int:
    """What a Marriage would score at most now; 0 where woman, florins or an empty space are missing (S7.7)."""
    player, value = state.players[seat], lowest_value(data, state)
    if value == FULL or not player.women or player.florins < value:
        return 0
    return data.figures.points_per_florin * min(data.figures.most_dowry, player.florins)


def fits(data: Components, state: Signorie, seat: int, row: int, token: int) -> bool:
    """Whether a row of the plan lacks a face-up token of this house (S10.2)."""
    if not token:
        return False
    player, house = state.players[seat], token // 10
    laid = sum(other // 10 == house for other in player.rows[row])
    return laid < data.shields[player.plan][row][house - 1]


def send_man(play: SPlay, seat: int, career: int, space: int, city: int, face_down: bool) -> None:
    """A Diplomatic Mission (S7.3)."""
    state, data = play.state, play.data
    state.players[seat].careers[career].remove(space)
    state.cities[city].append(seat * 2)
    points = data.ladder_of[career].points[space - 1]
    told = {"career": CAREERS[career], "rank": space, "city": data.city_of[city].id}
    play.tell("mission", seat=seat, n=points, gain=score(play, seat, "missions", points), **told)
    _alliance(play, seat, career, city, state.mission_tokens, face_down)


def marry(play: SPlay, seat: int, city: int, dowry: int, face_down: bool) -> None:
    """A Marriage (S7.4)."""
    state, data = play.state, play.data
    state.players[seat].women -= 1
    state.cities[city].append(seat * 2 + 1)
    paid = pay_florins(play, seat, dowry)
    points = data.figures.points_per_florin * dowry
    play.tell(
        "marriage", seat=seat, city=data.city_of[city].id, dowry=dowry, n=points, pay={**paid, "women": 1},
        gain=score(play, seat, "marriages", points),
    )
    _alliance(play, seat, MARRIAGE_ROW, city, state.marriage_tokens, face_down)


def _alliance(play: SPlay, seat: int, row: int, city: int, tokens: list[int], face_down: bool) -> None:
    """The city's token where it fits (S7.6), or a face-down one in its place while there is one (S9.5)."""
    state = play.state
    if face_down:
        if state.stack:
            lay_face_down(play, seat, row)
        else:
            lose(play, seat, "stack", alliances=1)
    elif fits(play.data, state, seat, row, tokens[city]):
        token, tokens[city] = tokens[city], 0
        state.players[seat].rows[row].append(token)
        house, points = play.data.token(token)
        play.tell("took_token", seat=seat, house=house, n=points, row=ROWS[row])


def lay_face_down(play: SPlay, seat: int, row: int) -> None:
    """From the stack, unseen by everybody: only that there is one more is known (S10.4)."""
    play.state.stack -= 1
    play.state.players[seat].face_down[row] += 1
    play.tell("laid_face_down", seat=seat, row=ROWS[row])


def unseen_of(data: Components, state: Signorie, house: str) -> list[int]:
    """Copies of each value of a house that nobody has seen."""
    first = data.house_number[house] * len(data.values)
    return state.unseen[first : first + len(data.values)]


def draw_token(play: SPlay) -> int:
    """Turn the top of the stack up. What nobody has seen is one pool a house: some of them may be out of the game."""
    state, data = play.state, play.data
    removed = data.figures.tokens_removed[len(state.players)]
    copies = [sum(unseen_of(data, state, house)) - removed for house in data.house_ids]
    house = play.door.draw(state, "house", Pool(data.house_ids, copies))
    drawn = play.door.draw(state, "token", Pool(data.value_ids, unseen_of(data, state, house)))
    place = data.value_ids.index(drawn)
    state.unseen[data.house_number[house] * len(data.values) + place] -= 1
    state.stack -= 1
    return data.token_number(house, data.values[place])
