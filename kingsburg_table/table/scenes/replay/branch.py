"""Going on from an earlier moment: a new match file that ends there; the old one is only read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kingsburg_table.core.journal.load import copy_until
from kingsburg_table.table import matches
from kingsburg_table.table.scenes.dialog import DialogScene
from kingsburg_table.table.scenes.refusal import told
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.replay.scene import ReplayScene


def why_not(scene: ReplayScene) -> str:
    """Why one cannot go on from the moment that is shown; empty when one can."""
    if scene.path is None:
        return t("replay.no_file")
    return t("replay.at_the_end") if scene.replayer.over else ""


def ask(scene: ReplayScene) -> None:
    """Say what will happen, then do it."""
    refused = why_not(scene)
    if refused:
        scene.say(refused, scene.form.find("continue").box)
        return
    scene.replayer.playing = False
    choices = [("yes", t("replay.branch.yes"), lambda: go_on(scene)), ("no", t("replay.branch.no"), lambda: None)]
    when = scene.turn_words(scene.replayer.at)
    scene.app.stack.push(DialogScene(t("replay.branch.title"), t("replay.branch.text", when=when), choices))


def go_on(scene: ReplayScene) -> None:
    """Open a new match that has come as far as the shown moment."""
    from kingsburg_table.table.scenes.table import TableScene

    assert scene.path is not None
    with told(scene.app, "replay.branch.failed"):
        path = branched(scene.path, scene.session.game, scene.replayer.moment.record)
        session = matches.open_match(path)
        scene.app.match = path
        scene.app.stack.start_over(TableScene(session, path, scene.table_layout))


def branched(path: Path, game: str, records: int) -> Path:
    """A new file of the match's first `records` actions."""
    new = matches.fresh_path(game)
    copy_until(path, new, records)
    return new
