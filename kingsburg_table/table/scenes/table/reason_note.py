"""Why a computer made the move whose line is looked at, where the scroll otherwise says what is asked."""

from __future__ import annotations

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.draw.textbox import fits, write
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.play.reasons import Because
from kingsburg_table.table.speech import say_pictured

SIZES = {True: (21, 19, 18, 17, 16), False: (17, 16)}
LINES = 6


def draw(canvas: Canvas, why: Because, room: Box, sight: Sight) -> None:
    """In full, where that fits; else what weighs most."""
    head = f"*{escape(sight.speaker.t('why.computer', seat=why.seat))}:*"
    sizes = SIZES[sight.wide]
    for words in (why.full, why.brief):
        said = f"{head} {say_pictured(sight.speaker, words, sight.seats)}"
        size = next((size for size in sizes if fits(canvas, said, room, size, LINES, 1.06)), None)
        if size is not None or words is why.brief:
            write(canvas, said, room, size or sizes[-1], lines=LINES, lead=1.06)
            return
