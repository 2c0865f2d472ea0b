"""Whim tiles on the advisors (M6)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.words import FromTile, TileGood


class DrawWhim(Step[Kingsburg, Components]):
    """A random tile goes on its advisor for the rest of the game."""

    name, rule = "whim", "M6"

    def run(self, play: KPlay, frame: Frame) -> None:
        state, data = play.state, play.data
        left = [whim.id for rank, whim in sorted(data.whims.items()) if rank not in state.whims]
        id = play.door.draw(state, "whim", left)
        lay(play, data.cards.whims[id].rank)
        play.tell("whim", seat=state.order[0], card=id)


class RemoveWhim(Step[Kingsburg, Components]):
    """Return to tradition: the tile of the highest advisor that was influenced leaves the game, else the lowest."""

    name, rule = "tradition", "M6"

    def run(self, play: KPlay, frame: Frame) -> None:
        state = play.state
        if not state.whims:
            return
        ranks = {placed.rank for placed in state.placed if not placed.office and placed.rank in state.whims}
        rank = max(ranks) if ranks else min(state.whims)
        state.whims.remove(rank)
        state.removed.append(rank)
        play.tell("whim_removed", card=play.data.whims[rank].id)


def lay(play: KPlay, rank: int) -> None:
    """A tile goes on its advisor; two of them are filled with goods."""
    play.state.whims = sorted([*play.state.whims, rank])
    words = play.data.whims[rank].support
    if any(type(word) is FromTile for word in words):
        store(play.data, play.state)
    if any(type(word) is TileGood for word in words):
        TileGood.fill(play)


def store(data: Components, state: Kingsburg) -> None:
    """The goods on the Merchant's tile."""
    for whim in data.whims.values():
        for word in whim.support:
            if type(word) is FromTile:
                state.store = [word.store.gold, word.store.wood, word.store.stone]


def fill(play: KPlay) -> None:
    """The good on the Sergeant's tile."""
    TileGood.fill(play)
