"""Coins, a bell, drums and trumpets."""

from __future__ import annotations

from math import pi, sin

from .studio import Mode, Samples, Studio, between, hump

BELL: tuple[Mode, ...] = (
    (0.5, 3.4, 0.55), (1.0, 2.6, 1.0), (1.183, 2.0, 0.7), (1.506, 1.3, 0.4), (2.0, 1.5, 0.75), (2.514, 0.6, 0.25),
    (2.662, 0.5, 0.2), (3.011, 0.45, 0.2), (4.166, 0.3, 0.12),
)  # fmt: skip
SKIN = (1.0, 1.594, 2.136, 2.296, 2.653, 2.918, 3.156)
PARTIALS = 12


def coin(s: Studio, pitch: float, gap: float) -> Samples:
    """A coin falls onto another."""
    out = s.silence(0.5)
    for at, force, shift in ((0.0, 1.0, 1.0), (gap, 0.6, 1.043), (gap * 1.8, 0.25, 0.985)):
        modes = [
            (pitch * ratio * shift * twin, ring * (1.0 if twin == 1 else 0.85), gain * (1.0 if twin == 1 else 0.5))
            for ratio, ring, gain in ((1.0, 0.42, 0.8), (1.68, 0.3, 0.7), (2.43, 0.2, 0.4), (3.27, 0.12, 0.2))
            for twin in (1, 1.006)
        ]
        s.add(out, s.strike(0.5 - at, s.tap(0.35), modes), at, force)
        s.add(out, s.strike(0.05, s.tap(1.5), [(410, 0.03, 1.0), (760, 0.025, 0.6)]), at, 0.25 * force)
    return s.low(out, 9000)


def bell(s: Studio) -> Samples:
    """A small tower bell some streets away: the season turns."""
    modes = [(440 * ratio * twin, ring, gain / 2) for ratio, ring, gain in BELL for twin in (1, 1.0017)]
    stroke = s.strike(1.75, s.tap(1.6), modes)
    return s.room(s.low(stroke, 5200), 0.35, 0.9, 0.1)


def _drum(s: Studio, pitch: float, force: float, seconds: float = 0.6) -> Samples:
    """A field drum with a soft stick."""
    modes = [(pitch * ratio, 0.4 / ratio**0.8, 1 / (1 + 0.5 * number)) for number, ratio in enumerate(SKIN)]
    out = s.strike(seconds, s.tap(2.0), modes)
    s.add(out, s.shaped(s.chirp(0.16, between(pitch * 1.7, pitch)), hump(0.04, 3)), 0, 0.6)
    s.add(out, s.shaped(s.low(s.noise(0.05), between(2400, 600)), hump(0.04, 4)), 0, 0.4)
    return [force * sample for sample in out]


def drum(s: Studio) -> Samples:
    """War drums: long, short-short, long."""
    out = s.silence(1.1)
    for at, pitch, force in ((0.0, 112, 0.95), (0.27, 124, 0.5), (0.405, 124, 0.55), (0.54, 108, 1.0)):
        s.add(out, _drum(s, pitch, force, 0.55), at)
    return s.room(out, 0.25, 0.6, 0.1)


def trumpet_note(s: Studio, pitch: float, seconds: float, force: float = 1.0) -> Samples:
    """A natural trumpet: it opens with the breath, and the vibrato comes late."""
    count = round(seconds * s.rate)
    partials = [number for number in range(1, PARTIALS + 1) if number * pitch < 0.44 * s.rate]
    drift = s.around(1.0, 0.0012)
    phase, out = 0.0, []
    for at in range(count):
        t = at / s.rate
        vibrato = 0.0045 * min(1.0, max(0.0, (t - 0.16) / 0.25)) * sin(2 * pi * 5.3 * t)
        scoop = 1 - 0.018 * max(0.0, 1 - t / 0.045)
        phase += 2 * pi * pitch * drift * scoop * (1 + vibrato) / s.rate
        breath = min(1.0, t / 0.035) * min(1.0, (seconds - t) / 0.07)
        swell = breath * (0.82 + 0.18 * min(1.0, t / 0.2))
        bright = 0.35 + 0.37 * swell * force
        gain, sample = 1.0, 0.0
        for number in partials:
            sample += gain * sin(number * phase)
            gain *= bright if number > 2 else 0.9
        out.append(sample * swell * breath)
    return [force * sample for sample in s.low(out, 4200)]


def _horns(s: Studio, notes: list[tuple[float, float, float, float]]) -> Samples:
    """Notes as (start, length, pitch, force)."""
    out: Samples = []
    for at, seconds, pitch, force in notes:
        s.add(out, trumpet_note(s, pitch, seconds, force), at)
    return out


def trumpet(s: Studio) -> Samples:
    """Ta, ta, taa: the year begins."""
    call = _horns(s, [(0.0, 0.13, 392.0, 0.75), (0.15, 0.13, 392.0, 0.8), (0.3, 0.5, 523.25, 1.0)])
    return s.room(call, 0.3, 0.7, 0.2)


def victory(s: Studio) -> Samples:
    """Two horns rise to an open fifth and third; a drum below."""
    call = _horns(s, [
        (0.0, 0.15, 392.0, 0.8), (0.17, 0.15, 523.25, 0.9), (0.34, 0.62, 659.26, 1.0),
        (0.0, 0.15, 329.63, 0.5), (0.17, 0.15, 392.0, 0.5), (0.34, 0.62, 523.25, 0.6),
    ])  # fmt: skip
    s.add(call, _drum(s, 110, 1.0, 0.5), 0.34, 0.9)
    return s.room(call, 0.3, 0.8, 0.25)


def defeat(s: Studio) -> Samples:
    """A muffled horn sinks, and the drum stops."""
    call = s.low(_horns(s, [(0.0, 0.3, 293.66, 0.7), (0.3, 0.3, 261.63, 0.65), (0.6, 0.6, 220.0, 0.6)]), 1100)
    for at, force in ((0.0, 0.7), (0.6, 1.0)):
        s.add(call, _drum(s, 92, force, 0.5), at, 1.0)
    return s.room(call, 0.3, 0.8, 0.15)


def fanfare(s: Studio) -> Samples:
    """The end of the game: three horns and drums."""
    c, e, g, c2, d2, e2, f2, g2 = 261.63, 329.63, 392.0, 523.25, 587.33, 659.26, 698.46, 783.99
    beat = 0.25
    upper = [(0, 0.9, g), (1, 0.45, c2), (1.5, 0.45, c2), (2, 0.9, e2), (3, 0.45, d2), (3.5, 0.45, f2), (4, 3.2, e2)]
    under = [(0, 0.9, e), (1, 0.9, g), (2, 0.9, c2), (3, 0.9, g), (4, 3.2, c2)]
    ground = [(0, 1.8, c), (2, 1.8, c), (4, 3.2, c)]
    parts = ((upper, 0.95), (under, 0.6), (ground, 0.55))
    call = _horns(s, [(at * beat, long * beat, pitch, force) for part, force in parts for at, long, pitch in part])
    s.add(call, s.shaped(trumpet_note(s, g2, 0.75, 0.35), hump(0.4)), 4 * beat)
    for at, force in ((0.0, 0.7), (2.0, 0.6), (3.0, 0.4), (3.5, 0.5), (4.0, 1.0)):
        s.add(call, _drum(s, 110, force, 0.6), at * beat, 0.9)
    return s.room(call, 0.32, 1.0, 0.45)
