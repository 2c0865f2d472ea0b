"""Sound: opened in a quiet moment after the first frame, loaded piece by piece, never waited for.

A table without a sound device is a table without sound: it says so once and plays on.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from enum import Enum, auto
from pathlib import Path

import pygame

from kingsburg_table import places
from kingsburg_table.table.motion import FACTOR
from kingsburg_table.table.music import Music
from kingsburg_table.table.settings import Settings

FREQUENCY, BUFFER = 44100, 1024
VOICES = 6
AGAIN_MS = 40.0  #: the same sound is not started twice within this time
APART_MS = 110.0  #: from the start of one sound of a row to the start of the next
LONGER_APART = {"seal_press": 150.0, "dice_shake": 500.0, "dice_settle": 260.0, "trumpet": 760.0, "drum": 620.0,
                "victory": 900.0, "defeat": 900.0, "curtain": 380.0}  # fmt: skip
SHORTEST = 0.4  #: with fast motion a row of sounds comes this much sooner
FAINT = {"hover_tick", "quill"}  #: these never push another sound out
CHIMES = 5

NO_MIXER = (pygame.error, NotImplementedError, ImportError)  #: no device, or a pygame without its mixer


class _State(Enum):
    CLOSED = auto()
    OPEN = auto()
    NONE = auto()


def loudness(percent: int) -> float:
    """A setting as a factor; the ear wants more than halves at the lower end."""
    return float((percent / 100) ** 1.5)


class Sound:
    """The sounds of the program. An id is a file's name; of `coin_1` and `coin_2`, `coin` plays one after the other."""

    def __init__(self, settings: Callable[[], Settings], folder: Path | None = None) -> None:
        self._settings = settings
        self._folder = folder
        self._state = _State.CLOSED
        self._waiting: list[Path] = []
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._takes: dict[str, list[str]] = {}
        self._started: dict[str, float] = {}
        self._row: list[tuple[float, str]] = []
        self._row_ends = 0.0
        self._now = 0.0
        self._music: Music | None = None
        self.ducked = False  #: the curtain is closed, or a moment is told: music steps back
        self.away = False  #: the window is minimised: music waits

    # -- life ----------------------------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        return self._state is _State.OPEN

    @property
    def ready(self) -> bool:
        """Whether everything is loaded."""
        return self.open and not self._waiting

    def work(self, seconds: float) -> None:
        """A quiet moment: open the device, if anybody wants to hear something, or load the next files."""
        if self._state is _State.CLOSED and (self._settings().sound or self._settings().music):
            self._begin()
            return
        until = time.perf_counter() + seconds
        while self._waiting and time.perf_counter() < until:
            self._load(self._waiting.pop(0))

    def _begin(self) -> None:
        folder = self._folder or places.assets() / "sounds"
        try:
            pygame.mixer.init(FREQUENCY, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(VOICES)
        except NO_MIXER as error:
            self._state = _State.NONE
            print(f"Playing without sound: {error}", file=sys.stderr)
            return
        self._state = _State.OPEN
        files = sorted(folder.glob("*.wav"), key=lambda file: (file.stat().st_size, file.name))
        self._waiting = [file for file in files if not file.stem.startswith("music_")]
        self._music = Music([file for file in files if file.stem.startswith("music_")])

    def _load(self, file: Path) -> None:
        try:
            self._loaded[file.stem] = pygame.mixer.Sound(file)
        except (pygame.error, OSError) as error:
            print(f"{file.name} cannot be played: {error}", file=sys.stderr)
            return
        name, _, number = file.stem.rpartition("_")
        takes = self._takes.setdefault(name if number.isdigit() else file.stem, [])
        takes.append(file.stem)
        takes.sort()

    def close(self) -> None:
        """End everything; nothing is heard any more."""
        if self.open:
            pygame.mixer.quit()
        self._state = _State.NONE
        self._loaded.clear()
        self._takes.clear()
        self._waiting, self._row, self._music = [], [], None

    # -- sounds --------------------------------------------------------------------------------------------------

    def play(self, id: str, share: float = 1.0) -> bool:
        """Play a sound now; True if it is heard. `share` of its usual loudness."""
        volume = loudness(self._settings().sound) * share
        last = self._started.get(id)
        if not self.open or volume <= 0 or (last is not None and 0 <= self._now - last < AGAIN_MS):
            return False
        sound = self._loaded.get(self._take(id))
        if sound is None:
            return False
        channel = pygame.mixer.find_channel() or (None if id in FAINT else pygame.mixer.find_channel(force=True))
        if channel is None:
            return False
        self._started[id] = self._now
        sound.set_volume(volume)
        channel.play(sound)
        return True

    def _take(self, id: str) -> str:
        takes = self._takes.get(id)
        if not takes:
            return id
        takes.append(takes.pop(0))
        return takes[-1]

    def play_row(self, ids: Iterable[str]) -> None:
        """Play sounds one after the other; a new row takes the place of what is left of the old one."""
        self._row.clear()
        self._row_ends = self._now
        self.then(*ids)

    def then(self, *ids: str) -> None:
        """Play sounds after those of the row."""
        pace = max(SHORTEST, FACTOR[self._settings().tempo])
        at = max(self._now, self._row_ends)
        for id in ids:
            self._row.append((at, id))
            at += LONGER_APART.get(id, APART_MS) * pace
        self._row_ends = at
        self._play_due()

    def chime(self, colour: int) -> None:
        """The note of the seat with this colour (0 to 4), after what is being heard."""
        self.then(f"chime_{colour % CHIMES + 1}")

    # -- time ----------------------------------------------------------------------------------------------------

    def tick(self, now: float) -> None:
        """Time passed: play what is due, and let the music follow its volume."""
        self._now = now
        if self._row:
            self._play_due()
        if self._music is not None:
            volume = 0.0 if self.away else loudness(self._settings().music)
            self._music.tick(now, volume, self.ducked)

    def _play_due(self) -> None:
        while self._row and self._row[0][0] <= self._now:
            self.play(self._row.pop(0)[1])
