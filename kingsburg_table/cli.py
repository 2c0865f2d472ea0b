"""The command line: `kingsburg-table COMMAND`. A command is a function from its arguments to an exit code."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from kingsburg_table.text import t


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; without a command say which there are."""
    parser = argparse.ArgumentParser(prog="kingsburg-table", description=t("cli.about"))
    commands = parser.add_subparsers(metavar="COMMAND")
    validate = commands.add_parser("validate", help=t("cli.validate.help"))
    validate.add_argument("folder", nargs="?", type=Path, help=t("cli.validate.folder"))
    validate.set_defaults(command=_validate)
    arguments = parser.parse_args(argv)
    if "command" not in arguments:
        parser.print_help()
        return 2
    code: int = arguments.command(arguments)
    return code


def _validate(arguments: argparse.Namespace) -> int:
    """All data files as YAML, and the catalogues against each other."""
    from kingsburg_table import places
    from kingsburg_table.core import documents
    from kingsburg_table.text.check import check_catalogues

    folder: Path = arguments.folder or places.rules_data()
    files = sorted(folder.rglob("*.yaml"))
    problems = [str(error) for path in files for error in documents.read(path, str(path.relative_to(folder))).errors]
    problems += check_catalogues()
    for problem in problems:
        print(problem)
    print(t("cli.validate.done", n=len(files), errors=len(problems)), file=sys.stderr if problems else sys.stdout)
    return 1 if problems or not files else 0
