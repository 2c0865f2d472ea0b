"""Pebbles: in rounds everybody takes 1 to 3 pebbles or leaves; then all secretly show a hand.

A lone fist scores 2, an open hand 1, several fists nothing. A drawn pebble may be black: it counts double.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import yaml

from kingsburg_table.core.actions import Action, Decision, Option, Outcome, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, State, Step
from kingsburg_table.core.around import Rounds, Secretly
from kingsburg_table.core.components import Name
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.manifest import read_manifest
from kingsburg_table.core.play import Agenda, Play, Rules
from kingsburg_table.core.rounds import Sequence, Times
from kingsburg_table.core.wishes import LookStep

DATA = Path(__file__).with_name("pebbles.yaml")
MANIFEST = read_manifest(Path(__file__).parent)


class Data(dict[str, Any]):
    """The toy's components: plain data, with names for texts."""

    def names(self) -> dict[str, Name]:
        return {id: msgspec.convert(hand["name"], Name) for id, hand in self["hands"].items()}


class Player(msgspec.Struct, array_like=True, gc=False, kw_only=True):
    pebbles: int = 0
    black: int = 0
    hand: str = ""
    points: int = 0


class Pebbles(State, kw_only=True):
    heap: int = 0
    players: list[Player] = msgspec.field(default_factory=list)


ToyPlay = Play[Pebbles, Data]


class Grab(Action, frozen=True):
    count: int


class Leave(Action, frozen=True):
    pass


class Show(Action, frozen=True):
    hand: str


class GrabStep(Step[Pebbles, Data]):
    name, rule, takes = "grab", "B1.1", (Grab, Leave)

    def decision(self, play: ToyPlay, frame: Frame) -> Decision:
        most = min(play.data["figures"]["most"], play.state.heap)
        grabs = [Option(Grab(n), ("pebble",) * n) for n in range(1, most + 1)]
        leave = Option(Leave(), ("leave",))
        return Decision(
            frame.seat, self.name, Prompt("prompt.grab", {"n": most}), self.rule, (*grabs, leave), leave
        )

    def apply(self, play: ToyPlay, frame: Frame, action: Grab | Leave) -> bool:
        if isinstance(action, Leave):
            play.leave()
            play.tell("left", seat=frame.seat)
            return False
        player = play.state.players[frame.seat]
        black = sum(face == 6 for face in play.door.roll(play.state, "pebbles", action.count))
        player.pebbles += action.count
        player.black += black
        player.points += action.count + black
        play.state.heap -= action.count
        play.tell("grabbed", seat=frame.seat, count=action.count, black=black)
        return False

    def refuse(self, play: ToyPlay, seat: int, action: Grab | Leave) -> Refusal | None:
        if isinstance(action, Grab) and not 1 <= action.count <= min(play.data["figures"]["most"], play.state.heap):
            return Refusal("B1.2", "heap", {"heap": play.state.heap, "n": action.count})
        return None

    def blocked(self, play: ToyPlay, frame: Frame) -> Mapping[str, Refusal]:
        return {} if play.state.heap else {"pebble": Refusal("B1.2", "heap", {"heap": 0, "n": 1})}


class ShowStep(Step[Pebbles, Data]):
    name, rule, takes = "show", "B2.1", (Show,)

    def decision(self, play: ToyPlay, frame: Frame) -> Decision | None:
        options = tuple(Option(Show(hand), (f"hand.{hand}",)) for hand in play.data["hands"])
        return Decision(frame.seat, self.name, Prompt("prompt.show"), self.rule, options, options[0], private=True)

    def apply(self, play: ToyPlay, frame: Frame, action: Show) -> bool:
        play.state.players[frame.seat].hand = action.hand
        return False


def reveal(play: ToyPlay) -> None:
    fists = sum(player.hand == "fist" for player in play.state.players)
    for seat, player in enumerate(play.state.players):
        won = play.data["hands"][player.hand]["points"] if player.hand == "open" or fists == 1 else 0
        player.points += won
        play.tell("showed", seat=seat, hand=player.hand, points=won)


def begin_round(play: ToyPlay, number: int) -> None:
    play.state.heap = play.data["figures"]["heap"]
    for player in play.state.players:
        player.hand = ""


class PebblesController(Controller[Pebbles, Data]):
    game = "pebbles"
    players = MANIFEST.players
    choices = MANIFEST.choices
    state_type = Pebbles
    actions = (Grab, Leave, Show)
    version = "1"

    def __init__(self) -> None:
        self.data = Data(yaml.safe_load(DATA.read_text(encoding="utf-8")))

    def made_rules(self, options: Mapping[str, str]) -> Rules[Pebbles, Data]:
        part: Sequence[Pebbles, Data] = Sequence(
            "part", Rounds(GrabStep()), Secretly(ShowStep(), reveal), LookStep("shown"), label=""
        )
        count = {"two": 2, "one": 1}[options["rounds"]]
        return Rules(self.data, Agenda(Times("round", count, part, begin_round)))

    def new_state(self, seats: int, options: Mapping[str, str]) -> Pebbles:
        return Pebbles(players=[Player() for _ in range(seats)])

    def setup(self, play: ToyPlay) -> None:
        play.state.order = play.door.order(play.state, "order", range(len(play.state.players)))

    def hide(self, state: Pebbles, seat: int | None, secret: int | None) -> None:
        if secret is not None:
            for other, player in enumerate(state.players):
                if other != seat:
                    player.hand = "?"

    def redraw(self, state: Pebbles, seat: int | None, rng: Random) -> None:
        chosen = self.rules_of(state).agenda.chosen_secretly(state)
        for other, player in enumerate(state.players):
            if player.hand == "?":
                player.hand = rng.choice(list(self.data["hands"])) if other in chosen else ""

    def counters(self, view: Pebbles, seat: int) -> Mapping[str, int]:
        player = view.players[seat]
        return {"points": player.points, "pebbles": player.pebbles}

    def names(self) -> Mapping[str, Name]:
        return self.data.names()

    def outcome(self, state: Pebbles) -> Outcome:
        points = tuple(player.points for player in state.players)
        places = sorted(set(points), reverse=True)
        ranking = tuple(tuple(seat for seat, have in enumerate(points) if have == score) for score in places)
        return Outcome(ranking, points, tuple({"pebbles": have} for have in points))

    def invariants(self, state: Pebbles) -> list[str]:
        return ["more black pebbles than pebbles"] if any(p.black > p.pebbles for p in state.players) else []


def controller() -> PebblesController:
    return PebblesController()
