"""What the undo and redo buttons say: the action and the person, or why there is nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kingsburg_table.core.actions import Aside, GoOn, Record
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.past import decision_at
from kingsburg_table.table.play.undoing import OwnUndo
from kingsburg_table.table.play.why import Why, why_no_redo, why_no_undo
from kingsburg_table.table.play.words import Words, deed


@dataclass(frozen=True, slots=True)
class ButtonLabel:
    """What it would do, in `short` on the button; `why` when it is greyed."""

    words: Words
    why: Why | None = None
    seat: int | None = None  #: whose action goes back or comes again
    short: Words | None = None

    @property
    def ready(self) -> bool:
        return self.why is None


def undo_label(session: Session[Any, Any], eyes: int | None, own: OwnUndo | None = None) -> ButtonLabel:
    """"Undo: place 4 + 6 on the Merchant"; what another seat did in secret is not named.

    `own`: the person's action that goes back together with what computers did after it.
    """
    undo = own.undo if own is not None else session.undoable
    if undo.record is None:
        return ButtonLabel(Words("button.undo"), why_no_undo(undo))
    before = own.number if own is not None else len(session.records) - 1
    while isinstance(session.records[before].action, Aside):
        before -= 1
    return _named("undo", session, before, eyes, _hidden(session, before, eyes))


def redo_label(session: Session[Any, Any], eyes: int | None) -> ButtonLabel:
    record = session.redoable
    if record is None:
        return ButtonLabel(Words("button.redo"), why_no_redo())
    hidden = session.decision_for(eyes) is None
    short = None if hidden else deed(session.game, record.action, record.seat)
    return ButtonLabel(_deed("redo", session.game, record, hidden), seat=record.seat, short=short)


def _hidden(session: Session[Any, Any], at: int, eyes: int | None) -> bool:
    decision = decision_at(session, at)
    return decision is not None and decision.private and session.records[at].seat != eyes


def _named(button: str, session: Session[Any, Any], at: int, eyes: int | None, hidden: bool) -> ButtonLabel:
    """As the chronicle tells it, so that it fits whoever sits there; what it does not tell, as the seal said it."""
    record = session.records[at]
    if isinstance(record.action, GoOn) and not hidden:
        return ButtonLabel(Words(f"{button}.look"))
    told = () if hidden else (event for event in session.story[at + 1] if event.seen_by(eyes))
    own = next((event for event in told if event.values.get("seat") == record.seat), None)
    short = None if hidden else deed(session.game, record.action, record.seat)
    if own is not None:
        return ButtonLabel(Words(f"log.{session.game}.{own.kind}", own.values), seat=record.seat, short=short)
    return ButtonLabel(_deed(button, session.game, record, hidden), seat=record.seat, short=short)


def _deed(button: str, game: str, record: Record, hidden: bool) -> Words:
    if hidden:
        return Words(f"{button}.secret", {"seat": record.seat})
    return Words(f"{button}.label", {"seat": record.seat, "what": deed(game, record.action, record.seat).nested})
