"""The vocabulary in which advisors, buildings and enemies say what they do: a Struct a word, with what it does."""

from kingsburg_table.games.kingsburg.words.dice import Reroll
from kingsburg_table.games.kingsburg.words.effect import Condition, Effect, HookName
from kingsburg_table.games.kingsburg.words.gaining import Gain, OneOf, Peek, Trade, give, gives
from kingsburg_table.games.kingsburg.words.lasting import (
    Price,
    Shift,
    SoldierPrice,
    Strength,
    WhiteDice,
    WinTies,
)
from kingsburg_table.games.kingsburg.words.scoring import ScorePer
from kingsburg_table.games.kingsburg.words.things import GOODS, Bundle
from kingsburg_table.games.kingsburg.words.word import Cause, Word

__all__ = [
    "GOODS", "Bundle", "Cause", "Condition", "Effect", "Gain", "HookName", "OneOf", "Peek", "Price", "Reroll",
    "ScorePer", "Shift", "SoldierPrice", "Strength", "Trade", "WhiteDice", "WinTies", "Word", "give", "gives",
]  # fmt: skip
