"""The save file as text: a header, then one line for everything that was done, each with a chained checksum.

    {"program":"kingsburg-table","format":2,"shape":1,"game":...,"seats":[...],"seed":...,"chance":[...],"sum":"..."}
    {"kind":"start","n":0,"hash":...,"at":"year 1 / spring / influence","points":[0,0],"state":{...},"sum":"..."}
    {"kind":"act","n":1,"seat":0,"action":{"do":"influence",...},"hash":...,"at":...,"points":[0,0],"turn":1,
     "time":1700000000,"played":95,"sum":"..."}

A checksum is taken over the checksum of the line before and the bytes of its own line, so no line can be changed,
moved or left out without being noticed. `n` is the number of records after the line.

`format` is the core's, `shape` the game's. Format 1 wrote states by position and hashed them so; it had shape 0. A file
of an older format or shape stays as it is: before the first new line a line of kind `format` says what follows it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar, Union

import msgspec

from kingsburg_table.core import disk
from kingsburg_table.core.actions import ASIDES, Action, GoOn, Seal
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.journal.checks import checked_header
from kingsburg_table.core.journal.errors import (
    Damaged,
    JournalError,
    NewerFormat,
    NotAMatch,
    NotReadable,
    OtherGame,
    TooLarge,
    Unfit,
)
from kingsburg_table.core.seats import Seat

PROGRAM = "kingsburg-table"
FORMAT = 2
LARGEST = 16_000_000  #: bytes, a hundred times a long match
MOST_LINES = 60_000

PLAYED = ("act", "redo", "wish")
_SUM = b',"sum":"'
_DIGITS = 24
_TAIL = len(_SUM) + _DIGITS + len(b'"}')

A = TypeVar("A")


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything about a match that does not change."""

    program: str
    format: int
    game: str
    version: str
    created: str
    seed: int
    options: dict[str, str]
    seats: tuple[Seat, ...]
    chance: tuple[Any, ...]
    shape: int = 0


