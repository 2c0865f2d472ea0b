"""A long run of everything: whole games, killed processes, broken files, and random hands at the real screen.

    python scripts/soak.py                  # 100,000 events, 1,000 kills, 50,000 files, 20,000 games
    python scripts/soak.py --share 0.01     # a hundredth of it
    python scripts/soak.py --only screen --number 17     # one unit again

All games and all mixes of their options are found from the manifests. A scene in which no input changes anything any
more is a failure, and so are lost actions, slow files, open handles and memory that only grows.
"""

from __future__ import annotations

import argparse
import faulthandler
import multiprocessing
import os
import sys
import tempfile
import time
from collections import Counter, defaultdict
from multiprocessing.pool import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.support import soak

WIDTH = 30
LONGEST_UNIT = 240.0  #: seconds; what takes longer hangs
UNITS = {"games": 20_000, "files": 50_000, "kills": 1_000, "screen": 100_000 // soak.EVENTS_A_ROUND}
CHUNKS = {"games": 20, "files": 50, "kills": 4, "screen": 1}

Result = tuple[str, int, soak.Words, int, int, int]  #: part, units, words, process, memory, handles


class Failed(Exception):
    """A unit failed: which one, and why."""


class _Worker:
    """What a process keeps from unit to unit."""

    files: soak.Files | None = None
    folder: Path


def begin() -> None:
    """A process starts."""
    soak.quiet()
    _Worker.folder = Path(tempfile.mkdtemp())


def chunk(task: tuple[str, int, int]) -> Result:
    """Some units of a part."""
    part, first, count = task
    words: soak.Words = Counter()
    for number in range(first, first + count):
        faulthandler.dump_traceback_later(LONGEST_UNIT - 20, exit=False)
        try:
            words += one(part, number)
        except Exception as error:
            raise Failed(f"{part} {number}: {type(error).__name__}: {error}") from error
        finally:
            faulthandler.cancel_dump_traceback_later()
    return part, count, words, os.getpid(), soak.memory() if part == "screen" else 0, soak.handles()


def one(part: str, number: int) -> soak.Words:
    if part == "games":
        return soak.one_game(number)
    if part == "kills":
        return soak.one_kill(number, _Worker.folder)
    if part == "screen":
        return soak.one_round(number)
    if _Worker.files is None:
        _Worker.files = soak.Files(_Worker.folder)
    return _Worker.files.one(number)


def run(part: str, first: int, count: int, pool: Pool, processes: soak.Processes) -> soak.Words:
    """All units of a part; the first that fails ends it."""
    size = CHUNKS[part]
    tasks = [(part, at, min(size, first + count - at)) for at in range(first, first + count, size)]
    results = pool.imap_unordered(chunk, tasks)
    words: soak.Words = Counter()
    done, began = 0, time.monotonic()
    progress(part, 0, count, 0.0)
    for _ in tasks:
        try:
            _, units, found, process, memory, handles = results.next(timeout=LONGEST_UNIT * size)
        except multiprocessing.TimeoutError:
            raise Failed(f"{part}: a unit hangs after {done} of {count}") from None
        words += found
        done += units
        processes.note(part, process, memory, handles)
        progress(part, done, count, time.monotonic() - began)
    print(file=sys.stderr)
    return words


def progress(part: str, done: int, whole: int, seconds: float) -> None:
    """One line, written over: how far, and how long it will still take."""
    filled = WIDTH * done // max(1, whole)
    left = seconds / done * (whole - done) if done else 0.0
    bar = f"{part:>7} [{'#' * filled}{' ' * (WIDTH - filled)}] {done}/{whole}"
    end = f", {left / 60:.0f} min left" if done else ""
    if sys.stderr.isatty():
        print(f"\r{bar}{end}\033[K", end="", file=sys.stderr, flush=True)
    elif done * 20 // whole != max(0, done - 1) * 20 // whole:  # in a file: a line now and then
        print(f"{bar}{end}", file=sys.stderr, flush=True)


def main() -> int:
    """Run, and say what ran; exit code 1 at the first failure, with the command that repeats it."""
    parser = argparse.ArgumentParser(description="A long run of everything.")
    parser.add_argument("--share", type=float, default=1.0, help="of the full numbers")
    parser.add_argument("--only", choices=UNITS, action="append", help="these parts only")
    parser.add_argument("--seed", type=int, default=0, help="number of the first unit: the same again")
    parser.add_argument("--number", type=int, help="one unit again")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    parts = arguments.only or list(UNITS)
    if arguments.number is not None:
        begin()
        for part in parts:
            print(f"{part} {arguments.number}: {dict(one(part, arguments.number))}")
        return 0
    found: defaultdict[str, soak.Words] = defaultdict(Counter)
    processes = soak.Processes()
    context = multiprocessing.get_context("spawn")  # a fork beside other threads may never wake up
    try:
        for part in parts:
            count = max(1, round(UNITS[part] * arguments.share))
            with context.Pool(arguments.jobs, begin) as pool:
                found[part] += run(part, arguments.seed, count, pool, processes)
        processes.check()
    except (Failed, soak.Grown) as failure:
        print(f"\nFAILED: {failure}")
        part, _, rest = str(failure).partition(" ")
        number = rest.partition(":")[0]
        if number.isdigit():
            print(f"again: python scripts/soak.py --only {part} --number {number}")
        return 1
    for part, words in found.items():
        print(f"{part}: " + ", ".join(f"{count} {word}" for word, count in sorted(words.items())))
    print(f"memory and handles: {processes}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
