"""A match at the table: what a table scene plays with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from kingsburg_table.bots.mind import has_mind
from kingsburg_table.core.actions import Decision, IllegalAction, Option, Refusal
from kingsburg_table.core.agenda import State
from kingsburg_table.core.journal.errors import JournalError
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session
from kingsburg_table.core.wishes import LOOK_WISH, SEAL_WISH
from kingsburg_table.table.play import prompt
from kingsburg_table.table.play.asked import Asked
from kingsburg_table.table.play.company import Company
from kingsburg_table.table.play.computers import Computers
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.labels import ButtonLabel, redo_label, undo_label
from kingsburg_table.table.play.ledger import LedgerPage
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.play.narrowing import DOUBLE_PRESS_MS, Narrowing, Touched, kind_of
from kingsburg_table.table.play.past import Past
from kingsburg_table.table.play.results import Idle, Moved, Nothing, NotSaved, Played, Refused, Result, Selected
from kingsburg_table.table.play.rewind import RewindVote, vote
from kingsburg_table.table.play.screen import Screen
from kingsburg_table.table.play.undoing import own_action
from kingsburg_table.table.play.why import why
from kingsburg_table.table.play.words import Words


def at_the_table(seats: Sequence[Seat]) -> list[Seat]:
    """Seats as people at a table want them: turns are sealed, and everybody sees what happened."""
    return [msgspec.structs.replace(seat, seal=True, look=True) if not seat.by else seat for seat in seats]


class TableMatch:
    """What presses do. `screen` says what is shown and to whom, `asked` what is asked and selected.

    `now` is the loop's clock in milliseconds. `pressing` tells whether a key or button is still down.
    """

    def __init__(
        self, session: Session[Any, Any], *, now: float = 0.0, path: Path | None = None, manner: Manner | None = None,
        recaps: bool = True, who: Company | None = None,
    ) -> None:
        self.screen = Screen(session, now, manner or Manner(), recaps, who)
        self.asked = Asked(self.screen)
        self.computers = Computers(session)
        self.path = path
        self.vote: RewindVote | None = None
        self._played_at = float("-inf")
        self._undo: tuple[int, ButtonLabel] | None = None

    # -- what those who draw the table need: `Shown` ---------------------------------------------------------------

    @property
    def session(self) -> Session[Any, Any]:
        return self.screen.session

    @property
    def game(self) -> str:
        return self.session.game

    @property
    def seat(self) -> int:
        return self.screen.seat

    @property
    def view(self) -> State:
        return self.screen.view

    @property
    def past(self) -> Past | None:
        return self.screen.past

    @property
    def decision(self) -> Decision | None:
        return self.screen.decision

    @property
    def narrowing(self) -> Narrowing | None:
        return self.asked.narrowing

    @property
    def pending(self) -> LedgerPage:
        return self.asked.pending

    def wasteful(self, option: Option) -> bool:
        return self.asked.wasteful(option)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.session.decision is None

    def counters(self, seat: int) -> Mapping[str, int]:
        return self.screen.counters(seat)

    # -- pressing ------------------------------------------------------------------------------------------------

    def press(self, target: str, now: float, marked: bool | None = None, pressing: bool = False) -> Result:
        """A click or key on a thing of the table. `marked`: whether this very piece shows as touched."""
        idle = self._idle()
        if idle is not None:
            return Nothing(idle)
        if target == prompt.SEAL:
            return self.press_seal(now, pressing)
        narrowing = self.narrowing
        assert narrowing is not None
        answer = narrowing.press(target, now, marked)
        if answer.touched is Touched.REFUSED and answer.refusal is not None:
            return Refused(self.asked.why_not(target) or why(self.game, answer.refusal))
        if answer.touched is Touched.PLAY and answer.option is not None:
            return self._play(answer.option, now, pressing)
        return Selected(answer)

    def drop(self, dragged: str, target: str, now: float, pressing: bool = False) -> Result:
        """A touched thing was dragged onto another: that one is touched too; see `Manner.drops` for what is played."""
        result = self.press(target, now, False, pressing)
        narrowing = self.narrowing
        if narrowing is None or not isinstance(result, Selected) or kind_of(dragged) not in self.screen.manner.drops:
            return result
        if not narrowing.exact or narrowing.armed is None or narrowing.reveals(narrowing.armed):
            return result
        played = self.press_seal(now, pressing)
        return result if isinstance(played, Nothing) else played

    def press_seal(self, now: float, pressing: bool = False) -> Result:
        """Enter, or the seal: play what is armed; not within 350 ms of the last play."""
        idle = self._idle()
        if idle is not None:
            return Nothing(idle)
        if now - self._played_at < DOUBLE_PRESS_MS:
            return Nothing(Idle.TOO_SOON)
        narrowing = self.narrowing
        if narrowing is None or narrowing.armed is None:
            return Nothing(Idle.NOT_ARMED)
        return self._play(narrowing.armed, now, pressing)

    def press_chip(self, option: Option) -> Result:
        """Chips arm, they do not play."""
        idle = self._idle()
        if idle is not None:
            return Nothing(idle)
        narrowing = self.narrowing
        assert narrowing is not None
        narrowing.arm(option)
        return Moved(0)

    def clear(self) -> bool:
        """Escape. True if it closed or cleared something."""
        if self.screen.leave_past():
            return True
        if self.screen.handover.dismiss():
            return True
        return self.narrowing is not None and self.narrowing.clear()

    def _idle(self) -> Idle | None:
        """What a press meets before it reaches the match; it then does nothing else."""
        if self.screen.phase is Phase.CURTAIN:
            return Idle.CURTAIN
        if self.screen.leave_past():
            return Idle.PAST
        if self.screen.handover.dismiss():
            return Idle.RECAP
        if self.session.decision is None:
            return Idle.OVER
        return Idle.THINKING if self.screen.thinking is not None or self.decision is None else None

    def play(self, option: Option, now: float) -> Result:
        """A computer's choice: played without a hand on anything."""
        return self._play(option, now, False)

    def let_play(self, now: float, pause: float) -> Result | None:
        """The answer of the computer that is asked, once it is found and `pause` milliseconds have passed."""
        option = self.computers.due(now, pause)
        if option is None:
            return None
        result = self.play(option, now)
        if isinstance(result, Played):
            self.computers.played()
        elif isinstance(result, NotSaved):
            self.computers.wait(now)
        return result

    @property
    def advises(self) -> bool:
        """Whether a computer knows this game."""
        return has_mind(self.game)

    def hint(self, now: float) -> Result:
        """The seat that is asked wants to know what a computer would do; the chronicle says so."""

        def change() -> Moved:
            assert self.session.decision is not None
            self.session.hinted(self.session.decision.seat)
            return Moved(0)

        return self._change(change, now)

    def take_over(self, seat: int, by: str, now: float) -> Result:
        """A computer plays the seat from now on, or (by nobody) a person."""

        def change() -> Moved:
            self.session.take_over(seat, by, seal=not by, look=not by)
            return Moved(0)

        return self._change(change, now)

    def _play(self, option: Option, now: float, pressing: bool) -> Result:
        eyes = self.screen.eyes

        def act() -> Played:
            events = self.session.act(option)
            return Played(option, tuple(event for event in events if event.seen_by(eyes)))

        return self._change(act, now, pressing, recap=True)

    def _change(
        self, change: Callable[[], Result], now: float, pressing: bool = False, recap: bool = False
    ) -> Result:
        eyes, decision = self.screen.eyes, self.session.decision
        try:
            result = change()
        except IllegalAction as illegal:
            return Refused(why(self.game, illegal.refusal, self.screen.manner, self.seat))
        except (JournalError, OSError) as error:
            if self.session.decision is not decision:  # a reset that came half way
                self.screen.follow(eyes, now, pressing, False)
            return NotSaved(error)
        self._played_at = now
        self.vote = None
        self.screen.follow(eyes, now, pressing, recap)
        return result

    # -- time ----------------------------------------------------------------------------------------------------

    def undo(self, now: float, pressing: bool = False) -> Result:
        """Take the last action back, also before a closed curtain; undoing into a secret brings the curtain back. What
        computers did after a person's action goes back with it: they would only do it again."""

        def back() -> Moved:
            before, own = len(self.session.records), own_action(self.session, self.screen.company)
            if own is None:
                self.session.undo()
            elif own.undo.record is None:
                raise IllegalAction(Refusal("core", f"undo_{own.undo.reason}"))
            else:
                self.session.rewind(own.number)
            return Moved(before - len(self.session.records))

        return self._change(back, now, pressing)

    def redo(self, now: float, pressing: bool = False) -> Result:
        def forth() -> Moved:
            self.session.redo()
            return Moved(1)

        return self._change(forth, now, pressing)

    def reset(self, now: float, pressing: bool = False) -> Result:
        """Take back everything of the turn that can be."""
        return self._change(lambda: Moved(self.session.reset_turn()), now, pressing)

    @property
    def undo_label(self) -> ButtonLabel:
        if self._undo is None or self._undo[0] != self.screen.version:
            own = own_action(self.session, self.screen.company)
            self._undo = self.screen.version, undo_label(self.session, self.screen.eyes, own)
        return self._undo[1]

    @property
    def redo_label(self) -> ButtonLabel:
        return redo_label(self.session, self.screen.eyes)

    @property
    def can_reset(self) -> bool:
        record, decision = self.session.undoable.record, self.session.decision
        return record is not None and decision is not None and record.seat == decision.seat

    def wishes(self, seat: int) -> tuple[bool, bool]:
        """Whether a seat seals its turns, and whether it is shown what happened."""
        wish = self.session.state.wishes[seat]
        return bool(wish & SEAL_WISH), bool(wish & LOOK_WISH)

    def wish(self, seat: int, *, seal: bool, look: bool, now: float) -> Result:
        def change() -> Moved:
            self.session.wish(seat, seal=seal, look=look)
            return Moved(0)

        return self._change(change, now)

    def propose_rewind(self, records: int) -> RewindVote:
        """Ask the table to go back to the moment after `records` actions; `agree` and `refuse` answer for a seat."""
        self.vote = vote(records, self.screen.company.people)
        return self.vote

    def agree(self, seat: int, now: float) -> Result:
        """A seat agrees; with the last one the table goes back, and the chronicle says so."""
        if self.vote is None:
            return Moved(0)
        self.vote.agree(seat)
        if not self.vote.carried:
            return Moved(0)
        target = self.vote.records
        gone = len(self.session.records) - target

        def rewind() -> Moved:
            self.session.rewind(target)
            self.screen.chronicle.note(Words("log.core.rewound", {"n": gone}))
            return Moved(gone)

        return self._change(rewind, now)

    def refuse(self, seat: int) -> None:
        """A seat refuses: the rewind is off."""
        if self.vote is not None:
            self.vote.refuse(seat)
            self.vote = None
