"""Effects in Kingsburg's words, and the conditions they may name."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingsburg_table.core import effects
from kingsburg_table.games.kingsburg.words.gaining import Gain, check_prices
from kingsburg_table.games.kingsburg.words.things import Bundle
from kingsburg_table.games.kingsburg.words.word import Word

HookName = Literal[
    "dice", "season_start", "after_roll", "influence", "support", "build", "season_end", "recruit", "battle_mod",
    "battle_win", "game_end",
]
Season = Literal["spring", "summer", "autumn", "winter"]


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When an effect may be used; all that is named must hold."""

    all_dice_equal: bool = False
    roll_at_most: int | None = None
    support_gives: Literal["soldiers"] | None = None

    def said(self) -> dict[str, object]:
        """What it names."""
        return {name: value for name in self.__struct_fields__ if (value := getattr(self, name)) not in (None, False)}


class Effect(effects.Effect, frozen=True, kw_only=True):
    """What a component does: at which hook, when, how often, for what price, what."""

    hook: HookName
    do: tuple[Word, ...]
    seasons: tuple[Season, ...] = ()
    limit: Literal["season", "year", "game"] | None = None
    condition: Condition | None = None
    cost: tuple[Bundle, ...] = ()

    def __post_init__(self) -> None:
        if self.cost:
            check_prices(self.cost)

    def fixed_gain(self) -> bool:
        """Whether it is a plain mandatory gain of points or tokens that nothing can change (K2.11)."""
        if self.may or self.condition or self.cost or len(self.do) != 1 or not isinstance(self.do[0], Gain):
            return False
        return set(self.do[0].things()) <= {"points", "tokens"}
