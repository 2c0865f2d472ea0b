"""A process killed at any moment loses at most what it had not acknowledged. `KILLS=200` for the full number."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.support.kill import kill_once

KILLS = int(os.environ.get("KILLS", "12"))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
@pytest.mark.parametrize("number", range(KILLS))
def test_every_acknowledged_action_is_there(number: int, tmp_path: Path) -> None:
    kill_once("kingsburg" if number % 3 else "lanes", tmp_path, number)
