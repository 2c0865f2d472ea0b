"""The almanac: all components of a game in one place."""

from kingsburg_table.table.scenes.almanac.scene import AlmanacScene as AlmanacScene
