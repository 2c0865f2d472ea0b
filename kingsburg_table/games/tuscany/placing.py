"""A piece comes to lie on a hex: region, colour, then what its kind does (T4.6, T5, T6, T9 to T16)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.land import crops_in, occupied
from kingsburg_table.games.tuscany.piles import draw_cards, turn_up_income
from kingsburg_table.games.tuscany.state import TPlay, Tuscany
from kingsburg_table.games.tuscany.treasury import score_green, score_red, take_goods, take_hexagon
from kingsburg_table.games.tuscany.words import Crops, FreeTile, FreeToken, Gain, Income, Word


class Points(NamedTuple):
    """The green points that a piece brings at once."""

    region: int
    colour: int
    crops: int


def points_for(data: Components, state: Tuscany, seat: int, code: str, hex: int) -> Points:
    """What a piece would bring on an empty hex: T5.2, T6.1, T12.2, T12.3."""
    player = state.players[seat]
    land = data.land(player.estate)
    filled = occupied(player.pieces) | land.bit[hex]
    region, kind = land.region_of[hex], land.kinds[hex]
    for_region = data.figures.regions[land.size_of[hex]] if filled & region == region else 0
    for_colour = 0
    if filled & land.colour[kind] == land.colour[kind]:
        for_colour = bonus_left(data, state, data.place_of_code[kind])
    effect = data.effects[kind]
    if type(effect) is not Crops:
        return Points(for_region, for_colour, 0)
    if code == data.hexagon:
        return Points(for_region, for_colour, data.figures.hexagon_crop)
    grown = crops_in(player.pieces, land.cells_of(region), data.crops_of)
    new = sum(crop not in grown for crop in data.crops_of.get(code, ()))
    return Points(for_region, for_colour, new * effect.points)


def bonus_left(data: Components, state: Tuscany, place: int) -> int:
    """What the next player who completes a colour gets (T6.1)."""
    done, sides = state.bonuses[place], data.kinds[data.kind_ids[place]].bonus
    return sides[done] if done < len(sides) else 0


def lay(play: TPlay, seat: int, code: str, hex: int, **whence: int) -> None:
    """The piece lies there; then everything happens in order. `whence`: the space or slot it came from."""
    state, data = play.state, play.data
    player = state.players[seat]
    land = data.land(player.estate)
    points = points_for(data, state, seat, code, hex)
    player.pieces = f"{player.pieces[:hex]}{code}{player.pieces[hex + 1 :]}"
    kind_code = land.kinds[hex]
    place = data.place_of_code[kind_code]
    kind = data.kind_ids[place]
    play.tell("placed", seat=seat, piece=data.id_of[code], kind=kind, hex=hex + 1, **whence)
    if points.region:
        gain = score_green(play, seat, "regions", points.region)
        play.tell("region", seat=seat, kind=kind, n=land.size_of[hex], hex=hex + 1, gain=gain)
    filled = occupied(player.pieces)
    if filled & land.colour[kind_code] == land.colour[kind_code]:
        state.bonuses[place] += 1
        gain = score_green(play, seat, "colours", points.colour) if points.colour else {}
        play.tell("colour", seat=seat, kind=kind, first=state.bonuses[place], hex=hex + 1, gain=gain)
    if points.crops:
        gain = score_green(play, seat, "crops", points.crops)
        play.tell("crops", seat=seat, hex=hex + 1, gain=gain)
    _effect(play, seat, kind_code)


def more(data: Components, state: Tuscany, seat: int, code: str) -> int:
    """How much more of its thing a kind brings a player: one for each fitting token (T13, T14, T16)."""
    return state.players[seat].tokens[data.more[code]] if code in data.more else 0


def _effect(play: TPlay, seat: int, code: str) -> None:
    """The effect of a kind, but for crops, which count with the points."""
    effect = play.data.effects[code]
    PERFORM[type(effect)](play, seat, effect, more(play.data, play.state, seat, code))


def gain(play: TPlay, seat: int, thing: str, count: int) -> None:
    """Cards, goods, points or a hexagon, from an effect or an income card."""
    if thing == "cards":
        draw_cards(play, seat, count)
    elif thing == "red":
        play.state.players[seat].straight += count
        play.tell("points", seat=seat, gain=score_red(play, seat, "income", count))
    elif thing == "green":
        play.tell("points", seat=seat, gain=score_green(play, seat, "income", count))
    elif thing != "hexagon":
        take_goods(play, seat, thing, count)
    elif not take_hexagon(play, seat):
        red = play.data.figures.no_room_red
        play.state.players[seat].straight += red
        play.tell("no_room", seat=seat, gain=score_red(play, seat, "income", red))


def _gain(play: TPlay, seat: int, effect: Gain, extra: int) -> None:
    for thing, count in effect.things().items():
        gain(play, seat, thing, count + extra)


def _incomes(play: TPlay, seat: int, effect: Income, extra: int) -> None:
    for _ in range(effect.cards + extra):
        _income(play, seat)


def _counted(play: TPlay, seat: int, effect: Crops, extra: int) -> None:
    """They came with the points."""


def _free_tile(play: TPlay, seat: int, effect: FreeTile, extra: int) -> None:
    play.push("castle", seat)


def _free_token(play: TPlay, seat: int, effect: FreeToken, extra: int) -> None:
    play.push("town", seat)


#: What each word does; the last value: how many more of its thing the player gets.
PERFORM: Mapping[type[Word], Callable[[TPlay, int, Any, int], None]] = {
    Gain: _gain, Income: _incomes, Crops: _counted, FreeTile: _free_tile, FreeToken: _free_token,
}


def _income(play: TPlay, seat: int) -> None:
    """One income card after the other; each is put away before the next is turned up (T16.1, T16.6)."""
    card = turn_up_income(play, seat)
    play.tell("income", seat=seat, card=card)
    for thing, count in play.data.income_cards[card].gain.items():
        gain(play, seat, thing, count)
    play.state.incomes_open[play.data.incomes.index(card)] += 1
