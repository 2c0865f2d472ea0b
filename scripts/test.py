"""Test: makes everything ready the first time, then runs all checks and tests. Arguments go to pytest.

`--quick` leaves out whole matches through the scenes and the reading of every picture.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import _setup

CHECKS = (["ruff", "check", "."], ["mypy", "--strict"], ["lint-imports"])
QUICK = ["-m", "not slow"]


def main() -> int:
    """All checks, then the tests, whose closing line comes last; non-zero if any of them failed."""
    try:
        python = _setup.prepare("test", "python3 scripts/test.py")
    except _setup.SetupFailed as error:
        return _setup.fail(error)
    failed = [check[0] for check in CHECKS if not _passes(python, check)]
    if failed:
        print(f"FAILED before the tests: {', '.join(failed)}", flush=True)
    pytest = [str(python), "-m", "pytest", "-n", "auto", "--dist", "worksteal"]  # a few tests are as long as hundreds
    wanted = [part for argument in sys.argv[1:] for part in (QUICK if argument == "--quick" else [argument])]
    tests = subprocess.call([*pytest, *wanted], cwd=_setup.ROOT, env=_with_bytecode())
    return tests or (1 if failed else 0)


def _with_bytecode() -> dict[str, str]:
    """Without compiled files every process would compile the whole program; they lie beside what is installed."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": str(_setup.ROOT / ".venv" / "bytecode")}


def _passes(python: Path, check: list[str]) -> bool:
    name, *arguments = check
    command = [str(python.with_name(name)), *arguments]
    environment = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(command, cwd=_setup.ROOT, capture_output=True, encoding="utf-8", env=environment)
    print(f"{name}: {'ok' if done.returncode == 0 else 'FAILED'}", flush=True)
    if done.returncode != 0:
        print(done.stdout + done.stderr, flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
