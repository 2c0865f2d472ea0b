"""The toy games as an installed distribution, for processes that pytest does not start."""

from __future__ import annotations

import sys
from pathlib import Path

from kingsburg_table.core import catalogue

SITE = Path(__file__).parents[1] / "toy" / "site"


def install() -> None:
    sys.path.insert(0, str(SITE))
    catalogue.forget()
