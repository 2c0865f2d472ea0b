"""Tooltips: what a thing is and does in words, what it would cost, and under which rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kingsburg_table.games.signorie.sentences import deed_message, task_message
from kingsburg_table.games.signorie.state import Signorie
from kingsburg_table.games.signorie.words import COLOURS, RaiseThreshold
from kingsburg_table.table.boards.signorie import lines, tips_family, tips_land
from kingsburg_table.table.boards.signorie.art import ROMAN
from kingsburg_table.table.boards.tip_parts import reconstructed, say, sentence, title
from kingsburg_table.table.pieces.board import Sight, Tip

MANAGEMENT = {"florins": "S7.1", "advancement": "S7.2", "mission": "S7.3", "marriage": "S7.4", "offspring": "S7.8"}


def tip(target: str, sight: Sight) -> Tip | None:
    """The tooltip of a thing on the table; None for what has none."""
    kind, _, rest = target.partition(".")
    made = TIPS.get(kind)
    return made(rest, sight) if made is not None else None


def _die(rest: str, sight: Sight) -> Tip:
    """What it costs on the own action space, and what the sum would be."""
    colour, _, value = rest.partition(".")
    column = sight.data.columns[colour]
    price = sight.hints["price"][colour][int(value)]
    found = [say(sight, "die", value=column.value, n=price)]
    if sight.view.sums:
        found = [say(sight, "left_die")]
    elif sight.hints["room"] >= int(value):
        found.append(say(sight, "die_fits", n=sight.hints["room"] - int(value)))
    else:
        found.append(say(sight, "die_over", n=int(value) - sight.hints["room"]))
    note = sight.speaker.name(colour)
    heading = sight.speaker.t("board.signorie.tip.die_title", column=ROMAN[colour], value=int(value))
    return Tip(heading, note, tuple(found), ("S4.1", "S4.2", "S3.4", "S11.4"), "die")


def _task(id: str, sight: Sight) -> Tip:
    view: Signorie = sight.view
    task, number = sight.data.tasks[id], sight.data.task_number[id]
    space = view.tasks.index(number)
    paid = "task_threshold" if isinstance(task.do, RaiseThreshold) else "task"
    found = [sentence(sight, task_message(sight.data, task)), say(sight, paid, sex=sight.data.sex_of[space])]
    note = sight.speaker.name(COLOURS[space // 2])
    return Tip(title(sight, id), note, tuple(found), ("S6.1", "S6.2", "S6.3"), f"signorie/tasks/{id}")


def _manage(rest: str, sight: Sight) -> Tip:
    column = sight.data.columns[rest.partition(".")[2]]
    found = (sentence(sight, deed_message(sight.data, column.do)), say(sight, "manage", n=column.value))
    return Tip(title(sight, column.management), sight.speaker.name(column.id), found,
               (MANAGEMENT[column.management], "S4.4"), lines.mark(column.do))


def _hire(rest: str, sight: Sight) -> Tip:
    column = sight.data.columns[rest.partition(".")[2]]
    found = (say(sight, "hire", column=column.hires), say(sight, "hire_after"))
    return Tip(sight.speaker.t("board.signorie.tip.hire_title"), sight.speaker.name(column.id), found,
               ("S5.1", "S5.2", "S5.3"), "helper", reconstructed(column.source, "hires"))


def _helper(rest: str, sight: Sight) -> Tip:
    seat, _, id = rest.partition(".")
    helper, space = sight.data.helpers[id], sight.data.helper_space[id]
    found = [sentence(sight, deed_message(sight.data, helper.do))]
    if space in sight.view.players[int(seat)].helpers:
        found.append(say(sight, "helper_hired", column=helper.at.column))
    else:
        hiring = next(column.id for column in sight.data.column_of if column.hires == helper.at.column)
        found.append(say(sight, "helper_free", n=helper.cost, column=hiring))
        found.append(say(sight, "helper_hired", column=helper.at.column))
    return Tip(title(sight, id), sight.speaker.name(helper.at.column), tuple(found), ("S9.1", "S9.2", "S5.2"),
               f"signorie/helpers/{id}", reconstructed(helper.source))


def _florins(rest: str, sight: Sight) -> Tip:
    count = sight.data.figures.reward_florins
    return Tip(title(sight, "florins"), lines=(say(sight, "reward_florins", n=count),), rules=("S11.7",),
               picture="florin")


def _purchase(rest: str, sight: Sight) -> Tip:
    price = sight.data.figures.purchase
    found = (say(sight, "purchase", n=price.florins, points=price.points),)
    return Tip(sight.speaker.t("board.signorie.end.step.purchase"), lines=found, rules=("S11.13",), picture="points")


def _end(rest: str, sight: Sight) -> Tip | None:
    """What it means to do no more, at the end of a round."""
    asked = sight.decision.kind if sight.decision is not None else ""
    if asked not in ("wedding", "purchase"):
        return None
    no = f"no_{asked}"
    rules = ("S11.8",) if asked == "wedding" else ("S11.13",)
    return Tip(sight.speaker.t(f"board.signorie.end.{no}"), lines=(say(sight, no),), rules=rules, picture="pass")


TIPS: Mapping[str, Callable[[str, Sight], Tip | None]] = {
    "die": _die, "task": _task, "manage": _manage, "hire": _hire, "helper": _helper, "florins": _florins,
    "purchase": _purchase, "end": _end, "city": tips_land.city, "career": tips_land.career, "space": tips_land.space,
    "man": tips_land.man, "step": tips_land.step, "disc": tips_land.disc, "round": tips_land.round_,
    "reward": tips_land.reward, "pawn": tips_family.pawn, "reserve": tips_family.reserve,
    "counter": tips_family.counter, "row": tips_family.row, "portrait": tips_family.portrait,
    "wedding": tips_family.wedding, "closing": tips_family.seat, "seat": tips_family.seat,
}
