"""What each word says: its message `effect.<word>` with its values. A word without one is found by a test."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any

from kingsburg_table.games.kingsburg import words
from kingsburg_table.games.kingsburg.words import Word

Message = tuple[str, dict[str, Any]]
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def two(values: Any) -> dict[str, Any]:
    """The first and the second of two things, for sentences with "or"."""
    return dict(zip(("first", "second"), values, strict=True)) if isinstance(values, tuple) and len(values) == 2 else {}


def _strength(word: words.Strength) -> Message:
    by_kind = dict(word.against)
    any_kind = by_kind.pop("any", 0)
    parts = [{"n": n, "kinds": [kind for kind in by_kind if by_kind[kind] == n]}
             for n in dict.fromkeys(by_kind.values())]
    if any_kind:
        return "effect.strength.any", {"n": any_kind, "but": [("effect.strength.but", part) for part in parts]}
    return "effect.strength.each", {"parts": [("effect.strength.only", part) for part in parts]}


def _price(word: words.Price) -> Message:
    columns = [ROMAN[column] for column in word.columns]
    if word.goods:
        return "effect.price.choice", {"columns": columns, "least": word.at_least}
    changes = word.changes()
    more = all(n > 0 for n in changes.values())
    things = {good: abs(n) for good, n in changes.items()}
    return f"effect.price.{'more' if more else 'less'}", {"things": things, "columns": columns}


def _either(word: words.Either) -> Message:
    deals = reduce(lambda first, then: ("effect.either", {"first": first, "then": then}), map(_deal, word.deals))
    return ("effect.choose_one", {"deals": deals}) if word.may else deals


def _deal(deal: words.Deal) -> Message:
    things = deal.gain.things()
    if deal.pay is not None:
        return "effect.deal.pay", {"prices": deal.pay.things(), "things": things}
    if deal.others is not None:
        return "effect.deal.others", {"others": deal.others.things(), "things": things}
    return "effect.deal", {"things": things}


def _reroll(word: words.Reroll) -> Message:
    return ("effect.wager", {"n": word.wager}) if word.wager else (f"effect.reroll.{word.dice}", {})


def _score_per(word: words.ScorePer) -> Message:
    if word.goods:
        return "effect.score_per", {"n": word.goods, "points": word.points}
    return f"effect.score_per.{'battles' if word.battles else 'rows'}", {"points": word.points}


def _also_in(word: words.AlsoIn) -> Message:
    seasons = [f"effect.season.{name}" for name in word.seasons]
    return "effect.also_in", {"buildings": word.buildings, "seasons": seasons}


def _columns(word: words.BuildFree) -> Message:
    return "effect.build_free", {"n": word.n, "columns": [ROMAN[column] for column in word.columns]}


def _trade(word: words.Trade) -> Message:
    return "effect.trade", {"prices": [price.things() for price in word.pay], "things": word.gain.things()}


def _one_of(word: words.OneOf) -> Message:
    return "effect.one_of", {"offers": [offer.things() for offer in word.offers]}


WORDS: Mapping[type[Word], Callable[[Any], Message]] = {
    words.Gain: lambda word: ("effect.gain", {"things": word.things()}),
    words.OneOf: _one_of,
    words.Peek: lambda word: ("effect.peek", {}),
    words.Trade: _trade,
    words.Reroll: _reroll,
    words.SetDice: lambda word: ("effect.set_dice", {"faces": word.faces}),
    words.TurnFaces: lambda word: ("effect.turn_faces", {"n": word.showing, **two(word.to)}),
    words.Shift: lambda word: ("effect.shift", {"n": word.by}),
    words.AnyFace: lambda word: ("effect.any_face", {"n": word.up_to}),
    words.Twice: lambda word: ("effect.twice", two(word.buildings)),
    words.Office: lambda word: ("effect.office", {"office": word.id}),
    words.WhiteDice: lambda word: ("effect.white_dice", {"n": word.n}),
    words.FewerDice: lambda word: ("effect.fewer_dice", {"n": word.n}),
    words.DieOr: lambda word: ("effect.die_or", {"things": word.gain.things()}),
    words.HighestFirst: lambda word: ("effect.highest_first", {}),
    words.LeadOrder: lambda word: ("effect.lead_order", {}),
    words.SoleAid: lambda word: ("effect.sole_aid", {}),
    words.FewestToo: lambda word: ("effect.fewest_too", {}),
    words.NoEnvoy: lambda word: ("effect.no_envoy", {}),
    words.NoPeeking: lambda word: ("effect.no_peeking", {}),
    words.SoldierPrice: lambda word: (f"effect.soldier_price{'.first' if word.first else ''}", {"n": word.goods}),
    words.TokensAsGoods: lambda word: ("effect.tokens_as_goods", {}),
    words.Strength: _strength,
    words.WinTies: lambda word: ("effect.win_ties", {}),
    words.EnemyStrength: lambda word: ("effect.enemy_strength", {"n": word.by}),
    words.FixedReinforcements: lambda word: ("effect.fixed_reinforcements", {"n": word.n}),
    words.HigherDie: lambda word: ("effect.higher_die", {}),
    words.Spare: lambda word: (f"effect.spare.{'points' if word.points else 'goods'}", {}),
    words.Indestructible: lambda word: ("effect.indestructible", {}),
    words.DoubleReward: lambda word: ("effect.double_reward", {}),
    words.AlsoIn: _also_in,
    words.ScorePer: _score_per,
    words.ScoreFaces: lambda word: ("effect.score_faces", {**two(word.faces), "points": word.points}),
    words.Price: _price,
    words.DoubleSupport: lambda word: ("effect.double_support", {"n": word.up_to}),
    words.Gifts: lambda word: ("effect.gifts", {"ranks": word.ranks, "things": word.gain.things()}),
    words.MoreSupport: lambda word: ("effect.more_support", {"advisors": word.advisors, "things": word.gain.things()}),
    words.Lose: lambda word: ("effect.lose", {"things": word.things()}),
    words.DiscardTo: lambda word: ("effect.discard_to", {"n": word.goods}),
    words.RollFor: lambda word: ("effect.roll_for", {"n": word.at_least, "things": word.gain.things()}),
    words.TakeEnvoy: lambda word: ("effect.take_envoy", {}),
    words.OwnDie: lambda word: ("effect.own_die", {}),
    words.Fortify: lambda word: ("effect.fortify", {"n": word.by}),
    words.KeepSoldiers: lambda word: ("effect.keep_soldiers", {"n": word.n}),
    words.SwapAhead: lambda word: ("effect.swap_ahead", {}),
    words.MoveDice: lambda word: ("effect.move_dice", {"to": word.to}),
    words.BuildFree: _columns,
    words.TurnUpEnemy: lambda word: ("effect.turn_up_enemy", {}),
    words.MarkAdvisor: lambda word: (f"effect.mark_advisor{'.envoy' if word.open_to_envoy else ''}", {}),
    words.LowestFree: lambda word: ("effect.lowest_free", {}),
    words.Exchange: lambda word: ("effect.exchange", {}),
    words.Either: _either,
    words.Different: lambda word: ("effect.different", {"n": word.n, "offers": [each.things() for each in word.of]}),
    words.ChosenBy: lambda word: (f"effect.chosen_by.{word.who}", {}),
    words.WithPartner: lambda word: ("effect.with_partner", {"n": word.n}),
    words.SplitWith: lambda word: ("effect.split_with", {"offers": [each.things() for each in word.of]}),
    words.KeepAndGive: lambda word: ("effect.keep_and_give", {"things": word.take.things(), "n": word.away}),
    words.GainOrSwap: lambda word: ("effect.gain_or_swap", {"things": word.gain.things()}),
    words.FromTile: lambda word: ("effect.from_tile", {"things": word.store.things()}),
    words.TileGood: lambda word: ("effect.tile_good", {}),
}
