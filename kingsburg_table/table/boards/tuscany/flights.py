"""What travels over the table when something happens."""

from __future__ import annotations

from collections.abc import Sequence

from kingsburg_table.core.actions import Event
from kingsburg_table.games.tuscany.box import EMPTY
from kingsburg_table.table.boards.tuscany import reading
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.flying import OLD_THING, THING, Flight, Way

MOST = 4


def flights(event: Event, sight: Sight) -> Sequence[Flight]:
    """Tiles from the offer into the store and from there onto the estate, cards from the deck, goods and points."""
    values, kind = event.values, event.kind
    seat = values.get("seat", -1)
    if kind == "took":
        return [Flight(OLD_THING, f"offer.{values['slot']}", _last_stored(seat, sight), Way.SLIDE)]
    if kind == "turned_up":
        return [Flight(THING, "", f"offer.{values['slot']}", Way.TURN)]
    if kind == "placed":
        target = f"hex.{seat}.{values['hex']}"
        return [Flight(THING, "", target, Way.DROP)]
    if kind == "drew":
        return [Flight(("icon", "card_back"), "deck", f"cards.{seat}")] * min(values["n"], MOST)
    if kind == "paid":
        return [
            Flight(("icon", "worker" if what == "worker" else "card"), _owned(what, seat), "deck")
            for what, count in values["what"].items() for _ in range(min(count, MOST))
        ]
    if kind == "goods":
        return [Flight(("icon", thing), _giver(seat, sight), f"{thing}.{seat}")
                for thing, count in values["gain"].items() for _ in range(min(count, MOST))]
    if kind == "token":
        return [Flight(("icon", "take"), f"token.{values['token']}", f"owned.{seat}.{values['token']}")]
    if kind in ("points", "region", "colour", "crops"):
        return [Flight(("icon", track), _giver(seat, sight), "tracks") for track, n in values["gain"].items() if n]
    return ()


def _last_stored(seat: int, sight: Sight) -> str:
    store = reading.prince(sight, seat).store
    full = [space for space, code in enumerate(store, start=1) if code != EMPTY]
    return f"store.{seat}.{full[-1] if full else 1}"


def _owned(what: str, seat: int) -> str:
    return f"worker.{seat}" if what == "worker" else f"card.{seat}.{what}"


def _giver(seat: int, sight: Sight) -> str:
    """Where the last piece was laid."""
    return f"hex.{seat}.{sight.view.hex + 1}" if getattr(sight.view, "hex", -1) >= 0 else f"store.{seat}.1"
