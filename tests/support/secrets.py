"""For each game: change what a seat may not see, and nothing else. One function a game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

Change = Callable[[Any, Any, int, "int | None", random.Random], None]


def pebbles(controller: Any, state: Any, seat: int, secret: int | None, rng: random.Random) -> None:
    """The hands that others have shown secretly so far."""
    if secret is not None:
        for other, player in enumerate(state.players):
            if other != seat and player.hand:
                player.hand = rng.choice(["open", "fist"])


def lanes(controller: Any, state: Any, seat: int, secret: int | None, rng: random.Random) -> None:
    """Everything lies open."""


def hideouts(controller: Any, state: Any, seat: int, secret: int | None, rng: random.Random) -> None:
    """Where others hide, and with what, until all are found; what is not chosen yet stays open."""
    if secret is not None:
        for other, player in enumerate(state.players):
            if other != seat and player.hideout:
                player.hideout = rng.choice(["cave", "mill"])
                player.coins = rng.choice([1, 2]) if player.coins else 0


def kingsburg(controller: Any, state: Any, seat: int, secret: int | None, rng: random.Random) -> None:
    """Enemy cards that others have looked at; governors dealt to others and army tokens that they have chosen."""
    data = controller.rules_of(state).data
    pool = data.enemy_pools[state.year - 1] if state.year else []
    if state.enemy and not state.enemy_shown and seat not in state.peekers:
        state.enemy = rng.choice([card for card in pool if card != state.valley])
    if state.valley and not state.enemy_shown and seat not in state.scouts:
        state.valley = rng.choice([card for card in pool if card != state.enemy])
    left = [card for card in data.cards.governors if card not in state.players[seat].hand]
    for other, player in enumerate(state.players):
        if other != seat and player.hand:
            player.hand = rng.sample(left, len(player.hand))
            left = [card for card in left if card not in player.hand]
            player.governor = rng.choice(player.hand) if player.governor else ""
        if other != seat and player.mustered >= 0:
            player.mustered = rng.choice(player.army)


def principato(controller: Any, state: Any, seat: int, secret: int | None, rng: random.Random) -> None:
    """The others' goal cards, and those that nobody has."""
    if state.goals_up:
        return
    for place in range(2):
        own = state.players[seat].goals[place]
        type = controller.rules({}).data.goals[own].type
        left = [id for id, goal in controller.rules({}).data.goals.items() if goal.type == type and id != own]
        rng.shuffle(left)
        for other, player in enumerate(state.players):
            if other != seat:
                player.goals[place] = left.pop()


def signorie(controller: Any, state: Any, seat: int, secret: int | None, rng: random.Random) -> None:
    """Everything lies open, and the fronts of tokens that nobody has seen are not in the state."""


def tuscany(controller: Any, state: Any, seat: int, secret: int | None, rng: random.Random) -> None:
    """The others' cards and the deck; the estates that others are laying out or have laid out face down. Who is asked
    how to pay keeps the hand: that there is a question at all tells something of it."""
    data = controller.rules_of(state).data
    paying = state.agenda[-1].seat if state.hex >= 0 else -1
    others = [player for other, player in enumerate(state.players) if other not in (seat, paying)]
    piles = (state.deck, *(player.hand for player in others))
    pool = [kind for pile in piles for kind, count in enumerate(pile) for _ in range(count)]
    rng.shuffle(pool)
    for player in others:
        held = [pool.pop() for _ in range(player.cards)]
        player.hand = [held.count(kind) for kind in range(len(player.hand))]
    state.deck = [pool.count(kind) for kind in range(len(state.deck))]
    for player in () if state.laid else others:
        *boards, joints = player.estate.split(" ")
        rng.shuffle(boards)
        player.estate = " ".join((*(board[:2] + rng.choice(("", "r")) for board in boards), joints))
        if any(piece != "." for piece in player.pieces):
            hex = rng.choice(data.land(player.estate).of_kind[data.castle])
            player.pieces = "." * hex + data.start_castle + "." * (len(player.pieces) - hex - 1)


SECRETS: dict[str, Change] = {
    "pebbles": pebbles, "lanes": lanes, "hideouts": hideouts,
    "kingsburg": kingsburg, "principato": principato, "signorie": signorie, "tuscany": tuscany,
}
