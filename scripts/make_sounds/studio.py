"""The studio: noise, filters, struck bodies, a small room. Plain lists of floats; every sound has its own chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, exp, log, pi, sin, tan
from random import Random

Samples = list[float]
Curve = Callable[[float], float]  #: a value for each moment, 0 (start) to 1 (end)
Mode = tuple[float, float, float]  #: frequency in Hz, seconds until 60 dB quieter, strength

SWEEP_STEP = 16


def decibels(level: float) -> float:
    """A level in dB as a factor."""
    return float(10 ** (level / 20))


def between(a: float, b: float) -> Curve:
    """From a to b in equal ratios, as the ear hears frequencies."""
    return lambda t: a * exp(t * log(b / a))


def hump(rise: float, fall: float = 1.0) -> Curve:
    """Up until `rise`, then down, without corners; `fall` > 1 drops sooner."""

    def curve(t: float) -> float:
        if t < rise:
            return (1 - cos(pi * t / rise)) / 2
        return float(((1 + cos(pi * (t - rise) / (1 - rise))) / 2) ** fall)

    return curve


class Studio:
    """Makes sounds at one rate. `name` seeds the chance, so that no sound depends on another."""

    def __init__(self, rate: int, name: str) -> None:
        self.rate = rate
        self.chance = Random(name)

    # -- material ------------------------------------------------------------------------------------------------

    def silence(self, seconds: float) -> Samples:
        return [0.0] * round(seconds * self.rate)

    def noise(self, seconds: float) -> Samples:
        chance = self.chance.random
        return [chance() * 2 - 1 for _ in range(round(seconds * self.rate))]

    def around(self, value: float, share: float) -> float:
        """The value, by chance up to `share` more or less."""
        return value * (1 + share * (self.chance.random() * 2 - 1))

    def chirp(self, seconds: float, pitch: Curve) -> Samples:
        """A sine whose pitch follows a curve."""
        count = round(seconds * self.rate)
        phase, out = 0.0, []
        for at in range(count):
            out.append(sin(phase))
            phase += 2 * pi * pitch(at / count) / self.rate
        return out

    def tap(self, milliseconds: float) -> Samples:
        """The push of a strike: the shorter, the harder and brighter."""
        count = max(3, round(milliseconds * self.rate / 1000))
        return [(1 - cos(2 * pi * (at + 0.5) / count)) / count for at in range(count)]

    def strike(self, seconds: float, push: Sequence[float], modes: Sequence[Mode]) -> Samples:
        """A body with some modes, pushed: wood, stone, metal, skin."""
        count = round(seconds * self.rate)
        out = [0.0] * count
        for pitch, ring, strength in modes:
            if pitch > 0.46 * self.rate:
                continue
            turn = 2 * pi * pitch / self.rate
            fade = 10 ** (-3 / (ring * self.rate))
            a, b = 2 * fade * cos(turn), -fade * fade
            gain = strength * sin(turn)
            y1 = y2 = 0.0
            for at in range(count):
                y = a * y1 + b * y2
                if at < len(push):
                    y += gain * push[at]
                out[at] += y
                y2, y1 = y1, y
        return out

    # -- shaping -------------------------------------------------------------------------------------------------

    def shaped(self, samples: Samples, curve: Curve) -> Samples:
        """The sound with a loudness that follows a curve."""
        count = len(samples)
        return [sample * curve(at / count) for at, sample in enumerate(samples)]

    def band(self, samples: Sequence[float], centre: float | Curve, q: float = 1.0, kind: str = "band") -> Samples:
        """A filter (band, low or high) that may sweep. State-variable form, so that sweeping makes no clicks."""
        count, out = len(samples), []
        k = 1 / q
        low = middle = 0.0
        a1 = a2 = a3 = 0.0
        for at, sample in enumerate(samples):
            if at % SWEEP_STEP == 0 and (callable(centre) or at == 0):
                pitch = centre(at / count) if callable(centre) else centre
                g = tan(pi * min(pitch, 0.45 * self.rate) / self.rate)
                a1 = 1 / (1 + g * (g + k))
                a2, a3 = g * a1, g * g * a1
            v3 = sample - low
            v1 = a1 * middle + a2 * v3
            v2 = low + a2 * middle + a3 * v3
            middle, low = 2 * v1 - middle, 2 * v2 - low
            out.append(k * v1 if kind == "band" else v2 if kind == "low" else sample - k * v1 - v2)
        return out

    def low(self, samples: Sequence[float], pitch: float | Curve, q: float = 0.7) -> Samples:
        return self.band(samples, pitch, q, "low")

    def high(self, samples: Sequence[float], pitch: float, q: float = 0.7) -> Samples:
        return self.band(samples, pitch, q, "high")

    def flutter(self, samples: Samples, pitch: float, depth: float) -> Samples:
        """Uneven loudness, as of a thing that rubs: slow noise on top of the sound."""
        slow = self.low(self.noise(len(samples) / self.rate), pitch, 0.7)
        most = max(abs(each) for each in slow) or 1.0
        return [
            sample * max(0.0, 1 - depth + depth * (0.5 + 1.2 * wave / most))
            for sample, wave in zip(samples, slow, strict=True)
        ]

    def room(self, samples: Sequence[float], wet: float, seconds: float = 0.5, tail: float = 0.25) -> Samples:
        """A small room with a wooden ceiling: four damped echoes and two diffusers."""
        dry = [*samples, *self.silence(tail)]
        sum_of_echoes = [0.0] * len(dry)
        for delay in (0.0297, 0.0371, 0.0411, 0.0437):
            size = round(delay * self.rate)
            back = 10 ** (-3 * delay / seconds)
            line, dull = [0.0] * size, 0.0
            for at, sample in enumerate(dry):
                heard = line[at % size]
                dull += 0.55 * (heard - dull)
                line[at % size] = sample + back * dull
                sum_of_echoes[at] += heard / 4
        for delay in (0.005, 0.0017):
            size = round(delay * self.rate)
            line = [0.0] * size
            for at, sample in enumerate(sum_of_echoes):
                heard = line[at % size]
                kept = sample + 0.7 * heard
                line[at % size] = kept
                sum_of_echoes[at] = heard - 0.7 * kept
        return [a + wet * b for a, b in zip(dry, sum_of_echoes, strict=True)]

    # -- putting together ----------------------------------------------------------------------------------------

    def add(self, onto: Samples, sound: Sequence[float], at: float = 0.0, gain: float = 1.0) -> Samples:
        """Mix a sound into another, `at` seconds after its start; the longer one decides the length."""
        start = round(at * self.rate)
        missing = start + len(sound) - len(onto)
        if missing > 0:
            onto.extend([0.0] * missing)
        for place, sample in enumerate(sound, start):
            onto[place] += gain * sample
        return onto

    def finished(self, samples: Samples, peak: float, fade: float = 0.02) -> Samples:
        """Without rumble or offset, soft at both ends, with its peak at so many dB."""
        clean = self.high(samples, 35.0)
        ramp, out = max(2, round(0.0006 * self.rate)), round(fade * self.rate)
        for at in range(min(ramp, len(clean))):
            clean[at] *= at / ramp
        for at in range(min(out, len(clean))):
            clean[-1 - at] *= (1 - cos(pi * at / out)) / 2
        most = max(abs(sample) for sample in clean) or 1.0
        return [sample * decibels(peak) / most for sample in clean]
