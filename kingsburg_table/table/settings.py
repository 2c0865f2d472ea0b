"""What the program remembers between two evenings: typed, in one JSON file, never fatal when damaged."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec

from kingsburg_table.core import disk
from kingsburg_table.core.seats import LONGEST_NAME
from kingsburg_table.table.folders import config_folder

FILE_NAME = "settings.json"
LARGEST = 1_000_000  #: bytes
LANGUAGES = ("pl", "en")
LEAST_SIDE, MOST_SIDE, MOST_DESKTOPS = 64, 32_768, 64

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
UiSize = Annotated[int, msgspec.Meta(ge=75, le=200)]
TextSize = Annotated[int, msgspec.Meta(ge=90, le=150)]


class Tempo(StrEnum):
    """How fast things move (table design 3.7)."""

    CALM = "calm"
    BRISK = "brisk"
    INSTANT = "instant"

    @property
    def still(self) -> bool:
        return self is Tempo.INSTANT


class Dice(StrEnum):
    """Who throws the dice at the table: everybody the own ones by hand, they themselves, or they simply lie there."""

    HAND = "hand"
    SELF = "self"
    ONCE = "once"


class WindowMemory(msgspec.Struct, omit_defaults=True):
    """Size and place of the window when it is not full screen; the desktops tell whether the place still exists.

    Without a size the window is as large as the screen allows.
    """

    size: tuple[int, int] = (0, 0)
    position: tuple[int, int] | None = None
    fullscreen: bool = False
    desktops: list[tuple[int, int]] = msgspec.field(default_factory=list)


class SeatMemory(msgspec.Struct):
    """One chair of the last set-up; `by`: which computer sat there."""

    name: str
    colour: int
    chair: int
    by: str = ""


class SetupMemory(msgspec.Struct, omit_defaults=True):
    """The last set-up of one game. `first` is the index of the seat that starts, or None for the rules' way."""

    seats: list[SeatMemory] = msgspec.field(default_factory=list)
    options: dict[str, bool | str | int] = msgspec.field(default_factory=dict)
    first: int | None = None


class Learning(msgspec.Struct, omit_defaults=True):
    """A person's first game: whether new kinds of decisions are explained, and which ones were."""

    on: bool = True
    told: list[str] = msgspec.field(default_factory=list)


class Settings(msgspec.Struct, omit_defaults=True):
    language: str = ""
    window: WindowMemory = msgspec.field(default_factory=WindowMemory)
    ui_size: UiSize = 100
    text_size: TextSize = 100
    high_contrast: bool = False
    tempo: Tempo = Tempo.CALM
    reduced_motion: bool = False
    dice: Dice = Dice.HAND
    computers: Tempo = Tempo.CALM  #: how long a computer's move is shown before the next
    hints: bool = True  #: whether people may ask a computer what it would do
    moments: bool = True  #: what happens by itself is told step by step
    sand_glass: bool = False  #: whoever is asked sees sand run; minutes of each player in the results
    sound: Percent = 70
    music: Percent = 0  #: off until somebody turns it up
    quick_end: dict[str, bool] = msgspec.field(default_factory=dict)
    last_game: str = "kingsburg"
    learning: dict[str, Learning] = msgspec.field(default_factory=dict)  #: by game and player
    last_setup: dict[str, SetupMemory] = msgspec.field(default_factory=dict)

    @property
    def moves(self) -> bool:
        """Whether pieces travel at all."""
        return not self.tempo.still and not self.reduced_motion

    def ends_without_press(self, player: str) -> bool:
        """Whether this person wants the turn to end without the closing press (table design 4.1)."""
        return self.quick_end.get(player.casefold(), False)

    def set_ends_without_press(self, player: str, wish: bool) -> None:
        if wish:
            self.quick_end[player.casefold()] = True
        else:
            self.quick_end.pop(player.casefold(), None)


@dataclass(frozen=True, slots=True)
class Notice:
    """Why the usual settings are in use: the id of a text, with its values."""

    id: str
    values: Mapping[str, str]


class SettingsFile:
    """The settings and their file. `notice` says what was wrong with the file, if anything was."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or config_folder() / FILE_NAME
        self.notice: Notice | None = None
        self.values = self._read()

    def save(self) -> None:
        content = msgspec.json.format(msgspec.json.encode(self.values), indent=2)
        disk.replace(self.path, content + b"\n")

    def reset(self) -> Settings:
        """Defaults for everything but the language, the window and the last set-ups."""
        old = self.values
        self.values = Settings(
            language=old.language, window=old.window, last_game=old.last_game, last_setup=old.last_setup
        )
        return self.values

    def _read(self) -> Settings:
        """What the file says, if there is one and it can be; whatever it is, the program starts."""
        try:
            values = msgspec.json.decode(disk.read(self.path, LARGEST), type=Settings)
        except (FileNotFoundError, NotADirectoryError):
            return Settings()
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.notice = self._put_aside(error)
            return Settings()
        if values.language not in ("", *LANGUAGES):
            values.language = ""
            self.notice = Notice("frame.settings_language", {"file": self.path.name})
        values.window = _possible(values.window)
        values.last_setup = {game: _showable(memory) for game, memory in values.last_setup.items()}
        return values

    def _put_aside(self, error: Exception) -> Notice:
        """Keep what cannot be used under another name, so that nothing in it is lost; where even that is not allowed,
        it stays as it is."""
        number = 1
        while os.path.lexists(aside := self.path.with_name(f"{self.path.stem}.damaged-{number}.json")):
            number += 1
        try:
            disk.move(self.path, aside)
        except OSError:
            return Notice("frame.settings_left", {"file": str(self.path)})
        return Notice("frame.settings_damaged", {"file": aside.name})


def _possible(window: WindowMemory) -> WindowMemory:
    """A window that a screen can have, or a new one."""
    sizes = [*([window.size] if window.size != (0, 0) else []), *window.desktops]
    fits = all(LEAST_SIDE <= side <= MOST_SIDE for size in sizes for side in size)
    near = window.position is None or all(abs(each) <= MOST_SIDE * 8 for each in window.position)
    return window if fits and near and len(window.desktops) <= MOST_DESKTOPS else WindowMemory()


def _showable(memory: SetupMemory) -> SetupMemory:
    """Names without signs that cannot be shown."""
    for seat in memory.seats:
        seat.name = "".join(filter(str.isprintable, seat.name))[:LONGEST_NAME]
    return memory
