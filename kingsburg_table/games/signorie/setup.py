"""Signorie's set-up (section 3)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.state import NO_DIE, NO_TOKEN, Family, Signorie, SPlay
from kingsburg_table.games.signorie.things import CAREERS, COLOURS, POINTS, ROWS

START = "starting_order"  #: the match option: drawn, or as people sit


def new_state(data: Components, seats: int, options: Mapping[str, str]) -> Signorie:
    """Everything laid out that needs no chance."""
    figures = data.figures
    stacked = len(data.houses) * (figures.counts.per_house - figures.tokens_removed[seats])
    return Signorie(
        players=[_family(data, seat) for seat in range(seats)],
        pool=[[] for _ in COLOURS],
        tasks=list(range(len(data.task_of))),
        cities=[[] for _ in data.city_of],
        mission_tokens=[NO_TOKEN] * len(data.city_of),
        marriage_tokens=[NO_TOKEN] * len(data.city_of),
        stack=stacked,
        unseen=[house.tokens.get(value, 0) for house in data.houses.values() for value in data.values],
        helpers=figures.helpers,
        brides=figures.brides,
        line=[] if options.get(START, "drawn") == "drawn" else list(range(seats)),
    )


def _family(data: Components, seat: int) -> Family:
    """Steps 1, 2, 11 and 12."""
    figures = data.figures
    return Family(
        plan=seat,
        florins=figures.start.florins,
        men=figures.start.men,
        women=figures.start.women,
        reserve_men=figures.men - figures.start.men,
        reserve_women=figures.women - figures.start.women,
        careers=[[] for _ in CAREERS],
        rows=[[] for _ in ROWS],
        face_down=[0] * len(ROWS),
        dice=[NO_DIE] * len(COLOURS),
        scored=[0] * len(POINTS),
    )


def setup(play: SPlay) -> None:
    """Starting order with its florins, rewards, closed cities (steps 4 to 7 and 13)."""
    state, data, figures = play.state, play.data, play.data.figures
    seats = len(state.players)
    state.order = state.line or play.door.order(state, "starting order", list(range(seats)))
    state.line = state.order[:]  # all discs on the lowest step, the first player's on top
    play.tell("set_up", seats=state.order[:])
    for position, seat in enumerate(state.order):
        extra = figures.start_florins[position]
        state.players[seat].florins += extra
        start = figures.start
        gain = {"florins": start.florins + extra, "men": start.men, "women": start.women}
        play.tell("dealt", seat=seat, gain=gain)
    for kind, count in (("bonus", figures.bonus_rounds), ("points", figures.rounds - figures.bonus_rounds)):
        left = [id for id, token in data.rewards.items() if token.kind == kind]
        for _ in range(count):
            drawn = play.door.draw(state, f"{kind} token", left)
            left.remove(drawn)
            state.rewards.append(drawn)
    cities = list(data.cities)
    for _ in range(len(cities) - figures.cities[seats]):
        closed = play.door.draw(state, "closed city", cities)
        cities.remove(closed)
        state.closed.append(data.city_number[closed])
        play.tell("closed", city=closed)


