"""What the words of the data do: for each word why it cannot be done, and doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kingsburg_table.core.actions import Refusal
from kingsburg_table.games.signorie.alliances import best_rank, open_cities
from kingsburg_table.games.signorie.scoring import count
from kingsburg_table.games.signorie.tracks import spendable
from kingsburg_table.games.signorie.treasury import gain_florins, score, take_pawns
from kingsburg_table.games.signorie.words import CAREERS, Deed, Gain, ScorePer

if TYPE_CHECKING:
    from kingsburg_table.games.signorie.state import SPlay


class Means(NamedTuple):
    """What a player has when an effect begins: its price, if any, is paid (S4.5, S6.5)."""

    men: int
    women: int
    florins: int


def means(play: SPlay, seat: int) -> Means:
    """What a player has now."""
    player = play.state.players[seat]
    return Means(player.men, player.women, player.florins)


class Effect:
    """One word of the data at work."""

    #: Carrying it out rolls dice.
    reveals = False

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        """Why it cannot be carried out completely (S4.4, S9.9, S11.10)."""
        return None

    def perform(self, play: SPlay, seat: int, times: int = 1, source: str = "helpers") -> None:
        """Carry it out; what the player has to choose is asked by a step on top of the agenda."""
        raise NotImplementedError


class GainThings(Effect):
    def __init__(self, gain: Gain) -> None:
        self.gain = gain

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        gain, player = self.gain, play.state.players[seat]
        if gain.florins or gain.points:
            return None
        if (gain.men and player.reserve_men) or (gain.women and player.reserve_women):
            return None
        return Refusal("S11.10", "none_in_reserve", {"sex": "man" if gain.men else "woman"})

    def perform(self, play: SPlay, seat: int, times: int = 1, source: str = "helpers") -> None:
        gain = self.gain
        if gain.florins:
            gain_florins(play, seat, gain.florins * times)
        if gain.points:
            play.tell("got_points", seat=seat, gain=score(play, seat, source, gain.points * times))
        if gain.men or gain.women:
            take_pawns(play, seat, gain.men * times, gain.women * times)


class GainPawns(Effect):
    """Pawns of the player's choice from the general supply (S6.8)."""

    def __init__(self, pawns: int) -> None:
        self.pawns = pawns

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        player = play.state.players[seat]
        # Pawns just paid are in the general supply as well (S6.8): what is missing from the pool is there.
        paid = player.men - have.men + player.women - have.women
        if player.reserve_men + player.reserve_women + paid:
            return None
        return Refusal("S9.9", "reserve_empty")

    def perform(self, play: SPlay, seat: int, times: int = 1, source: str = "helpers") -> None:
        play.state.pawns = self.pawns * times
        play.push("pawns", seat)


class AdvanceOn(Effect):
    """Advancement points, spent one by one (S8.7)."""

    def __init__(self, points: int, tracks: tuple[int, ...]) -> None:
        self.points, self.tracks = points, tracks  #: 0 points: the value of the die (S9.4)

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        if spendable(play.data, play.state.players[seat], self.tracks, have.men):
            return None
        return Refusal("S8.7", "no_point_to_spend", {"tracks": [TRACKS[track] for track in self.tracks]})

    def perform(self, play: SPlay, seat: int, times: int = 1, source: str = "helpers") -> None:
        state = play.state
        state.points, state.spent, state.tracks = (self.points or state.value) * times, 0, list(self.tracks)
        play.push("advance", seat)


class GoOnMission(Effect):
    def __init__(self, face_down: bool) -> None:
        self.face_down = face_down

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        rank = best_rank(play.state.players[seat])
        if not rank:
            return Refusal("S7.7", "no_man_on_career")
        values = [value for _, value in open_cities(play.data, play.state)]
        if not values:
            return Refusal("S7.7", "cities_full")
        if rank < min(values):
            return Refusal("S7.7", "rank_too_low", {"rank": rank, "need": min(values)})
        return None

    def perform(self, play: SPlay, seat: int, times: int = 1, source: str = "helpers") -> None:
        play.state.face_down = self.face_down
        play.push("mission", seat)


class ArrangeMarriage(Effect):
    def __init__(self, face_down: bool) -> None:
        self.face_down = face_down

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        if not have.women:
            return Refusal("S7.7", "no_woman")
        values = [value for _, value in open_cities(play.data, play.state)]
        if not values:
            return Refusal("S7.7", "cities_full")
        if have.florins < min(values):
            return Refusal("S7.7", "no_dowry", {"n": min(values), "have": have.florins})
        return None

    def perform(self, play: SPlay, seat: int, times: int = 1, source: str = "helpers") -> None:
        play.state.face_down = self.face_down
        play.push("marriage", seat)


class RollOffspring(Effect):
    """White dice for children: always possible, also when nobody is left to be born (S7.8, Q13)."""

    reveals = True

    def __init__(self, one_die: bool) -> None:
        self.one_die = one_die

    def perform(self, play: SPlay, seat: int, times: int = 1, source: str = "helpers") -> None:
        state = play.state
        rolled = play.door.roll(state, "offspring", 1 if self.one_die else state.players[seat].married)
        men = sum(face in play.data.figures.offspring_men for face in rolled)
        take_pawns(play, seat, men, len(rolled) - men, "offspring", dice=rolled)


