"""Kingsburg's modules: the stages before the first year, and games with all of them and with each scenario."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kingsburg_table.core.session import Session
from kingsburg_table.table.scenes.results import ResultsScene
from kingsburg_table.table.scenes.table import TableScene
from shots.camera import Camera
from shots.positions import LONG, NAMES, at, match, over
from shots.shots import Shot, hover, lit, rival, table
from shots.tuscany import opened

FULL = {"extra_rows": "on", "alternative_rows": "deal", "governors": "secret", "destiny": "on", "army_tokens": "on",
        "whims": "drawn"}


def court(players: int, seed: int, until: Callable[[Session[Any, Any]], bool], names: tuple[str, ...] = NAMES,
          **options: str) -> Callable[[], Session[Any, Any]]:
    """A position of a match with all modules, some of them otherwise."""
    return lambda: match("kingsburg", players, seed, until, names, options={**FULL, **options})


def tale(
    scenario: str, players: int, seed: int, until: Callable[[Session[Any, Any]], bool], names: tuple[str, ...] = NAMES,
) -> Callable[[], Session[Any, Any]]:
    """A position of a match with a scenario and every module that goes with it."""
    army = "off" if scenario == "pork_barrel" else "on"
    return court(players, seed, until, names, scenario=scenario, army_tokens=army)


def after(kind: str, count: int) -> Callable[[Session[Any, Any]], bool]:
    """The decision of this kind that comes after so many records."""
    return lambda session: bool(session.decision and session.decision.kind == kind and len(session.records) >= count)


def armed(target: str) -> Callable[[Camera, TableScene], None]:
    """Touch the first thing of a kind, or this one."""

    def then(camera: Camera, made: TableScene) -> None:
        spot = next(spot for spot in made.desk.spots if spot.target.startswith(target))
        camera.click(spot.box.centre)
        camera.point(spot.box.centre)

    return then


def bidding(count: int) -> Callable[[Session[Any, Any]], bool]:
    return lambda session: _auction(session, count, "pass")


def calling(count: int) -> Callable[[Session[Any, Any]], bool]:
    return lambda session: _auction(session, count, "governor.")


def _auction(session: Session[Any, Any], count: int, target: str) -> bool:
    """So many governors are sold, and such a thing can be chosen."""
    sold = sum(bool(player.governor) for player in session.state.players)
    decision = session.decision
    return bool(decision and decision.kind == "auction" and sold == count
                and any(option.targets[0].startswith(target) for option in decision.options))


def results(name: str, make: Callable[[], Session[Any, Any]]) -> Shot:
    """The results of such a match, with all the sources of points."""

    def show(camera: Camera) -> None:
        camera.show(ResultsScene(make()))
        camera.rest()

    return Shot(name, show)


def court_shots() -> Sequence[Shot]:
    return [
        table("kingsburg_choice", court(5, 3, after("choose governor", 4)), opened(armed("governor."))),
        table("kingsburg_choice_long", court(5, 4, at("choose governor", 0), LONG), opened(armed("governor."))),
        table("kingsburg_choice_curtain", court(3, 3, at("choose governor", 0))),
        table("kingsburg_naming", court(5, 3, at("auction", 0), governors="auction"), armed("governor.")),
        table("kingsburg_naming_long", court(5, 3, calling(2), LONG, governors="auction")),
        table("kingsburg_auction", court(4, 5, bidding(1), governors="auction"), armed("bid.9")),
        table("kingsburg_auction_long", court(5, 7, bidding(2), LONG, governors="auction")),
        table("kingsburg_draft", court(4, 2, after("draft strip", 3), alternative_rows="draft"), armed("strip.")),
        table("kingsburg_draft_tip", court(4, 2, after("draft strip", 3), alternative_rows="draft"), hover("strip.D")),
        table("kingsburg_draft_long", court(5, 2, after("draft strip", 5), LONG, alternative_rows="draft",
                                            extra_rows="off")),
        table("kingsburg_cover", court(4, 2, after("cover rows", 2)), armed("strip.")),
        table("kingsburg_twins", court(4, 1, at("exchange strip", 0)), armed("strip.")),
        *_played(), *_scenarios(),
    ]


def _played() -> Sequence[Shot]:
    """Full court: every phase, the choices that its cards and tiles bring, the winter."""
    return [
        table("kingsburg_court_influence", court(4, 4, at("influence", 3, 6)), lit("advisor")),
        table("kingsburg_court_long", court(5, 5, at("influence", 4, 4), LONG)),
        table("kingsburg_court_tradition", court(4, 6, at("influence", 1, 6), whims="tradition"), hover("advisor.*")),
        table("kingsburg_court_governor_tip", court(4, 4, at("influence", 3, 6)), hover("governor.*")),
        table("kingsburg_court_build", court(4, 3, at("build", 2, 4)), lit("building")),
        table("kingsburg_court_build_long", court(5, 8, at("build", 4, 3), LONG)),
        table("kingsburg_court_reroll", court(3, 2, at("reroll", 2))),
        table("kingsburg_court_deal", court(4, 2, at("choose deal")), armed("deal.")),
        table("kingsburg_court_partner", court(5, 2, at("choose partner"), LONG)),
        table("kingsburg_court_give", court(4, 2, at("give away")), armed("seat.")),
        table("kingsburg_court_muster", court(4, 2, at("muster", 2)), opened(armed("army."))),
        table("kingsburg_court_winter", court(5, 4, at("look battle", 3))),
        table("kingsburg_court_rival", court(4, 4, at("influence", 3, 6)), rival),
        table("kingsburg_court_over", court(4, 4, over)),
        results("kingsburg_court_results", court(5, 4, over, LONG)),
        results("kingsburg_votes_results", tale("pork_barrel", 3, 6, over)),
    ]


def _scenarios() -> Sequence[Shot]:
    """Each scenario: what it asks for, and what it leaves on the table."""
    votes, alliances, valley, tournament = "pork_barrel", "shifting_alliances", "goblin_valley", "great_tournament"
    return [
        table("kingsburg_votes", tale(votes, 5, 4, after("canvass", 60)), armed("group.")),
        table("kingsburg_votes_influence", tale(votes, 5, 4, at("influence", 2, 4), LONG)),
        table("kingsburg_alliances", tale(alliances, 4, 3, at("alliance", 3)), lit("advisor")),
        table("kingsburg_alliances_broken", tale(alliances, 5, 3, at("break alliance", 3)), lit("advisor")),
        table("kingsburg_alliances_build", tale(alliances, 5, 3, at("build", 3, 3), LONG)),
        table("kingsburg_valley_decks", tale(valley, 4, 3, at("choose deck")), armed("deck.")),
        table("kingsburg_valley_winter", tale(valley, 5, 3, at("look battle", 5), LONG)),
        table("kingsburg_tournament", tale(tournament, 4, 3, at("champions", 2, 3))),
    ]
