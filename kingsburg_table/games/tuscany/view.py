"""What a seat may see of Tuscany, and what a screen shows that follows from rules (T19).

Things a player touches (`targets` of options and keys of `blocked`); slots, spaces, boards, joints and hexes count from
1, hexes by (q, r) as in `data.land(estate).cells`:

    deck                        the estate deck (draw)
    offer.<slot>                a tile of the display (take; with a hex: the castle's effect)
    exchange                    the sign beside the display; with every `offer` of the kind that is exchanged
    store.<seat>.<space>        a stored piece (place; with an offer and full storage: what is removed)
    hex.<seat>.<hex>            a hex of an estate (place, castle's effect, start castle)
    card.<seat>.<kind>          a card of the hand, once for each card (pay)
    worker.<seat>               a worker, once for each (pay)
    marble.<seat>               the marble returned for an extra action
    token.<token>               a pile of bonus tokens (first token, town)
    board.<seat>.<place>        an estate board while it is laid out (two of them: swap)
    turn.<seat>.<place>         the sign that turns a board
    joint.<seat>.<joint>        the joint between boards <joint> and <joint> + 1: the other way
    ready_made                  the ready-made estate
    decline                     no free tile, no bonus token
    end                         no extra action

Counters: green red points cards marble worker stored hexes tokens stacks, and green_<source> as `state.GREEN`. `points`
is red, the score.

Hints, for the seat asked about unless they say "by seat": see `hints`.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any

from kingsburg_table.core.actions import Option
from kingsburg_table.core.outlook import Coming, Key
from kingsburg_table.games.tuscany.actions import Draw, Pay, Place, PlaceFree, Take
from kingsburg_table.games.tuscany.box import EMPTY
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.land import DOWN, UP, Plan
from kingsburg_table.games.tuscany.payment import affordable, payments
from kingsburg_table.games.tuscany.piles import drawable
from kingsburg_table.games.tuscany.placing import bonus_left, more, points_for
from kingsburg_table.games.tuscany.scoring import kept, places, token_side, track_space
from kingsburg_table.games.tuscany.state import GREEN, NONE, TPlay, Tuscany
from kingsburg_table.games.tuscany.steps.pay import payment_of, wanted
from kingsburg_table.games.tuscany.steps.turn import cards_drawn
from kingsburg_table.games.tuscany.words import BOARDS

HIDDEN = "?"
GOODS = ("marble", "worker")
PAYERS = 400  #: hands tried for somebody who is asked how to pay
COUNTERS = (
    "green", "red", "points", "cards", "marble", "worker", "stored", "hexes", "tokens", "stacks",
    *(f"green_{source}" for source in GREEN),
)
BOOKED = ("green", "red", "cards", "marble", "worker")


def hide(state: Tuscany, seat: int | None) -> None:
    """The others' hands with the deck, from which they could be counted; their estates until all are done (T19)."""
    state.deck = []
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        if not state.open_hands:
            player.hand = []
        if not state.laid:
            player.estate = HIDDEN
            player.pieces = EMPTY * len(player.pieces)


def counters(view: Tuscany, seat: int) -> Mapping[str, int]:
    """The numbers of a seat; an estate that is still being laid out counts as empty."""
    player = view.players[seat]
    pieces, store = player.pieces, player.store
    hexes = len(pieces) - pieces.count(EMPTY) if view.laid else 0
    numbers = (
        player.green, player.red, player.red, player.cards, player.marble, player.worker,
        len(store) - store.count(EMPTY), hexes, sum(player.tokens), len(player.stack), *player.green_from,
    )
    return dict(zip(COUNTERS, numbers, strict=True))


def hints(data: Components, view: Tuscany, seat: int) -> Mapping[str, Any]:
    """What fits where and brings what, what can be paid, how the stacks stand: what follows from rules."""
    player = view.players[seat]
    known = player.estate not in ("", HIDDEN)
    openings = data.openings(player.estate, player.pieces) if known else {}
    codes = dict.fromkeys(code for code in player.store + view.display if code != EMPTY)
    return {
        "fits": [  # by slot of the display: how many hexes the tile fits, whatever the hand
            len(openings.get(data.kind_of[code], ())) if code != EMPTY else 0 for code in view.display
        ],
        "gains": {  # by piece that could be placed: green points at once on each hex it fits
            data.id_of[code]: {
                hex + 1: sum(points_for(data, view, seat, code, hex))
                for hex in openings.get(data.kind_of[code] or code, ())
            }
            for code in codes
        },
        "payable": [  # kinds on whose hexes something could be placed with these cards and workers
            kind for place, kind in enumerate(data.kind_ids)
            if player.hand and affordable(player.hand, place, player.worker)
        ],
        "draws": data.figures.draw + player.tokens[data.draw_more],
        "room": player.store.count(EMPTY),
        "deck": drawable(data, view) - sum(view.discard),
        "incomes": sum(view.incomes),
        "neutral": len(view.neutral),
        "stacks": [data.stacks(len(other.stack)) for other in view.players],  # by seat
        "to_phase_end": [  # by seat: own tiles until the stack is empty that ends the running phase
            max(0, len(other.stack) - sum(data.figures.stacks[max(1, view.phase) :])) for other in view.players
        ],
        "if_scored": [  # by seat: red after a scoring now; after the last one nothing is added any more
            other.red + (other.green if len(other.scored) < data.phases else 0) for other in view.players
        ],
        "kept": [sum(kept(data, other)) for other in view.players],  # by seat: what final scoring would add now
        "places": places(view),  # by seat: where everybody would end now, tie-breaks counted
        "spaces": [  # by seat: where the markers stand on green and red, and the side of the 50/100 token
            (track_space(data, other.green), track_space(data, other.red), token_side(data, other.red))
            for other in view.players
        ],
        "bonus": {kind: bonus_left(data, view, place) for place, kind in enumerate(data.kind_ids)},
    }


