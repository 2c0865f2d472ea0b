"""What travels over the table when something happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kingsburg_table.core.actions import Event
from kingsburg_table.games.principato.state import Principato
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.flying import OLD_THING, THING, Flight, Picture, Way

AREA = {"food": "environs", "money": "city_center", "favor": "church"}
ICON = {"food": "food", "money": "money", "favor": "favour"}
SUPPLIED = {"food": "militia", "money": "condottiere", "favor": "militia"}
MOST = 4


def fly(sight: Sight) -> Iterator[Picture]:
    yield from (("icon", name) for name in (*ICON.values(), "points"))
    yield from (("icon", f"principato/tokens/{token}") for token in sight.data.tokens)


def flights(event: Event, sight: Sight) -> Sequence[Flight]:
    """Cards change places; cubes come from the card or go to it; tokens come to their district."""
    values = event.values
    seat = values.get("seat", -1)
    if event.kind in ("exchanged", "replaced"):
        own, other = f"hand.{seat}.{values['place']}", f"display.{values['position']}"
        return [Flight(OLD_THING, other, own, Way.SLIDE), Flight(OLD_THING, own, other, Way.SLIDE)]
    if event.kind == "left":
        lie = len(sight.view.display)
        rest = [Flight(OLD_THING, f"display.{at + 1}", f"display.{at}", Way.SLIDE) for at in range(1, lie)]
        return [Flight(OLD_THING, "display.1", "display.1", Way.FALL), *rest]
    if event.kind == "turned_up":
        last = len(sight.view.display)
        return [Flight(THING, "", f"display.{at}", Way.TURN) for at in range(last - values["n"] + 1, last + 1)]
    if event.kind == "awarded":
        return [Flight(("icon", "points"), "ranking", f"army.{seat}")] * min(values["n"], MOST)
    if event.kind in ("cleared", "dismissed", "surplus"):
        return _lost(event)
    source = _source(seat, sight)
    if event.kind == "stored":
        return [
            Flight(("icon", ICON[cube]), source if cube != "favor" else "favor", f"area.{seat}.{AREA[cube]}")
            for cube, count in values["gain"].items() for _ in range(min(count, MOST))
        ]
    if event.kind == "paid":
        return [
            Flight(("icon", ICON[cube]), f"area.{seat}.{AREA[cube]}", source)
            for cube, count in values["pay"].items() for _ in range(min(count, MOST))
        ]
    if event.kind in ("supplied", "stationed"):
        cubes = values["pay"] if event.kind == "supplied" else values["cubes"]
        return [
            Flight(("icon", ICON[cube]), f"cube.{seat}.{cube}" if event.kind == "supplied" else source,
                   f"troop.{seat}.{values['troop']}")
            for cube, count in cubes.items() for _ in range(min(count, MOST))
        ]
    if event.kind == "took":
        return [
            Flight(("icon", f"principato/tokens/{token}"), source, _place(token, seat))
            for token, count in values["gain"].items() for _ in range(min(count, MOST))
        ]
    if event.kind == "took_culture":
        token = values["token"]
        start, end = f"culture.{token}.{values['n']}", f"token.{seat}.{token}"
        return [Flight(("icon", f"principato/tokens/{token}"), start, end)]
    return ()


def _lost(event: Event) -> list[Flight]:
    """Cubes of troops, troops themselves, cubes without room: they fall off the table."""
    values, seat = event.values, event.values["seat"]
    if event.kind == "dismissed":
        gone = [(f"principato/tokens/{troop}", _place(troop, seat), n) for troop, n in values["pay"].items()]
    elif event.kind == "cleared":
        gone = [(ICON[cube], f"troop.{seat}.{SUPPLIED[cube]}", n) for cube, n in values["cubes"].items()]
    else:
        gone = [(ICON[cube], f"area.{seat}.{AREA[cube]}", n) for cube, n in values["cubes"].items()]
    return [Flight(("icon", icon), place, place, Way.FALL) for icon, place, n in gone for _ in range(min(n, MOST))]


def _place(token: str, seat: int) -> str:
    return f"troop.{seat}.{token}" if token in ("militia", "condottiere") else f"token.{seat}.{token}"


def _source(seat: int, sight: Sight) -> str:
    """The card that is being activated, else the first."""
    view: Principato = sight.view
    return f"hand.{seat}.{view.place + 1 if view.place >= 0 else 1}"
