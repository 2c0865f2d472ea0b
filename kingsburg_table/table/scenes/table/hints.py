""""What would you do?": up to three plans, each marked on the board, with a reason and what it would change.

It knows what the asking seat may know. The plan that is looked at is armed on the table, so the seal says what it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.bots.choice import Plan
from kingsburg_table.table.input.events import Event, Hover, Key, Touch
from kingsburg_table.table.keys import Command, command_of
from kingsburg_table.table.loop import clock
from kingsburg_table.table.play.advice import Advice
from kingsburg_table.table.play.focus import Focus
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.scenes.table import hint_sheet
from kingsburg_table.table.scenes.table.laid_out import LaidOut
from kingsburg_table.table.scenes.table.presses import Presses

if TYPE_CHECKING:
    from kingsburg_table.table.app import App
    from kingsburg_table.table.draw.canvas import Canvas

SLICE_MS = 6.0


class Hints:
    """The advice that lies open at one table, if any does."""

    def __init__(self, app: App, out: LaidOut, focus: Focus, presses: Presses) -> None:
        self.app, self.out, self.focus, self.presses = app, out, focus, presses
        self.advice: Advice | None = None
        self.chosen = 0
        self.hovered: int | None = None
        self.long = False  #: whether what a plan does needs two lines
        self._shown = -1

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def can_be_asked(self) -> bool:
        """Whether there is anything to advise, and somebody who can and may."""
        match = self.out.match
        decision = match.decision
        here = decision is not None and match.past is None and match.computers.seat is None
        here = here and match.screen.phase is Phase.TURN and self.app.settings.hints
        return here and match.advises and decision is not None and len(decision.options) > 1 and not decision.anyone

    def ask(self) -> bool:
        """A person wants to know what a computer would do; the match remembers that."""
        match = self.out.match
        if not self.can_be_asked:
            return False
        self.presses.aftermath.show(match.hint(self.app.now))
        self.advice, self.chosen, self.hovered, self._shown = Advice(match.session), 0, None, -1
        self.long = False
        self.out.renew()
        self.app.redraw()
        return True

    @property
    def open(self) -> bool:
        """It closes by itself when something else is asked."""
        advice, match = self.advice, self.out.match
        return (
            advice is not None and match.decision is not None and match.decision == advice.decision
            and match.past is None and match.screen.phase is Phase.TURN and match.computers.seat is None
        )

    @property
    def plans(self) -> tuple[Plan, ...]:
        choice = self.advice.choice if self.open and self.advice is not None else None
        return choice.plans if choice is not None else ()

    @property
    def thinking(self) -> bool:
        return self.open and self.advice is not None and self.advice.choice is None

    def close(self) -> None:
        self.advice = None
        self.app.redraw()

    def choose(self, plan: int) -> None:
        """Look at a plan: it is armed."""
        self.chosen = plan
        self.presses.arm(self.plans[plan].option)

    def think(self) -> bool:
        """For a moment; True while there is more to think about."""
        advice = self.advice
        if not self.thinking or advice is None:
            return False
        until = clock() + SLICE_MS
        try:
            while advice.step() and clock() < until:
                pass
        except Exception:
            self.close()  # it would think for ever
            raise
        if advice.choice is not None:
            self.long = hint_sheet.long_deeds(self)
            self.choose(0)
        elif round(advice.progress * 50) != self._shown:
            self._shown = round(advice.progress * 50)
            self.app.redraw()
        return advice.choice is None

    # -- hands ---------------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """True if the sheet took the event; the table below stays free to be played."""
        if not self.open:
            return False
        if isinstance(event, Hover):
            return self._hover(event)
        if isinstance(event, Touch):
            places = hint_sheet.places(self)
            if places.shut.holds(event.at):
                self.close()
                return True
            row = next((at for at, box in enumerate(places.rows) if box.holds(event.at)), None)
            if row is not None and row < len(self.plans):
                self.choose(row)
            return places.sheet.holds(event.at)
        return isinstance(event, Key) and not event.repeat and self._key(event)

    def _hover(self, event: Hover) -> bool:
        places = hint_sheet.places(self)
        over = next((at for at, box in enumerate(places.rows) if box.holds(event.at) and at < len(self.plans)), None)
        if over != self.hovered:
            self.hovered = over
            self.app.redraw()
        if places.sheet.holds(event.at):
            self.focus.pointer(None)
            return True
        return False

    def _key(self, key: Key) -> bool:
        if command_of(key) in (Command.CANCEL, Command.HINT):
            self.close()
        elif key.name.isdigit() and key.mods.plain and 1 <= int(key.name) <= len(self.plans):
            self.choose(int(key.name) - 1)
        else:
            return False
        return True

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        if self.open:
            hint_sheet.marks(canvas, self)
            hint_sheet.draw(canvas, self)
