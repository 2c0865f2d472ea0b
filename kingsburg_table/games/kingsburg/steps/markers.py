"""Building tokens on advisors: put there and taken off (M4, SC1, SC2)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Mark, Unmark
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay, Marker
from kingsburg_table.games.kingsburg.tasks import Open

ALLIANCES = "shifting_alliances"


class MarkAnAdvisor(Step[Kingsburg, Components]):
    """A token of one's own on an advisor; a reservation goes where there is none (M4)."""

    name, rule, takes = "mark advisor", "M4", (Mark,)

    def decision(self, play: KPlay, frame: Frame[Open]) -> Decision:
        options = tuple(
            Option(Mark(advisor.id), (f"advisor.{advisor.id}",))
            for rank, advisor in sorted(play.data.by_rank.items())
            if not _taken(play, rank)
        )
        cause = frame.todo[0].cause if frame.todo else ALLIANCES
        prompt = Prompt("prompt.kingsburg.mark_advisor", {"seat": frame.seat, "cause": cause})
        return Decision(frame.seat, self.name, prompt, self.rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame[Open], action: Mark) -> bool:
        play.state.markers.append(Marker(play.data.advisors[action.advisor].rank, frame.seat))
        play.tell("marked", seat=frame.seat, advisor=action.advisor)
        return False

    def refuse(self, play: KPlay, seat: int, action: Mark) -> Refusal | None:
        advisor = play.data.advisors.get(action.advisor)
        if advisor is None:
            return Refusal("M4", "no_such_advisor", {"advisor": action.advisor})
        if _taken(play, advisor.rank):
            return Refusal("M4", "marked_already", {"advisor": action.advisor})
        return None

    def blocked(self, play: KPlay, frame: Frame[Open]) -> Mapping[str, Refusal]:
        asked = ((id, self.refuse(play, frame.seat, Mark(id))) for id in play.data.advisors)
        return {f"advisor.{id}": refusal for id, refusal in asked if refusal is not None}


def _taken(play: KPlay, rank: int) -> bool:
    """Alliances may share an advisor, reservations may not."""
    return not play.data.has(ALLIANCES) and any(marker.rank == rank for marker in play.state.markers)


class MakeAlliance(MarkAnAdvisor):
    """At the start of each year a token for the whole game (SC2)."""

    name, rule = "alliance", "SC2"


class BreakAlliance(Step[Kingsburg, Components]):
    """One token of the left neighbour comes off any advisor (SC2)."""

    name, rule, takes = "break alliance", "SC2", (Unmark,)

    def decision(self, play: KPlay, frame: Frame) -> Decision | None:
        if not removes_now(play):
            return None
        left = _left(play, frame.seat)
        ranks = sorted({marker.rank for marker in play.state.markers if marker.seat == left})
        options = tuple(
            Option(Unmark(play.data.by_rank[rank].id), (f"advisor.{play.data.by_rank[rank].id}",)) for rank in ranks
        )
        if not options:
            return None
        prompt = Prompt("prompt.kingsburg.break_alliance", {"seat": frame.seat, "other": left})
        return Decision(frame.seat, self.name, prompt, self.rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame, action: Unmark) -> bool:
        left = _left(play, frame.seat)
        play.state.markers.remove(Marker(play.data.advisors[action.advisor].rank, left))
        play.tell("unmarked", seat=frame.seat, other=left, advisor=action.advisor)
        return False

    def refuse(self, play: KPlay, seat: int, action: Unmark) -> Refusal | None:
        return Refusal("SC2", "no_token_there", {"other": _left(play, seat)})

    def blocked(self, play: KPlay, frame: Frame) -> Mapping[str, Refusal]:
        left = _left(play, frame.seat)
        there = {marker.rank for marker in play.state.markers if marker.seat == left}
        refusal = Refusal("SC2", "no_token_there", {"other": left})
        return {f"advisor.{id}": refusal for id, advisor in play.data.advisors.items() if advisor.rank not in there}


def removes_now(play: KPlay) -> bool:
    """Whether tokens come off at the end of this year."""
    removals = play.data.cards.scenarios[ALLIANCES].removals
    return any(play.state.year == each.year and len(play.state.players) >= each.players for each in removals)


def _left(play: KPlay, seat: int) -> int:
    return (seat + 1) % len(play.state.players)
