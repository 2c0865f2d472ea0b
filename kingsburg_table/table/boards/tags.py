"""The ghost ledger on a board's counters: tags in their reserved places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kingsburg_table.table.draw import tag as kit
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.play.ledger import Tag
from kingsburg_table.table.theme import FLOOR_PX

Tags = tuple[tuple[str, str], ...]  #: (text, kind of tag) as the kit's `tag` draws them


def tags(sight: Sight, seat: int, *counters: str) -> Tags:
    """Every change of a counter (or of some), in words and kinds of tag; else what is pending."""
    if sight.page.empty:
        return tuple(tag for counter in counters for tag in pending(sight, seat, counter))
    found = [(tag.text, kind_of(tag)) for counter in counters for tag in sight.page.at(seat, counter)]
    return (*found, *lost(sight, seat, *counters))


def spanned(sight: Sight, seat: int, counter: str) -> Tags:
    """A counter's tags where there is little room: of several values of choice the least and the most."""
    found = sight.page.at(seat, counter)
    chosen = [tag for tag in found if tag.choice and tag.amount is not None]
    amounts = [end for tag in chosen for end in (tag.amount, tag.least) if end is not None]
    if len(chosen) < 2 or len({tag.choice for tag in chosen}) > 1 or min(amounts) * max(amounts) < 0:
        return tags(sight, seat, counter)
    whole = replace(chosen[0], amount=max(amounts, key=abs), least=min(amounts, key=abs), total=0)
    shown = [(tag.text, kind_of(tag)) for tag in (*(tag for tag in found if tag not in chosen), whole)]
    return (*shown, *lost(sight, seat, counter))


def lost(sight: Sight, seat: int, *counters: str) -> Tags:
    """What would be due to a counter (or to some) and is lost; else what dice may lose of it at most."""
    if seat != sight.seat:
        return ()
    for name, things in (("wasted", sight.page.wasted), ("risked", sight.page.risked)):
        count = sum(things.get(counter, 0) for counter in counters)
        if count:
            brief = f"board.{name}.short"
            id = brief if not sight.wide and sight.speaker.has(brief) else f"board.{name}"
            return ((sight.speaker.t(id, n=count), "maybe_loss"),)
    return ()


def apart(sight: Sight, seat: int, counter: str, row: Sequence[str]) -> Tags:
    """A counter's tags in a row where several are chosen among: those that `of_choice` tells for the row are left out.
    While nothing is looked at, what is pending."""
    if sight.page.empty:
        return () if counter in row and _alike(sight, seat, row) else pending(sight, seat, counter)
    found = (tag for tag in sight.page.at(seat, counter) if tag.total < 2 or counter not in row)
    return tuple((tag.text, kind_of(tag)) for tag in found)


def pending(sight: Sight, seat: int, counter: str) -> Tags:
    """What is still to come to a counter: the least and the most of it."""
    found = sight.pending.at(seat, counter)
    certain = sum(tag.amount or 0 for tag in found if tag.certain)
    chosen = [tag.amount or 0 for tag in found if not tag.certain]
    least, most = certain + min([0, *chosen]), certain + max([0, *chosen])
    if least == most == 0:
        return ()
    figures = [f"{'−' if figure < 0 else '+'}{abs(figure)}" for figure in dict.fromkeys((least, most))]
    text = f"+{least}–{most}" if 0 <= least < most else "/".join(figures)
    return ((text, "pending_loss" if most <= 0 else "pending"),)


def of_choice(sight: Sight, seat: int, counter: str, row: Sequence[str]) -> tuple[str, str]:
    """At the counter in the middle of a row of those among which several are chosen: how many, and the kind of tag.

    ("", "") elsewhere."""
    waiting = sight.page.empty
    for bracket in _alike(sight, seat, row) if waiting else sight.page.brackets:
        there = [tag for tag in bracket if tag.seat == seat and tag.counter in row]
        places = sorted(row.index(tag.counter) for tag in there)
        if there and there[0].total > 1 and row[places[len(places) // 2]] == counter:
            sign = "+" if (there[0].amount or 0) > 0 else "−"
            return f"{sign}{sight.speaker.t('board.of_choice', n=there[0].total)}", _kind(there[0], waiting)
    return "", ""


def _alike(sight: Sight, seat: int, row: Sequence[str]) -> Sequence[tuple[Tag, ...]]:
    """Several of choice among a row are all that is pending there: then they are told as so many, without figures of
    each; beside other things that come the least and the most of each say more."""
    own = [tag for name in row for tag in sight.pending.at(seat, name)]
    choices = {tag.choice for tag in own}
    if len(choices) != 1 or not all(tag.choice and tag.total > 1 for tag in own):
        return ()
    return [bracket for bracket in sight.pending.brackets if bracket[0].choice in choices]


def _kind(tag: Tag, waiting: bool) -> str:
    return kind_of(tag) if not waiting else "pending_loss" if (tag.amount or 0) < 0 else "pending"


def kind_of(tag: Tag) -> str:
    if tag.amount is None:
        return "unknown"
    loss = "_loss" if tag.amount < 0 else ""
    if not tag.certain:
        return f"maybe{loss}"
    if tag.later:
        return f"later{loss}"
    return "loss" if loss else "gain"


def tags_width(canvas: Canvas, found: Sequence[tuple[str, str]], size: float = 17) -> float:
    """How much room tags want side by side."""
    return sum(kit.tag_size(canvas, text, kind, size)[0] + 4 for text, kind in found)


def tags_height(canvas: Canvas, found: Sequence[tuple[str, str]], size: float = 17) -> float:
    return max((kit.tag_size(canvas, text, kind, size)[1] for text, kind in found), default=0.0)


def draw_tags(canvas: Canvas, found: Sequence[tuple[str, str]], centre: Point, room: float, size: float = 17) -> None:
    """Tags side by side around a point. Where they have no room: in smaller letters, then without the sand-glass (their
    ground tells the same), then one over the other's edge."""
    wide, timed = [kit.tag_size(canvas, text, kind, size)[0] for text, kind in found], True
    while sum(wide) > room and canvas.theme.px(size, canvas.scale) > FLOOR_PX:
        size -= 1
        wide = [kit.tag_size(canvas, text, kind, size)[0] for text, kind in found]
    if sum(wide) > room:
        wide, timed = [kit.tag_size(canvas, text, kind, size, timed=False)[0] for text, kind in found], False
    gap = min(4.0, (room - sum(wide)) / (len(wide) - 1)) if len(wide) > 1 else 0.0
    x = centre[0] - (sum(wide) + gap * (len(wide) - 1)) / 2
    for (text, kind), w in zip(found, wide, strict=True):
        kit.tag(canvas, text, (x + w / 2, centre[1]), kind, size, timed=timed)
        x += w + gap
