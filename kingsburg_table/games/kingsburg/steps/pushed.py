"""Steps that words put on the agenda, whoever says them: dice that move, buildings for nothing (M3)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Done, PutUpFree
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.placing import arrive
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.build import next_in_rows, no_place
from kingsburg_table.games.kingsburg.tasks import Free
from kingsburg_table.games.kingsburg.words import BuildFree, MoveDice


class MoveToAdvisor(Step[Kingsburg, Components]):
    """Dice go from the highest advisor influenced to another one (Duke)."""

    name, rule = "move dice", "M3"

    def run(self, play: KPlay, frame: Frame[Free]) -> None:
        state, data, seat = play.state, play.data, frame.seat
        to = next(
            word.to for effect in data.effects_of(frame.todo[0].cause) for word in effect.do
            if type(word) is MoveDice
        )
        rank = data.advisors[to].rank
        own = [place for place, set_ in enumerate(state.placed) if set_.seat == seat and not set_.office]
        place = max(own, key=lambda at: (state.placed[at].rank, state.placed[at].envoy))  # one of two own sets
        moved = state.placed[place]
        state.placed[place] = type(moved)(rank, seat, moved.dice, moved.white, moved.token, moved.shift, moved.envoy)
        play.tell("moved_dice", seat=seat, advisor=to, n=moved.rank)
        arrive(play, seat, rank, to)


class BuildForFree(Step[Kingsburg, Components]):
    """Up to so many buildings that cost and score nothing (Sorcerer)."""

    name, rule, takes = "build free", "M3", (PutUpFree, Done)

    def decision(self, play: KPlay, frame: Frame[Free]) -> Decision | None:
        word = _free_word(play, frame)
        player = play.state.players[frame.seat]
        left = word.n - len(frame.queue)
        options = [
            Option(PutUpFree(building.id), (f"building.{frame.seat}.{building.id}",))
            for building in next_in_rows(play, player)
            if building.column in word.columns
        ]
        if not left or not options:
            return None
        done = Option(Done(), ("done",))
        prompt = Prompt("prompt.kingsburg.build_free", {"seat": frame.seat, "n": left})
        return Decision(frame.seat, self.name, prompt, self.rule, (*options, done), done)

    def apply(self, play: KPlay, frame: Frame[Free], action: PutUpFree | Done) -> bool:
        if type(action) is Done:
            return False
        player = play.state.players[frame.seat]
        player.built.append(action.building)
        player.unscored.append(action.building)
        play.tell("built_free", seat=frame.seat, building=action.building, cause=frame.todo[0].cause)
        frame.queue.append(frame.seat)
        return True

    def refuse(self, play: KPlay, seat: int, action: PutUpFree | Done) -> Refusal | None:
        if type(action) is Done:
            return None
        here = play.open_step()
        obstacle = no_place(play, seat, action.building)
        if obstacle is None and here is not None and here[0] is self:
            columns = _free_word(play, here[1]).columns
            if play.data.buildings[action.building].column not in columns:
                return Refusal("M3", "wrong_column", {"building": action.building})
        return obstacle

    def blocked(self, play: KPlay, frame: Frame[Free]) -> Mapping[str, Refusal]:
        found = {}
        for id in play.data.on_sheet(tuple(play.state.players[frame.seat].strips)):
            refusal = self.refuse(play, frame.seat, PutUpFree(id))
            if refusal is not None:
                found[f"building.{frame.seat}.{id}"] = refusal
        return found


def _free_word(play: KPlay, frame: Frame[Free]) -> BuildFree:
    effects = play.data.effects_of(frame.todo[0].cause)
    return next(word for effect in effects for word in effect.do if type(word) is BuildFree)
