"""A military scoring round: order, points, clean-up, dismissals (P6)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Decision, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.principato.actions import Dismiss
from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.state import NO_ROUND, PPlay, Principato
from kingsburg_table.games.principato.steps import options
from kingsburg_table.games.principato.strength import award, line_up, strength
from kingsburg_table.games.principato.tasks import Dismissed
from kingsburg_table.games.principato.treasury import clear_troops, dismiss
from kingsburg_table.games.principato.words import TROOPS


class LineUp(Step[Principato, Components]):
    """Who decides first in this round: most military tokens (P6.1, P6.15)."""

    rule = "P6.1"

    def __init__(self, kind: str, number: int) -> None:
        self.name, self.label, self.kind, self.number = f"line up {kind}", "line up", kind, number

    def run(self, play: PPlay, frame: Frame) -> None:
        state = play.state
        state.round = self.number
        state.scorings += 1
        state.line = line_up(state)
        state.awarded = []
        play.tell(
            f"{self.kind}_scoring", n=state.scorings, of=play.data.figures.scorings, year=state.year,
            seats=state.line[:],
        )


class Award(Step[Principato, Components]):
    """Strengths are ranked and bills handed out (P6.3 to P6.6)."""

    name, rule = "award", "P6.4"

    def run(self, play: PPlay, frame: Frame) -> None:
        state = play.state
        strengths = [strength(player) for player in state.players]
        state.awarded = award(play.data.figures.military[len(strengths)], strengths)
        for seat in sorted(state.line, key=lambda seat: -strengths[seat]):
            won = state.awarded[seat]
            state.players[seat].military += won
            play.tell("awarded", seat=seat, strength=strengths[seat], n=won, gain={"military": won})


class CleanUp(Step[Principato, Components]):
    """All cubes on troops go to the stock; what lies in farms, banks and church stays (P6.7, P6.9)."""

    name, rule = "clean up", "P6.7"

    def run(self, play: PPlay, frame: Frame) -> None:
        for seat in play.state.line:
            clear_troops(play, seat)


class DismissTroops(Step[Principato, Components]):
    """A player may give troops back: how many militia, then how many condottieri (P6.8)."""

    name, rule, takes = "dismiss", "P6.8", (Dismiss,)

    def decision(self, play: PPlay, frame: Frame) -> Decision | None:
        player = play.state.players[frame.seat]
        for troop in TROOPS:
            have = getattr(player, troop)
            if have and Dismissed(troop) not in frame.todo:
                counts = tuple(options.dismiss(troop, count) for count in range(have + 1))
                values = {"seat": frame.seat, "troop": troop, "n": have}
                return Decision(
                    frame.seat, self.name, Prompt("prompt.principato.dismiss", values), self.rule, counts, counts[0]
                )
        return None

    def apply(self, play: PPlay, frame: Frame, action: Dismiss) -> bool:
        frame.todo.append(Dismissed(action.troop))
        dismiss(play, frame.seat, action.troop, action.count)
        return True

    def refuse(self, play: PPlay, seat: int, action: Dismiss) -> Refusal | None:
        if action.troop not in TROOPS:
            return Refusal("P6.8", "only_troops", {})
        here = play.open_step()
        if here is None or here[0] is not self:
            return Refusal("P6.8", "not_dismissing", {})
        if here[1].seat != seat or Dismissed(action.troop) in here[1].todo:
            return Refusal("P6.11", "decided_once", {})
        player = play.state.players[seat]
        have = getattr(player, action.troop)
        if not have or not 0 <= action.count <= have:
            return Refusal("P6.8", "too_many_dismissed", {"troop": action.troop, "n": have})
        if action.troop != TROOPS[0] and getattr(player, TROOPS[0]) and Dismissed(TROOPS[0]) not in here[1].todo:
            return Refusal("P12.3", "militia_first", {})
        return None

    def blocked(self, play: PPlay, frame: Frame) -> Mapping[str, Refusal]:
        found = {f"token.{frame.seat}.catapult": Refusal("P6.8", "only_troops", {})}
        for other in play.state.order:
            if other != frame.seat:
                found[f"token.{other}.catapult"] = Refusal("P6.8", "not_yours", {"seat": other})
        return found


class CloseRound(Step[Principato, Components]):
    """The round is over; the next turn may begin (P7.6)."""

    name, rule = "close round", "P7.6"

    def run(self, play: PPlay, frame: Frame) -> None:
        play.state.round = NO_ROUND
        play.state.line = []
