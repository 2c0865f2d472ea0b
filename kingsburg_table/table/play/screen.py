"""The screen of a match: whose turn it shows, whose eyes it serves, and what lies between two turns.

Nothing of a seat's secrets leaves here unless that seat's private decision is open before it, or while it peeks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kingsburg_table.core.actions import Decision, IllegalAction
from kingsburg_table.core.agenda import State
from kingsburg_table.core.journal_errors import JournalError
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.handover import HandOver, Peek, Phase
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.play.past import Past, look_back
from kingsburg_table.table.play.recap import RecapLine, recap
from kingsburg_table.table.play.results import Moved, NotSaved

HUMAN = "human"


class Screen:
    """What those at the screen may see of a session. Times are the loop's clock in milliseconds."""

    def __init__(self, session: Session[Any, Any], now: float, manner: Manner, recaps: bool) -> None:
        self.session = session
        self.manner = manner
        self.recaps = recaps
        self.peek = Peek()
        self._past: Past | None = None
        self._view: State | None = None
        self._knows: bool | None = None
        self._recap: tuple[RecapLine, ...] | None = None
        decision = session.decision
        first = decision.seat if decision is not None else session.state.order[0]
        self.handover = HandOver(first)
        if decision is not None and not decision.anyone:
            told = recaps and bool(session.records) and bool(self._recap_for(first))
            self.handover.commit(first, secret=self._secret(decision), recap=told, now=now)

    @property
    def game(self) -> str:
        return self.session.game

    @property
    def seat(self) -> int:
        """Whose turn and whose board the screen shows."""
        return self.handover.seat

    @property
    def phase(self) -> Phase:
        return self.handover.phase

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.session.decision is None

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(at for at, seat in enumerate(self.session.seats) if seat.kind == HUMAN)

    @property
    def eyes(self) -> int | None:
        """Whose secrets may be drawn: a seat's only while its private decision is open before it, else nobody's."""
        decision = self.session.decision
        if decision is None or not decision.private or self.phase is Phase.CURTAIN or decision.seat != self.seat:
            return None
        return self.seat

    @property
    def view(self) -> State:
        """What may be drawn now: of the past while somebody travels there."""
        return self._past.view if self._past is not None else self.present

    @property
    def present(self) -> State:
        if self._view is None:
            self._view = self.session.view(self.eyes)
        return self._view

    @property
    def hints(self) -> Mapping[str, Any]:
        """Sums, prices, strengths for the seat that is shown, from what may be drawn."""
        return self.session.controller.hints(self.view, self.seat)

    def counters(self, seat: int) -> Mapping[str, int]:
        return self.session.controller.counters(self.view, seat)

    @property
    def decision(self) -> Decision | None:
        """The open decision for those at the screen; None behind a curtain and after the end."""
        return None if self.phase is Phase.CURTAIN else self.session.decision_for(self.eyes)

    @property
    def secret_to_peek(self) -> bool:
        """Whether the seat whose turn it is knows something that is not drawn: then there is an eye."""
        decision = self.decision
        own = decision is not None and not decision.anyone and decision.seat == self.seat and self.eyes is None
        if not own or self.phase is not Phase.TURN or self._past is not None:
            return False
        if self._knows is None:
            codec = self.session.codec
            self._knows = codec.pack(self.session.view(self.seat)) != codec.pack(self.session.view(None))
        return self._knows

    @property
    def peeked(self) -> State | None:
        """The seat's own view, only while the peek is held."""
        return self.session.view(self.seat) if self.peek.open and self.secret_to_peek else None

    # -- past and hand-over -------------------------------------------------------------------------------------

    @property
    def recap(self) -> tuple[RecapLine, ...]:
        """The lines that lie in the scroll while the phase is RECAP; nothing secret is in them."""
        if self.phase is not Phase.RECAP:
            return ()
        if self._recap is None:
            self._recap = self._recap_for(self.seat)
        return self._recap

    @property
    def past(self) -> Past | None:
        return self._past

    def travel(self, record: int | None, pin: bool = False) -> bool:
        """Show the table after `record` actions (hovering the chronicle; a click pins), or the present again.

        False where the match does not reach back that far.
        """
        if record is None or record >= len(self.session.records):
            if self._past is not None and (pin or not self._past.pinned):
                self._past = None
            return True
        if self.phase is Phase.CURTAIN:
            return False
        try:
            self._past = look_back(self.session, record, self.eyes, pin)
        except IllegalAction:
            return False
        self.peek.end()
        return True

    def tick(self, now: float) -> Moved | NotSaved | None:
        """Time passed: a curtain that was held long enough opens. None when nothing happened."""
        if not self.handover.tick(now):
            return None
        self._renew()
        record = next((record for record in reversed(self.session.records)), None)
        if record is None or record.seat == self.seat:
            return Moved(0)
        try:
            self.session.curtain_opened()
        except (JournalError, OSError) as error:
            self.handover.cover(pressing=True)
            self._renew()
            return NotSaved(error)
        return Moved(0)

    def hold_peek(self, source: str) -> bool:
        return self.peek.hold(source, self.secret_to_peek)

    def release_peek(self, source: str) -> bool:
        return self.peek.release(source)

    def hidden_from_sight(self, pressing: bool = False) -> bool:
        """Focus lost, minimised, another scene: holds end, and over a secret the curtain falls.

        True if the frame must be drawn and shown at once.
        """
        self.handover.interrupt()
        peeking = self.peek.end()
        if (peeking or self.eyes is not None) and len(self.humans) > 1:
            self.handover.cover(pressing)
            self._past = None
            self._renew()
            return True
        return peeking

    def _secret(self, decision: Decision) -> bool:
        return decision.private and len(self.humans) > 1

    def _follow(self, eyes: int | None, now: float, pressing: bool, recap: bool) -> None:
        """The match has moved: whose turn is it, and what lies between? `eyes`: whose they were before."""
        self.peek.end()
        self._past = None
        decision = self.session.decision
        if decision is None or decision.anyone or self._goes_on(decision, eyes):
            self.handover.stay(self.seat)
        else:
            told = recap and self.recaps and decision.seat != self.seat and bool(self._recap_for(decision.seat))
            self.handover.commit(
                decision.seat, secret=self._secret(decision), recap=told, now=now, pressing=pressing
            )
        self._renew()

    def _goes_on(self, decision: Decision, eyes: int | None) -> bool:
        """The same seat, and no secret that was not on the screen before."""
        same = decision.seat == self.seat and self.phase is not Phase.CURTAIN
        return same and (eyes == decision.seat or not self._secret(decision))

    def _recap_for(self, seat: int) -> tuple[RecapLine, ...]:
        session = self.session
        return recap(self.game, seat, session.records, session.events_for(None), self.manner)

    def _renew(self) -> None:
        """The match or the eyes have changed: what was made from the old view is void."""
        self._view = None
        self._knows = None
        self._recap = None
