"""Step d: building (K7, K10.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Build, BuildNothing
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import Occasion, carry_out, due, fire, kit, steady
from kingsburg_table.games.kingsburg.pieces import Building
from kingsburg_table.games.kingsburg.prices import Bill, Goods, bills
from kingsburg_table.games.kingsburg.state import NOBODY, Kingsburg, KPlay, Player
from kingsburg_table.games.kingsburg.steps.idle import purse
from kingsburg_table.games.kingsburg.tasks import PutUp
from kingsburg_table.games.kingsburg.treasury import can_pay, deal, goods_dict
from kingsburg_table.games.kingsburg.words import GOODS

Offer = tuple[Goods, Option]
_ON_BUILDING = ("other_build", "own_build", "put_up")
_NOTHING = Option(BuildNothing(), ("nothing",))


class BuildOne(Step[Kingsburg, Components]):
    """One building a turn, or two with the envoy (K7.1, K10.4)."""

    name, rule, takes = "build", "K7.1", (Build, BuildNothing)

    def decision(self, play: KPlay, frame: Frame[PutUp]) -> Decision | None:
        second = bool(frame.todo)
        if second and (play.state.envoy != frame.seat or len(frame.todo) > 1):
            return None
        player = play.state.players[frame.seat]
        have_gold, have_wood, have_stone = player.goods
        options = [
            option for (gold, wood, stone), option in _offered(play, frame.seat, player, second)
            if gold <= have_gold and wood <= have_wood and stone <= have_stone
        ]
        if second and not options:
            return None
        prompt = Prompt("prompt.kingsburg.build_second" if second else "prompt.kingsburg.build", {"seat": frame.seat})
        return Decision(frame.seat, self.name, prompt, self.rule, (*options, _NOTHING), _NOTHING)

    def apply(self, play: KPlay, frame: Frame[PutUp], action: Build | BuildNothing) -> bool:
        seat = frame.seat
        if type(action) is BuildNothing:
            if not frame.todo:
                play.tell("built_nothing", seat=seat)
            return False
        if action.envoy:
            play.state.envoy = NOBODY
        player = play.state.players[seat]
        building = play.data.buildings[action.building]
        bill = _bill(play, seat, building, action)
        assert bill is not None
        points = {"points": building.points} if building.points else {}
        player.used += [held.key for held in bill.takes]
        player.built.append(building.id)
        paid = goods_dict(bill.cost)
        deal(play, "built", seat, paid, points, "buildings", {"building": building.id, "envoy": action.envoy})
        frame.todo.append(PutUp(building.id))
        if not play.data.plain:
            player.put_up += 1
        put_up(play, seat, building, self.rule)
        return True

    def refuse(self, play: KPlay, seat: int, action: Build | BuildNothing) -> Refusal | None:
        if type(action) is BuildNothing:
            return None
        here = play.open_step()
        second = here is not None and here[0] is self and here[1].seat == seat and bool(here[1].todo)
        if action.envoy and play.state.envoy != seat:
            return Refusal("K10.4", "no_envoy", {})
        if action.envoy != second:
            return Refusal("K7.1", "envoy_for_second" if action.envoy else "one_building", {})
        obstacle = self._obstacle(play, seat, action.building)
        if obstacle is not None:
            return obstacle
        bill = _bill(play, seat, play.data.buildings[action.building], action)
        if bill is None:
            return Refusal("K7.5", "no_such_discount", {"building": action.building})
        return _too_dear(play, seat, action.building, bill)

    def blocked(self, play: KPlay, frame: Frame[PutUp]) -> Mapping[str, Refusal]:
        found = purse(play, frame.seat, self.decision(play, frame))
        for id in play.data.on_sheet(tuple(play.state.players[frame.seat].strips)):
            refusal = self._obstacle(play, frame.seat, id)
            if refusal is not None:
                found[f"building.{frame.seat}.{id}"] = refusal
        return found

    @staticmethod
    def _obstacle(play: KPlay, seat: int, id: str) -> Refusal | None:
        obstacle = no_place(play, seat, id)
        if obstacle is not None:
            return obstacle
        player = play.state.players[seat]
        ways = bills(play.data, play.state, seat, play.data.buildings[id])
        if any(can_pay(player, bill.cost) for bill in ways):
            return None
        return _too_dear(play, seat, id, ways[0])


def no_place(play: KPlay, seat: int, id: str) -> Refusal | None:
    """Why a building cannot stand there, whatever it costs (K7.2)."""
    building = play.data.buildings.get(id)
    if building is None:
        return Refusal("K7.1", "no_such_building", {"building": id})
    player = play.state.players[seat]
    if id not in play.data.on_sheet(tuple(player.strips)):
        return Refusal("M2", "not_on_sheet", {"building": id})
    if id in player.built:
        return Refusal("K7.1", "already_built", {"building": id})
    missing = next((left for left in play.data.before(building) if left not in player.built), None)
    if missing is not None:
        return Refusal("K7.2", "needs_building", {"building": missing, "wanted": id})
    return None


def _too_dear(play: KPlay, seat: int, id: str, bill: Bill) -> Refusal | None:
    for good, need, have in zip(GOODS, bill.cost, play.state.players[seat].goods, strict=True):
        if have < need:
            return Refusal("K7.3", "too_dear", {"building": id, "good": good, "have": have, "need": need})
    return None


def put_up(play: KPlay, seat: int, building: Building, rule: str) -> None:
    """What a new building sets off: its own, its owner's and the others' effects (K7.4)."""
    data, state = play.data, play.state
    if data.hooks.isdisjoint(_ON_BUILDING):
        return
    about = Occasion(building=building.id, column=building.column)
    if "other_build" in data.hooks:  # pushed first, so asked last
        for other in reversed(state.order):
            if other != seat:
                fire(play, other, "other_build", rule, about)
    if "own_build" in data.hooks:
        fire(play, seat, "own_build", rule, about, but=building.id)
    if "put_up" in data.hooks:
        for held in due(data, state, seat, "put_up", about):
            if held.source == building.id:
                carry_out(play, seat, held, rule=rule)


def next_in_rows(play: KPlay, player: Player) -> Iterator[Building]:
    """In each row the leftmost building that does not stand: what is right of it waits for it (K7.2)."""
    for row in play.data.sheet(tuple(player.strips)):
        for building in row:
            if building.id not in player.built:
                yield building
                break


def _offered(play: KPlay, seat: int, player: Player, second: bool) -> list[Offer]:
    """Every way to pay for what may stand next; kept with the kit, where prices depend on nothing else."""
    spare = play.state.envoy == seat and not second  # a discount may be left for the second building (K7.7)
    owned = kit(play.data, play.state, seat)
    key = ("offered", seat, second, spare, *player.strips)
    offers: list[Offer] | None = owned.sums.get(key)
    if offers is None:
        offers = [
            (bill.cost, _option(seat, building.id, second, bill.less))
            for building in next_in_rows(play, player)
            for bill in bills(play.data, play.state, seat, building, spare)
        ]
        if steady(owned, "build"):
            owned.sums[key] = offers
    return offers


def _bill(play: KPlay, seat: int, building: Building, action: Build) -> Bill | None:
    """The way to pay that an action means."""
    ways = bills(play.data, play.state, seat, building, spare=not action.envoy)
    for bill in ways:
        if bill.less == action.less:
            return bill
    return None


@cache
def _option(seat: int, building: str, second: bool, less: tuple[str, ...]) -> Option:
    touched = tuple(sorted(f"good.{seat}.{good}" for good in less))
    return Option(Build(building, second, less), (f"building.{seat}.{building}", *touched))
