"""What a field of a province sheet shows: built, affordable, soon affordable, open, or only printed."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.kingsburg.components import Building
from kingsburg_table.games.kingsburg.state import Player
from kingsburg_table.table.boards.kingsburg.province import foreign
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot


@dataclass(frozen=True, slots=True)
class Field:
    """Everything a field's picture depends on."""

    id: str
    state: str  #: built, hot, lit, ready, soon, open, plain
    colour: int
    price: tuple[int, int, int]
    short: tuple[bool, bool, bool] = (False, False, False)
    owned: bool = False
    used: bool = False
    help: bool = False
    marked: bool = False
    foreign: bool = False
    strip: bool = False


def field_of(spot: Spot, look: Look, sight: Sight) -> Field:
    id = str(spot.thing.data)
    player: Player = sight.view.players[sight.estate]
    hints = sight.estate_hints
    owned = id in player.built
    building: Building = sight.data.buildings[id]
    price = tuple(hints["prices"][id]) if "prices" in hints else building.price
    reachable = id in hints.get("reachable", ())
    short = tuple(need > have for need, have in zip(price, player.goods, strict=True))
    state = "built" if owned else "open" if reachable else "plain"
    if not owned and reachable and not foreign(sight):
        if not any(short):
            state = "ready"
        elif f"building.{sight.estate}.{id}" in (sight.page if sight.page.option else sight.pending).near:
            state = "soon"
    if look.lit or look.chosen:
        state = "hot" if look.chosen or look.hovered else "lit"
    lacking = state in ("open", "soon")
    coloured = owned or foreign(sight)  # else the field looks the same for everybody
    return Field(
        id, state, sight.colour(sight.estate) if coloured else 0, (price[0], price[1], price[2]),
        (short[0], short[1], short[2]) if lacking else (False, False, False), owned,
        owned and player.has_used(id), look.helped and look.lit, look.hovered and state not in ("hot",), foreign(sight),
        building.strip,
    )

