"""Cover of a game that brings no picture of its own: two dice on a hill before the rising sun."""

from __future__ import annotations

from .props import CH, CW, birds, cloud, cypress, die, frame, sky, sun, tree
from .woodcut import Woodcut, spline


def any_game() -> Woodcut:
    """The whole picture."""
    k = Woodcut(CW, CH, 9)
    sky(k)
    sun(k, 200, 196, 44, reach=2.9)
    cloud(k, 40, 80, 0.9)
    cloud(k, 276, 60, 0.8)
    birds(k, (90, 150, 0.9), (112, 164, 0.7), (300, 138, 0.7))
    far = spline([(-5, 270), (70, 236), (150, 262), (236, 232), (320, 258), (405, 234)], 8)
    k.shape([*far, (405, 340), (-5, 340)], "#AEBBB4", 62, 7, 1.2, 0.45, 1, w=1.6)
    for x, y, r in ((28, 272, 9), (46, 266, 8), (352, 262, 9), (372, 260, 8)):
        tree(k, x, y, r, "#8FA070")
    near = spline([(-5, 332), (90, 292), (200, 300), (310, 290), (405, 326)], 8)
    k.shape([*near, (405, 432), (-5, 432)], "#C2AE78", -62, 8, 1.7, 0.35, 1)
    for x, h in ((56, 74), (84, 58), (330, 64), (352, 80)):
        cypress(k, x, 326, h)
    die(k, 150, 278, 58, ("#F6EEDA", "#E7D9B8", "#D8C69C", "#241A12"), (5, 3, 2), -6)
    die(k, 258, 296, 50, ("#C4503C", "#A9402F", "#8E3226", "#F6EEDA"), (1, 4, 6), 9)
    frame(k)
    return k
