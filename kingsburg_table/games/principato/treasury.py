"""The one place where cubes, tokens and bills change hands: every change is told, so books can be kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kingsburg_table.games.principato.state import PPlay, Stock
from kingsburg_table.games.principato.strength import place_cube
from kingsburg_table.games.principato.words import TROOPS


def left(stock: Stock, pile: str) -> int:
    """How many the stock still has of a pile, culture tokens of all values together."""
    have = getattr(stock, pile)
    return have if isinstance(have, int) else sum(have)


def pay(play: PPlay, seat: int, food: int, money: int, favor: int) -> None:
    """Cubes from farms, banks and church to the stock (P3.2)."""
    player, stock = play.state.players[seat], play.state.stock
    player.food -= food
    player.money -= money
    player.favor -= favor
    stock.food += food
    stock.money += money
    stock.favor += favor
    play.tell("paid", seat=seat, pay=_things(food=food, money=money, favor=favor))


def store(play: PPlay, seat: int, cube: str, count: int) -> None:
    """Cubes from the stock into farms, banks or church."""
    if count:
        player, stock = play.state.players[seat], play.state.stock
        setattr(player, cube, getattr(player, cube) + count)
        setattr(stock, cube, getattr(stock, cube) - count)
        play.tell("stored", seat=seat, gain={cube: count})


def station(play: PPlay, seat: int, cube: str, troop: str, count: int) -> None:
    """Cubes from the stock straight onto troops (P1.8)."""
    if count:
        stock = play.state.stock
        setattr(stock, cube, getattr(stock, cube) - count)
        place_cube(play.state.players[seat], cube, troop, count)
        play.tell("stationed", seat=seat, cubes={cube: count}, troop=troop, n=count, gain={f"{troop}_supplied": count})


def supply(play: PPlay, seat: int, cube: str, troop: str, count: int = 1) -> None:
    """Stored cubes onto troops (P1.9, P6.2)."""
    if count:
        player = play.state.players[seat]
        setattr(player, cube, getattr(player, cube) - count)
        place_cube(player, cube, troop, count)
        play.tell("supplied", seat=seat, pay={cube: count}, troop=troop, n=count, gain={f"{troop}_supplied": count})


def take_tokens(play: PPlay, seat: int, things: Mapping[Any, int]) -> None:
    """Supply and military tokens from the stock; they go to their areas (P1.2)."""
    player, stock = play.state.players[seat], play.state.stock
    for token, count in things.items():
        pile = play.data.tokens[token].pile
        setattr(player, token, getattr(player, token) + count)
        setattr(stock, pile, getattr(stock, pile) - count)
    play.tell("took", seat=seat, gain=dict(things))


def take_culture(play: PPlay, seat: int, kind: str, value: int) -> None:
    """A culture token of a value from the stock into the palace."""
    place = play.data.culture[kind].values.index(value)
    getattr(play.state.stock, kind)[place] -= 1
    getattr(play.state.players[seat], kind)[place] += 1
    play.tell("took_culture", seat=seat, token=kind, n=value, gain={kind: 1})


def clear_troops(play: PPlay, seat: int) -> None:
    """All cubes on troops go back to the stock (P6.7)."""
    player, stock = play.state.players[seat], play.state.stock
    favor = player.militia_favor + player.condottiere_favor
    cubes = _things(food=player.militia_food, money=player.condottiere_money, favor=favor)
    if not cubes:
        return
    lost = {
        "militia_supplied": player.militia_food + player.militia_favor,
        "condottiere_supplied": player.condottiere_money + player.condottiere_favor,
    }
    stock.food += player.militia_food
    stock.money += player.condottiere_money
    stock.favor += favor
    player.militia_food = player.militia_favor = player.condottiere_money = player.condottiere_favor = 0
    play.tell("cleared", seat=seat, cubes=cubes, pay=lost)


def dismiss(play: PPlay, seat: int, troop: str, count: int) -> None:
    """Empty troops back to the stock (P6.8)."""
    if count:
        assert troop in TROOPS
        player = play.state.players[seat]
        setattr(player, troop, getattr(player, troop) - count)
        play.state.stock.troops += count
        play.tell("dismissed", seat=seat, pay={troop: count})


def _things(**counts: int) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}
