"""Advancement points, one by one (S8)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Action, Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame
from kingsburg_table.games.signorie.actions import PlaceMan, Promote, RaiseDisc, StopAdvancing
from kingsburg_table.games.signorie.state import SPlay
from kingsburg_table.games.signorie.steps import options
from kingsburg_table.games.signorie.steps.asked import Question, not_asked
from kingsburg_table.games.signorie.things import CAREERS
from kingsburg_table.games.signorie.tracks import INITIATIVE, place_man, points_named, promote, raise_disc, usable
from kingsburg_table.games.signorie.treasury import lose


class SpendPoints(Question):
    """Until the points are used, none can be spent, or the player stops after at least one (S8.8)."""

    name, rule, takes = "advance", "S8.1", (PlaceMan, Promote, RaiseDisc, StopAdvancing)

    def decision(self, play: SPlay, frame: Frame) -> Decision | None:
        state, seat = play.state, frame.seat
        if not state.points:
            return None
        player = state.players[seat]
        found: list[Option] = []
        for track in state.tracks:
            if track == INITIATIVE:
                if player.initiative < play.data.top:
                    found.append(options.raise_disc(seat))
                continue
            if player.men:
                found.append(options.place_man(seat, CAREERS[track]))
            top = len(play.data.ladder_of[track].points)
            spaces = dict.fromkeys(player.careers[track])
            found += [options.promote(seat, CAREERS[track], space) for space in spaces if space < top]
        if not found:
            return None
        if state.spent:
            found.append(options.STOP_ADVANCING)
        prompt = Prompt("prompt.signorie.advance", {"seat": seat, "n": usable(play, seat)})
        return Decision(seat, self.name, prompt, self.rule, tuple(found))

    def apply(self, play: SPlay, frame: Frame, action: Action) -> bool:
        state, seat = play.state, frame.seat
        if type(action) is StopAdvancing:
            given_up = usable(play, seat)
            play.tell("stopped", seat=seat, n=given_up, things={points_named(state.tracks): given_up})
            state.points = 0
            return False
        could = usable(play, seat) - 1
        state.points -= 1
        state.spent += 1
        if type(action) is PlaceMan:
            place_man(play, seat, CAREERS.index(action.career))
        elif type(action) is Promote:
            promote(play, seat, CAREERS.index(action.career), action.space)
        else:
            raise_disc(play, seat)
        lose(play, seat, "track", **{points_named(state.tracks): could - usable(play, seat)})  # to a free step (S8.3)
        return True

    def refuse(self, play: SPlay, seat: int, action: Action) -> Refusal | None:
        return not_asked(play, self, seat) or _refuse(play, seat, action)

    def blocked(self, play: SPlay, frame: Frame) -> Mapping[str, Refusal]:
        seat = frame.seat
        player = play.state.players[seat]
        found: dict[str, Refusal | None] = {f"disc.{seat}": _refuse(play, seat, RaiseDisc())}
        for track, career in enumerate(CAREERS):
            found[f"career.{career}"] = _refuse(play, seat, PlaceMan(career))
            for space in player.careers[track]:
                found[f"man.{seat}.{career}.{space}"] = _refuse(play, seat, Promote(career, space))
        found["career.initiative"] = found[f"disc.{seat}"] or Refusal("S8.4", "touch_disc")
        entering = [found[f"career.{career}"] for career in CAREERS]
        if None not in entering:  # that nobody is there says more than that the track is not meant
            found[f"pawn.{seat}.man"] = max(filter(None, entering), key=lambda why: why.reason == "no_man_available")
        found[f"pawn.{seat}.woman"] = Refusal("S8.1", "only_men")
        return {target: refusal for target, refusal in found.items() if refusal is not None}


def _refuse(play: SPlay, seat: int, action: Action) -> Refusal | None:
    state = play.state
    player, tracks = state.players[seat], state.tracks
    names = [*CAREERS, "initiative"]
    allowed = {"tracks": [names[track] for track in tracks]}
    if type(action) is StopAdvancing:
        return None if state.spent else Refusal("S8.8", "one_point_at_least")
    if type(action) is RaiseDisc:
        if INITIATIVE not in tracks:
            return Refusal("S8.1", "other_track", allowed)
        return None if player.initiative < play.data.top else Refusal("S8.4", "disc_on_top")
    assert isinstance(action, (PlaceMan, Promote))
    if action.career not in CAREERS:
        return Refusal("S8.1", "no_such_track")
    track = CAREERS.index(action.career)
    if track not in tracks:
        return Refusal("S8.1", "other_track", allowed)
    if type(action) is PlaceMan:
        return None if player.men else Refusal("S8.1", "no_man_available")
    if action.space not in player.careers[track]:
        return Refusal("S8.1", "no_man_there", {"career": action.career, "rank": action.space})
    if action.space == len(play.data.ladder_of[track].points):
        return Refusal("S8.2", "man_on_top", {"career": action.career})
    return None
