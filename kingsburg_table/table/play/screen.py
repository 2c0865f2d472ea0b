"""The screen of a match: whose turn it shows, whose eyes it serves, and what lies between two turns.

Nothing of a seat's secrets leaves here unless that seat's private decision is open before it, or while it peeks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kingsburg_table.core.actions import Decision, IllegalAction
from kingsburg_table.core.agenda import State
from kingsburg_table.core.journal.errors import JournalError
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.chronicle import Chronicle, ChronicleTurn
from kingsburg_table.table.play.company import Company, company
from kingsburg_table.table.play.handover import HandOver, Peek, Phase
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.play.past import Past, look_back
from kingsburg_table.table.play.recap import RecapLine, recap
from kingsburg_table.table.play.results import Moved, NotSaved


class Screen:
    """What those at the screen may see of a session. Times are the loop's clock in milliseconds.

    `version` counts up whenever what was made from the old view is void. In a computer's turn the screen goes on
    showing the seat of the person who played last.
    """

    def __init__(
        self, session: Session[Any, Any], now: float, manner: Manner, recaps: bool, who: Company | None = None
    ) -> None:
        self.session = session
        self.manner = manner
        self.recaps = recaps
        self._who = who
        self.peek = Peek()
        self.version = 0
        self.chronicle = Chronicle(session)
        self._story: tuple[ChronicleTurn, ...] | None = None
        self._past: Past | None = None
        self._view: State | None = None
        self._knows: bool | None = None
        self._seen: set[tuple[int, str]] = set()  #: who has looked in which round
        self._recap: tuple[RecapLine, ...] | None = None
        decision = session.decision
        first = self._first(decision)
        self.handover = HandOver(first)
        if decision is not None and not decision.anyone and self.company.plays(decision.seat):
            told = recaps and bool(session.records) and bool(self._recap_for(first))
            self.handover.commit(first, secret=self.company.hides(decision), recap=told, now=now)

    @property
    def company(self) -> Company:
        """Who is at the screen."""
        return self._who or company(self.session)

    def take(self, session: Session[Any, Any]) -> None:
        """The same screen for another session: a lesson that began anew."""
        self.session = session
        self.chronicle = Chronicle(session)

    def _first(self, decision: Decision | None) -> int:
        """Whose board the screen shows at first: that of the asked person, else of a person, else of anybody."""
        order: list[int] = list(self.session.state.order)
        asked = [decision.seat] if decision is not None else []
        return next((seat for seat in asked + order if self.company.plays(seat)), (asked + order)[0])

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
    def thinking(self) -> int | None:
        """The computer whose decision is open; the people wait for it."""
        decision = self.session.decision
        waits = decision is not None and not decision.anyone and not self.company.plays(decision.seat)
        return decision.seat if waits and decision is not None else None

    @property
    def eyes(self) -> int | None:
        """Whose secrets may be drawn: a person's only while the own private decision is open, else nobody's. Who is
        alone with computers sees the own secrets at any time, and theirs never."""
        decision = self.session.decision
        if self.company.alone is not None:
            return self.company.alone
        if decision is None or not decision.private or self.phase is Phase.CURTAIN or decision.seat != self.seat:
            return None
        return self.seat if self.company.plays(decision.seat) else None

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
        own = own and self.thinking is None
        if not own or self.phase is not Phase.TURN or self._past is not None:
            return False
        if self._knows is None:
            codec = self.session.codec
            self._knows = codec.pack(self.session.view(self.seat)) != codec.pack(self.session.view(None))
        return self._knows

    @property
    def invited(self) -> bool:
        """Whether the seat could look at something and has not done so yet in this round."""
        return self.secret_to_peek and self._occasion not in self._seen

    @property
    def _occasion(self) -> tuple[int, str]:
        return self.seat, self.session.path.partition(" / ")[0]

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
        self.renew()
        record = next((record for record in reversed(self.session.records)), None)
        if record is None or record.seat == self.seat:
            return Moved(0)
        try:
            self.session.curtain_opened()
        except (JournalError, OSError) as error:
            self.handover.cover(pressing=True)
            self.renew()
            return NotSaved(error)
        return Moved(0)

    def hold_peek(self, source: str) -> bool:
        occasion, opened = self._occasion, self.peek.hold(source, self.secret_to_peek)
        if opened:
            self._seen.add(occasion)
        return opened

    def release_peek(self, source: str) -> bool:
        return self.peek.release(source)

    def hidden_from_sight(self, pressing: bool = False) -> bool:
        """Focus lost, minimised, another scene: holds end, and over a secret the curtain falls.

        True if the frame must be drawn and shown at once.
        """
        self.handover.interrupt()
        peeking = self.peek.end()
        if (peeking or self.eyes is not None) and len(self.company.people) > 1:
            self.handover.cover(pressing)
            self.present_again()
            return True
        return peeking

    def present_again(self) -> None:
        """Nobody looks at another time any more."""
        self._past = None
        self.renew()

    def leave_past(self) -> bool:
        """Back to the present; True if another time was looked at."""
        was, self._past = self._past is not None, None
        return was

    @property
    def story(self) -> tuple[ChronicleTurn, ...]:
        """The chronicle as it may be read here."""
        if self._story is None:
            self._story = self.chronicle.groups(self.eyes)
        return self._story

    def follow(self, eyes: int | None, now: float, pressing: bool, recap: bool) -> None:
        """The match has moved: whose turn is it, and what lies between? `eyes`: whose they were before."""
        self.peek.end()
        self._past = None
        decision = self.session.decision
        if decision is None or self.thinking is not None or decision.anyone or self._goes_on(decision, eyes):
            self.handover.stay(self.seat)
        else:
            told = recap and self.recaps and decision.seat != self.seat and bool(self._recap_for(decision.seat))
            self.handover.commit(
                decision.seat, secret=self.company.hides(decision), recap=told, now=now, pressing=pressing
            )
        self.renew()

    def _goes_on(self, decision: Decision, eyes: int | None) -> bool:
        """The same seat, and no secret that was not on the screen before."""
        same = decision.seat == self.seat and self.phase is not Phase.CURTAIN
        return same and (eyes == decision.seat or not self.company.hides(decision))

    def _recap_for(self, seat: int) -> tuple[RecapLine, ...]:
        session = self.session
        return recap(self.game, seat, session.records, session.events_for(None), self.manner)

    def renew(self) -> None:
        """The match or the eyes have changed: what was made from the old view is void."""
        self.version += 1
        self._story = None
        self._view = None
        self._knows = None
        self._recap = None
