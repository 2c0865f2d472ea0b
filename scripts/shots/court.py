"""Kingsburg's modules: the stages before the first year."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kingsburg_table.core.session import Session
from kingsburg_table.table.scenes.table import TableScene
from shots.camera import Camera
from shots.positions import LONG, NAMES, at, match
from shots.shots import Shot, table
from shots.tuscany import opened

FULL = {"extra_rows": "on", "alternative_rows": "deal", "governors": "secret", "destiny": "on", "army_tokens": "on",
        "whims": "drawn"}


def court(players: int, seed: int, until: Callable[[Session[Any, Any]], bool], names: tuple[str, ...] = NAMES,
          **options: str) -> Callable[[], Session[Any, Any]]:
    """A position of a match with all modules, some of them otherwise."""
    return lambda: match("kingsburg", players, seed, until, names, options={**FULL, **options})


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
    def until(session: Session[Any, Any]) -> bool:
        sold = sum(bool(player.governor) for player in session.state.players)
        decision = session.decision
        return bool(decision and decision.kind == "auction" and sold == count
                    and any(option.targets == ("pass",) for option in decision.options))
    return until


def court_shots() -> Sequence[Shot]:
    return [
        table("kingsburg_choice", court(5, 3, after("choose governor", 4)), opened(armed("governor."))),
        table("kingsburg_choice_long", court(5, 4, at("choose governor", 0), LONG), opened(armed("governor."))),
        table("kingsburg_choice_curtain", court(3, 3, at("choose governor", 0))),
        table("kingsburg_naming", court(5, 3, at("auction", 0), governors="auction"), armed("governor.")),
        table("kingsburg_auction", court(4, 5, bidding(1), governors="auction"), armed("bid.9")),
        table("kingsburg_auction_long", court(5, 7, bidding(2), LONG, governors="auction")),
        table("kingsburg_draft", court(4, 2, after("draft strip", 3), alternative_rows="draft"), armed("strip.")),
        table("kingsburg_draft_long", court(5, 2, after("draft strip", 5), LONG, alternative_rows="draft",
                                            extra_rows="off")),
        table("kingsburg_cover", court(4, 2, after("cover rows", 2)), armed("strip.")),
        table("kingsburg_twins", court(4, 1, at("exchange strip", 0)), armed("strip.")),
    ]
