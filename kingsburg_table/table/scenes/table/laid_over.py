"""What lies over the table just now: a reason, a message, the grid of chips, the drawer, a tooltip and its zoom."""

from __future__ import annotations

from kingsburg_table.table.play.why import Why

TIP_AFTER_MS = 450.0


class LaidOver:
    """Knows no scene: those who handle presses put things here, those who draw read them."""

    def __init__(self) -> None:
        self.why: tuple[Why, str] | None = None  #: the open why-not and the id of the thing it speaks of
        self.message = ""
        self.drawer = False
        self.grid = False  #: all chips, because not all fit the scroll
        self.zoom = False
        self.tip_due = False
        self._tip_id: str | None = None
        self._since = 0.0

    def explain(self, why: Why, id: str) -> None:
        """Open the slip at a thing."""
        self.why = (why, id)

    def put_away(self) -> bool:
        """Any press takes reason and message away; True if there was one."""
        had = self.why is not None or bool(self.message)
        self.why, self.message = None, ""
        return had

    def quiet(self, id: str) -> None:
        """Who presses a thing knows it: no tooltip until something else was looked at."""
        self._tip_id, self._since, self.tip_due = id, float("inf"), False

    def watch(self, looking: str | None, now: float) -> bool:
        """Time passed; True if a tooltip comes or goes."""
        if looking != self._tip_id:
            had = self._tip_id is not None and now - self._since >= TIP_AFTER_MS
            self._tip_id, self._since = looking, now
            return had
        due = looking is not None and now - self._since >= TIP_AFTER_MS
        comes, self.tip_due = due and not self.tip_due, due
        return comes
