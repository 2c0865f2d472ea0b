"""Positions of worked examples in the words of the data; what is not said is as at the beginning, and adds up."""

from __future__ import annotations

from typing import Any

import msgspec

from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.scoring import in_cities
from kingsburg_table.games.signorie.setup import new_state
from kingsburg_table.games.signorie.state import NO_DIE, NO_TOKEN, Family, Signorie
from kingsburg_table.games.signorie.things import CAREERS, COLOURS, PLACES, POINTS, ROWS

SIX = 6  #: what dice show of which an example says nothing


def lay_out(data: Components, state: Signorie) -> None:
    """The table at the beginning of a match: seats in turn order, the last cities closed, no token in the cities."""
    fresh = new_state(data, len(state.players), {"starting_order": "seats"})
    for name in state.__struct_fields__:
        if name not in ("chance", "script", "agenda", "order", "wishes", "answers"):
            setattr(state, name, getattr(fresh, name))
    state.order = list(range(len(state.players)))
    for position, player in enumerate(state.players):
        player.florins += data.figures.start_florins[position]
    for kind, count in (("bonus", data.figures.bonus_rounds), ("points", data.figures.rounds)):
        state.rewards += [id for id, token in data.rewards.items() if token.kind == kind][:count]
    del state.rewards[data.figures.rounds :]
    state.closed = list(range(data.figures.cities[len(state.players)], len(data.city_of)))
    settle(data, state)


def put(data: Components, state: Signorie, seat: int | None, key: str, value: Any) -> bool:
    """Set a thing that is more than a field. False: it is a plain field."""
    done = _put_table(data, state, key, value) if seat is None else _put_player(data, state, seat, key, value)
    if done:
        settle(data, state)
    return done


def _put_table(data: Components, state: Signorie, key: str, value: Any) -> bool:
    if key == "pool":
        for colour, dice in _by(value, COLOURS, list[int]).items():
            state.pool[COLOURS.index(colour)] = sorted(dice, reverse=True)
    elif key == "tasks":
        _put_tasks(data, state, value)
    elif key == "reward":
        _put_reward(data, state, _known(value, data.rewards))
    elif key == "closed":
        state.closed = [data.city_number[_known(city, data.cities)] for city in msgspec.convert(value, list[str])]
    elif key in ("mission_tokens", "marriage_tokens"):
        tokens = getattr(state, key)
        for city, token in _by(value, tuple(data.cities), str).items():
            tokens[data.city_number[city]] = _token(data, token)
    elif key == "cities":
        _put_cities(data, state, value)
    elif key == "line":
        state.line = msgspec.convert(value, list[int])
    else:
        return False
    return True


def _put_player(data: Components, state: Signorie, seat: int, key: str, value: Any) -> bool:
    player = state.players[seat]
    if key in CAREERS:
        spaces = msgspec.convert(value, list[int])
        length = len(data.careers[key].points)
        if not all(1 <= space <= length for space in spaces):
            raise ValueError(f"expected spaces from 1 to {length}")
        player.careers[CAREERS.index(key)] = sorted(spaces)
    elif key == "initiative":
        player.initiative = msgspec.convert(value, int)
        state.line = sorted(state.line, key=lambda other: -state.players[other].initiative)
    elif key == "helpers":
        hired = msgspec.convert(value, list[str])
        player.helpers = [data.helper_space[_known(helper, data.helpers)] for helper in hired]
    elif key == "dice":
        dice = _by(value, COLOURS, int)
        player.dice = [dice.get(colour, NO_DIE) for colour in COLOURS]
    elif key == "rows":
        for row, tokens in _by(value, ROWS, list[str]).items():
            player.rows[ROWS.index(row)] = [_token(data, token) for token in tokens]
    elif key == "face_down":
        for row, count in _by(value, ROWS, int).items():
            player.face_down[ROWS.index(row)] = count
    elif key in ("men", "women", "reserve_men", "reserve_women", "laid_men", "laid_women", "brides"):
        setattr(player, key, msgspec.convert(value, int))
        if key.startswith("reserve"):
            _release(data, state, seat, key)
    elif key == "plan":
        player.plan = [*data.plans].index(_known(value, data.plans))
    elif key == "points":
        player.scored = [0] * len(POINTS)
        player.scored[0] = msgspec.convert(value, int)
    else:
        return False
    return True


