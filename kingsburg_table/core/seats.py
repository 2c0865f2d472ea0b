"""The people and computers around the table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

LONGEST_NAME = 16
MOST_PLACES = 10  #: round the table


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A chair: who sits there, its colour (0-4), its place round the table, and what its owner wishes.

    `by` says which computer plays it, in words that the bots know, as `prince:builder`; nothing for a person.
    """

    name: str
    colour: int = -1
    place: int = -1
    kind: str = "human"  #: no longer asked: `by` says whether a computer plays
    seal: bool = False
    look: bool = False
    by: str = ""


class BadSeats(ValueError):
    """Names or number of players that cannot be; the message says what can."""


def seat_list(seats: Sequence[str | Seat], players: range) -> tuple[Seat, ...]:
    """Seats with checked names and a colour of their own each."""
    chairs = [Seat(seat) if isinstance(seat, str) else seat for seat in seats]
    if len(chairs) not in players:
        raise BadSeats(f"{players[0]} to {players[-1]} players, not {len(chairs)}")
    names = [chair.name.strip() for chair in chairs]
    for name in names:
        if not name:
            raise BadSeats("every player needs a name")
        if len(name) > LONGEST_NAME:
            raise BadSeats(f"{name!r} is too long: at most {LONGEST_NAME} letters")
        if not name.isprintable():
            raise BadSeats(f"{name!r} has characters that cannot be shown")
    for index, name in enumerate(names):
        if name.casefold() in (other.casefold() for other in names[:index]):
            raise BadSeats(f"two players are called {name!r}")
    taken = [chair.colour for chair in chairs if chair.colour >= 0]
    if len(set(taken)) != len(taken) or any(colour > 4 for colour in taken):
        raise BadSeats("every player needs a colour of their own, 0 to 4")
    places = [chair.place for chair in chairs if chair.place >= 0]
    if len(set(places)) != len(places) or any(place >= MOST_PLACES for place in places):
        raise BadSeats(f"every player needs a place of their own, 0 to {MOST_PLACES - 1}")
    free = iter(colour for colour in range(5) if colour not in taken)
    empty = iter(place for place in range(MOST_PLACES) if place not in places)
    return tuple(
        msgspec.structs.replace(
            chair, name=name, colour=chair.colour if chair.colour >= 0 else next(free),
            place=chair.place if chair.place >= 0 else next(empty),
        )
        for chair, name in zip(chairs, names, strict=True)
    )
