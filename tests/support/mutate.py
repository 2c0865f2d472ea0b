"""Damaged files: what a bad disk, an editor or a curious person makes of a journal or a data file."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import msgspec

from kingsburg_table import places
from kingsburg_table.bots.mind import load_mind
from kingsburg_table.core.documents import DataErrors
from kingsburg_table.core.examples.example import run_example
from kingsburg_table.core.examples.load import load_examples
from kingsburg_table.core.journal.errors import JournalError
from kingsburg_table.core.journal.lines import sealed
from kingsburg_table.core.journal.load import load
from kingsburg_table.core.manifest import read_manifest
from kingsburg_table.core.rulebook import load_rulebook
from kingsburg_table.core.shelf import summary
from kingsburg_table.core.teaching import load_teaching
from kingsburg_table.table.layout import load_table_layout
from tests.support.matches import played

NASTY = (
    b"", b"\0", b"\n", b"\r", b"\xff\xfe", b"null", b"-1", b"1e999", b"9" * 400, b"[" * 50_000, b"{\"a\":" * 3000,
    b"- " * 2000, b"&a [*a]", b"!!python/object:os.system x", b"<<: *x", b"\t", b"'", b'"', b": ", b"{}", b"[]",
    b"true", "ąę".encode(), b"\\u0000", b"x" * 100_000,
)


def cut(raw: bytes, rng: random.Random) -> bytes:
    return raw[: rng.randrange(len(raw) + 1)]


def flip(raw: bytes, rng: random.Random) -> bytes:
    changed = bytearray(raw)
    for _ in range(rng.choice((1, 1, 3, 20))):
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def swap_lines(raw: bytes, rng: random.Random) -> bytes:
    lines = raw.splitlines(keepends=True)
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def drop_line(raw: bytes, rng: random.Random) -> bytes:
    lines = raw.splitlines(keepends=True)
    del lines[rng.randrange(len(lines))]
    return b"".join(lines)


def double_line(raw: bytes, rng: random.Random) -> bytes:
    lines = raw.splitlines(keepends=True)
    lines.insert(rng.randrange(len(lines)), rng.choice(lines))
    return b"".join(lines)


def insert(raw: bytes, rng: random.Random) -> bytes:
    place = rng.randrange(len(raw) + 1)
    return raw[:place] + rng.choice(NASTY) + raw[place:]


def replace_word(raw: bytes, rng: random.Random) -> bytes:
    words = list(re.finditer(rb"[\w.-]+", raw))
    word = rng.choice(words)
    other = rng.choice(NASTY) if rng.random() < 0.6 else rng.choice(words)[0]
    return raw[: word.start()] + other + raw[word.end() :]


def repeat_part(raw: bytes, rng: random.Random) -> bytes:
    start = rng.randrange(len(raw))
    end = min(len(raw), start + rng.randrange(1, 400))
    return raw[:end] + raw[start:end] * rng.choice((1, 2, 50)) + raw[end:]


def indent_line(raw: bytes, rng: random.Random) -> bytes:
    lines = raw.splitlines(keepends=True)
    number = rng.randrange(len(lines))
    lines[number] = b"  " + lines[number] if rng.random() < 0.5 else lines[number].lstrip()
    return b"".join(lines)


MUTATIONS: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    cut, flip, swap_lines, drop_line, double_line, insert, replace_word, repeat_part, indent_line,
)


def edited(raw: bytes, rng: random.Random) -> bytes:
    """One value of one line changed by somebody who also puts the checksums right again."""
    lines = raw.split(b"\n")[:-1]
    number = rng.randrange(len(lines))
    text, check = b"", b""
    for place, line in enumerate(lines):
        body = line[: line.rindex(b',"sum":')] + b"}"
        if place == number:
            body = rng.choice((replace_word, flip, repeat_part, insert))(body, rng).replace(b"\n", b" ")
        written, check = sealed(body, check)
        text += written
    return text


class Journals:
    """Mutates save files; a load must be refused in clear words, or be a moment of the match."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.raws: list[bytes] = []
        self.moments: list[set[str]] = []
        for number, (game, players) in enumerate([("pebbles", 3), ("lanes", 2), ("kingsburg", 2), ("kingsburg", 4)]):
            path = folder / f"whole-{number}.match"
            played(game, path, players=players, seed=number, steps=40)
            self.raws.append(path.read_bytes())
            lines = self.raws[-1].split(b"\n")[1:-1]
            self.moments.append({msgspec.json.decode(line)["hash"] for line in lines})

    def check(self, number: int) -> str:
        rng = random.Random(number)
        which = rng.randrange(len(self.raws))
        honest = rng.random() < 0.7
        mutate = rng.choice(MUTATIONS) if honest else edited
        raw = mutate(self.raws[which], rng)
        path = self.folder / "mutated.match"
        path.write_bytes(raw)
        try:
            summary(path)
        except JournalError as error:
            assert str(path) in str(error)
        try:
            session = load(path)
        except JournalError as error:
            assert str(path) in str(error), f"{number}: {error}"
            found = type(error).__name__
        else:
            if honest and session.state_hash() not in self.moments[which]:
                raise AssertionError(f"{number}: {mutate.__name__}: loaded as something that never was")
            found = "loaded"
        assert path.read_bytes() == raw, f"{number}: the file was changed"
        return found


READERS: dict[str, Callable[[Path], object]] = {
    "game.yaml": read_manifest, "rules.yaml": load_rulebook, "teaching.yaml": load_teaching, "bots.yaml": load_mind,
    "table.yaml": load_table_layout,
}


class DataFiles:
    """Mutates one data file of a game at a time; reading must tell every mistake with file and line, or succeed."""

    def __init__(self, folder: Path, game: str = "kingsburg") -> None:
        self.game, self.folder = game, folder / game
        shutil.copytree(places.rules_data() / game, self.folder)
        self.raws = {path.name: path.read_bytes() for path in sorted(self.folder.glob("*.yaml"))}
        self.load = import_module(f"kingsburg_table.games.{game}.components").load

    def check(self, number: int) -> str:
        rng = random.Random(number)
        name = rng.choice(list(self.raws))
        raw = rng.choice(MUTATIONS)(self.raws[name], rng)
        path = self.folder / name
        path.write_bytes(raw)
        try:
            if name.startswith("examples"):
                for example in load_examples(path)[:3]:
                    run_example(example)
            else:
                READERS.get(name, self.load)(self.folder)
            found = "loaded"
        except DataErrors as error:
            assert error.errors
            assert all(each.file.endswith(".yaml") and each.message for each in error.errors), f"{number}: {error}"
            found = "refused"
        finally:
            path.write_bytes(self.raws[name])
        return found
