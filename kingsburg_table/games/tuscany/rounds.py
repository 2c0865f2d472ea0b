"""The match as ordered lists of steps: estates and first tokens, three phases of rounds, the end (T1, T8)."""

from __future__ import annotations

from kingsburg_table.core.actions import Decision
from kingsburg_table.core.agenda import Frame, Node
from kingsburg_table.core.around import Each, Secretly
from kingsburg_table.core.play import Agenda
from kingsburg_table.core.rounds import Sequence, Times, Until
from kingsburg_table.core.wishes import LookStep
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.position import gather_boards, lay_out
from kingsburg_table.games.tuscany.state import NONE, TPlay, Tuscany
from kingsburg_table.games.tuscany.steps.arrange import ArrangeEstate, lay_open
from kingsburg_table.games.tuscany.steps.castle import UseCastle
from kingsburg_table.games.tuscany.steps.pay import PayPlacement
from kingsburg_table.games.tuscany.steps.scoring import ScoreFinally, ScorePhase
from kingsburg_table.games.tuscany.steps.token import BuildTown, TakeFirstToken
from kingsburg_table.games.tuscany.steps.turn import OfferMarble, TakeAction

TNode = Node[Tuscany, Components]


class Estates(Secretly[Tuscany, Components]):
    """Everybody lays out an estate in secret; a worked example begins with boards side by side."""

    def enter_at(self, play: TPlay, rest: list[str], seat: int) -> None:
        gather_boards(play.data, play.state)
        super().enter_at(play, rest, seat)


class Turn(Sequence[Tuscany, Components]):
    """One player's turn: an action, and one more for a marble (T1.2, T1.3)."""

    def start(self, play: TPlay, seat: int = -1) -> Frame:
        state = play.state
        state.acted, state.space, state.exchanging = 0, NONE, False
        return super().start(play, seat)

    def proceed(self, play: TPlay, frame: Frame) -> Decision | None:
        """Who could do nothing at all has lost the turn (T1.4); the marble is offered to those who have one."""
        if frame.at == 0:
            frame.at = 1
            return self.nodes[0].enter(play, frame.seat)
        if frame.at == 1:
            acted = play.state.acted
            if not acted:
                play.state.skipped += 1
                play.tell("skipped", seat=frame.seat)
            if acted != 1 or not play.state.players[frame.seat].marble:
                frame.at = len(self.nodes)
        return super().proceed(play, frame)


class RoundsOfPhase(Until[Tuscany, Components]):
    """Rounds are counted through the whole match."""

    def start(self, play: TPlay, seat: int = -1) -> Frame:
        frame = super().start(play, seat)
        frame.at = play.state.round
        return frame


class Phases(Times[Tuscany, Components]):
    """Three phases; a match in which nobody can act any more ends after the next scoring (T1.6)."""

    def proceed(self, play: TPlay, frame: Frame) -> Decision | None:
        if stalled(play.state):
            play.state.agenda.pop()
            return None
        return super().proceed(play, frame)


class Game(Sequence[Tuscany, Components]):
    """The whole match; when a worked example opens somewhere in it, what it does not say is as a rule."""

    def enter_at(self, play: TPlay, rest: list[str], seat: int) -> None:
        lay_out(play.data, play.state)
        super().enter_at(play, rest, seat)


def stalled(state: Tuscany) -> bool:
    """Whether in a whole round every turn was skipped (T1.6)."""
    return state.skipped == len(state.players)


def phase_over(play: TPlay) -> bool:
    """At the end of a round: T1.6 first, then T8."""
    state = play.state
    if stalled(state):
        return True
    last = state.phase == play.data.phases
    return state.pending and (not last or state.extra == play.data.figures.extra_rounds)


def begin_phase(play: TPlay, number: int) -> None:
    play.state.phase = number
    play.tell("phase", n=number)


def begin_round(play: TPlay, number: int) -> None:
    """A round in the last phase after a third stack has become empty is the extra one (T8.4)."""
    state = play.state
    state.round, state.skipped = number, 0
    if state.pending and state.phase == play.data.phases:
        state.extra += 1
        play.tell("extra_round", n=number)
    else:
        play.tell("round", n=number)


def agenda(data: Components) -> Agenda[Tuscany, Components]:
    """The whole game, and what steps push."""
    turn: TNode = Turn("turn", TakeAction(), OfferMarble(), label="")
    phase: TNode = Sequence(
        "whole phase",
        RoundsOfPhase("round", Each(turn), begin_round, phase_over),
        ScorePhase(),
        LookStep("scoring"),
        label="",
    )
    game: TNode = Game(
        "game",
        Sequence("preparation", Estates(ArrangeEstate(), lay_open), Each(TakeFirstToken())),
        Phases("phase", data.phases, phase, begin_phase),
        ScoreFinally(),
        LookStep("final"),
        label="",
    )
    return Agenda(game, PayPlacement(), UseCastle(), BuildTown(), hands=lambda state: not state.open_hands)