class Line(msgspec.Struct, Generic[A], frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that was done, and how the match stands after it."""

    kind: Literal["start", "act", "redo", "wish", "undo", "rewind", "curtain", "resume", "format"]
    n: int
    seat: int = -1
    action: A | None = None
    chance: tuple[Any, ...] = ()
    revealed: bool = False
    hash: str = ""
    at: str = ""  #: the path of the open step; empty when the match is over
    points: tuple[int, ...] = ()  #: as all may see them
    state: msgspec.Raw = msgspec.Raw(b"")  #: the snapshot, where a round began or the match was resumed
    version: str = ""  #: of the figures from here on (resume)
    format: int = 0  #: of this line and those that follow (format)
    shape: int = 0  #: likewise
    turn: int = -1  #: whose turn it is now; -1 when the match is over
    won: tuple[int, ...] = ()  #: the seats that won, when the match is over
    time: int = 0  #: when this was done, in seconds since 1970
    played: int = 0  #: seconds that people have sat at the match, without long pauses


class _Preamble(msgspec.Struct):
    program: str
    format: int


class Parsed(msgspec.Struct, frozen=True):
    """A file that is whole: its lines, the last checksum, and how many bytes of it are good."""

    header: Header
    controller: Controller[Any, Any]
    lines: list[Line[Action]]
    older: int  #: how many of the lines were written in an older format or shape
    old: bool  #: whether new lines have to be announced
    sum: bytes
    good: int
    size: int
    ends: list[int]  #: where each of `lines` ends in the file
    raw: bytes = b""  #: the file itself


def sealed(body: bytes, before: bytes) -> tuple[bytes, bytes]:
    """A line with its checksum, and the checksum for the next one."""
    check = _checksum(body, before)
    return body[:-1] + _SUM + check + b'"}\n', check


def last_sum(raw: bytes) -> bytes:
    """The last checksum of a file whose lines all follow from one another; empty for any other."""
    before = b""
    for text in raw.split(b"\n")[:-1]:
        if text[-_TAIL : -_TAIL + len(_SUM)] != _SUM or _sum(text) != _checksum(text[:-_TAIL] + b"}", before):
            return b""
        before = _sum(text)
    return before


def header_of(path: Path, text: bytes) -> Header:
    """Read and check the first line."""
    try:
        preamble = msgspec.json.decode(text, type=_Preamble)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NotAMatch(path) from None
    if preamble.program != PROGRAM or preamble.format < 1:
        raise NotAMatch(path)
    if preamble.format > FORMAT:
        raise NewerFormat(path, 1, format=preamble.format, known=FORMAT)
    body = _body(path, 1, text, b"")
    return checked_header(path, _decode(path, 1, body, msgspec.json.Decoder(Header)))


def parse(path: Path, game: Callable[[str], Controller[Any, Any]]) -> Parsed:
    """Read a file and check every line of it; what follows the last line end was torn off."""
    raw = _read(path)
    end = raw.find(b"\n") + 1
    if not end:
        raise NotAMatch(path)
    header = header_of(path, raw[: end - 1])
    try:
        controller = game(header.game)
    except ValueError as error:
        raise OtherGame(path, 1, game=header.game, reason=str(error)) from None
    reader = _LineReader(path, controller, header)
    before = _sum(raw[: end - 1])
    lines: list[Line[Action]] = []
    ends, older = [], 0
    while stop := raw.find(b"\n", end) + 1:
        text, number = raw[end : stop - 1], len(lines) + 2
        if number > MOST_LINES:
            raise TooLarge(path, size=len(raw), largest=LARGEST)
        if stop == len(raw) and b"\0" in text:
            break  # the power went: the length of the last line came to the disk, and not all of its bytes
        lines.append(reader.read(number, _body(path, number, text, before)))
        older += reader.older
        before, end = _sum(text), stop
        ends.append(end)
    return Parsed(header, controller, lines, older, reader.older, before, end, len(raw), ends, raw)


class _LineReader:
    """Reads lines; the one place where those of an older format or shape are brought up to today's."""

    def __init__(self, path: Path, controller: Controller[Any, Any], header: Header) -> None:
        self._path, self._controller = path, controller
        self._decoder = line_decoder(controller)
        self._take(1, header.format, header.shape)

    @property
    def older(self) -> bool:
        return (self._format, self._shape) != (FORMAT, self._controller.shape)

    def read(self, number: int, body: bytes) -> Line[Action]:
        if self.older:
            line = _decode(self._path, number, body, _any)
            if line.get("kind") == "format":
                self._take(number, line.get("format"), line.get("shape"))
            else:
                try:
                    self._controller.upgrade(self._shape, line)
                except Exception as error:  # what no older version wrote: anything may stand in it
                    raise Unfit(self._path, number, "older", error) from None
            body = msgspec.json.encode(line)
        return _decode(self._path, number, body, self._decoder)

    def _take(self, number: int, format: Any, shape: Any) -> None:
        if type(format) is not int or type(shape) is not int or format < 1 or shape < 0:
            raise Unfit(self._path, number, "older", f"format {format}, shape {shape}")
        if format > FORMAT:
            raise NewerFormat(self._path, number, format=format, known=FORMAT)
        if shape > self._controller.shape:
            raise NewerFormat(self._path, number, format=shape, known=self._controller.shape)
        self._format, self._shape = format, shape


def line_decoder(controller: Controller[Any, Any]) -> msgspec.json.Decoder[Line[Action]]:
    """Reads lines with the actions of this game."""
    actions: Any = Union[(*controller.actions, Seal, GoOn, *ASIDES)]
    return msgspec.json.Decoder(Line[actions])


def _read(path: Path) -> bytes:
    try:
        return disk.read(path, LARGEST)
    except disk.TooLong as error:
        raise TooLarge(path, size=error.size, largest=LARGEST) from None
    except (OSError, ValueError) as error:  # ValueError: NUL in the path
        raise NotReadable(path, reason=getattr(error, "strerror", None) or str(error)) from None


def _body(path: Path, number: int, text: bytes, before: bytes) -> bytes:
    """The line without its checksum, which must fit."""
    body = text[:-_TAIL] + b"}"
    if text[-_TAIL : -_TAIL + len(_SUM)] != _SUM or text[-2:] != b'"}' or _sum(text) != _checksum(body, before):
        raise Damaged(path, number)
    return body


def _sum(text: bytes) -> bytes:
    return text[-_DIGITS - 2 : -2]


def _checksum(body: bytes, before: bytes) -> bytes:
    return hashlib.blake2b(before + body, digest_size=_DIGITS // 2).hexdigest().encode()


T = TypeVar("T")
_any: msgspec.json.Decoder[dict[str, Any]] = msgspec.json.Decoder(dict[str, Any])


def _decode(path: Path, number: int, body: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unfit(path, number, "form", error) from None


__all__ = ["FORMAT", "PLAYED", "PROGRAM", "Header", "JournalError", "Line", "Parsed", "header_of", "parse", "sealed"]
