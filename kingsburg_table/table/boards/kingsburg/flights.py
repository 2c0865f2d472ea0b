"""What travels over the table when something happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from kingsburg_table.core.actions import Event
from kingsburg_table.games.kingsburg.words import GOODS
from kingsburg_table.table.boards.kingsburg.counted import COUNTER_ICONS
from kingsburg_table.table.boards.kingsburg.sets import free_colours
from kingsburg_table.table.draw.tumble import DieLook, seat_die
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.flying import OLD_THING, THING, Cast, Flight, Picture, Way
from kingsburg_table.table.play.words import Words

MOST = 4  #: pieces of one kind that fly together
KING = "advisor.king"  #: gives what nobody else does
SOLDIER = ("icon", "soldiers")


def flights(event: Event, sight: Sight) -> Sequence[Flight]:
    """Dice to their advisor; what is gained from its cause to its counter, what is paid the other way."""
    values = event.values
    seat = values.get("seat", -1)
    if event.kind == "placed":
        return _placed(event, seat, sight)
    if event.kind in ("built", "built_free", "destroyed"):
        return _building(event, seat)
    if event.kind in COURT:
        return COURT[event.kind](values, sight)
    if event.kind in ("gained", "traded"):
        cause = _place(str(values.get("cause", "")), seat, sight)
        return [*_pieces(values["pay"], seat, cause), *_pieces(values["gain"], seat, cause, back=True)]
    if event.kind in ("lost", "champions"):
        return [replace(flight, end=flight.start, way=Way.FALL) for flight in _pieces(values["pay"], seat, "")]
    if event.kind == "recruited":
        soldiers = f"soldiers.{seat}"
        return [*_pieces(values["pay"], seat, soldiers), Flight(SOLDIER, "", soldiers, Way.STAMP)]
    return ()


def instead(target: str, sight: Sight) -> Sequence[str]:
    """Goods lie in the supply while they are taken from it; in winter a seat has nothing but its row of battle."""
    kind, _, rest = target.partition(".")
    seat, _, name = rest.partition(".")
    if kind == "seat":
        return f"points.{seat}", f"battle.{seat}"
    if kind not in ("good", "soldiers", "token", "points"):
        return ()
    own = [f"supply.{name}"] if kind == "good" and seat == str(sight.seat) else []
    return *own, f"battle.{seat}"


def _pieces(things: Mapping[str, int], seat: int, place: str, back: bool = False) -> list[Flight]:
    """Everything from its counter to a place, or `back` from there."""
    made = []
    for name, count in things.items():
        counter = _counter(name, seat)
        way = (place, counter) if back else (counter, place)
        made += [Flight(("icon", COUNTER_ICONS[name]), *way)] * min(count, MOST)
    return made


def fly(sight: Sight) -> Iterator[Picture]:
    yield from (("icon", COUNTER_ICONS[name]) for name in (*GOODS, "soldiers", "tokens", "points"))
    colours = (0, *(sight.colour(seat) for seat in range(len(sight.seats))))
    yield from (("die", colour, face) for colour in colours for face in range(1, 7))


def _building(event: Event, seat: int) -> list[Flight]:
    """What is paid goes to the site, and the building is stamped onto it; one that is lost falls."""
    values = event.values
    target = f"building.{seat}.{values['building']}"
    if event.kind == "destroyed":
        return [Flight(OLD_THING, target, target, Way.FALL)]
    paid = [
        Flight(("icon", COUNTER_ICONS[name]), _counter(name, seat), target)
        for name, count in values.get("pay", {}).items() if name in COUNTER_ICONS for _ in range(min(count, MOST))
    ]
    points = [Flight(("icon", "points"), target, f"points.{seat}")] if values.get("gain", {}).get("points") else []
    return [*paid, Flight(THING, "", target, Way.STAMP), *points]


def _placed(event: Event, seat: int, sight: Sight) -> list[Flight]:
    values = event.values
    faces, white = values["dice"], values["white"]
    end = f"advisor.{values['advisor']}"
    made = []
    for at, face in enumerate(faces):
        plain = at >= len(faces) - white
        kind, colour = ("white", 0) if plain else ("die", sight.colour(seat))
        made.append(Flight(("die", colour, face), f"{kind}.{seat}.{face}", end, part=(at, len(faces))))
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
    cards = sight.data.cards
    if cause in cards.whims:
        return _ranked(cards.whims[cause].rank, sight)
    if cause in cards.offices:
        return f"advisor.{cause}"
    if any(cause in group for group in (cards.governors, cards.destiny, cards.groups)):
        place: str = sight.data.piece(seat, cause)
        return place
    if cause in cards.scenarios:
        return f"scenario.{cause}"
    return "enemy" if cause in sight.data.enemies or cause in ("reinforcements", "strongest") else KING


def _ranked(rank: int, sight: Sight) -> str:
    return f"advisor.{sight.data.by_rank[rank].id}"


def _tile(values: Mapping[str, Any], sight: Sight) -> list[Flight]:
    """A tile is laid on its advisor, or leaves it."""
    card = sight.data.cards.whims[values["card"]]
    return [Flight(("icon", f"kingsburg/whims/{card.id}"), "", _ranked(card.rank, sight), Way.DROP)]


def _gifts(values: Mapping[str, Any], sight: Sight) -> list[Flight]:
    return [Flight(("icon", "gold"), "", f"advisor.{id}", Way.DROP) for id in values["advisors"]]


def _marked(values: Mapping[str, Any], sight: Sight) -> list[Flight]:
    return [Flight(("icon", "building"), f"seat.{values['seat']}", f"advisor.{values['advisor']}")]


def _moved(values: Mapping[str, Any], sight: Sight) -> list[Flight]:
    return [Flight(("icon", "die"), _ranked(values["n"], sight), f"advisor.{values['advisor']}", Way.SLIDE)]


def _envoy(values: Mapping[str, Any], sight: Sight, back: bool = False) -> list[Flight]:
    """Between the King and whoever has it."""
    seat = values["seat"]
    holder = "envoy" if seat == sight.seat else f"seat.{seat}"
    return [Flight(("icon", "envoy"), *((holder, KING) if back else (KING, holder)))]


def _tile_leaves(values: Mapping[str, Any], sight: Sight) -> list[Flight]:
    card = sight.data.cards.whims[values["card"]]
    place = _ranked(card.rank, sight)
    return [Flight(("icon", f"kingsburg/whims/{card.id}"), place, place, Way.FALL)]


COURT: Mapping[str, Callable[[Mapping[str, Any], Sight], list[Flight]]] = {
    "enemy": lambda values, sight: [Flight(THING, "", "enemy", Way.STAMP)],
    "destiny": lambda values, sight: [Flight(THING, "", f"destiny.{values['card']}", Way.TURN)],
    "governor": lambda values, sight: [Flight(THING, "", f"governor.{values['seat']}.{values['governor']}", Way.TURN)],
    "whim": _tile, "whim_removed": _tile_leaves, "gifts": _gifts, "marked": _marked, "moved_dice": _moved,
    "envoy": _envoy, "envoy_back": lambda values, sight: _envoy(values, sight, back=True),
    "unmarked": lambda values, sight: [
        Flight(("icon", "building"), f"advisor.{values['advisor']}", f"seat.{values['other']}")
    ],
    "drafted": lambda values, sight: [
        Flight(OLD_THING, f"strip.{values['row']}", f"seat.{values['seat']}", Way.SLIDE)
    ],
    "bid": lambda values, sight: [Flight(("icon", "points"), f"seat.{values['seat']}", f"bid.{values['n']}")],
    "named_governor": lambda values, sight: [
        Flight(THING, f"governor.{values['governor']}", f"governor.{values['governor']}", Way.SLIDE)
    ],
    "army": lambda values, sight: [
        Flight(("icon", "soldiers"), f"army.{values['seat']}.{values['n']}", f"soldiers.{values['seat']}")
    ],
}


def cast(event: Event, sight: Sight, before: Sight | None) -> Cast | None:
    """The season's roll, re-rolls, reinforcements, and the dice of nobody with two players."""
    values, kind = event.values, event.kind
    words = Words(f"log.kingsburg.{kind}", values)
    seat = values.get("seat", -1)
    if kind == "rolled":
        return _thrown(seat, values["dice"], values["white"], (), words, values["n"], sight)
    if kind == "rerolled":
        return _rerolled(seat, event, words, sight, before)
    if kind == "reinforcements":
        return Cast(seat, ((seat_die(0), values["n"]),), ("enemy",), words, values["n"])
    if kind == "academy":
        return Cast(seat, ((seat_die(0), values["n"]),), (f"soldiers.{seat}",), words, values["n"])
    if kind == "rolled_for":
        return Cast(-1, ((seat_die(0), values["n"]),), (f"destiny.{values['cause']}",), words, values["n"])
    if kind == "neutral":
        dice = [face for faces in values["dice"] for face in faces]
        goals = [f"advisor.{id}" for id, faces in zip(values["advisors"], values["dice"], strict=True) for _ in faces]
        sets = zip(free_colours(sight), values["dice"], strict=False)
        looks = [seat_die(colour) for colour, faces in sets for _ in faces]
        return Cast(-1, tuple(zip(looks, dice, strict=True)), tuple(goals), words)
    return None


