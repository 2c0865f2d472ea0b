"""Beginning a match and continuing a saved one."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.seats import Seat, seat_list
from kingsburg_table.core.session import Session


class BadOption(ValueError):
    """An option of a match that does not exist; the message lists what there is."""


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
