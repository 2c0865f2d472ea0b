"""When something was, in the words of the game's own calendar: `Year II · Spring`."""

from __future__ import annotations

from typing import Any

from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session
from kingsburg_table.table.pieces.board import Board, Ribbon, Sight
from kingsburg_table.table.play.past import look_back
from kingsburg_table.table.play.timeline import Timeline
from kingsburg_table.text.speaker import Speaker


def round_name(ribbon: Ribbon) -> str:
    """`Year II`."""
    if not 0 <= ribbon.round_now < len(ribbon.rounds):
        return ribbon.unit
    return f"{ribbon.unit} {ribbon.rounds[ribbon.round_now]}"


def when(ribbon: Ribbon) -> str:
    """`Year II · Spring`; before the first year only `Governors`."""
    step = next((step.label for step in ribbon.steps if step.state == "now"), "")
    if step and ribbon.round_now < 0:
        return step
    return " · ".join(filter(None, (round_name(ribbon), step)))


def speaker_of(session: Session[Any, Any], lang: str) -> Speaker:
    """Who speaks of this match's pieces and people."""
    data = session.rules.data
    names = data.names() if hasattr(data, "names") else {}
    return Speaker(lang, names, [seat.name for seat in session.seats])


class Calendar:
    """Asks a board what its ribbon said in earlier moments; nothing hidden is looked at."""

    def __init__(self, session: Session[Any, Any], board: Board, speaker: Speaker) -> None:
        self.session, self.board, self.speaker = session, board, speaker

    def ribbon(self, record: int) -> Ribbon:
        """The ribbon after that many actions."""
        view: Any = look_back(self.session, record, None).view
        seats: tuple[Seat, ...] = self.session.seats
        seat = view.order[0]
        return self.board.ribbon(
            Sight(
                self.session.game, self.session.rules.data, view, seats, seat, seat, self.speaker,
                hints=self.session.controller.hints(view, seat), past=True,
                where=self.session.rules.agenda.whereabouts(view),
            )
        )

    def done_at(self, record: int, part: str = "") -> str:
        """When the action was done that made this moment; `part` of the calendar may have begun with it."""
        ribbon = self.ribbon(max(0, record - 1))
        if part:
            return f"{round_name(ribbon)} · {self.speaker.t(f'board.{self.session.game}.phase.{part}')}"
        return when(ribbon)

    def rounds(self, timeline: Timeline) -> tuple[str, ...]:
        """A name for each round of a match, from its first moment."""
        names = []
        for span in timeline.rounds:
            first = timeline.end_of_turn(span.first - 1) if span.first else 0
            at = min(timeline.last, first + 1) if first else 0
            names.append(round_name(self.ribbon(max(0, timeline.moments[at].record - 1))))
        return tuple(names)
