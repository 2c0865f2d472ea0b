"""A match that is open says so to every other program, for as long as its program lives."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kingsburg_table.core.lock import Taken, claim

CHILD = """
import sys, time
from pathlib import Path
from kingsburg_table.core.lock import claim
held = claim(Path(sys.argv[1]), Path(sys.argv[2]))
print("held", flush=True)
time.sleep(60)
"""


def test_the_second_is_told_and_the_end_of_the_first_frees_it(tmp_path: Path) -> None:
    folder, match = tmp_path / "open", tmp_path / "a.match"
    held = claim(folder, match)
    assert held is not None
    with pytest.raises(Taken):
        claim(folder, match)
    other = claim(folder, tmp_path / "b.match")
    assert other is not None
    held.give_up()
    again = claim(folder, match)
    assert again is not None
    for each in (other, again):
        each.give_up()
    assert not list(folder.iterdir())


def test_a_killed_program_leaves_no_claim(tmp_path: Path) -> None:
    folder, match = tmp_path / "open", tmp_path / "a.match"
    child = subprocess.Popen([sys.executable, "-c", CHILD, str(folder), str(match)], stdout=subprocess.PIPE)
    assert child.stdout is not None and child.stdout.readline() == b"held\n"
    with pytest.raises(Taken):
        claim(folder, match)
    child.kill()
    child.wait()
    child.stdout.close()
    held = claim(folder, match)
    assert held is not None
    held.give_up()


def test_where_nothing_can_be_written_nobody_is_told(tmp_path: Path) -> None:
    (tmp_path / "open").write_text("in the way")
    assert claim(tmp_path / "open", tmp_path / "a.match") is None
