"""A match: seats, options, the state, and the records of everything that was done."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kingsburg_table.core.actions import Change, Decision, Event, Option
from kingsburg_table.core.agenda import D, S
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.chance import ShutDoor
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.outlook import Outlook, summed_up
from kingsburg_table.core.play import Counters, Play
from kingsburg_table.core.seats import Seat, seat_list
from kingsburg_table.core.session_opening import Opening
from kingsburg_table.core.session_time import Undo
from kingsburg_table.core.views import view

__all__ = ["BadOption", "Session", "Undo", "checked_options", "load_session", "new_session"]


LATER = 100  #: choices of later have numbers of their own


class BadOption(ValueError):
    """An option of a match that does not exist; the message lists what there is."""


class Session(Opening[S, D]):
    """One match. Create it with `new_session` or `load_session`.

    >>> session = new_session("kingsburg", ["Aga", "Filip"], seed=7)
    >>> session.act(session.decision.options[0])
    """

    def view(self, seat: int | None) -> S:
        """What a seat may see (None: what all may see), as the game's own state type."""
        return view(self.controller, self.state, seat)

    def decision_for(self, seat: int | None) -> Decision | None:
        """The open decision, unless it is private to another seat."""
        decision = self._decision
        return None if decision is not None and decision.private and decision.seat != seat else decision

    def events_for(self, seat: int | None) -> list[list[Event]]:
        """The story as a seat may read it."""
        return [[event for event in events if event.seen_by(seat)] for events in self._story]

    def counters(self, seat: int) -> Counters:
        """The seat's numbers as everybody may see them."""
        return self.controller.counters(self.view(None), seat)

    def hints(self, seat: int) -> Mapping[str, Any]:
        """What a screen shows for a seat that follows from rules: sums, prices, strengths."""
        return self.controller.hints(self.view(seat), seat)

    def preview(self, option: Option) -> tuple[Change, ...]:
        """What the option changes: now, up to the end of the turn or the door of chance, and later."""
        decision = self._decision
        if decision is None:
            return ()
        outlook, play = self._outlook(decision.seat)
        changes = list(summed_up(outlook.of(option.action, decision.seat)))
        if outlook.unknown:
            changes.append(Change(decision.seat, "unknown", None, later=True))
        later = self.controller.forecast(outlook, play, decision.seat, option)
        return (*changes, *summed_up(later, later=True, groups=LATER))

    def pending(self, seat: int) -> tuple[Change, ...]:
        """What will come to the seat from what it has done already."""
        if self._decision is None:
            return ()
        return tuple(summed_up(self.controller.pending(*self._outlook(seat), seat), later=True, groups=LATER))

    def near(self, seat: int, option: Option | None = None) -> frozenset[str]:
        """Things the seat could pay for with what will have come to it, after the option or as it stands."""
        found = () if self._decision is None else self.controller.near(*self._outlook(seat), seat, option)
        return frozenset(found)

    def _outlook(self, seat: int) -> tuple[Outlook, Play[S, D]]:
        play = Play(self.view(seat), self.rules, ShutDoor(), preview=True)
        return Outlook(self.controller, play), play


def new_session(
    game: str,
    seats: Sequence[str | Seat],
    *,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    journal: str | Path | None = None,
) -> Session[Any, Any]:
    """Begin a match of `game`; with `journal` every action is on disk before `act` returns."""
    controller = get_controller(game)
    chairs = seat_list(seats, controller.players)
    chosen = checked_options(controller, options or {})
    session = Session(controller, chairs, chosen, secrets.randbits(64) if seed is None else seed & (2**64 - 1))
    if journal is not None:
        from kingsburg_table.core.journal.journal import Journal

        session.keeper = Journal.create(Path(journal), session)
    return session


def load_session(path: str | Path) -> Session[Any, Any]:
    """Continue a match where its journal ends."""
    from kingsburg_table.core.journal.load import load

    return load(Path(path))


def checked_options(controller: Controller[Any, Any], options: Mapping[str, str]) -> dict[str, str]:
    """The options of a match, those that were not named at their defaults."""
    known = {choice.id: choice for choice in controller.choices}
    for key, value in options.items():
        if key not in known:
            raise BadOption(f"there is no option {key!r}; there are {', '.join(known) or 'none'}")
        if value not in known[key].values:
            raise BadOption(f"option {key!r} is one of {', '.join(known[key].values)}, not {value!r}")
    return {key: options.get(key, choice.values[0]) for key, choice in known.items()}
