"""A moment at which a player's effects fire, in the player's own order (K2.2, K2.11, K8.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from kingsburg_table.core.actions import Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame
from kingsburg_table.core.effects import EffectWindow, Key, Waiting
from kingsburg_table.games.kingsburg.actions import Done, Use
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import (
    NOTHING,
    KHeld,
    Occasion,
    at_hook,
    carry_out,
    kit,
    met,
    nobody_at,
    owned,
    payable,
    sources,
    usable,
    used_up,
)
from kingsburg_table.games.kingsburg.enemy import no_looks
from kingsburg_table.games.kingsburg.placing import kept_by_others
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.idle import idle
from kingsburg_table.games.kingsburg.words import GOODS, Effect, HookName, Peek


class Moment(EffectWindow[Kingsburg, Components, Effect]):
    """Each effect at most once; the owner may stop when no mandatory one is left."""

    rule, takes, use, done = "K2.2", (Use, Done), Use, Done()

    def __init__(self, hook: HookName) -> None:
        self.hook = hook
        self.name = hook.replace("_", " ")

    def passes(self, play: KPlay) -> bool:
        return nobody_at(play.data, play.state, self.hook)

    def idle(self, play: KPlay, seat: int) -> bool:
        return not at_hook(play.data, play.state, seat, self.hook)

    def held(self, play: KPlay, seat: int) -> Sequence[KHeld]:
        return usable(play.data, play.state, seat, self.hook)

    def met(self, play: KPlay, seat: int, held: KHeld) -> bool:
        about = Occasion(kept=kept_by_others(play, seat)) if play.state.markers else NOTHING
        return _fog(play, held) is None and met(play.state, seat, held.effect, about)

    def at_once(self, play: KPlay, seat: int, held: KHeld) -> bool:
        """What nothing that is chosen here could change (K2.11)."""
        return held.effect.fixed_gain and self.met(play, seat, held)

    def ways(self, play: KPlay, seat: int, held: KHeld) -> Iterator[Option]:
        target = play.data.piece(seat, held.source)
        for what in payable(play.state.players[seat], held.effect.cost) or [""]:
            touched = () if not what else (f"good.{seat}.{what}" if what in GOODS else f"{_piece(what)}.{seat}",)
            yield Option(Use(held.source, what, held.number), (target, *touched))

    def prompt(self, play: KPlay, seat: int, must: bool) -> Prompt:
        if self.hook in ("season_start", "season_end"):
            return Prompt(f"prompt.kingsburg.{self.hook}", {"seat": seat, "must": must})
        return Prompt("prompt.kingsburg.moment", {"seat": seat, "must": must, "when": self.hook})

    def key(self, action: Use) -> Key:
        return (action.by, action.effect)

    def carry_out(self, play: KPlay, seat: int, held: KHeld, action: Use | None) -> None:
        carry_out(play, seat, held, action.pay if action is not None else "")

    def refuse(self, play: KPlay, seat: int, action: Use | Done) -> Refusal | None:
        if type(action) is Done:
            return None
        player = play.state.players[seat]
        values = {"building": action.by}
        if not play.data.has_source(action.by):
            return Refusal("K2.2", "no_such_building", values)
        if action.by not in sources(play.data, play.state, seat):
            return Refusal("K2.5", "not_owned", values)
        held = kit(play.data, play.state, seat).by_key(self.key(action))
        if held is not None and held.key in player.used:
            return used_up(held)
        if action.pay == "tokens" and not player.tokens:
            return Refusal("K2.5", "no_token", values)
        if action.pay in GOODS and not owned(player, action.pay):
            return Refusal("K2.5", "cannot_pay", {"good": action.pay})
        if held is None:
            return None
        here = play.open_step()
        if here is not None and here[0] is self and held.effect.hook == self.hook:
            return self._obstacle(play, seat, held)
        return _fog(play, held)

    def _obstacle(self, play: KPlay, seat: int, held: KHeld) -> Refusal | None:
        """Why an effect of this moment cannot be used (K2.5)."""
        fog, values = _fog(play, held), {"building": held.source}
        if fog is not None:
            return fog
        if held.effect.cost and not payable(play.state.players[seat], held.effect.cost):
            return Refusal("K2.5", "effect_too_dear", values)
        return None if self.met(play, seat, held) else Refusal("K2.5", "condition_unmet", values)

    def blocked(self, play: KPlay, frame: Frame[Waiting]) -> Mapping[str, Refusal]:
        """What could help at this moment, but does not: used, too dear, or its condition is not met."""
        seat, found = frame.seat, dict[str, Refusal]()
        waiting = self.waiting(play, frame)
        for held in at_hook(play.data, play.state, seat, self.hook):
            if held.effect.timely(play.state.season, play.state.year) or held in waiting:
                refusal = self._obstacle(play, seat, held) if held in waiting else used_up(held)
                if refusal is not None:
                    found[play.data.piece(seat, held.source)] = refusal
        return {**idle(play, seat, self.decision(play, frame)), **found}


def _fog(play: KPlay, held: KHeld) -> Refusal | None:
    """An effect that is nothing but a look, in a year in which nobody may look."""
    if all(type(word) is Peek for word in held.effect.do) and no_looks(play):
        return Refusal("M4", "no_looks", {"card": play.state.destiny})
    return None


def _piece(what: str) -> str:
    return "token" if what == "tokens" else what
