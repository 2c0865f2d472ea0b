"""The end of a turn: the leftmost card leaves, the others slide, the draw deck refills (P5.5 to P5.8, P7, P8.4)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.core.chance import Pool
from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.state import PPlay, Principato


def size(play: PPlay) -> int:
    """How many cards the display has (S-5)."""
    return play.data.figures.display[len(play.state.players)]


def year_is_over(play: PPlay) -> bool:
    """The display could not be refilled (P8.1)."""
    return len(play.state.display) < size(play)


class Slide(Step[Principato, Components]):
    """The leftmost card is out of the game, the others move one space to the left (P5.5, P5.6)."""

    name, rule = "slide", "P5.5"

    def run(self, play: PPlay, frame: Frame) -> None:
        gone = play.state.display.pop(0)
        play.state.removed[gone] += 1
        play.tell("left", card=play.data.ids[gone])


class Refill(Step[Principato, Components]):
    """The display is filled from the draw deck as far as it goes; a scoring card is played first (P5.7, P7.1)."""

    name, rule = "refill", "P5.7"

    def run(self, play: PPlay, frame: Frame) -> None:
        state, ids = play.state, play.data.ids
        turned = []
        while len(state.display) < size(play) and any(state.deck):
            number = play.data.number[play.door.draw(state, "card", Pool(ids, state.deck))]
            state.deck[number] -= 1
            if number == 0:
                state.removed[0] += 1
                frame.at = 0  # when the round has been played, the display is still to be filled (P7.2)
                play.tell("scoring_card", year=state.year)
                play.push("extra scoring")
                break
            state.display.append(number)
            turned.append(ids[number])
        if turned:
            play.tell("turned_up", cards=turned, n=len(turned))
