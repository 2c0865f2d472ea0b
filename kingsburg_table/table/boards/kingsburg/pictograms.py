"""What advisors and buildings do, as markup of pictures and a few words; generated from their own words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kingsburg_table.games.kingsburg import words
from kingsburg_table.games.kingsburg.cards import Card, Office, Whim
from kingsburg_table.games.kingsburg.components import Advisor, Building
from kingsburg_table.games.kingsburg.words import (
    Bundle,
    Effect,
    Gain,
    OneOf,
    Peek,
    Price,
    Reroll,
    ScorePer,
    Shift,
    SoldierPrice,
    Strength,
    Trade,
    WhiteDice,
    WinTies,
    Word,
)
from kingsburg_table.table.boards.kingsburg import inkmarks as inkmarks  # registers its marks
from kingsburg_table.table.boards.kingsburg.counted import (
    COUNTER_ICONS,
    MINUS,
    ROMAN,
    SEASON_ICONS,
    bundle,
    coloured,
    paid,
    points,
    signed,
    trade,
)


def support(giver: Advisor | Whim | Office, most: int = 4) -> str:
    """What an advisor, tile or office gives as pictures, one word after another; alternatives with a stroke between."""
    out = ""
    for word in giver.support:
        if isinstance(word, OneOf):
            out += f" + {word_of(word)}" if out else word_of(word)
        elif isinstance(word, Gain):
            out += f" {bundle(word, most=most)}"
        elif isinstance(word, Trade):
            out += f" {trade(word.pay, word.gain, most)}"
        else:
            out += f" {word_of(word)}"
    return out.strip()


def hint(giver: Whim) -> str:
    """The same where there is little room; what is given twice is drawn once."""
    parts = Counter(HINTS.get(type(word), word_of)(word) for word in giver.support)
    return " ".join(f"*{count}×* {part}" if count > 1 else part for part, count in parts.items())


def _short_deals(word: words.Either) -> str:
    """Of deals only what is paid; where not all have a price, what is taken."""
    paid = [bundle(each.pay, -1, 1) for each in word.deals if each.pay is not None]
    if len(paid) == len(word.deals):
        return f"{'/'.join(paid)} [>] …"
    return "/".join(bundle(each.gain, most=1) for each in word.deals)


def effects(source: Building | Card) -> str:
    """What a building or a card does as pictures alone."""
    return " ".join(one_effect(each) for each in source.effects)


def one_effect(effect: Effect) -> str:
    """One effect as pictures alone."""
    before = "".join(f"[{SEASON_ICONS[season]}]" for season in effect.seasons)
    said = effect.condition.said() if effect.condition is not None else {}
    if "all_dice_equal" in said:
        before = "[die:0:1]"
    if effect.hook == "battle_win":
        before = "[swords]"
    after = "".join(f" ≤{said[most]}" for most in ("roll_at_most", "printed_at_most") if most in said)
    return before + condition(effect) + done(effect) + after


#: How a condition is drawn before what comes of it; those that names or a figure behind it tell have no picture.
CONDITIONS: Mapping[str, Callable[[Any], str]] = {
    "soldiers_at_least": lambda n: f"[soldiers]*≥{n}*",
    "soldiers_at_most": lambda n: f"[soldiers]*≤{n}*" if n else "[soldiers]*0*",
    "no_goods": lambda _: "[goods]*0*",
    "influenced_at_least": lambda n: f"[person]*≥{n}*",
    "influenced_exactly": lambda n: f"[person]*{n}*",
    "nobody_more": lambda what: f"[{COUNTER_ICONS[what]}]*max*",
    "nobody_fewer": lambda what: f"[{COUNTER_ICONS[what]}]*min*",
    "somebody_more": lambda what: f"[{COUNTER_ICONS[what]}]*<max*",
    "others_more": lambda what: f"[{COUNTER_ICONS[what]}]*min*",
    "won": lambda _: "[swords]",
    "strongest": lambda _: "[defence]*max*",
    "somebody_idle": lambda _: "[building]*0*",
    "peeked": lambda _: "[eye]",
    "rank_at_least": lambda rank: f"*≥{rank}*",
    "column": lambda column: f"[building]*{ROMAN[column]}*",
}


def condition(effect: Effect) -> str:
    """What must be so, and an arrow."""
    said = effect.condition.said() if effect.condition is not None else {}
    found = [CONDITIONS[what](value) for what, value in said.items() if what in CONDITIONS]
    return f"{' '.join(found)} [>] " if found else ""


def done(effect: Effect) -> str:
    """What an effect does, after what it costs."""
    if effect.cost and len(effect.do) == 1 and isinstance(effect.do[0], Gain):
        return trade(effect.cost, effect.do[0])
    what = " ".join(word_of(word) for word in effect.do)
    return f"{paid(effect.cost)} [>] {what}" if effect.cost else what


def word_of(word: Word) -> str:
    return PICTURES[type(word)](word)


#: How each word is drawn.
PICTURES: Mapping[type[Word], Callable[[Any], str]] = {
    Gain: lambda word: " ".join(_gain(name, count) for name, count in word.things().items()),
    OneOf: lambda word: " / ".join(bundle(offer) for offer in word.offers),
    Trade: lambda word: trade(word.pay, word.gain),
    Peek: lambda word: "[eye]",
    Reroll: lambda word: "[reroll]",
    Shift: lambda word: f"*±{word.by}*",
    WhiteDice: lambda word: f"[die:0:5]+{word.n}",
    SoldierPrice: lambda word: f"{'[goods]' * word.goods} [>] [soldiers]",
    Strength: lambda word: " ".join(_strength(kind, count) for kind, count in word.against.items()),
    WinTies: lambda word: "[win_ties]",
    Price: lambda word: _price(word),
    ScorePer: lambda word: f"{_counted(word)} [>] {points(word.points)}",
    words.SetDice: lambda word: "".join(f"[die:1:{face}]" for face in word.faces),
    words.TurnFaces: lambda word: f"[die:1:{word.showing}] [>] {'/'.join(f'[die:1:{face}]' for face in word.to)}",
    words.AnyFace: lambda word: f"[die:1:1] [>] *≤{word.up_to}*",
    words.Twice: lambda word: "*×2*",
    words.Office: lambda word: "[person]",
    words.FewerDice: lambda word: f"[die:1:5][carmine|{MINUS}{word.n}]",
    words.DieOr: lambda word: f"[die:0:5] / {bundle(word.gain)}",
    words.HighestFirst: lambda word: "[initiative]",
    words.LeadOrder: lambda word: "[initiative] *1*",
    words.SoleAid: lambda word: "[die:0:5]",
    words.FewestToo: lambda word: f"[building]{MINUS} [>] {points(1)}",
    words.NoEnvoy: lambda word: "[cross][envoy]",
    words.NoPeeking: lambda word: "[cross][eye]",
    words.TokensAsGoods: lambda word: "[token:+2] [>] [goods]",
    words.EnemyStrength: lambda word: f"[swords]{signed(word.by)}",
    words.FixedReinforcements: lambda word: f"{word.n}[soldiers]",
    words.HigherDie: lambda word: "[die:0:6] [>] [soldiers]",
    words.Spare: lambda word: f"[swords] [>] {'[points]' if word.points else '[goods]'} *0*",
    words.Indestructible: lambda word: "[lock]",
    words.DoubleReward: lambda word: "[swords] *×2*",
    words.AlsoIn: lambda word: "".join(f"[{SEASON_ICONS[season]}]" for season in word.seasons),
    words.ScoreFaces: lambda word: f"{''.join(f'[die:0:{face}]' for face in word.faces)} [>] {points(word.points)}",
    words.DoubleSupport: lambda word: f"*≤{word.up_to} ×2*",
    words.Gifts: lambda word: f"*{', '.join(map(str, word.ranks))}* {bundle(word.gain)}",
    words.MoreSupport: lambda word: bundle(word.gain),
    words.Lose: lambda word: " ".join(_gain(name, -count) for name, count in word.things().items()),
    words.DiscardTo: lambda word: f"[goods]≤{word.goods}",
    words.RollFor: lambda word: f"[die:0:{word.at_least}] [>] {bundle(word.gain)}",
    words.TakeEnvoy: lambda word: "[envoy]",
    words.OwnDie: lambda word: "[die:0:6] [>] [soldiers]",
    words.Fortify: lambda word: f"[defence]{signed(word.by)}",
    words.KeepSoldiers: lambda word: f"[lock]{'[soldiers]' * word.n}",
    words.SwapAhead: lambda word: "[exchange]",
    words.MoveDice: lambda word: "[die:1:5] [>] *12*",
    words.BuildFree: lambda word: f"{word.n}[building]",
    words.TurnUpEnemy: lambda word: "[eye][swords]",
    words.MarkAdvisor: lambda word: "[lock]",
    words.LowestFree: lambda word: "[person]*min*",
    words.Exchange: lambda word: "[goods]",
    words.Either: lambda word: " / ".join(deal(each) for each in word.deals),
    words.Different: lambda word: f"*{word.n}*: {' / '.join(bundle(each) for each in word.of)}",
    words.ChosenBy: lambda word: "[players][>][goods]",
    words.WithPartner: lambda word: f"{'[goods]' * word.n} ([players][goods])",
    words.SplitWith: lambda word: f"*{len(word.of) - 1}*: {' / '.join(bundle(each) for each in word.of)}",
    words.KeepAndGive: lambda word: f"{bundle(word.take, most=1)} ([players]{word.away}[goods])",
    words.GainOrSwap: lambda word: bundle(word.gain),
    words.FromTile: lambda word: f"{bundle(word.store)} [>] [goods]",
    words.TileGood: lambda word: "[goods]",
}


def _some(n: int, of: Sequence[Bundle]) -> str:
    """So many of these."""
    return f"*{n}*: {''.join(bundle(each) for each in of)}"


def _many(things: Bundle) -> int:
    return sum(things.things().values())


#: Words that have a shorter form.
HINTS: Mapping[type[Word], Callable[[Any], str]] = {
    Gain: lambda word: bundle(word, most=1),
    OneOf: lambda word: "/".join(bundle(offer, most=1) for offer in word.offers),
    words.Either: _short_deals,
    words.Different: lambda word: _some(word.n, word.of),
    words.SplitWith: lambda word: _some(len(word.of) - 1, word.of),
    words.KeepAndGive: lambda word: f"{_many(word.take) - word.away}[goods] ([players]{word.away}[goods])",
}


def _price(word: Price) -> str:
    if word.goods:
        return f"[building] [goods]{signed(word.goods)}"
    return " ".join(f"[{good}]{coloured(n, good=-1)}" for good, n in word.changes().items())


def _counted(word: ScorePer) -> str:
    """What is counted: goods, battles won or whole rows."""
    if word.goods:
        return bundle(Bundle(goods=word.goods))
    return "[swords]" if word.battles else "[building]×4"


def deal(offered: words.Deal) -> str:
    """What is paid, what comes, and what everybody else gets."""
    if offered.pay is not None:
        return f"{bundle(offered.pay, -1)} [>] {bundle(offered.gain)}"
    others = f" ([players]{bundle(offered.others)})" if offered.others is not None else ""
    return bundle(offered.gain) + others


def _gain(name: str, count: int) -> str:
    if name == "points":
        return points(count)
    return "[token:+2]" * count if name == "tokens" else f"[{COUNTER_ICONS[name]}]{signed(count)}"


def _strength(kind: str, count: int) -> str:
    return f"[defence]{coloured(count)}" if kind == "any" else f"[defence]{signed(count)}[{kind}]"
