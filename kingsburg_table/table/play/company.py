"""Who is at the screen: which seats are people's, and whose secrets may be before them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kingsburg_table.bots.mind import has_mind, mind_of
from kingsburg_table.core.actions import Decision, Prompt
from kingsburg_table.core.session import Session


@dataclass(frozen=True, slots=True)
class Company:
    """`people`: the seats of persons; the others are played by computers, which need no mouse and have no eyes here.

    `trusted`: one reader sits on all chairs (a lesson), so nothing is hidden from them.
    """

    people: tuple[int, ...]
    trusted: bool = False

    @property
    def alone(self) -> int | None:
        """The only person, from whom nobody at the screen could hide anything."""
        return self.people[0] if len(self.people) == 1 and not self.trusted else None

    def plays(self, seat: int) -> bool:
        """Whether a person at the screen decides for this seat."""
        return self.trusted or seat in self.people

    def hides(self, decision: Decision) -> bool:
        """Whether others at the screen must not see this decision, so that a curtain lies before it."""
        return decision.private and decision.seat in self.people and len(self.people) > 1 and not self.trusted


def computer_of(session: Session[Any, Any], seat: int) -> str:
    """Which computer plays the seat; nothing for a person, and where no computer knows the game."""
    by = session.played_by(seat)
    return by if by and has_mind(session.game) else ""


def company(session: Session[Any, Any]) -> Company:
    """Who sits there now: seats change hands in the middle of a match."""
    return Company(tuple(at for at, _ in enumerate(session.seats) if not computer_of(session, at)))


def strangers(session: Session[Any, Any]) -> list[Prompt]:
    """What is to be said of seats that somebody plays whom nobody here knows: another version wrote the file."""
    found = []
    for seat, _ in enumerate(session.seats):
        by = session.played_by(seat)
        if by and not has_mind(session.game):
            found.append(Prompt("notice.no_computer", {"seat": seat}))
        elif by and not mind_of(session.game).knows(by):
            found.append(Prompt("notice.other_computer", {"seat": seat, "by": by}))
    return found
