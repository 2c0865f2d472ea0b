"""A productive season opens and closes; the four seasons of once-per-season limits (K1.2, K4.1, K8)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.lasting import white_dice
from kingsburg_table.games.kingsburg.placing import alliances
from kingsburg_table.games.kingsburg.state import NEUTRAL, Kingsburg, KPlay, Placed


def begin_season(play: KPlay, season: str, *, year: bool = False) -> None:
    """A season begins with its special phase: what may be used once a season is free again (K1.2, K2.1)."""
    play.state.season = season
    last = ("game",) if year else ("year", "game")
    for player in play.state.players:
        if player.used:
            player.used = [key for key in player.used if play.data.effect(key).limit in last]
        player.token_used = False
        player.passed = False


class NeutralDice(Step[Kingsburg, Components]):
    """Two players: dice of unused colours close two or three advisors (K15.1 to K15.3)."""

    name, rule = "neutral dice", "K15.1"

    def run(self, play: KPlay, frame: Frame) -> None:
        state = play.state
        if len(state.players) != 2:
            return
        first, second = (
            play.door.roll(state, f"neutral {count} dice", count) for count in play.data.figures.neutral_dice
        )
        sets = [tuple(first), tuple(second)]
        if sum(first) == sum(second):
            sets = [tuple(first), *((face,) for face in sorted(set(second)))]  # K15.3
        for dice in sets:
            state.placed.append(Placed(sum(dice), NEUTRAL, dice))
        play.tell("neutral", dice=[list(dice) for dice in sets], advisors=[self._advisor(play, dice) for dice in sets])
        for dice in sets:
            alliances(play, NEUTRAL, sum(dice))

    @staticmethod
    def _advisor(play: KPlay, dice: tuple[int, ...]) -> str:
        return play.data.by_rank[sum(dice)].id


class WhiteDice(Step[Kingsburg, Components]):
    """White dice are collected before the roll (K4.2)."""

    name, rule = "white dice", "K4.2"

    def run(self, play: KPlay, frame: Frame) -> None:
        for seat, player in enumerate(play.state.players):
            player.white_dice = white_dice(play.data, play.state, seat)


class CloseSeason(Step[Kingsburg, Components]):
    """White dice and neutral dice go back (K8.2, K15.4)."""

    name, rule = "season close", "K8.2"

    def run(self, play: KPlay, frame: Frame) -> None:
        play.state.placed.clear()
        for player in play.state.players:
            player.aid = False
            player.dice, player.white = [], []
            player.white_dice = player.total = player.put_up = 0
            player.doubled = ""
