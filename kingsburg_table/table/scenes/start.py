"""From a set-up or a match file to the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kingsburg_table.table import matches
from kingsburg_table.table.folders import matches_folder
from kingsburg_table.table.scenes.refusal import told

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
    from kingsburg_table.table.scenes.goal import first_match

    with told(app, "results.no_rematch", matches_folder()):
        path = matches.fresh_path(game)
        session = new_session(game, seats, options=options, journal=path)
        app.match = path
        scene = table_scene(session)
        app.stack.replace(scene)
        if first_game:
            first_match(app, scene)


def continue_match(app: App, path: Path) -> None:
    """Open a match file and show the table; a file that cannot be read is explained and left alone."""
    with told(app, "title.cannot_open", path, "read"):
        session = matches.open_match(path)
        app.match = path
        app.stack.push(table_scene(session))
