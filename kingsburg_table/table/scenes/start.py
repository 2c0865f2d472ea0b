"""From a set-up or a match file to the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kingsburg_table.table import matches
from kingsburg_table.table.scenes.dialog import DialogScene
from kingsburg_table.text import Speaker, language, t

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

    path = matches.fresh_path(game)
    session = new_session(game, seats, options=options, journal=path)
    app.match = path
    scene = table_scene(session)
    app.stack.replace(scene)
    if first_game:
        first_match(app, scene)


def continue_match(app: App, path: Path) -> None:
    """Open a match file and show the table; a file that cannot be read is explained and left alone."""
    from kingsburg_table.core.journal.errors import JournalError

    try:
        session = matches.open_match(path)
    except JournalError as error:
        speaker = Speaker(language())
        why = speaker.t(error.id, **error.values) if speaker.has(error.id) else str(error)
        app.stack.push(DialogScene(t("title.cannot_open"), f"{why}\n{path}"))
        return
    app.match = path
    app.stack.push(table_scene(session))
