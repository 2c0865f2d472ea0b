"""Named pipes, where a system has them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


def make_pipe(path: Path) -> None:
    """Lay a pipe down; the test is skipped where there are none (Windows)."""
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no named pipes")
    os.mkfifo(path)
