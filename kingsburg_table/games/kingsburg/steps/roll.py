"""Step a: roll, re-roll window, turn order (K4.3 to K4.6)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Keep, Reroll
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.effects import KHeld, at_hook, due, met
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay, Player
from kingsburg_table.games.kingsburg.words import Reroll as RerollWord


class Roll(Step[Kingsburg, Components]):
    """Everybody rolls all dice at once (K4.3)."""

    name, rule = "roll", "K4.3"

    def run(self, play: KPlay, frame: Frame) -> None:
        coloured = play.data.figures.coloured_dice
        for seat in play.state.order:
            player = play.state.players[seat]
            faces = play.door.roll(play.state, f"dice {seat}", coloured + player.white_dice)
            player.dice, player.white = sorted(faces[:coloured]), sorted(faces[coloured:])
            play.tell("rolled", seat=seat, dice=player.dice[:], white=player.white[:], n=sum(faces))


class RerollWindow(Step[Kingsburg, Components]):
    """Each player in turn order uses own re-roll effects, each at most once a season (K4.4)."""

    name, rule, takes = "reroll", "K4.4", (Reroll, Keep)

    def idle(self, play: KPlay, seat: int) -> bool:
        return not at_hook(play.data, play.state, seat, "after_roll")

    def decision(self, play: KPlay, frame: Frame) -> Decision | None:
        player = play.state.players[frame.seat]
        options: list[Option] = []
        for held in due(play.data, play.state, frame.seat, "after_roll"):
            if held.key in player.used:
                continue
            target = f"building.{frame.seat}.{held.source}"
            if _word(held).dice == "all":
                options.append(Option(Reroll(held.source, effect=held.number), (target,)))
                continue
            for kind, faces in (("die", player.dice), ("white", player.white)):
                for face in sorted(set(faces)):
                    action = Reroll(held.source, face, kind == "white", held.number)
                    options.append(Option(action, (target, f"{kind}.{frame.seat}.{face}")))
        if not options:
            return None
        keep = Option(Keep(), ("keep",))
        values = {"seat": frame.seat, "n": _total(player)}
        return Decision(
            frame.seat, self.name, Prompt("prompt.kingsburg.reroll", values), self.rule, (*options, keep), keep
        )

    def apply(self, play: KPlay, frame: Frame, action: Reroll | Keep) -> bool:
        if isinstance(action, Keep):
            play.tell("kept", seat=frame.seat)
            return False
        player = play.state.players[frame.seat]
        held = _held(play, frame.seat, action)
        assert held is not None
        player.used.append(held.key)  # each at most once a season, whatever its limit
        _word(held).roll(play, frame.seat, action.die, action.white)
        play.tell(
            "rerolled", seat=frame.seat, building=action.by, dice=player.dice[:], white=player.white[:],
            n=_total(player),
        )
        return True

    def refuse(self, play: KPlay, seat: int, action: Reroll | Keep) -> Refusal | None:
        if isinstance(action, Keep):
            return None
        player = play.state.players[seat]
        values = {"building": action.by, "n": _total(player)}
        if action.by not in play.data.buildings:
            return Refusal("K4.4", "no_such_building", values)
        if action.by not in player.built:
            return Refusal("K2.5", "not_owned", values)
        held = _held(play, seat, action)
        if held is None:
            return Refusal("K4.4", "no_reroll", values)
        if held.key in player.used:
            return Refusal("K2.1", "used_this_season", values)
        if not met(play.state, seat, held.effect):
            most = held.effect.condition.roll_at_most if held.effect.condition is not None else None
            return Refusal("K2.5", "dice_differ" if most is None else "total_too_high", {**values, "most": most})
        if action.die and action.die not in (player.white if action.white else player.dice):
            return Refusal("K4.4", "no_such_die", {"n": action.die})
        return None

    def blocked(self, play: KPlay, frame: Frame) -> Mapping[str, Refusal]:
        player = play.state.players[frame.seat]
        found = {}
        rerolls = {held.source: held.number for held in at_hook(play.data, play.state, frame.seat, "after_roll")}
        for building in player.built:
            refusal = self.refuse(play, frame.seat, Reroll(building, effect=rerolls.get(building, 0)))
            if refusal is not None:
                found[f"building.{frame.seat}.{building}"] = refusal
        return found


class SetOrder(Step[Kingsburg, Components]):
    """Lowest total first; tied players keep their old order (K4.6)."""

    name, rule = "set order", "K4.6"

    def run(self, play: KPlay, frame: Frame) -> None:
        players = play.state.players
        for player in players:
            player.total = _total(player)
        play.state.order.sort(key=lambda seat: players[seat].total)
        play.tell("order", seats=play.state.order[:], totals=[players[seat].total for seat in play.state.order])


def _held(play: KPlay, seat: int, action: Reroll) -> KHeld | None:
    """The effect that an action means, whether or not it can be used now."""
    held = at_hook(play.data, play.state, seat, "after_roll")
    return next((each for each in held if each.key == (action.by, action.effect)), None)


def _word(held: KHeld) -> RerollWord:
    (word,) = held.effect.do
    assert isinstance(word, RerollWord)
    return word


def _total(player: Player) -> int:
    return sum(player.dice) + sum(player.white)
