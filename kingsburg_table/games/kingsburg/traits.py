"""What computer players look at in Kingsburg. Effects count by what they do, so that every card has them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

from kingsburg_table.core.traits import Traits
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import kit
from kingsburg_table.games.kingsburg.hooks import HOOKS, PRODUCTIVE
from kingsburg_table.games.kingsburg.lasting import price, strength, wins_ties
from kingsburg_table.games.kingsburg.state import Kingsburg, Placed
from kingsburg_table.games.kingsburg.words import (
    Bundle,
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
    Word,
)

#: What is owned or certain to come from dice placed on advisors.
OWNED = ("points", "gold", "wood", "stone", "any", "soldiers", "tokens", "trades", "peeks")
#: What effects bring from now on, times how often they still come.
COMING = (
    "coming_points", "coming_goods", "coming_soldiers", "coming_tokens", "coming_white", "coming_shifts",
    "coming_rerolls", "coming_discount", "coming_recruits", "coming_strength", "coming_ties", "coming_looks",
    "coming_other", "end_goods",
)
NAMES = (
    *OWNED, "buildings", "envoy", "aid", "dice", "faces", "high_die", "win_odds", "loss_odds", "strongest",
    "build_now", "build_next", "row_lead", *COMING,
)
SEASONS = ("spring", "summer", "autumn", "winter")
FACES = range(1, 7)


class _Steady(NamedTuple):
    """What one effect brings: which number, how much, in which seasons."""

    place: int
    amount: float
    seasons: tuple[str, ...]
    once: bool


class KingsburgTraits(Traits[Kingsburg]):
    names = NAMES
    parts = frozenset({
        "take goods", "lose goods", "trade", "choose deal", "choose different", "swap", "take from tile", "give away",
    })

    def __init__(self, data: Components) -> None:
        self._data = data
        self._margins = [
            sorted(data.enemies[card].strength - face for card in pool for face in FACES) for pool in data.enemy_pools
        ]

    def of(self, state: Kingsburg, seat: int) -> Sequence[float]:
        player = state.players[seat]
        have = self._owned(state, seat)
        win, loss = self._odds(state, seat, have[5] - player.soldiers)
        now, later, lead = self._buildings(state, seat, have)
        army = strength(self._data, state, seat, "any")
        faces = player.dice + player.white
        return (
            *have, len(player.built), state.envoy == seat, player.aid, len(faces), sum(faces), max(faces, default=0),
            win, loss,
            all(army >= strength(self._data, state, other, "any") for other in range(len(state.players))),
            now, later, lead, *self._coming(state, seat),
        )

    def progress(self, state: Kingsburg) -> float:
        place = SEASONS.index(state.season) if state.season else 0
        return min(1.0, (4 * max(0, state.year - 1) + place) / (4 * self._data.figures.years))

    def horizon(self, state: Kingsburg) -> Hashable:
        return state.year, state.season

    def facts(self, state: Kingsburg, seat: int) -> Mapping[str, float]:
        win, loss = self._odds(state, seat, self._owned(state, seat)[5] - state.players[seat].soldiers)
        return {"win_odds": round(100 * win), "loss_odds": round(100 * loss)}

    def _owned(self, state: Kingsburg, seat: int) -> list[float]:
        player = state.players[seat]
        gold, wood, stone = player.goods
        have: list[float] = [player.score, gold, wood, stone, 0, player.soldiers, player.tokens, 0, 0]
        for placed in state.placed:
            if placed.seat == seat:
                self._support(state, placed, have)
        return have

    def _support(self, state: Kingsburg, placed: Placed, have: list[float]) -> None:
        """What an advisor will give (K6)."""
        giver = placed.office or self._data.by_rank[placed.rank].id
        if placed.rank in state.whims and not placed.office:
            giver = self._data.whims[placed.rank].id
        for word in self._data.support(giver):
            if isinstance(word, Gain):
                _add(have, word)
            elif isinstance(word, OneOf):
                have[4] += max(sum(offer.things().values()) for offer in word.offers)
            elif isinstance(word, Trade):
                have[7] += 1
            elif isinstance(word, Peek):
                have[8] += 1

    def _odds(self, state: Kingsburg, seat: int, more: float) -> tuple[float, float]:
        """The chances to win and to lose this year's battle, reinforcements on average included."""
        if not state.year or state.battles:
            return 0.0, 0.0
        known = self._data.enemies.get(state.enemy)
        if known is None:
            own = strength(self._data, state, seat, "any") + more
            margins = self._margins[state.year - 1]
        else:
            own = strength(self._data, state, seat, known.kind) + more
            margins = [known.strength - face for face in reversed(FACES)]
        if state.reinforcements:
            margins = [known.strength] if known else margins
        less = bisect_right(margins, own) if wins_ties(self._data, state, seat) else bisect_left(margins, own)
        return less / len(margins), 1 - bisect_right(margins, own) / len(margins)

    def _buildings(self, state: Kingsburg, seat: int, have: Sequence[float]) -> tuple[float, float, float]:
        """The best building that can be paid, the best that is nearly there, and how far rows have come."""
        player = state.players[seat]
        _, gold, wood, stone, choice, *_ = have
        best = near = lead = 0.0
        for row in self._data.sheet(tuple(player.strips)):
            for building in row:
                if building.id in player.built:
                    lead += 0.25
                    continue
                cost = price(self._data, state, seat, building)
                missing = max(0, cost[0] - gold) + max(0, cost[1] - wood) + max(0, cost[2] - stone)
                worth = building.points + 1.0
                if missing <= choice:
                    best = max(best, worth)
                near = max(near, worth * max(0.0, 1 - missing / 5))
                break
        return best, near, lead

    def _coming(self, state: Kingsburg, seat: int) -> list[float]:
        owned = kit(self._data, state, seat)
        steady: list[_Steady] | None = owned.sums.get("traits")
        if steady is None:
            steady = owned.sums["traits"] = [
                gain for held in owned.all for gain in _steady(held.effect.hook, held.effect.seasons, held.effect.do)
            ]
        found = [0.0] * len(COMING)
        for place, amount, seasons, once in steady:
            found[place] += amount if once else amount * self._times(state, seasons)
        return found

    def _times(self, state: Kingsburg, seasons: tuple[str, ...]) -> int:
        """How often these seasons still come, the running one included."""
        here = SEASONS.index(state.season) if state.season else 0
        years = self._data.figures.years - state.year
        return sum(years + (SEASONS.index(season) >= here) for season in seasons)


