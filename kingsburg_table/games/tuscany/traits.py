"""What computer players look at in The Castles of Tuscany. Kinds and tokens count by their effects."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from itertools import permutations, product
from typing import NamedTuple

from kingsburg_table.core.actions import Action, Decision, Option
from kingsburg_table.core.traits import Traits
from kingsburg_table.games.tuscany.actions import Join, Place, PlaceFree, PlaceStartCastle, Swap, Turn
from kingsburg_table.games.tuscany.box import EMPTY
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.land import DOWN, UP, Land, Plan, occupied
from kingsburg_table.games.tuscany.payment import UNITS, affordable
from kingsburg_table.games.tuscany.placing import bonus_left, points_for
from kingsburg_table.games.tuscany.scoring import kept
from kingsburg_table.games.tuscany.state import Prince, Tuscany
from kingsburg_table.games.tuscany.steps.arrange import ArrangeEstate

THINGS = ("cards", "worker", "marble", "income", "hexagon", "free_tile", "bonus_token", "crops")
MORE = ("marble", "worker", "income")
NAMES = (
    "red", "green", "kept", "cards", "matching", "pairs", "surplus", "marble", "worker", "room", "tiles", "hexagons",
    "misfits", "place_now", "place_later", "filled", "open", "kinds_open", "region_steps", "colour_steps", "more_cards",
    *(f"more_{thing}" for thing in MORE), "storage", "turned", "action",
    *(f"left_{thing}" for thing in THINGS),
)
BESIDE = 0.6  #: what one more kind beside the start castle is worth in region points, when an estate is laid out
ENOUGH = 7  #: cards beyond which more are not needed soon
TURNS = 10  #: so many times somebody draws cards in a match
NEIGHBOUR = 0.15  #: and one more hex


class _Ground(NamedTuple):
    """What an estate with these pieces has in it, whatever the rest of the table looks like."""

    filled: int
    open: int
    kinds_open: int
    region_steps: float  #: points of unfinished regions, by how far they have come
    left: tuple[int, ...]  #: empty hexes by kind
    of_kind: tuple[int, ...]
    things: tuple[float, ...]  #: as THINGS: what the empty hexes still bring


class TuscanyTraits(Traits[Tuscany]):
    names = NAMES
    parts = frozenset({"pay", "castle", "town"})
    chains = frozenset({"act"})

    def __init__(self, data: Components) -> None:
        self._data = data
        self._ground = lru_cache(maxsize=65536)(self._read_ground)
        self._gain = lru_cache(maxsize=65536)(self._best_gain)
        self._best = lru_cache(maxsize=256)(self._best_plan)
        more: dict[str, tuple[int, int]] = {}
        for code, at in data.more.items():
            more[next(iter(data.effects[code].things()))] = data.place_of_code[code], at
        self._more = [more[thing] for thing in MORE]  #: the kind that brings it, and the token that adds to it
        self._stack = sum(data.figures.stacks)

    def of(self, state: Tuscany, seat: int) -> Sequence[float]:
        data = self._data
        player = state.players[seat]
        ground = self._ground(player.estate, player.pieces)
        times = data.phases - len(player.scored)
        progress = self.progress(state)
        matching = pairs = 0
        for count, left in zip(player.hand, ground.left, strict=True):
            use = min(count, UNITS * left)
            matching += use
            pairs += (count - use) // 2
        now, later, tiles, hexagons, misfits = self._stored(state, seat, player)
        colours = 0.0
        for place, left in enumerate(ground.left):
            if left:
                full = ground.of_kind[place]
                colours += bonus_left(data, state, place) * ((full - left) / full) ** 2
        top = state.agenda[-1] if state.agenda else None
        more = [player.tokens[at] * ground.left[place] for place, at in self._more]
        draws = player.tokens[data.draw_more] * (1 - progress) * TURNS
        return (
            player.red, player.green * times, sum(kept(data, player)), player.cards, matching, pairs,
            max(0, player.cards - ENOUGH), player.marble, player.worker, player.store.count(EMPTY), tiles, hexagons,
            misfits, now * times, later * times,
            ground.filled, ground.open, ground.kinds_open, ground.region_steps * times, colours * times,
            draws, *more, len(player.store), self._stack - len(player.stack),
            top is not None and top.node == "act" and top.seat == seat, *ground.things,
        )

    def progress(self, state: Tuscany) -> float:
        """By the stacks: a match ends with the first that is used up."""
        left = min(len(player.stack) for player in state.players)
        return 1 - left / self._stack

    def horizon(self, state: Tuscany) -> Hashable:
        return state.round, state.phase

    def facts(self, state: Tuscany, seat: int) -> Mapping[str, float]:
        player = state.players[seat]
        filled = len(player.pieces) - player.pieces.count(EMPTY)
        return {"green": player.green, "cards": player.cards, "filled": filled, "helps": player.worker + player.marble}

    def aim(self, action: Action) -> str:
        return action.piece if isinstance(action, Place) else action.tile if isinstance(action, PlaceFree) else ""

    def reach(self, state: Tuscany, seat: int) -> Sequence[str]:
        """Stored pieces that can be placed and paid."""
        data, player = self._data, state.players[seat]
        openings = data.openings(player.estate, player.pieces)
        return [
            data.id_of[code] for code in player.store
            if code != EMPTY and any(
                kind in openings and affordable(player.hand, data.place_of_code[kind], player.worker)
                for kind in (data.kind_of[code] or data.codes)
            )
        ]

    def known(self, state: Tuscany, decision: Decision) -> Option | None:
        """An estate is laid out towards the best of all ways to put the boards together."""
        if decision.kind != ArrangeEstate.name:
            return None
        here = self._data.plan(state.players[decision.seat].estate)
        goal, castle = self._best(tuple(sorted(here.boards)))
        for option in decision.options:
            action = option.action
            if isinstance(action, PlaceStartCastle):
                if here == goal and action.hex == castle:
                    return option
            elif isinstance(action, Swap):
                left, right = goal.boards[action.place - 1], goal.boards[action.to - 1]
                if left == action.other or (right == action.board and left != action.board):
                    return option
            elif here.boards == goal.boards and (
                (isinstance(action, Turn) and here.turned[action.place - 1] != goal.turned[action.place - 1])
                or (isinstance(action, Join) and here.joints[action.joint - 1] != goal.joints[action.joint - 1])
            ):
                return option
        return None

    def _best_plan(self, boards: tuple[str, ...]) -> tuple[Plan, tuple[int, int]]:
        """The estate with the largest regions, and a castle with many kinds beside it."""
        best: tuple[float, Plan, tuple[int, int]] | None = None
        for order in permutations(boards):
            for turned in product((False, True), repeat=len(order)):
                for joints in product((DOWN, UP), repeat=len(order) - 1):
                    plan = Plan(order, turned, "".join(joints))
                    land = self._data.land(plan.code())
                    regions = sum(self._data.figures.regions[len(region)] for region in land.regions)
                    for hex in land.of_kind[self._data.castle]:
                        kinds = {land.kinds[other] for other in land.beside[hex]}
                        worth = regions + BESIDE * len(kinds) + NEIGHBOUR * len(land.beside[hex])
                        if best is None or worth > best[0]:
                            best = worth, plan, land.cells[hex]
        assert best is not None
        return best[1:]

    def _stored(self, state: Tuscany, seat: int, player: Prince) -> tuple[float, float, int, int, int]:
        """Points of the best stored piece that can be paid, of all of them together; how many tiles, hexagons, and
        pieces that fit nowhere."""
        data = self._data
        now = later = 0.0
        tiles = hexagons = misfits = 0
        bonuses = tuple(state.bonuses)
        for code in player.store:
            if code == EMPTY:
                continue
            if code == data.hexagon:
                hexagons += 1
                kinds: Sequence[str] = tuple(data.codes)
            else:
                tiles += 1
                kinds = data.kind_of[code]
            best = -1.0
            for kind in kinds:
                worth = self._gain(player.estate, player.pieces, code, kind, bonuses)
                if worth is None:
                    continue
                best = max(best, worth)
                if worth + 1 > now and affordable(player.hand, data.place_of_code[kind], player.worker):
                    now = worth + 1
            if best < 0:
                misfits += 1
            else:
                later += best + 1
        return now, later, tiles, hexagons, misfits

    def _best_gain(
        self, estate: str, pieces: str, code: str, kind: str, bonuses: tuple[int, ...]
    ) -> float | None:
        """Green points of a piece on the best hex of a kind; nothing where it cannot lie."""
        data = self._data
        hexes = data.openings(estate, pieces).get(kind)
        if not hexes:
            return None
        probe = Tuscany(players=[Prince(estate=estate, pieces=pieces)], bonuses=list(bonuses))
        return max(sum(points_for(data, probe, 0, code, hex)) for hex in hexes)

    def _read_ground(self, estate: str, pieces: str) -> _Ground:
        data = self._data
        land = data.land(estate)
        taken = occupied(pieces)
        openings = data.openings(estate, pieces)
        left = [0] * len(data.codes)
        full = [0] * len(data.codes)
        for hex, code in enumerate(land.kinds):
            place = data.place_of_code[code]
            full[place] += 1
            left[place] += pieces[hex] == EMPTY
        things = dict.fromkeys(THINGS, 0.0)
        for place, count in enumerate(left):
            for thing, amount in data.effects[data.codes[place]].things().items():
                things[thing] += amount * count
        return _Ground(
            len(pieces) - pieces.count(EMPTY), len(openings[data.hexagon]), len(openings) - 1,
            self._steps(land, taken), tuple(left), tuple(full), tuple(things[thing] for thing in THINGS),
        )

    def _steps(self, land: Land, taken: int) -> float:
        steps = 0.0
        for region in land.regions:
            size = len(region)
            there = sum(1 for hex in region if taken & land.bit[hex])
            if there < size:
                steps += self._data.figures.regions[size] * (there / size) ** 2
        return steps
