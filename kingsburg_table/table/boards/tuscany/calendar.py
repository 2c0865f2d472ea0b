"""Where in the game the table is: set-up, phases and rounds, the scorings between them."""

from __future__ import annotations

from typing import Literal

from kingsburg_table.games.tuscany.state import Tuscany
from kingsburg_table.table.boards.tuscany.reading import asked
from kingsburg_table.table.pieces.board import Ribbon, RibbonStep, Sight

ROMAN = ("", "I", "II", "III")
PHASES = 3
SCORING = "look scoring"
CLOSING = "look final"
ARRANGING = "estate"


def scoring(sight: Sight) -> bool:
    """Whether a phase has just been scored and everybody looks at it."""
    return asked(sight) == SCORING


def closing(sight: Sight) -> bool:
    """Whether what was kept has been scored at the end (T18)."""
    return asked(sight) == CLOSING


def arranging(sight: Sight) -> bool:
    """Whether somebody lays out an estate."""
    return asked(sight) == ARRANGING


def staged(sight: Sight) -> str:
    """Which stage is open: `estate`, `scoring`, or none."""
    return "estate" if arranging(sight) else "scoring" if scoring(sight) or closing(sight) else ""


def running(view: Tuscany) -> int:
    """The phase that runs, 1 to 3; during the look at a scoring the one that was scored."""
    return max(1, view.phase)


def scored(view: Tuscany) -> int:
    """How many scorings have been made."""
    return len(view.players[0].scored)


def ribbon(sight: Sight) -> Ribbon:
    view: Tuscany = sight.view
    say = sight.speaker.t
    done, now = scored(view), scoring(sight)
    steps = []
    setting_up = view.round == 0
    if setting_up:
        steps.append(_now(sight, "hexagon" if not view.laid else "tuscany/signs/bonus",
                          say("board.tuscany.set_up" if not view.laid else "board.tuscany.first_tokens"), ""))
    for phase in range(1, PHASES + 1):
        if not setting_up and not now and phase == done + 1:
            steps.append(_round(sight))
        here = now and phase == done
        state: Literal["past", "now", "next"] = "now" if here else "past" if phase <= done else "next"
        label = say("board.tuscany.scoring_of", phase=ROMAN[phase])
        detail = say("board.tuscany.round", n=view.round) if here else ""
        steps.append(RibbonStep("crown", label, state, detail, say("board.tuscany.scoring_short", phase=ROMAN[phase])))
    over = done == PHASES and not now
    steps.append(RibbonStep("trophy", say("board.tuscany.final"), "now" if over else "next", "",
                            say("board.tuscany.final_short")))
    return Ribbon(say("game.tuscany"), say("board.tuscany.phase"), ROMAN[1:], min(running(view), PHASES) - 1,
                  tuple(steps))


def _round(sight: Sight) -> RibbonStep:
    view: Tuscany = sight.view
    say = sight.speaker.t
    if view.extra:
        return _now(sight, "sand_glass", say("board.tuscany.last_round"), say("board.tuscany.round", n=view.round))
    label, phase = say("board.tuscany.round", n=view.round), running(view)
    way = "phase_of" if not view.pending else "one_more" if phase == PHASES else "phase_ends"
    return _now(sight, "sun", label, say(f"board.tuscany.{way}", phase=ROMAN[phase]))


def _now(sight: Sight, icon: str, label: str, detail: str) -> RibbonStep:
    return RibbonStep(icon, label, "now", detail, label)
