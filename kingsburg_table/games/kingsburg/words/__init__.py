"""The vocabulary in which components say what they do: a Struct a word, with what it does."""

from kingsburg_table.games.kingsburg.words.choosing import (
    Bonus,
    ChosenBy,
    Deal,
    Different,
    Either,
    Exchange,
    FromTile,
    GainOrSwap,
    KeepAndGive,
    LowestFree,
    MarkAdvisor,
    SplitWith,
    TileGood,
    WithPartner,
    deal_with,
    offers_of,
    said_of_tile,
)
from kingsburg_table.games.kingsburg.words.dice import Reroll, SetDice, TurnFaces
from kingsburg_table.games.kingsburg.words.doing import (
    BuildFree,
    DieOr,
    DiscardTo,
    Fortify,
    KeepSoldiers,
    Lose,
    MoveDice,
    OwnDie,
    RollFor,
    SwapAhead,
    TakeEnvoy,
    TurnUpEnemy,
)
from kingsburg_table.games.kingsburg.words.effect import Condition, Effect, HookName
from kingsburg_table.games.kingsburg.words.gaining import Gain, OneOf, Peek, Trade, give, gives
from kingsburg_table.games.kingsburg.words.lasting import (
    AlsoIn,
    AnyFace,
    DoubleReward,
    DoubleSupport,
    EnemyStrength,
    FewerDice,
    FewestToo,
    FixedReinforcements,
    Gifts,
    HigherDie,
    HighestFirst,
    Indestructible,
    LeadOrder,
    MoreSupport,
    NoEnvoy,
    NoPeeking,
    Office,
    Price,
    Shift,
    SoldierPrice,
    SoleAid,
    Spare,
    Strength,
    TokensAsGoods,
    Twice,
    WhiteDice,
    WinTies,
)
from kingsburg_table.games.kingsburg.words.scoring import ScoreFaces, ScorePer
from kingsburg_table.games.kingsburg.words.things import GOODS, Bundle
from kingsburg_table.games.kingsburg.words.word import Cause, Word

__all__ = [
    "GOODS", "AlsoIn", "AnyFace", "Bonus", "BuildFree", "Bundle", "Cause", "ChosenBy", "Condition", "Deal",
    "DieOr", "Different", "DiscardTo", "DoubleReward", "DoubleSupport", "Effect", "Either", "EnemyStrength", "Exchange",
    "FewerDice", "FewestToo", "FixedReinforcements", "Fortify", "FromTile", "Gain", "GainOrSwap", "Gifts", "HigherDie",
    "HighestFirst", "HookName", "Indestructible", "KeepAndGive", "KeepSoldiers", "LeadOrder", "Lose", "LowestFree",
    "MarkAdvisor", "MoreSupport", "MoveDice", "NoEnvoy", "NoPeeking", "Office", "OneOf", "OwnDie", "Peek", "Price",
    "Reroll", "RollFor", "ScoreFaces", "ScorePer", "SetDice", "Shift", "SoldierPrice", "SoleAid", "Spare", "SplitWith",
    "Strength", "SwapAhead", "TakeEnvoy", "TileGood", "TokensAsGoods", "Trade", "TurnFaces", "TurnUpEnemy", "Twice",
    "WhiteDice", "WinTies", "WithPartner", "Word", "deal_with", "give", "gives", "offers_of", "said_of_tile",
]  # fmt: skip
