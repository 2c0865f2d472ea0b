"""The steps of a stage as numbered pills: done ones are ticked, the running one is gold and says its name."""

from __future__ import annotations

from collections.abc import Sequence

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import figure, icon


def steps(canvas: Canvas, box: Box, words: Sequence[str], now: int, wide: bool, together: int = 99) -> float:
    """Pills from the right end of a box. In the compact layout only the running one has words, unless all together
    leave most of the box to others. From `together` on they go player by player: none of these is done before all are,
    and a dashed line holds them. Returns where they begin."""
    size, high = (18.0, 42.0) if wide else (16.0, 30.0)
    face = ["sans_bold" if at == now else "sans" for at in range(len(words))]
    spans = [canvas.text_width(word, face=own, size=size) + high * 1.45 for word, own in zip(words, face, strict=True)]
    gap = 14.0 if wide else 8.0
    roomy = wide or sum(spans) + gap * len(spans) < box.w * 0.46
    shown = [word if roomy or at == now else "" for at, word in enumerate(words)]
    widths = [span if word else high for word, span in zip(shown, spans, strict=True)]
    x = start = box.right - 16 - sum(widths) - gap * (len(shown) - 1)
    if together <= now < len(words):
        left = x + sum(widths[:together]) + gap * together
        held = Box(left, box.cy - high / 2, box.right - 16 - left, high).inset(-6)
        canvas.rrect(held, high / 2 + 6, None, "ink_soft", 1.4, dash=(6, 5))
    for at, (word, span, own) in enumerate(zip(shown, widths, face, strict=True)):
        on = at == now
        canvas.rrect((x, box.cy - high / 2, span, high), high / 2, "gold_bright" if on else "#F3E9CE",
                     "gilt_dark" if on else "#5A46328C", 1.8 if on else 1.2)
        centre = (x + high / 2, box.cy)
        canvas.circle(centre, high * 0.32, "ink" if on else None, "ink" if on else "#5A4632", 1.3)
        if at < min(now, together) or now == len(words):
            icon(canvas, "check", centre, high * 0.4)
        else:
            figure(canvas, str(at + 1), centre, max(high * 0.4, 16 / canvas.scale), "cream" if on else "ink_soft")
        if word:
            canvas.text(word, (x + high * 0.98, box.cy), face=own, size=size, colour="ink" if on else "ink_soft")
        x += span + gap
    return start
