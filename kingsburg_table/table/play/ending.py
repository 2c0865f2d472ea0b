"""How a match ended, as sentences and figures: places, points by source, and what broke a tie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from kingsburg_table.core.actions import Outcome
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session
from kingsburg_table.core.wishes import LOOK_WISH, SEAL_WISH
from kingsburg_table.table.play.standing import Place, weighty
from kingsburg_table.table.play.timeline import POINTS
from kingsburg_table.table.play.words import Words


@dataclass(frozen=True, slots=True)
class Honour:
    """A counter in which somebody ended in front."""

    words: Words
    seats: tuple[int, ...]
    amount: int


class Ending:
    """The end of a finished match."""

    def __init__(self, session: Session[Any, Any]) -> None:
        outcome = session.outcome
        if outcome is None:
            raise ValueError("the match is not over")
        self.session = session
        self.outcome: Outcome = outcome
        self.places: tuple[Place, ...] = tuple(
            Place(1 + sum(len(better) for better in outcome.ranking[:at]), seat, outcome.points[seat])
            for at, seats in enumerate(outcome.ranking)
            for seat in seats
        )
        self.sources = weighty(outcome.sources)

    def parts(self, seat: int) -> list[tuple[str, int]]:
        """A seat's points by source; all sources, in the same order for everybody."""
        return [(source, self.outcome.sources[seat].get(source, 0)) for source in self.sources]

    def heading(self) -> Words:
        winners = list(self.outcome.winners)
        return Words("results.wins", {"seat": winners[0]}) if len(winners) == 1 else Words("results.shared")

    def sub(self) -> Words:
        """The winner's points and how close it was."""
        outcome = self.outcome
        winners, points = list(outcome.winners), outcome.points[outcome.winners[0]]
        if len(winners) > 2:
            return Words("results.each", {"n": points})
        if len(winners) > 1:
            return Words("results.shared_by", {"seats": winners, "n": points})
        if len(outcome.ranking) < 2:
            return Words("results.alone", {"n": points})
        second = list(outcome.ranking[1])
        ahead = points - outcome.points[second[0]]
        if ahead == 0:
            return Words("results.level", {"n": points, "seats": second})
        return Words("results.ahead", {"n": points, "by": ahead, "seats": second})

    def tie_break(self) -> Words | None:
        """What decided between equal points; None where nothing had to."""
        name = self.outcome.tie_break
        return None if name is None else Words(f"tie.{self.session.game}.{name}", {"seats": list(self.outcome.winners)})

    def lower_ties(self) -> tuple[Words, ...]:
        """Who shares a lower place, and who has as many points but a worse one."""
        said = []
        for at, seats in enumerate(self.outcome.ranking):
            if at and len(seats) > 1:
                said.append(Words("results.shared_place", {"seats": list(seats)}))
            behind = self.outcome.ranking[at + 1] if at + 1 < len(self.outcome.ranking) else ()
            if at and behind and self.outcome.points[behind[0]] == self.outcome.points[seats[0]]:
                said.append(Words("results.same_points", {"seats": [*seats, *behind]}))
        return tuple(said)

    def honours(self) -> tuple[Honour, ...]:
        """Who ended in front in a counter other than points; `honour.<game>.<counter>` says which are worth a word."""
        controller, view = self.session.controller, self.session.view(None)
        counters = [controller.counters(view, seat) for seat in range(len(self.session.seats))]
        found = []
        for name in counters[0]:
            most = max(by[name] for by in counters)
            if name != POINTS and most > 0:
                seats = tuple(seat for seat, by in enumerate(counters) if by[name] == most)
                found.append(Honour(Words(f"honour.{self.session.game}.{name}"), seats, most))
        return tuple(found)

    def rematch(self) -> list[Seat]:
        """The same people on the same chairs, with what they wish by now."""
        wishes = self.session.state.wishes
        return [
            msgspec.structs.replace(seat, seal=bool(wish & SEAL_WISH), look=bool(wish & LOOK_WISH))
            for seat, wish in zip(self.session.seats, wishes, strict=True)
        ]
