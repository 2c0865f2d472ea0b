"""The round as an ordered list of steps: Signorie's turn summary (S1, S2, S3, S11)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Node
from kingsburg_table.core.around import Each, Rounds
from kingsburg_table.core.play import Agenda
from kingsburg_table.core.rounds import Sequence, Times
from kingsburg_table.core.wishes import LookStep
from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.position import lay_out
from kingsburg_table.games.signorie.state import Signorie, SPlay
from kingsburg_table.games.signorie.steps.advance import SpendPoints
from kingsburg_table.games.signorie.steps.choices import LayTokenStep, TakePawnsStep
from kingsburg_table.games.signorie.steps.cities import ArrangeMarriageStep, GoOnMissionStep
from kingsburg_table.games.signorie.steps.final import ScoreFinally
from kingsburg_table.games.signorie.steps.helpers import ActivateHelpers
from kingsburg_table.games.signorie.steps.hiring import FreeHelperStep
from kingsburg_table.games.signorie.steps.main import MainAction
from kingsburg_table.games.signorie.steps.preparation import LayTasks, RefillTokens, RollDice
from kingsburg_table.games.signorie.steps.rewards import (
    BuyPoints,
    CheckThreshold,
    ClaimReward,
    CleanUp,
    HoldWedding,
    ScoreInitiative,
    ScoreReward,
    SetOrder,
)
from kingsburg_table.games.signorie.steps.tasks import AnyTaskStep
from kingsburg_table.games.signorie.steps.turn import TakeLeftDieStep, TakeTurn

SNode = Node[Signorie, Components]


class Entitled(Each[Signorie, Components]):
    """Those whose dice are not above their threshold, in the new turn order (S11.6)."""

    prefix = "entitled"

    def seats(self, play: SPlay) -> list[int]:
        return play.state.entitled[:]


class Game(Sequence[Signorie, Components]):
    """The whole match; when a worked example opens somewhere in it, everything not said is as at the beginning."""

    def enter_at(self, play: SPlay, rest: list[str], seat: int) -> None:
        lay_out(play.data, play.state)
        super().enter_at(play, rest, seat)
        play.state.cleared = max(0, play.state.round - 1)


def preparation() -> SNode:
    """Phase 1 (S2)."""
    return Sequence("preparation", RefillTokens(), RollDice(), LayTasks(), LookStep("dice"))


def actions() -> SNode:
    """Phase 2: again and again round the table until all have passed (S3)."""
    return Sequence("actions", Rounds(TakeTurn()))


def rewards() -> SNode:
    """Phase 3 (S11)."""
    turn: SNode = Sequence("reward turn", ClaimReward(), HoldWedding(), ScoreReward(), BuyPoints(), label="")
    return Sequence(
        "rewards",
        ScoreInitiative(),
        SetOrder(),
        CheckThreshold(),
        LookStep("threshold"),
        Entitled(turn),
        LookStep("rewards"),
        CleanUp(),
    )


def begin_round(play: SPlay, number: int) -> None:
    play.state.round = number
    play.tell("round", n=number)


def agenda(data: Components) -> Agenda[Signorie, Components]:
    """The whole game, and what steps push."""
    game: SNode = Game(
        "game",
        Times(
            "round", data.figures.rounds,
            Sequence("whole round", preparation(), actions(), rewards(), label=""), begin_round,
        ),
        ScoreFinally(),
        LookStep("final"),
        label="",
    )
    die: SNode = Sequence("die", MainAction(), ActivateHelpers(), label="")
    return Agenda(
        game, die, SpendPoints(), GoOnMissionStep(), ArrangeMarriageStep(), LayTokenStep(), TakePawnsStep(),
        AnyTaskStep(), FreeHelperStep(), TakeLeftDieStep(),
    )
