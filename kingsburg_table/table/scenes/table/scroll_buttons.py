"""Undo, redo and reset: what they would do, or why they cannot."""

from __future__ import annotations

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.textbox import fits, write
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.play.match import TableMatch
from kingsburg_table.table.scenes.table.scroll_places import Control
from kingsburg_table.table.speech import say


def words(id: str, match: TableMatch, sight: Sight, brief: bool = False) -> tuple[bool, str, str]:
    """Whether a button can be pressed, its word, and what it would do or why it cannot. `brief`: the deed alone."""
    t = sight.speaker.t
    if match.past is not None:
        return False, t(f"desk.{id}"), t("past.first")
    if id == "reset":
        return match.can_reset, t("desk.reset"), t("desk.reset.tip")
    label = match.undo_label if id == "undo" else match.redo_label
    note = label.words if label.ready else label.why.words if label.why else None
    if label.ready and brief and label.short is not None:
        note = label.short
    others = label.ready and label.seat not in (None, match.seat)
    word = t(f"desk.{id}_of", seat=label.seat) if others else t(f"desk.{id}")
    return label.ready, word, "" if note is None else say(sight.speaker, note)


def draw(canvas: Canvas, control: Control, hot: bool, match: TableMatch, sight: Sight) -> None:
    box, wide = control.box, sight.wide
    ready, text, note = words(control.id, match, sight, brief=True)
    note = note if wide and control.id == "undo" else ""
    key = ("scroll button", control.id, hot and ready, ready)
    canvas.cached(key, box, lambda inner: _plank(inner, box, hot and ready, ready), pad=14)
    colour = "cream" if ready else "#A89070"
    side = min(box.h * 0.62, 30.0)
    area = Box(box.x + side + 18, box.y + 3, box.w - side - 24, box.h - 6)
    letters = 18 if wide else 16
    if (not wide and control.id != "undo") or not fits(canvas, f"*{text}*", area, letters, lines=2):
        canvas.icon(control.id, box.centre, side, tint=colour, mono=True)
        return
    canvas.icon(control.id, (box.x + side * 0.5 + 10, box.cy), side, tint=colour, mono=True)
    both = f"*{text}:* {note}"
    line = Box(0, 0, area.w, area.h / 2)
    if note and fits(canvas, f"*{text}*", line, 19, lines=1) and fits(canvas, note, line, 17, lines=1):
        upper, lower = area.rows(2)
        write(canvas, f"*{text}*", upper, 19, colour=colour, lines=1)
        write(canvas, note, lower, 17, colour="wood_text", lines=1)
    elif note and fits(canvas, both, area, 17, 3, 1.02):
        write(canvas, both, area, 17, colour="wood_text", bold_colour=colour, lines=3, lead=1.02)
    else:  # the whole is in the tooltip
        write(canvas, f"*{text}*", area, letters, colour=colour, lines=2, lead=1.02)


def _plank(canvas: Canvas, box: Box, hot: bool, ready: bool) -> None:
    wood.plank(canvas, (0, 0, box.w, box.h), radius=8, seed=9)
    canvas.rrect((0, 0, box.w, box.h), 8, None, "gold_bright" if hot else "gilt", 1.2, opacity=0.9 if ready else 0.3)
