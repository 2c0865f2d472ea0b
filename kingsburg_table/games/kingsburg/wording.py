"""What effects say: messages made from the same words that rules read. A message is its id and its values.

Every word has its function here and its messages `effect.<word>`; a word without one is found by a test.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any

from kingsburg_table.core.keyed import spelled
from kingsburg_table.games.kingsburg import words
from kingsburg_table.games.kingsburg.hooks import HOOKS, PRODUCTIVE, WINTER
from kingsburg_table.games.kingsburg.words import Effect, Word

Message = tuple[str, dict[str, Any]]
Has = Callable[[str], bool]
"""Whether a language's catalogue has a message: the most particular one that it has is said."""

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")
EVERY_SEASON = (*PRODUCTIVE, *WINTER)
#: Hooks whose sentence needs no "when": it lies in the word.
SILENT = ("build", "order", "council", "phase3", "phase5", "reinforcing", "aftermath", "peeking", "always")
#: Words whose sentence says by itself when.
SPEAKING = (words.Office, words.AnyFace, words.EnemyStrength)
#: Hooks that come several times a season, so that every limit has to be said.
LIMITED = (
    "after_roll", "influence", "order_set", "after_support", "on_place", "support", "build", "own_build", "other_build",
    "on_use",
)


def effect_message(effect: Effect, has: Has) -> Message:
    """An effect as one sentence."""
    when, said = _when(effect, has)
    return "effect.sentence", {
        "when": when,
        "condition": _condition(effect, has, said),
        "does": reduce(_also, _does(effect.do, has, effect)),
        "limit": _limit(effect),
    }


def words_message(said: Sequence[Word], has: Has) -> Message:
    """Words without a hook, such as an advisor's support, as one sentence."""
    does = reduce(_also, _does(said, has, None))
    return "effect.sentence", {"when": None, "condition": None, "does": does, "limit": None}


def _when(effect: Effect, has: Has) -> tuple[Any, set[str]]:
    """The most particular message: for a condition, for a word, for years or seasons, or the hook's own; and what of
    the conditions, seasons and years it says."""
    hook = effect.hook
    conditions = effect.condition.said() if effect.condition is not None else {}
    for name, value in conditions.items():
        if has(f"effect.when.{hook}.{name}") and (two(value) or not isinstance(value, tuple)):
            column = ROMAN[value] if name == "column" and isinstance(value, int) else ""
            return (f"effect.when.{hook}.{name}", {"n": value, "column": column, **two(value)}), {name}
    found = next((id for word in effect.do if has(id := f"effect.when.{hook}.{spelled(word)}")), None)
    if found is None and (hook in SILENT or any(isinstance(word, SPEAKING) for word in effect.do)):
        return None, set()
    if found is None and effect.years and has(f"effect.when.{hook}.years"):
        return (f"effect.when.{hook}.{_counted(effect)}", {"years": [ROMAN[year] for year in effect.years]}), {"years"}
    if found is None and effect.seasons and has(f"effect.when.{hook}.seasons"):
        return (f"effect.when.{hook}.seasons", {"seasons": _seasons(effect)}), {"seasons"}
    return found or f"effect.when.{hook}", set()


def _counted(effect: Effect) -> str:
    return "years" if len(effect.years) > 1 else "year"


def _seasons(effect: Effect) -> list[str]:
    return [f"effect.season.{name}" for name in effect.seasons]


def _limit(effect: Effect) -> str | None:
    """How often, where the hook comes more often than that and no word says it."""
    if effect.for_nothing:
        return "effect.for_nothing"
    if effect.limit is None or all(_spoken_price(word, effect) for word in effect.do):
        return None
    times = len(effect.seasons or HOOKS[effect.hook].seasons) or len(EVERY_SEASON)
    often = {"season": False, "year": times > 1, "game": True}[effect.limit]
    return f"effect.limit.{effect.limit}" if often or effect.hook in LIMITED else None


def two(values: Any) -> dict[str, Any]:
    """The first and the second of two things, for sentences with "or"."""
    return dict(zip(("first", "second"), values, strict=True)) if isinstance(values, tuple) and len(values) == 2 else {}


def _condition(effect: Effect, has: Has, told: set[str]) -> Any:
    """Seasons, years and conditions that were not told yet."""
    parts: list[Any] = []
    every = HOOKS[effect.hook].seasons or EVERY_SEASON
    if effect.seasons and "seasons" not in told and set(effect.seasons) < set(every):
        parts.append(("effect.if.seasons", {"seasons": _seasons(effect)}))
    if effect.years and "years" not in told:
        parts.append((f"effect.if.{_counted(effect)}", {"years": [ROMAN[year] for year in effect.years]}))
    conditions = effect.condition.said() if effect.condition is not None else {}
    parts += _each({name: value for name, value in conditions.items() if name not in told}, has)
    if not parts:
        return None
    return reduce(lambda first, then: ("effect.if.both", {"first": first, "then": then}), parts)


def _each(asked: Mapping[str, Any], has: Has) -> list[Any]:
    """A message a condition."""
    found: list[Any] = []
    for name, value in asked.items():
        which = {1: "one", 2: "two"}.get(len(value)) if isinstance(value, tuple) else value
        particular = f"effect.if.{name}.{which}"
        said = ROMAN[value] if name == "column" else value
        found.append((particular if has(particular) else f"effect.if.{name}", {"n": said, **two(value)}))
    return found


def _does(said: Sequence[Word], has: Has, effect: Effect | None) -> list[Message]:
    """What each word does; a gain and a choice of gains that follow each other become one phrase."""
    messages: list[Message] = []
    for word in said:
        id, values = WORDS[type(word)](word)
        if id == "effect.one_of" and messages and messages[-1][0] == "effect.gain":
            messages[-1] = "effect.gain_and_one_of", {**messages[-1][1], **values}
            continue
        if effect is not None:
            if _spoken_price(word, effect):
                id, values = _limited_price(word)
            particular = f"{id}.may" if effect.may else f"{id}.{effect.hook}"
            id = particular if has(particular) else id
        messages.append((id, values))
    if effect is not None and effect.cost:
        messages[0] = _paid(effect, messages[0])
    return messages


def _paid(effect: Effect, first: Message) -> Message:
    prices = [price.things() for price in effect.cost]
    must = "" if effect.may else ".must"
    word = effect.do[0]
    if isinstance(word, words.Gain):
        return f"effect.trade{must}", {"prices": prices, "things": word.things()}
    return f"effect.pay{must}", {"prices": prices, "does": first}


def _also(first: Message, then: Message) -> Message:
    return "effect.also", {"first": first, "then": then}


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


def _spoken_price(word: Word, effect: Effect) -> bool:
    """Whether a discount's sentence says how often it is used up (K7.7)."""
    if not isinstance(word, words.Price) or word.columns or any(n > 0 for n in word.changes().values()):
        return False
    return effect.limit == ("season" if word.goods else "year")


def _limited_price(word: Any) -> Message:
    """A discount that one building uses up (K7.7)."""
    if word.goods:
        return "effect.price.one", {}
    return "effect.price.once", {"things": {good: abs(n) for good, n in word.changes().items()}}


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
