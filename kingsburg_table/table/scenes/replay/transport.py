"""The foot of the replay: what happens, play and step, how far and how fast, and the seal to go on from here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.play.replayer import Replayer
from kingsburg_table.table.widgets.base import Pressable
from kingsburg_table.table.widgets.style import focus_ring

_POINT = 'stroke-width="9" stroke-linejoin="round"'
SIGNS = {
    "first": f'<path d="M18 12V88M84 14L34 50L84 86Z" fill="#241A12" stroke="#241A12" {_POINT}/>',
    "back": f'<path d="M76 14L24 50L76 86Z" fill="#241A12" stroke="#241A12" {_POINT}/>',
    "pause": '<path d="M32 16V84M68 16V84" stroke="#241A12" stroke-width="20" stroke-linecap="round"/>',
    "play": f'<path d="M26 12L82 50L26 88Z" fill="#241A12" stroke="#241A12" {_POINT}/>',
    "next": f'<path d="M24 14L76 50L24 86Z" fill="#241A12" stroke="#241A12" {_POINT}/>',
    "last": f'<path d="M82 12V88M16 14L66 50L16 86Z" fill="#241A12" stroke="#241A12" {_POINT}/>',
}


@dataclass(frozen=True)
class TransportPlaces:
    """Where the parts of the foot lie."""

    crest: tuple[float, float]
    crest_size: float
    title: Box
    turn: Box
    line: float
    sentence: Box
    buttons: Box
    jump: Box
    speed: Box
    back: Box
    seal_room: float


def places(foot: Box, seal: Point, radius: float, wide: bool) -> TransportPlaces:
    """`foot` is the scroll of the whole window; the seal stays on its pixel."""
    right = seal[0] - radius
    if wide:
        head = Box(foot.x + 118, foot.y + 16, 190, foot.h - 32)
        title, turn = head.rows([0.55, 0.45])
        left, middle = foot.x + 342, right - 250 - 246 - 30
        row = Box(left, foot.bottom - 62, middle - left, 46)
        back = Box(middle + 16, foot.cy - 29, 240, 58)
        shares, size, crest, room = [350, 300, 300], 84.0, (foot.x + 66, foot.cy), 240.0
    else:
        head = Box(foot.x + 80, foot.y + 12, 116, foot.h - 24)
        title, turn = head.rows([0.52, 0.48])
        left, middle = foot.x + 208, right - 112 - 130 - 16
        row = Box(left, foot.bottom - 47, middle - left, 38)
        back = Box(middle + 8, foot.cy - 28, 126, 56)
        shares, size, crest, room = [232, 240, 232], 58.0, (foot.x + 44, foot.cy), 112.0
    buttons, jump, speed = row.columns(shares, 18 if wide else 10)
    sentence = Box(left, foot.y + 8, middle - left, row.y - foot.y - 12)
    end = left - (24 if wide else 8)
    return TransportPlaces(crest, size, title, turn, end, sentence, buttons, jump, speed, back, room)


class PlateButton(Pressable):
    """A light plate with a sign; the main one is of brass."""

    def __init__(
        self, id: str, box: Box, sign: Callable[[], str], do: Callable[[], object], *, tip: str, main: bool = False,
        dull: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(id, box, tip=tip)
        self.sign, self.do, self.main, self.dull = sign, do, main, dull

    def press(self) -> bool:
        self.do()
        return True

    def draw(self, canvas: Canvas) -> None:
        box, hot = self.box, self.hovered and not self.dull()
        if self.main:
            canvas.rrect(box.inset(-4), 12, "gold_hot", opacity=0.55 if hot else 0.3)
        fill = "gold_bright" if self.main else "#F0E2BF" if hot else "#D9C7A0"
        canvas.rrect(box, 9, fill, "#FFF3C9" if self.main or hot else "walnut_deep", 1.8)
        if self.pressed:
            canvas.rrect(box, 9, "#000000", opacity=0.18)
        side = min(box.h * 0.5, 24.0)
        canvas.svg(SIGNS[self.sign()], Box(box.cx - side / 2, box.cy - side / 2, side, side))
        if self.dull():
            canvas.rrect(box, 9, "#4A3621", opacity=0.5)
        if self.focused:
            focus_ring(canvas, box, 9)


def plates(
    row: Box, replayer: Replayer, do: Callable[[str], object], tip: Callable[[str], str]
) -> list[PlateButton]:
    """First, back, play or pause, next, last."""
    def at_end(name: str) -> bool:
        ends = {"first": 0, "back": 0, "next": replayer.timeline.last, "last": replayer.timeline.last}
        return ends.get(name) == replayer.at

    def make(name: str, box: Box) -> PlateButton:
        return PlateButton(
            name, box, lambda: "pause" if name == "play" and replayer.playing else name, lambda: do(name),
            tip=tip(name), main=name == "play", dull=lambda: at_end(name),
        )

    names = ("first", "back", "play", "next", "last")
    return [make(name, box) for name, box in zip(names, row.columns([58, 58, 84, 58, 58], 9), strict=True)]
