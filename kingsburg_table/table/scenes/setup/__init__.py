"""The set-up of a match: players, chairs, options."""

from kingsburg_table.table.scenes.setup.scene import SetupScene

__all__ = ["SetupScene"]
