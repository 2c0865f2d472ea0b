"""Effects in Kingsburg's words, and the conditions they may name."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec

from kingsburg_table.core import effects
from kingsburg_table.games.kingsburg.words.gaining import Gain, check_prices
from kingsburg_table.games.kingsburg.words.things import Bundle
from kingsburg_table.games.kingsburg.words.word import Word

HookName = Literal[
    "setup", "joined", "year_start", "reveal", "phase1", "season_open", "dice", "prayer", "season_start", "after_roll",
    "roll_final", "order", "order_set", "influence", "on_place", "influence_end", "council", "support",
    "after_support", "build", "put_up", "own_build", "other_build", "season_end", "phase3", "phase5", "phase7_start",
    "recruit", "recruited", "phase7_end", "winter_start", "reinforcing", "reinforce", "pre_reveal", "battle_mod",
    "battle_win", "battle_loss", "aftermath", "winter_end", "year_end", "year_end_last", "game_end", "peeking",
    "on_use", "always",
]
Season = Literal["spring", "summer", "autumn", "winter"]


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """When an effect may be used; all that is named must hold."""

    all_dice_equal: bool = False
    roll_at_most: int | None = None
    support_gives: Literal["soldiers"] | None = None
    soldiers_at_least: int | None = None
    soldiers_at_most: int | None = None
    no_goods: bool = False
    printed_at_most: int | None = None  #: strength on the enemy card
    influenced_at_least: int | None = None  #: different advisors this season
    influenced_exactly: int | None = None
    nobody_more: Literal["soldiers", "buildings"] | None = None
    nobody_fewer: Literal["points"] | None = None
    somebody_more: Literal["points"] | None = None
    others_more: Literal["buildings"] | None = None  #: every other player
    won: bool = False
    strongest: bool = False
    somebody_idle: bool = False  #: built nothing this season
    peeked: bool = False
    owns: tuple[str, ...] = ()  #: one of these buildings
    lacks: tuple[str, ...] = ()  #: all of these buildings
    advisors: tuple[str, ...] = ()  #: the one in question is among these
    rank_at_least: int | None = None
    column: int | None = None  #: of the building in question
    overtakes: tuple[str, ...] = ()  #: somebody is directly before you, and has none of these cards
    free_rank: int | None = None  #: nobody's dice and nobody else's token are there, and own dice elsewhere
    used: tuple[str, ...] = ()  #: the building just used is among these

    @cached_property
    def named(self) -> tuple[tuple[str, object], ...]:
        """What it names, with the values."""
        pairs = ((name, getattr(self, name)) for name in self.__struct_fields__)
        return tuple((name, value) for name, value in pairs if value is not None and value is not False and value != ())

    def said(self) -> dict[str, object]:
        """What it names."""
        return dict(self.named)


class Effect(effects.Effect, frozen=True, kw_only=True, dict=True):
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

    @cached_property
    def fixed_gain(self) -> bool:
        """Whether it is a plain mandatory gain of points or tokens whose condition can no longer change (K2.11)."""
        if self.may or self.cost or len(self.do) != 1 or not isinstance(self.do[0], Gain):
            return False
        if self.condition is not None and not self.condition.said().keys() <= SETTLED:
            return False
        return set(self.do[0].things()) <= {"points", "tokens"}


#: Conditions that nothing can change any more once the season ends.
SETTLED = {"influenced_at_least", "influenced_exactly", "somebody_idle"}
