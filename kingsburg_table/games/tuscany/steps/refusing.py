"""Why an action of a turn is against the rules, and why things on the table stay dark (T3, T4)."""

from __future__ import annotations

from kingsburg_table.core.actions import Refusal
from kingsburg_table.games.tuscany.actions import Place, Take
from kingsburg_table.games.tuscany.box import EMPTY
from kingsburg_table.games.tuscany.offer import can_exchange, fitting, openings_of
from kingsburg_table.games.tuscany.payment import affordable
from kingsburg_table.games.tuscany.piles import any_card
from kingsburg_table.games.tuscany.state import TPlay
from kingsburg_table.games.tuscany.steps.reasons import fits_nowhere, kind_id, refuse_hex, refuse_tile


def refuse_take(play: TPlay, seat: int, action: Take) -> Refusal | None:
    """T3.1, T3.3, T3.8."""
    state, data = play.state, play.data
    refusal = refuse_tile(play, action.slot, action.tile) or _refuse_now(play, seat, data.code_of[action.tile])
    if refusal is not None:
        return refusal
    store = state.players[seat].store
    if EMPTY in store:
        return Refusal("T3.3", "space_free") if action.out or action.space else None
    if not action.out:
        return Refusal("T3.3", "storage_full")
    return refuse_stored(play, seat, action.space, action.out)


def _refuse_now(play: TPlay, seat: int, code: str) -> Refusal | None:
    """Once an exchange has begun only a tile that fits may be taken, and only when there is one."""
    if not play.state.exchanging:
        return None
    openings = openings_of(play, seat)
    kinds = fitting(play, openings)
    if not kinds and can_exchange(play, openings):
        return Refusal("T3.8", "exchange_on")
    if kinds and play.data.kind_of[code] not in kinds:
        return Refusal("T3.8", "must_fit")
    return None


def refuse_stored(play: TPlay, seat: int, space: int, piece: str) -> Refusal | None:
    """Why there is no such stored piece (T4.1)."""
    store = play.state.players[seat].store
    if not 1 <= space <= len(store) or play.data.code_of.get(piece, "?") != store[space - 1]:
        return Refusal("T4.1", "not_stored")
    return None


def refuse_exchange(play: TPlay, seat: int, kind: str) -> Refusal | None:
    """T3.8."""
    state, data = play.state, play.data
    offered = [kind_id(play, data.kind_of[code]) for code in state.display if code != EMPTY]
    if kind not in offered:
        return Refusal("T3.8", "kind_not_offered")
    return refuse_exchanging(play, seat)


def refuse_exchanging(play: TPlay, seat: int) -> Refusal | None:
    """Why nothing may be exchanged now."""
    state, data = play.state, play.data
    openings = openings_of(play, seat)
    kinds = fitting(play, openings)
    if kinds:
        slots = [slot for slot, code in enumerate(state.display, start=1) if data.kind_of.get(code) in kinds]
        return Refusal("T3.8", "something_fits", {"kinds": [kind_id(play, code) for code in kinds], "slots": slots})
    if not openings[data.hexagon]:
        return Refusal("T3.8", "estate_full")
    return None if can_exchange(play, openings) else Refusal("T3.8", "nothing_to_come")


def refuse_place(play: TPlay, seat: int, action: Place) -> Refusal | None:
    """T4.1 to T4.4."""
    refusal = refuse_stored(play, seat, action.space, action.piece)
    if refusal is not None:
        return refusal
    refusal = refuse_hex(play, seat, play.data.code_of[action.piece], action.hex)
    if refusal is not None:
        return refusal
    land = play.data.land(play.state.players[seat].estate)
    return _refuse_price(play, seat, land.kinds[land.number[action.hex]])


def _refuse_price(play: TPlay, seat: int, code: str) -> Refusal | None:
    player, place = play.state.players[seat], play.data.place_of_code[code]
    if affordable(player.hand, place, player.worker):
        return None
    return Refusal("T4.2", "too_dear", {"kind": kind_id(play, code)})


def blocked_now(play: TPlay, seat: int) -> dict[str, Refusal]:
    """Things of the table that no option contains."""
    state = play.state
    found: dict[str, Refusal] = {}
    if state.exchanging:
        found["deck"] = Refusal("T3.8", "finish_exchange")
    elif not any_card(play.data, state):
        found["deck"] = Refusal("T1.5", "no_cards")
    exchanging = refuse_exchanging(play, seat)
    if exchanging is not None:
        found["exchange"] = exchanging
    for slot, code in enumerate(state.display, start=1):
        refusal = Refusal("T7.7", "slot_empty") if code == EMPTY else _refuse_now(play, seat, code)
        if refusal is not None and (refusal.reason != "exchange_on"):
            found[f"offer.{slot}"] = refusal
    _block_places(play, seat, found)
    for other in state.order:
        if other != seat:
            for space in range(1, len(state.players[other].store) + 1):
                found[f"store.{other}.{space}"] = Refusal("T4.1", "not_yours", {"seat": other})
            for hex in range(1, len(state.players[other].pieces) + 1):
                found[f"hex.{other}.{hex}"] = Refusal("T4.1", "not_yours", {"seat": other})
    return found


def _block_places(play: TPlay, seat: int, found: dict[str, Refusal]) -> None:
    """Stored pieces that can go nowhere, and hexes where nothing stored can go."""
    state, data = play.state, play.data
    player = state.players[seat]
    land = data.land(player.estate)
    openings = data.openings(player.estate, player.pieces)
    full = EMPTY not in player.store
    for space, code in enumerate(player.store, start=1):
        refusal = _refuse_piece(play, seat, code, openings.get(data.kind_of.get(code) or code, ()))
        if refusal is not None and not full:
            found[f"store.{seat}.{space}"] = refusal
    stored = [code for code in player.store if code != EMPTY]
    for hex, cell in enumerate(land.cells):
        fits = [code for code in stored if data.kind_of[code] in ("", land.kinds[hex])]
        refusal = refuse_hex(play, seat, data.hexagon, cell)
        if refusal is None and state.exchanging:
            refusal = Refusal("T3.8", "finish_exchange")
        if refusal is None and not fits:
            refusal = Refusal("T4.7", "nothing_stored", {"kind": kind_id(play, land.kinds[hex])})
        if refusal is None:
            refusal = _refuse_price(play, seat, land.kinds[hex])
        if refusal is not None:
            found[f"hex.{seat}.{hex + 1}"] = refusal


def _refuse_piece(play: TPlay, seat: int, code: str, hexes: tuple[int, ...]) -> Refusal | None:
    """Why a stored piece cannot be placed anywhere."""
    if code == EMPTY:
        return Refusal("T4.7", "space_empty")
    if play.state.exchanging:
        return Refusal("T3.8", "finish_exchange")
    if not hexes:
        return fits_nowhere(play, code)
    land = play.data.land(play.state.players[seat].estate)
    refusals = [_refuse_price(play, seat, land.kinds[hex]) for hex in hexes]
    return refusals[0] if all(refusal is not None for refusal in refusals) else None
