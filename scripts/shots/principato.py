"""Principato at the table: every phase, and the states easily forgotten."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kingsburg_table.core.session import Session
from kingsburg_table.table.scenes.table import TableScene
from shots.camera import Camera
from shots.positions import LONG, at, match, over
from shots.shots import Shot, drawer, hover, lit, past, press, rival, table
from shots.styles import sensible


def principato(
    players: int, seed: int, kind: str, year: int = 2, least: int = 1, **more: Any
) -> Callable[[], Session[Any, Any]]:
    return lambda: match("principato", players, seed, at(kind, year, least), choose=sensible, **more)


def crowded(session: Session[Any, Any]) -> Session[Any, Any]:
    """Many tokens of everything: more than the sheet has places for."""
    for seat, player in enumerate(session.state.players):
        player.field, player.farm, player.palazzo, player.bank = 9 + seat, 8, 7, 6
        player.food, player.money, player.favor = 13, 9, 3
        player.militia, player.condottiere, player.catapult = 9, 6, 5
        player.militia_food, player.condottiere_money, player.condottiere_favor = 4, 2, 1
        player.monument, player.book, player.painting = [2, 2, 1], [1, 1, 1], [2, 0, 0]
        player.military = (104, 27, 0, 58)[seat]
    return session


def peeking(camera: Camera, made: TableScene) -> None:
    made.match.screen.hold_peek("space")


def principato_shots() -> Sequence[Shot]:
    return [
        table("principato_turn", principato(4, 3, "act", 2, 20), press("choice.1.1")),
        table("principato_first_turn", principato(4, 5, "act", 1)),
        table("principato_exchange", principato(3, 4, "act", 3, 20), press("display.3")),
        table("principato_two_players", principato(2, 3, "act", 3, 14), hover("choice.2.1")),
        table("principato_why_not", principato(3, 8, "act", 2, 14), press("token.SEAT.field")),
        table("principato_tip", principato(4, 3, "act", 2, 20), hover("display.1")),
        table("principato_pay", principato(3, 7, "pay", 2, 3), lit("cube")),
        table("principato_station", principato(3, 7, "station", 2), lit("amount")),
        table("principato_recruit", principato(4, 7, "recruit", 1), lit("amount")),
        table("principato_culture", principato(4, 7, "token", 2), lit("culture")),
        table("principato_replace", principato(4, 7, "replace", 2), lit("display")),
        table("principato_supply", principato(4, 12, "supply", 2, 4), lit("troop")),
        table("principato_supply_three", principato(3, 9, "supply", 1, 3), lit("cube")),
        table("principato_points", principato(4, 12, "look scoring", 2)),
        table("principato_dismiss", principato(4, 12, "dismiss", 2, 3), lit("amount")),
        table("principato_seal", principato(4, 3, "seal", 3)),
        table("principato_goals", principato(4, 3, "act", 2, 20), peeking),
        table("principato_rival", principato(4, 3, "act", 3, 20), rival),
        table("principato_past", principato(4, 3, "act", 3, 20), past),
        table("principato_chronicle", principato(4, 3, "act", 3, 20), drawer),
        table("principato_long_names", principato(4, 3, "act", 2, 20, names=LONG)),
        table("principato_long_scoring", principato(4, 12, "supply", 2, 4, names=LONG)),
        table("principato_crowded", lambda: crowded(match("principato", 4, 3, at("act", 2, 20), choose=sensible))),
        table("principato_crowded_scoring",
              lambda: crowded(match("principato", 4, 12, at("supply", 2, 4), choose=sensible))),
        table("principato_final", principato(4, 3, "look final", 3)),
        table("principato_over", lambda: match("principato", 4, 3, over, choose=sensible)),
    ]
