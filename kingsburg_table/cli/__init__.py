"""The command line: `kingsburg-table COMMAND`. A command is a function from its arguments to an exit code."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from kingsburg_table.cli.said import complain
from kingsburg_table.text import LANGUAGES, set_language, t
from kingsburg_table.visible import visible


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; without a command open the table."""
    words = list(sys.argv[1:] if argv is None else argv)
    _choose_language(words)
    arguments = _parser().parse_args(words)
    try:
        code = _run(arguments)
        if sys.stdout is not None:  # a windowed start has none
            sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of a pipe has seen enough
        _print_no_more()
        return 0
    except OSError as error:  # a full disk behind what is printed
        if arguments.command == "play":
            raise
        from kingsburg_table.table.shelf.trouble import why

        _print_no_more()
        complain(t("cli.refused", why=why(error)))
        return 1
    return code


def _print_no_more() -> None:
    """What is still waiting to be printed could only fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: argparse.Namespace) -> int:
    """Run the command; what can be wrong with files and arguments is told in one line each."""
    if arguments.command == "play":
        from kingsburg_table.table.app import main as play

        return play()
    from kingsburg_table.bots.arena import UnknownBot
    from kingsburg_table.cli import analyse, examples, replay, simulate, validate
    from kingsburg_table.core.catalogue import UnknownGame
    from kingsburg_table.core.documents import DataErrors
    from kingsburg_table.core.journal.errors import JournalError
    from kingsburg_table.core.opening import BadOption
    from kingsburg_table.core.seats import BadSeats
    from kingsburg_table.table.shelf.trouble import words_of

    commands = {
        "simulate": simulate.run, "replay": replay.run, "analyse": analyse.run, "examples": examples.run,
        "validate": validate.run,
    }
    try:
        return commands[arguments.command](arguments)
    except JournalError as error:
        complain(words_of(error))
        return 1
    except DataErrors as error:
        complain(error)
        return 1
    except (UnknownGame, UnknownBot, BadSeats, BadOption) as error:
        complain(error)
        return 2


class _Parser(argparse.ArgumentParser):
    """Arguments are told as they can be seen."""

    def error(self, message: str) -> NoReturn:
        super().error(visible(message))


def _choose_language(words: Sequence[str]) -> None:
    """The help itself is in the language that `--lang` names."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        chosen = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and chosen in LANGUAGES:
            set_language(chosen)


def _parser() -> argparse.ArgumentParser:
    common = _Parser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=t("cli.lang"))
    parser = _Parser(prog="kingsburg-table", description=t("cli.about"), parents=[common])
    parser.set_defaults(command="play")
    commands = parser.add_subparsers(metavar="COMMAND", title=t("cli.commands"))

    def command(name: str, help: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=help, description=help, parents=[common])
        made.set_defaults(command=name)
        return made

    command("play", t("cli.play.help"))
    simulate = command("simulate", t("cli.simulate.help"))
    simulate.add_argument("game", metavar="GAME", help=t("cli.simulate.game"))
    simulate.add_argument("--players", type=int, metavar="N", help=t("cli.simulate.players"))
    simulate.add_argument("--games", type=_count, default=100, metavar="G", help=t("cli.simulate.games"))
    simulate.add_argument("--seed", type=int, default=0, metavar="S", help=t("cli.simulate.seed"))
    simulate.add_argument(
        "--option", type=_pair, action="append", default=[], metavar="K=V", help=t("cli.simulate.option")
    )
    simulate.add_argument("--bots", metavar="A,B,...", help=t("cli.simulate.bots"))
    simulate.add_argument("--jobs", type=_count, default=1, metavar="J", help=t("cli.simulate.jobs"))
    replay = command("replay", t("cli.replay.help"))
    replay.add_argument("file", type=Path, metavar="FILE", help=t("cli.replay.file"))
    replay.add_argument("--to", type=int, metavar="N", help=t("cli.replay.to"))
    replay.add_argument("--json", action="store_true", help=t("cli.replay.json"))
    analyse = command("analyse", t("cli.analyse.help"))
    analyse.add_argument("file", type=Path, metavar="FILE", help=t("cli.replay.file"))
    analyse.add_argument("--budget", type=_count, metavar="N", help=t("cli.analyse.budget"))
    analyse.add_argument("--json", action="store_true", help=t("cli.replay.json"))
    examples = command("examples", t("cli.examples.help"))
    examples.add_argument("files", nargs="*", type=Path, metavar="FILE", help=t("cli.examples.files"))
    validate = command("validate", t("cli.validate.help"))
    validate.add_argument("folder", nargs="?", type=Path, metavar="DIR", help=t("cli.validate.folder"))
    return parser


def _count(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(t("cli.positive"))
    return number


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(t("cli.pair"))
    return key, value
