"""Kingsburg's board: which things lie where, and who paints them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from kingsburg_table.core.actions import Decision, Event
from kingsburg_table.table.boards.kingsburg import (
    army,
    battles,
    calendar,
    cards,
    cells,
    chips,
    council,
    court,
    electing,
    electing_pieces,
    enemy,
    flights,
    giving,
    governor,
    offers,
    order,
    overture,
    province,
    rivals,
    strips,
    threat,
    tips,
    tray,
    treasury,
)
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import Focus, Placed
from kingsburg_table.table.pieces.board import Board, Painter, Ribbon, Sight, Tip
from kingsburg_table.table.pieces.flying import Cast, Flight, Picture
from kingsburg_table.table.pieces.spots import Look, Thing

THINGS = {
    "council": council.things, "order": order.things, "threat": threat.things, "winter": threat.things,
    "goods": treasury.things, "tray": tray.things, "sums": tray.sums_things, "envoy": tray.envoy_things,
    "province": province.things, "spoils": treasury.things, "enemy": enemy.things, "battles": battles.things,
    "destiny": cards.destiny_things, "scenario": cards.scenario_things, "governor": governor.things,
    "scenario_low": lambda sight: cards.scenario_things(sight, True),
    "governor_high": governor.things, "army": army.things, "offers": offers.things,
}
STAGED = {
    "hand": electing.hand_things, "called": electing.called_things, "lot": electing.lot_things,
    "later": electing.later_things, "bids": electing.bid_things, "bidders": electing.seat_things,
    "choosers": electing.chooser_things, "pool": strips.pool_things, "own_strips": strips.own_things,
    "drafters": strips.seat_things, "drafters_own": strips.seat_things, "bidders_bidding": electing.seat_things,
}
ARRANGED = {
    "sums": tray.arranged, "envoy": tray.arranged, "province": province.arranged, "governor": governor.arranged,
    "governor_high": governor.arranged, "choosers": electing.choosers_arranged, "own_strips": strips.own_arranged,
    "offers": offers.arranged,
}
LIGHT = {"spring": "#F4FBE6", "summer": "#FFF9E4", "autumn": "#FFEBCF", "winter": "#E2ECFB"}
GROUNDS = {
    "council": council.ground, "treasury": treasury.ground, "tray": tray.ground, "province": province.ground,
    "chest": treasury.ground, "night": enemy.night, "battles": battles.ground, "army": army.ground,
    "chooser_sheet": electing.strip_ground, "ladder": electing.ladder_ground, "highest": electing.highest_ground,
    "auction_head": electing.steps_ground,
    "strip_sheet": strips.ground, "strip_sheet_own": strips.ground, "auction_head_bidding": electing.steps_ground,
    "offers": offers.ground,
}


class KingsburgBoard(Board):
    """Everything a person sees of Kingsburg; made once per match and language."""

    follow: Mapping[str, tuple[str, ...]] = {"die": ("sums",), "white": ("sums",)}
    helps = ("token", "building", "envoy")
    ground_follows_page = False
    lying: Mapping[str, Callable[[Sight], Sequence[Thing]]] = {**THINGS, **STAGED}
    fitted, grounds = ARRANGED, GROUNDS
    read: tuple[str, ...] = ("points", "die", "white", "good")
    sources: Mapping[str, str] = {
        "advisors": "person", "buildings": "building", "favour": "heart", "battles": "swords", "effects": "build",
        "end": "trophy", "governors": "governor", "destiny": "event", "army": "reinforcement", "whims": "envoy",
        "scenario": "goal_scroll",
    }
    painters: Mapping[str, Painter] = {
        "advisor": giving.paint, "mini": council.paint_mini, "order": order.paint, "builders": order.paint_builders,
        "threat": threat.paint, "counter": treasury.paint, "die": tray.paint, "sums": tray.paint_sums,
        "envoy": tray.paint_envoy, "building": cells.paint, "enemy": enemy.paint, "battle": battles.paint,
        "card": cards.paint, "scenario": cards.paint_scenario, "governor": governor.paint,
        "office": governor.paint_office, "army": army.paint, "offer": offers.paint,
        "candidate": electing_pieces.paint_candidate, "closed": electing_pieces.paint_closed,
        "lot": electing_pieces.paint_lot,
        "later": electing_pieces.paint_later, "bid": electing_pieces.paint_bid, "bidder": electing_pieces.paint_bidder,
        "chooser": electing_pieces.paint_chooser, "strip": strips.paint, "covered": strips.paint_covered,
        "drafter": strips.paint_seat,
    }

    def things(self, piece: str, sight: Sight) -> Sequence[Thing]:
        if piece == "province" and offers.open_now(sight):
            return ()  # choices lie over it
        return super().things(piece, sight)

    def arranged(self, placed: Placed, sight: Sight) -> Placed:
        return super().arranged(court.arranged(placed, sight), sight)

    def share(self, focus: Focus, sight: Sight) -> float | None:
        return court.share(focus, sight)

    def focus(self, decision: Decision | None, sight: Sight) -> Focus:
        if sight.view.enemy_shown or overture.stage(sight):
            return "stage"
        return "estate" if calendar.step(sight) in ("build", "season_end") else "piazza"

    def stage(self, sight: Sight) -> str:
        return overture.stage(sight) or "winter"

    def light(self, sight: Sight) -> str:
        """The seasons: fresh, bright, golden, cold."""
        season = "winter" if sight.view.enemy_shown else str(sight.view.season)
        return LIGHT.get(season, "")

    def since(self, path: str) -> str:
        """Building and winter tell what has changed since they began."""
        parts = path.split(" / ")
        if len(parts) > 2 and parts[2] == "build":
            return " / ".join(parts[:3])
        return " / ".join(parts[:2]) if len(parts) > 1 and parts[1] == "winter" else ""

    def ribbon(self, sight: Sight) -> Ribbon:
        return calendar.ribbon(sight)

    def aside(self, canvas: Canvas, box: Box | None, sight: Sight) -> float:
        return order.aside(canvas, box, sight)

    def rival(self, canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
        rivals.card(canvas, box, seat, look, sight)

    def rail(self, canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
        rivals.rail(canvas, box, seat, look, sight)

    def tip(self, target: str, sight: Sight) -> Tip | None:
        return tips.tip(target, sight)

    def can_peek(self, sight: Sight) -> bool:
        return enemy.can_peek(sight)

    def peek(self, canvas: Canvas, box: Box, sight: Sight) -> None:
        enemy.peek(canvas, box, sight)

    def chip(self, canvas: Canvas, box: Box, action: Any, sight: Sight) -> bool:
        return chips.draw(canvas, box, action, sight)

    def chip_width(self, canvas: Canvas, action: Any, height: float, sight: Sight) -> float:
        return chips.width(canvas, action, height, sight)

    def lands(self, flight: Flight, box: Box, sight: Sight) -> Box:
        dice = flight.picture[0] in ("die", "dice") and flight.end.startswith("advisor.")
        return council.place_of_die(box, sight, *flight.part) if dice else box

    def lands_on_card(self, flight: Flight, box: Box, sight: Sight) -> Box:
        return rivals.place_of_die(box, sight, *flight.part) if flight.picture[0] in ("die", "dice") else box

    def instead(self, target: str, sight: Sight) -> Sequence[str]:
        return flights.instead(target, sight)

    def fly(self, sight: Sight) -> Iterable[Picture]:
        return flights.fly(sight)

    def flights(self, event: Event, sight: Sight) -> Sequence[Flight]:
        return flights.flights(event, sight)

    def cast(self, event: Event, sight: Sight, before: Sight | None) -> Cast | None:
        return flights.cast(event, sight, before)
