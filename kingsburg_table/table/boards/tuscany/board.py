"""Tuscany's board: which things lie where, and who paints them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from kingsburg_table.core.actions import Decision, Event
from kingsburg_table.table.boards.tuscany import (
    arranging,
    arranging_pieces,
    calendar,
    chain,
    chips,
    estate,
    flights,
    flows,
    hand,
    lead,
    offer,
    preparing,
    rivals,
    scoring,
    storage,
    tips,
    tracks,
)
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import Focus, Placed
from kingsburg_table.table.pieces.board import Board, Painter, Ribbon, Sight, Tip
from kingsburg_table.table.pieces.flying import Flight, Picture
from kingsburg_table.table.pieces.spots import Look, Thing

FIRST = "phase 1"
THINGS: Mapping[str, Callable[[Sight], list[Thing]]] = {
    "offer": offer.things, "exchange": offer.exchange_things, "deck": offer.deck_things, "piles": storage.pile_things,
    "tracks": tracks.things, "map": estate.things, "colours": estate.colour_things, "store": storage.things,
    "own_tokens": storage.token_things, "goods": storage.goods_things, "rack": hand.things, "held": hand.count_things,
    "plan": arranging.things,
    "handles": arranging.handle_things, "turns": arranging.turn_things, "joints": arranging.joint_things,
    "dealt": preparing.dealt_things, "staples": arranging.staple_things,
    "openings": arranging.opening_things, "flows": flows.things,
    "chain": chain.things,
}
GROUNDS: Mapping[str, Callable[[Canvas, Placed, Sight], None]] = {
    "pool": offer.ground, "ribbons": tracks.ground, "sheet": estate.ground, "map": estate.map_ground,
    "colours": estate.foot, "panel": storage.ground, "hand": hand.ground, "rack": hand.rack,
    "layout": arranging.ground, "plan": arranging.map_ground, "steps": preparing.ground_steps,
    "dealt_sheet": preparing.ground_dealt, "first_tokens": preparing.ground_tokens, "score_head": scoring.ground_head,
    "score_sheet": flows.ground_flow, "sources": lead.ground_sources, "lead": lead.ground_lead,
    "chain_sheet": chain.ground,
}
ARRANGED: Mapping[str, Callable[[Placed, Sight], Placed]] = {
    "map": estate.arranged, "store": storage.arranged, "own_tokens": storage.arranged, "goods": storage.arranged,
    "plan": arranging.arranged, "handles": arranging.arranged, "turns": arranging.arranged,
    "joints": arranging.arranged, "staples": arranging.arranged, "openings": arranging.arranged,
}


class TuscanyBoard(Board):
    """Everything a person sees of The Castles of Tuscany; made once per match and language."""

    ground_follows_page = False
    bare = frozenset({"offer", "deck", "good", "colour", "stack", "tracks", "chain"})
    lying, fitted, grounds = THINGS, ARRANGED, GROUNDS
    read: tuple[str, ...] = ("card", "tracks")
    sources: Mapping[str, str] = {
        "regions": "hexagon", "colours": "tile", "crops": "agriculture", "tokens": "tuscany/signs/bonus",
        "income": "cart", "kept": "save",
    }
    painters: Mapping[str, Painter] = {
        "offer": offer.paint, "exchange": offer.paint_exchange, "deck": offer.paint_deck, "pile": storage.paint_pile,
        "tracks": tracks.paint, "hex": estate.paint, "colour": estate.paint_colour, "store": storage.paint,
        "own_token": storage.paint_token, "good": storage.paint_good, "stack": hand.paint, "held": hand.paint_count,
        "site": arranging_pieces.paint, "handle": arranging_pieces.paint_handle, "turn": arranging_pieces.paint_turn,
        "opening": arranging_pieces.paint_opening,
        "joint": arranging_pieces.paint_joint, "dealt": preparing.paint_dealt, "staple": arranging_pieces.paint_staple,
        "flow": flows.paint, "chain": chain.paint,
    }

    def focus(self, decision: Decision | None, sight: Sight) -> Focus:
        """Laying out an estate and the scoring of a phase have a stage of their own."""
        return "stage" if calendar.staged(sight) else "piazza"

    def stage(self, sight: Sight) -> str:
        return calendar.staged(sight)

    def since(self, path: str) -> str:
        """A scoring tells what has become of green since the one before: from the second phase on."""
        phase, looking, what = path.partition(" / look ")
        return phase if looking and what == "scoring" and phase != FIRST else ""

    def tip(self, target: str, sight: Sight) -> Tip | None:
        return tips.tip(target, sight)

    def standing(self, sight: Sight) -> Sequence[int]:
        """Green points count as they would if the phase were scored now."""
        return list(sight.hints["if_scored"])

    def ribbon(self, sight: Sight) -> Ribbon:
        return calendar.ribbon(sight)

    def rival(self, canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
        rivals.card(canvas, box, seat, look, sight)

    def rail(self, canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
        rivals.rail(canvas, box, seat, look, sight)

    def chip(self, canvas: Canvas, box: Box, action: Any, sight: Sight) -> bool:
        return chips.draw(canvas, box, action, sight)

    def chip_width(self, canvas: Canvas, action: Any, height: float, sight: Sight) -> float:
        return chips.width(canvas, action, height, sight)

    def fly(self, sight: Sight) -> Iterable[Picture]:
        return flights.fly()

    def flights(self, event: Event, sight: Sight) -> Sequence[Flight]:
        return flights.flights(event, sight)
