"""Beginning a match and continuing a saved one."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.manifest import BadOption
from kingsburg_table.core.manifest import checked_options as checked_choices
from kingsburg_table.core.seats import Seat, seat_list
from kingsburg_table.core.session import Session


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
    return checked_choices(controller.choices, options)


__all__ = ["BadOption", "checked_options", "load_session", "new_session"]
