"""The rules browser and its worked examples."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.core.documents import DataErrors
from kingsburg_table.table.scenes.dialog import DialogScene
from kingsburg_table.table.scenes.rules.scene import RulesScene as RulesScene
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.app import App


def open_rules(app: App, game: str, rule: str = "", *, at_table: bool = False, instead: bool = False) -> None:
    """Show the rules of a game, over what is there or `instead` of it; files that are wrong are explained."""
    try:
        scene = RulesScene(game, rule, at_table=at_table)
    except DataErrors as errors:
        app.stack.push(DialogScene(t("rules.broken"), str(errors).partition("\n")[0]))
        return
    if instead:
        app.stack.replace(scene)
    else:
        app.stack.push(scene)
