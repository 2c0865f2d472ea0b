"""A moment of a finished match tried once more: a new match that has come so far, one person against computers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from kingsburg_table.bots.lookback import WeighedDecision
from kingsburg_table.bots.mind import mind_of
from kingsburg_table.core.session import Session
from kingsburg_table.table import matches
from kingsburg_table.table.layout import TableLayout
from kingsburg_table.table.scenes.dialog import DialogScene
from kingsburg_table.table.scenes.refusal import told
from kingsburg_table.table.scenes.replay.branch import branched
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.app import App

RIVALS = "notary"


def ask(
    app: App, session: Session[Any, Any], path: Path | None, layout: TableLayout, moment: WeighedDecision, when: str
) -> None:
    """The old match stays as it is."""
    if path is None:
        return
    file = path
    choices = [
        ("yes", t("replay.branch.yes"), lambda: begin(app, session, file, layout, moment)),
        ("no", t("replay.branch.no"), lambda: None),
    ]
    app.stack.push(DialogScene(t("lookback.try"), t("lookback.try.text", when=when), choices))


def begin(app: App, session: Session[Any, Any], path: Path, layout: TableLayout, moment: WeighedDecision) -> None:
    """Open it: whose decision it was is a person's, all others are computers'."""
    from kingsburg_table.table.scenes.table import TableScene

    with told(app, "lookback.try.failed"):
        new = branched(path, session.game, moment.record)
        opened = matches.open_match(new)
        tastes = list(mind_of(session.game).personalities)
        for seat in range(len(opened.seats)):
            by = "" if seat == moment.seat else f"{RIVALS}:{tastes[seat % len(tastes)]}"
            if bool(opened.played_by(seat)) != bool(by):
                opened.take_over(seat, by, seal=not by, look=not by)
        app.match = new
        app.stack.start_over(TableScene(opened, new, layout))
