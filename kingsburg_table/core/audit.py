"""Books of a match, kept from its events alone: what seats own must equal what was booked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from kingsburg_table.core.actions import Event
from kingsburg_table.core.controller import Controller


class Books:
    """Adds up every `gain` and `pay` of the events and compares with the counters a game books."""

    def __init__(self, controller: Controller[Any, Any], seats: int) -> None:
        self.controller = controller
        self.accounts: list[Counter[str]] = [Counter() for _ in range(seats)]

    def enter(self, events: Iterable[Event]) -> None:
        for event in events:
            seat = event.values.get("seat")
            if isinstance(seat, int):
                self.accounts[seat].update(event.values.get("gain", {}))
                self.accounts[seat].subtract(event.values.get("pay", {}))

    def wrong(self, state: Any) -> list[str]:
        """Counters that differ from the books."""
        found = []
        for seat, account in enumerate(self.accounts):
            counters = self.controller.counters(state, seat)
            found += [
                f"seat {seat} has {counters[name]} {name}, booked {account[name]}"
                for name in self.controller.booked
                if counters[name] != account[name]
            ]
        return found
