"""A moment at which a player's effects fire, in the player's own order (K2.2, K2.11, K8.1)."""

from __future__ import annotations

from collections.abc import Iterator

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Done, Use
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.effects import usable
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.support import give_bundle, payable, swap
from kingsburg_table.games.kingsburg.treasury import gain
from kingsburg_table.games.kingsburg.words import GOODS, Effect, Hook


class Moment(Step[Kingsburg, Components]):
    """Each effect at most once; the owner may stop when no mandatory one is left."""

    rule, takes = "K2.2", (Use, Done)

    def __init__(self, hook: Hook) -> None:
        self.hook = hook
        self.name = hook.replace("_", " ")

    def idle(self, play: KPlay, seat: int) -> bool:
        return play.data.nothing_at(self.hook, play.state.players[seat].built)

    def run(self, play: KPlay, frame: Frame) -> None:
        player = play.state.players[frame.seat]
        for building, effect in usable(play.data, player, self.hook, play.state.season):
            fixed = effect.fixed_gain()
            if fixed is not None:  # nothing that is chosen here could change it (K2.11)
                gain(play, frame.seat, fixed.things(), building, "effects")
            elif not all(word.white_dice for word in effect.do):
                frame.todo.append(building)

    def _waiting(self, play: KPlay, frame: Frame) -> Iterator[tuple[str, Effect]]:
        player = play.state.players[frame.seat]
        for building, effect in usable(play.data, player, self.hook, play.state.season):
            if building in frame.todo:
                yield building, effect

    def decision(self, play: KPlay, frame: Frame) -> Decision | None:
        options, must = [], False
        for building, effect in self._waiting(play, frame):
            target = f"building.{frame.seat}.{building}"
            trade = next((word.trade for word in effect.do if word.trade is not None), None)
            if trade is None:
                options.append(Option(Use(building), (target,)))
            else:
                for what in payable(play, frame.seat, trade.prices):
                    touch = f"good.{frame.seat}.{what}" if what in GOODS else f"{_piece(what)}.{frame.seat}"
                    options.append(Option(Use(building, what), (target, touch)))
            must = must or not effect.may
        if not options:
            return None
        done = Option(Done(), ("done",))
        prompt = Prompt(f"prompt.kingsburg.{self.hook}", {"seat": frame.seat, "must": must})
        listed = tuple(options) if must else (*options, done)
        return Decision(frame.seat, self.name, prompt, self.rule, listed, listed[-1])

    def apply(self, play: KPlay, frame: Frame, action: Use | Done) -> bool:
        if isinstance(action, Done):
            return False
        player = play.state.players[frame.seat]
        frame.todo.remove(action.building)
        for effect in play.data.effects(action.building, self.hook):
            if effect.limit:
                player.used.append(action.building)
            for word in effect.do:
                if word.trade is not None:
                    swap(play, frame.seat, word.trade, action.pay, action.building, "effects")
                elif word.gain is not None:
                    give_bundle(play, frame.seat, word.gain, action.building, "effects")
        return True

    def refuse(self, play: KPlay, seat: int, action: Use | Done) -> Refusal | None:
        if isinstance(action, Done):
            return None
        player = play.state.players[seat]
        values = {"building": action.building}
        if action.building not in play.data.buildings:
            return Refusal("K2.2", "no_such_building", values)
        if action.building not in player.built:
            return Refusal("K2.5", "not_owned", values)
        if action.building in player.used:
            return Refusal("K2.1", "used_this_season", values)
        if action.pay == "tokens" and not player.tokens:
            return Refusal("K2.5", "no_token", values)
        if action.pay in GOODS and not player.goods[GOODS.index(action.pay)]:
            return Refusal("K2.5", "cannot_pay", {"good": action.pay})
        return None


def _piece(what: str) -> str:
    return "token" if what == "tokens" else what
