"""Things on a wooden table: dice, tiles, logs, knocks, a hammer, stone."""

from __future__ import annotations

from .studio import Mode, Samples, Studio, between, hump

TABLE: tuple[Mode, ...] = ((156, 0.09, 0.7), (242, 0.08, 0.8), (391, 0.06, 0.8), (610, 0.045, 0.5))


def _struck(s: Studio, pitch: float, ring: float, hard: float, seconds: float, bright: float = 0.6) -> Samples:
    """A wooden bar: the modes of a free bar, the high ones gone first."""
    modes = [
        (pitch * ratio, ring / ratio**0.75, bright**number)
        for number, ratio in enumerate((1.0, 2.756, 5.404, 8.933))
    ]
    return s.strike(seconds, s.tap(hard), modes)


def _die_hit(s: Studio, force: float, hard: float = 0.35, table: float = 0.4) -> Samples:
    """One knock of a bone die on the table: a dry high click over a short low one."""
    click = s.strike(0.09, s.tap(hard), [
        (s.around(2350, 0.07), 0.028, 0.8), (s.around(3900, 0.07), 0.02, 0.55), (s.around(5900, 0.08), 0.013, 0.25),
    ])  # fmt: skip
    body = s.strike(0.09, s.tap(1.2), [(s.around(pitch, 0.05), ring, table * gain) for pitch, ring, gain in TABLE])
    return [force * (a + b) for a, b in zip(click, body, strict=True)]


def dice_shake(s: Studio) -> Samples:
    """Dice in a leather cup: dull knocks, at first few, then many."""
    out = s.silence(0.66)
    at = 0.02
    while at < 0.56:
        swing = 0.55 + 0.45 * hump(0.5)((at * 5.2) % 1)
        s.add(out, _die_hit(s, s.around(0.6, 0.35) * swing, 0.45, 0.12), at)
        at += s.around(0.038, 0.45)
    return s.low(out, 2600)


def dice_settle(s: Studio, bounces: int, pace: float) -> Samples:
    """Two dice fall, bounce and lie still."""
    out = s.silence(0.34)
    for die in range(2):
        at, gap, force = 0.004 + die * s.around(0.032, 0.3), s.around(pace, 0.12), 1.0 - 0.25 * die
        for _ in range(bounces - die):
            if at < 0.26:
                s.add(out, _die_hit(s, force), at)
            at, gap, force = at + gap, gap * s.around(0.66, 0.12), force * 0.58
    return s.low(out, 7500)


def tile_click(s: Studio) -> Samples:
    """A wooden tile is laid down."""
    out = _struck(s, 980, 0.075, 0.5, 0.16)
    s.add(out, s.strike(0.14, s.tap(1.4), TABLE), 0.001, 0.45)
    return s.add(out, _struck(s, 1130, 0.05, 0.4, 0.06), 0.019, 0.22)


def wood_log(s: Studio) -> Samples:
    """Two logs roll against each other."""
    out = s.silence(0.36)
    for at, pitch, force in ((0.0, 322, 1.0), (0.085, 378, 0.62), (0.15, 349, 0.28)):
        s.add(out, _struck(s, pitch, 0.13, 0.8, 0.2, 0.55), at, force)
        s.add(out, s.strike(0.15, s.tap(2.5), [(pitch * 0.46, 0.12, 0.5)]), at, force)
        rub = s.shaped(s.band(s.noise(0.03), 1300, 0.8), hump(0.1, 3))
        s.add(out, rub, at, 0.10 * force)
    return out


def soft_no(s: Studio) -> Samples:
    """A knuckle on the table, twice: not that."""
    out = s.silence(0.3)
    for at, pitch, force in ((0.0, 311, 1.0), (0.118, 262, 0.8)):
        s.add(out, _struck(s, pitch, 0.11, 1.5, 0.18, 0.4), at, force)
        s.add(out, s.strike(0.1, s.tap(2.5), TABLE), at, 0.3 * force)
    return s.low(out, 1900)


def hover_tick(s: Studio) -> Samples:
    """A fingernail on wood, barely."""
    return s.low(_struck(s, 1420, 0.028, 0.7, 0.05, 0.4), 4200)


def score_tick(s: Studio) -> Samples:
    """A counting bead: wood with a little glass in it."""
    out = _struck(s, 1175, 0.09, 0.6, 0.16, 0.35)
    return s.add(out, s.strike(0.16, s.tap(0.5), [(2350, 0.14, 0.35), (3530, 0.08, 0.12)]))


def build_hammer(s: Studio) -> Samples:
    """Two blows of a mallet on a beam, a peg going home."""
    out = s.silence(0.46)
    for at, force, pitch in ((0.0, 0.72, 1.0), (0.19, 1.0, 1.06)):
        s.add(out, _struck(s, 398 * pitch, 0.12, 0.7, 0.22, 0.6), at, force)
        s.add(out, s.strike(0.18, s.tap(2.8), [(118, 0.11, 0.8), (187, 0.1, 0.8)]), at, 0.5 * force)
        s.add(out, s.strike(0.1, s.tap(0.5), [(1890 * pitch, 0.05, 0.22), (2710 * pitch, 0.04, 0.12)]), at, force)
    return s.low(out, 6000)


def stone(s: Studio) -> Samples:
    """A cut stone is set on another; some grit falls."""
    out = s.silence(0.32)
    crack = s.shaped(s.band(s.noise(0.05), between(1900, 900), 0.8), hump(0.03, 5))
    s.add(out, crack, 0, 0.8)
    s.add(out, s.strike(0.15, s.tap(1.0), [(640, 0.06, 0.8), (1120, 0.045, 0.6), (1830, 0.03, 0.35)]), 0, 0.8)
    s.add(out, s.strike(0.2, s.tap(3.5), [(104, 0.12, 0.8), (168, 0.1, 0.8)]), 0, 0.4)
    grind = s.flutter(s.band(s.noise(0.12), 1100, 1.2), 60, 0.9)
    s.add(out, s.shaped(grind, hump(0.2, 1.5)), 0.05, 0.14)
    for _ in range(7):
        grit = s.shaped(s.band(s.noise(0.006), s.around(2600, 0.3), 2), hump(0.1, 3))
        s.add(out, grit, 0.07 + 0.17 * s.chance.random(), s.around(0.12, 0.6))
    return out
