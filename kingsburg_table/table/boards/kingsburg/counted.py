"""What can be counted, as signs and figures: goods, points, soldiers, prices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kingsburg_table.games.kingsburg.words import GOODS, Bundle
from kingsburg_table.table.boards.kingsburg import inkmarks as inkmarks  # registers its marks

SEASON_ICONS = {"spring": "flower", "summer": "sun", "autumn": "leaf", "winter": "snow"}

COUNTER_ICONS = {
    "gold": "gold", "wood": "wood", "stone": "stone", "goods": "goods", "soldiers": "soldiers", "tokens": "tokens",
    "points": "points", "strength": "defence", "buildings": "building",
}

ROMAN = ("0", "I", "II", "III", "IV", "V")

MINUS = "−"


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


def points(n: int) -> str:
    """A laurel and a signed figure; a loss is red."""
    return f"[points]{coloured(n)}"


def bundle(things: Bundle, sign: int = 1, most: int = 4) -> str:
    """Goods as that many pictures; from `most` + 1 on as a figure and one picture."""
    parts = []
    for name, count in things.things().items():
        if name == "points":
            parts.append(points(sign * count))
        elif name == "tokens":
            parts.append("[token:+2]" * count)
        elif name == "other_goods":
            parts.append("[goods]" * (count * (len(GOODS) - 1)))
        else:
            picture = f"[{COUNTER_ICONS[name]}]"
            parts.append(picture * count if count <= most else f"{count}{picture}")
    return " ".join(parts)


def trade(prices: Iterable[Bundle], gain: Bundle, most: int = 4) -> str:
    """What is paid, an arrow, what comes."""
    return f"{paid(prices)} [>] {bundle(gain, most=most)}"


def paid(prices: Iterable[Bundle]) -> str:
    return "/".join(bundle(price, -1) for price in prices)


def coloured(count: int, good: int = 1) -> str:
    """A figure; one that hurts is red."""
    return signed(count) if count * good >= 0 else f"[carmine|{signed(count)}]"


def amounts(things: Mapping[str, int], sign: int = 1, colour: str = "") -> str:
    """`{gold: 2, buildings: 1}` as pictures with signed figures: rewards and losses of an enemy."""
    close = len(things) > 2
    parts = []
    for name, count in things.items():
        figure = signed(sign * count)
        parts.append(f"[{COUNTER_ICONS[name]}]{'' if close else ' '}{f'[{colour}|{figure}]' if colour else figure}")
    return " ".join(parts) if close else joined(parts)


def joined(parts: Iterable[str], between: str = " [_] ") -> str:
    return between.join(part for part in parts if part)
