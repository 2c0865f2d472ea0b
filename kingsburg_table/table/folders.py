"""Where this program keeps its files. KINGSBURG_TABLE_HOME puts all of them into one folder (for tests)."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

HOME_VARIABLE = "KINGSBURG_TABLE_HOME"
_APP = "kingsburg-table"


def config_folder() -> Path:
    """Settings."""
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) if home else Path(platformdirs.user_config_dir(_APP, appauthor=False))


def data_folder() -> Path:
    """Matches and reports."""
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) if home else Path(platformdirs.user_data_dir(_APP, appauthor=False))


def matches_folder() -> Path:
    return data_folder() / "matches"


def reports_folder() -> Path:
    return data_folder() / "reports"
