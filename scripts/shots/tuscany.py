"""The Castles of Tuscany at the table: every phase, and the states easily forgotten."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from kingsburg_table.core.actions import Action
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.opening import checked_options
from kingsburg_table.core.seats import Seat, seat_list
from kingsburg_table.core.session import Session
from kingsburg_table.games.tuscany.actions import Pay, Place, PlaceFree
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.match import at_the_table
from kingsburg_table.table.scenes.table import TableScene
from shots.camera import Camera
from shots.positions import LONG, NAMES, at, match, over
from shots.shots import Shot, drawer, hover, lit, past, press, rival, table
from shots.styles import settling

Then = Callable[[Camera, TableScene], object]


def tuscany(
    players: int, seed: int, kind: str, round: int = 1, least: int = 1, thing: str = "", **more: Any
) -> Callable[[], Session[Any, Any]]:
    return lambda: match("tuscany", players, seed, at(kind, round, least, thing), choose=settling, **more)


def opened(then: Then | None = None) -> Then:
    """The curtain is held open first."""

    def show(camera: Camera, made: TableScene) -> None:
        if made.match.screen.phase is Phase.CURTAIN:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
            for _ in range(3):
                camera.wait(500)
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, scancode=0))
            camera.rest()
        if made.match.screen.phase is Phase.RECAP:
            made.match.screen.handover.dismiss()
            made.renew()
            camera.rest()
        if then is not None:
            then(camera, made)

    return show


def crowded(session: Session[Any, Any]) -> Session[Any, Any]:
    """As many cards, tokens, goods and points as there can be: most of the deck in one hand, a full storage of four."""
    state, data = session.state, session.rules.data
    state.discard = [0] * len(data.kinds)
    state.deck = [0, 2, 0, 1, 0, 2, 0, 1]
    asked = state.order[0]
    for seat, player in enumerate(state.players):
        others = [2, 1, 0, 3, 1, 2, 2, 0]
        held = [kind.cards - left - 3 * other for kind, left, other in
                zip(data.kinds.values(), state.deck, others, strict=True)]
        player.hand = held if seat == asked else list(others)
        player.cards = sum(player.hand)
        for place in range(len(player.tokens)):
            state.tokens[place] += player.tokens[place]
        player.tokens = [0, 3, 1, 0, 0] if seat == asked else [2, 0, 1, 0, 1]
        player.store = "gKQV" if seat == asked else "."
        for place in range(len(player.tokens)):
            state.tokens[place] -= player.tokens[place]
        player.marble, player.worker = 11, 14 + seat
        player.green, player.red = 58 + seat, (104, 128, 99, 7)[seat]
    session.running.run_on()
    return session


def placed_at(*played: type[Action], **given: Any) -> Callable[[], Session[Any, Any]]:
    """Ola's turn in a position of her own, in the words of worked examples; then the first such options are played."""

    def make() -> Session[Any, Any]:
        controller = get_controller("tuscany")
        seats = seat_list(at_the_table([Seat(name) for name in NAMES[:3]]), controller.players)
        session: Session[Any, Any] = Session(controller, seats, checked_options(controller, {}), 1)

        def arrange(controller: Any, state: Any) -> None:
            for key, value in given.items():
                controller.put(state, None if key == "display" else 0, key, value)

        session.state.order = [0, 1, 2]
        session.open_at("phase 1 / round 5 / act", 0, arrange)
        for kind in played:
            decision = session.decision
            assert decision is not None
            session.act(next(option for option in decision.options if isinstance(option.action, kind)))
        return session

    return make


LANDS = [[0, 1, "start_castle"], [3, 1, "quarry"], [3, 0, "cart"], [1, 1, "monastery"], [2, 0, "town"]]
CHAIN = placed_at(
    Place, Pay, PlaceFree, display=["cart", "cart", *["monastery"] * 2, "inn", "inn", "castle", "town"], marble=1,
    tokens={"plus_income": 1, "plus_storage": 1}, store=["castle", "hexagon"], placed=LANDS,
    hand={"castle": 3, "village": 2, "cart": 1},
)
NOTHING_FITS = placed_at(
    display=["town", "town", "cart", "cart", "quarry", "quarry", "inn", "castle"], hand={"castle": 3, "village": 2},
    placed=[[0, 1, "start_castle"]], store=["village"],
)


def tuscany_shots() -> Sequence[Shot]:
    open_hands = {"open_hands": "on"}
    return [
        table("tuscany_estate", tuscany(3, 1, "estate", 0), opened()),
        table("tuscany_estate_swap", tuscany(4, 2, "estate", 0), opened(press("board.SEAT.1"))),
        table("tuscany_estate_castle", tuscany(3, 1, "estate", 0), opened(lit("hex"))),
        table("tuscany_estate_curtain", tuscany(3, 1, "estate", 0)),
        table("tuscany_first_token", tuscany(4, 1, "first token", 0), opened()),
        table("tuscany_act", tuscany(4, 3, "act", 9, 10), opened()),
        table("tuscany_act_take", tuscany(4, 3, "act", 9, 10, "offer."), opened(lit("offer"))),
        table("tuscany_place", tuscany(3, 4, "act", 10, 10, "store."), opened(lit("store"))),
        table("tuscany_place_hex", tuscany(3, 4, "act", 10, 10, "hex."), opened(lit("hex"))),
        table("tuscany_pay", tuscany(3, 5, "pay", 8, 3), opened()),
        table("tuscany_castle", tuscany(3, 6, "castle", 3, 2), opened(lit("offer"))),
        table("tuscany_town", tuscany(3, 7, "town", 3), opened()),
        table("tuscany_marble", tuscany(3, 8, "marble", 5), opened()),
        table("tuscany_chain", CHAIN, opened()),
        table("tuscany_exchange", NOTHING_FITS, opened()),
        table("tuscany_exchange_kind", NOTHING_FITS, opened(press("exchange"))),
        table("tuscany_two_players", tuscany(2, 3, "act", 12, 6), opened()),
        table("tuscany_why_not", tuscany(3, 4, "act", 10, 10), opened(press("exchange"))),
        table("tuscany_tip", tuscany(3, 4, "act", 10, 10), opened(hover("offer.1"))),
        table("tuscany_tip_hex", tuscany(3, 4, "act", 10, 10), opened(hover("hex.SEAT.9"))),
        table("tuscany_scoring", tuscany(4, 3, "look scoring", 3)),
        table("tuscany_scoring_third", tuscany(3, 4, "look scoring", 24)),
        table("tuscany_final", tuscany(4, 3, "look final", 9)),
        table("tuscany_seal", tuscany(4, 3, "seal", 9), opened()),
        table("tuscany_rival", tuscany(4, 3, "act", 9, 10), opened(rival)),
        table("tuscany_past", tuscany(4, 3, "act", 9, 10), opened(past)),
        table("tuscany_chronicle", tuscany(4, 3, "act", 9, 10), opened(drawer)),
        table("tuscany_open_hands", tuscany(4, 3, "act", 9, 10, options=open_hands), opened()),
        table("tuscany_open_rival", tuscany(4, 3, "act", 9, 10, options=open_hands), opened(rival)),
        table("tuscany_long_names", tuscany(4, 3, "act", 9, 10, names=LONG), opened()),
        table("tuscany_crowded", lambda: crowded(match("tuscany", 4, 3, at("act", 9, 10), choose=settling)), opened()),
        table("tuscany_over", lambda: match("tuscany", 4, 3, over, choose=settling)),
    ]
