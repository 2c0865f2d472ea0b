"""The ghost ledger on Kingsburg's counters: tags in their reserved places, and the green band of a card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from kingsburg_table.games.kingsburg.components import Advisor
from kingsburg_table.games.kingsburg.words import GOODS
from kingsburg_table.table.boards.kingsburg import pictograms
from kingsburg_table.table.draw import tag as kit
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.pieces.board import Sight

COLOURED = re.compile(r"\[[a-z_]+\|([^\]]*)\]")  #: red and green figures are not readable on the green band
SHOWN = ("gold", "wood", "stone", "soldiers", "tokens", "points")


def tags(sight: Sight, seat: int, counter: str) -> tuple[tuple[str, str], ...]:
    """(text, kind of tag) for every change of a counter, as the kit's `tag` draws them."""
    return tuple((tag.text, kind_of(tag)) for tag in sight.page.at(seat, counter))


def kind_of(tag: Any) -> str:
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


def band(sight: Sight, advisor: Advisor) -> str:
    """What the looked-at placement brings to the own counters, as markup; a trade shows both its sides."""
    if sight.page.empty:
        return ""
    if any(word.trade is not None for word in advisor.support):
        return COLOURED.sub(r"\1", pictograms.support(advisor, 2))
    certain: dict[str, int] = {}
    choices: dict[int, dict[str, int]] = {}
    for counter in SHOWN:
        for tag in sight.page.at(sight.seat, counter):
            if tag.amount is None:
                continue
            if tag.certain:
                certain[counter] = certain.get(counter, 0) + tag.amount
            else:
                choices.setdefault(tag.choice, {})[counter] = tag.amount
    parts = [_certain(counter, n) for counter, n in certain.items() if n]
    parts += [_alternatives(choice) for choice in choices.values()]
    if any(word.peek for word in advisor.support):
        parts.append("[eye]")
    return pictograms.joined(parts)


def _certain(counter: str, n: int) -> str:
    if counter == "tokens":  # "+2" and a figure behind it would read as a sum
        return "[token:+2]" * n if n > 0 else pictograms.MINUS + "[token:+2]" * -n
    return f"[{pictograms.COUNTER_ICONS[counter]}]{pictograms.signed(n)}"


def _alternatives(choice: dict[str, int]) -> str:
    amounts = set(choice.values())
    if len(amounts) > 1:
        return "/".join(f"[{counter}]{pictograms.signed(n)}" for counter, n in choice.items())
    figure = pictograms.signed(amounts.pop())
    if set(choice) == set(GOODS):
        return f"[goods]{figure}"
    return "/".join(f"[{pictograms.COUNTER_ICONS[counter]}]" for counter in choice) + figure
