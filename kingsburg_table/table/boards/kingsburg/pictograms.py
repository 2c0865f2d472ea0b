"""What advisors and buildings do, as markup of pictures and a few words; generated from their own words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kingsburg_table.games.kingsburg import words
from kingsburg_table.games.kingsburg.cards import Card, Office, Whim
from kingsburg_table.games.kingsburg.components import Advisor, Building
from kingsburg_table.games.kingsburg.words import (
    GOODS,
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
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.text.speaker import Speaker

SEASON_ICONS = {"spring": "flower", "summer": "sun", "autumn": "leaf", "winter": "snow"}
COUNTER_ICONS = {
    "gold": "gold", "wood": "wood", "stone": "stone", "goods": "goods", "soldiers": "soldiers", "tokens": "tokens",
    "points": "points", "strength": "defence", "buildings": "building",
}
ROMAN = ("0", "I", "II", "III", "IV", "V")
MINUS = "−"


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


def points(n: int) -> str:
    """A laurel and a signed figure; a loss is red."""
    return f"[points]{_coloured(n)}"


def bundle(things: Bundle, sign: int = 1, most: int = 4) -> str:
    """Goods as that many pictures; from `most` + 1 on as a figure and one picture."""
    parts = []
    for name, count in things.things().items():
        if name == "points":
            parts.append(points(sign * count))
        elif name == "tokens":
            parts.append("[token:+2]" * count)
        elif name == "other_goods":
            parts.append("[goods]" * (count * (len(GOODS) - 1)))
        else:
            picture = f"[{COUNTER_ICONS[name]}]"
            parts.append(picture * count if count <= most else f"{count}{picture}")
    return " ".join(parts)


def trade(prices: Iterable[Bundle], gain: Bundle, most: int = 4) -> str:
    """What is paid, an arrow, what comes."""
    return f"{_paid(prices)} [>] {bundle(gain, most=most)}"


def _paid(prices: Iterable[Bundle]) -> str:
    return "/".join(bundle(price, -1) for price in prices)


def support(giver: Advisor | Whim | Office, most: int = 4) -> str:
    """What an advisor, tile or office gives as pictures, one word after another; alternatives with a stroke between."""
    out = ""
    for word in giver.support:
        if isinstance(word, OneOf):
            out += f" + {_word(word)}" if out else _word(word)
        elif isinstance(word, Gain):
            out += f" {bundle(word, most=most)}"
        elif isinstance(word, Trade):
            out += f" {trade(word.pay, word.gain, most)}"
        else:
            out += f" {_word(word)}"
    return out.strip()


def effects(source: Building | Card) -> str:
    """What a building or a card does as pictures alone."""
    return " ".join(one_effect(each) for each in source.effects)


def one_effect(effect: Effect) -> str:
    """One effect as pictures alone."""
    before = "".join(f"[{SEASON_ICONS[season]}]" for season in effect.seasons)
    condition = effect.condition.said() if effect.condition is not None else {}
    if "all_dice_equal" in condition:
        before = "[die:0:1]"
    if effect.hook == "battle_win":
        before = "[swords]"
    after = f" ≤{condition['roll_at_most']}" if "roll_at_most" in condition else ""
    return before + _done(effect) + after


def _done(effect: Effect) -> str:
    """What an effect does, after what it costs."""
    if effect.cost and len(effect.do) == 1 and isinstance(effect.do[0], Gain):
        return trade(effect.cost, effect.do[0])
    what = " ".join(_word(word) for word in effect.do)
    return f"{_paid(effect.cost)} [>] {what}" if effect.cost else what


def _word(word: Word) -> str:
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
    words.LowestFree: lambda word: "[person]",
    words.Exchange: lambda word: "[goods]",
    words.Either: lambda word: " / ".join(deal(each) for each in word.deals),
    words.Different: lambda word: f"*{word.n}*: {' / '.join(bundle(each) for each in word.of)}",
    words.ChosenBy: lambda word: "[goods]",
    words.WithPartner: lambda word: f"[goods]{signed(word.n)}",
    words.SplitWith: lambda word: " / ".join(bundle(each) for each in word.of),
    words.KeepAndGive: lambda word: f"{bundle(word.take)} [>] {bundle(Bundle(goods=word.away), -1)}",
    words.GainOrSwap: lambda word: bundle(word.gain),
    words.FromTile: lambda word: f"{bundle(word.store)} [>] [goods]",
    words.TileGood: lambda word: "[goods]",
}


def _price(word: Price) -> str:
    if word.goods:
        return f"[building] [goods]{signed(word.goods)}"
    return " ".join(f"[{good}]{_coloured(n, good=-1)}" for good, n in word.changes().items())


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
    return f"[defence]{_coloured(count)}" if kind == "any" else f"[defence]{signed(count)}[{kind}]"


def _coloured(count: int, good: int = 1) -> str:
    """A figure; one that hurts is red."""
    return signed(count) if count * good >= 0 else f"[carmine|{signed(count)}]"


def described(building: Building, speaker: Speaker) -> str:
    """A building's effects in few words and pictures, for the band of a large cell."""
    alone = len(building.effects) == 1
    return " [_] ".join(_described(effect, speaker, alone) for effect in building.effects)


