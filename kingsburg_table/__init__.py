"""Kingsburg Table: four board games for the people around one screen.

>>> from kingsburg_table import new_session
>>> session = new_session("kingsburg", ["Ada", "Jan"], seed=7)
>>> session.decision.seat
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kingsburg_table.core.opening import load_session, new_session

__all__ = ["load_session", "new_session"]


def __getattr__(name: str) -> Any:
    """Import the core only when it is asked for, so that the package itself costs nothing."""
    if name in __all__:
        from kingsburg_table.core import opening

        return getattr(opening, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
