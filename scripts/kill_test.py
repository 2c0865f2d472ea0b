"""Kill a playing process many times and check that every acknowledged action is there on load.

    python scripts/kill_test.py [--count 200] [--game kingsburg]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.support.kill import kill_once


def main() -> int:
    """Say how many were killed, and how; the first loss ends it with exit code 1."""
    parser = argparse.ArgumentParser(description="Kill a playing process many times.")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--game", default="kingsburg")
    arguments = parser.parse_args()
    ways: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(arguments.count):
            try:
                found = kill_once(arguments.game, Path(folder), number)
            except AssertionError as error:
                print(f"LOST: {error}")
                return 1
            ways[found.partition(":")[0] + (" (torn)" if found.endswith("torn") else "")] += 1
    print(f"{arguments.count} killed, nothing lost: " + ", ".join(f"{way} {n}" for way, n in sorted(ways.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
