"""Breaks the rules of a game one at a time and runs its tests: each change that no test notices is a survivor.

    python scripts/mutate.py kingsburg_table/games/kingsburg/steps kingsburg_table/games/kingsburg/effects.py \\
        --tests tests/games/kingsburg --jobs 2

The tests are collected once; each change is tried in a fork, where the code of the module's functions is exchanged. A
change outside of functions (a constant, a step's name) takes a process of its own; with `--fresh` every change does,
for functions that run while tests are collected, such as those that make the list of steps. Nothing is written to disk.
Name the tests that notice most first. Not part of CI; needs fork.
"""

from __future__ import annotations

import argparse
import importlib.abc
import importlib.machinery
import os
import resource
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

from _mutations import ROOT, Change, changes

LONGEST = 60  #: seconds of the processor for one change; what hangs has noticed it, as has what eats all memory
HANGING = 900  #: seconds of the clock, for tests that wait for something that never comes
MEMORY = 1 << 30
OPTIONS = (
    "-x", "-o", "addopts=", "--import-mode=importlib", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist",
    "-p", "no:faulthandler",
)  # fmt: skip


class Loader(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Imports the broken module instead of the one on disk."""

    def __init__(self, change: Change) -> None:
        self.change = change

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        return importlib.machinery.ModuleSpec(name, self) if name == self.change.module else None

    def get_source(self, fullname: str) -> str:
        return self.change.path.read_text("utf-8")

    def get_code(self, fullname: str) -> CodeType:
        return self.change.code()


def transplant(change: Change) -> bool:
    """Give the module's functions their broken code; False where that cannot be done."""
    module = sys.modules.get(change.module)
    if module is None or not change.inside:
        return False
    broken = ModuleType(change.module)
    broken.__dict__.update(__file__=module.__file__, __package__=module.__package__)
    exec(change.code(), broken.__dict__)
    theirs = dict(functions(vars(broken), change.module))
    try:
        for name, function in functions(vars(module), change.module):
            function.__code__ = theirs[name].__code__
    except (ValueError, KeyError):
        return False
    return True


def functions(namespace: Mapping[str, Any], module: str) -> Iterator[tuple[str, FunctionType]]:
    """All functions and methods that a module defines, by qualified name."""
    for thing in namespace.values():
        if isinstance(thing, type) and thing.__module__ == module:
            yield from functions(vars(thing), module)
            continue
        function: Any = thing.fget if isinstance(thing, property) else getattr(thing, "__func__", thing)
        if hasattr(function, "cache_clear"):
            function.cache_clear()
        function = getattr(function, "__wrapped__", function)
        if isinstance(function, FunctionType) and function.__module__ == module:
            yield function.__qualname__, function


class Bench:
    """Takes the place of pytest's loop over the collected tests."""

    def __init__(self, wanted: Sequence[Change], tests: Sequence[str], jobs: int, fresh: bool) -> None:
        self.wanted, self.tests, self.jobs, self.fresh = wanted, tests, jobs, fresh
        self.survivors = 0
        self.broken = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not self.survives(session, None):
            self.broken = True
            return True
        reader, writer = os.pipe()
        for job in range(self.jobs):
            if os.fork() == 0:
                for place in range(job, len(self.wanted), self.jobs):
                    alive = self.survives(session, self.wanted[place])
                    os.write(writer, f"{place} {int(alive)}\n".encode())
                os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as results:
            for line in results:
                place, survived = map(int, line.split())
                if survived:
                    self.survivors += 1
                    os.write(2, f"{self.wanted[place]}\n".encode())
        return True

    def survives(self, session: pytest.Session, change: Change | None) -> bool:
        """Whether all tests pass with the change."""
        child = os.fork()
        if child == 0:
            signal.alarm(HANGING)
            resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 1)
            os.dup2(null, 2)
            if change is not None and (self.fresh or not transplant(change)):
                script = [sys.executable, __file__, str(change.path), "--number", str(change.number)]
                os.execv(sys.executable, [*script, "--tests", *self.tests])
            try:
                run(session)
            finally:  # out of memory ends here too
                os._exit(1 if session.testsfailed or sys.exc_info()[0] else 0)
        return os.waitpid(child, 0)[1] == 0


def run(session: pytest.Session) -> None:
    for place, item in enumerate(session.items):
        following = session.items[place + 1] if place + 1 < len(session.items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+", type=Path, help="files or folders to break")
    parser.add_argument("--tests", nargs="+", required=True, help="what pytest runs")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="a process of its own for every change")
    parser.add_argument("--only", default="", help="only changes whose line of output contains this")
    parser.add_argument("--number", type=int, default=-1, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    files = [file for path in arguments.paths for file in ([path] if path.is_file() else sorted(path.rglob("*.py")))]
    every = [change for file in files for change in changes(file.resolve())]
    if arguments.number >= 0:
        sys.meta_path.insert(0, Loader(every[arguments.number]))
        return int(pytest.main([*OPTIONS, *arguments.tests]))
    wanted = [change for change in every if arguments.only in str(change)]
    bench = Bench(wanted, arguments.tests, arguments.jobs, arguments.fresh)
    code = pytest.main([*OPTIONS, *arguments.tests], plugins=[bench])
    if code not in (0, pytest.ExitCode.NO_TESTS_COLLECTED) or bench.broken:
        print("The tests fail before anything is broken.")
        return 2
    print(f"{len(wanted)} changes, {bench.survivors} survivors")
    return 1 if bench.survivors else 0


if __name__ == "__main__":
    sys.exit(main())
