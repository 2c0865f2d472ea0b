"""Where in the game the table is: the round, its three phases, and which steps of the end of a round are done."""

from __future__ import annotations

from typing import Literal

from kingsburg_table.games.signorie.state import Signorie
from kingsburg_table.table.pieces.board import Ribbon, RibbonStep, Sight

State = Literal["past", "now", "next"]
PHASES = {"preparation": "roll", "actions": "die", "rewards": "reward", "final": "trophy"}


def asked(sight: Sight) -> str:
    """The kind of the open decision; empty in the past and between decisions."""
    return sight.decision.kind if sight.decision is not None else ""


def keeps_tokens(sight: Sight) -> bool:
    """Whether the Mission or Marriage that is asked for leaves the city's token where it lies (S9.5)."""
    return asked(sight) in ("mission", "marriage") and bool(sight.view.face_down)


def rewarding(view: Signorie) -> bool:
    """Whether phase 3 runs: the sums of the dice have been checked (S11.4)."""
    return bool(view.sums)


def final(view: Signorie) -> bool:
    """Whether the last round is over: its reward token is gone (S11.14)."""
    return view.cleared >= len(view.rewards) > 0


def ribbon(sight: Sight) -> Ribbon:
    """Seven rounds as medals; preparation, actions and rewards of this one; then the final scoring."""
    view: Signorie = sight.view
    say = sight.speaker.t
    now = 3 if final(view) else 2 if rewarding(view) else 1 if view.round else 0
    steps = []
    for at, (step, sign) in enumerate(PHASES.items()):
        state: State = "past" if at < now else "now" if at == now else "next"
        detail = _detail(sight) if state == "now" else ""
        steps.append(RibbonStep(sign, say(f"board.signorie.phase.{step}"), state, detail))
    rounds = tuple(map(str, range(1, sight.data.figures.rounds + 1)))
    return Ribbon(say("game.signorie"), say("board.signorie.round"), rounds, max(0, view.round - 1), tuple(steps))


def _detail(sight: Sight) -> str:
    """Which die of the four, for who decides."""
    view: Signorie = sight.view
    if rewarding(view) or final(view) or sight.decision is None or not view.players[sight.seat].dice:
        return ""
    dice = sum(value > 0 for value in view.players[sight.seat].dice)
    most = sight.data.figures.most_dice
    return sight.speaker.t("board.signorie.dice_of", n=min(most, dice + (view.colour < 0)), of=most)
