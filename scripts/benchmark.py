"""Measure the figures to hold and print them with their limits; exit code 1 when one is over.

    python scripts/benchmark.py [PART ...]

A part is a module in scripts/benchmarks with a function `rows()` that yields `Row`s; all of them if none is named.
Run it on an otherwise idle machine.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]


def main(names: list[str]) -> int:
    """Print a line a row as it is measured."""
    parts = sorted(path.stem for path in (HERE / "benchmarks").glob("[a-z]*.py") if path.stem != "row")
    unknown = set(names) - set(parts)
    if unknown:
        print(f"no part {', '.join(sorted(unknown))}; there are {', '.join(parts)}", file=sys.stderr)
        return 2
    over = 0
    for name in names or parts:
        for row in import_module(f"benchmarks.{name}").rows():
            print(row, flush=True)
            over += row.ok is False
    print(f"{over} over their limit" if over else "all within their limits")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
