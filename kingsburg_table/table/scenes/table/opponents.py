"""The computers at the table as people see them: a quill that writes while one thinks, light on what its move touched.

They think a few milliseconds a frame, so that the window never waits for them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.crash import write_report
from kingsburg_table.table.draw import computer
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.loop import clock
from kingsburg_table.table.motion import FACTOR
from kingsburg_table.table.play.company import computer_of
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.reasons import Because
from kingsburg_table.table.play.results import Played
from kingsburg_table.table.scenes.dialog import DialogScene
from kingsburg_table.table.scenes.error import breakable
from kingsburg_table.table.scenes.table import marks
from kingsburg_table.table.scenes.table.aftermath import Aftermath
from kingsburg_table.table.scenes.table.laid_out import LaidOut
from kingsburg_table.table.scenes.table.staging import Staging
from kingsburg_table.table.scenes.table.travel import Travel
from kingsburg_table.text import t
from kingsburg_table.visible import visible

if TYPE_CHECKING:
    from kingsburg_table.table.app import App

THINKING_MS = 5.0  #: of one turn of the loop
SHOWN_MS = 1100.0  #: from a computer's question to its answer, where it thinks faster; and how long its move is lit
STROKE_MS = 90.0  #: the quill moves so often
WAVE = 7.0  #: length of a wave of ink, in units
SHARES = 60


class Opponents:
    """What the computers of one table do."""

    def __init__(
        self, app: App, out: LaidOut, travel: Travel, staging: Staging, aftermath: Aftermath
    ) -> None:
        self.app, self.out, self.travel, self.staging, self.aftermath = app, out, travel, staging, aftermath
        self.lit: tuple[str, ...] = ()  #: what the last move of a computer touched
        self._until = 0.0
        self._shown: tuple[int | None, int, int] = (None, 0, 0)

    # -- thinking and playing ------------------------------------------------------------------------------------

    def think(self) -> bool:
        """Let the computer whose turn it is think for a moment; True while there is more to think about."""
        computers, until = self.out.match.computers, clock() + THINKING_MS
        remembers = self._remember(until)
        if remembers or self.out.match.past is not None:
            return remembers
        try:
            while (more := computers.step(self.app.now)) and clock() < until:
                pass
        except Exception as error:  # whatever its thoughts stumble over: people go on without it
            self._gives_up(error)
            return False
        return more

    def _gives_up(self, error: Exception) -> None:
        """A computer that cannot think any further is reported, and from here on a person plays for it."""
        match = self.out.match
        seat, session = match.computers.seat, match.session
        assert seat is not None
        facts = {"game": session.game, "computer": session.played_by(seat), "path": session.path}
        crash = write_report(error, "a computer's thought", facts, match.path)
        match.computers.forget()
        self.aftermath.show(match.take_over(seat, "", self.app.now))
        report = str(crash.report) if crash.report is not None else t("error.no_report")
        title, text = t("opponents.gives_up"), self.out.desk.speaker.t("opponents.gives_up.text", seat=seat)
        self.app.stack.push(DialogScene(title, f"{text}\n{t('error.report')} {breakable(visible(report))}"))

    def _remember(self, until: float) -> bool:
        """Why the move was made whose line is looked at."""
        reasons = self.out.match.computers.reasons
        if self._record is None or self.why is not None:
            return False
        while (more := reasons.step()) and clock() < until:
            pass
        if not more and self.why is not None:
            self.app.redraw()
        return more

    @property
    def _record(self) -> int | None:
        """The action whose line is looked at."""
        row, past = self.travel.row, self.out.match.past
        after = row.line.record if row is not None else past.record if past is not None else 0
        return after - 1 if 0 < after <= len(self.out.match.session.records) else None

    @property
    def why(self) -> Because | None:
        """Why a computer played what is looked at."""
        match, record = self.out.match, self._record
        if record is None or match.screen.phase is Phase.CURTAIN:
            return None
        told = match.computers.reasons.why(record, match.screen.eyes)
        return told.because(match.game) if told is not None else None

    def let_play(self, now: float) -> None:
        """A computer's answer is played when people have seen the one before."""
        if self.app.motion.moving or self.staging.throwing.on or self.out.match.past is not None:
            return
        pause = SHOWN_MS * FACTOR[self.app.settings.computers]
        result = self.out.match.let_play(now, pause)
        if result is None:
            return
        self.aftermath.show(result)
        if isinstance(result, Played):
            weight = self.out.match.screen.manner.weight
            touched = (thing for event in result.events for thing in weight(event.kind).touched(event.values))
            self.lit, self._until = tuple(dict.fromkeys(touched)), now + pause

    # -- what is seen of it --------------------------------------------------------------------------------------

    @property
    def writes(self) -> int | None:
        """The seat beside which the quill writes."""
        return None if self.out.match.past is not None else self.out.match.computers.seat

    def watch(self, now: float) -> bool:
        """Time passed; True when it looks otherwise."""
        faded = bool(self.lit) and now >= self._until
        if faded:
            self.lit = ()
        stroke = 0 if self.app.settings.reduced_motion else int(now / STROKE_MS)
        share = int(self.out.match.computers.progress * SHARES)
        shown = (self.writes, share, stroke) if self.writes is not None else (None, 0, 0)
        changed, self._shown = shown != self._shown, shown
        return changed or faded

    def end(self) -> None:
        """Any input ends the light."""
        self.lit = ()

    def draw_light(self, canvas: Canvas) -> None:
        """Around the things that the last move touched."""
        if self.lit and self.out.match.past is None:
            marks.outlines(canvas, self.out.desk, self.lit)

    def draw_signs(self, canvas: Canvas) -> None:
        """On the cards of the seats that computers play: who they are."""
        match, desk = self.out.match, self.out.desk
        radius = 13.0 if desk.metrics.wide else 10.0
        for seat, card in desk.rivals.items():
            by = computer_of(match.session, seat)
            if by:
                computer.sign(canvas, match.game, by, (card.x + radius * 0.4, card.y + radius * 0.6), radius)

    def draw_quill(self, canvas: Canvas) -> None:
        """In the scroll, and at the card of the seat that thinks."""
        seat, desk = self.writes, self.out.desk
        if seat is None or desk.sight.estate != desk.sight.seat:
            return
        share = self.out.match.computers.progress
        _, _, stroke = self._shown
        panel = self.out.scroll.text
        wide = desk.metrics.wide
        left, size = panel.x + 4, 30.0 if wide else 22.0
        if self.why is None:  # else a reason stands there
            _write(canvas, left, panel.bottom - size * 0.42, min(panel.w - size, 360.0), share, stroke, size)
        card = desk.rivals.get(seat)
        if card is not None:
            radius = 15.0 if wide else 12.0
            at = (card.right - radius * 0.6, card.y + radius * 0.5)
            canvas.circle(at, radius, "vellum", "gilt_dark", 1.6)
            lift = 1.5 if stroke % 2 else 0.0
            canvas.icon("quill", (at[0] + lift, at[1] - lift), radius * 1.3, tint="ink", mono=True)
            line = Box(card.x + 8, card.bottom - 5, card.w - 16, 4)
            canvas.rrect(line, 2, "walnut_deep", opacity=0.35)
            if share > 0.01:
                canvas.rrect((line.x, line.y, line.w * min(1.0, share), line.h), 2, "gilt")


def _write(canvas: Canvas, x: float, y: float, room: float, share: float, stroke: int, size: float) -> None:
    """A line of ink as long as the thought has come, the quill at its end; dotted where it will go."""
    canvas.line((x, y), (x + room, y), "ink_soft", 1, 0.45, dash=(2, 5))
    long = max(WAVE, room * min(1.0, share))
    steps = max(2, int(long / WAVE * 4))
    turn = math.pi * long / steps / WAVE
    ink = [(x + long * at / steps, y + 2.2 * math.sin(turn * at)) for at in range(steps + 1)]
    canvas.poly(ink, None, "ink", 2, closed=False)
    lift = 2.0 if stroke % 2 else 0.0
    canvas.icon("quill", (ink[-1][0] + size * 0.36, ink[-1][1] - size * 0.38 - lift), size, tint="ink", mono=True)
