"""Makes `.venv` and installs the project into it, but only when something has changed. Standard library only.

A stamp inside `.venv` remembers what was installed, so that every further start costs one small file comparison.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import venv
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)

Run = Callable[[Sequence[str]], int]


class SetupFailed(Exception):
    """The message is one sentence that says what to do."""


def venv_python(root: Path) -> Path:
    """The interpreter of the project's own environment."""
    return root / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def prepare(extra: str, script: str, root: Path = ROOT, run: Run = subprocess.call) -> Path:
    """Have the project with an extra ("" for none) installed in `.venv`; give its interpreter back."""
    python = venv_python(root)
    wanted = _stamp(root)
    installed = _installed(root)
    if python.exists() and installed is not None and installed[0] == wanted and {extra} <= {"", *installed[1]}:
        return python
    print("Preparing Kingsburg Table: this takes a minute, and only now.", flush=True)
    if not python.exists() or run([str(python), "-c", "import pip"]) != 0:
        _make_venv(root, script)
    project = f"{root}[{extra}]" if extra else str(root)
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", project]
    if run(pip) != 0:
        raise SetupFailed(
            f"The packages could not be installed (see above): check the internet connection, then run {script} again."
        )
    extras = {extra} - {""} | (set(installed[1]) if installed and installed[0] == wanted else set())
    _stamp_file(root).write_text(json.dumps({"stamp": _stamp(root), "extras": sorted(extras)}), "utf-8")
    return python


def fail(error: SetupFailed) -> int:
    """Say what to do; the exit code."""
    print(error, file=sys.stderr)
    return 1


def _make_venv(root: Path, script: str) -> None:
    if sys.version_info < OLDEST:
        raise SetupFailed(
            f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed and this is {sys.version_info[0]}."
            f"{sys.version_info[1]}: install it from python.org, then run {script} with it."
        )
    try:
        venv.create(root / ".venv", with_pip=True, clear=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetupFailed(
            f"The folder .venv could not be made ({error}): on Debian or Ubuntu install the package python3-venv,"
            f" elsewhere check that {root} can be written to, then run {script} again."
        ) from error


def _stamp_file(root: Path) -> Path:
    return root / ".venv" / "kingsburg-table.json"


def _stamp(root: Path) -> str:
    """What an installation depends on: pyproject.toml, the Python in `.venv` and where the checkout lies."""
    config = root / ".venv" / "pyvenv.cfg"
    sha = hashlib.sha256((root / "pyproject.toml").read_bytes())
    sha.update(config.read_bytes() if config.is_file() else b"")
    sha.update(str(root).encode())
    return sha.hexdigest()


def _installed(root: Path) -> tuple[str, list[str]] | None:
    """The stamp of the last installation and its extras."""
    try:
        said = json.loads(_stamp_file(root).read_text("utf-8"))
        return said["stamp"], said["extras"]
    except (OSError, ValueError, KeyError, TypeError):
        return None  # never installed, or half way: install again
