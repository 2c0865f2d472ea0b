"""Step a: roll, re-roll window, turn order (K4.3 to K4.6)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Keep, Reroll
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.effects import at_hook, holds, usable
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay, Player


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
        return play.data.nothing_at("after_roll", play.state.players[seat].built)

    def decision(self, play: KPlay, frame: Frame) -> Decision | None:
        player = play.state.players[frame.seat]
        options: list[Option] = []
        for building, effect in usable(play.data, player, "after_roll", play.state.season):
            if not holds(effect, player):
                continue
            target = f"building.{frame.seat}.{building}"
            if any(word.reroll == "all" for word in effect.do):
                options.append(Option(Reroll(building), (target,), reveals=True))
                continue
            for kind, faces in (("die", player.dice), ("white", player.white)):
                for face in sorted(set(faces)):
                    action = Reroll(building, face, kind == "white")
                    options.append(Option(action, (target, f"{kind}.{frame.seat}.{face}"), reveals=True))
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
        player.used.append(action.building)
        count = 1 if action.die else len(player.dice) + len(player.white)
        faces = play.door.roll(play.state, f"reroll {frame.seat}", count)
        if action.die:
            dice = player.white if action.white else player.dice
            dice.remove(action.die)
            dice.append(faces[0])
            dice.sort()
        else:
            coloured = len(player.dice)
            player.dice, player.white = sorted(faces[:coloured]), sorted(faces[coloured:])
        play.tell(
            "rerolled", seat=frame.seat, building=action.building, dice=player.dice[:], white=player.white[:],
            n=_total(player),
        )
        return True

    def refuse(self, play: KPlay, seat: int, action: Reroll | Keep) -> Refusal | None:
        if isinstance(action, Keep):
            return None
        player = play.state.players[seat]
        values = {"building": action.building, "n": _total(player)}
        if action.building not in play.data.buildings:
            return Refusal("K4.4", "no_such_building", values)
        if action.building not in player.built:
            return Refusal("K2.5", "not_owned", values)
        if action.building in player.used:
            return Refusal("K2.1", "used_this_season", values)
        effect = dict(at_hook(play.data, player, "after_roll")).get(action.building)
        if effect is None:
            return Refusal("K4.4", "no_reroll", values)
        if not holds(effect, player):
            most = effect.condition.roll_at_most
            return Refusal("K2.5", "dice_differ" if most is None else "total_too_high", {**values, "most": most})
        if action.die and action.die not in (player.white if action.white else player.dice):
            return Refusal("K4.4", "no_such_die", {"n": action.die})
        return None

    def blocked(self, play: KPlay, frame: Frame) -> Mapping[str, Refusal]:
        player = play.state.players[frame.seat]
        found = {}
        for building in player.built:
            refusal = self.refuse(play, frame.seat, Reroll(building))
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


def _total(player: Player) -> int:
    return sum(player.dice) + sum(player.white)
