"""What travels over the table when something happens."""

from __future__ import annotations

from collections.abc import Sequence

from kingsburg_table.core.actions import Event
from kingsburg_table.games.kingsburg.words import GOODS
from kingsburg_table.table.boards.kingsburg.pictograms import COUNTER_ICONS
from kingsburg_table.table.pieces.board import Flight, Sight


def flights(event: Event, sight: Sight) -> Sequence[Flight]:
    """Dice to their advisor; what is gained from its cause to its counter, what is paid the other way."""
    values = event.values
    seat = values.get("seat", -1)
    if event.kind == "placed":
        return _placed(event, seat, sight)
    if event.kind in ("gained", "paid", "lost"):
        cause = _place(str(values.get("cause", "")), seat, sight)
        things = values["gain"] if event.kind == "gained" else values["pay"]
        made = []
        for name, count in things.items():
            counter = _counter(name, seat)
            start, end = (cause, counter) if event.kind == "gained" else (counter, cause)
            made += [Flight(("icon", COUNTER_ICONS[name]), start, end)] * min(count, 4)
        return made if cause else ()
    return ()


def _placed(event: Event, seat: int, sight: Sight) -> list[Flight]:
    values = event.values
    faces, white = values["dice"], values["white"]
    end = f"advisor.{values['advisor']}"
    made = []
    for at, face in enumerate(faces):
        plain = at >= len(faces) - white
        kind, colour = ("white", 0) if plain else ("die", sight.colour(seat))
        made.append(Flight(("die", colour, face), f"{kind}.{seat}.{face}", end))
    if values.get("token"):
        made.append(Flight(("icon", "tokens"), f"token.{seat}", end))
    return made


def _counter(name: str, seat: int) -> str:
    if name in GOODS:
        return f"good.{seat}.{name}"
    return f"token.{seat}" if name == "tokens" else f"{name}.{seat}"


def _place(cause: str, seat: int, sight: Sight) -> str:
    """The thing on the table from which something comes; empty where there is none."""
    if cause in sight.data.advisors:
        return f"advisor.{cause}"
    if cause in sight.data.buildings:
        return f"building.{seat}.{cause}"
    return "enemy" if cause in sight.data.enemies else ""
