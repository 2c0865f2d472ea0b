"""Damage journals and data files in many ways: every one must give a clear error or a correct load.

    python scripts/fuzz_files.py [--count 20000] [--first 0]
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.support import toys
from tests.support.mutate import DataFiles, Journals


def check(numbers: range) -> Counter[str]:
    """Half of them journals, half data files."""
    toys.install()
    found: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        journals, files = Journals(Path(folder)), DataFiles(Path(folder))
        for number in numbers:
            part, kind = (journals, "journal") if number % 2 else (files, "data")
            try:
                found[f"{kind}: {part.check(number)}"] += 1
            except Exception as error:
                raise RuntimeError(f"number {number}, {kind}: {type(error).__name__}: {error}") from error
    return found


def main() -> int:
    """Say what came of them; anything else than an error in clear words or a correct load ends it with a traceback."""
    parser = argparse.ArgumentParser(description="Damage journals and data files in many ways.")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0)
    arguments = parser.parse_args()
    parts = [range(start, min(start + 500, arguments.count + arguments.first))
             for start in range(arguments.first, arguments.first + arguments.count, 500)]
    found: Counter[str] = Counter()
    with multiprocessing.Pool(os.cpu_count()) as pool:
        for part in pool.imap_unordered(check, parts):
            found += part
    print(f"{found.total()} files: " + ", ".join(f"{kind} {count}" for kind, count in sorted(found.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
