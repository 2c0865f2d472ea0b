"""From a set-up or a match file to the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kingsburg_table.core.lock import Taken, claim
from kingsburg_table.table import matches
from kingsburg_table.table.folders import matches_folder
from kingsburg_table.table.scenes.dialog import AskFirst
from kingsburg_table.table.scenes.refusal import told
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.core.seats import Seat
    from kingsburg_table.table.app import App
    from kingsburg_table.table.scene import Scene


def table_scene(session: Any) -> Scene:
    from kingsburg_table.table.scenes.table import TableScene

    scene: Scene = TableScene(session)
    return scene


def begin_match(
    app: App, game: str, seats: Sequence[Seat], options: Mapping[str, str], first_game: bool = False
) -> None:
    """Start a match in a new file and show the table in place of the set-up; a first game is explained."""
    from kingsburg_table import new_session
    from kingsburg_table.table.scenes.goal import first_match, welcome

    with told(app, "results.no_rematch", matches_folder()):
        path = matches.fresh_path(game)
        session = new_session(game, seats, options=options, journal=path)
        app.match = path
        scene = table_scene(session)
        app.stack.replace(scene)
        if first_game:
            first_match(app, scene)
        else:
            welcome(app, scene)


def continue_match(app: App, path: Path) -> None:
    """Open a match file and show the table; who has it open already is told before anything is played."""
    if app.match == path or not _open_elsewhere(path):
        _continue(app, path)
        return
    choices = [
        ("back", t("title.elsewhere.back"), lambda: None),
        ("anyway", t("title.elsewhere.anyway"), lambda: _continue(app, path)),
    ]
    app.stack.push(AskFirst(t("title.elsewhere"), t("title.elsewhere.text", file=path.name), choices))


def _open_elsewhere(path: Path) -> bool:
    try:
        held = claim(matches.claims_folder(), path)
    except Taken:
        return True
    if held is not None:
        held.give_up()
    return False


def _continue(app: App, path: Path) -> None:
    """A file that cannot be read is explained and left alone."""
    with told(app, "title.cannot_open", path, "read"):
        session = matches.open_match(path)
        app.match = path
        app.stack.push(table_scene(session))
        if session.decision is None:
            from kingsburg_table.table.scenes.results import ResultsScene

            app.stack.push(ResultsScene(session, path, reveal=False))  # the board is one press away from them
