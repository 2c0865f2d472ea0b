"""The turn, the scoring round and the year as ordered lists of steps: Principato's turn summary (P2, P6, P8)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Node
from kingsburg_table.core.around import Each
from kingsburg_table.core.play import Agenda
from kingsburg_table.core.rounds import Sequence, Times, Until
from kingsburg_table.core.wishes import LookStep
from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.position import open_deck
from kingsburg_table.games.principato.state import EXTRA, REGULAR, PPlay, Principato
from kingsburg_table.games.principato.steps.activation import PayPrice, ReplaceCard, TakeGain
from kingsburg_table.games.principato.steps.display import Refill, Slide, size, year_is_over
from kingsburg_table.games.principato.steps.final import TurnUpGoals
from kingsburg_table.games.principato.steps.gain import RecruitTroops, StationCubes, TakeCulture
from kingsburg_table.games.principato.steps.scoring import Award, CleanUp, CloseRound, DismissTroops, LineUp
from kingsburg_table.games.principato.steps.supply import SupplyTroops
from kingsburg_table.games.principato.steps.turn import TakeActions
from kingsburg_table.games.principato.strength import line_up

PNode = Node[Principato, Components]


class ActivePlayer(Each[Principato, Components]):
    """The player whose turn it is."""

    prefix = "active"

    def seats(self, play: PPlay) -> list[int]:
        return [play.state.active]

    def enter_at(self, play: PPlay, rest: list[str], seat: int) -> None:
        if seat >= 0:
            play.state.active = seat
        super().enter_at(play, rest, seat)


class InLine(Each[Principato, Components]):
    """One player after the other in the decision order of the round (P6.1)."""

    prefix = "in line"

    def seats(self, play: PPlay) -> list[int]:
        return play.state.line[:]


class Dismissals(InLine):
    """As above; but after the last round of the game nobody dismisses anybody (P6.14)."""

    def seats(self, play: PPlay) -> list[int]:
        last = play.state.round == REGULAR and play.state.year == play.data.figures.years
        return [] if last else super().seats(play)


class ScoringRound(Sequence[Principato, Components]):
    """A list of steps that is a scoring round; a worked example may open in its middle."""

    def __init__(self, name: str, kind: int, *nodes: PNode) -> None:
        super().__init__(name, *nodes)
        self.kind = kind

    def enter_at(self, play: PPlay, rest: list[str], seat: int) -> None:
        state = play.state
        if rest not in ([], ["line up"]):
            state.round = self.kind
            state.line = line_up(state)
        if self.kind == REGULAR:  # the year is over: no card is left to refill the display (P8.1)
            state.deck = [0] * len(state.deck)
            state.display = state.display[: size(play) - 1]
        super().enter_at(play, rest, seat)


class Game(Sequence[Principato, Components]):
    """The whole match; when a worked example opens somewhere in it, cards and counts are made to fit."""

    def enter_at(self, play: PPlay, rest: list[str], seat: int) -> None:
        super().enter_at(play, rest, seat)
        open_deck(play.data, play.state)


def activation() -> PNode:
    """Action A, once the option is known to be possible (P3.12)."""
    return Sequence("activation", PayPrice(), TakeGain(), ReplaceCard(), label="")


def scoring_round() -> tuple[PNode, ...]:
    """Supply, points, clean-up, dismissal (P6.2 to P6.8)."""
    return (
        InLine(SupplyTroops()),
        Award(),
        LookStep("scoring", "principato"),
        CleanUp(),
        Dismissals(DismissTroops()),
        CloseRound(),
    )


def turn(refill: PNode) -> PNode:
    """Two actions, then the end of the turn (P2.3, P5.5 to P5.7)."""
    return Sequence("whole turn", ActivePlayer(TakeActions()), Slide(), refill, label="")


def year(refill: PNode, parts: tuple[PNode, ...]) -> PNode:
    """Fill the display, take turns until it cannot be refilled, score (P8)."""
    return Sequence(
        "whole year",
        refill,
        Until("turn", turn(refill), begin_turn, year_is_over),
        ScoringRound("regular scoring", REGULAR, LineUp("regular", REGULAR), *parts),
        label="",
    )


def begin_year(play: PPlay, number: int) -> None:
    """The deck of the year becomes the draw deck (P8.4)."""
    state = play.state
    state.year, state.turn = number, 0
    state.deck = play.data.deck(number, len(state.players))
    play.tell("year", n=number)


def begin_turn(play: PPlay, number: int) -> None:
    """The next player clockwise; a new year does not reset the order (P2.1, P2.2)."""
    state = play.state
    state.turn = number
    state.turns += 1
    state.active = state.order[(state.order.index(state.active) + 1) % len(state.order)]


def agenda(data: Components) -> Agenda[Principato, Components]:
    """The whole game, and what steps push."""
    parts, refill = scoring_round(), Refill()
    game: PNode = Game(
        "game",
        Times("year", data.figures.years, year(refill, parts), begin_year),
        TurnUpGoals(),
        LookStep("final"),
        label="",
    )
    extra = ScoringRound("extra scoring", EXTRA, LineUp("extra", EXTRA), *parts)
    return Agenda(game, extra, activation(), StationCubes(), TakeCulture(), RecruitTroops())
