"""Gives memory back to the system: pictures come and go by the thousand, and glibc keeps the holes they leave."""

from __future__ import annotations

import ctypes
import sys

_M_MMAP_THRESHOLD = -3
LARGE = 512 * 1024


def _function(name: str) -> ctypes._NamedFuncPointer | None:
    return getattr(ctypes.CDLL(None), name, None) if sys.platform.startswith("linux") else None


def map_large_pictures() -> None:
    """Large pictures get pages of their own, which leave the process when they are freed."""
    mallopt = _function("mallopt")
    if mallopt is not None:
        mallopt(_M_MMAP_THRESHOLD, LARGE)


def trim() -> None:
    """In a quiet moment: the holes between what is still in use."""
    malloc_trim = _function("malloc_trim")
    if malloc_trim is not None:
        malloc_trim(0)
