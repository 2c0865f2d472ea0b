"""For all tests. The toy games, the proof that the core knows no game, are installed: `tests/toy/site` is on the path.

Hypothesis has no deadline: a busy machine is no mistake of ours.
"""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("without deadline", deadline=None)
settings.load_profile("without deadline")
