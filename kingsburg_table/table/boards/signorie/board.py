"""Signorie's board: which things lie where, and who paints them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from kingsburg_table.core.actions import Decision, Event
from kingsburg_table.table.boards.signorie import (
    calendar,
    chips,
    cities,
    climb,
    desk,
    final_end,
    final_rows,
    flights,
    home,
    pool,
    rivals,
    round_end,
    round_rows,
    round_side,
    thing_chips,
    tips,
)
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import Focus, Placed
from kingsburg_table.table.pieces.board import Board, Painter, Ribbon, Sight, Tip
from kingsburg_table.table.pieces.flying import Cast, Flight, Picture
from kingsburg_table.table.pieces.spots import Look, Thing
from kingsburg_table.table.play.prompt import ChipSaid

THINGS: Mapping[str, Callable[[Sight], list[Thing]]] = {
    "cities": cities.things, "dice": pool.die_things, "tasks": pool.task_things, "tracks": climb.things,
    "rewards": climb.reward_things, "options": desk.option_things, "helpers": desk.helper_things, "home": home.things,
    "standings": round_end.row_things, "decisions": round_end.choice_things, "finals": final_end.things,
}
GROUNDS: Mapping[str, Callable[[Canvas, Placed, Sight], None]] = {
    "land": cities.ground, "pool": pool.ground, "careers": climb.ground, "columns": desk.ground, "family": home.ground,
    "steps": round_side.ground_head, "token": round_side.ground_token, "order": round_side.ground_order,
    "heads": round_side.ground_heads, "final_head": final_rows.ground_head, "final_heads": final_rows.ground_heads,
}
ARRANGED: Mapping[str, Callable[[Placed, Sight], Placed]] = {
    "cities": cities.arranged, "dice": pool.arranged, "tasks": pool.arranged, "tracks": climb.arranged,
    "rewards": climb.arranged, "options": desk.arranged, "helpers": desk.arranged, "home": home.arranged,
    "standings": round_end.arranged, "decisions": round_end.arranged, "finals": final_end.arranged,
}


class SignorieBoard(Board):
    """Everything a person sees of Signorie; made once per match and language."""

    since_led = True  # initiative scores and is reset between the last pass and the first look

    follow: Mapping[str, tuple[str, ...]] = {"manage": ("sum",)}
    lying, fitted, grounds = THINGS, ARRANGED, GROUNDS
    read: tuple[str, ...] = ("counter", "sum", "columns")
    sources: Mapping[str, str] = {
        "missions": "mission", "marriages": "marriage", "initiative": "initiative", "weddings": "wife",
        "helpers": "helper", "rewards": "reward", "purchases": "florin", "careers": "advance", "alliances": "alliance",
    }
    painters: Mapping[str, Painter] = {
        "city": cities.paint, "die": pool.paint_die, "task": pool.paint_task, "career": climb.paint_career,
        "step": climb.paint_step, "round": climb.paint_reward, "manage": desk.paint_manage, "hire": desk.paint_hire,
        "helper": desk.paint_helper, "plate": home.paint_plate, "reserve": home.paint_reserve, "sum": home.paint_sum,
        "row": home.paint_row, "portrait": home.paint_portrait, "prize": home.paint_prize, "end_row": round_rows.paint,
        "end_choice": round_rows.paint_choice, "final_row": final_rows.paint,
    }

    def focus(self, decision: Decision | None, sight: Sight) -> Focus:
        """The end of a round and the final scoring have a stage; a bonus that is carried out is played on the table."""
        return "stage" if self.stage(sight) else "piazza"

    def stage(self, sight: Sight) -> str:
        return "round" if round_end.staged(sight) else "final" if final_end.staged(sight) else ""

    def since(self, path: str) -> str:
        """The end of a round tells what has changed since the last pass."""
        first, mark, _ = path.partition("rewards")
        return first + mark

    def ribbon(self, sight: Sight) -> Ribbon:
        return calendar.ribbon(sight)

    def rival(self, canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
        rivals.card(canvas, box, seat, look, sight)

    def rail(self, canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
        rivals.rail(canvas, box, seat, look, sight)

    def tip(self, target: str, sight: Sight) -> Tip | None:
        return tips.tip(target, sight)

    def chip(self, canvas: Canvas, box: Box, action: Any, sight: Sight) -> bool:
        return chips.draw(canvas, box, action, sight)

    def chip_width(self, canvas: Canvas, action: Any, height: float, sight: Sight) -> float:
        return chips.width(canvas, action, height, sight)

    def thing_chip(self, canvas: Canvas, box: Box, chip: ChipSaid, sight: Sight, brief: int) -> bool:
        return thing_chips.draw(canvas, box, chip, sight, brief)

    def thing_chip_width(self, canvas: Canvas, chip: ChipSaid, sight: Sight, brief: int) -> float:
        return thing_chips.width(canvas, chip, sight, brief)

    def lands(self, flight: Flight, box: Box, sight: Sight) -> Box:
        return flights.lands(flight, box, sight)

    def instead(self, target: str, sight: Sight) -> Sequence[str]:
        return flights.instead(target)

    def fly(self, sight: Sight) -> Iterable[Picture]:
        return flights.fly()

    def flights(self, event: Event, sight: Sight) -> Sequence[Flight]:
        return flights.flights(event, sight)

    def cast(self, event: Event, sight: Sight, before: Sight | None) -> Cast | None:
        return flights.cast(event, sight, before)
