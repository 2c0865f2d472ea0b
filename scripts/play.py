"""Play: makes everything ready the first time, then opens the table. Arguments go to `python -m kingsburg_table`."""

from __future__ import annotations

import os
import subprocess
import sys

import _setup


def main() -> int:
    """Install if need be, then start the program."""
    try:
        python = str(_setup.prepare("", "python3 scripts/play.py"))
    except _setup.SetupFailed as error:
        return _setup.fail(error)
    command = [python, "-m", "kingsburg_table", *sys.argv[1:]]
    if os.name != "nt":
        os.execv(python, command)
    return subprocess.call(command)


if __name__ == "__main__":
    sys.exit(main())
