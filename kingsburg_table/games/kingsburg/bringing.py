"""What words bring, in a few numbers that all of them share: what computer players weigh instead of cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from kingsburg_table.games.kingsburg.hooks import HOOKS, PRODUCTIVE
from kingsburg_table.games.kingsburg.state import GOODS
from kingsburg_table.games.kingsburg.words import (
    AlsoIn,
    AnyFace,
    BuildFree,
    Bundle,
    ChosenBy,
    Deal,
    DieOr,
    Different,
    DoubleReward,
    DoubleSupport,
    Effect,
    Either,
    Exchange,
    Fortify,
    FromTile,
    Gain,
    GainOrSwap,
    HigherDie,
    Indestructible,
    KeepAndGive,
    KeepSoldiers,
    LeadOrder,
    Lose,
    LowestFree,
    MarkAdvisor,
    MoveDice,
    Office,
    OneOf,
    OwnDie,
    Peek,
    Price,
    Reroll,
    ScoreFaces,
    ScorePer,
    SetDice,
    Shift,
    SoldierPrice,
    SoleAid,
    Spare,
    SplitWith,
    Strength,
    SwapAhead,
    TakeEnvoy,
    TileGood,
    TokensAsGoods,
    Trade,
    TurnFaces,
    Twice,
    WhiteDice,
    WinTies,
    WithPartner,
    Word,
)

#: What is owned, or certain to come from dice placed on advisors; `any`: goods of choice.
OWNED = ("points", "gold", "wood", "stone", "any", "soldiers", "tokens", "trades", "peeks")
#: What effects bring from now on, times how often they still come.
COMING = (
    "coming_points", "coming_goods", "coming_soldiers", "coming_tokens", "coming_white", "coming_shifts",
    "coming_rerolls", "coming_discount", "coming_recruits", "coming_strength", "coming_ties", "coming_looks",
    "coming_court", "coming_spoils", "end_goods", "end_rows", "end_wins",
)
SEASONS = ("spring", "summer", "autumn", "winter")
ENDS = ("game_end",)
BEGINS = ("setup", "joined")  #: once, before the first year
DONE = ("put_up",)  #: when it is built, and then never again
#: How often what is bound to something happens, where it might.
LIKELY = {
    "battle_win": 0.6, "battle_loss": 0.25, "on_place": 0.3, "own_build": 0.7, "support": 0.7, "year_end_last": 0.8,
}
IF, PAID = 0.5, 0.5  #: the same for a condition; what is left of a gain that has its price

Things = Mapping[str, float]


def bundled(bundle: Bundle, share: float = 1.0) -> dict[str, float]:
    """Things of a bundle by their names in OWNED."""
    found: dict[str, float] = {}
    for name, count in bundle.things().items():
        own = name if name in OWNED else "any"
        found[own] = found.get(own, 0.0) + count * share
    return found


def added(*parts: Things) -> dict[str, float]:
    found: dict[str, float] = {}
    for part in parts:
        for name, amount in part.items():
            found[name] = found.get(name, 0.0) + amount
    return found


def brought(word: Word) -> dict[str, float]:
    """What a word of a support brings to whom it is given, on average and by names of OWNED."""
    if isinstance(word, Gain):
        return bundled(word)
    if isinstance(word, Lose):
        return bundled(word, -1)
    if isinstance(word, OneOf):
        return {"any": max(float(sum(offer.things().values())) for offer in word.offers)}
    if isinstance(word, Trade):
        return {"trades": 1}
    if isinstance(word, Peek):
        return {"peeks": 1}
    if isinstance(word, Either):
        return max(map(_deal, word.deals), key=lambda things: sum(things.values()))
    if isinstance(word, Different):
        return added(*(bundled(bundle, word.n / len(word.of)) for bundle in word.of))
    if isinstance(word, SplitWith):
        return added(*(bundled(bundle, 1 - 1 / len(word.of)) for bundle in word.of))
    if isinstance(word, GainOrSwap):
        return bundled(word.gain)
    if isinstance(word, KeepAndGive):
        return {"any": float(sum(word.take.things().values()) - word.away)}
    if isinstance(word, WithPartner):
        return {"any": word.n - 0.4}
    if isinstance(word, ChosenBy | FromTile | TileGood | LowestFree):
        return {"any": 0.9}
    return {}


def _deal(deal: Deal) -> dict[str, float]:
    return added(bundled(deal.gain), bundled(deal.pay, -1) if deal.pay is not None else {})


def comings(effect: Effect) -> dict[str, float]:
    """What an effect brings each time that it comes, by names of COMING."""
    share = LIKELY.get(effect.hook, 1.0)
    if effect.condition is not None:
        share *= IF
    if effect.cost:
        share *= PAID
    found: dict[str, float] = {}
    for word in effect.do:
        for name, amount in _comings(word):
            found[name] = found.get(name, 0.0) + amount * share
    return found


def _comings(word: Word) -> Iterator[tuple[str, float]]:
    if isinstance(word, DieOr):
        yield "coming_white", 0.5
    elif isinstance(word, ScoreFaces):
        yield "coming_points", word.points * len(word.faces) / 6
    elif isinstance(word, ScorePer):
        if word.goods:
            yield "end_goods", word.points
        else:
            yield ("end_rows", word.points / word.rows) if word.rows else ("end_wins", word.points / word.battles)
    else:
        known = _single(word)
        if known is not None:
            yield known
        for name, amount in brought(word).items():
            yield COMES_AS[name], amount


#: Under which name of COMING things of OWNED come.
COMES_AS = {
    "points": "coming_points", "soldiers": "coming_soldiers", "tokens": "coming_tokens", "trades": "coming_goods",
    "peeks": "coming_looks", "any": "coming_goods", **dict.fromkeys(GOODS, "coming_goods"),
}


def _single(word: Word) -> tuple[str, float] | None:
    """Words that bring nothing but a possibility."""
    if isinstance(word, WhiteDice):
        return "coming_white", word.n
    if isinstance(word, Shift):
        return "coming_shifts", word.by
    if isinstance(word, Reroll | SetDice | TurnFaces):
        return "coming_rerolls", 1
    if isinstance(word, Price):
        columns = len(word.columns) / 4 if word.columns else 1
        return "coming_discount", -(sum(word.changes().values()) + word.goods) * columns
    if isinstance(word, BuildFree):
        return "coming_discount", 2 * word.n
    if isinstance(word, SoldierPrice):
        return "coming_recruits", (2 - word.goods) * (0.4 if word.first else 1)
    if isinstance(word, TokensAsGoods):
        return "coming_recruits", 0.4
    if isinstance(word, Strength):
        return "coming_strength", word.by("any") or sum(word.against.values()) / 5
    if isinstance(word, Fortify):
        return "coming_strength", word.by
    if isinstance(word, WinTies):
        return "coming_ties", 1
    if isinstance(word, OwnDie | HigherDie | KeepSoldiers):
        return "coming_soldiers", 0.7
    if isinstance(word, Exchange):
        return "coming_goods", 0.3
    if isinstance(word, Spare | Indestructible | DoubleReward):
        return "coming_spoils", 1
    if isinstance(word, AnyFace | Office | DoubleSupport | MoveDice | SwapAhead | LeadOrder | TakeEnvoy | SoleAid
                  | MarkAdvisor | LowestFree | AlsoIn | Twice):
        return "coming_court", 1
    return None


def times(effect: Effect, year: int, season: str, years: int) -> int:
    """How often an effect still comes, the running season included."""
    if effect.hook in DONE:
        return 0
    if effect.hook in ENDS:
        return 1
    if effect.hook in BEGINS:
        return int(year == 0)
    here = (year, SEASONS.index(season) if season else 0)
    when: Sequence[str] = effect.seasons or HOOKS[effect.hook].seasons or PRODUCTIVE
    count = 0
    for each in range(max(1, year), years + 1):
        if not effect.years or each in effect.years:
            seasons = sum((each, SEASONS.index(name)) >= here for name in when)
            count += min(1, seasons) if effect.limit in ("year", "game") else seasons
    return min(1, count) if effect.limit == "game" else count
