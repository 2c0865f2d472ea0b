"""Damaged journals and data files: a clear error or a correct load. `scripts/fuzz_files.py` runs many more."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.support.mutate import DataFiles, Journals


def test_damaged_journals(tmp_path: Path) -> None:
    journals = Journals(tmp_path)
    found = Counter(journals.check(number) for number in range(400))
    assert found["Damaged"] > 50
    assert found["Unfit"] > 5
    assert found["loaded"] > 20


@pytest.mark.slow
def test_damaged_data_files(tmp_path: Path) -> None:
    files = DataFiles(tmp_path)
    found = Counter(files.check(number) for number in range(160))
    assert found["refused"] > 30
    assert found["loaded"] > 5
