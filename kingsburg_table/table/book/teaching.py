"""What a first game of a game tells at this table."""

from __future__ import annotations

from functools import cache

from kingsburg_table.core.catalogue import folder_of
from kingsburg_table.core.teaching import Explained as Explained
from kingsburg_table.core.teaching import Page as Page
from kingsburg_table.core.teaching import Teaching, load_teaching


@cache
def teaching(game: str) -> Teaching:
    """What a game teaches, nothing where it has no such file; raises DataErrors when the file is wrong."""
    return load_teaching(folder_of(game))
