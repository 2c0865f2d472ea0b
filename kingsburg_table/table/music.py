"""Music: one slow piece, then the other, with a silence between them; it glides to its volume and never jumps."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import pygame

FADE_MS, DUCK_MS = 2500.0, 350.0  #: from silence to full, and the other way
PIECE_MS, SILENCE_MS = 180_000.0, 20_000.0
DUCKED = 0.3
LONGEST_STEP_MS = 100.0


class Music:
    """Plays while somebody wants it. The mixer is open when one of these exists."""

    def __init__(self, pieces: Sequence[Path]) -> None:
        self._pieces = list(pieces)
        self._next = 0
        self._began: float | None = None  #: when the piece began, None while there is none
        self._silent_until = 0.0
        self._paused = False
        self._share = 0.0  #: how far the fade has come
        self._ducking = 1.0
        self._set = -1.0
        self._last = 0.0

    @property
    def playing(self) -> bool:
        return self._began is not None and not self._paused

    def tick(self, now: float, volume: float, ducked: bool) -> None:
        """`volume`: what the settings want now, 0 to 1."""
        step = min(LONGEST_STEP_MS, max(0.0, now - self._last))
        self._last = now
        if self._began is None:
            if volume <= 0 or now < self._silent_until or not self._pieces:
                return
            self._start(now)
            return
        over = now - self._began >= PIECE_MS
        wanted = 0.0 if over or volume <= 0 else 1.0
        self._share = _towards(self._share, wanted, step / FADE_MS)
        self._ducking = _towards(self._ducking, DUCKED if ducked else 1.0, step / DUCK_MS)
        if self._share <= 0 and over:
            self._end(now)
            return
        self._rest(self._share <= 0 and wanted <= 0)
        if not self._paused:
            self._volume(volume)

    def _start(self, now: float) -> None:
        piece = self._pieces[self._next]
        try:
            pygame.mixer.music.load(piece)
            pygame.mixer.music.set_volume(0)
            pygame.mixer.music.play(loops=-1)
        except (pygame.error, OSError) as error:
            print(f"{piece.name} cannot be played: {error}", file=sys.stderr)
            self._pieces.remove(piece)
            self._next = 0
            return
        self._next = (self._next + 1) % len(self._pieces)
        self._began, self._paused, self._share, self._set = now, False, 0.0, 0.0

    def _end(self, now: float) -> None:
        pygame.mixer.music.stop()
        pygame.mixer.music.unload()
        self._began, self._silent_until = None, now + SILENCE_MS

    def _rest(self, rest: bool) -> None:
        """Nobody wants music, but somebody may again: wait in the middle of the piece."""
        if rest != self._paused:
            self._paused = rest
            (pygame.mixer.music.pause if rest else pygame.mixer.music.unpause)()

    def _volume(self, volume: float) -> None:
        """While it fades away because it was switched off, the last volume counts."""
        if volume > 0:
            self._wished = volume
        level = self._wished * self._share * self._ducking
        if abs(level - self._set) > 0.002 or (level == 0) != (self._set == 0):
            self._set = level
            pygame.mixer.music.set_volume(level)

    _wished = 0.0


def _towards(value: float, wanted: float, step: float) -> float:
    return min(wanted, value + step) if value < wanted else max(wanted, value - step)
