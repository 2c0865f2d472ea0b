"""A line of the benchmark's table, and how times are taken."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """A measured figure; `most` or `least` is its limit, neither means that it is only told."""

    measure: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None

    @property
    def ok(self) -> bool | None:
        if self.most is None and self.least is None:
            return None
        return (self.most is None or self.value <= self.most) and (self.least is None or self.value > self.least)

    def __str__(self) -> str:
        limit = f"<= {self.most:g}" if self.most is not None else f"> {self.least:g}" if self.least is not None else ""
        verdict = {None: "", True: "ok", False: "OVER"}[self.ok]
        return f"{self.measure:<66} {self.value:>10.2f} {self.unit:<7} {limit:>8} {verdict}".rstrip()


def best(run: Callable[[], object], times: int = 5, clock: Callable[[], float] = time.perf_counter) -> float:
    """Seconds of the fastest of several runs: what the work costs when nothing else disturbs. By `time.process_time`
    only what this process does itself counts, so that other programs disturb less."""
    taken = []
    for _ in range(times):
        began = clock()
        run()
        taken.append(clock() - began)
    return min(taken)
