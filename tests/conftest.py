"""For all tests. The toy games, the proof that the core knows no game, are installed: `tests/toy/site` is on the path.

Hypothesis has no deadline: a busy machine is no mistake of ours.
"""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("without deadline", deadline=None)
settings.load_profile("without deadline")


def pytest_configure() -> None:
    """Tests wait for no disk: what is promised about a lost power is tested on a disk of its own
    (`tests/support/power.py`), and programs that are killed are processes of their own."""
    os.fsync = lambda file: None
