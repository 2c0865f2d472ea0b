"""The one place where florins, points and pawns change hands: every change is told, so books can be kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kingsburg_table.games.signorie.things import POINTS

if TYPE_CHECKING:
    from kingsburg_table.games.signorie.state import SPlay


def gain_florins(play: SPlay, seat: int, count: int) -> None:
    play.state.players[seat].florins += count
    play.tell("got_florins", seat=seat, gain={"florins": count})


def pay_florins(play: SPlay, seat: int, count: int) -> dict[str, int]:
    """To the bank; returns what the telling event says was paid."""
    play.state.players[seat].florins -= count
    return {"florins": count} if count else {}


def score(play: SPlay, seat: int, source: str, points: int) -> dict[str, int]:
    """Victory points by source; returns what the telling event says was gained."""
    play.state.players[seat].scored[POINTS.index(source)] += points
    return {"points": points} if points else {}


def pay_pawns(play: SPlay, seat: int, sex: str, count: int, to_threshold: bool) -> dict[str, int]:
    """From the available pool to the general supply, or to the threshold area (S6.4)."""
    player = play.state.players[seat]
    if sex == "man":
        player.men -= count
        if to_threshold:
            player.laid_men += count
        else:
            player.reserve_men += count
        return {"men": count}
    player.women -= count
    if to_threshold:
        player.laid_women += count
    else:
        player.reserve_women += count
    return {"women": count}


def take_pawns(play: SPlay, seat: int, men: int, women: int, kind: str = "got_pawns", **values: Any) -> None:
    """From the general supply to the available pool, as many as there are; the others are lost (S12.3)."""
    player = play.state.players[seat]
    given_men, given_women = min(men, player.reserve_men), min(women, player.reserve_women)
    player.reserve_men -= given_men
    player.reserve_women -= given_women
    player.men += given_men
    player.women += given_women
    play.tell(kind, seat=seat, gain=_things(men=given_men, women=given_women), **values)
    lose(play, seat, "supply", men=men - given_men, women=women - given_women)


def lose(play: SPlay, seat: int, why: str, **things: int) -> None:
    """What is due and cannot be given is told, so that it is told beforehand too."""
    if lost := _things(**things):
        play.tell("lost", seat=seat, things=lost, why=why)


def return_laid_pawns(play: SPlay, seat: int) -> None:
    """From the threshold area to the general supply (S11.14)."""
    player = play.state.players[seat]
    player.reserve_men += player.laid_men
    player.reserve_women += player.laid_women
    player.laid_men = player.laid_women = 0


def _things(**counts: int) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}