def _described(effect: Effect, speaker: Speaker, alone: bool) -> str:
    when = _when(effect, speaker)
    what = " ".join(_what(word, speaker, alone) for word in effect.do) if not effect.cost else _done(effect)
    return f"{when} {what}" if when else what


def _when(effect: Effect, speaker: Speaker) -> str:
    def say(id: str, **values: object) -> str:
        return escape(speaker.t(f"board.kingsburg.when.{id}", **values))
    condition = effect.condition.said() if effect.condition is not None else {}
    if "all_dice_equal" in condition:
        return say("all_dice_equal")
    if "roll_at_most" in condition:
        return say("roll_at_most", most=condition["roll_at_most"])
    if "support_gives" in condition:
        return say("support")
    if effect.hook in ("season_start", "season_end"):
        if effect.seasons:
            pictures = "".join(f"[{SEASON_ICONS[season]}]" for season in effect.seasons)
            return f"{say('end_of')} {pictures}:"
        return say("each_season")
    for word in effect.do:
        if isinstance(word, Price) and word.columns:
            return say("columns", columns=", ".join(ROMAN[column] for column in word.columns))
    return say(effect.hook) if effect.hook in ("game_end", "battle_win", "recruit") else ""


def _what(word: Word, speaker: Speaker, alone: bool) -> str:
    def say(id: str, **values: object) -> str:
        return escape(speaker.t(f"board.kingsburg.what.{id}", **values))
    if isinstance(word, Strength):
        return _in_battle(word.against, speaker, alone)
    if isinstance(word, WinTies):
        return say("win_ties")
    if isinstance(word, Shift):
        return f"{say('shift')} *±{word.by}* {say('once')}"
    if isinstance(word, Reroll):
        return f"[reroll] {say('reroll_' + word.dice)}"
    if isinstance(word, WhiteDice):
        return f"[die:0:5] *+{word.n}* {say('white_die', n=word.n)}"
    return _word(word)


def _in_battle(strength: Mapping[str, int], speaker: Speaker, alone: bool) -> str:
    """`+1 in battle` where a building does nothing else, `+1 against Demons`, `+1` and `+2 against Zombies`."""
    parts = []
    for kind, count in strength.items():
        figure = f"*{_coloured(count)}*" if count >= 0 else _coloured(count)
        if kind != "any":
            name = escape(speaker.t("board.kingsburg.what.against", kind=kind))
            parts.append(f"[defence] {figure} {name} [{kind}]")
        elif len(strength) == 1 and count > 0 and alone:
            parts.append(f"[defence] {figure} {escape(speaker.t('board.kingsburg.what.in_battle'))}")
        else:
            parts.append(f"[defence] {figure}")
    return " [_] ".join(parts)


def amounts(things: Mapping[str, int], sign: int = 1, colour: str = "") -> str:
    """`{gold: 2, buildings: 1}` as pictures with signed figures: rewards and losses of an enemy."""
    close = len(things) > 2
    parts = []
    for name, count in things.items():
        figure = signed(sign * count)
        parts.append(f"[{COUNTER_ICONS[name]}]{'' if close else ' '}{f'[{colour}|{figure}]' if colour else figure}")
    return " ".join(parts) if close else joined(parts)


def joined(parts: Iterable[str], between: str = " [_] ") -> str:
    return between.join(part for part in parts if part)
