"""Two slow pieces for lute and drone that end where they begin. Melodies of our own, in old modes."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin, tanh

from .lute import lute_note, on_body, pitch_of
from .studio import Samples, Studio

EVEN = 0.5  #: how much the loudest plucks are held back
DRONE_PARTIALS = ((1, 1.0), (2, 0.45), (3, 0.28), (4, 0.12), (5, 0.07))


@dataclass(frozen=True)
class Piece:
    """`melody`: one string a bar, notes as `D4:1.5` (beats; `-` rests). `ground`: the accompaniment, a note a beat."""

    beat: float
    bar: int
    melody: tuple[str, ...]
    ground: tuple[str, ...]
    drone: tuple[str, ...]

    @property
    def seconds(self) -> float:
        return self.beat * self.bar * len(self.melody)


#: Dorian, in the step of a pavane.
COURTYARD = Piece(
    beat=0.9375, bar=4, drone=("D3", "A3"),
    melody=(
        "D4:1.5 E4:.5 F4:1 A4:1", "G4:1.5 F4:.5 E4:1 C4:1", "F4:1 A4:1 C5:1.5 B4:.5", "G4:3 -:1",
        "A4:1.5 B4:.5 C5:1 A4:1", "B4:1 A4:.5 G4:.5 D5:2", "C5:1 B4:.5 A4:.5 G4:1 E4:1", "F4:1 E4:1 D4:2",
    ),
    ground=(
        "D3 A3 F4 A3", "C3 G3 E4 G3", "F3 C4 A3 C4", "C3 G3 E4 D4", "D3 A3 F4 A3", "G2 D3 B3 D4", "A2 E3 C4 E3",
        "D3 A3 D4 A3",
    ),
)  # fmt: skip

#: Mixolydian, three slow steps to the bar.
EVENING = Piece(
    beat=30 / 36, bar=3, drone=("G2", "D3"),
    melody=(
        "G4:2 A4:1", "A4:1 F4:1 C5:1", "B4:2 D5:1", "E5:1 D5:.5 C5:.5 G4:1", "B4:1.5 A4:.5 G4:1", "F4:1 A4:1 C5:1",
        "D5:1.5 C5:.5 A4:1", "B4:3", "C5:1 E5:1 G4:1", "F4:1 A4:1.5 G4:.5", "F4:1 E4:.5 D4:.5 A4:1", "G4:3",
    ),
    ground=(
        "G2 D3 B3", "F3 C4 A3", "G2 D3 G3", "C3 G3 E4", "G2 D3 B3", "F3 C4 F4", "D3 A3 F4", "G2 D3 G3", "C3 G3 C4",
        "F3 A3 C4", "D3 A3 D4", "G2 D3 B3",
    ),
)  # fmt: skip


def _drone(s: Studio, piece: Piece, count: int) -> Samples:
    """Long held strings; every partial and every swell fits into the loop a whole number of times."""
    out = [0.0] * count
    for voice, note in enumerate(piece.drone):
        for partial, gain in DRONE_PARTIALS:
            turns = round(pitch_of(note) * partial * count / s.rate) + (partial % 2)
            swell = 2 + voice + partial % 3
            shift = s.chance.random() * 2 * pi
            turn, slow = 2 * pi * turns / count, 2 * pi * swell / count
            for at in range(count):
                out[at] += gain * (0.62 + 0.38 * sin(slow * at + shift)) * sin(turn * at)
    return out


def _wrapped(onto: Samples, sound: Samples, start: int, gain: float) -> None:
    """Mix a note in; what rings beyond the end rings on at the beginning."""
    count = len(onto)
    for at, sample in enumerate(sound, start):
        onto[at % count] += gain * sample


def play(s: Studio, piece: Piece) -> Samples:
    """The loop, with its room: played twice and cut in the middle, so that the room is already full."""
    count = round(piece.seconds * s.rate)
    out = [0.0] * count
    for number, (tune, chord) in enumerate(zip(piece.melody, piece.ground, strict=True)):
        start = number * piece.bar * piece.beat
        tones = chord.split()
        for step, tone in enumerate(tones):
            late = step * piece.beat + s.around(0.02, 0.5)
            note = lute_note(s, pitch_of(tone), 2.8, 3.6, 0.75)
            _wrapped(out, note, round((start + late) * s.rate), (0.5 if step == 0 else 0.3) * s.around(1, 0.1))
        beats = 0.0
        for written in tune.split():
            tone, long = written.split(":")
            if tone != "-":
                late = beats * piece.beat + s.around(0.012, 0.8)
                note = lute_note(s, pitch_of(tone), 2.8, 3.2, 0.45)
                _wrapped(out, note, round((start + late) * s.rate), (0.8 if beats == 0 else 0.68) * s.around(1, 0.08))
            beats += float(long)
    out = on_body(s, [*out, *out])[count:]
    out = [a + 0.08 * b for a, b in zip(out, _drone(s, piece, count), strict=True)]
    heard = s.room(s.low(s.high([*out, *out], 45), 5000), 0.3, 1.3, 0.0)
    even = [tanh(EVEN * sample) for sample in heard[count : 2 * count]]
    middle = sum(even) / count
    return [sample - middle for sample in even]
