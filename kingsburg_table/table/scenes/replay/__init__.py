"""A match played again on the real board, read-only."""

from kingsburg_table.table.scenes.replay.scene import ReplayScene as ReplayScene
