"""Tuscany's set-up (section 3: S1 to S8)."""

from __future__ import annotations

from kingsburg_table.games.tuscany.box import EMPTY
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.land import DOWN, Plan
from kingsburg_table.games.tuscany.piles import draw_cards, fill_gaps
from kingsburg_table.games.tuscany.state import GREEN, RED, Prince, TPlay, Tuscany
from kingsburg_table.games.tuscany.words import BOARDS

START = "starting_player"  #: the match option: drawn, or the first seat (S3)


def new_state(data: Components, seats: int) -> Tuscany:
    """Everything laid out that needs no chance (S1, S2)."""
    figures = data.figures
    return Tuscany(
        players=[
            Prince(
                pieces=EMPTY * figures.counts.hexes,
                store=EMPTY * figures.storage,
                hand=[0] * len(data.kinds),
                tokens=[0] * len(data.tokens),
                green_from=[0] * len(GREEN),
                red_from=[0] * len(RED),
                stack=data.own_set,
            )
            for _ in range(seats)
        ],
        deck=[kind.cards for kind in data.kinds.values()],
        discard=[0] * len(data.kinds),
        incomes=[card.copies for card in data.income_cards.values()],
        incomes_open=[0] * len(data.incomes),
        display=EMPTY * figures.display,
        backs=EMPTY * figures.display,
        neutral=data.neutral_set,
        tokens=[token.count for token in data.tokens.values()],
        bonuses=[0] * len(data.kinds),
    )


def setup(play: TPlay) -> None:
    """Who begins, the display, the first cards, and three boards for everybody (S3 to S6)."""
    state, seats = play.state, len(play.state.players)
    if state.options.get(START) != "first_seat":
        first = int(play.door.draw(state, "starting player", [str(seat) for seat in range(seats)]))
        state.order = [(first + step) % seats for step in range(seats)]
    play.tell("set_up", seat=state.order[0])
    fill_gaps(play)
    for seat in state.order:
        draw_cards(play, seat, play.data.figures.start_hand)
    for seat, boards in zip(range(seats), _deal(play, seats), strict=True):
        state.players[seat].estate = Plan(boards, (False,) * len(boards), DOWN * (len(boards) - 1)).code()


def _deal(play: TPlay, seats: int) -> list[tuple[str, ...]]:
    """One board of each kind for everybody; the rest stays in the box (S6)."""
    dealt: list[list[str]] = [[] for _ in range(seats)]
    for kind in BOARDS:
        left = [id for id, board in play.data.boards.items() if board.kind == kind]
        for boards in dealt:
            board = play.door.draw(play.state, f"board {kind}", left)
            left.remove(board)
            boards.append(board)
    return [tuple(boards) for boards in dealt]