def forecast(play: TPlay, seat: int, option: Option) -> list[Coming]:
    """What lies behind a door of chance and is known all the same: how many cards are drawn, and what a castle's tile
    brings, which is laid only when the display has been filled (T9.4)."""
    state, data, action = play.state, play.data, option.action
    player = state.players[seat]
    coming: dict[Key, int] = {}
    if isinstance(action, Draw):
        coming[seat, "cards"] = min(cards_drawn(play, seat), drawable(data, state))
    elif isinstance(action, (Place, Pay)):
        land = data.land(player.estate)
        hex = state.hex if isinstance(action, Pay) else land.number[action.hex]
        coming[seat, "cards"] = _cards(data, state, land.kinds[hex])
    elif isinstance(action, PlaceFree) and option.reveals:
        land = data.land(player.estate)
        hex = land.number[action.hex]
        kind = land.kinds[hex]
        coming[seat, "green"] = sum(points_for(data, state, seat, data.code_of[action.tile], hex))
        coming[seat, "hexes"] = 1
        coming[seat, "cards"] = _cards(data, state, kind)
        for thing, count in data.gained[kind].items():
            if thing in GOODS:
                coming[seat, thing] = count + more(data, state, seat, kind)
    return [{key: count for key, count in coming.items() if count}]


def alike(play: TPlay, seat: int, option: Option) -> Hashable:
    """Which tile is taken changes no counter, nor does the colour of what is paid; where and what is placed does it by
    the colour that is paid and has its effect, and by the points (T4.6)."""
    state, data, action = play.state, play.data, option.action
    if isinstance(action, Take):
        return Take, bool(action.out)
    if isinstance(action, Pay):
        cards, workers = payment_of(action)
        return Pay, sum(cards), workers
    if not isinstance(action, Place):
        return None
    land = data.land(state.players[seat].estate)
    hex = land.number[action.hex]
    return Place, land.kinds[hex], points_for(data, state, seat, data.code_of[action.piece], hex)


def _cards(data: Components, state: Tuscany, kind: str) -> int:
    """Cards that the effect of a kind draws."""
    return min(data.gained[kind].get("cards", 0), drawable(data, state))


def redraw(data: Components, state: Tuscany, seat: int | None, rng: Random, chosen: Sequence[int]) -> None:
    """The inverse of `hide`: the others' cards and estates as they might be; `chosen`: whose estates are laid out."""
    unseen = [kind.cards for kind in data.kinds.values()]
    for place in range(len(unseen)):
        unseen[place] -= state.discard[place]
        unseen[place] -= sum(player.hand[place] for player in state.players if player.hand)
    pool = [place for place, count in enumerate(unseen) for _ in range(count)]
    rng.shuffle(pool)
    paying = state.agenda[-1].seat if state.hex != NONE else NONE
    if paying != NONE and not state.players[paying].hand:
        _redraw_payer(data, state, paying, pool, rng)
    for player in state.players:
        if not player.hand:
            player.hand = [0] * len(unseen)
            for _ in range(player.cards):
                player.hand[pool.pop()] += 1
    state.deck = [pool.count(place) for place in range(len(unseen))]
    if not state.laid:
        _redraw_estates(data, state, seat, rng, chosen)


def _redraw_payer(data: Components, state: Tuscany, seat: int, pool: list[int], rng: Random) -> None:
    """Who is asked how to pay has more than one way; of such hands one, in the end one that can pay at all."""
    player, place = state.players[seat], wanted(data, state, seat)
    ways = 0
    for _ in range(PAYERS):
        held = rng.sample(pool, player.cards)
        hand = [held.count(kind) for kind in range(len(data.kind_ids))]
        found = len(payments(hand, place, player.worker))
        if found > ways:
            ways, player.hand = found, hand
        if ways > 1:
            break
    for kind, count in enumerate(player.hand):
        for _ in range(count):
            pool.remove(kind)


def _redraw_estates(
    data: Components, state: Tuscany, seat: int | None, rng: Random, chosen: Sequence[int]
) -> None:
    """Boards that nobody else has, laid out anyhow; those who are done have founded their castle somewhere."""
    own = () if seat is None else data.plan(state.players[seat].estate).boards
    left = {kind: [id for id, board in data.boards.items() if board.kind == kind and id not in own] for kind in BOARDS}
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        boards = [left[kind].pop(rng.randrange(len(left[kind]))) for kind in BOARDS]
        rng.shuffle(boards)
        turned = tuple(rng.random() < 0.5 for _ in boards)
        joints = "".join(rng.choice((DOWN, UP)) for _ in boards[1:])
        player.estate = Plan(tuple(boards), turned, joints).code()
        player.pieces = EMPTY * len(player.pieces)
        if other in chosen:
            hex = rng.choice(data.land(player.estate).of_kind[data.castle])
            player.pieces = f"{player.pieces[:hex]}{data.start_castle}{player.pieces[hex + 1 :]}"
