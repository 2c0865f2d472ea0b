"""What computer players look at in Signorie. Helpers, tasks and rewards count by what they do."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache

from kingsburg_table.core.actions import Action
from kingsburg_table.core.traits import Traits
from kingsburg_table.games.signorie.actions import Hire
from kingsburg_table.games.signorie.alliances import MARRIAGE_ROW, fits, open_cities
from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.scoring import (
    alliance_points,
    career_points,
    count,
    dice_sum,
    row_points,
    standing,
    threshold,
)
from kingsburg_table.games.signorie.state import NO_DIE, Family, Signorie
from kingsburg_table.games.signorie.things import ROWS
from kingsburg_table.games.signorie.words import (
    Advance,
    AnyTask,
    FaceDown,
    Gain,
    Marriage,
    Mission,
    Offspring,
    ScorePer,
    Word,
)

#: What helpers bring from now on, times the rounds in which they can still be used.
COMING = (
    "coming_points", "coming_florins", "coming_pawns", "coming_careers", "coming_initiative", "coming_missions",
    "coming_marriages", "coming_tokens", "coming_tasks",
)
NAMES = (
    "points", "careers", "standing", "best_man", "high_man", "men", "women", "reserve", "florins", "dowry",
    "initiative", "place", "brides", "rows", "row_steps", "tokens", "helpers", "entitled", "room", "dice_left",
    "dice_taken", "reward_points", "later_points", "mission_near", "marriage_near", "points_left", "threshold_pawns",
    "columns", *COMING,
)
HALF_DIE = 3.5  #: what a die shows on average
MISSION_RANK = 4  #: from here on a man is worth sending


class SignorieTraits(Traits[Signorie]):
    names = NAMES
    parts = frozenset({
        "main", "advance", "mission", "marriage", "token", "pawns", "any task", "free helper", "left die", "helpers",
    })

    def __init__(self, data: Components) -> None:
        self._data = data
        self._steady = lru_cache(maxsize=4096)(self._coming)
        self._worth = [_amounts(helper.do) for helper in data.helper_of]

    def of(self, state: Signorie, seat: int) -> Sequence[float]:
        data, figures = self._data, self._data.figures
        player = state.players[seat]
        taken = sum(value != NO_DIE for value in player.dice)
        playing = not state.sums
        total, limit = dice_sum(state, seat), threshold(data, state, seat)
        entitled = playing and total <= limit
        left = 0 if player.passed or not playing else figures.most_dice - taken
        spaces = [space for men in player.careers for space in men]
        steps = 0.0
        for row in range(len(ROWS)):
            tokens = len(player.rows[row]) + player.face_down[row]
            if tokens < figures.tokens_to_score:
                steps += (row_points(data, player, row) + 1) * tokens / figures.tokens_to_score
        now, later = self._rewards(state, seat, entitled)
        mission, marriage = self._near(state, seat, player, spaces)
        mine = state.points if state.agenda and self._spends(state, seat) else 0
        return (
            player.points, career_points(data, player), standing(data, player), max(spaces, default=0),
            sum(space >= MISSION_RANK for space in spaces), player.men, player.women,
            player.reserve_men + player.reserve_women, player.florins,
            min(player.florins, figures.most_dowry * player.women), figures.initiative[player.initiative],
            -state.line.index(seat) if seat in state.line else 0, player.brides, alliance_points(data, player), steps,
            sum(map(len, player.rows)) + sum(player.face_down), len(player.helpers),
            entitled, min(4, max(0, limit - total)) if playing else 0, left, taken, now, later, mission, marriage, mine,
            player.laid_men + player.laid_women, len({space // 3 for space in player.helpers}),
            *self._helpers(state, player, left > 0),
        )

    def progress(self, state: Signorie) -> float:
        """By rounds, and by the dice that are taken in the running one."""
        taken = sum(value != NO_DIE for player in state.players for value in player.dice)
        whole = self._data.figures.most_dice * len(state.players)
        part = 1.0 if state.sums else min(1.0, taken / whole)
        return min(1.0, (max(0, state.round - 1) + part) / self._data.figures.rounds)

    def horizon(self, state: Signorie) -> Hashable:
        return state.round

    def facts(self, state: Signorie, seat: int) -> Mapping[str, float]:
        player = state.players[seat]
        return {
            "rows": alliance_points(self._data, player), "careers": standing(self._data, player),
            "points": player.points, "florins": player.florins, "pawns": player.men + player.women,
        }

    def aim(self, action: Action) -> str:
        return action.helper if isinstance(action, Hire) else ""

    @staticmethod
    def _spends(state: Signorie, seat: int) -> bool:
        """Whether the seat is spending advancement points."""
        top = state.agenda[-1]
        return top.node == "advance" and top.seat == seat

    def _rewards(self, state: Signorie, seat: int, entitled: bool) -> tuple[float, float]:
        """Points of the running round's token for who stays entitled, and of those to come as things stand."""
        now = later = 0.0
        for round_, token in enumerate(state.rewards, start=1):
            word = self._data.rewards[token].do
            if round_ < state.round or not isinstance(word, ScorePer):
                continue
            points = word.points * count(state, seat, word.count)
            if round_ > state.round:
                later += points
            elif entitled:
                now += points
        return now, later

    def _near(self, state: Signorie, seat: int, player: Family, spaces: Sequence[int]) -> tuple[float, float]:
        """The best token that a man, and that a woman, could bring from a city now."""
        data = self._data
        mission = marriage = 0
        for city, value in open_cities(data, state):
            token = state.mission_tokens[city]
            if token and token % 10 > mission:
                for row, men in enumerate(player.careers):
                    if men and men[-1] >= value and fits(data, state, seat, row, token):
                        mission = token % 10
            token = state.marriage_tokens[city]
            wanted = token and player.women and player.florins >= value and token % 10 > marriage
            if wanted and fits(data, state, seat, MARRIAGE_ROW, token):
                marriage = token % 10
        return mission, marriage

    def _helpers(self, state: Signorie, player: Family, may: bool) -> Sequence[float]:
        rounds = self._data.figures.rounds - max(1, state.round)
        now = tuple(may and value == NO_DIE for value in player.dice)
        return self._steady(tuple(player.helpers), rounds, now)

    def _coming(self, helpers: tuple[int, ...], rounds: int, now: tuple[bool, ...]) -> tuple[float, ...]:
        found = [0.0] * len(COMING)
        for space in helpers:
            times = rounds + now[space // 3]
            for place, amount in self._worth[space]:
                found[place] += amount * times
        return tuple(found)


def _amounts(word: Word) -> list[tuple[int, float]]:
    """What a word brings each time, by place in COMING."""
    found: dict[str, float] = {}
    if isinstance(word, Gain):
        found = {"points": word.points, "florins": word.florins, "pawns": word.men + word.women + word.pawns}
    elif isinstance(word, Offspring):
        found = {"pawns": 1}
    elif isinstance(word, ScorePer):
        found = {"points": 2.0 * word.points}
    elif isinstance(word, Advance):
        points = HALF_DIE if word.points == "die" else float(word.points)
        found = {"initiative" if set(word.tracks) == {"initiative"} else "careers": points}
    elif isinstance(word, Mission):
        found = {"missions": 1}
    elif isinstance(word, Marriage):
        found = {"marriages": 1}
    elif isinstance(word, FaceDown):
        found = {"tokens": 1}
    elif isinstance(word, AnyTask):
        found = {"tasks": 1}
    return [(COMING.index(f"coming_{thing}"), amount) for thing, amount in found.items() if amount]
