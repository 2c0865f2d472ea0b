"""A turn: take a die and act, or pass (S3, S4)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame
from kingsburg_table.games.signorie.actions import Pass, TakeDie, TakeLeftDie
from kingsburg_table.games.signorie.means import means
from kingsburg_table.games.signorie.possible import main_action
from kingsburg_table.games.signorie.state import NO_DIE, SPlay
from kingsburg_table.games.signorie.steps import options
from kingsburg_table.games.signorie.steps.ahead import passing_runs_on
from kingsburg_table.games.signorie.steps.asked import Question, not_asked
from kingsburg_table.games.signorie.things import COLOURS
from kingsburg_table.games.signorie.treasury import pay_florins


@cache
def _prompt(seat: int, dice: int) -> Prompt:
    return Prompt("prompt.signorie.turn", {"seat": seat, "n": dice})


def die_cost(play: SPlay, colour: int, value: int) -> int:
    """Florins for a die on its action space (S4.2)."""
    return max(0, play.data.column_of[colour].value - value)


class TakeTurn(Question):
    """One die of a colour that the own board lacks, while there are fewer than four; or pass (S3.1, S4.1)."""

    name, rule, takes = "turn", "S3.1", (TakeDie, Pass)

    def decision(self, play: SPlay, frame: Frame) -> Decision:
        seat = frame.seat
        found = _legal(play, seat)
        found.append(options.passing(passing_runs_on(play, seat)))
        left = play.data.figures.most_dice - play.state.players[seat].taken
        return Decision(seat, self.name, _prompt(seat, left), self.rule, tuple(found))

    def apply(self, play: SPlay, frame: Frame, action: TakeDie | Pass) -> bool:
        seat = frame.seat
        player = play.state.players[seat]
        if type(action) is Pass:
            player.passed = True
            play.leave()
            had_to = play.forced or not _legal(play, seat)
            play.tell("had_to_pass" if had_to else "passed", seat=seat)
            return False
        colour = play.data.colour_number[action.colour]
        paid = pay_florins(play, seat, die_cost(play, colour, action.value))
        place_die(play, seat, colour, action.value, paid, extra=False)
        return False

    def refuse(self, play: SPlay, seat: int, action: TakeDie | Pass) -> Refusal | None:
        if play.state.players[seat].passed:
            return Refusal("S3.3", "passed_already")
        return not_asked(play, self, seat) or (
            refuse_die(play, seat, action.colour, action.value) if type(action) is TakeDie else None
        )

    def blocked(self, play: SPlay, frame: Frame) -> Mapping[str, Refusal]:
        found = {}
        for colour, dice in enumerate(play.state.pool):
            for value in set(dice):
                refusal = refuse_die(play, frame.seat, COLOURS[colour], value)
                if refusal is not None:
                    found[f"die.{COLOURS[colour]}.{value}"] = refusal
        return found


def _legal(play: SPlay, seat: int) -> list[Option]:
    """Dice that may be taken, column by column, the dear ones first."""
    state, data = play.state, play.data
    player = state.players[seat]
    found: list[Option] = []
    if player.taken >= data.figures.most_dice:
        return found
    have = means(play, seat)
    for colour, dice in enumerate(state.pool):
        if player.dice[colour] != NO_DIE:
            continue
        space, last, able = data.column_of[colour].value, 0, False
        for value in dice:
            if value == last:
                continue
            last = value
            cost = space - value if space > value else 0
            if cost > have.florins:
                break
            if not able or cost:
                able = main_action(play, seat, colour, have.after(cost))
                if not able:
                    break  # a lower die leaves less money still
            found.append(options.take_die(COLOURS[colour], value))
    return found


def refuse_die(play: SPlay, seat: int, colour: str, value: int) -> Refusal | None:
    """Why a die may not be taken from the pool (S3.4, S4.1, S4.2, S4.4)."""
    state, data = play.state, play.data
    player = state.players[seat]
    number = data.colour_number.get(colour)
    if number is None or value not in state.pool[number]:
        return Refusal("S4.1", "no_such_die", {"n": value})
    if player.dice[number] != NO_DIE:
        return Refusal("S4.1", "colour_taken", {"colour": colour})
    if player.taken >= data.figures.most_dice:
        return Refusal("S3.4", "enough_dice", {"n": data.figures.most_dice})
    cost = die_cost(play, number, value)
    if cost > player.florins:
        return Refusal("S4.2", "die_too_dear", {"n": cost, "have": player.florins})
    have = means(play, seat)
    if not main_action(play, seat, number, have.after(cost)):
        return Refusal("S4.4", "nothing_to_do", {"colour": colour, "have": have.florins - cost})
    return None


def place_die(play: SPlay, seat: int, colour: int, value: int, paid: Mapping[str, int], extra: bool) -> None:
    """The die lies on the action space; a main action and the helpers of the column follow (S4.7)."""
    state = play.state
    state.pool[colour].remove(value)
    state.players[seat].dice[colour] = value
    state.colour, state.value, state.extra, state.row = colour, value, extra, 0
    play.tell("took_die", seat=seat, colour=COLOURS[colour], value=value, pay=dict(paid), n=paid.get("florins", 0))
    play.push("die", seat)


class TakeLeftDieStep(Question):
    """An extra action: any die that was left, for nothing, in any colour (S11.11)."""

    name, rule, takes = "left die", "S11.11", (TakeLeftDie,)

    def decision(self, play: SPlay, frame: Frame) -> Decision:
        seat, have = frame.seat, means(play, frame.seat)
        found: list[Option] = []
        for colour, dice in enumerate(play.state.pool):
            if dice and main_action(play, seat, colour, have):
                found += [options.take_left_die(COLOURS[colour], value) for value in dict.fromkeys(dice)]
        prompt = Prompt("prompt.signorie.left_die", {"seat": seat})
        return Decision(seat, self.name, prompt, self.rule, tuple(found))

    def apply(self, play: SPlay, frame: Frame, action: TakeLeftDie) -> bool:
        place_die(play, frame.seat, play.data.colour_number[action.colour], action.value, {}, extra=True)
        return False

    def refuse(self, play: SPlay, seat: int, action: TakeLeftDie) -> Refusal | None:
        return not_asked(play, self, seat) or _refuse_left(play, seat, action.colour, action.value)

    def blocked(self, play: SPlay, frame: Frame) -> Mapping[str, Refusal]:
        found = {}
        for colour, dice in enumerate(play.state.pool):
            for value in set(dice):
                refusal = _refuse_left(play, frame.seat, COLOURS[colour], value)
                if refusal is not None:
                    found[f"die.{COLOURS[colour]}.{value}"] = refusal
        return found


def _refuse_left(play: SPlay, seat: int, colour: str, value: int) -> Refusal | None:
    number = play.data.colour_number.get(colour)
    if number is None or value not in play.state.pool[number]:
        return Refusal("S11.11", "no_such_die", {"n": value})
    have = means(play, seat)
    if not main_action(play, seat, number, have):
        return Refusal("S4.4", "nothing_to_do", {"colour": colour, "have": have.florins})
    return None

