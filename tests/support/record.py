"""Writes the matches of `tests/recorded/` that are planned here, as today's program does; later ones are held to them.

`python -m tests.support.record NAME ...` records anew what is named, and never touches the others: what an earlier
version wrote cannot be written again.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kingsburg_table import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session
from tests.support.matches import NAMES, step

FOLDER = Path(__file__).parents[1] / "recorded"


@dataclass(frozen=True)
class Plan:
    """A match: how many records (0: to its end), and which computer plays a seat from the start or takes it over."""

    game: str
    players: int
    options: Mapping[str, str]
    records: int = 0
    computer: str = ""
    takes_over: int = -1  #: at this record, and a person takes the seat back ten records later


COURT = {
    "extra_rows": "on", "alternative_rows": "deal", "governors": "secret", "destiny": "on", "army_tokens": "on",
    "whims": "drawn",
}
OTHER_COURT = {
    "extra_rows": "on", "alternative_rows": "draft", "governors": "auction", "destiny": "on", "whims": "tradition",
}
PLANS = {
    "v0.1-kingsburg-court-2-finished": Plan("kingsburg", 2, COURT, computer="prince:builder"),
    "v0.1-kingsburg-court-4-half": Plan(
        "kingsburg", 4, OTHER_COURT | {"scenario": "pork_barrel"}, 110, "notary", takes_over=40
    ),
    "v0.1-kingsburg-alliances-2-half": Plan("kingsburg", 2, {"scenario": "shifting_alliances"}, 60),
    "v0.1-kingsburg-valley-2-half": Plan(
        "kingsburg", 2, {"scenario": "goblin_valley", "governors": "secret", "army_tokens": "on"}, 70, "prince", 30
    ),
    "v0.1-kingsburg-tournament-3-half": Plan("kingsburg", 3, {"scenario": "great_tournament"}, 70),
    "v0.1-tuscany-2-half-taken-over": Plan("tuscany", 2, {}, 18, "notary", takes_over=5),
}


def record(name: str, plan: Plan) -> dict[str, Any]:
    """Play it and write it down; what a test expects of it."""
    path, rng = FOLDER / f"{name}.match", random.Random(name)
    path.unlink(missing_ok=True)
    starts = plan.computer if plan.takes_over < 0 else ""
    seats = [Seat(each, seal=True, look=at == 0) for at, each in enumerate(NAMES[: plan.players - 1])]
    seats.append(Seat(NAMES[plan.players - 1], by=starts, seal=not starts))
    session = new_session(plan.game, seats, seed=len(name), options=plan.options, journal=path)
    taken = back = False
    while session.decision is not None and not 0 < plan.records <= len(session.records):
        if plan.takes_over >= 0 and not taken and len(session.records) >= plan.takes_over:
            session.take_over(0, plan.computer)
            taken = True
        elif taken and not back and len(session.records) >= plan.takes_over + 10:
            session.hinted(1)
            session.take_over(0, "", seal=True)
            back = True
        else:
            step(session, rng)
    return expectation(session)


def expectation(session: Session[Any, Any]) -> dict[str, Any]:
    return {
        "game": session.game, "over": session.decision is None, "path": session.path, "players": len(session.seats),
        "points": list(session.controller.outcome(session.state).points), "records": len(session.records),
    }


def main(names: list[str]) -> None:
    file = FOLDER / "expected.json"
    expected = json.loads(file.read_text("utf-8"))
    for name in names:
        expected[f"{name}.match"] = record(name, PLANS[name])
    file.write_text(json.dumps(dict(sorted(expected.items())), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