def _rerolled(seat: int, event: Event, words: Words, sight: Sight, before: Sight | None) -> Cast:
    """Only the dice that changed are thrown again; all of them where none did."""
    dice, white = list(event.values["dice"]), list(event.values["white"])
    kept: list[tuple[DieLook, int]] = []
    if before is not None:
        player = before.view.players[seat]
        for now, old, look in ((dice, player.dice, seat_die(sight.colour(seat))), (white, player.white, seat_die(0))):
            for face in list((Counter(now) & Counter(old)).elements()):
                now.remove(face)
                kept.append((look, face))
    if not dice and not white:
        dice, white, kept = list(event.values["dice"]), list(event.values["white"]), []
    return _thrown(seat, dice, white, tuple(kept), words, event.values["n"], sight)


def _thrown(
    seat: int, dice: Sequence[int], white: Sequence[int], lying: tuple[tuple[DieLook, int], ...], words: Words,
    total: int, sight: Sight,
) -> Cast:
    own = seat_die(sight.colour(seat))
    faces = [(own, face) for face in dice] + [(seat_die(0), face) for face in white]
    goals = [f"die.{seat}.{face}" for face in dice] + [f"white.{seat}.{face}" for face in white]
    return Cast(seat, tuple(faces), tuple(goals), words, total, lying)