class LayFaceDown(Effect):
    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        return None if play.state.stack else Refusal("S10.6", "stack_empty")

    def perform(self, play: SPlay, seat: int, times: int = 1, source: str = "helpers") -> None:
        play.push("token", seat)


class RaiseThreshold(Effect):
    """The pawns were laid when they were paid; that is the whole effect (S6.10)."""

    def perform(self, play: SPlay, seat: int, times: int = 1, source: str = "helpers") -> None:
        pass


class ScoreThings(Effect):
    def __init__(self, per: ScorePer) -> None:
        self.per = per

    def perform(self, play: SPlay, seat: int, times: int = 1, source: str = "helpers") -> None:
        things = count(play.state, seat, self.per.count)
        points = self.per.points * things
        play.tell("scored_per", seat=seat, what=self.per.count, things=things, n=points,
                  gain=score(play, seat, source, points))


class AnyTask(Effect):
    """A task of any colour with one pawn (S9.6)."""

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        return None if any_task(play, seat, have) else Refusal("S9.6", "no_task_for_one")

    def perform(self, play: SPlay, seat: int, times: int = 1, source: str = "helpers") -> None:
        play.push("any task", seat)


class FreeHelper(Effect):
    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        state = play.state
        if not state.helpers:
            return Refusal("S5.5", "no_discs")
        if len(state.players[seat].helpers) == len(play.data.helper_of):
            return Refusal("S11.10", "grid_full")
        return None

    def perform(self, play: SPlay, seat: int, times: int = 1, source: str = "helpers") -> None:
        play.push("free helper", seat)


class ExtraAction(Effect):
    """One of the dice that were left, with a main action and helpers (S11.11)."""

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        for colour, dice in enumerate(play.state.pool):
            if dice and main_action(play, seat, colour, have):
                return None
        return Refusal("S11.10", "no_die_left")

    def perform(self, play: SPlay, seat: int, times: int = 1, source: str = "helpers") -> None:
        play.push("left die", seat)


TRACKS = (*CAREERS, "initiative")


def effect(deed: Deed) -> Effect:
    """The word of an entry at work."""
    if deed.gain is not None:
        return GainThings(deed.gain)
    if deed.gain_pawns:
        return GainPawns(deed.gain_pawns)
    if deed.advance is not None:
        points = deed.advance.points
        return AdvanceOn(points if isinstance(points, int) else 0, tuple(TRACKS.index(t) for t in deed.advance.on))
    if deed.mission is not None:
        return GoOnMission(deed.mission == "face_down")
    if deed.marriage is not None:
        return ArrangeMarriage(deed.marriage == "face_down")
    if deed.offspring is not None:
        return RollOffspring(deed.offspring == "one_die")
    if deed.score_per is not None:
        return ScoreThings(deed.score_per)
    return _PLAIN[deed.word]


_PLAIN: dict[str, Effect] = {
    "face_down": LayFaceDown(),
    "raise_threshold": RaiseThreshold(),
    "any_task": AnyTask(),
    "free_helper": FreeHelper(),
    "extra_action": ExtraAction(),
}


def task_obstacle(play: SPlay, seat: int, space: int, pawns: int, have: Means) -> Refusal | None:
    """Why the task on a task space cannot be done with so many pawns (S6.2, S6.3, S6.5)."""
    data = play.data
    task, sex = data.task_of[play.state.tasks[space]], data.sex_of[space]
    least, most = task.pawns
    if not least <= pawns <= most:
        return Refusal("S6.3", "wrong_pawns", {"task": task.id, "least": least, "most": most})
    have_pawns = have.men if sex == "man" else have.women
    if have_pawns < pawns:
        return Refusal("S6.2", "pawns_short", {"sex": sex, "n": pawns, "have": have_pawns})
    left = have._replace(men=have.men - pawns) if sex == "man" else have._replace(women=have.women - pawns)
    return data.task_effect[play.state.tasks[space]].obstacle(play, seat, left)


def any_task(play: SPlay, seat: int, have: Means) -> bool:
    """Whether some task can be done with one pawn (S9.9)."""
    return any(task_obstacle(play, seat, space, 1, have) is None for space in range(len(play.state.tasks)))


def hire_obstacle(play: SPlay, seat: int, space: int, florins: int, free: bool = False) -> Refusal | None:
    """Why a helper cannot be put on a space of the own grid (S5.4, S5.5)."""
    helper = play.data.helper_of[space]
    if space in play.state.players[seat].helpers:
        return Refusal("S5.2", "space_taken", {"helper": helper.id})
    if not play.state.helpers:
        return Refusal("S5.5", "no_discs")
    if not free and helper.cost > florins:
        return Refusal("S5.2", "helper_too_dear", {"helper": helper.id, "n": helper.cost, "have": florins})
    return None


def main_action(play: SPlay, seat: int, colour: int, have: Means) -> bool:
    """Whether some main action of an action space can be carried out completely (S4.4)."""
    data = play.data
    if data.column_effect[colour].obstacle(play, seat, have) is None:
        return True
    first = data.hires_into[colour] * 3
    if any(hire_obstacle(play, seat, space, have.florins) is None for space in range(first, first + 3)):
        return True
    for space in (colour * 2, colour * 2 + 1):
        least, most = data.task_of[play.state.tasks[space]].pawns
        if any(task_obstacle(play, seat, space, pawns, have) is None for pawns in range(least, most + 1)):
            return True
    return False
