"""A lute: plucked strings after Karplus and Strong, in pairs, on a wooden body."""

from __future__ import annotations

from .studio import Samples, Studio

BODY = ((118.0, 3.0, 0.5), (232.0, 3.5, 0.35), (455.0, 3.0, 0.18))  #: pitch, q, share
STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
PLUCKED = 0.21  #: where the finger takes the string, as a share of its length
CHIMES = ("D4", "F4", "G4", "A4", "C5")  #: one note a seat; any two of them sound well together


def pitch_of(note: str) -> float:
    """`A4` is 440 Hz; `Bb3` and `F#4` work, too.

    >>> round(pitch_of("C4"), 2)
    261.63
    """
    step = STEPS[note[0]] + note.count("#") - note.count("b") + 12 * (int(note[-1]) - 4)
    return float(440 * 2 ** (step / 12))


def string(s: Studio, pitch: float, seconds: float, ring: float, soft: float) -> Samples:
    """One string. `ring`: seconds until 60 dB quieter; `soft`: the finger, 0 (nail) to 1 (flesh)."""
    period = s.rate / pitch
    dull = 0.5 * s.rate / 32000
    whole = int(period - dull)
    rest = period - dull - whole
    tune = (1 - rest) / (1 + rest)
    loss = 10 ** (-3 / (pitch * ring))
    place = max(1, round(whole * PLUCKED))
    corner = [1 - PLUCKED if at < place else -PLUCKED for at in range(whole)]
    grit = s.noise(whole / s.rate + 0.001)
    shape = [a + 0.25 * (1 - soft) * b for a, b in zip(corner, grit, strict=False)]
    line = s.low([*shape, *shape, *shape], 4800 - 3200 * soft)[-whole:]
    middle = sum(line) / whole
    strength = (sum((each - middle) ** 2 for each in line) / whole) ** 0.5
    line = [(each - middle) / strength for each in line]
    out = []
    before = through = 0.0
    last = 0.0
    for at in range(round(seconds * s.rate)):
        here = line[at % whole]
        out.append(here)
        mean = loss * ((1 - dull) * here + dull * before)
        before = here
        through = tune * (mean - through) + last
        last = mean
        line[at % whole] = through
    return out


def lute_note(s: Studio, pitch: float, seconds: float, ring: float = 2.2, soft: float = 0.45) -> Samples:
    """A course of two strings that are not quite alike."""
    one = string(s, pitch, seconds, ring, soft)
    two = string(s, pitch * 1.0011, seconds, ring * 0.92, soft)
    out = [0.6 * a + 0.4 * b for a, b in zip(one, two, strict=True)]
    ramp, end = round(0.002 * s.rate), round(0.15 * s.rate)
    for at in range(ramp):
        out[at] *= at / ramp
    for at in range(end):
        out[-1 - at] *= at / end
    return out


def on_body(s: Studio, strings: Samples) -> Samples:
    """The strings, and the wooden body that answers them."""
    out = list(strings)
    for centre, q, share in BODY:
        for at, sample in enumerate(s.band(strings, centre, q)):
            out[at] += share * sample
    return out


def chime(s: Studio, note: str) -> Samples:
    """A seat's own note, with its octave below, as softly as a thumb can."""
    pitch = pitch_of(note)
    out = lute_note(s, pitch, 0.95, 2.0, 0.45)
    s.add(out, lute_note(s, pitch / 2, 0.95, 1.8, 0.7), 0.018, 0.4)
    return s.room(on_body(s, out), 0.22, 0.6, 0.1)
