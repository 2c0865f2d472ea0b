"""Step a: roll, re-roll window, turn order (K4.3 to K4.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Keep, Reroll, Turn
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import (
    KHeld,
    Occasion,
    at_hook,
    due,
    fire,
    for_everybody,
    met,
    nobody_at,
    sources,
    used_up,
)
from kingsburg_table.games.kingsburg.lasting import coloured_dice, leader
from kingsburg_table.games.kingsburg.state import NOBODY, Kingsburg, KPlay, Player
from kingsburg_table.games.kingsburg.steps.idle import not_owned
from kingsburg_table.games.kingsburg.steps.together import turn_by_turn
from kingsburg_table.games.kingsburg.treasury import gain
from kingsburg_table.games.kingsburg.words import Reroll as RerollWord
from kingsburg_table.games.kingsburg.words import SetDice, TurnFaces


class Roll(Step[Kingsburg, Components]):
    """Everybody rolls all dice at once (K4.3)."""

    name, rule = "roll", "K4.3"

    def run(self, play: KPlay, frame: Frame) -> None:
        coloured = coloured_dice(play.data, play.state)
        for seat in play.state.order:
            player = play.state.players[seat]
            faces = play.door.roll(play.state, f"dice {seat}", coloured + player.white_dice)
            player.dice, player.white = sorted(faces[:coloured]), sorted(faces[coloured:])
            play.tell("rolled", seat=seat, dice=player.dice[:], white=player.white[:], n=sum(faces))


class RerollWindow(Step[Kingsburg, Components]):
    """Each player in turn order uses own re-roll and turning effects, each at most once a season (K4.4)."""

    name, rule, takes = "reroll", "K4.4", (Reroll, Turn, Keep)

    def passes(self, play: KPlay) -> bool:
        return nobody_at(play.data, play.state, "after_roll")

    def idle(self, play: KPlay, seat: int) -> bool:
        return not at_hook(play.data, play.state, seat, "after_roll")

    def decision(self, play: KPlay, frame: Frame) -> Decision | None:
        player = play.state.players[frame.seat]
        options: list[Option] = []
        for held in due(play.data, play.state, frame.seat, "after_roll"):
            if held.key not in player.used:
                options += _ways(play, frame.seat, player, held)
        if not options:
            return None
        keep = Option(Keep(), ("keep",))
        values = {"seat": frame.seat, "n": _total(player)}
        return Decision(
            frame.seat, self.name, Prompt("prompt.kingsburg.reroll", values), self.rule, (*options, keep), keep
        )

    def apply(self, play: KPlay, frame: Frame, action: Reroll | Turn | Keep) -> bool:
        seat = frame.seat
        if type(action) is Keep:
            play.tell("kept", seat=seat)
            return False
        player = play.state.players[seat]
        held = _held(play, seat, action)
        assert held is not None
        player.used.append(held.key)  # each at most once a season, whatever its limit
        (word,) = held.effect.do
        if type(action) is Turn:
            player.dice, player.white = list(action.dice), list(action.white)
        elif type(word) is RerollWord:
            word.roll(play, seat, action.die, action.white)
        play.tell(
            "turned" if type(action) is Turn else "rerolled", seat=seat, building=action.by, dice=player.dice[:],
            white=player.white[:], n=_total(player),
        )
        if "on_use" in play.data.hooks:
            fire(play, seat, "on_use", "M4", Occasion(building=held.source))
        return True

    def refuse(self, play: KPlay, seat: int, action: Reroll | Turn | Keep) -> Refusal | None:
        if type(action) is Keep:
            return None
        player = play.state.players[seat]
        values = {"building": action.by, "n": _total(player)}
        if not play.data.has_source(action.by):
            return Refusal("K4.4", "no_such_building", values)
        if action.by not in sources(play.data, play.state, seat):
            return Refusal("K2.5", "not_owned", values)
        held = _held(play, seat, action)
        if held is None:
            return Refusal("K4.4", "no_reroll", values)
        if held.key in player.used:
            return used_up(held)
        if not met(play.state, seat, held.effect):
            return _unmet(held, values)
        if type(action) is Turn:
            return Refusal("K4.4", "not_so", values)
        if action.die and action.die not in (player.white if action.white else player.dice):
            return Refusal("K4.4", "no_such_die", {"n": action.die})
        return None

    def blocked(self, play: KPlay, frame: Frame) -> Mapping[str, Refusal]:
        found: dict[str, Refusal] = dict(not_owned(play, frame.seat))
        rerolls = {held.source: held.number for held in at_hook(play.data, play.state, frame.seat, "after_roll")}
        for source in sources(play.data, play.state, frame.seat):
            refusal = self.refuse(play, frame.seat, Reroll(source, effect=rerolls.get(source, 0)))
            if refusal is not None:
                found[play.data.piece(frame.seat, source)] = refusal
        return found


def _unmet(held: KHeld, values: dict[str, Any]) -> Refusal:
    said = held.effect.condition.said() if held.effect.condition is not None else {}
    if "roll_at_most" in said and not said.keys() - {"roll_at_most", "lacks"}:
        return Refusal("K2.5", "total_too_high", {**values, "most": said["roll_at_most"]})
    return Refusal("K2.5", "dice_differ", {**values, "most": None})


class FinalTotals(Step[Kingsburg, Components]):
    """What looks at the roll and does not change it, in the old order (K2.3, K4.5)."""

    name, rule = "final totals", "K4.5"

    def run(self, play: KPlay, frame: Frame) -> None:
        turn_by_turn(play, frame, lambda seat: self._look(play, seat))

    def _look(self, play: KPlay, seat: int) -> None:
        self._settle(play, seat)
        fire(play, seat, "roll_final", self.rule)

    @staticmethod
    def _settle(play: KPlay, seat: int) -> None:
        """A point that hung on the last re-roll (Philosopher)."""
        player = play.state.players[seat]
        if not player.wager:
            return
        for held in at_hook(play.data, play.state, seat, "after_roll"):
            if any(type(word) is RerollWord and word.wager for word in held.effect.do):
                gain(play, seat, {"points": player.wager}, held.source, play.data.counts_as(held.source, "after_roll"))
        player.wager = 0


class SetOrder(Step[Kingsburg, Components]):
    """Lowest total first; tied players keep their old order (K4.6); some years the highest, and some seats lead."""

    name, rule = "set order", "K4.6"

    def run(self, play: KPlay, frame: Frame) -> None:
        state = play.state
        players = state.players
        for player in players:
            player.total = _total(player)
        sign = -1 if any(for_everybody(play.data, state, "order")) else 1
        state.order.sort(key=lambda seat: sign * players[seat].total)
        lead(play)
        play.tell("order", seats=state.order[:], totals=[players[seat].total for seat in state.order])


def lead(play: KPlay) -> None:
    """Who is always first goes to the front (K4.7)."""
    first = leader(play.data, play.state)
    if first != NOBODY:
        play.state.order.remove(first)
        play.state.order.insert(0, first)


def _ways(play: KPlay, seat: int, player: Player, held: KHeld) -> Iterator[Option]:
    """The options that use an effect: all dice, one die, or faces that dice are turned to."""
    target = play.data.piece(seat, held.source)
    (word,) = held.effect.do
    if isinstance(word, SetDice | TurnFaces):
        for dice, white in word.turns(player):
            faces = [f"face.{seat}.{face}" for face in dice] + [f"whiteface.{seat}.{face}" for face in white]
            yield Option(Turn(held.source, dice, white, held.number), (target, *faces))
        return
    assert isinstance(word, RerollWord)
    if word.dice == "all":
        yield Option(Reroll(held.source, effect=held.number), (target,))
        return
    for kind, own in (("die", player.dice), ("white", player.white)):
        for face in sorted(set(own)):
            action = Reroll(held.source, face, kind == "white", held.number)
            yield Option(action, (target, f"{kind}.{seat}.{face}"))


def _held(play: KPlay, seat: int, action: Reroll | Turn) -> KHeld | None:
    """The effect that an action means, whether or not it can be used now."""
    held = at_hook(play.data, play.state, seat, "after_roll")
    return next((each for each in held if each.key == (action.by, action.effect)), None)


def _total(player: Player) -> int:
    return sum(player.dice) + sum(player.white)
