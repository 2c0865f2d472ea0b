"""The vocabulary in which tiles, income cards and bonus tokens say what they do."""

from __future__ import annotations

from typing import Literal

import msgspec

KINDS = ("castle", "town", "inn", "agriculture", "quarry", "village", "monastery", "cart")
CROPS = ("grapes", "olives", "grain", "livestock")
TOKENS = ("plus_card", "plus_storage", "plus_marble", "plus_worker", "plus_income")
BOARDS = ("A", "B", "C")

Kind = Literal["castle", "town", "inn", "agriculture", "quarry", "village", "monastery", "cart"]
Crop = Literal["grapes", "olives", "grain", "livestock"]
Token = Literal["plus_card", "plus_storage", "plus_marble", "plus_worker", "plus_income"]
Gained = Literal["red", "green", "cards", "worker", "marble", "hexagon"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens when a piece of a kind is placed, in exactly one of five ways (T9 to T16).

    `more` names the bonus token each of which adds one more of what the effect gives.
    """

    gain: dict[Gained, int] = {}
    income: int = 0  #: income cards turned up
    crops: int = 0  #: points for each crop that is new in the region
    free_tile: int = 0  #: tiles of the display placed without paying
    bonus_token: int = 0  #: bonus tokens taken
    more: Token | None = None

    def __post_init__(self) -> None:
        said = [word for word in ("gain", "income", "crops", "free_tile", "bonus_token") if getattr(self, word)]
        if len(said) != 1:
            raise ValueError(f"expected exactly one effect, found {', '.join(said) or 'none'}")
        if self.more is not None and (said[0] not in ("gain", "income") or len(self.gain) > 1):
            raise ValueError("expected more only with a gain of one thing or with income")
        if min(*self.gain.values(), self.income, self.crops, self.free_tile, self.bonus_token, 0) < 0:
            raise ValueError("expected amounts of at least 1")
        if self.free_tile > 1 or self.bonus_token > 1 or self.gain.get("hexagon", 0) > 1:
            raise ValueError("expected at most one tile, token or hexagon")
