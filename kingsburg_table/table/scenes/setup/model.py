"""A set-up in the making: who sits where, in which colour, with which options. No pygame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kingsburg_table.core.seats import LONGEST_NAME, Seat
from kingsburg_table.table.settings import SeatMemory, Settings, SetupMemory

CHAIRS = 5
COLOURS = 5
FILLING = (0, 2, 4, 1, 3)  #: chairs in the order in which people take them, so that two sit face to face


@dataclass(slots=True)
class Sitter:
    """One player-to-be. Colour and chair count from 0; chairs go clockwise. `by`: which computer plays, if one does."""

    name: str
    colour: int
    chair: int
    by: str = ""


@dataclass(frozen=True, slots=True)
class Problem:
    """Why the match cannot start: a text id with its values, and which player it concerns."""

    sitter: int
    id: str
    values: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Engines:
    """The computers that can play a game: their names, levels and personalities."""

    names: tuple[str, ...]
    levels: tuple[str, ...]
    personalities: tuple[str, ...]

    def knows(self, by: str) -> bool:
        level, _, personality = by.partition(":")
        return level in self.levels and personality in self.personalities


class SetupModel:
    """The people around the table, in the order of their cards on the screen."""

    def __init__(
        self, players: tuple[int, int], names: Sequence[str], memory: SetupMemory | None = None,
        computers: Engines | None = None,
    ) -> None:
        self.least, self.most = players
        self.names = list(names)
        self.computers = computers
        self.sitters: list[Sitter] = []
        self.options: dict[str, str] = {}
        self.look = True
        self.first: int | None = None
        if memory is not None:
            self._recall(memory)
        while len(self.sitters) < max(self.least, 2 if memory and memory.seats else 3):
            self.add()

    # memory -----------------------------------------------------------------------------------------

    def _recall(self, memory: SetupMemory) -> None:
        """Take over what still makes sense; a hand-edited file must not break the screen."""
        for seat in memory.seats[: self.most]:
            colour = seat.colour if 0 <= seat.colour < COLOURS and seat.colour not in self.colours else self.free_colour
            chair = seat.chair if 0 <= seat.chair < CHAIRS and self.at(seat.chair) is None else self._free_chair()
            by = seat.by if self.computers is not None and self.computers.knows(seat.by) else ""
            self.sitters.append(Sitter(seat.name[:LONGEST_NAME], colour, chair, by))
        self.look = memory.options.get("look") is not False
        self.options = {key: value for key, value in memory.options.items() if isinstance(value, str)}
        self.first = memory.first if memory.first is not None and 0 <= memory.first < len(self.sitters) else None

    def memory(self) -> SetupMemory:
        seats = [SeatMemory(each.name.strip(), each.colour, each.chair, each.by) for each in self.sitters]
        return SetupMemory(seats, {"look": self.look, **self.options}, self.first)

    # people -----------------------------------------------------------------------------------------

    @property
    def colours(self) -> set[int]:
        return {each.colour for each in self.sitters}

    @property
    def free_colour(self) -> int:
        return next(colour for colour in range(COLOURS) if colour not in self.colours)

    def _free_chair(self) -> int:
        return next(chair for chair in FILLING if self.at(chair) is None)

    def at(self, chair: int) -> int | None:
        """Which sitter has this chair."""
        return next((index for index, each in enumerate(self.sitters) if each.chair == chair), None)

    def owner(self, colour: int) -> int | None:
        return next((index for index, each in enumerate(self.sitters) if each.colour == colour), None)

    @property
    def full(self) -> bool:
        return len(self.sitters) >= self.most

    def add(self, chair: int | None = None) -> int | None:
        """One more player, on this chair if it is free; None if the table is full."""
        if self.full:
            return None
        name = self._free_name(self.names)
        place = chair if chair is not None and self.at(chair) is None else self._free_chair()
        self.sitters.append(Sitter(name, self.free_colour, place))
        return len(self.sitters) - 1

    def _free_name(self, names: Sequence[str]) -> str:
        taken = {each.name.casefold() for each in self.sitters}
        return next((each for each in names if each.casefold() not in taken), "")

    @property
    def people(self) -> int:
        return sum(not each.by for each in self.sitters)

    def seat_computer(self, index: int, by: str) -> None:
        """A computer plays for this sitter, or (by nobody) a person; each has names of their own."""
        sitter = self.sitters[index]
        if self.computers is not None and bool(by) != bool(sitter.by):
            sitter.name = self._free_name(self.computers.names if by else self.names)
        sitter.by = by

    def remove(self, index: int) -> bool:
        if len(self.sitters) <= self.least:
            return False
        del self.sitters[index]
        if self.first is not None:
            self.first = None if self.first == index else self.first - (self.first > index)
        return True

    def move(self, index: int, chair: int) -> None:
        """Sit on another chair; who sits there comes to the old one."""
        other = self.at(chair)
        if other is not None:
            self.sitters[other].chair = self.sitters[index].chair
        self.sitters[index].chair = chair

    def paint(self, index: int, colour: int) -> int | None:
        """Take a colour; if it is taken, nothing changes and its owner is returned."""
        owner = self.owner(colour)
        if owner is not None and owner != index:
            return owner
        self.sitters[index].colour = colour
        return None

    # the match --------------------------------------------------------------------------------------

    def problem(self) -> Problem | None:
        """The first thing that is wrong, or None if the match can start."""
        seen: dict[str, int] = {}
        for index, sitter in enumerate(self.sitters):
            name = sitter.name.strip()
            if not name:
                return Problem(index, "setup.wrong.empty")
            if len(name) > LONGEST_NAME:
                return Problem(index, "setup.wrong.long", {"most": LONGEST_NAME})
            if name.casefold() in seen:
                return Problem(index, "setup.wrong.equal", {"name": name})
            seen[name.casefold()] = index
        return None

    def seats(self, settings: Settings) -> list[Seat]:
        """Seats clockwise by chair, starting with the first player if one was chosen."""
        order = sorted(self.sitters, key=lambda each: each.chair)
        if self.first is not None:
            start = order.index(self.sitters[self.first])
            order = order[start:] + order[:start]
        return [
            Seat(
                each.name.strip(),
                each.colour,
                each.chair,
                seal=not each.by and not settings.ends_without_press(each.name.strip()),
                look=not each.by and self.look,
                by=each.by,
            )
            for each in order
        ]
