"""The sand-glass beside a seat: its sand runs while the seat is asked. It speaks with its colour and no more."""

from __future__ import annotations

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas, Point

RUNS_MS = 120_000.0
STEPS = 24
LATE = STEPS * 3 // 4
GLASS = "#F4EBD2"


class SandGlass:
    """Turned over when another seat is asked; it never stops anybody."""

    def __init__(self) -> None:
        self._seat: int | None = None
        self._turned = 0.0
        self.step = 0  #: of STEPS, how much has run through

    def watch(self, seat: int | None, now: float) -> bool:
        """Time passed; `seat` is who is asked, None for nobody at the screen. True when it looks otherwise."""
        before = self._seat, self.step
        if seat != self._seat:
            self._seat, self._turned = seat, now
        self.step = min(STEPS, int((now - self._turned) / RUNS_MS * STEPS)) if seat is not None else 0
        return before != (self._seat, self.step)

    @property
    def runs(self) -> bool:
        return self._seat is not None

    def draw(self, canvas: Canvas, centre: Point, size: float) -> None:
        box = Box(centre[0] - size / 2, centre[1] - size / 2, size, size)
        key = ("sand glass", self.step)
        canvas.cached(key, box, lambda own: _paint(own, Box(0, 0, box.w, box.h), self.step / STEPS), pad=4)


def colour_of(step: int) -> str:
    return "carmine" if step >= STEPS else "gold_bright" if step >= LATE else "good"


def _paint(canvas: Canvas, box: Box, run: float) -> None:
    canvas.circle(box.centre, box.w / 2, "walnut_deep", "gilt", 1.6)
    sand = colour_of(round(run * STEPS))
    half, tall = box.w * 0.21, box.h * 0.29
    x, y = box.centre
    top, foot = y - tall, y + tall
    glass = [(x - half, top), (x + half, top), (x, y), (x + half, foot), (x - half, foot), (x, y)]
    canvas.poly(glass, GLASS, "gilt", 1)
    if run < 1:  # the upper half empties towards its neck, the lower one fills from its foot
        w = half * (1 - run)
        canvas.poly([(x - w, y - tall * (1 - run)), (x + w, y - tall * (1 - run)), (x, y)], sand, None, 0)
    if run > 0:
        w = half * (1 - run)
        canvas.poly([(x - half, y + tall), (x + half, y + tall), (x + w, y + tall * (1 - run)),
                     (x - w, y + tall * (1 - run))], sand, None, 0)
    for rim in (top, foot):
        canvas.line((x - half * 1.25, rim), (x + half * 1.25, rim), "gilt", 2.2)
