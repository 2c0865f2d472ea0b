"""Positions of worked examples in the words of the data; what is not said is as a rule, and adds up.

Tiles come from the box, then from the neutral supply, then from the stacks of the last players. Where `deck` is given,
all other estate cards are in the last player's hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kingsburg_table.games.tuscany.box import EMPTY, NEUTRAL
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.land import occupied, read_plan
from kingsburg_table.games.tuscany.setup import new_state
from kingsburg_table.games.tuscany.state import GREEN, RED, Prince, Tuscany
from kingsburg_table.games.tuscany.words import TOKENS

#: The boards of the players, in order, while nothing else is said: the ready-made estate of each.
DEALS = ("A1B1C1", "A2B2C2", "A3B3C3", "A4B4C4")
PILES = ("neutral", "aside", "gone", "box")


def lay_out(data: Components, state: Tuscany) -> None:
    """The table at the beginning: ready-made estates, nobody has cards, one tile of each kind in the display."""
    fresh = new_state(data, len(state.players))
    for name in state.__struct_fields__:
        if name not in ("chance", "script", "agenda", "order", "wishes", "answers", "options"):
            setattr(state, name, getattr(fresh, name))
    state.laid = True
    for player, deal in zip(state.players, DEALS, strict=False):
        ready = data.ready_made[deal]
        player.estate = ready.estate
        _put_pieces(data, player, [(*ready.castle, data.id_of[data.start_castle])])
    faces = dict.fromkeys(data.kind_of[code] for code in data.neutral_set)
    display = "".join(next(code for code in data.neutral_set if data.kind_of[code] == kind) for kind in faces)
    state.display, state.backs = display, NEUTRAL * len(display)
    settle(data, state)


def gather_boards(data: Components, state: Tuscany) -> None:
    """Before anybody has laid out an estate: the boards side by side, no castle on them."""
    state.laid = False
    for player, deal in zip(state.players, DEALS, strict=False):
        boards = read_plan(data.ready_made[deal].estate).boards
        player.estate = f"{' '.join(sorted(boards))} {'d' * (len(boards) - 1)}"
        player.pieces = EMPTY * len(player.pieces)


def put(data: Components, state: Tuscany, seat: int | None, key: str, value: Any) -> bool:
    """Set a thing that is more than a field. False: it is a plain field."""
    if not state.laid and not state.agenda:  # nothing is laid out yet that things could be put on
        lay_out(data, state)
    done = _put_table(data, state, key, value) if seat is None else _put_player(data, state, seat, key, value)
    settle(data, state)
    return done


def _put_table(data: Components, state: Tuscany, key: str, value: Any) -> bool:
    if key == "display":
        state.neutral += state.display.replace(EMPTY, "")
        state.display = _codes(data, value)
        state.backs = "".join(EMPTY if code == EMPTY else NEUTRAL for code in state.display)
    elif key == "backs":
        backs = msgspec.convert(value, list[int | str])
        state.backs = "".join(NEUTRAL if back == "neutral" else str(back) or EMPTY for back in backs)
        for code, back in zip(state.display, backs, strict=True):
            if isinstance(back, int):  # it comes from there, not from the neutral supply
                player = state.players[back]
                player.stack = player.stack.replace(code, "", 1)
                state.neutral += code
    elif key in PILES:
        codes = _codes(data, value)
        if key != "box":
            state.box += getattr(state, key)
        setattr(state, key, codes)
    elif key == "deck":
        _put_deck(data, state, _counts(value, data.kind_ids))
    elif key == "discard":
        state.discard = _counts(value, data.kind_ids)
    elif key == "incomes":
        state.incomes = _counts(value, data.incomes)
        copies = [card.copies for card in data.income_cards.values()]
        state.incomes_open = [all - left for all, left in zip(copies, state.incomes, strict=True)]
    else:
        return False
    return True


def _put_deck(data: Components, state: Tuscany, deck: list[int]) -> None:
    last = state.players[-1]
    last.hand = [
        kind.cards - sum(pile) for kind, *pile in zip(
            data.kinds.values(), deck, state.discard, *(player.hand for player in state.players[:-1]), strict=True
        )
    ]
    last.cards = sum(last.hand)
    state.deck = deck


def _put_player(data: Components, state: Tuscany, seat: int, key: str, value: Any) -> bool:
    player = state.players[seat]
    if key == "hand":
        player.hand = _counts(value, data.kind_ids)
        player.cards = sum(player.hand)
    elif key == "estate":
        player.estate = msgspec.convert(value, str)
    elif key == "placed":
        _put_pieces(data, player, msgspec.convert(value, list[tuple[int, int, str]]))
    elif key == "store":
        player.store = _codes(data, value)
    elif key == "tokens":
        player.tokens = _counts(value, TOKENS)
    elif key == "stacks":
        _put_stacks(data, state, player, msgspec.convert(value, list[int]))
    elif key == "stack":
        state.box += player.stack
        player.stack = _codes(data, value)
    elif key in ("green", "red"):
        points = msgspec.convert(value, int)
        setattr(player, key, points)
        if key == "green":
            player.green_from = [points] + [0] * (len(GREEN) - 1)
        else:
            player.red_from = [points] + [0] * (len(RED) - 1)
    else:
        return False
    return True


def _put_pieces(data: Components, player: Prince, placed: Sequence[tuple[int, int, str]]) -> None:
    """`[[0, 1, start_castle], [1, 1, monastery]]`, everything else being empty."""
    land = data.land(player.estate)
    pieces = [EMPTY] * len(land.cells)
    for q, r, id in placed:
        if (q, r) not in land.number:
            raise ValueError(f"there is no hex {q}, {r}")
        pieces[land.number[q, r]] = _code(data, id)
    player.pieces = "".join(pieces)


def _put_stacks(data: Components, state: Tuscany, player: Prince, left: list[int]) -> None:
    """So many tiles in each of the three stacks; what does not lie there any more is out of the game."""
    count = sum(left)
    state.box += player.stack[count:]
    player.stack = player.stack[:count]
    for code in data.own_set:
        if len(player.stack) < count and code in state.box:
            state.box = state.box.replace(code, "", 1)
            player.stack += code


def settle(data: Components, state: Tuscany) -> None:
    """Make the rest fit: every tile, card and token lies somewhere; colours that are complete have had their bonus."""
    for player in state.players:
        spaces = data.figures.storage + sum(
            count * data.tokens[token].space for count, token in zip(player.tokens, TOKENS, strict=True)
        )
        player.store = (player.store.rstrip(EMPTY) + EMPTY * spaces)[:max(spaces, len(player.store.rstrip(EMPTY)))]
        player.scored = [0] * max(0, state.phase - 1)
        player.straight = player.red
    hands = [player.hand for player in state.players]
    state.deck = [
        kind.cards - sum(rest)
        for kind, *rest in zip(data.kinds.values(), state.discard, *hands, strict=True)
    ]
    state.tokens = [
        token.count - sum(owned)
        for token, *owned in zip(data.tokens.values(), *(player.tokens for player in state.players), strict=True)
    ]
    state.bonuses = [0] * len(data.kinds)
    for player in state.players:
        if player.estate:
            land, filled = data.land(player.estate), occupied(player.pieces)
            for place, code in enumerate(data.codes):
                state.bonuses[place] += filled & land.colour[code] == land.colour[code]
    _settle_tiles(data, state)


def _settle_tiles(data: Components, state: Tuscany) -> None:
    there = Counter(state.display + state.neutral + state.aside + state.gone + state.box)
    for player in state.players:
        there.update(player.pieces + player.store + player.stack)
    wanted = Counter(data.own_set * len(state.players) + data.neutral_set)
    for code, count in wanted.items():
        state.box += code * max(0, count - there[code])
        surplus = max(0, there[code] - count)
        for name in ("box", "neutral"):
            pile = getattr(state, name)
            moved = min(surplus, pile.count(code))
            setattr(state, name, pile.replace(code, "", moved) if moved else pile)
            surplus -= moved
        for player in reversed(state.players):
            moved = min(surplus, player.stack.count(code))
            player.stack = player.stack.replace(code, "", moved) if moved else player.stack
            surplus -= moved


def _code(data: Components, id: Any) -> str:
    if not id:
        return EMPTY
    if id not in data.code_of:
        raise ValueError(f"there is no piece {id!r}: expected one of {', '.join(data.code_of)}")
    return data.code_of[id]


def _codes(data: Components, value: Any) -> str:
    """Pieces by id in a list; nothing for an empty place."""
    return "".join(_code(data, id) for id in msgspec.convert(value, list[str | None]))


def _counts(value: Any, ids: Sequence[str]) -> list[int]:
    counts: Mapping[str, int] = msgspec.convert(value, dict[str, int])
    for id in counts:
        if id not in ids:
            raise ValueError(f"there is no {id!r} here: expected one of {', '.join(ids)}")
    return [counts.get(id, 0) for id in ids]
