"""What the program remembers between two evenings: typed, in one JSON file, never fatal when damaged."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec

from kingsburg_table.table.folders import config_folder, write_safely

FILE_NAME = "settings.json"
LANGUAGES = ("pl", "en")

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
UiSize = Annotated[int, msgspec.Meta(ge=75, le=200)]
TextSize = Annotated[int, msgspec.Meta(ge=90, le=150)]


class Tempo(StrEnum):
    """How fast things move (table design 3.7)."""

    CALM = "calm"
    BRISK = "brisk"
    INSTANT = "instant"


class WindowMemory(msgspec.Struct, omit_defaults=True):
    """Size and place of the window when it is not full screen; the desktops tell whether the place still exists."""

    size: tuple[int, int] = (1600, 900)
    position: tuple[int, int] | None = None
    fullscreen: bool = False
    desktops: list[tuple[int, int]] = msgspec.field(default_factory=list)


class SeatMemory(msgspec.Struct):
    """One chair of the last set-up."""

    name: str
    colour: int
    chair: int


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
    sound: Percent = 70
    music: Percent = 0  #: off until somebody turns it up
    quick_end: dict[str, bool] = msgspec.field(default_factory=dict)
    last_game: str = "kingsburg"
    learning: dict[str, Learning] = msgspec.field(default_factory=dict)  #: by game and player
    last_setup: dict[str, SetupMemory] = msgspec.field(default_factory=dict)

    def ends_without_press(self, player: str) -> bool:
        """Whether this person wants the turn to end without the closing press (table design 4.1)."""
        return self.quick_end.get(player.casefold(), False)

    def set_ends_without_press(self, player: str, wish: bool) -> None:
        if wish:
            self.quick_end[player.casefold()] = True
        else:
            self.quick_end.pop(player.casefold(), None)


class SettingsFile:
    """The settings and their file. `notice` is the path of a damaged file that was put aside, if there was one."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or config_folder() / FILE_NAME
        self.notice: Path | None = None
        self.values = self._read()

    def save(self) -> None:
        content = msgspec.json.format(msgspec.json.encode(self.values), indent=2)
        write_safely(self.path, content + b"\n")

    def reset(self) -> Settings:
        """Defaults for everything but the language, the window and the last set-ups."""
        old = self.values
        self.values = Settings(
            language=old.language, window=old.window, last_game=old.last_game, last_setup=old.last_setup
        )
        return self.values

    def _read(self) -> Settings:
        try:
            content = self.path.read_bytes()
        except FileNotFoundError:
            return Settings()
        try:
            return msgspec.json.decode(content, type=Settings)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError):
            self.notice = self._put_aside()
            return Settings()

    def _put_aside(self) -> Path:
        """Keep the damaged file under another name, so that nothing in it is lost."""
        number = 1
        while (aside := self.path.with_name(f"{self.path.stem}.damaged-{number}.json")).exists():
            number += 1
        self.path.replace(aside)
        return aside
