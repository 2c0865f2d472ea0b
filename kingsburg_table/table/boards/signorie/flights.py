"""What travels over the table when something happens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kingsburg_table.core.actions import Event
from kingsburg_table.games.signorie.state import NONE, Signorie
from kingsburg_table.games.signorie.words import CAREERS, COLOURS
from kingsburg_table.table.boards.signorie.art import DICE
from kingsburg_table.table.boards.signorie.climb import space_target, step_target
from kingsburg_table.table.boards.signorie.columns import die_place
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.tumble import DieLook, seat_die
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.flying import THING, Cast, Flight, Picture, Way
from kingsburg_table.table.play.words import Words

ICONS = {"florins": "florin", "men": "signorie/people/man", "women": "signorie/people/woman"}
SCORED = {"initiative": "order", "final_careers": "final_head", "final_alliances": "final_head"}  #: and from where
MOST = 4


def flights(event: Event, sight: Sight) -> Sequence[Flight]:
    """Dice to their column, pawns and florins where they are paid, men up their careers and into cities."""
    values = event.values
    seat = values.get("seat", NONE)
    if event.kind == "took_die":
        column = f"manage.{seat}.{values['colour']}"
        die = Flight(("dice", die_look(values["colour"]), values["value"]),
                     f"die.{values['colour']}.{values['value']}", column)
        return [die, *_paid(values["pay"], seat, column)]
    if event.kind == "hired":
        place = f"helper.{seat}.{values['helper']}"
        return [*_paid(values["pay"], seat, place), Flight(THING, "", place, Way.STAMP)]
    if event.kind == "did_task":
        return _paid(values["pay"], seat, f"task.{values['task']}")
    if event.kind in ("got_pawns", "offspring"):
        return _born(values["gain"], seat)
    if event.kind == "got_florins":
        way = (_column(seat, sight), f"counter.{seat}.florins")
        return [Flight(("icon", "florin"), *way)] * min(values["gain"].get("florins", 0), MOST)
    if event.kind in ("got_points", "scored_per", "bought"):
        place = _column(seat, sight) if event.kind != "bought" else f"round.{sight.view.round}"
        points = min(values["gain"].get("points", 0), MOST)
        return [*_paid(values.get("pay", {}), seat, place),
                *[Flight(("icon", "points"), place, f"counter.{seat}.points")] * points]
    if event.kind in SCORED:
        return [Flight(("icon", "points"), SCORED[event.kind], f"closing.{seat}")] * min(values["n"], MOST)
    if event.kind == "laid_tasks":
        return [Flight(THING, "", f"task.{task}", Way.TURN) for task in values["tasks"]]
    if event.kind in ("took_token", "laid_face_down"):
        house = values.get("house", "back")
        return [Flight(("icon", f"signorie/houses/{house}"), "", f"row.{seat}.{values['row']}", Way.DROP)]
    if event.kind == "wedding":
        brides = sight.view.players[seat].brides
        return [Flight(("icon", "signorie/people/bride"), f"round.{sight.view.round}", f"portrait.{seat}.{brides}")]
    return _climbing(event.kind, values, seat, sight) or _travelling(event.kind, values, seat, sight)


def instead(target: str) -> Sequence[str]:
    """At the end of a round a seat has nothing but its row, and its reward lies on the sheet of the round."""
    kind, _, rest = target.partition(".")
    seat = rest.partition(".")[0]
    if kind == "round":
        return ("token",)
    return (f"counter.{seat}.points", f"closing.{seat}") if kind == "seat" else (f"closing.{seat}",)


def lands(flight: Flight, box: Box, sight: Sight) -> Box:
    """A die lies at the head of its column, over the actions."""
    return die_place(box, sight.wide) if flight.picture[0] == "dice" and flight.end.startswith("manage.") else box


def fly() -> Iterator[Picture]:
    yield from (("icon", name) for name in (*ICONS.values(), "points", "initiative"))
    yield from (("dice", die_look(colour), face) for colour in COLOURS for face in range(1, 7))


def cast(event: Event, sight: Sight, before: Sight | None) -> Cast | None:
    """The round's pool, thrown by whoever is first; white dice for children."""
    values, kind = event.values, event.kind
    words = Words(f"log.signorie.{kind}", values)
    if kind == "rolled":
        dice = [(colour, face) for colour, faces in zip(COLOURS, values["dice"], strict=True) for face in faces]
        goals = tuple(f"die.{colour}.{face}" for colour, face in dice)
        return Cast(sight.view.order[0], tuple((die_look(colour), face) for colour, face in dice), goals, words)
    if kind == "offspring" and values["dice"]:
        seat = values["seat"]
        goals = tuple(_counter("men" if face in sight.data.figures.offspring_men else "women", seat)
                      for face in values["dice"])
        return Cast(seat, tuple((seat_die(0), face) for face in values["dice"]), goals, words)
    return None


def die_look(colour: str) -> DieLook:
    """A die of the pool: its numeral is on every face."""
    tone, dark, pattern = DICE[colour]
    return DieLook(tone, dark, numerals=True, pattern=pattern)


def _climbing(kind: str, values: Mapping[str, Any], seat: int, sight: Sight) -> list[Flight]:
    """On the tracks."""
    man = ("icon", "signorie/people/man")
    if kind == "placed_man":
        return [Flight(man, f"pawn.{seat}.man", space_target(sight, CAREERS.index(values["career"]), 1))]
    if kind == "promoted":
        row, rank = CAREERS.index(values["career"]), values["rank"]
        return [Flight(man, space_target(sight, row, rank - 1), space_target(sight, row, rank))]
    if kind == "raised_disc":
        return [Flight(("icon", "initiative"), step_target(sight, values["step"] - 1),
                       step_target(sight, values["step"]))]
    return []


def _travelling(kind: str, values: Mapping[str, Any], seat: int, sight: Sight) -> list[Flight]:
    """Into the cities, and points from there."""
    if kind not in ("mission", "marriage"):
        return []
    city, points = f"city.{values['city']}", f"counter.{seat}.points"
    if kind == "mission":
        start = space_target(sight, CAREERS.index(values["career"]), values["rank"])
        gone = [Flight(("icon", "signorie/people/man"), start, city)]
    else:
        gone = _paid(values["pay"], seat, city)
    return [*gone, *[Flight(("icon", "points"), city, points)] * bool(values["n"])]


def _paid(pay: Mapping[str, int], seat: int, to: str) -> list[Flight]:
    return [
        Flight(("icon", ICONS[thing]), _counter(thing, seat), to)
        for thing, count in pay.items() for _ in range(min(count, MOST))
    ]


def _born(gain: Mapping[str, int], seat: int) -> list[Flight]:
    """Out of the general supply."""
    return [
        Flight(("icon", ICONS[thing]), f"reserve.{seat}.{_sex(thing)}", _counter(thing, seat))
        for thing, count in gain.items() for _ in range(min(count, MOST))
    ]


def _counter(thing: str, seat: int) -> str:
    return f"counter.{seat}.florins" if thing == "florins" else f"pawn.{seat}.{_sex(thing)}"


def _sex(thing: str) -> str:
    return "man" if thing == "men" else "woman"


def _column(seat: int, sight: Sight) -> str:
    """The column that is being used, else the round's reward."""
    view: Signorie = sight.view
    return f"manage.{seat}.{COLOURS[view.colour]}" if view.colour != NONE else f"round.{view.round}"
