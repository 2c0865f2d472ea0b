"""Words that score."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kingsburg_table.games.signorie.scoring import count
from kingsburg_table.games.signorie.things import Counted
from kingsburg_table.games.signorie.treasury import score
from kingsburg_table.games.signorie.words.word import Cause, Word

if TYPE_CHECKING:
    from kingsburg_table.games.signorie.state import SPlay


class ScorePer(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """So many points for every own thing counted; none is a number as well (Q25)."""

    count: Counted
    points: int

    def __post_init__(self) -> None:
        if self.points < 1:
            raise ValueError("expected at least 1 point for each")

    def perform(self, play: SPlay, seat: int, cause: Cause) -> None:
        things = count(play.state, seat, self.count)
        points = self.points * things
        play.tell(
            "scored_per", seat=seat, what=self.count, things=things, n=points,
            gain=score(play, seat, cause.source, points),
        )
