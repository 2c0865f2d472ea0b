"""Everything the command line prints goes through here: no sign from a file reaches a terminal unseen."""

from __future__ import annotations

import sys
from typing import TextIO

from kingsburg_table.visible import visible, visible_lines


def say(text: object = "") -> None:
    """To those who read the result."""
    _print(visible_lines(str(text)), sys.stdout)


def complain(text: object) -> None:
    """To those who wait for it: notices and errors."""
    _print(visible_lines(str(text)), sys.stderr)


def say_json(text: str) -> None:
    """JSON in which every hidden sign is written as JSON writes it."""
    _print("\n".join(map(_escaped, text.split("\n"))), sys.stdout)


def _escaped(line: str) -> str:
    if line.isprintable():
        return line
    return "".join(char if visible(char) == char else _unit(char) for char in line)


def _unit(char: str) -> str:
    """As JSON writes it, in units of sixteen bits."""
    raw = char.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{raw[at] << 8 | raw[at + 1]:04x}" for at in range(0, len(raw), 2))


def _print(text: str, where: TextIO | None) -> None:
    """What the terminal's own letters cannot show is written out too; a windowed start has no terminal."""
    if where is None:
        return
    encoding = where.encoding or "utf-8"
    print(text.encode(encoding, "backslashreplace").decode(encoding), file=where)
