"""What computer players look at in Kingsburg. Effects count by what they do, so that every card has them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache

from kingsburg_table.core.actions import Action
from kingsburg_table.core.effects import Kit
from kingsburg_table.core.traits import Traits
from kingsburg_table.games.kingsburg.actions import Build, PutUpFree
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.bringing import COMING, OWNED, SEASONS, brought, comings, times
from kingsburg_table.games.kingsburg.effects import kit
from kingsburg_table.games.kingsburg.lasting import common, enemy_bonus, strength, wins_ties
from kingsburg_table.games.kingsburg.pieces import Building
from kingsburg_table.games.kingsburg.prices import price
from kingsburg_table.games.kingsburg.state import HIDDEN, NOBODY, Kingsburg, Placed, Player
from kingsburg_table.games.kingsburg.tasks import Bidding
from kingsburg_table.games.kingsburg.words import Effect, FixedReinforcements, Strength, WinTies

NAMES = (
    *OWNED, "buildings", "envoy", "aid", "dice", "faces", "high_die", "win_odds", "loss_odds", "strongest",
    "build_now", "build_next", "row_lead", "army", "kept", "champions", "markers", "sheet", *COMING,
)
FACES = (1, 2, 3, 4, 5, 6)
SOLDIERS = OWNED.index("soldiers")
POINTS = OWNED.index("points")


class KingsburgTraits(Traits[Kingsburg]):
    names = NAMES
    parts = frozenset({
        "take goods", "lose goods", "trade", "choose deal", "choose different", "swap", "take from tile", "give away",
        "choose partner", "mark advisor", "build free", "twofold",
    })

    def __init__(self, data: Components) -> None:
        self._data = data
        self._army = data.has("army_tokens")
        self._strips = data.has("alternative_rows")
        self._margins = lru_cache(maxsize=1024)(self._sorted_margins)
        self._sheet = lru_cache(maxsize=1024)(self._worth_of_sheet)
        self._next = lru_cache(maxsize=16384)(self._next_buildings)
        self._given = lru_cache(maxsize=256)(self._support_of)

    def of(self, state: Kingsburg, seat: int) -> Sequence[float]:
        player = state.players[seat]
        owned = kit(self._data, state, seat)
        have = self._owned(state, seat, player)
        more = have[SOLDIERS] - player.soldiers
        win, loss = self._odds(state, seat, player, owned, more)
        now, later, lead = self._buildings(state, seat, player, owned, have)
        army = self._strength(state, seat, player, owned)
        strongest = all(
            army >= self._strength(state, other, rival, kit(self._data, state, other))
            for other, rival in enumerate(state.players) if other != seat
        )
        coming: Sequence[float] = self._coming(owned, state.year, state.season)
        top = state.agenda[-1] if state.agenda else None
        if top is not None and top.node == "auction" and not player.governor:
            coming, have[POINTS] = self._bidding(state, seat, top.todo, coming, have[POINTS])
        faces = player.dice + player.white
        return (
            *have, len(player.built), state.envoy == seat, player.aid, len(faces), sum(faces), max(faces, default=0),
            win, loss, strongest, now, later, lead,
            sum(player.army) - max(0, player.mustered) if self._army else 0, player.kept, player.champions,
            sum(marker.seat == seat for marker in state.markers) if state.markers else 0,
            self._sheet(tuple(player.strips), tuple(player.offered)) if self._strips else 0, *coming,
        )

    def progress(self, state: Kingsburg) -> float:
        place = SEASONS.index(state.season) if state.season else 0
        return min(1.0, (4 * max(0, state.year - 1) + place) / (4 * self._data.figures.years))

    def horizon(self, state: Kingsburg) -> Hashable:
        return state.year, state.season

    def facts(self, state: Kingsburg, seat: int) -> Mapping[str, float]:
        player = state.players[seat]
        points, *goods, soldiers, tokens, _, _ = self._owned(state, seat, player)
        win, loss = self._odds(state, seat, player, kit(self._data, state, seat), soldiers - player.soldiers)
        return {
            "win_odds": round(100 * win), "safe_odds": round(100 * (1 - loss)), "points": points, "goods": sum(goods),
            "tokens": tokens,
        }

    def aim(self, action: Action) -> str:
        return action.building if isinstance(action, (Build, PutUpFree)) else ""

    def reach(self, state: Kingsburg, seat: int) -> Sequence[str]:
        """Buildings that the goods pay for, those to come included."""
        player = state.players[seat]
        _, gold, wood, stone, choice, *_ = self._owned(state, seat, player)
        found = []
        for building in self._next(tuple(player.built), tuple(player.strips))[1]:
            cost = price(self._data, state, seat, building)
            if max(0, cost[0] - gold) + max(0, cost[1] - wood) + max(0, cost[2] - stone) <= choice:
                found.append(building)
        return [building.id for building in sorted(found, key=lambda building: -building.points)]

    def _owned(self, state: Kingsburg, seat: int, player: Player) -> list[float]:
        gold, wood, stone = player.goods
        have: list[float] = [player.score, gold, wood, stone, 0, player.soldiers, player.tokens, 0, 0]
        for placed in state.placed:
            if placed.seat == seat:
                for place, amount in self._given(self._giver(state, placed)):
                    have[place] += amount
        return have

    def _giver(self, state: Kingsburg, placed: Placed) -> str:
        """Who gives for these dice (K6)."""
        if placed.office:
            return placed.office
        return self._data.whims[placed.rank].id if placed.rank in state.whims else self._data.by_rank[placed.rank].id

    def _support_of(self, giver: str) -> tuple[tuple[int, float], ...]:
        return tuple(
            (OWNED.index(name), amount) for word in self._data.support(giver) for name, amount in brought(word).items()
        )

    def _strength(self, state: Kingsburg, seat: int, player: Player, owned: Kit[Effect], kind: str = "any") -> int:
        """As `lasting.strength`; what does not depend on anything is added up once for a seat's sources."""
        if "might" not in owned.sums:
            owned.sums["might"] = {} if _plain(owned, "battle_mod") else None
        added: dict[str, int] | None = owned.sums["might"]
        if added is None:
            return strength(self._data, state, seat, kind)
        if kind not in added:
            words = [word for held in owned.at["battle_mod"] for word in held.effect.do]
            added[kind] = sum(word.by(kind) for word in words if isinstance(word, Strength))
        total = player.soldiers + added[kind]
        return total + sum(player.fortified.values()) if player.fortified else total

    def _ties(self, state: Kingsburg, seat: int, owned: Kit[Effect]) -> bool:
        held = owned.at["battle_mod"]
        return bool(held) and any(isinstance(w, WinTies) for h in held for w in h.effect.do) and (
            wins_ties(self._data, state, seat)
        )

    def _odds(
        self, state: Kingsburg, seat: int, player: Player, owned: Kit[Effect], more: float
    ) -> tuple[float, float]:
        """The chances to win and to lose this year's battle, reinforcements on average included."""
        if not state.year or state.battles:
            return 0.0, 0.0
        seen = state.enemy_shown or seat in state.peekers  # what others have looked at is only imagined here
        known = self._data.enemies.get(state.enemy) if seen else None
        own = self._strength(state, seat, player, owned, known.kind if known is not None else "any") + more
        bonus = enemy_bonus(self._data, state) if state.destiny else 0
        faces = self._reinforced(state, player)
        margins = self._margins(known.id if known is not None else "", state.year, faces, bonus)
        less = bisect_right(margins, own) if self._ties(state, seat, owned) else bisect_left(margins, own)
        return less / len(margins), 1 - bisect_right(margins, own) / len(margins)

    def _reinforced(self, state: Kingsburg, player: Player) -> tuple[int, ...]:
        """What this winter's die or token may still bring (K12.2, M5)."""
        if state.reinforcements:
            return (0,)
        if self._army:
            if len(player.army) <= len(self._data.cards.army) - state.year:
                return (0,)
            return (player.mustered,) if player.mustered >= 0 else tuple(player.army)
        if state.destiny:
            for word in common(self._data, state, "reinforcing", FixedReinforcements):
                return (word.n,)
        return FACES

    def _sorted_margins(self, enemy: str, year: int, faces: tuple[int, ...], bonus: int) -> list[int]:
        cards = [enemy] if enemy else self._data.enemy_pools[year - 1]
        return sorted(self._data.enemies[card].strength + bonus - face for card in cards for face in faces)

    def _next_buildings(
        self, built: tuple[str, ...], strips: tuple[str, ...]
    ) -> tuple[float, tuple[Building, ...]]:
        """How far rows have come, and the building that comes next in each."""
        lead, found = 0.0, []
        for row in self._data.sheet(strips):
            for building in row:
                if building.id not in built:
                    found.append(building)
                    break
                lead += 0.25
        return lead, tuple(found)

    def _buildings(
        self, state: Kingsburg, seat: int, player: Player, owned: Kit[Effect], have: Sequence[float]
    ) -> tuple[float, float, float]:
        """The best building that can be paid, the best that is nearly there, and how far rows have come."""
        lead, buildings = self._next(tuple(player.built), tuple(player.strips))
        _, gold, wood, stone, choice, *_ = have
        best = near = 0.0
        if "prices" not in owned.sums:
            owned.sums["prices"] = {} if _plain(owned, "build") else None
        plain: dict[str, tuple[int, int, int]] | None = owned.sums["prices"]
        for building in buildings:
            if plain is None:
                cost = price(self._data, state, seat, building)
            else:
                known = plain.get(building.id)
                cost = plain[building.id] = price(self._data, state, seat, building) if known is None else known
            missing = max(0, cost[0] - gold) + max(0, cost[1] - wood) + max(0, cost[2] - stone)
            worth = building.points + 1.0
            if missing <= choice and worth > best:
                best = worth
            if missing < 5:
                near = max(near, worth * (1 - missing / 5))
        return best, near, lead

    def _coming(self, owned: Kit[Effect], year: int, season: str) -> tuple[float, ...]:
        """What a seat's sources bring from a season on; worked out once for each."""
        key = ("traits", year, season)
        known: tuple[float, ...] | None = owned.sums.get(key)
        if known is None:
            found = [0.0] * len(COMING)
            for held in owned.all:
                often = times(held.effect, year, season, self._data.figures.years)
                for name, amount in comings(held.effect).items():
                    found[COMING.index(name)] += amount * often
            known = owned.sums[key] = tuple(found)
        return known

    def _bidding(
        self, state: Kingsburg, seat: int, todo: Sequence[object], coming: Sequence[float], points: float
    ) -> tuple[Sequence[float], float]:
        """As if the auction ended here: the highest bid takes the card, the others one of those that are left (M3)."""
        task = next((task for task in todo if isinstance(task, Bidding)), None)
        named = task is not None and (task.bidder == seat or (task.bidder == NOBODY and task.asked == seat))
        if task is not None and named:
            cards, points = [task.card], points - max(0, task.bid)
        else:
            cards = [card for card in state.cards if task is None or task.bidder == NOBODY or card != task.card]
        if not cards or HIDDEN in cards:
            return coming, points
        lots = [self._coming(self._data.kits[card,], state.year, state.season) for card in cards]
        return [own + sum(lot) / len(lots) for own, *lot in zip(coming, *lots, strict=True)], points

    def _worth_of_sheet(self, strips: tuple[str, ...], offered: tuple[str, ...]) -> float:
        """What a sheet's buildings bring for their price; a strip that is offered counts where it is better (M2)."""
        rows = {row[0].row: _worth(row) for row in self._data.sheet(strips)}
        covered = {row[0].row: _worth(row) for row in self._data.sheet(offered)} if offered else {}
        return sum(rows.values()) + sum(max(0.0, covered[row] - rows[row]) for row in set(offered))


def _plain(owned: Kit[Effect], hook: str) -> bool:
    """Whether a seat's effects at a hook depend on nothing."""
    return all(
        effect.condition is None and not (effect.limit or effect.seasons or effect.years or effect.cost)
        for held in owned.at[hook] for effect in [held.effect]
    )


def _worth(row: Sequence[Building]) -> float:
    return sum(
        (building.points + sum(map(abs, added))) / max(1, sum(building.price))
        for building in row
        for added in [[amount for effect in building.effects for amount in comings(effect).values()]]
    )
