"""Worked examples in words and pictures: what is to be done, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from kingsburg_table.core.actions import Action, Event
from kingsburg_table.core.seats import Seat
from kingsburg_table.table.book.exercises import Exercise, Kind
from kingsburg_table.table.book.lesson import Came
from kingsburg_table.table.book.library import Book
from kingsburg_table.table.draw import svg
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.play.words import Words, deed
from kingsburg_table.table.speech import markup, say_rich
from kingsburg_table.text.speaker import Speaker

LINES = 5
POINTS = "points"


class Telling:
    """Speaks of the tasks of one game's examples."""

    def __init__(self, book: Book, speaker: Speaker, seats: Sequence[Seat], manner: Manner) -> None:
        self.book, self.speaker, self.seats, self.manner = book, speaker, seats, manner

    def task(self, task: Exercise, came: Came | None) -> str:
        """What is to be done, as markup."""
        action = self.action(task, came)
        if action is None:
            return escape(self.speaker.t("example.look"))
        return say_rich(self.speaker, self.words(action, task.seat))

    @staticmethod
    def action(task: Exercise, came: Came | None) -> Action | None:
        """The task's move; what is only to be touched is known from the example's own run."""
        return task.action or (came.option.action if came is not None and came.option is not None else None)

    def words(self, action: Action, seat: int) -> Words:
        return deed(self.book.game, action, seat)

    def result(self, task: Exercise, came: Came) -> str:
        """What comes of it, as markup."""
        if came.refusal is not None:
            return self.refused(came.refusal.rule)
        if task.kind is Kind.TOUCH:
            return escape(self.speaker.t("example.allowed"))
        lines = self.lines(came) if task.kind is Kind.LOOK or (came.revealed and not came.changes) else []
        plain = "example.seen" if task.kind is Kind.LOOK else "example.allowed"
        return "\n".join(lines) or self.changes(came) or escape(self.speaker.t(plain))

    def refused(self, rule: str) -> str:
        known = self.book.rules.get(rule)
        if known is None:
            return escape(self.speaker.t("example.refused"))
        title = getattr(known.title, self.speaker.lang)
        return escape(self.speaker.t("example.refused_by", rule=rule, title=title))

    def changes(self, came: Came) -> str:
        """Counters that changed, seat by seat, as pictures."""
        parts = []
        for seat in range(len(self.seats)):
            own = [self._change(name, by) for who, name, by in came.changes if who == seat]
            if own:
                parts.append(f"[crest:{self.seats[seat].colour + 1}] " + "  ".join(own))
        return "   ".join(parts)

    def _change(self, name: str, by: int) -> str:
        said = f"+{by}" if by > 0 else f"−{-by}"
        if name == POINTS:
            return f"[vp:{said}]"
        if svg.exists(f"icons/{name}"):
            return f"[{name}]{said}"
        return escape(f"{self._counter(name)} {said}")

    def _counter(self, name: str) -> str:
        id = f"counter.{self.book.game}.{name}"
        return self.speaker.t(id) if self.speaker.has(id) else name

    def lines(self, came: Came) -> list[str]:
        """What happened by itself, as the chronicle tells it; of many lines the weightiest."""
        events = [event for event in came.events if event.audience is None and self.speaker.has(self._id(event))]
        weights = [self.manner.weight(event.kind).weight for event in events]
        order = sorted(range(len(events)), key=lambda at: (-weights[at], at))
        kept = sorted(at for at in order[:LINES] if weights[at] or not any(weights))
        return [markup(self.speaker.rich(self._id(events[at]), **events[at].values)) for at in kept]

    def _id(self, event: Event) -> str:
        return f"log.{self.book.game}.{event.kind}"
