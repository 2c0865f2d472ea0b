"""Principato's set-up (section 3: S-1 to S-9)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.state import NONE, PPlay, Principality, Principato, Stock
from kingsburg_table.games.principato.words import CULTURE, GOAL_TYPES

START = "starting_player"  #: the match option: drawn, or the first seat (S-9)


def new_state(data: Components, seats: int, options: Mapping[str, str]) -> Principato:
    """Empty principalities, the whole stock; `active` says who begins if it is not drawn."""
    stock, players = Stock(), [Principality() for _ in range(seats)]
    for name, pile in data.stock.items():
        setattr(stock, name, pile.count)
    for kind in CULTURE:
        setattr(stock, kind, list(data.culture[kind].copies))
        for player in players:
            setattr(player, kind, [0] * len(data.culture[kind].values))
    blank = [0] * len(data.ids)
    return Principato(
        players=players, stock=stock, removed=blank[:], box=blank[:], deck=blank[:],
        active=0 if options.get(START) == "first_seat" else NONE,
    )


def setup(play: PPlay) -> None:
    """Who begins, starting cards, goals and goods; the display is filled when the first year begins."""
    state = play.state
    seats = len(state.players)
    first = state.active
    if first == NONE:
        first = int(play.door.draw(state, "starting player", [str(seat) for seat in range(seats)]))
    state.order = [(first + step) % seats for step in range(seats)]
    state.active = state.order[-1]  # the first turn passes on to the starting player
    _deal_cards(play)
    _deal_goals(play)
    for player in state.players:
        _start_position(play, player)
    play.tell("set_up", seat=first)
    for seat in state.order:
        cards = [play.data.ids[number] for number in state.players[seat].hand]
        play.tell("dealt", seat=seat, cards=cards, gain=dict(play.data.figures.start))


def _deal_cards(play: PPlay) -> None:
    """One S1 card, the same for all, and one S2 card, different for all (S-4); what is left goes to the box (S-2)."""
    state, data = play.state, play.data
    left = list(data.s2)
    for seat in state.order:
        card = play.door.draw(state, "starting card", left)
        left.remove(card)
        state.players[seat].hand = [data.number[data.s1[0]], data.number[card]]
    state.box = list(data.all_copies)
    for player in state.players:
        for number in player.hand:
            state.box[number] -= 1
    for year in range(1, data.figures.years + 1):
        state.box = [have - used for have, used in zip(state.box, data.deck(year, len(state.players)), strict=True)]


def _deal_goals(play: PPlay) -> None:
    """One secret goal of each type; the others stay unseen (S-6)."""
    for type in GOAL_TYPES:
        left = [id for id, goal in play.data.goals.items() if goal.type == type]
        for seat in play.state.order:
            goal = play.door.draw(play.state, "goal", left)
            left.remove(goal)
            play.state.players[seat].goals.append(goal)


def _start_position(play: PPlay, player: Principality) -> None:
    """One building of each kind and one cube of each kind from the stock (S-8)."""
    stock = play.state.stock
    for thing, count in play.data.figures.start.items():
        setattr(player, thing, count)
        pile = play.data.tokens[thing].pile if thing in play.data.tokens else thing
        setattr(stock, pile, getattr(stock, pile) - count)
