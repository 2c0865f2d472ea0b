"""Where in the game the table is: year, turn, military scorings; and what is being asked."""

from __future__ import annotations

from kingsburg_table.games.principato.state import EXTRA, NO_ROUND, Principato
from kingsburg_table.table.pieces.board import Ribbon, RibbonStep, Sight

ROMAN = ("", "I", "II", "III")
AMOUNTS = ("station", "recruit", "dismiss")
STEPS = ("supply", "award", "clean", "dismiss")  #: of a scoring, as the stage shows them


def asked(sight: Sight) -> str:
    """The kind of the open decision; empty in the past and behind curtains."""
    return sight.decision.kind if sight.decision is not None else ""


def scoring(view: Principato) -> bool:
    return view.round != NO_ROUND


def scoring_step(sight: Sight) -> int:
    """Which step of the scoring runs: 0 supply, 1 points, 3 dismissals (2, the clean-up, asks nobody)."""
    if not sight.view.awarded:
        return 0
    return 3 if sight.where.turns.of == "dismiss" else 1


def years(sight: Sight) -> int:
    count: int = sight.data.figures.years
    return count


def marks(sight: Sight) -> list[str]:
    """The scorings of a match in order: `hidden_2` comes by a card in year II, `end_2` closes it."""
    made = []
    for year in range(1, years(sight) + 1):
        if sight.data.deck(year, len(sight.seats))[0]:
            made.append(f"hidden_{year}")
        made.append(f"end_{year}")
    return made


def ribbon(sight: Sight) -> Ribbon:
    """Years as medals; scorings as steps, and the turn of the year where it lies between them."""
    view: Principato = sight.view
    say = sight.speaker.t
    begun = view.scorings
    steps = []
    for at, mark in enumerate(marks(sight)):
        kind, _, year = mark.partition("_")
        here = scoring(view) and at == begun - 1
        if not scoring(view) and at == begun and not view.goals_up:
            steps.append(_turn(sight))
        state = "now" if here else "past" if at < begun else "next"
        word = say(f"board.principato.mark.{kind}", year=ROMAN[int(year)])
        title = say("board.principato.scoring") if here else word
        detail = say("board.principato.scoring_of", n=begun, of=view_scorings(sight)) if here else ""
        steps.append(RibbonStep("military_scoring", title, state, detail, word))  # type: ignore[arg-type]
    if view.goals_up:
        steps.append(RibbonStep("goal_scroll", say("board.principato.final"), "now"))
    return Ribbon(say("game.principato"), say("board.principato.year"), tuple(ROMAN[1 : years(sight) + 1]),
                  max(0, view.year - 1), tuple(steps))


def _turn(sight: Sight) -> RibbonStep:
    view: Principato = sight.view
    say = sight.speaker.t
    label = say("board.principato.turn", turn=max(1, view.turn), of=sight.hints["turns_in_year"])
    return RibbonStep("sun", label, "now", say("board.principato.year_of", year=ROMAN[max(1, view.year)]), label)


def view_scorings(sight: Sight) -> int:
    count: int = sight.data.figures.scorings
    return count


def by_card(view: Principato) -> bool:
    """Whether the running scoring was called by a card."""
    return view.round == EXTRA
