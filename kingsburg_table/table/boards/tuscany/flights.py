"""What travels over the table when something happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from kingsburg_table.core.actions import Event
from kingsburg_table.table.boards.tuscany import reading
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.flying import OLD_THING, THING, Flight, Picture, Way

MOST = 4
PICTURES = {"marble": "tuscany/tokens/marble", "worker": "tuscany/tokens/worker", "hexagon": "tuscany/tokens/hexagon"}
Values = Mapping[str, Any]


def fly() -> Iterator[Picture]:
    yield from (("icon", name) for name in PICTURES.values())


def flights(event: Event, sight: Sight) -> Sequence[Flight]:
    """Tiles into storage and from there onto the estate, cards from the deck and back, goods, tokens and points."""
    made = MADE.get(event.kind)
    return made(event.values, event.values.get("seat", -1), sight) if made is not None else ()


def _took(values: Values, seat: int, sight: Sight) -> list[Flight]:
    return [Flight(OLD_THING, f"offer.{values['slot']}", f"store.{seat}.{values['space']}", Way.SLIDE)]


def _removed(values: Values, seat: int, sight: Sight) -> list[Flight]:
    """What leaves a full storage falls off the table."""
    space = f"store.{seat}.{values['space']}"
    return [Flight(OLD_THING, space, space, Way.FALL)]


def _placed(values: Values, seat: int, sight: Sight) -> list[Flight]:
    start = f"store.{seat}.{values['space']}" if "space" in values else f"offer.{values['slot']}"
    return [Flight(THING, start, f"hex.{seat}.{values['hex']}", Way.DROP)]


def _founded(values: Values, seat: int, sight: Sight) -> list[Flight]:
    return [Flight(THING, "", f"hex.{seat}.{values['hex']}", Way.STAMP)]


def _turned_up(values: Values, seat: int, sight: Sight) -> list[Flight]:
    return [Flight(THING, "", f"offer.{values['slot']}", Way.DROP)]


def _filled(values: Values, seat: int, sight: Sight) -> list[Flight]:
    return [Flight(THING, "", f"offer.{slot}", Way.DROP) for slot in values["slots"]]


def _gone(values: Values, seat: int, sight: Sight) -> list[Flight]:
    """Tiles of the offer that are put aside."""
    return [Flight(OLD_THING, f"offer.{slot}", f"offer.{slot}", Way.FALL) for slot in values["slots"]]


def _drew(values: Values, seat: int, sight: Sight) -> list[Flight]:
    """Backs to whoever drew; who may see the cards is shown which they are (`drew_cards`)."""
    if reading.prince(sight, seat).hand:
        return []
    return [Flight(("icon", "card_back"), "deck", f"seat.{seat}")] * min(values["n"], MOST)


def _drew_cards(values: Values, seat: int, sight: Sight) -> list[Flight]:
    return [
        Flight(("icon", f"tuscany/cards/{kind}"), "deck", f"card.{seat}.{kind}")
        for kind, count in values["cards"].items() for _ in range(count)
    ]


def _paid(values: Values, seat: int, sight: Sight) -> list[Flight]:
    """Cards to the discard pile beside the deck, workers to the supply there."""
    made = []
    for what, count in values["what"].items():
        picture, start = PICTURES.get(what), f"{what}.{seat}"
        if picture is None:
            picture, start = f"tuscany/cards/{what}", f"card.{seat}.{what}"
        made += [Flight(("icon", picture), start, "deck")] * count
    return made


def _goods(values: Values, seat: int, sight: Sight) -> list[Flight]:
    return [
        Flight(("icon", PICTURES[thing]), _giver(seat, sight), f"{thing}.{seat}")
        for thing, count in values["gain"].items() for _ in range(min(count, MOST))
    ]


def _hexagon(values: Values, seat: int, sight: Sight) -> list[Flight]:
    return [Flight(THING, _giver(seat, sight), f"store.{seat}.{values['space']}", Way.DROP)]


def _token(values: Values, seat: int, sight: Sight) -> list[Flight]:
    token = values["token"]
    picture = ("icon", f"tuscany/tokens/{token.removeprefix('plus_')}")
    return [Flight(picture, f"token.{token}", f"owned.{seat}.{token}")]


def _marble(values: Values, seat: int, sight: Sight) -> list[Flight]:
    return [Flight(("icon", PICTURES["marble"]), f"marble.{seat}", "chain")]


def _points(values: Values, seat: int, sight: Sight) -> list[Flight]:
    """Leaves and crowns to the tracks: from the hex that brought them, else from the last one."""
    start = f"hex.{seat}.{values['hex']}" if "hex" in values else _giver(seat, sight)
    return [
        Flight(("icon", f"tuscany/tokens/{track}"), start, "tracks")
        for track, n in values["gain"].items() for _ in range(min(n, MOST))
    ]


def _scored(values: Values, seat: int, sight: Sight) -> list[Flight]:
    """A row of the scoring comes when it is told."""
    return [Flight(THING, "", f"scored.{seat}", Way.STAMP)]


def _giver(seat: int, sight: Sight) -> str:
    """Where the last piece of this turn was laid."""
    laid = [event.values["hex"] for event in sight.told if event.kind == "placed"]
    return f"hex.{seat}.{laid[-1]}" if laid else "chain"


MADE: Mapping[str, Callable[[Values, int, Sight], Sequence[Flight]]] = {
    "took": _took, "removed": _removed, "placed": _placed, "founded": _founded, "turned_up": _turned_up,
    "filled": _filled, "exchanged": _gone, "crowded": _gone, "drew": _drew, "drew_cards": _drew_cards, "paid": _paid,
    "goods": _goods, "hexagon": _hexagon, "token": _token, "used_marble": _marble, "points": _points,
    "region": _points, "colour": _points, "crops": _points, "no_room": _points, "scored": _scored, "kept": _scored,
}
