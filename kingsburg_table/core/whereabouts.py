"""Where a match stands, for everybody who only looks: the parts of its path, and whose turns are done and to come."""

from __future__ import annotations

import msgspec


class PathPart(msgspec.Struct, frozen=True, gc=False):
    """One word of a path: `spring`, or `year 2` of 5."""

    label: str
    number: int = 0  #: of what is counted
    of: int = 0  #: how many there are, where that is known

    def __str__(self) -> str:
        return f"{self.label} {self.number}" if self.number else self.label


class Turns(msgspec.Struct, frozen=True, gc=False):
    """Who acts, who comes after, and who is through with what goes round the table; seats."""

    of: str = ""  #: the label of what goes round
    now: int = -1
    to_come: tuple[int, ...] = ()  #: in order; in rounds those who are still in
    done: tuple[int, ...] = ()  #: through with it; in rounds those who have left
    rounds: bool = False  #: again and again, until all have left

    @property
    def following(self) -> int:
        """The next seat; -1 when there is none."""
        return self.to_come[0] if self.to_come else -1


NOBODY = Turns()


class Whereabouts(msgspec.Struct, frozen=True):
    """`str(where)` is the path, as `year 2 / spring / influence`; empty when the match is over."""

    parts: tuple[PathPart, ...] = ()
    turns: Turns = NOBODY  #: of the innermost thing that goes round the table

    def __str__(self) -> str:
        return " / ".join(map(str, self.parts))

    def at(self, *labels: str) -> bool:
        """Whether one of these parts is running."""
        return any(part.label in labels for part in self.parts)

    def first(self, labels: tuple[str, ...]) -> str:
        """The outermost of these parts that is running, or nothing."""
        return next((part.label for part in self.parts if part.label in labels), "")

    def number(self, label: str) -> int:
        """How far a counted part is: 2 in `year 2`; 0 when it is not running."""
        return next((part.number for part in self.parts if part.label == label), 0)


NOWHERE = Whereabouts()
