"""Storage and strength: how much fits where, what an army counts, who decides first, what places are worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import mul

from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.state import Principality, Principato
from kingsburg_table.games.principato.words import CULTURE

Move = tuple[str, str]
#: Every cube that may go onto a kind of troop, in the order of P12.3.
MOVES: tuple[Move, ...] = (
    ("food", "militia"), ("money", "condottiere"), ("favor", "militia"), ("favor", "condottiere"),
)


def caps(data: Components, player: Principality) -> tuple[int, int, int]:
    """How many food, money and favor cubes farms, banks and church hold (P1.4, P1.6)."""
    figures = data.figures
    return player.farm * figures.per_farm, player.bank * figures.per_bank, figures.church


def room(data: Components, player: Principality, cube: str) -> int:
    """Free places in farms (food) or banks (money)."""
    farms, banks, _ = caps(data, player)
    return farms - player.food if cube == "food" else banks - player.money


def free_troops(player: Principality, cube: str) -> int:
    """Own empty troops that accept food or money."""
    return player.free_militia if cube == "food" else player.free_condottieri


def moves(player: Principality) -> Iterator[Move]:
    """Which stored cube may go onto which kind of troop now, in the order of P12.3."""
    militia, condottieri = player.free_militia, player.free_condottieri
    if militia and player.food:
        yield "food", "militia"
    if condottieri and player.money:
        yield "money", "condottiere"
    if player.favor:
        if militia:
            yield "favor", "militia"
        if condottieri:
            yield "favor", "condottiere"


def place_cube(player: Principality, cube: str, troop: str, count: int) -> None:
    """Put cubes on empty troops; they stay there until the clean-up (P1.9, P6.7)."""
    if troop == "militia":
        if cube == "food":
            player.militia_food += count
        else:
            player.militia_favor += count
    elif cube == "money":
        player.condottiere_money += count
    else:
        player.condottiere_favor += count


def strength(player: Principality) -> int:
    """Catapults and supplied troops +1, empty troops -1 (P6.3)."""
    return player.catapult + player.militia + player.condottiere - 2 * (player.free_militia + player.free_condottieri)


def possible_strength(player: Principality) -> int:
    """The strength with as many own cubes on troops as fit."""
    militia, condottieri = player.free_militia, player.free_condottieri
    fed, paid = min(militia, player.food), min(condottieri, player.money)
    helped = min(player.favor, militia - fed + condottieri - paid)
    return strength(player) + 2 * (fed + paid + helped)


def line_up(state: Principato) -> list[int]:
    """Most military tokens first; of equals the nearest clockwise from the starting player (P6.1)."""
    return sorted(state.order, key=lambda seat: -state.players[seat].military_tokens)


def award(points: Sequence[int], strengths: Sequence[int]) -> list[int]:
    """Points of each player by strength; equals share their places, rounded up (P6.4, P6.5)."""
    ranked = sorted(strengths, reverse=True)
    shares = {}
    for value in set(strengths):
        first, count = ranked.index(value), ranked.count(value)
        shares[value] = -(-sum(points[first : first + count]) // count)
    return [shares[value] for value in strengths]


def culture_points(data: Components, player: Principality) -> int:
    """The printed values of the own culture tokens (P9.1)."""
    return sum([sum(map(mul, data.culture[kind].values, getattr(player, kind))) for kind in CULTURE])
