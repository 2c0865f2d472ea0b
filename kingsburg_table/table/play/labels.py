"""What the undo and redo buttons say: the action and the person, or why there is nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kingsburg_table.core.actions import Aside, Record
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.past import decision_at
from kingsburg_table.table.play.why import Why, why_no_redo, why_no_undo
from kingsburg_table.table.play.words import Words, deed


@dataclass(frozen=True, slots=True)
class ButtonLabel:
    """`words` on the button; `why` when it is greyed."""

    words: Words
    why: Why | None = None

    @property
    def ready(self) -> bool:
        return self.why is None


def undo_label(session: Session[Any, Any], eyes: int | None, own: int | None = None) -> ButtonLabel:
    """"Undo: place 4 + 6 on the Merchant"; what another seat did in secret is not named.

    `own`: the person's action that goes back together with what computers did after it.
    """
    if own is not None:
        return ButtonLabel(_named("undo", session.game, session.records[own], False))
    undo = session.undoable
    if undo.record is None:
        return ButtonLabel(Words("button.undo"), why_no_undo(undo))
    before = len(session.records) - 1
    while isinstance(session.records[before].action, Aside):
        before -= 1
    decision = decision_at(session, before)
    hidden = decision is not None and decision.private and undo.record.seat != eyes
    return ButtonLabel(_named("undo", session.game, undo.record, hidden))


def redo_label(session: Session[Any, Any], eyes: int | None) -> ButtonLabel:
    record = session.redoable
    if record is None:
        return ButtonLabel(Words("button.redo"), why_no_redo())
    return ButtonLabel(_named("redo", session.game, record, session.decision_for(eyes) is None))


def _named(button: str, game: str, record: Record, hidden: bool) -> Words:
    if hidden:
        return Words(f"{button}.secret", {"seat": record.seat})
    return Words(f"{button}.label", {"seat": record.seat, "what": deed(game, record.action, record.seat).nested})
