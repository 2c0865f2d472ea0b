"""play.py and test.py: install once, then never again; on failure one sentence that says what to do."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


def load_setup() -> ModuleType:
    """scripts/_setup.py, which lies in no package."""
    spec = importlib.util.spec_from_file_location("_setup", ROOT / "scripts" / "_setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


setup = load_setup()


class Pip:
    """Stands for the commands that the set-up runs."""

    def __init__(self, fails: bool = False) -> None:
        self.installed: list[str] = []
        self.fails = fails

    def __call__(self, command: Sequence[str]) -> int:
        if "install" not in command:
            return 0
        self.installed.append(command[-1])
        return 1 if self.fails else 0


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A project whose `.venv` exists but holds nothing yet."""
    (tmp_path / "pyproject.toml").write_text("[project]\n", "utf-8")
    python: Path = setup.venv_python(tmp_path)
    python.parent.mkdir(parents=True)
    python.touch()
    (tmp_path / ".venv" / "pyvenv.cfg").write_text("version = 3.11.7\n", "utf-8")
    return tmp_path


def test_a_second_start_installs_nothing(checkout: Path) -> None:
    pip = Pip()
    for _ in range(3):
        assert setup.prepare("", "play.py", checkout, pip) == setup.venv_python(checkout)
    assert pip.installed == [str(checkout)]


def test_playing_needs_no_extra_and_testing_needs_its_own(checkout: Path) -> None:
    pip = Pip()
    for extra in ("", "test", "", "test"):
        setup.prepare(extra, "x", checkout, pip)
    assert pip.installed == [str(checkout), f"{checkout}[test]"]


@pytest.mark.parametrize("changed", ["pyproject.toml", ".venv/pyvenv.cfg"])
def test_a_changed_project_or_python_installs_again(checkout: Path, changed: str) -> None:
    pip = Pip()
    setup.prepare("test", "x", checkout, pip)
    (checkout / changed).write_text("other", "utf-8")
    setup.prepare("", "x", checkout, pip)
    setup.prepare("test", "x", checkout, pip)
    assert pip.installed == [f"{checkout}[test]", str(checkout), f"{checkout}[test]"]


def test_a_failed_install_says_what_to_do_and_is_tried_again(checkout: Path) -> None:
    pip = Pip(fails=True)
    for _ in range(2):
        with pytest.raises(setup.SetupFailed, match=r"check the internet connection, then run play\.py again\.$"):
            setup.prepare("", "play.py", checkout, pip)
    assert len(pip.installed) == 2


def test_a_damaged_stamp_counts_as_none(checkout: Path) -> None:
    pip = Pip()
    for damage in ("", "[]", "{}", '{"stamp": 1}'):
        (checkout / ".venv" / "kingsburg-table.json").write_text(damage, "utf-8")
        setup.prepare("", "x", checkout, pip)
    assert len(pip.installed) == 4


def test_an_old_python_is_told_what_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(sys, "version_info", (3, 9, 1))
    with pytest.raises(setup.SetupFailed, match=r"Python 3\.11 or newer is needed and this is 3\.9: install it"):
        setup.prepare("", "play.py", tmp_path, Pip())


def test_an_environment_that_cannot_be_made_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise subprocess.CalledProcessError(1, "ensurepip")

    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(setup.venv, "create", refuse)
    with pytest.raises(setup.SetupFailed, match="python3-venv"):
        setup.prepare("", "play.py", tmp_path, Pip())


def test_the_scripts_use_the_standard_library_only() -> None:
    for script in ("_setup.py", "play.py", "test.py"):
        lines = (ROOT / "scripts" / script).read_text("utf-8").splitlines()
        modules = {line.split()[1].partition(".")[0] for line in lines if line.startswith(("import ", "from "))}
        assert modules <= {*sys.stdlib_module_names, "_setup"}


def test_continuous_integration_runs_the_same_script() -> None:
    run = ROOT / ".ci" / "run"
    assert os.access(run, os.X_OK)
    assert run.read_text("utf-8").rstrip().endswith('python3 scripts/test.py "$@"')


def test_nothing_strange_lies_at_the_top() -> None:
    allowed = {"pyproject.toml", "README.md", "kingsburg_table", "assets", "rules_data", "tests", "scripts"}
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    tops = {line.partition("/")[0] for line in listed.stdout.splitlines()}
    assert {top for top in tops if not top.startswith(".")} <= allowed
