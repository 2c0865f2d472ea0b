"""Army tokens instead of the reinforcement die (M5)."""

from __future__ import annotations

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Muster
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.winter import reinforce

UNCHOSEN = -1


class MusterArmy(Step[Kingsburg, Components]):
    """Everybody chooses one unused token in secret; the two of value 1 are equal."""

    name, rule, takes = "muster", "M5", (Muster,)

    def decision(self, play: KPlay, frame: Frame) -> Decision:
        values = sorted(set(play.state.players[frame.seat].army))
        options = tuple(Option(Muster(value), (f"army.{frame.seat}.{value}",)) for value in values)
        prompt = Prompt("prompt.kingsburg.muster", {"seat": frame.seat})
        return Decision(frame.seat, self.name, prompt, self.rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame, action: Muster) -> bool:
        play.state.players[frame.seat].mustered = action.value
        play.tell("mustered", seat=frame.seat, n=action.value)
        return False

    def refuse(self, play: KPlay, seat: int, action: Muster) -> Refusal | None:
        if action.value not in play.state.players[seat].army:
            return Refusal("M5", "no_such_army", {"n": action.value})
        return None


def march(play: KPlay) -> None:
    """All tokens are turned up and spent."""
    for seat in play.state.order:
        player = play.state.players[seat]
        n, player.mustered = player.mustered, UNCHOSEN
        player.army.remove(n)
        play.tell("army", seat=seat, n=n)
        reinforce(play, seat, n)
