"""Lanes: in two laps everybody puts two stones left or right, or digs for one; turns have two answers each."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from kingsburg_table.core.actions import Action, Decision, Option, Outcome, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, State, Step
from kingsburg_table.core.around import Each
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.play import Agenda, Play, Rules
from kingsburg_table.core.rounds import Sequence, Times
from kingsburg_table.core.wishes import LookStep


class Lane(msgspec.Struct, array_like=True, kw_only=True):
    stones: list[str] = msgspec.field(default_factory=list)
    dug: int = 0


class Lanes(State, kw_only=True):
    lap: int = 0
    players: list[Lane] = msgspec.field(default_factory=list)


class Put(Action, frozen=True):
    side: str


class Dig(Action, frozen=True):
    pass


class PutStep(Step[Lanes, Any]):
    name, rule, takes = "put", "L1", (Put, Dig)

    def decision(self, play: Play[Lanes, Any], frame: Frame) -> Decision | None:
        sides = [Option(Put(side), (side,)) for side in ("left", "right")]
        return Decision(
            frame.seat, "put", Prompt("prompt.put"), "L1", (*sides, Option(Dig(), ("spade",)))
        )

    def apply(self, play: Play[Lanes, Any], frame: Frame, action: Put | Dig) -> bool:
        lane = play.state.players[frame.seat]
        if isinstance(action, Dig):
            lane.dug += play.door.roll(play.state, f"dig {frame.seat}", 1)[0]
        lane.stones.append(action.side if isinstance(action, Put) else "pit")
        play.tell("put", seat=frame.seat, stone=lane.stones[-1])
        return len(lane.stones) % 2 == 1

    def refuse(self, play: Play[Lanes, Any], seat: int, action: Put | Dig) -> Refusal | None:
        if isinstance(action, Put) and action.side not in ("left", "right"):
            return Refusal("L2", "side", {"side": action.side})
        return None


def begin_lap(play: Play[Lanes, Any], number: int) -> None:
    play.state.lap = number
    play.tell("lap", n=number)


class LanesController(Controller[Lanes, Any]):
    game = "lanes"
    players = range(2, 4)
    state_type = Lanes
    actions = (Put, Dig)
    version = "1"

    def made_rules(self, options: Mapping[str, str]) -> Rules[Lanes, Any]:
        part: Sequence[Lanes, Any] = Sequence("part", Each(PutStep()), LookStep("lap"), label="")
        return Rules(None, Agenda(Times("lap", 2, part, begin_lap)))

    def new_state(self, seats: int, options: Mapping[str, str]) -> Lanes:
        return Lanes(players=[Lane() for _ in range(seats)])

    def hide(self, state: Lanes, seat: int | None, secret: int | None) -> None:
        """Everything lies open."""

    def redraw(self, state: Lanes, seat: int | None, rng: Random) -> None:
        """Everything lies open."""

    def counters(self, view: Lanes, seat: int) -> Mapping[str, int]:
        lane = view.players[seat]
        return {"points": lane.stones.count("left") + lane.dug, "stones": len(lane.stones)}

    def outcome(self, state: Lanes) -> Outcome:
        points = tuple(self.counters(state, seat)["points"] for seat in range(len(state.players)))
        places = sorted(set(points), reverse=True)
        return Outcome(
            tuple(tuple(seat for seat, own in enumerate(points) if own == score) for score in places),
            points, tuple({"stones": own} for own in points),
        )


def controller() -> LanesController:
    return LanesController()
