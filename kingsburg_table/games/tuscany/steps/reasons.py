"""Why a tile cannot be taken, and why a piece cannot lie on a hex (T3, T4)."""

from __future__ import annotations

from kingsburg_table.core.actions import Refusal
from kingsburg_table.games.tuscany.box import EMPTY, Cell
from kingsburg_table.games.tuscany.land import occupied
from kingsburg_table.games.tuscany.state import TPlay


def refuse_tile(play: TPlay, slot: int, tile: str) -> Refusal | None:
    """Why there is no such tile on offer (T3.1)."""
    display = play.state.display
    if not 1 <= slot <= len(display) or play.data.code_of.get(tile, "?") != display[slot - 1]:
        return Refusal("T3.1", "not_on_offer")
    return None


def refuse_hex(play: TPlay, seat: int, code: str, cell: Cell) -> Refusal | None:
    """Why a piece cannot lie on a hex: T4.3, T4.4. A hexagon asks whether anything can."""
    data, player = play.data, play.state.players[seat]
    land = data.land(player.estate)
    hex = land.number.get(cell)
    if hex is None:
        return Refusal("T4.1", "no_such_hex")
    if player.pieces[hex] != EMPTY:
        return Refusal("T4.3", "hex_taken")
    kind = land.kinds[hex]
    if code != data.hexagon and data.kind_of[code] != kind:
        values = {"piece": kind_id(play, data.kind_of[code]), "kind": kind_id(play, kind)}
        return Refusal("T4.3", "wrong_kind", values)
    if not land.near[hex] & occupied(player.pieces):
        return Refusal("T4.4", "not_adjacent")
    return None


def fits_nowhere(play: TPlay, code: str, rule: str = "T4.4") -> Refusal:
    """No hex is open to a piece: which, and of which kind; a hexagon has none."""
    kind = play.data.kind_of[code]
    values = {"piece": play.data.id_of[code]}
    return Refusal(rule, "fits_nowhere", {**values, "kind": kind_id(play, kind)} if kind else values)


def kind_id(play: TPlay, code: str) -> str:
    """The id of a kind by its code."""
    return play.data.kind_ids[play.data.place_of_code[code]]
