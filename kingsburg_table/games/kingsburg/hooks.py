"""When things happen: the moments at which effects fire, in the order of the turn summary."""

from __future__ import annotations

from kingsburg_table.core.effects import Hook
from kingsburg_table.games.kingsburg import words

PRODUCTIVE = ("spring", "summer", "autumn")
WINTER = ("winter",)
#: Words that can be carried out wherever a player's effects are.
DOING = (words.Gain, words.OneOf, words.Peek)
ROLL = ("all_dice_equal", "roll_at_most")
DICE = (words.Reroll, words.SetDice, words.TurnFaces)
#: Sources that outlast the year, and those that are there before its destiny card is turned up.
LASTING = ("building", "governor")
BEFORE_DESTINY = (*LASTING, "group")
#: What advisors and offices may say, and what tiles may say besides: those have steps of their own (M6).
SUPPORT = (*DOING, words.Trade)
TILE = (
    *SUPPORT, words.Either, words.Different, words.ChosenBy, words.WithPartner, words.SplitWith, words.KeepAndGive,
    words.GainOrSwap, words.FromTile, words.TileGood, words.LowestFree,
)

_TABLE = (
    Hook(name="setup", rule="M3", manner="once", words=(*DOING, words.Lose, words.TakeEnvoy), of=("governor",)),
    Hook(name="year_start", rule="K1.5", manner="asks", words=(*DOING, words.BuildFree), seasons=("spring",),
         of=BEFORE_DESTINY),
    Hook(name="joined", rule="SC1", manner="once", words=(*DOING, words.Lose, words.MarkAdvisor), seasons=("spring",),
         of=("group",)),
    Hook(name="reveal", rule="M4", manner="once", words=(), seasons=("spring",), for_each=(words.MarkAdvisor,)),
    Hook(name="phase1", rule="K3.5", manner="lasting", words=(words.SoleAid,), seasons=("spring",)),
    Hook(name="season_open", rule="K4.1", manner="lasting", words=(), seasons=PRODUCTIVE, for_each=(words.Gifts,)),
    Hook(name="dice", rule="K4.2", manner="lasting", words=(words.WhiteDice,), seasons=PRODUCTIVE,
         for_each=(words.FewerDice,)),
    Hook(name="prayer", rule="K4.2", manner="asks", words=(words.DieOr,), seasons=PRODUCTIVE, for_each=(words.DieOr,),
         of=("governor",)),
    Hook(name="season_start", rule="K4.2", manner="asks", words=DOING, seasons=PRODUCTIVE),
    Hook(name="after_roll", rule="K4.4", manner="offers", words=DICE, seasons=PRODUCTIVE, conditions=ROLL),
    Hook(name="roll_final", rule="K4.5", manner="once", words=(*DOING, words.ScoreFaces), seasons=PRODUCTIVE,
         conditions=ROLL),
    Hook(name="order", rule="K4.7", manner="lasting", words=(words.LeadOrder,),
         for_each=(words.HighestFirst,)),
    Hook(name="order_set", rule="K4.7", manner="asks", words=(*DOING, words.SwapAhead), seasons=PRODUCTIVE),
    Hook(name="influence", rule="K5.2", manner="lasting", words=(words.Shift, words.AnyFace, words.Office),
         seasons=PRODUCTIVE, spent=(words.Shift, words.AnyFace)),
    Hook(name="on_place", rule="K5.10", manner="once", words=(words.Gain,), seasons=PRODUCTIVE,
         conditions=("advisors", "rank_at_least")),
    Hook(name="influence_end", rule="K6.9", manner="asks", words=(*DOING, words.MoveDice), seasons=PRODUCTIVE),
    Hook(name="council", rule="K6.9", manner="lasting", words=(words.LowestFree, words.DoubleSupport),
         seasons=PRODUCTIVE, for_each=(words.MoreSupport,), of=("group",)),
    Hook(name="support", rule="K6.1", manner="once", words=DOING, seasons=PRODUCTIVE,
         conditions=("support_gives", "advisors")),
    Hook(name="after_support", rule="M4", manner="asks", words=(*DOING, words.Exchange), seasons=PRODUCTIVE),
    Hook(name="build", rule="K7.5", manner="lasting", words=(words.Price,), seasons=PRODUCTIVE, spent=(words.Price,)),
    Hook(name="put_up", rule="K7.4", manner="once", words=DOING, seasons=PRODUCTIVE, of=("building",)),
    Hook(name="own_build", rule="K7.4", manner="once", words=DOING, seasons=PRODUCTIVE, conditions=("column",)),
    Hook(name="other_build", rule="K7.4", manner="once", words=DOING, seasons=PRODUCTIVE, conditions=("column",)),
    Hook(name="season_end", rule="K8.1", manner="asks", words=DOING, seasons=PRODUCTIVE,
         for_each=(words.Gain, words.DiscardTo, words.RollFor)),
    Hook(name="phase3", rule="K9.1", manner="lasting", words=(), seasons=("summer",), for_each=(words.FewestToo,)),
    Hook(name="phase5", rule="K10.2", manner="lasting", words=(), seasons=("autumn",), for_each=(words.NoEnvoy,)),
    Hook(name="phase7_start", rule="K11.1", manner="asks", words=DOING, seasons=WINTER,
         for_each=(words.Lose, words.TurnUpEnemy)),
    Hook(name="recruit", rule="K11.2", manner="lasting", words=(words.SoldierPrice, words.TokensAsGoods),
         seasons=WINTER),
    Hook(name="recruited", rule="K11.2", manner="once", words=(words.Gain,), seasons=WINTER),
    Hook(name="phase7_end", rule="K11.1", manner="asks", words=DOING, seasons=WINTER, for_each=(words.Lose,)),
    Hook(name="winter_start", rule="K12.1", manner="asks", words=DOING, seasons=WINTER),
    Hook(name="reinforcing", rule="K12.2", manner="lasting", words=(words.HigherDie,), seasons=WINTER,
         for_each=(words.FixedReinforcements,)),
    Hook(name="reinforce", rule="K12.2", manner="asks", words=(words.OwnDie,), seasons=WINTER,
         for_each=(words.Gain,)),
    Hook(name="pre_reveal", rule="K12.3", manner="asks", words=(*DOING, words.Fortify), seasons=WINTER),
    Hook(name="battle_mod", rule="K12.5", manner="lasting", words=(words.Strength, words.WinTies), seasons=WINTER,
         for_each=(words.EnemyStrength,), conditions=("printed_at_most",)),
    Hook(name="battle_win", rule="K12.5", manner="once", words=DOING, seasons=WINTER),
    Hook(name="battle_loss", rule="K12.5", manner="once", words=DOING, seasons=WINTER),
    Hook(name="aftermath", rule="K12.8", manner="lasting", seasons=WINTER,
         words=(words.Spare, words.Indestructible, words.DoubleReward)),
    Hook(name="winter_end", rule="K12.11", manner="asks", words=(*DOING, words.KeepSoldiers), seasons=WINTER),
    Hook(name="year_end", rule="K13.1", manner="once", words=DOING, seasons=WINTER),
    Hook(name="year_end_last", rule="K13.1", manner="once", words=DOING, seasons=WINTER, of=LASTING),
    Hook(name="game_end", rule="K14.1", manner="once", words=(*DOING, words.ScorePer), of=LASTING),
    Hook(name="peeking", rule="M4", manner="lasting", words=(), for_each=(words.NoPeeking,)),
    Hook(name="on_use", rule="M4", manner="once", words=(words.Gain,), conditions=("used",)),
    Hook(name="always", rule="K2.1", manner="lasting", words=(words.AlsoIn, words.Twice)),
)  # fmt: skip

HOOKS = {hook.name: hook for hook in _TABLE}
#: Conditions that only some hooks can answer.
BOUND = (*ROLL, "support_gives", "printed_at_most", "advisors", "rank_at_least", "column", "used")
