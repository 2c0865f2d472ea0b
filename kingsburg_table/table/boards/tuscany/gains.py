"""What a piece would bring on the green track at once: region, colour and crops, as the figures of the data say."""

from __future__ import annotations

from kingsburg_table.games.tuscany.box import EMPTY
from kingsburg_table.games.tuscany.land import crops_in, occupied
from kingsburg_table.games.tuscany.words import Crops
from kingsburg_table.table.boards.tuscany import reading
from kingsburg_table.table.pieces.board import Sight


def green(sight: Sight, seat: int, number: int, code: str) -> int:
    """Points for laying this piece on a hex: T5.2, T6.1, T12.2, T12.3."""
    land, player = reading.land_of(sight, seat), reading.prince(sight, seat)
    if land is None or player.pieces[number] != EMPTY:
        return 0
    figures, after = sight.data.figures, occupied(player.pieces) | land.bit[number]
    region, points = land.region_of[number], 0
    if after & region == region:
        points += figures.regions[land.size_of[number]]
    colour = land.colour[land.kinds[number]]
    kind = reading.ground(sight.data, land, number)
    if after & colour == colour:
        points += reading.bonus_left(sight, kind)
    effect = sight.data.kinds[kind].effect
    if isinstance(effect, Crops):
        if code == sight.data.hexagon:
            return points + int(figures.hexagon_crop)
        hexes = [each for each in range(len(land.cells)) if land.bit[each] & region]
        new = set(sight.data.crops_of.get(code, ())) - crops_in(player.pieces, hexes, sight.data.crops_of)
        points += len(new) * effect.points
    return points


def used_code(sight: Sight, uses: tuple[str, ...]) -> str:
    """The piece that the option through a hex would lay there: a stored one, or one of the offer."""
    for used in uses:
        kind, _, rest = used.partition(".")
        if kind == "store":
            seat, _, space = rest.partition(".")
            return reading.prince(sight, int(seat)).store[int(space) - 1]
        if kind == "offer":
            return str(sight.view.display[int(rest) - 1])
    return ""
