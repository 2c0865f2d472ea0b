"""Step d: building (K7, K10.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Build, BuildNothing
from kingsburg_table.games.kingsburg.components import Building, Components
from kingsburg_table.games.kingsburg.lasting import price
from kingsburg_table.games.kingsburg.state import NOBODY, Kingsburg, KPlay, Player
from kingsburg_table.games.kingsburg.tasks import PutUp
from kingsburg_table.games.kingsburg.treasury import can_pay, deal, goods_dict
from kingsburg_table.games.kingsburg.words import GOODS


class BuildOne(Step[Kingsburg, Components]):
    """One building a turn, or two with the envoy (K7.1, K10.4)."""

    name, rule, takes = "build", "K7.1", (Build, BuildNothing)

    def decision(self, play: KPlay, frame: Frame[PutUp]) -> Decision | None:
        second = bool(frame.todo)
        if second and play.state.envoy != frame.seat:
            return None
        player = play.state.players[frame.seat]
        options = [
            _option(frame.seat, building.id, second)
            for building in next_in_rows(play, player)
            if can_pay(player, price(play.data, play.state, frame.seat, building))
        ]
        nothing = Option(BuildNothing(), ("nothing",))
        if second and not options:
            return None
        prompt = Prompt("prompt.kingsburg.build_second" if second else "prompt.kingsburg.build", {"seat": frame.seat})
        return Decision(frame.seat, self.name, prompt, self.rule, (*options, nothing), nothing)

    def apply(self, play: KPlay, frame: Frame[PutUp], action: Build | BuildNothing) -> bool:
        if isinstance(action, BuildNothing):
            if not frame.todo:
                play.tell("built_nothing", seat=frame.seat)
            return False
        if action.envoy:
            play.state.envoy = NOBODY
        player = play.state.players[frame.seat]
        building = play.data.buildings[action.building]
        cost = goods_dict(price(play.data, play.state, frame.seat, building))
        points = {"points": building.points} if building.points else {}
        player.built.append(building.id)
        deal(play, "built", frame.seat, cost, points, "buildings", building=building.id, envoy=action.envoy)
        frame.todo.append(PutUp(building.id))
        return len(frame.todo) == 1

    def refuse(self, play: KPlay, seat: int, action: Build | BuildNothing) -> Refusal | None:
        if isinstance(action, BuildNothing):
            return None
        here = play.open_step()
        second = here is not None and here[0] is self and here[1].seat == seat and bool(here[1].todo)
        if action.envoy and play.state.envoy != seat:
            return Refusal("K10.4", "no_envoy", {})
        if action.envoy != second:
            return Refusal("K7.1", "envoy_for_second" if action.envoy else "one_building", {})
        return self._obstacle(play, seat, action.building)

    def blocked(self, play: KPlay, frame: Frame[PutUp]) -> Mapping[str, Refusal]:
        found = {}
        for id in play.data.buildings:
            refusal = self._obstacle(play, frame.seat, id)
            if refusal is not None:
                found[f"building.{frame.seat}.{id}"] = refusal
        return found

    @staticmethod
    def _obstacle(play: KPlay, seat: int, id: str) -> Refusal | None:
        building = play.data.buildings.get(id)
        if building is None:
            return Refusal("K7.1", "no_such_building", {"building": id})
        player = play.state.players[seat]
        if id in player.built:
            return Refusal("K7.1", "already_built", {"building": id})
        missing = next((left for left in play.data.before(building) if left not in player.built), None)
        if missing is not None:
            return Refusal("K7.2", "needs_building", {"building": missing, "wanted": id})
        cost = price(play.data, play.state, seat, building)
        for good, need, have in zip(GOODS, cost, player.goods, strict=True):
            if have < need:
                return Refusal("K7.3", "too_dear", {"building": id, "good": good, "have": have, "need": need})
        return None


def next_in_rows(play: KPlay, player: Player) -> Iterator[Building]:
    """In each row the leftmost building that does not stand: what is right of it waits for it (K7.2)."""
    for row in play.data.rows:
        for building in row:
            if building.id not in player.built:
                yield building
                break


@cache
def _option(seat: int, building: str, second: bool) -> Option:
    return Option(Build(building, second), (f"building.{seat}.{building}",))
