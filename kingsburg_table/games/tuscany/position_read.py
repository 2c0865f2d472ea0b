"""What an example may ask of a position, in the words in which it is set; a hex is read as `hex.4.-2`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kingsburg_table.games.tuscany.box import EMPTY, NEUTRAL
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.land import Land
from kingsburg_table.games.tuscany.position import PILES
from kingsburg_table.games.tuscany.scoring import empty_hexes, outcome, token_side, track_space
from kingsburg_table.games.tuscany.state import Prince, Tuscany
from kingsburg_table.games.tuscany.words import TOKENS


def read(data: Components, state: Tuscany, seat: int | None, key: str) -> Any:
    """What `put` set, in the same words, and what follows from it. None: it is a plain field."""
    if seat is None:
        return _read_table(data, state, key)
    player = state.players[seat]
    if key == "hand":
        return dict(zip(data.kind_ids, player.hand, strict=True)) if player.hand else {}
    if key == "store":
        return _ids(data, player.store)
    if key == "tokens":
        return dict(zip(TOKENS, player.tokens, strict=True))
    if key == "stacks":
        return data.stacks(len(player.stack))
    if key == "points":
        return player.red
    if key == "empty_hexes":
        return empty_hexes(player)
    if key == "place":
        ranking = outcome(state).ranking
        at = next(place for place, seats in enumerate(ranking) if seat in seats)
        return 1 + sum(len(seats) for seats in ranking[:at])
    if key == "red_side":
        return token_side(data, player.red)
    if key in ("green_space", "red_space"):
        return track_space(data, getattr(player, key.removesuffix("_space")))
    land = data.land(player.estate) if player.estate.count(" ") else None
    return _read_estate(data, player, land, key)


def _read_table(data: Components, state: Tuscany, key: str) -> Any:
    if key == "display":
        return _ids(data, state.display)
    if key == "backs":
        words = {NEUTRAL: "neutral", EMPTY: ""}
        return [words[back] if back in words else int(back) for back in state.backs]
    if key in PILES:
        return dict(Counter(_ids(data, getattr(state, key))))
    if key in ("deck", "discard"):
        pile = getattr(state, key)
        return dict(zip(data.kind_ids, pile, strict=True)) if pile else {}
    if key in ("incomes", "incomes_open"):
        return dict(zip(data.incomes, getattr(state, key), strict=True))
    if key == "tokens":
        return dict(zip(TOKENS, state.tokens, strict=True))
    if key == "bonuses":
        return dict(zip(data.kind_ids, state.bonuses, strict=True))
    if key in ("deck.cards", "discard.cards", "incomes.cards", "incomes_open.cards"):
        return sum(getattr(state, key.removesuffix(".cards")))
    if key in ("neutral.tiles", "aside.tiles", "gone.tiles", "box.tiles"):
        return len(getattr(state, key.removesuffix(".tiles")))
    return None


def _read_estate(data: Components, player: Prince, land: Land | None, key: str) -> Any:
    """Hexes and regions of an estate; before there is one, all of them are nothing."""
    if key.startswith("hex."):
        q, r = (int(part) for part in key.split(".")[1:])
        return _ids(data, player.pieces[land.number[q, r]])[0] if land is not None else ""
    if key == "open":
        hexes = land.open(player.pieces) if land is not None else []
        return [[*land.cells[hex], data.kind_ids[data.place_of_code[land.kinds[hex]]]] for hex in hexes] if land else []
    if key == "regions":
        return dict(Counter(str(len(region)) for region in land.regions)) if land is not None else {}
    if key == "region_points":
        return sum(data.figures.regions[len(region)] for region in land.regions) if land is not None else 0
    if key == "pairs":
        return land.pairs if land is not None else 0
    if key == "hexes":
        return Counter(data.kind_ids[data.place_of_code[code]] for code in land.kinds) if land is not None else {}
    return None


def _ids(data: Components, codes: str) -> list[str]:
    return [data.id_of.get(code, "") for code in codes]
