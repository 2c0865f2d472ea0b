"""What can be carried out completely: tasks, hires, main actions (S4.4, S5.4, S6.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.core.actions import Refusal
from kingsburg_table.games.signorie.means import Means
from kingsburg_table.games.signorie.things import COLOURS

if TYPE_CHECKING:
    from kingsburg_table.games.signorie.state import SPlay


def task_obstacle(play: SPlay, seat: int, space: int, pawns: int, have: Means) -> Refusal | None:
    """Why the task on a task space cannot be done with so many pawns (S6.2, S6.3, S6.5)."""
    data = play.data
    task, sex = data.task_of[play.state.tasks[space]], data.sex_of[space]
    least, most = task.pawns
    if not least <= pawns <= most:
        return Refusal("S6.3", "wrong_pawns", {"task": task.id, "least": least, "most": most})
    have_pawns = have.men if sex == "man" else have.women
    if have_pawns < pawns:
        return Refusal("S6.2", "pawns_short", {"sex": sex, "n": pawns, "have": have_pawns})
    return task.do.obstacle(play, seat, have.without(sex, pawns))


def any_task(play: SPlay, seat: int, have: Means) -> bool:
    """Whether some task can be done with one pawn (S9.9)."""
    return any(task_obstacle(play, seat, space, 1, have) is None for space in range(len(play.state.tasks)))


def hire_obstacle(play: SPlay, seat: int, space: int, florins: int, free: bool = False) -> Refusal | None:
    """Why a helper cannot be put on a space of the own grid (S5.4, S5.5)."""
    helper = play.data.helper_of[space]
    if space in play.state.players[seat].helpers:
        return Refusal("S5.2", "space_taken", {"helper": helper.id})
    if not play.state.helpers:
        return Refusal("S5.5", "no_discs")
    if not free and helper.cost > florins:
        return Refusal("S5.2", "helper_too_dear", {"helper": helper.id, "n": helper.cost, "have": florins})
    return None


def main_actions(play: SPlay, seat: int, free: bool) -> dict[str, dict[int, tuple[str, ...]]]:
    """What could be touched with every die of the pool in hand, by colour and value; nothing for what is too dear."""
    state, data = play.state, play.data
    player = state.players[seat]
    have = Means(player.men, player.women, player.florins)
    found: dict[str, dict[int, tuple[str, ...]]] = {}
    for colour, (name, dice) in enumerate(zip(COLOURS, state.pool, strict=False)):
        costs = {value: 0 if free else max(0, data.column_of[colour].value - value) for value in dice}
        found[name] = {
            value: _targets(play, seat, colour, have.after(cost)) if cost <= have.florins else ()
            for value, cost in costs.items()
        }
    return found


def _targets(play: SPlay, seat: int, colour: int, have: Means) -> tuple[str, ...]:
    data, name, found = play.data, COLOURS[colour], []
    if data.column_of[colour].do.obstacle(play, seat, have) is None:
        found.append(f"manage.{seat}.{name}")
    for space in (colour * 2, colour * 2 + 1):
        task = data.task_of[play.state.tasks[space]]
        if task_obstacle(play, seat, space, task.pawns[0], have) is None:
            found.append(f"task.{task.id}")
    first = data.hires_into[colour] * 3
    spaces = [space for space in range(first, first + 3) if hire_obstacle(play, seat, space, have.florins) is None]
    if spaces:
        found += [f"hire.{seat}.{name}", *(f"helper.{seat}.{data.helper_of[space].id}" for space in spaces)]
    return tuple(found)


def main_action(play: SPlay, seat: int, colour: int, have: Means) -> bool:
    """Whether some main action of an action space can be carried out completely (S4.4)."""
    data = play.data
    if data.column_of[colour].do.obstacle(play, seat, have) is None:
        return True
    first = data.hires_into[colour] * 3
    if play.state.helpers:
        hired = play.state.players[seat].helpers
        for space in range(first, first + 3):
            if space not in hired and data.helper_of[space].cost <= have.florins:
                return True
    tasks = play.state.tasks
    for space in (colour * 2, colour * 2 + 1):
        task, sex = data.task_of[tasks[space]], data.sex_of[space]
        fewest = task.pawns[0]  # paying more never makes an effect possible
        if (have.men if sex == "man" else have.women) < fewest:
            continue
        if task.do.obstacle(play, seat, have.without(sex, fewest)) is None:
            return True
    return False
