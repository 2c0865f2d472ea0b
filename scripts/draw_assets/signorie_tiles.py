"""Tasks, rewards and helpers of Signorie: an emblem on its piece, with a smaller sign for how much or of what."""

from __future__ import annotations

import math

from .icons import ICONS
from .icons_common import leaf
from .pen import GOLD, INK, PAPER, circle, finer, flat, hatch, path, rect, sheet
from .signorie_houses import OUTLINE

STEPS = path("M1 21 H8.4 V14.6 H15.6 V8.2 H23 V2", None, 2.6) + path("M19.4 5 L23 1.4 L26.6 5", None, 2.6)


def emblem(name: str, x: float, y: float, size: float) -> str:
    """An icon of the 24-unit sheet around a point, its lines thinner as it is shown larger."""
    k = size / 24
    return f'<g transform="translate({x - size / 2:.2f},{y - size / 2:.2f}) scale({k:.3f})" stroke-width="1.5">{finer(ICONS[name], 0.75)}</g>'


def _sign(kind: str, x: float, y: float, r: float) -> str:
    """The small disc at the lower right."""
    disc = circle(x, y, r, PAPER, 3)
    if kind == "back":
        k = r * 1.34 / 120
        return f'<g transform="translate({x - 50 * k:.2f},{y - 60 * k:.2f}) scale({k:.3f})">{path(OUTLINE, "#B1966A", 9)}{path("M50 36 V82 M28 58 H72", None, 11, "#6B5230")}</g>'
    if kind == "steps":
        return disc + f'<g transform="translate({x - r * 0.62:.2f},{y - r * 0.56:.2f}) scale({r / 21:.3f})">{STEPS}</g>'
    if kind.isdigit():
        spots = ((-0.42, 0.3), (0.42, 0.3), (0, -0.42)) if kind == "3" else ((-0.36, 0), (0.36, 0))
        return disc + "".join(circle(x + a * r, y + b * r, r * 0.26, INK, 0) for a, b in spots)
    return disc + emblem(kind, x, y, r * 1.34)


def wreath(x: float, y: float, r: float) -> str:
    """Leaves around what counts for points."""
    out = ""
    for side in (-1, 1):
        for i in range(7):
            a = math.radians(84 - i * 25)
            out += leaf(x + side * r * math.cos(a), y + r * math.sin(a), side * (i * 25 - 60), r * 0.42, r * 0.19, GOLD, 2)
    return out


def _body(main: str, sign: str, reach: float = 62) -> str:
    if main == "back":
        k = 0.5
        big = f'<g transform="translate({50 - 50 * k},{49 - 60 * k}) scale({k})">{path(OUTLINE, "#B1966A", 7)}{path("M27 30 Q50 35 73 30 V58 C73 76 62 86 50 92 C38 86 27 76 27 58 Z", "#D2BC8E", 4)}{path("M50 44 V74 M36 58 H64", None, 6, "#6B5230")}</g>'
    else:
        big = emblem(main, 50 - (4 if sign else 0), 50 - (5 if sign else 0), reach - (8 if sign else 0))
    return big + (_sign(sign, 73, 73, 14) if sign else "")


def task(main: str, sign: str, pawns: str) -> str:
    """Thick square cardboard; dots for the pawns: all of them, or one to three."""
    out = rect(6, 9, 88, 88, "#A88A58", 3, 9) + rect(6, 4, 88, 88, "#F3E6C6", 3, 9) + rect(11, 9, 78, 78, None, 1.4, 6, "#8A6A34")
    out += flat("M14 12 H86 V20 Q50 13 14 20 Z", "#FFFFFF", 0.5) + hatch("M84 30 V80 M80 40 V84", 1.6, INK, 0.3)
    full, most = (1, 3) if pawns == "1-3" else (int(pawns), int(pawns))
    dots = "".join(circle(50 + (i - (most - 1) / 2) * 11, 82, 3.6, INK if i < full else PAPER, 1.8) for i in range(most))
    return sheet(out + f'<g transform="translate(9,1) scale(.82)">{_body(main, sign)}</g>' + dots)


def _reward(main: str, sign: str, points: bool) -> str:
    """A gilt-edged token with a bow; for points the emblem stands in a wreath."""
    out = rect(7, 9, 86, 88, "#8A6420", 3, 16) + rect(7, 4, 86, 88, GOLD, 3, 16) + rect(13, 10, 74, 76, "#FBF2D8", 2, 11)
    out += flat("M18 14 H82 V22 Q50 16 18 22 Z", "#FFFFFF", 0.6)
    if points:
        return sheet(out + wreath(50, 48, 30) + emblem(main, 50, 47, 34) + (_sign(sign, 76, 78, 12) if sign else ""))
    return sheet(out + _body(main, sign, 58))


def helper(main: str, sign: str) -> str:
    """A white wooden disc."""
    out = circle(50, 54, 44, "#8C8069", 3) + circle(50, 48, 44, "#FBF6E6", 3) + circle(50, 48, 38, None, 1.4, "#8C8069")
    return sheet(out + flat("M22 30 C30 14 66 12 78 28 C62 18 38 18 22 30 Z", "#FFFFFF", 0.9) + hatch("M84 50 Q82 72 62 84 M88 56 Q84 78 66 88", 2, INK, 0.35) + _body(main, sign, 56))


TASKS = {
    "task_politics": ("column", "2", "1-3"), "task_church": ("church", "2", "1-3"), "task_military": ("swords", "2", "1-3"),
    "task_initiative": ("initiative", "2", "1-3"), "task_facedown": ("back", "", "1"), "task_threshold": ("gauge", "3", "1-3"),
    "task_mission": ("mission", "", "2"), "task_marriage": ("marriage", "", "2"), "task_florins": ("florin", "2", "1-3"), "task_exchange": ("exchange", "", "1-3"),
}
REWARDS = {
    "reward_mission": ("mission", "", False), "reward_marriage": ("marriage", "", False), "reward_men": ("man", "2", False), "reward_women": ("woman", "2", False),
    "reward_career": ("advance", "3", False), "reward_initiative": ("initiative", "3", False), "reward_facedown": ("back", "", False), "reward_helper": ("helper", "", False),
    "reward_action": ("roll", "", False), "points_helpers": ("helper", "2", True), "points_cities_men": ("town", "man", True),
    "points_cities_women": ("town", "woman", True), "points_men": ("man", "2", True), "points_women": ("woman", "2", True),
}
HELPERS = {
    "mission_facedown": ("mission", "back"), "marriage_facedown": ("marriage", "back"), "adv3_initiative": ("initiative", "3"),
    "adv3_career": ("advance", "3"), "advdie_initiative": ("initiative", "die"), "advdie_politics": ("column", "die"),
    "advdie_church": ("church", "die"), "advdie_military": ("swords", "die"), "offspring1": ("offspring", "white_die"),
    "vp_per_man": ("points", "man"), "facedown_any": ("back", ""), "take_pawn": ("man", "woman"), "vp3": ("points", "3"),
    "florins3": ("florin", "3"), "any_task": ("task", "steps"),
}


def tasks() -> dict[str, str]:
    """Documents by task."""
    return {name: task(*parts) for name, parts in TASKS.items()}


def rewards() -> dict[str, str]:
    """Documents by reward."""
    return {name: _reward(*parts) for name, parts in REWARDS.items()}


def helpers() -> dict[str, str]:
    """Documents by helper."""
    return {name: helper(*parts) for name, parts in HELPERS.items()}
