"""Paper, cloth, wax, corn and sand: things that rub and rustle."""

from __future__ import annotations

from .studio import Curve, Samples, Studio, between, hump


def _rub(s: Studio, seconds: float, centre: float | Curve, q: float, shape: Curve, rough: float = 0.5) -> Samples:
    """One movement of a thing that rubs."""
    once = s.band(s.noise(seconds), centre, q)
    return s.shaped(s.flutter(s.band(once, centre, q), 45, rough), shape)


def card_slide(s: Studio) -> Samples:
    """A card over the table."""
    out = _rub(s, 0.24, between(1500, 3300), 0.9, hump(0.45), 0.4)
    return s.add(s.low(out, 4500), s.strike(0.06, s.tap(2.0), [(310, 0.04, 1.0), (520, 0.03, 0.6)]), 0.175, 0.18)


def card_flip(s: Studio) -> Samples:
    """A card is turned over: it bends, snaps and lies down."""
    out = _rub(s, 0.13, between(1100, 2600), 1.0, hump(0.6), 0.3)
    snap = s.shaped(s.band(s.noise(0.035), between(3400, 1500), 0.7), hump(0.05, 4))
    s.add(out, snap, 0.105, 0.9)
    pat = s.shaped(s.low(s.noise(0.07), between(900, 350)), hump(0.08, 2.5))
    return s.low(s.add(out, pat, 0.12, 0.9), 4800)


def page_turn(s: Studio) -> Samples:
    """A leaf of heavy paper: lifted, over, down."""
    out = _rub(s, 0.18, between(900, 2200), 0.8, hump(0.55), 0.6)
    s.add(out, _rub(s, 0.26, between(2600, 1100), 0.8, hump(0.3, 1.3), 0.7), 0.12, 1.0)
    for _ in range(5):
        crackle = s.shaped(s.band(s.noise(0.008), s.around(2900, 0.3), 1.5), hump(0.1, 3))
        s.add(out, crackle, 0.06 + 0.2 * s.chance.random(), 0.3)
    pat = s.shaped(s.low(s.noise(0.09), between(700, 250)), hump(0.1, 2))
    return s.low(s.add(out, pat, 0.33, 0.8), 4500)


def quill(s: Studio) -> Samples:
    """Three short strokes of a pen."""
    out = s.silence(0.36)
    for at, seconds, up in ((0.0, 0.085, True), (0.105, 0.07, False), (0.2, 0.12, True)):
        centre = between(2700, 3700) if up else between(3600, 2500)
        scratch = s.flutter(s.band(s.band(s.noise(seconds), centre, 1.4), centre, 1.4), 160, 0.85)
        s.add(out, s.shaped(scratch, hump(0.3, 1.2)), at, s.around(0.9, 0.1))
    return s.low(out, 5000)


def grain(s: Studio) -> Samples:
    """A handful of corn into a wooden bowl."""
    out = s.silence(0.52)
    shape = hump(0.35, 1.2)
    for _ in range(230):
        at = s.chance.random()
        corn = s.strike(0.02, s.tap(0.4), [(s.around(2500, 0.35), 0.012, 1.0), (s.around(1150, 0.25), 0.015, 0.5)])
        s.add(out, corn, at * 0.48, shape(at) * (0.2 + 0.8 * s.chance.random() ** 2))
    s.add(out, _rub(s, 0.48, 2300, 0.6, shape, 0.5), 0, 0.05)
    return s.low(out, 5500)


def seal_press(s: Studio) -> Samples:
    """The seal goes into the wax: a soft, weighty end."""
    out = s.shaped(s.chirp(0.2, between(190, 98)), hump(0.05, 2.6))
    wax = s.shaped(s.low(s.noise(0.14), between(1600, 420)), hump(0.1, 2.2))
    s.add(out, wax, 0.004, 0.6)
    s.add(out, s.strike(0.14, s.tap(2.4), [(338, 0.08, 1.0), (655, 0.06, 0.5), (1080, 0.04, 0.25)]), 0.006, 0.9)
    return s.add(out, s.silence(0.01), 0.29)


def seal_lift(s: Studio) -> Samples:
    """The seal comes off again: the press backwards, lighter."""
    out = s.shaped(s.low(s.noise(0.12), between(350, 1500)), hump(0.75, 1.2))
    out = [0.4 * sample for sample in out]
    s.add(out, s.shaped(s.chirp(0.085, between(210, 430)), hump(0.25, 1.6)), 0.075, 0.75)
    return s.add(out, s.strike(0.1, s.tap(1.8), [(520, 0.06, 1.0), (910, 0.04, 0.4)]), 0.1, 0.35)


def curtain(s: Studio) -> Samples:
    """Heavy cloth is drawn; its wooden rings follow."""
    out = _rub(s, 0.62, between(420, 950), 0.55, hump(0.4), 0.55)
    s.add(out, _rub(s, 0.5, between(1700, 900), 0.7, hump(0.3, 1.4), 0.7), 0.12, 0.35)
    for number in range(6):
        ring = s.strike(0.08, s.tap(1.2), [(s.around(690, 0.1), 0.05, 1.0), (s.around(1500, 0.1), 0.03, 0.4)])
        s.add(out, ring, 0.07 + number * s.around(0.07, 0.2), 0.075 * (1 - number / 9))
    return s.low(out, 3200)


def hourglass(s: Studio) -> Samples:
    """The glass is turned: sand runs, and a soft note says that something leaves soon."""
    sand = s.flutter(s.band(s.band(s.noise(0.62), between(3600, 2800), 1.1), 3000, 1.1), 90, 0.5)
    out = [0.09 * sample for sample in s.shaped(sand, hump(0.25, 1.3))]
    for at, pitch in ((0.02, 784.0), (0.2, 659.3)):
        note = s.strike(0.5, s.tap(2.5), [(pitch, 0.55, 1.0), (pitch * 2.76, 0.18, 0.12), (pitch * 2, 0.3, 0.1)])
        s.add(out, note, at, 0.5)
    return out
