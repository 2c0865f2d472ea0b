"""How random players play: busily, or as somebody who knows what is worth doing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from kingsburg_table.core.actions import Decision, Option
from kingsburg_table.games.principato.actions import Activate, Dismiss, EndTurn, Exchange, Recruit, Station, TakeFavor

Chooser = Callable[[random.Random, Decision], Option]
IDLE = {
    "Pass", "BuildNothing", "Done", "StopRecruiting", "Decline", "Keep", "EndTurn", "SkipHelpers", "StopAdvancing",
    "NoWedding", "NoPurchase",
}
WEIGHTS = {Activate: 9.0, Exchange: 0.4, TakeFavor: 0.6, EndTurn: 0.01}


def busy(rng: random.Random, decision: Decision) -> Option:
    """Mostly does something, now and then anything."""
    options = decision.options
    doing = [option for option in options if type(option.action).__name__ not in IDLE]
    return rng.choice(doing or options) if rng.random() < 0.85 else rng.choice(options)


def sensible(rng: random.Random, decision: Decision) -> Option:
    """Somebody who builds, harvests and keeps a small army in Principato."""
    options = decision.options
    if decision.kind in ("pay", "token", "supply") and decision.default is not None:
        return decision.default
    few = [option for option in options if not _many(option.action)]
    return rng.choices(few or options, [WEIGHTS.get(type(option.action), 1.0) for option in few or options])[0]


def thrifty(rng: random.Random, decision: Decision) -> Option:
    """Somebody in Signorie who takes low dice, strives for initiative and passes before the sum grows too high."""
    passing = [option for option in decision.options if type(option.action).__name__ == "Pass"]
    if passing and len(decision.options) > 1:
        low = [option for option in decision.options if getattr(option.action, "value", 9) <= 4]
        if not low or rng.random() < 0.18:
            return passing[0]
        return rng.choice(low)
    striving = [option for option in decision.options if "initiative" in str(option.action)
                or type(option.action).__name__ in ("RaiseDisc", "TakeBonus", "Wed")]
    return rng.choice(striving) if striving and rng.random() < 0.6 else busy(rng, decision)


def settling(rng: random.Random, decision: Decision) -> Option:
    """Somebody in Tuscany who places when it can be paid, takes what is missing and draws cards in between."""
    wanted = {"Place": 12.0, "PlaceFree": 6.0, "Take": 1.0, "Draw": 2.5, "TakeToken": 3.0, "UseMarble": 2.0,
              "ReadyMade": 6.0, "PlaceStartCastle": 1.0, "Exchange": 0.1, "EndTurn": 0.3, "Decline": 0.1}
    weights = [wanted.get(type(option.action).__name__, 0.6) for option in decision.options]
    return rng.choices(decision.options, weights)[0]


def _many(action: Any) -> bool:
    most = {Recruit: 3, Dismiss: 1, Station: 9}.get(type(action))
    return most is not None and action.count > most


def style_of(game: str) -> Chooser:
    return {"principato": sensible, "signorie": thrifty, "tuscany": settling}.get(game, busy)
