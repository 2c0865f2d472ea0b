"""Signorie at the table: every phase, and the states easily forgotten."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kingsburg_table.core.session import Session
from kingsburg_table.table.scenes.table import TableScene
from shots.camera import Camera
from shots.positions import LONG, at, match, over
from shots.shots import Shot, drawer, hover, lit, past, press, rival, table
from shots.styles import thrifty


def signorie(
    players: int, seed: int, kind: str, year: int = 2, least: int = 1, thing: str = "", **more: Any
) -> Callable[[], Session[Any, Any]]:
    return lambda: match("signorie", players, seed, at(kind, year, least, thing), choose=thrifty, **more)


def crowded(session: Session[Any, Any]) -> Session[Any, Any]:
    """Full cities, many men on one space, rows full of tokens, points above 99, florins above 9."""
    state, data = session.state, session.rules.data
    count = len(state.players)
    for at_, city in enumerate(state.cities):
        city[:] = [(each + at_) % (2 * count) for each in range(len(data.city_of[at_].spaces))]
    for seat, player in enumerate(state.players):
        player.florins, player.brides = 27 + seat, 4
        player.careers = [[1, 1, 2, 6, 7, 7], [2, 2, 2, 4, 7], [1, 4, 4, 5, 7]]
        player.helpers = list(range(15 - 3 * seat))
        player.rows = [[data.token_number(house, 5 - seat) for house in getattr(data.plan_of[player.plan], row)]
                       for row in ("politics", "church", "military", "marriage")]
        player.face_down = [3, 1, 0, 2]
        player.scored[0] = (104, 128, 99, 7)[seat]
        player.initiative = 6
    return session


def short(colour: str, **own: Any) -> Callable[[], Session[Any, Any]]:
    """Whoever decides has taken a die, and something to come is short: pawns, tokens, the end of a track."""
    def made() -> Session[Any, Any]:
        session = match("signorie", 4, 3, at("turn", 3, 8, "die."), choose=thrifty)
        assert session.decision is not None
        player = session.state.players[session.decision.seat]
        for name, value in own.items():
            setattr(player, name, value)
        dice = [option for option in session.decision.options if option.targets[0].startswith(f"die.{colour}")]
        session.act(dice[0])
        return session

    return made


def listed(camera: Camera, made: TableScene) -> None:
    """All that may be done now."""
    made.ways.open_possible()
    camera.rest()


def signorie_shots() -> Sequence[Shot]:
    return [
        table("signorie_turn", signorie(4, 3, "turn", 3, 8, "die."), lit("die")),
        table("signorie_first_turn", signorie(4, 5, "turn", 1)),
        table("signorie_main", signorie(4, 3, "main", 4, 4, "task."), lit("task")),
        table("signorie_main_hire", signorie(3, 4, "main", 3, 4, "helper."), lit("helper")),
        table("signorie_main_hover", signorie(4, 8, "main", 4, 4, "manage."), hover("manage.SEAT.*")),
        table("signorie_lost", short("purple", reserve_men=0, reserve_women=1, brides=3), hover("manage.SEAT.purple")),
        table("signorie_lost_seal", short("purple", reserve_men=0, reserve_women=1, brides=3), lit("manage")),
        table("signorie_lost_listed", short("purple", reserve_men=0, reserve_women=1, brides=3, initiative=9), listed),
        table("signorie_cities_listed", short("grey", careers=[[5], [1, 3], []]), listed),
        table("signorie_lost_points", short("purple", initiative=9), lit("task")),
        table("signorie_marriage_ahead", short("red", florins=6), hover("manage.SEAT.red")),
        table("signorie_mission_ahead", short("grey", careers=[[5], [1, 3], []]), hover("manage.SEAT.grey")),
        table("signorie_two_players", signorie(2, 3, "turn", 4, 5), hover("city.milano")),
        table("signorie_why_not", signorie(3, 8, "main", 2, 3), press("city.firenze")),
        table("signorie_tip", signorie(4, 3, "turn", 3, 8), hover("helper.SEAT.vp_per_man")),
        table("signorie_tip_city", signorie(4, 3, "turn", 4, 8), hover("city.roma")),
        table("signorie_tip_row", signorie(4, 3, "turn", 4, 8), hover("row.SEAT.marriage")),
        table("signorie_mission", signorie(4, 4, "mission", 3, 3, "city."), lit("city")),
        table("signorie_marriage", signorie(4, 5, "marriage", 3, 4, "city."), lit("city")),
        table("signorie_advance", signorie(4, 6, "advance", 3, 4, "man."), lit("man")),
        table("signorie_token", signorie(4, 7, "token", 2, 1, "row."), lit("row")),
        table("signorie_pawns", signorie(4, 7, "pawns", 2, 1, "reserve."), lit("reserve")),
        table("signorie_helpers", signorie(4, 3, "helpers", 4, 2, "helper."), lit("helper")),
        table("signorie_any_task", signorie(4, 3, "any task", 3, 3, "task."), lit("task")),
        table("signorie_threshold", signorie(4, 12, "look threshold", 3)),
        table("signorie_reward", signorie(4, 12, "reward", 2, 2, "reward."), lit("reward")),
        table("signorie_reward_three", signorie(3, 9, "reward", 4, 2), hover("florins")),
        table("signorie_wedding", signorie(4, 11, "wedding", 3)),
        table("signorie_free_helper", signorie(4, 11, "free helper", 1, 1, "helper."), lit("helper")),
        table("signorie_left_die", signorie(4, 11, "left die", 1, 1, "die."), lit("die")),
        table("signorie_purchase", signorie(4, 11, "purchase", 6)),
        table("signorie_rewards_done", signorie(4, 12, "look rewards", 4)),
        table("signorie_seal", signorie(4, 3, "seal", 3)),
        table("signorie_rival", signorie(4, 3, "turn", 5, 3), rival),
        table("signorie_past", signorie(4, 3, "turn", 5, 3), past),
        table("signorie_chronicle", signorie(4, 3, "turn", 5, 3), drawer),
        table("signorie_long_names", signorie(4, 3, "turn", 4, 4, names=LONG)),
        table("signorie_long_end", signorie(4, 12, "reward", 3, 2, names=LONG)),
        table("signorie_crowded", lambda: crowded(match("signorie", 4, 3, at("turn", 5, 3), choose=thrifty))),
        table("signorie_crowded_end", lambda: crowded(match("signorie", 4, 12, at("reward", 3, 2), choose=thrifty))),
        table("signorie_final", signorie(4, 3, "look final", 7)),
        table("signorie_final_full", lambda: crowded(match("signorie", 4, 3, at("look final", 7), choose=thrifty))),
        table("signorie_dice", signorie(4, 3, "look dice", 2)),
        table("signorie_two_end", signorie(2, 3, "reward", 3, 2), hover("florins")),
        table("signorie_over", lambda: match("signorie", 4, 3, over, choose=thrifty)),
    ]
