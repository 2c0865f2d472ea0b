"""The settings."""

from kingsburg_table.table.scenes.settings.scene import SettingsScene

__all__ = ["SettingsScene"]
