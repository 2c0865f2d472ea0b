"""`python -m kingsburg_table` and the windowed start: the same as the command line without a command."""

from __future__ import annotations

import sys


def main() -> int:
    """Start the command line; without a command it opens the table."""
    from kingsburg_table.cli import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
