"""What can never be wrong with a state of Tuscany: tiles, cards, tokens, points and the course (TT74)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kingsburg_table.games.tuscany.box import EMPTY, NEUTRAL
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.land import occupied
from kingsburg_table.games.tuscany.state import NONE, Tuscany
from kingsburg_table.games.tuscany.words import TOKENS

MOST_ROUNDS = 225  #: no game can go on longer, since nobody may pass (Q16)


def invariants(data: Components, state: Tuscany) -> list[str]:
    return [
        *_tiles(data, state), *_backs(data, state), *_cards(data, state), *_estates(data, state),
        *_points(data, state), *_course(data, state),
    ]


def _tiles(data: Components, state: Tuscany) -> Iterator[str]:
    """Every tile of the players' sets and every neutral one lies somewhere, and only once."""
    there = Counter(state.display + state.neutral + state.aside + state.gone + state.box)
    for player in state.players:
        there.update(player.pieces + player.store + player.stack)
    for code in (EMPTY, data.hexagon, data.start_castle):
        del there[code]
    wanted = Counter(data.own_set * len(state.players) + data.neutral_set)
    if there != wanted:
        yield f"tiles: too many {dict(there - wanted)}, too few {dict(wanted - there)}"


def _backs(data: Components, state: Tuscany) -> Iterator[str]:
    """Neutral tiles among neutral ones, players' tiles among theirs; empty slots only while no tile can come."""
    if len(state.display) != data.figures.display or len(state.backs) != data.figures.display:
        yield f"the display has {len(state.display)} slots and {len(state.backs)} backs"
    neutral, own = Counter(state.neutral + state.aside), Counter(state.gone)
    for code, back in zip(state.display, state.backs, strict=True):
        if (code == EMPTY) != (back == EMPTY):
            yield f"slots {state.display} do not go with backs {state.backs}"
        (neutral if back == NEUTRAL else own)[code] += 1
    for player in state.players:
        own.update(player.stack)
    del neutral[EMPTY], own[EMPTY]
    if neutral - Counter(data.neutral_set):
        yield f"more neutral tiles than there are: {dict(neutral - Counter(data.neutral_set))}"
    if own - Counter(data.own_set * len(state.players)):
        yield "more tiles of players than there are"
    if EMPTY in state.display and (state.neutral or state.aside):
        yield "a slot is empty while there are neutral tiles (T7.7)"
    kinds = state.display.translate(data.to_kind)
    if any(kinds.count(code) >= data.figures.crowd for code in data.codes):
        yield f"five of a colour lie in the display: {state.display} (T7.1)"


def _cards(data: Components, state: Tuscany) -> Iterator[str]:
    counts = [sum(pile) for pile in zip(state.deck, state.discard, *(p.hand for p in state.players), strict=True)]
    wanted = [kind.cards for kind in data.kinds.values()]
    if counts != wanted or min(*state.deck, *state.discard, *(n for p in state.players for n in p.hand)) < 0:
        yield f"estate cards are {counts}, not {wanted}"
    incomes = [sum(pile) for pile in zip(state.incomes, state.incomes_open, strict=True)]
    if incomes != [card.copies for card in data.income_cards.values()] or min(state.incomes + state.incomes_open) < 0:
        yield f"income cards are {incomes}"
    tokens = [sum(pile) for pile in zip(state.tokens, *(player.tokens for player in state.players), strict=True)]
    if tokens != [token.count for token in data.tokens.values()] or min(state.tokens) < 0:
        yield f"bonus tokens are {tokens}"


def _estates(data: Components, state: Tuscany) -> Iterator[str]:
    """Boards, pieces and storage of every player."""
    dealt = [board for player in state.players for board in data.plan(player.estate).boards]
    if len(set(dealt)) != len(dealt):
        yield f"a board lies in two estates: {dealt}"
    complete = [0] * len(data.kinds)
    for seat, player in enumerate(state.players):
        land = data.land(player.estate)
        if len(player.pieces) != len(land.cells) or player.pieces.count(data.start_castle) > 1:
            yield f"seat {seat} has pieces {player.pieces}"
        if state.laid and player.pieces.count(data.start_castle) != 1:
            yield f"seat {seat} has no start castle"
        for code, ground in zip(player.pieces, land.kinds, strict=True):
            if code != EMPTY and (data.kind_of[code] or ground) != ground:
                yield f"seat {seat} has {data.id_of[code]} on a hex of {ground}"
        filled = occupied(player.pieces)
        for place, code in enumerate(data.codes):
            complete[place] += filled & land.colour[code] == land.colour[code]
        spaces = data.figures.storage + sum(
            count * data.tokens[token].space for count, token in zip(player.tokens, TOKENS, strict=True)
        )
        if len(player.store) != spaces or data.start_castle in player.store:
            yield f"seat {seat} stores {player.store} on {spaces} spaces"
        if player.cards != sum(player.hand):
            yield f"seat {seat} holds {player.hand}, counted {player.cards}"
        if min(player.marble, player.worker, player.green, player.red) < 0:
            yield f"seat {seat} has less than nothing"
    if complete != state.bonuses:
        yield f"colours are complete {complete} times, bonuses were given {state.bonuses} times"


def _points(data: Components, state: Tuscany) -> Iterator[str]:
    """Green was never taken away, and red is what the scorings, income cards and the end brought (T17.1)."""
    for seat, player in enumerate(state.players):
        if player.green != sum(player.green_from) or player.red != sum(player.red_from):
            yield f"seat {seat}: sources {player.green_from}, {player.red_from}"
        if player.red != sum(player.scored) + player.straight + sum(player.kept):
            yield f"seat {seat} has {player.red} red points after scorings {player.scored}"
        course = [*player.scored, player.green]
        if course != sorted(course):
            yield f"seat {seat} lost green points: {course}"


def _course(data: Components, state: Tuscany) -> Iterator[str]:
    if state.round > MOST_ROUNDS:
        yield f"round {state.round}"
    if not 0 <= state.acted <= 2 or not 0 <= state.extra <= data.figures.extra_rounds:
        yield f"{state.acted} actions in a turn, {state.extra} extra rounds"
    if (state.hex != NONE) and state.space == NONE:
        yield "a piece from nowhere is being paid"
    scorings = {len(player.scored) for player in state.players}
    if len(scorings) != 1 or not max(0, state.phase - 1) <= max(scorings) <= state.phase:
        yield f"{scorings} scorings in phase {state.phase}"
    if not state.agenda and not all(player.kept for player in state.players):
        yield "the match ended without the final scoring"
