"""The table: where a match is played."""

from kingsburg_table.table.scenes.table.scene import TableScene

__all__ = ["TableScene"]
