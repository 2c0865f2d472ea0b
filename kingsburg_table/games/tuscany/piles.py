"""What lies face down and is turned up: estate cards, income cards, tiles (T2, T3.4, T7.4, T16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from kingsburg_table.core.chance import Pool
from kingsburg_table.games.tuscany.box import EMPTY, NEUTRAL
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.state import TPlay, Tuscany


class Faces(Sequence[str]):
    """A pool of tiles as a text of codes, read as ids."""

    __slots__ = ("codes", "data")

    def __init__(self, data: Components, codes: str) -> None:
        self.data, self.codes = data, codes

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[str]: ...
    def __getitem__(self, at: int | slice) -> str | Sequence[str]:
        if isinstance(at, slice):
            return [self.data.id_of[code] for code in self.codes[at]]
        return self.data.id_of[self.codes[at]]

    def __contains__(self, id: object) -> bool:
        return self.data.code_of.get(str(id), "?") in self.codes


def drawable(data: Components, state: Tuscany) -> int:
    """How many estate cards deck and discard pile hold together: all that nobody has in hand (T1.5)."""
    return data.card_total - sum([player.cards for player in state.players])


def any_card(data: Components, state: Tuscany) -> bool:
    """The same as yes or no; in views the deck's composition is not there."""
    return any(state.deck) or drawable(data, state) > 0


def draw_cards(play: TPlay, seat: int, count: int) -> None:
    """Cards from the deck into a hand; the discard pile becomes the deck when one is needed, and what neither holds is
    lost (T2.4, T2.5)."""
    state, kinds = play.state, play.data.kind_ids
    number = min(count, drawable(play.data, state))
    if not number:
        play.tell("nothing_drawn", seat=seat)
        return
    play.reveal()
    drawn: dict[str, int] = {}
    for _ in range(number):
        if not any(state.deck):
            play.tell("reshuffled", n=sum(state.discard))
            state.deck, state.discard = state.discard, [0] * len(kinds)
        kind = play.door.draw(state, "card", Pool(kinds, state.deck))
        place = play.data.place[kind]
        state.deck[place] -= 1
        player = state.players[seat]
        player.hand[place] += 1
        player.cards += 1
        drawn[kind] = drawn.get(kind, 0) + 1
    play.tell("drew", seat=seat, n=number, gain={"cards": number})
    cards = {kind: drawn[kind] for kind in kinds if kind in drawn}
    play.tell("drew_cards", None if state.open_hands else (seat,), seat=seat, cards=cards)


def turn_up_income(play: TPlay, seat: int) -> str:
    """The top income card; used ones are shuffled when none is left (T16.2)."""
    state, ids = play.state, play.data.incomes
    if not any(state.incomes):
        play.tell("incomes_reshuffled", n=sum(state.incomes_open))
        state.incomes, state.incomes_open = state.incomes_open, [0] * len(ids)
    card = play.door.draw(state, "income card", Pool(ids, state.incomes))
    state.incomes[ids.index(card)] -= 1
    return card


def refill(play: TPlay, seat: int, slot: int) -> None:
    """The tile of a slot was taken: an own one comes, else a neutral one; then no colour may crowd the display (T3.4 to
    T3.7, T7)."""
    state, data = play.state, play.data
    player = state.players[seat]
    if player.stack:
        tile = play.door.draw(state, "tile", Faces(data, player.stack))
        code = data.code_of[tile]
        player.stack = player.stack.replace(code, "", 1)
        lay_in(play, slot, code, str(seat))
        play.tell("turned_up", seat=seat, tile=tile, slot=slot + 1)
        used = data.own_tiles - len(player.stack)
        if used in data.emptied:
            number = data.emptied.index(used) + 1
            play.tell("stack_empty", seat=seat, stack=number)
            state.pending = state.pending or number == state.phase
    else:
        lay_in(play, slot, EMPTY, EMPTY)
    if EMPTY in state.display:
        fill_gaps(play)
    thin_out(play)


def lay_in(play: TPlay, slot: int, code: str, back: str) -> None:
    """A tile, or nothing, into a slot of the display."""
    state = play.state
    state.display = f"{state.display[:slot]}{code}{state.display[slot + 1 :]}"
    state.backs = f"{state.backs[:slot]}{back}{state.backs[slot + 1 :]}"


def fill_gaps(play: TPlay) -> None:
    """Neutral tiles into every empty slot, in slot order, as far as they last (T3.6, T3.10, T7.7, T7.8)."""
    state, data = play.state, play.data
    first, tiles = state.display.find(EMPTY), dict[int, str]()
    for slot in range(first, len(state.display)) if first >= 0 else ():
        if state.display[slot] != EMPTY:
            continue
        if not state.neutral:
            if not state.aside:
                break
            play.tell("neutral_reshuffled", n=len(state.aside))
            state.neutral, state.aside = state.aside, ""
        tile = play.door.draw(state, "neutral tile", Faces(data, state.neutral))
        code = data.code_of[tile]
        state.neutral = state.neutral.replace(code, "", 1)
        lay_in(play, slot, code, NEUTRAL)
        tiles[slot + 1] = tile
    if tiles:
        play.tell("filled", tiles=list(tiles.values()), n=len(tiles), slots=list(tiles))


def discard_kind(play: TPlay, code: str) -> list[int]:
    """All tiles of a colour leave the display; neutral ones lie apart, since they come back (T7.1, T7.4). Returns the
    slots, counted from 1."""
    state = play.state
    slots = []
    for slot, kind in enumerate(state.display.translate(play.data.to_kind)):
        if kind == code:
            if state.backs[slot] == NEUTRAL:
                state.aside += state.display[slot]
            else:
                state.gone += state.display[slot]
            lay_in(play, slot, EMPTY, EMPTY)
            slots.append(slot + 1)
    return slots


def thin_out(play: TPlay) -> None:
    """Five or more of a colour go, again and again (T7.1, T7.2)."""
    state, data = play.state, play.data
    while True:
        kinds, crowd = list(map(data.kind_of.get, state.display)), data.figures.crowd
        for crowded in dict.fromkeys(kinds[: len(kinds) - crowd + 1]):  # further right there is no room for a crowd
            if kinds.count(crowded) >= crowd:
                break
        else:
            return
        if crowded is None:  # the empty slots
            return
        slots = discard_kind(play, crowded)
        kind = data.kind_ids[data.place_of_code[crowded]]
        play.tell("crowded", kind=kind, n=len(slots), slots=slots)
        fill_gaps(play)
