"""Hideouts: everybody secretly chooses a place and what to put there, two decisions a seat; then all walk about."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from kingsburg_table.core.actions import Action, Decision, Option, Outcome, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, State, Step
from kingsburg_table.core.around import Each, Secretly
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.play import Agenda, Play, Rules
from kingsburg_table.core.rounds import Sequence, Until

HPlay = Play["Hideouts", None]
WAYS = ("left", "right")
PLACES = ("cave", "mill")


class Robber(msgspec.Struct, array_like=True, gc=False, kw_only=True):
    hideout: str = ""
    coins: int = 0
    walked: int = 0


class Hideouts(State, kw_only=True):
    players: list[Robber] = msgspec.field(default_factory=list)


class Hide(Action, frozen=True):
    place: str


class Stash(Action, frozen=True):
    coins: int


class Walk(Action, frozen=True):
    far: int
    ways: tuple[str, ...] = ()

    def normal(self) -> Walk:
        return Walk(self.far, tuple(sorted(self.ways)))


class HideStep(Step[Hideouts, None]):
    name, rule, takes = "hide", "H1", (Hide,)

    def decision(self, play: HPlay, frame: Frame) -> Decision | None:
        options = tuple(Option(Hide(place), (place,)) for place in PLACES)
        return Decision(frame.seat, self.name, Prompt("prompt.hide"), self.rule, options)

    def apply(self, play: HPlay, frame: Frame, action: Hide) -> bool:
        play.state.players[frame.seat].hideout = action.place
        play.tell("hidden", seat=frame.seat, place=action.place)
        return False


class StashStep(Step[Hideouts, None]):
    name, rule, takes = "stash", "H2", (Stash,)

    def decision(self, play: HPlay, frame: Frame) -> Decision | None:
        options = tuple(Option(Stash(coins), ("coin",) * coins) for coins in (1, 2))
        return Decision(frame.seat, self.name, Prompt("prompt.stash"), self.rule, options)

    def apply(self, play: HPlay, frame: Frame, action: Stash) -> bool:
        play.state.players[frame.seat].coins = action.coins
        play.tell("stashed", seat=frame.seat, n=action.coins)
        return False


class WalkStep(Step[Hideouts, None]):
    takes = (Walk,)

    def __init__(self, name: str, rule: str, reason: str) -> None:
        self.name, self.rule, self.reason = name, rule, reason

    def decision(self, play: HPlay, frame: Frame) -> Decision | None:
        walks = (Walk(1), Walk(2), Walk(2, WAYS))
        options = tuple(Option(walk, ("step",) * walk.far + walk.ways) for walk in walks)
        return Decision(frame.seat, self.name, Prompt("prompt.walk"), self.rule, options)

    def apply(self, play: HPlay, frame: Frame, action: Walk) -> bool:
        play.state.players[frame.seat].walked += action.far
        return False

    def refuse(self, play: HPlay, seat: int, action: Walk) -> Refusal | None:
        return Refusal(self.rule, self.reason, {"n": action.far}) if action.far > 2 else None


def revealed(play: HPlay) -> None:
    for seat, player in enumerate(play.state.players):
        play.tell("found", seat=seat, place=player.hideout, n=player.coins)


class HideoutsController(Controller[Hideouts, None]):
    game = "hideouts"
    players = range(2, 4)
    state_type = Hideouts
    actions = (Hide, Stash, Walk)
    version = "1"

    def made_rules(self, options: Mapping[str, str]) -> Rules[Hideouts, None]:
        hiding: Sequence[Hideouts, None] = Sequence("hiding", HideStep(), StashStep())
        away: Sequence[Hideouts, None] = Sequence("away", Each(WalkStep("leave", "H4", "much_too_far")), label="")
        return Rules(None, Agenda(Sequence(
            "game", Secretly(hiding, revealed), Each(WalkStep("walk", "H3", "too_far")),
            Sequence("the end", Until("night", away, lambda play, number: None, _all_far), label=""), label="",
        )))

    def new_state(self, seats: int, options: Mapping[str, str]) -> Hideouts:
        return Hideouts(players=[Robber() for _ in range(seats)])

    def hide(self, state: Hideouts, seat: int | None, secret: int | None) -> None:
        if secret is not None:
            for other, player in enumerate(state.players):
                if other != seat:
                    player.hideout, player.coins = "?", -1

    def redraw(self, state: Hideouts, seat: int | None, rng: Random) -> None:
        chosen = self.rules_of(state).agenda.chosen_secretly(state)
        for other, player in enumerate(state.players):
            if player.hideout == "?":
                done = other in chosen
                player.hideout, player.coins = (rng.choice(PLACES), rng.choice((1, 2))) if done else ("", 0)

    def counters(self, view: Hideouts, seat: int) -> Mapping[str, int]:
        return {"points": view.players[seat].walked}

    def outcome(self, state: Hideouts) -> Outcome:
        points = tuple(player.walked for player in state.players)
        sources: tuple[Mapping[str, Any], ...] = tuple({"walked": own} for own in points)
        heights = sorted(set(points), reverse=True)
        ranking = tuple(tuple(seat for seat, own in enumerate(points) if own == height) for height in heights)
        return Outcome(ranking, points, sources)


def _all_far(play: HPlay) -> bool:
    return all(player.walked > 4 for player in play.state.players)


def controller() -> HideoutsController:
    return HideoutsController()
