"""Which things on the table a worked example speaks of."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from kingsburg_table.core.actions import Action
from kingsburg_table.table.book.exercises import Kind
from kingsburg_table.table.book.lesson import Lesson
from kingsburg_table.table.book.library import Show


def involved(show: Show) -> tuple[str, ...]:
    """Every target of the example's moves, in the order they are met; attempts by what they name."""
    lesson = Lesson(show)
    found: dict[str, None] = {}
    for task in lesson.tasks:
        decision = lesson.session.decision
        if task.kind is Kind.ATTEMPT and task.action is not None:
            known = [] if decision is None else [t for option in decision.options for t in option.targets]
            blocked = lesson.session.blocked(task.seat)
            found |= dict.fromkeys(named(task.action, task.seat, [*known, *blocked]))
        else:
            option = lesson.option
            found |= dict.fromkeys(option.targets if option is not None else ())
        if not lesson.demonstrate():
            break
    return tuple(found)


def named(action: Action, seat: int, targets: Iterable[str]) -> tuple[str, ...]:
    """The targets that an unlisted action speaks of: those that end in one of its values, or are called like a field.

    >>> named(Influence("duke", white=(4,), token=True), 0, ["advisor.duke", "die.0.4", "white.0.4", "token.0"])
    ('advisor.duke', 'white.0.4', 'token.0')
    """
    fields = msgspec.structs.asdict(action)
    found: dict[str, None] = {}
    pool = list(dict.fromkeys(targets))
    for name, value in fields.items():
        if value is True:
            found |= dict.fromkeys(target for target in pool if target.split(".")[0] == name and _own(target, seat))
            continue
        for item in value if isinstance(value, (tuple, list)) else (value,):
            found |= dict.fromkeys(_ending(str(item), name, seat, pool, fields))
    return tuple(found)


def _ending(item: str, field: str, seat: int, pool: Iterable[str], fields: Collection[str]) -> list[str]:
    """Things of the field's own kind, if it is called like one; a kind that is another field's name belongs to that."""
    found = [target for target in pool if "." in target and target.split(".")[-1] == item and _own(target, seat)]
    same = [target for target in found if target.split(".")[0] == field]
    return same or [target for target in found if target.split(".")[0] not in fields]


def _own(target: str, seat: int) -> bool:
    """`token.2` and `die.2.6` are seat 2's; `advisor.duke` is nobody's."""
    parts = target.split(".")
    return len(parts) < 2 or not parts[1].isdigit() or parts[1] == str(seat)
