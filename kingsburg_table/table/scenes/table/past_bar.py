"""The scroll while an earlier moment is looked at: what this is, and the ways on: pin it, watch from here, go back."""

from __future__ import annotations

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import tag
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.scenes.table.scroll_places import Control
from kingsburg_table.text.speaker import Speaker

PIN, REPLAY, NOW = "past.pin", "past.replay", "past.now"
TEXT_LEAST = {True: 420.0, False: 250.0}


def _cap(id: str, speaker: Speaker) -> str:
    return {PIN: speaker.t("past.click"), NOW: "Esc"}.get(id, "")


def controls(canvas: Canvas, panel: Box, speaker: Speaker, wide: bool, pinned: bool) -> tuple[list[Control], Box]:
    """The chips at the right, and the room for the words. Where not all fit, the way back is the last to go."""
    high = min(panel.h, 62.0 if wide else 48.0)
    size = 19 if wide else 16
    made: list[Control] = []
    right = panel.right
    for id in (NOW, PIN) if not pinned else (NOW, REPLAY):
        cap = _cap(id, speaker)
        width = canvas.text_width(speaker.t(id), face="sans_bold", size=size) + (40 if wide else 26)
        width += canvas.text_width(cap, face="sans_bold", size=16) + 34 if cap else 0
        if made and right - width < panel.x + TEXT_LEAST[wide]:
            break
        made.append(Control(id, Box(right - width, panel.cy - high / 2, width, high)))
        right -= width + 10
    return made, Box(panel.x, panel.y, right - panel.x - 6, panel.h)


def draw(canvas: Canvas, control: Control, speaker: Speaker, wide: bool, hot: bool) -> None:
    """The way back is the one that is meant to be pressed."""
    _draw(canvas, control.box, _cap(control.id, speaker), speaker.t(control.id), wide, hot, control.id == NOW)


def way_back(canvas: Canvas, box: Box, cap: str, words: str, wide: bool, hot: bool) -> None:
    """The one thing that is offered while something else is only looked at."""
    _draw(canvas, box, cap, words, wide, hot, True)


def _draw(canvas: Canvas, box: Box, cap: str, words: str, wide: bool, hot: bool, meant: bool) -> None:
    tag.chip(canvas, box, "hot" if hot else "chosen" if meant else "plain")
    x = box.x + (14 if wide else 9)
    if cap:
        px = canvas.text_px(size=16)
        cap_wide = tag.keycap_width(cap, px) / canvas.scale
        tag.keycap(canvas, cap, (x + cap_wide / 2, box.cy), 16)
        x += cap_wide + 8
    text = Box(x, box.y + 3, box.right - x - (10 if wide else 7), box.h - 6)
    write(canvas, words, text, 19 if wide else 16, face="sans_bold", anchor="c", lines=2, lead=1.02)
