"""How things look: what is lit, touched, dimmed, and what would help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from kingsburg_table.table.pieces.board import Board
from kingsburg_table.table.pieces.spots import PLAIN, Look, Spot
from kingsburg_table.table.play.narrowing import Narrowing, kind_of
from kingsburg_table.table.play.shown import Shown
from kingsburg_table.table.scenes.table.picks import Picks


class Dressing:
    """The look of each thing, from what is asked and touched."""

    def __init__(self, match: Shown, board: Board, picks: Picks) -> None:
        self.match, self.board, self.picks = match, board, picks

    def looks(self, spots: Sequence[Spot], looking: str | None, ring: bool, covered: bool) -> dict[str, Look]:
        """The look of every thing that can be touched, by spot id. `covered`: a rival's estate lies over it."""
        narrowing = self.match.narrowing if self.match.past is None and not covered else None
        if narrowing is None:
            return {
                spot.id: replace(PLAIN, hovered=spot.id == looking, focused=ring and spot.id == looking)
                for spot in spots
                if spot.id == looking
            }
        active = {kind_of(target) for option in narrowing.decision.options for target in option.targets}
        active |= {kind_of(target) for target in narrowing.blocked}  # also where nothing of the kind can be chosen
        touched, added = self.picks.chosen(spots, narrowing.touched), {}
        rest = Counter(narrowing.added)
        made = {}
        for spot in spots:
            if not spot.target:
                continue
            chosen = spot.id in touched
            if not chosen and rest[spot.target] > 0:
                rest[spot.target] -= 1
                added[spot.id] = True
            made[spot.id] = self._look(spot, narrowing, active, chosen, spot.id in added, looking, ring)
        return made

    def _look(
        self, spot: Spot, narrowing: Narrowing, active: set[str], touched: bool, added: bool, looking: str | None,
        ring: bool,
    ) -> Look:
        lit = spot.target in narrowing.lit and not touched
        uses: tuple[str, ...] = ()
        armed = narrowing.armed
        if (touched or added) and armed is not None and spot.target in armed.targets:
            rest = list(armed.targets)
            rest.remove(spot.target)
            uses = tuple(rest)
        elif lit or touched:
            uses = narrowing.uses(spot.target)
        helped = lit and any(kind_of(used) in self.board.helps for used in uses)
        through = narrowing.would_arm(spot.target) if lit and self.match.session.controller.wasteful else None
        helped = helped or (through is not None and self.match.wasteful(through))
        dim = kind_of(spot.target) in active and not (lit or touched or added)
        at = spot.id == looking
        return Look(lit, helped, touched, added, dim, at, at and ring, uses)

    def marked(self, spots: Sequence[Spot], spot: Spot) -> bool:
        """Whether this piece shows as touched. A store of goods is one piece for many: pressed again it gives one more
        as long as it is lit."""
        narrowing = self.match.narrowing
        if narrowing is None or spot.id not in self.picks.chosen(spots, narrowing.touched):
            return False
        only = sum(each.target == spot.target for each in spots) == 1
        return not (only and spot.target in narrowing.lit)
