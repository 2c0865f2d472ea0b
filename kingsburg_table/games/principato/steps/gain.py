"""What an activation gives: cubes with their places, tokens, culture tokens, troops (P1.13, P3.5 to P3.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kingsburg_table.core.actions import Decision, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.principato.actions import Recruit, Station, TakeToken
from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.state import PPlay, Principato
from kingsburg_table.games.principato.steps import options
from kingsburg_table.games.principato.steps.asked import asked
from kingsburg_table.games.principato.strength import free_troops, room
from kingsburg_table.games.principato.tasks import Gained
from kingsburg_table.games.principato.treasury import station, store, take_culture, take_tokens
from kingsburg_table.games.principato.words import CULTURE, KEEPS, Gain, GainAny, GainPer, Word

KEPT_BY = {cube: troop for troop, cube in KEEPS.items()}


def running_word(play: PPlay) -> Word:
    """What the option brings that is being carried out."""
    state = play.state
    return play.data.card(state.players[state.active].hand[state.place]).options[state.option].do


def culture_taken(play: PPlay) -> str:
    """The kind of culture token that the running option gives."""
    word = running_word(play)
    assert isinstance(word, Gain)
    return word.culture


def perform(play: PPlay, seat: int, word: Word) -> None:
    """Carry a word out; what the player has to choose is asked by a step on top of this one."""
    PERFORM[type(word)](play, seat, word)


def _gain(play: PPlay, seat: int, word: Gain) -> None:
    if word.culture:
        play.push("token", seat)
    elif word.cubes:
        _gain_cubes(play, seat, {"food": word.food, "money": word.money})
    else:
        take_tokens(play, seat, word.things())


def _gain_per(play: PPlay, seat: int, word: GainPer) -> None:
    _gain_cubes(play, seat, {word.cube: getattr(play.state.players[seat], word.token)})


def _gain_any(play: PPlay, seat: int, word: GainAny) -> None:
    play.push("recruit", seat)


PERFORM: Mapping[type[Word], Callable[[PPlay, int, Any], None]] = {
    Gain: _gain, GainPer: _gain_per, GainAny: _gain_any,
}


def station_range(play: PPlay, seat: int, cube: str, shown: int) -> tuple[int, int, int]:
    """Cubes kept, and the fewest and the most of them that may go on troops (P1.13)."""
    player = play.state.players[seat]
    gained = min(shown, getattr(play.state.stock, cube))
    stored, troops = room(play.data, player, cube), free_troops(player, cube)
    kept = min(gained, stored + troops)
    return kept, max(0, kept - stored), min(kept, troops)


def _gain_cubes(play: PPlay, seat: int, things: Mapping[str, int]) -> None:
    """Cubes of both kinds as far as stock and places go (P3.13)."""
    asked = []
    for cube, shown in things.items():
        kept, fewest, most = station_range(play, seat, cube, shown)
        why = "stock" if kept == getattr(play.state.stock, cube) else "room"
        if fewest < most:
            asked.append(Gained(cube, shown))
        else:
            _place(play, seat, cube, kept, fewest)
        if kept < shown:
            play.tell("surplus", seat=seat, cubes={cube: shown - kept}, why=why)
    for task in reversed(asked):  # food is asked first (P12.3)
        play.push("station", seat, [task])


def _place(play: PPlay, seat: int, cube: str, kept: int, on_troops: int) -> None:
    store(play, seat, cube, kept - on_troops)
    station(play, seat, cube, KEPT_BY[cube], on_troops)


class StationCubes(Step[Principato, Components]):
    """How many of the cubes gained go straight on troops (P1.13)."""

    small = True
    name, rule, takes = "station", "P1.13", (Station,)

    def decision(self, play: PPlay, frame: Frame[Gained]) -> Decision:
        cube = frame.todo[0].cube
        kept, fewest, most = station_range(play, frame.seat, cube, frame.todo[0].shown)
        counts = tuple(options.station(KEPT_BY[cube], count) for count in range(fewest, most + 1))
        values = {"seat": frame.seat, "cubes": {cube: kept}, "troop": KEPT_BY[cube]}
        return Decision(
            frame.seat, self.name, Prompt("prompt.principato.station", values), self.rule, counts, counts[0]
        )

    def apply(self, play: PPlay, frame: Frame[Gained], action: Station) -> bool:
        cube = frame.todo[0].cube
        kept, _, _ = station_range(play, frame.seat, cube, frame.todo[0].shown)
        _place(play, frame.seat, cube, kept, action.count)
        return False

    def refuse(self, play: PPlay, seat: int, action: Station) -> Refusal | None:
        frame = asked(play, self, seat)
        if frame is None:
            return Refusal("P3.12", "nothing_runs", {})
        cube = frame.todo[0].cube
        _, fewest, most = station_range(play, seat, cube, frame.todo[0].shown)
        if action.troop != KEPT_BY[cube] or not fewest <= action.count <= most:
            return Refusal("P1.13", "station_range", {"troop": KEPT_BY[cube], "least": fewest, "most": most})
        return None


class TakeCulture(Step[Principato, Components]):
    """One culture token of a value that is still there."""

    small = True
    name, rule, takes = "token", "P3.13", (TakeToken,)

    def decision(self, play: PPlay, frame: Frame) -> Decision:
        kind = culture_taken(play)
        offered = tuple(options.take_token(kind, value) for value in _values_left(play, kind))
        prompt = Prompt("prompt.principato.token", {"seat": frame.seat, "token": kind})
        return Decision(frame.seat, self.name, prompt, self.rule, offered, offered[0])

    def apply(self, play: PPlay, frame: Frame, action: TakeToken) -> bool:
        take_culture(play, frame.seat, culture_taken(play), action.value)
        return False

    def refuse(self, play: PPlay, seat: int, action: TakeToken) -> Refusal | None:
        if asked(play, self, seat) is None:
            return Refusal("P3.12", "nothing_runs", {})
        kind = culture_taken(play)
        if action.token != kind:
            return Refusal("P3.13", "other_token", {"token": kind})
        if action.value not in _values_left(play, kind):
            return Refusal("P11.3", "no_such_token", {"token": kind, "n": action.value})
        return None

    def blocked(self, play: PPlay, frame: Frame) -> Mapping[str, Refusal]:
        wanted = culture_taken(play)
        there = _values_left(play, wanted)
        found = {}
        for kind in CULTURE:
            for value in play.data.culture[kind].values:
                if kind != wanted:
                    refusal = Refusal("P3.13", "other_token", {"token": wanted})
                    found[f"culture.{kind}.{value}"] = refusal
                elif value not in there:
                    found[f"culture.{kind}.{value}"] = Refusal("P11.3", "no_such_token", {"token": kind, "n": value})
        return found


def _values_left(play: PPlay, kind: str) -> list[int]:
    """Values with a token in stock, highest first."""
    left = getattr(play.state.stock, kind)
    return [value for value, count in zip(play.data.culture[kind].values, left, strict=True) if count]


class RecruitTroops(Step[Principato, Components]):
    """As many troops as the player likes, up to those in stock (P3.7)."""

    small = True
    name, rule, takes = "recruit", "P3.7", (Recruit,)

    def decision(self, play: PPlay, frame: Frame) -> Decision:
        troop = _recruited(play)
        counts = tuple(options.recruit(troop, count) for count in range(play.state.stock.troops + 1))
        values = {"seat": frame.seat, "troop": troop, "n": play.state.stock.troops}
        return Decision(
            frame.seat, self.name, Prompt("prompt.principato.recruit", values), self.rule, counts, counts[0]
        )

    def apply(self, play: PPlay, frame: Frame, action: Recruit) -> bool:
        if action.count:
            take_tokens(play, frame.seat, {action.troop: action.count})
        return False

    def refuse(self, play: PPlay, seat: int, action: Recruit) -> Refusal | None:
        if asked(play, self, seat) is None:
            return Refusal("P3.12", "nothing_runs", {})
        if action.troop != _recruited(play):
            return Refusal("P3.13", "other_troop", {"troop": _recruited(play)})
        if not 0 <= action.count <= play.state.stock.troops:
            return Refusal("P11.4", "too_many_troops", {"n": play.state.stock.troops})
        return None


def _recruited(play: PPlay) -> str:
    """The kind of troops that the running option gives."""
    word = running_word(play)
    assert isinstance(word, GainAny)
    return word.troop
