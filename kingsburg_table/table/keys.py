"""The one table of keys (table design 4.2): what a key does at the table, and which letters chips may still use."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from string import ascii_lowercase

from kingsburg_table.table.input.events import Key


class Command(StrEnum):
    FOCUS_NEXT = "focus_next"
    FOCUS_BACK = "focus_back"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    SEAL = "seal"
    PEEK = "peek"
    CANCEL = "cancel"
    UNDO = "undo"
    REDO = "redo"
    RIVALS = "rivals"
    CHRONICLE = "chronicle"
    ZOOM = "zoom"
    WHY_NOT = "why_not"
    RULE = "rule"
    POSSIBLE = "possible"
    HINT = "hint"
    POINTS = "points"
    FULLSCREEN = "fullscreen"
    CHIP = "chip"


@dataclass(frozen=True, slots=True)
class Stroke:
    """A key with its modifiers; `typed` means the sign it types, wherever that lies on the keyboard."""

    name: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    typed: bool = False

    def matches(self, key: Key) -> bool:
        if self.typed:
            return key.char == self.name and key.mods.plain
        same = key.name == self.name and key.mods.ctrl == self.ctrl and key.mods.alt == self.alt
        return same and key.mods.shift == self.shift


@dataclass(frozen=True, slots=True)
class KeyUse:
    """One row: the strokes for a command, how the keycaps are written, and whether the key is kept down."""

    command: Command
    strokes: tuple[Stroke, ...]
    caps: tuple[str, ...]
    held: bool = False

    @property
    def text_id(self) -> str:
        return f"keys.{self.command.value}"


def _use(command: Command, *strokes: Stroke, caps: Sequence[str], held: bool = False) -> KeyUse:
    return KeyUse(command, strokes, tuple(caps), held)


DIGITS = "1234567890"

KEYS: tuple[KeyUse, ...] = (
    _use(Command.FOCUS_NEXT, Stroke("tab"), caps=["Tab"]),
    _use(Command.FOCUS_BACK, Stroke("tab", shift=True), caps=["Shift", "Tab"]),
    _use(Command.LEFT, Stroke("left"), caps=["←"]),
    _use(Command.RIGHT, Stroke("right"), caps=["→"]),
    _use(Command.UP, Stroke("up"), caps=["↑"]),
    _use(Command.DOWN, Stroke("down"), caps=["↓"]),
    _use(Command.SEAL, Stroke("enter"), caps=["Enter"]),
    _use(Command.CHIP, *(Stroke(digit) for digit in DIGITS), caps=["1", "…", "0"]),
    _use(Command.PEEK, Stroke("space"), caps=["Space"], held=True),
    _use(Command.CANCEL, Stroke("escape"), caps=["Esc"]),
    _use(Command.UNDO, Stroke("backspace"), Stroke("z", ctrl=True), caps=["Backspace", "Ctrl Z"]),
    _use(Command.REDO, Stroke("y", ctrl=True), Stroke("z", ctrl=True, shift=True), caps=["Ctrl Y"]),
    _use(Command.RIVALS, Stroke("v"), caps=["V"]),
    _use(Command.CHRONICLE, Stroke("l"), caps=["L"]),
    _use(Command.ZOOM, Stroke("z"), caps=["Z"], held=True),
    _use(Command.WHY_NOT, Stroke("?", typed=True), caps=["?"]),
    _use(Command.RULE, Stroke("f1"), caps=["F1"]),
    _use(Command.POSSIBLE, Stroke("f2"), caps=["F2"]),
    _use(Command.POINTS, Stroke("f3"), caps=["F3"]),
    _use(Command.HINT, Stroke("f4"), caps=["F4"]),
    _use(Command.FULLSCREEN, Stroke("f11"), Stroke("enter", alt=True), caps=["F11"]),
)

TAKEN_LETTERS = frozenset(
    stroke.name
    for use in KEYS
    for stroke in use.strokes
    if len(stroke.name) == 1 and not stroke.ctrl and not stroke.alt
)


def command_of(key: Key) -> Command | None:
    """What a key means at the table, or None; chips' own letters are asked for separately."""
    for use in KEYS:
        if any(stroke.matches(key) for stroke in use.strokes):
            return use.command
    return None


def chip_letters(labels: Iterable[str], taken: Iterable[str] = ()) -> list[str]:
    """A letter for each label: one of its own if such a one is free in the table of keys, else any that is.

    Polish letters give their plain key, so no AltGr is needed: "Śpij" gives S. Works the same in every language,
    because it looks at the words as they are shown.

    >>> chip_letters(["Pass", "Pay"]), chip_letters(["Zapłać", "Żołnierz"])
    (['P', 'A'], ['A', 'O'])
    """
    used = {letter.lower() for letter in taken} | TAKEN_LETTERS
    letters = []
    for label in labels:
        words = [plain(word) for word in label.split()]
        candidates = [word[0] for word in words if word] + list("".join(words)) + list(ascii_lowercase)
        letter = next((each for each in candidates if each.isascii() and each.isalpha() and each not in used), "")
        if letter:
            used.add(letter)
        letters.append(letter.upper())
    return letters


def plain(word: str) -> str:
    """Lower case without accents: ł and its kind become the key they are typed with."""
    folded = unicodedata.normalize("NFD", word.lower().replace("ł", "l"))
    return "".join(char for char in folded if not unicodedata.combining(char))
