"""What lies beside a match goes where the match goes."""

from __future__ import annotations

from pathlib import Path

from kingsburg_table.bots.lookback import beside
from kingsburg_table.table.shelf import files


def test_the_look_back_follows_its_match(tmp_path: Path) -> None:
    path = tmp_path / "one.match"
    path.write_text("match")
    beside(path).write_text("kept")
    named = files.rename(path, "two")
    assert beside(named).read_text() == "kept" and not beside(path).exists()
    thrown = files.throw_away(named)
    assert beside(thrown).read_text() == "kept" and not beside(named).exists()
    files.remove(thrown)
    assert not beside(thrown).exists()


def test_a_match_is_gone_even_where_its_look_back_cannot_be(tmp_path: Path) -> None:
    path = tmp_path / "one.match"
    path.write_text("match")
    beside(path).mkdir()
    files.remove(path)
    assert not path.exists()
