"""The one place where points, cards, marble, workers and tokens change hands: every change is told for the books."""

from __future__ import annotations

from kingsburg_table.games.tuscany.box import EMPTY
from kingsburg_table.games.tuscany.state import GREEN, NONE, RED, TPlay
from kingsburg_table.games.tuscany.words import TOKENS


def score_green(play: TPlay, seat: int, source: str, points: int) -> dict[str, int]:
    """Green points; returns the `gain` of the event that tells of them."""
    player = play.state.players[seat]
    player.green += points
    player.green_from[GREEN.index(source)] += points
    return {"green": points}


def score_red(play: TPlay, seat: int, source: str, points: int) -> dict[str, int]:
    """Red points."""
    player = play.state.players[seat]
    player.red += points
    player.red_from[RED.index(source)] += points
    return {"red": points}


def take_goods(play: TPlay, seat: int, thing: str, count: int) -> None:
    """Marble or workers; the supply never runs out (TT53)."""
    player = play.state.players[seat]
    setattr(player, thing, getattr(player, thing) + count)
    play.tell("goods", seat=seat, gain={thing: count})


def take_hexagon(play: TPlay, seat: int) -> bool:
    """A wooden hexagon onto the space just freed, else any empty one; False: there is none (T11.1, T16.5)."""
    state = play.state
    player = state.players[seat]
    space = state.space if state.space != NONE and player.store[state.space] == EMPTY else player.store.find(EMPTY)
    if space < 0:
        return False
    put_in_store(play, seat, space, play.data.hexagon)
    play.tell("hexagon", seat=seat, space=space + 1)
    return True


def put_in_store(play: TPlay, seat: int, space: int, code: str) -> None:
    """A piece, or nothing, on a storage space."""
    player = play.state.players[seat]
    player.store = f"{player.store[:space]}{code}{player.store[space + 1 :]}"


def take_token(play: TPlay, seat: int, token: str) -> None:
    """A bonus token from its pile; it works at once (S8, T10)."""
    state = play.state
    player, place = state.players[seat], TOKENS.index(token)
    component = play.data.tokens[token]
    state.tokens[place] -= 1
    player.tokens[place] += 1
    player.store += EMPTY * component.space
    play.tell("token", seat=seat, token=token)
    if component.green:
        play.tell("points", seat=seat, gain=score_green(play, seat, "tokens", component.green))


def pay(play: TPlay, seat: int, cards: tuple[int, ...], workers: int) -> None:
    """Cards to the discard pile, workers to the supply (T4.2)."""
    state = play.state
    player = state.players[seat]
    for place, count in enumerate(cards):
        if count:
            player.hand[place] -= count
            state.discard[place] += count
    number = sum(cards)
    player.cards -= number
    player.worker -= workers
    paid = {thing: count for thing, count in (("cards", number), ("worker", workers)) if count}
    shown = {kind: count for kind, count in zip(play.data.kind_ids, cards, strict=True) if count}
    if workers:
        shown["worker"] = workers
    play.tell("paid", seat=seat, what=shown, pay=paid)
