"""`examples`: runs worked examples, those that ship or those of any file, and tells each in a line."""

from __future__ import annotations

import argparse
from pathlib import Path

from kingsburg_table.cli.said import complain, say
from kingsburg_table.core.catalogue import folder_of, games
from kingsburg_table.core.documents import DataErrors
from kingsburg_table.core.examples.example import run_example
from kingsburg_table.core.examples.load import example_files, load_examples
from kingsburg_table.text import t


def run(arguments: argparse.Namespace) -> int:
    """A line an example; exit code 1 when one fails or a file cannot be read."""
    failed = count = 0
    for path in arguments.files or shipped():
        try:
            examples = load_examples(path)
        except DataErrors as error:
            complain(error)
            failed += 1
            continue
        for example in examples:
            result = run_example(example)
            say(result)
            failed += not result.ok
        count += len(examples)
    complain(t("cli.examples.done", n=count, failed=failed))
    return 1 if failed or not count else 0


def shipped() -> list[Path]:
    """The examples of every game that can be played."""
    return [path for game in games() for path in example_files(folder_of(game))]
