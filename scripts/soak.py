"""A long run of everything: whole games, killed processes, broken files, and random hands at the real screen.

    python scripts/soak.py                  # 20,000 games, 50,000 files, 1,000 kills, 100,000 events
    python scripts/soak.py --share 0.01     # a hundredth of it
    python scripts/soak.py --kills 200 --events 5000     # these parts only, so much of them
    python scripts/soak.py --resume soak.log             # what is done is written there, and not done again
    python scripts/soak.py --only screen --number 17     # one unit again

All games and all mixes of their options are found from the manifests, and a round at the screen begins at every scene
with every game, computers among the players. A scene in which no input changes anything any more is a failure, and so
are computers that never answer, lost actions, slow files, open handles and memory that only grows.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import multiprocessing
import os
import sys
import tempfile
import time
from collections import Counter, defaultdict
from multiprocessing.pool import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.support import soak, soak_evenings, soak_screen

WIDTH = 30
LONGEST_UNIT = 240.0  #: seconds; what takes longer hangs
EVENTS = soak_screen.EVENTS_A_ROUND
UNITS = {"games": 20_000, "files": 50_000, "kills": 1_000, "screen": 100_000 // EVENTS}
CHUNKS = {"games": 20, "files": 50, "kills": 4, "screen": 1}

Task = tuple[str, int, int]  #: part, number of the first unit, how many
Result = tuple[Task, soak.Words, int, int, int]  #: task, words, process, memory, handles


class Failed(Exception):
    """A unit failed: which one, and why."""


class Log:
    """What is done already: a line for each task, in a file or nowhere."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self.done: dict[Task, soak.Words] = {}
        if path is not None and path.exists():
            for line in path.read_text().splitlines():
                (part, first, count), words = json.loads(line)
                self.done[part, first, count] = Counter(words)

    def note(self, task: Task, words: soak.Words) -> None:
        if self._path is not None:
            with self._path.open("a") as file:
                file.write(json.dumps([task, words]) + "\n")


class _Worker:
    """What a process keeps from unit to unit."""

    files: soak.Files | None = None
    folder: Path


def begin() -> None:
    """A process starts."""
    soak.quiet()
    _Worker.folder = Path(tempfile.mkdtemp())


def chunk(task: Task) -> Result:
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
    return task, words, os.getpid(), soak.memory() if part == "screen" else 0, soak.handles()


def one(part: str, number: int) -> soak.Words:
    if part == "games":
        return soak.one_game(number)
    if part == "kills":
        return soak.one_kill(number, _Worker.folder)
    if part == "screen":
        return soak_screen.one_round(number)
    if _Worker.files is None:
        _Worker.files = soak.Files(_Worker.folder)
    return _Worker.files.one(number)


def run(part: str, first: int, count: int, pool: Pool, processes: soak.Processes, log: Log) -> soak.Words:
    """All units of a part; the first that fails ends it."""
    size = CHUNKS[part]
    tasks = [(part, at, min(size, first + count - at)) for at in range(first, first + count, size)]
    words: soak.Words = Counter()
    for task in tasks:
        words += log.done.get(task, Counter())
    before = sum(task[2] for task in tasks if task in log.done)
    tasks = [task for task in tasks if task not in log.done]
    results = pool.imap_unordered(chunk, tasks)
    done, began = before, time.monotonic()
    progress(part, before, done, count, 0.0)
    for _ in tasks:
        try:
            task, found, process, memory, handles = results.next(timeout=LONGEST_UNIT * size)
        except multiprocessing.TimeoutError:
            raise Failed(f"{part}: a unit hangs after {done} of {count}") from None
        words += found
        done += task[2]
        log.note(task, found)
        processes.note(part, process, memory, handles)
        progress(part, before, done, count, time.monotonic() - began)
    print(file=sys.stderr)
    return words


def progress(part: str, before: int, done: int, whole: int, seconds: float) -> None:
    """One line, written over: how far, and how long it will still take; `before`: done on another day."""
    filled = WIDTH * done // max(1, whole)
    left = seconds / (done - before) * (whole - done) if done > before else 0.0
    bar = f"{part:>7} [{'#' * filled}{' ' * (WIDTH - filled)}] {done}/{whole}"
    end = f", {left / 60:.0f} min left" if done > before else ""
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
    for part in ("games", "files", "kills", "events"):
        parser.add_argument(f"--{part}", type=int, metavar="N", help="so many; parts that are not named are left out")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="note there what is done, and go on from there")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    wanted = {part: round(count * arguments.share) for part, count in UNITS.items()}
    said = {part: getattr(arguments, part) for part in ("games", "files", "kills")}
    said["screen"] = None if arguments.events is None else -(-arguments.events // EVENTS)
    wanted |= {part: count for part, count in said.items() if count is not None}
    named = [part for part, count in said.items() if count is not None]
    parts = arguments.only or named or list(UNITS)
    log = Log(arguments.resume)
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
            with context.Pool(arguments.jobs, begin) as pool:
                found[part] += run(part, arguments.seed, max(1, wanted[part]), pool, processes, log)
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
    unseen = soak_evenings.scenes() - {word.removeprefix("seen ") for word in found["screen"]}
    if "screen" in found and unseen:
        print(f"never seen: {', '.join(sorted(unseen))}")
    print(f"memory and handles: {processes}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
