"""The ghost ledger on a board's counters: tags in their reserved places."""

from __future__ import annotations

from collections.abc import Sequence

from kingsburg_table.table.draw import tag as kit
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.play.ledger import Tag

Tags = tuple[tuple[str, str], ...]  #: (text, kind of tag) as the kit's `tag` draws them


def tags(sight: Sight, seat: int, *counters: str) -> Tags:
    """Every change of a counter (or of some), in words and kinds of tag."""
    return tuple((tag.text, kind_of(tag)) for counter in counters for tag in sight.page.at(seat, counter))


def kind_of(tag: Tag) -> str:
    if tag.amount is None:
        return "unknown"
    loss = "_loss" if tag.amount < 0 else ""
    if not tag.certain:
        return f"maybe{loss}"
    if tag.later:
        return f"later{loss}"
    return "loss" if loss else "gain"


def draw_tags(canvas: Canvas, found: Sequence[tuple[str, str]], centre: Point, room: float, size: float = 17) -> None:
    """Tags side by side around a point; one over the other's edge where there are many."""
    wide = [kit.tag_size(canvas, text, kind, size)[0] for text, kind in found]
    gap = min(4.0, (room - sum(wide)) / (len(wide) - 1)) if len(wide) > 1 else 0.0
    x = centre[0] - (sum(wide) + gap * (len(wide) - 1)) / 2
    for (text, kind), w in zip(found, wide, strict=True):
        kit.tag(canvas, text, (x + w / 2, centre[1]), kind, size)
        x += w + gap