def _put_reward(data: Components, state: Signorie, token: str) -> None:
    """The token of the running round; where it lay on another, the two change places."""
    if not state.agenda:  # not laid out at the round yet
        return
    at = state.round - 1
    if data.rewards[token].kind != data.rewards[state.rewards[at]].kind:
        raise ValueError(f"{token} is no token for round {state.round}")
    if token in state.rewards:
        state.rewards[state.rewards.index(token)] = state.rewards[at]
    state.rewards[at] = token


def _put_tasks(data: Components, state: Signorie, value: Any) -> None:
    """`{purple lower: task_initiative}`: the tokens change places."""
    spaces = tuple(f"{colour} {place}" for colour in COLOURS for place in PLACES)
    for name, task in _by(value, spaces, str).items():
        at, number = spaces.index(name), data.task_number[_known(task, data.tasks)]
        other = state.tasks.index(number)
        state.tasks[at], state.tasks[other] = number, state.tasks[at]


def _put_cities(data: Components, state: Signorie, value: Any) -> None:
    """`{milano: [[Ada, man], [Bruno, woman]]}`, in the order of arrival."""
    for city, pawns in _by(value, tuple(data.cities), list[tuple[int, str]]).items():
        state.cities[data.city_number[city]] = [seat * 2 + (sex == "woman") for seat, sex in pawns]


def settle(data: Components, state: Signorie) -> None:
    """Make the rest fit: pawns nowhere else are in the general supply, tokens nowhere else unseen, dice in the pool."""
    for seat, player in enumerate(state.players):
        on_tracks = sum(map(len, player.careers))
        away = on_tracks + player.laid_men + sum(in_cities(state, seat, 0))
        player.men = min(player.men, max(0, data.figures.men - away))
        player.reserve_men = data.figures.men - away - player.men
        away = player.laid_women + sum(in_cities(state, seat, 1))
        player.women = min(player.women, max(0, data.figures.women - away))
        player.reserve_women = data.figures.women - away - player.women
    state.helpers = data.figures.helpers - sum(len(player.helpers) for player in state.players)
    state.brides = data.figures.brides - sum(player.brides for player in state.players)
    seen = [token for tokens in (state.mission_tokens, state.marriage_tokens) for token in tokens]
    seen += [token for player in state.players for row in player.rows for token in row]
    state.unseen = [
        house.tokens.get(value, 0) - seen.count(data.token_number(id, value))
        for id, house in data.houses.items()
        for value in data.values
    ]
    removed = data.figures.tokens_removed[len(state.players)] * len(data.houses)
    face_down = sum(sum(player.face_down) for player in state.players)
    state.stack = sum(state.unseen) - removed - face_down
    count = data.figures.dice[len(state.players)]
    for colour, dice in enumerate(state.pool):
        wanted = count - sum(dice[colour] != NO_DIE for p in state.players for dice in (p.dice, p.aside) if dice)
        while len(dice) > wanted:
            dice.remove(SIX if SIX in dice else dice[-1])
        state.pool[colour] = sorted([*dice, *[SIX] * (wanted - len(dice))], reverse=True)


def _release(data: Components, state: Signorie, seat: int, key: str) -> None:
    """An example that says how many are in the general supply: the others are available."""
    player: Family = state.players[seat]
    if key == "reserve_men":
        away = sum(map(len, player.careers)) + player.laid_men + sum(in_cities(state, seat, 0))
        player.men = data.figures.men - away - player.reserve_men
    else:
        away = player.laid_women + sum(in_cities(state, seat, 1))
        player.women = data.figures.women - away - player.reserve_women


def _by(value: Any, known: tuple[str, ...], kind: Any) -> dict[str, Any]:
    things: dict[str, Any] = msgspec.convert(value, dict[str, kind])
    for name in things:
        _known(name, known)
    return things


def _known(id: Any, known: Any) -> str:
    if id not in known:
        raise ValueError(f"there is no {id}: expected one of {', '.join(known)}")
    return str(id)


def _token(data: Components, text: str) -> int:
    """`medici 4`, or `none`."""
    if text == "none":
        return NO_TOKEN
    house, _, points = text.partition(" ")
    return data.token_number(_known(house, data.houses), int(points))
