"""Principato's board: which things lie where, and who paints them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from kingsburg_table.core.actions import Decision, Event
from kingsburg_table.table.boards.principato import (
    calendar,
    chips,
    display,
    districts,
    flights,
    goals,
    hand,
    muster,
    plates,
    ranking,
    rivals,
    stage,
    tips,
    town,
    walls,
)
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import Focus, Placed
from kingsburg_table.table.pieces.board import Board, Painter, Ribbon, Sight, Tip
from kingsburg_table.table.pieces.flying import Flight, Picture
from kingsburg_table.table.pieces.spots import Look, Thing

THINGS: Mapping[str, Callable[[Sight], list[Thing]]] = {
    "display": display.things, "deck": display.deck_things, "revealed": goals.things, "muster": muster.things,
    "numbers": muster.things, "gallery": muster.gallery_things, "town": town.things, "cubes": town.cube_things,
    "plates": plates.things, "hand": hand.things, "options": hand.option_things, "favor": hand.favor_things,
    "goals": hand.goal_things, "armies": stage.things, "ranks": stage.rank_things, "larder": stage.larder_things,
}
GROUNDS: Mapping[str, Callable[[Canvas, Placed, Sight], None]] = {
    "pool": display.ground, "display": display.slide, "revealed": goals.ground, "muster": muster.ground,
    "numbers": muster.ground, "gallery": muster.ground, "sheet": town.ground, "cards": hand.ground,
    "scoring": ranking.ground_head, "scale": ranking.ground_scale, "ranking": ranking.ground_ranking,
}
ARRANGED: Mapping[str, Callable[[Placed, Sight], Placed]] = {
    "town": town.arranged, "cubes": town.arranged, "plates": town.arranged, "hand": hand.arranged,
    "options": hand.arranged, "favor": hand.arranged, "goals": hand.arranged, "armies": stage.arranged,
    "ranks": stage.arranged, "larder": stage.arranged,
}


class PrincipatoBoard(Board):
    """Everything a person sees of Principato; made once per match and language."""

    eyes = ("goals",)
    ground_follows_page = False
    lying, fitted, grounds = THINGS, ARRANGED, GROUNDS
    read: tuple[str, ...] = ("hand", "choice", "goals")
    sources: Mapping[str, str] = {
        "military": "military_scoring", "culture": "monument", "goal_1": "goal_scroll", "goal_2": "goal_scroll",
    }
    painters: Mapping[str, Painter] = {
        "card": display.paint, "deck": display.paint_deck, "own": hand.paint, "option": hand.paint_option,
        "favor": hand.paint_favor, "goals": hand.paint_goals, "tokens": districts.paint,
        "culture_owned": districts.paint_culture, "church": districts.paint_church, "troops": districts.paint_troops,
        "cube": districts.paint_cube, "plate": plates.paint, "amount": muster.paint, "gallery": muster.paint_gallery,
        "army": walls.paint, "revealed": goals.paint, "rank": walls.paint_rank,
    }

    def focus(self, decision: Decision | None, sight: Sight) -> Focus:
        """A scoring has a stage of its own; a turn needs both halves."""
        return "stage" if calendar.scoring(sight.view) else "piazza"

    def ribbon(self, sight: Sight) -> Ribbon:
        return calendar.ribbon(sight)

    def rival(self, canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
        rivals.card(canvas, box, seat, look, sight)

    def rail(self, canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
        rivals.rail(canvas, box, seat, look, sight)

    def tip(self, target: str, sight: Sight) -> Tip | None:
        return tips.tip(target, sight)

    def can_peek(self, sight: Sight) -> bool:
        return goals.can_peek(sight)

    def peek(self, canvas: Canvas, box: Box, sight: Sight) -> None:
        goals.peek(canvas, box, sight)

    def chip(self, canvas: Canvas, box: Box, action: Any, sight: Sight) -> bool:
        return chips.draw(canvas, box, action, sight)

    def chip_width(self, canvas: Canvas, action: Any, height: float, sight: Sight) -> float:
        return chips.width(canvas, action, height, sight)

    def fly(self, sight: Sight) -> Iterable[Picture]:
        return flights.fly(sight)

    def flights(self, event: Event, sight: Sight) -> Sequence[Flight]:
        return flights.flights(event, sight)
