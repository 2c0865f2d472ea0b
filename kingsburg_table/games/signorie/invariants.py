"""What can never be wrong with a state of Signorie: pawns, tokens, helpers, brides, dice and the course (ST44)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kingsburg_table.games.signorie.alliances import MARRIAGE_ROW, unseen_of
from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.scoring import in_cities
from kingsburg_table.games.signorie.state import NO_DIE, Signorie
from kingsburg_table.games.signorie.things import COLOURS, POINTS


def invariants(data: Components, state: Signorie) -> list[str]:
    return [
        *_pawns(data, state), *_supplies(data, state), *_tokens(data, state), *_dice(data, state),
        *_course(data, state),
    ]


def _pawns(data: Components, state: Signorie) -> Iterator[str]:
    """12 men and 11 women of every player, wherever they are (section 2)."""
    figures = data.figures
    for seat, player in enumerate(state.players):
        zones = (player.men, player.reserve_men, player.laid_men, *map(len, player.careers))
        men = (*zones, *in_cities(state, seat, 0))
        women = (player.women, player.reserve_women, player.laid_women, *in_cities(state, seat, 1))
        if min(men) < 0 or sum(men) != figures.men:
            yield f"seat {seat} has {sum(men)} men: {men}"
        if min(women) < 0 or sum(women) != figures.women:
            yield f"seat {seat} has {sum(women)} women: {women}"
        if len(player.scored) != len(POINTS):
            yield f"seat {seat} has points from {len(player.scored)} sources"
        for ladder, spaces in zip(data.ladder_of, player.careers, strict=True):
            if spaces != sorted(spaces) or not set(spaces) <= set(range(1, len(ladder.points) + 1)):
                yield f"men of seat {seat} stand on spaces {spaces}"
        if player.florins < 0:
            yield f"seat {seat} has {player.florins} florins"
    for city, pawns in enumerate(state.cities):
        if len(pawns) > (0 if city in state.closed else len(data.city_of[city].spaces)):
            yield f"{len(pawns)} pawns in city {city}"


def _supplies(data: Components, state: Signorie) -> Iterator[str]:
    hired = sum(len(player.helpers) for player in state.players)
    if state.helpers < 0 or state.helpers + hired != data.figures.helpers:
        yield f"{state.helpers} helpers in the bank and {hired} hired"
    if any(len(set(player.helpers)) != len(player.helpers) for player in state.players):
        yield "two helpers on one space"
    brides = sum(player.brides for player in state.players)
    if state.brides < 0 or state.brides + brides != data.figures.brides:
        yield f"{state.brides} brides in the bank and {brides} married"


def _tokens(data: Components, state: Signorie) -> Iterator[str]:
    """Every token is seen or unseen; of the unseen some are in the stack, some face down, the rest out of the game."""
    laid = [token for player in state.players for row in player.rows for token in row]
    seen = Counter([*state.mission_tokens, *state.marriage_tokens, *laid])
    for id, house in data.houses.items():
        for value, unseen in zip(data.values, unseen_of(data, state, id), strict=True):
            have = unseen + seen[data.token_number(id, value)]
            if unseen < 0 or have != house.tokens.get(value, 0):
                yield f"{have} tokens of {id} worth {value}"
    removed = data.figures.tokens_removed[len(state.players)]
    face_down = sum(sum(player.face_down) for player in state.players)
    hidden = sum(state.unseen)
    if state.stack < 0 or state.stack + face_down + removed * len(data.houses) != hidden:
        yield f"{state.stack} stacked and {face_down} face-down tokens do not make {hidden} unseen ones"
    if any(sum(unseen_of(data, state, id)) < removed for id in data.houses):
        yield "more tokens of a house were seen than are in the game"
    for seat, player in enumerate(state.players):
        for row, tokens in enumerate(player.rows):
            houses = [token // 10 for token in tokens]
            for crest, shields in enumerate(data.shields[player.plan][row], start=1):
                if houses.count(crest) > shields:
                    yield f"seat {seat} has too many tokens of a house in row {row} of {MARRIAGE_ROW + 1}"
    for city in state.closed:
        if state.mission_tokens[city] or state.marriage_tokens[city]:
            yield f"a token in the closed city {city}"


def _dice(data: Components, state: Signorie) -> Iterator[str]:
    count = data.figures.dice[len(state.players)]
    for colour in range(len(COLOURS)):
        placed = sum(dice[colour] != NO_DIE for p in state.players for dice in (p.dice, p.aside) if dice)
        if len(state.pool[colour]) + placed != count:
            yield f"{len(state.pool[colour])} {COLOURS[colour]} dice in the pool and {placed} placed"
    for seat, player in enumerate(state.players):
        if sum(value != NO_DIE for value in player.dice) > data.figures.most_dice:
            yield f"seat {seat} has too many dice"


def _course(data: Components, state: Signorie) -> Iterator[str]:
    """Exactly seven rounds; discs in line as they stand."""
    rounds = data.figures.rounds
    if len(state.rewards) != rounds or not data.rewards.keys() >= set(state.rewards):
        yield f"rewards {state.rewards}"
    if not 1 <= state.round <= rounds:
        yield f"round {state.round}"
    if not state.agenda and (state.round, state.cleared) != (rounds, rounds):
        yield f"the match ended in round {state.round} after {state.cleared} rewards"
    if not 0 <= state.round - state.cleared <= 1:
        yield f"{state.cleared} rewards are gone in round {state.round}"
    steps = [state.players[seat].initiative for seat in state.line]
    if sorted(state.line) != list(range(len(state.players))) or steps != sorted(steps, reverse=True):
        yield f"the discs of {state.line} stand on {steps}"
    if steps and not 0 <= steps[-1] <= steps[0] <= data.top:
        yield f"discs beyond the track: {steps}"
    if sorted(state.tasks) != list(range(len(data.task_of))):
        yield f"tasks {state.tasks}"
