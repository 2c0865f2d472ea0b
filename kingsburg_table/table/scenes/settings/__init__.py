"""The settings."""

from kingsburg_table.table.scenes.settings.scene import SettingsScene, settings_over

__all__ = ["SettingsScene", "settings_over"]
