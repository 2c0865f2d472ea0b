"""The season, the winter and the year as ordered lists of steps: Kingsburg's turn summary (K1.1).

A moment of effects (`moment`, `together`) is in a list only if something in the box fires there; what modules add comes
at the places named here (`at`) or instead of a step (`modules.Module`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from kingsburg_table.core import rounds as core
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.core.around import Each, Rounds
from kingsburg_table.core.play import Agenda
from kingsburg_table.core.rounds import Times
from kingsburg_table.core.wishes import LookStep
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import fire, fire_together
from kingsburg_table.games.kingsburg.modules import KNode, Module, Place
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.aid import Aid
from kingsburg_table.games.kingsburg.steps.build import BuildOne
from kingsburg_table.games.kingsburg.steps.envoy import Envoy
from kingsburg_table.games.kingsburg.steps.favour import Favour
from kingsburg_table.games.kingsburg.steps.game_end import GameEnd
from kingsburg_table.games.kingsburg.steps.goods import LoseGoods, TakeGoods
from kingsburg_table.games.kingsburg.steps.influence import InfluenceAdvisor
from kingsburg_table.games.kingsburg.steps.markers import MarkAnAdvisor
from kingsburg_table.games.kingsburg.steps.moments import Moment
from kingsburg_table.games.kingsburg.steps.pushed import BuildForFree, MoveToAdvisor
from kingsburg_table.games.kingsburg.steps.recruit import OpenRecruiting, RecruitSoldier
from kingsburg_table.games.kingsburg.steps.roll import FinalTotals, RerollWindow, Roll, SetOrder
from kingsburg_table.games.kingsburg.steps.season import CloseSeason, NeutralDice, WhiteDice, begin_season
from kingsburg_table.games.kingsburg.steps.support import Support, TakeTrade
from kingsburg_table.games.kingsburg.steps.together import Together, turn_by_turn
from kingsburg_table.games.kingsburg.steps.winter import (
    Aftermath,
    EndWinter,
    Fight,
    FurtherDefeat,
    Reinforcements,
    RevealEnemy,
)
from kingsburg_table.games.kingsburg.words import BuildFree, HookName, MarkAdvisor, MoveDice, Word

#: What words ask whose effect says them, whichever source that is.
QUESTIONS: Mapping[type[Word], KNode] = {
    BuildFree: BuildForFree(), MarkAdvisor: MarkAnAdvisor(), MoveDice: MoveToAdvisor(),
}


class Season(core.Sequence[Kingsburg, Components]):
    """A list of steps that belongs to a season; a worked example may open in its middle."""

    def __init__(self, name: str, season: str, *nodes: KNode) -> None:
        super().__init__(name, *nodes)
        self.season = season

    def enter_at(self, play: KPlay, rest: list[str], seat: int) -> None:
        play.state.season = self.season
        super().enter_at(play, rest, seat)


class YearEnd(Step[Kingsburg, Components]):
    """What comes at the very end of a year, in turn order (K13.1)."""

    rule = "K13.1"

    def __init__(self, hook: HookName) -> None:
        self.hook = hook
        self.name = hook.replace("_", " ")

    def run(self, play: KPlay, frame: Frame) -> None:
        if self.hook == "year_end":
            turn_by_turn(play, frame, lambda seat: fire(play, seat, self.hook, self.rule))
        elif play.state.year < play.data.figures.years:  # in the last year after the end of the game (K14.1)
            turn_by_turn(play, frame, lambda seat: fire_together(play, seat, self.hook, self.rule))


class Lists:
    """Puts the lists together for one match."""

    def __init__(self, data: Components, modules: Sequence[Module]) -> None:
        self.data, self.modules = data, modules

    def moment(self, hook: HookName) -> Iterator[KNode]:
        """Players' own effects, each in its owner's order."""
        if self._fires(hook, "self"):
            yield Each(Moment(hook))

    def together(self, hook: HookName) -> Iterator[KNode]:
        """What this year's card does to everybody."""
        if self._fires(hook, "each"):
            yield Together(hook)

    def year_end(self, hook: HookName) -> Iterator[KNode]:
        if self._fires(hook, "self"):
            yield YearEnd(hook)

    def final_totals(self) -> Iterator[KNode]:
        if self._fires("roll_final", "self"):
            yield FinalTotals()

    def _fires(self, hook: str, who: str) -> bool:
        return hook in self.data.hooks and any(
            effect.hook == hook and effect.who == who
            for id in self.data.in_sight()
            for effect in self.data.effects_of(id)
        )

    def at(self, place: Place) -> Iterator[KNode]:
        """What modules do there, in their order."""
        for module in self.modules:
            yield from module.at.get(place, ())

    def step(self, node: KNode) -> Iterator[KNode]:
        """A step, or what a module does instead."""
        instead = [module.instead[node.name] for module in self.modules if node.name in module.instead]
        yield from instead[-1] if instead else (node,)