def _steady(hook: str, seasons: tuple[str, ...], words: tuple[Word, ...]) -> list[_Steady]:
    when = seasons or HOOKS[hook].seasons or PRODUCTIVE
    found = []
    for word in words:
        for name, amount in _amounts(hook, word):
            found.append(_Steady(COMING.index(name), amount, when, hook == "game_end"))
    return found


def _amounts(hook: str, word: Word) -> list[tuple[str, float]]:
    if isinstance(word, Gain):
        things = word.things()
        goods = sum(count for name, count in things.items() if name not in ("points", "soldiers", "tokens"))
        named = {"coming_points": things.get("points", 0), "coming_soldiers": things.get("soldiers", 0),
                 "coming_tokens": things.get("tokens", 0), "coming_goods": goods}
        return [(name, amount) for name, amount in named.items() if amount]
    if isinstance(word, OneOf):
        return [("coming_goods", 1.0)]
    if isinstance(word, WhiteDice):
        return [("coming_white", word.n)]
    if isinstance(word, Shift):
        return [("coming_shifts", word.by)]
    if isinstance(word, Reroll):
        return [("coming_rerolls", 1.0)]
    if isinstance(word, Price):
        return [("coming_discount", -sum(word.changes().values()))]
    if isinstance(word, SoldierPrice):
        return [("coming_recruits", 2.0 - word.goods)]
    if isinstance(word, Strength):
        return [("coming_strength", word.by("any"))]
    if isinstance(word, Peek):
        return [("coming_looks", 1.0)]
    if isinstance(word, ScorePer):
        return [("end_goods", 1.0)]
    return [("coming_ties" if hook == "battle_mod" else "coming_other", 1.0)]


def _add(have: list[float], bundle: Bundle) -> None:
    for name, count in bundle.things().items():
        if name == "goods":
            have[4] += count
        elif name in OWNED:
            have[OWNED.index(name)] += count
