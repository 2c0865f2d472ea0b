"""The command line tells what is wrong, and how it ended by its exit code."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kingsburg_table import __main__, cli
from kingsburg_table.text import current


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(current._Current, "lang", "en")


def test_validate_finds_nothing_wrong_with_good_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.yaml").write_text("a: 1\n", "utf-8")
    assert cli.main(["validate", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "1 data file checked, errors: 0\n"


def test_validate_lists_every_error_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.yaml").write_text("a: 1\na: &b 2\n", "utf-8")
    (tmp_path / "b.yaml").write_text("[", "utf-8")
    assert cli.main(["validate", str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert [line.split(": ")[0] for line in said.out.splitlines()] == ["a.yaml:2", "a.yaml:2", "b.yaml:1"]
    assert said.err == "2 data files checked, errors: 3\n"


def test_an_empty_folder_is_not_valid(tmp_path: Path) -> None:
    assert cli.main(["validate", str(tmp_path)]) == 1


def test_the_module_starts_the_command_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("a: 1\n", "utf-8")
    monkeypatch.setattr(sys, "argv", ["kingsburg-table", "validate", str(tmp_path)])
    assert __main__.main() == 0
    done = subprocess.run([sys.executable, "-m", "kingsburg_table", "--help"], capture_output=True, text=True)
    assert (done.returncode, "validate" in done.stdout) == (0, True)