def productive_season(lists: Lists) -> tuple[KNode, ...]:
    """Steps a to d and what lies around them (K4 to K8); the same for spring, summer and autumn."""
    return (
        NeutralDice(),
        *lists.at("whim"),
        *lists.at("gifts"),
        WhiteDice(),
        *lists.at("white dice"),
        *lists.moment("season_start"),
        Roll(),
        Each(RerollWindow()),
        *lists.final_totals(),
        SetOrder(),
        *lists.moment("order_set"),
        LookStep("dice"),
        Rounds(InfluenceAdvisor()),
        *lists.moment("influence_end"),
        *lists.at("council"),
        Support(),
        *lists.moment("after_support"),
        Each(BuildOne()),
        *lists.together("season_end"),
        *lists.moment("season_end"),
        *lists.at("contest"),
        *lists.at("tradition"),
        CloseSeason(),
    )


def recruiting(lists: Lists) -> tuple[KNode, ...]:
    """Phase 7 (K11)."""
    return (
        OpenRecruiting(),
        *lists.together("phase7_start"),
        *lists.moment("phase7_start"),
        Each(RecruitSoldier()),
        *lists.together("phase7_end"),
        *lists.moment("phase7_end"),
    )


def winter(lists: Lists) -> tuple[KNode, ...]:
    """Phase 8 (K12), and the end of the year (K13)."""
    return (
        *lists.moment("winter_start"),
        *lists.step(Reinforcements()),
        *lists.moment("reinforce"),
        *lists.together("reinforce"),
        *lists.moment("pre_reveal"),
        RevealEnemy(),
        LookStep("enemy"),
        Each(Fight()),
        LookStep("battle"),
        *lists.moment("winter_end"),
        EndWinter(),
        *lists.year_end("year_end"),
        *lists.at("year ends"),
        *lists.at("year over"),
        *lists.year_end("year_end_last"),
    )


def year(lists: Lists) -> KNode:
    """The eight phases (K1.1)."""
    season = productive_season(lists)
    return core.Sequence(
        "phases",
        *lists.at("year opens"),
        *lists.moment("year_start"),
        *lists.at("destiny"),
        Aid(),
        Season("spring", "spring", *season),
        Favour(),
        Season("summer", "summer", *season),
        Envoy(),
        Season("autumn", "autumn", *season),
        Season("recruiting", "winter", *recruiting(lists)),
        Season("winter", "winter", *winter(lists)),
        label="",
    )


def begin_year(play: KPlay, number: int) -> None:
    play.state.year = number
    begin_season(play, "spring", year=True)
    play.tell("year", n=number)


def agenda(data: Components, modules: Sequence[Module] = ()) -> Agenda[Kingsburg, Components]:
    """The whole game, and the small questions that steps push."""
    lists = Lists(data, modules)
    years = Times("year", data.figures.years, year(lists), begin_year)
    game: KNode = core.Sequence("game", *lists.at("before the game"), years, GameEnd(), label="")
    asked = {node.name: node for module in modules for node in module.asks}
    asked |= {node.name: node for word, node in QUESTIONS.items() if word in data.words}
    further = [FurtherDefeat()] if data.has("goblin_valley") else []
    return Agenda(game, TakeGoods(), LoseGoods(), TakeTrade(), Aftermath(), *further, *asked.values())
