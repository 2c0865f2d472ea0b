"""Where the hand is, and what it looks at: things, lines of the chronicle, buttons of the ribbon."""

from __future__ import annotations

from kingsburg_table.table.box import Point
from kingsburg_table.table.play.focus import Focus
from kingsburg_table.table.scenes.table.laid_out import LaidOut
from kingsburg_table.table.scenes.table.pointer import Pointer
from kingsburg_table.table.scenes.table.rule_links import RuleLinks
from kingsburg_table.table.scenes.table.travel import Travel


class Looking:
    """What the hand hovers over; a tooltip waits for a hand that is on its way to it."""

    def __init__(self, out: LaidOut, pointer: Pointer, focus: Focus, links: RuleLinks, travel: Travel) -> None:
        self.out, self.pointer, self.focus, self.links, self.travel = out, pointer, focus, links, travel

    def hover(self, at: Point, now: float) -> bool:
        """True if something else is looked at."""
        self.pointer.at = at
        over = self.links.over
        self.pointer.waits = self.links.keeps(at, now)
        if self.pointer.waits:
            return over != self.links.over
        button = next((name for name, box in self.out.ribbon_buttons().items() if box.holds(at)), None)
        changed = button != self.pointer.button
        self.pointer.button = button
        changed = self.travel.look(self.out.row_at(at)) or changed
        return self.focus.pointer(self.out.id_at(at)) or changed or over != self.links.over

    def rest(self, now: float) -> bool:
        """Time passed while the hand lay still: a tooltip that waited for it goes."""
        return self.pointer.waits and self.hover(self.pointer.at, now)

    def leave(self) -> bool:
        """The hand has left the window."""
        return self.travel.look(None) or self.focus.pointer(None)
