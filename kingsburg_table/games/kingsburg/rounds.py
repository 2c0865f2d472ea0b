"""The season, the winter and the year as ordered lists of steps: Kingsburg's turn summary (K1.1)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Node
from kingsburg_table.core.play import Agenda
from kingsburg_table.core.rounds import Each, Rounds, Sequence, Times
from kingsburg_table.core.wishes import LookStep
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.aid import Aid
from kingsburg_table.games.kingsburg.steps.build import BuildOne
from kingsburg_table.games.kingsburg.steps.envoy import Envoy
from kingsburg_table.games.kingsburg.steps.favour import Favour
from kingsburg_table.games.kingsburg.steps.game_end import GameEnd
from kingsburg_table.games.kingsburg.steps.goods import LoseGoods, TakeGoods
from kingsburg_table.games.kingsburg.steps.influence import InfluenceAdvisor
from kingsburg_table.games.kingsburg.steps.moments import Moment
from kingsburg_table.games.kingsburg.steps.recruit import OpenRecruiting, RecruitSoldier
from kingsburg_table.games.kingsburg.steps.roll import RerollWindow, Roll, SetOrder
from kingsburg_table.games.kingsburg.steps.season import CloseSeason, NeutralDice, WhiteDice
from kingsburg_table.games.kingsburg.steps.support import Support, TakeTrade
from kingsburg_table.games.kingsburg.steps.winter import Aftermath, EndWinter, Fight, Reinforcements, RevealEnemy

KNode = Node[Kingsburg, Components]


class Season(Sequence[Kingsburg, Components]):
    """A list of steps that belongs to a season; a worked example may open in its middle."""

    def __init__(self, name: str, season: str, *nodes: KNode) -> None:
        super().__init__(name, *nodes)
        self.season = season

    def enter_at(self, play: KPlay, rest: list[str], seat: int) -> None:
        play.state.season = self.season
        super().enter_at(play, rest, seat)


def productive_season() -> tuple[KNode, ...]:
    """Steps a to d and what lies around them (K4 to K8); the same for spring, summer and autumn."""
    return (
        NeutralDice(),
        WhiteDice(),
        Each(Moment("season_start")),
        Roll(),
        Each(RerollWindow()),
        SetOrder(),
        LookStep("dice"),
        Rounds(InfluenceAdvisor()),
        Support(),
        Each(BuildOne()),
        Each(Moment("season_end")),
        CloseSeason(),
    )


def winter() -> tuple[KNode, ...]:
    """Phase 8 (K12)."""
    return (
        Reinforcements(),
        RevealEnemy(),
        LookStep("enemy"),
        Each(Fight()),
        LookStep("battle"),
        EndWinter(),
    )


def year() -> KNode:
    """The eight phases (K1.1)."""
    season = productive_season()
    return Sequence(
        "phases",
        Aid(),
        Season("spring", "spring", *season),
        Favour(),
        Season("summer", "summer", *season),
        Envoy(),
        Season("autumn", "autumn", *season),
        Season("recruiting", "winter", OpenRecruiting(), Each(RecruitSoldier())),
        Season("winter", "winter", *winter()),
        label="",
    )


def begin_year(play: KPlay, number: int) -> None:
    play.state.year = number
    play.tell("year", n=number)


def agenda(data: Components) -> Agenda[Kingsburg, Components]:
    """The whole game, and the small questions that steps push."""
    game: KNode = Sequence("game", Times("year", data.figures.years, year(), begin_year), GameEnd(), label="")
    return Agenda(game, TakeGoods(), LoseGoods(), TakeTrade(), Aftermath())
