"""The ghost ledger on Kingsburg's cards: the green band that counts a placement."""

from __future__ import annotations

import re

from kingsburg_table.games.kingsburg.cards import Whim
from kingsburg_table.games.kingsburg.components import Advisor
from kingsburg_table.games.kingsburg.words import GOODS, Peek, Trade
from kingsburg_table.table.boards.kingsburg import counted, pictograms
from kingsburg_table.table.pieces.board import Sight

COLOURED = re.compile(r"\[[a-z_]+\|([^\]]*)\]")  #: red and green figures are not readable on the green band
SHOWN = ("gold", "wood", "stone", "soldiers", "tokens", "points")


def band(sight: Sight, advisor: Advisor | Whim) -> str:
    """What the looked-at placement brings to the own counters, as markup; a trade shows both its sides."""
    if sight.page.empty:
        return ""
    if any(isinstance(word, Trade) for word in advisor.support):
        return COLOURED.sub(r"\1", pictograms.support(advisor, 2))
    certain: dict[str, int] = {}
    choices: dict[int, dict[str, int]] = {}
    ranges: list[str] = []
    for counter in SHOWN:
        for tag in sight.page.at(sight.seat, counter):
            if tag.amount is None:
                continue
            if tag.least is not None:
                ranges.append(f"[{counted.COUNTER_ICONS[counter]}]{tag.text}")
            elif tag.certain:
                certain[counter] = certain.get(counter, 0) + tag.amount
            else:
                choices.setdefault(tag.choice, {})[counter] = tag.amount
    parts = [_certain(counter, n) for counter, n in certain.items() if n]
    parts += [_alternatives(choice) for choice in choices.values()]
    parts += ranges
    if any(isinstance(word, Peek) for word in advisor.support):
        parts.append("[eye]")
    return counted.joined(parts)


def _certain(counter: str, n: int) -> str:
    if counter == "tokens":  # "+2" and a figure behind it would read as a sum
        return "[token:+2]" * n if n > 0 else counted.MINUS + "[token:+2]" * -n
    return f"[{counted.COUNTER_ICONS[counter]}]{counted.signed(n)}"


def _alternatives(choice: dict[str, int]) -> str:
    amounts = set(choice.values())
    if len(amounts) > 1:
        return "/".join(f"[{counter}]{counted.signed(n)}" for counter, n in choice.items())
    figure = counted.signed(amounts.pop())
    if set(choice) == set(GOODS):
        return f"[goods]{figure}"
    return "/".join(f"[{counted.COUNTER_ICONS[counter]}]" for counter in choice) + figure
