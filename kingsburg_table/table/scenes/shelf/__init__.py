"""The shelf of matches and the hall of records."""

from kingsburg_table.table.scenes.shelf.scene import ShelfScene as ShelfScene
