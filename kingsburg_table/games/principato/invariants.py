"""What can never be wrong with a state of Principato: P11.5, P11.6, limits, five scorings, equal turns."""

from __future__ import annotations

from collections.abc import Iterator

from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.state import NO_ROUND, NONE, Principality, Principato
from kingsburg_table.games.principato.strength import caps
from kingsburg_table.games.principato.words import CULTURE


def invariants(data: Components, state: Principato) -> list[str]:
    return [*_conserved(data, state), *_cards(data, state), *_stored(data, state), *_course(data, state)]


def _conserved(data: Components, state: Principato) -> Iterator[str]:
    """P11.5."""
    stock, players = state.stock, state.players
    owned = {
        "food": sum(p.food + p.militia_food for p in players),
        "money": sum(p.money + p.condottiere_money for p in players),
        "favor": sum(p.favor + p.militia_favor + p.condottiere_favor for p in players),
        "land": sum(p.field + p.farm for p in players),
        "city": sum(p.palazzo + p.bank for p in players),
        "catapults": sum(p.catapult for p in players),
        "troops": sum(p.militia + p.condottiere for p in players),
    }
    for pile, count in owned.items():
        have = getattr(stock, pile)
        if have < 0 or have + count != data.stock[pile].count:
            yield f"{pile}: {have} in stock and {count} with players are not {data.stock[pile].count}"
    for kind in CULTURE:
        if any(len(getattr(holder, kind)) != len(data.culture[kind].copies) for holder in (stock, *players)):
            yield f"tokens of {kind} without a value"
            continue
        for place, copies in enumerate(data.culture[kind].copies):
            have = [getattr(holder, kind)[place] for holder in (stock, *players)]
            if min(have) < 0 or sum(have) != copies:
                yield f"{kind} of value {data.culture[kind].values[place]}: {have} are not {copies}"


def _cards(data: Components, state: Principato) -> Iterator[str]:
    """P11.6, P5.8."""
    counts = [sum(four) for four in zip(state.deck, state.removed, state.box, strict=True)]
    for number in (*state.display, *(number for player in state.players for number in player.hand)):
        counts[number] += 1
    for year in range(state.year + 1, data.figures.years + 1):
        counts = [have + later for have, later in zip(counts, data.deck(year, len(state.players)), strict=True)]
    if counts != data.all_copies:
        yield f"cards are {counts}, not {data.all_copies}"
    if min(*state.deck, *state.removed, *state.box) < 0:
        yield "there are more copies of a card than in the box"
    if any(len(player.hand) != data.figures.hand for player in state.players):
        yield "somebody does not have two action cards"
    full = data.figures.display[len(state.players)]
    if len(state.display) not in (full - 1, full):
        yield f"the display has {len(state.display)} cards"
    if state.round == NO_ROUND and not state.goals_up and state.agenda and len(state.display) != full:
        yield "a turn is played with a display that is not full"


def _stored(data: Components, state: Principato) -> Iterator[str]:
    """P1.4."""
    for seat, player in enumerate(state.players):
        have = (player.food, player.money, player.favor)
        if min(have) < 0 or any(count > cap for count, cap in zip(have, caps(data, player), strict=True)):
            yield f"seat {seat} stores {have} of {caps(data, player)}"
        if not _troops_hold(player):
            yield f"seat {seat} has more cubes on troops than troops"


def _troops_hold(player: Principality) -> bool:
    on_troops = (player.militia_food, player.militia_favor, player.condottiere_money, player.condottiere_favor)
    return min(*on_troops, player.free_militia, player.free_condottieri) >= 0


def _course(data: Components, state: Principato) -> Iterator[str]:
    """P7.5, P2.1: exactly five scorings, as many turns for everybody as the decks give."""
    if not NONE <= state.active < len(state.players):
        yield f"seat {state.active} has the turn"
    if not 0 <= state.actions <= data.figures.actions:
        yield f"{state.actions} actions left"
    if state.scorings > data.figures.scorings:
        yield f"{state.scorings} military scorings"
    if state.goals_up:
        if state.scorings != data.figures.scorings:
            yield f"{state.scorings} military scorings in a whole game"
        players = len(state.players)
        cards = sum(sum(data.deck(year, players)[1:]) for year in range(1, data.figures.years + 1))
        turns = cards - data.figures.display[players] + 1
        if state.turns != turns:
            yield f"{state.turns} turns in a whole game, not {turns}"
