"""The scroll at the bottom: the prompt sentence, the choices as chips, and what the seal says."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from kingsburg_table.core.actions import Action, Decision, Option
from kingsburg_table.table.play.narrowing import Narrowing
from kingsburg_table.table.play.words import Words, deed, fields

CHIPS_THAT_FIT = 6
STEPPER_FROM = 3
DIGITS = "123456789"
SEAL = "seal"
Letters = Callable[[Sequence[str], Iterable[str]], Sequence[str]]  #: `keys.chip_letters`


class ChipKind(StrEnum):
    CHOICE = "choice"  #: an answer that has no thing of its own on the table
    WAY = "way"  #: another way to do what is selected
    AMOUNT = "amount"  #: answers that differ in a number: a stepper
    THING = "thing"  #: a thing of the table (see `laid`)


@dataclass(frozen=True, slots=True)
class ChipSaid:
    """One choice in the scroll. Pressing it arms `option`; a stepper moves through `steps`, a thing is touched."""

    kind: ChipKind
    option: Option
    words: Words
    armed: bool = False
    key: str = ""
    steps: tuple[Option, ...] = ()
    target: str = ""

    @property
    def at(self) -> int:
        return self.steps.index(self.option) if self.steps else 0

    def stepped(self, by: int) -> Option:
        """The stepper's option that many steps on; it stops at both ends."""
        if not self.steps:
            return self.option
        return self.steps[min(max(self.at + by, 0), len(self.steps) - 1)]


@dataclass(frozen=True, slots=True)
class Bar:
    """The chips that lie in the scroll; `more` when the rest waits in the grid."""

    shown: tuple[ChipSaid, ...]
    more: bool = False


@dataclass(frozen=True, slots=True)
class SealLabel:
    """What the seal says, and in fewer words. Without an option it is grey and says what is missing."""

    words: Words
    option: Option | None = None
    short: Words | None = None

    @property
    def ready(self) -> bool:
        return self.option is not None


def sentence(decision: Decision) -> Words:
    """Who must or may do what."""
    return Words(decision.prompt.id, {"seat": decision.seat, **decision.prompt.values})


def seal_label(game: str, narrowing: Narrowing) -> SealLabel:
    """Verb and object of the armed option; or, grey, the kinds of things that are missing."""
    decision, armed = narrowing.decision, narrowing.armed
    if armed is not None:
        short = deed(game, armed.action, decision.seat, "way")
        return SealLabel(deed(game, armed.action, decision.seat), armed, short)
    one_of, missing = narrowing.one_of, narrowing.missing
    if one_of:
        return SealLabel(Words("seal.one_of", {"what": [[f"kind.{game}.{kind}", {}] for kind in one_of]}))
    if not missing or narrowing.plain_choice:
        return SealLabel(Words("seal.choose"))
    return SealLabel(Words("seal.missing", {"what": [[f"kind.{game}.{kind}", {}] for kind in missing]}))


def chips(game: str, narrowing: Narrowing, on_table: Container[str]) -> tuple[ChipSaid, ...]:
    """First what has no thing on the table (menu, amount, pass), and a plain choice; these stay. Then the other ways of
    the selection."""
    decision, armed = narrowing.decision, narrowing.armed
    plain = narrowing.plain_choice
    standing = [option for option in decision.options if plain or _stands(option, on_table)]
    made: list[ChipSaid] = []
    for group in _grouped(standing):
        here = armed if armed in group else None
        if len(group) >= STEPPER_FROM:
            option = here or _default(decision, group)
            kind, steps = ChipKind.AMOUNT, tuple(group)
        else:
            option, kind, steps = group[0], ChipKind.CHOICE, ()
        made.append(ChipSaid(kind, option, _named(game, decision, option, kind), here is not None, steps=steps))
    ways = [option for option in narrowing.chips if option not in standing and option.targets != (SEAL,)]
    if len(ways) > 1:
        made += [
            ChipSaid(ChipKind.WAY, option, _named(game, decision, option, ChipKind.WAY), option == armed)
            for option in ways
        ]
    return tuple(made)


def with_keys(made: Sequence[ChipSaid], say: Callable[[Words], str], letters: Letters) -> tuple[ChipSaid, ...]:
    """Hot-keys: the digits 1-9, then letters out of the labels as far as they are free."""
    rest = made[len(DIGITS):]
    keys = [*DIGITS, *(letters([say(chip.words) for chip in rest], ()) if rest else ())]
    return tuple(replace(chip, key=key) for chip, key in zip(made, keys, strict=False))


def bar(made: Sequence[ChipSaid]) -> Bar:
    """Six chips fit; from the seventh on "more" takes the last place and opens the grid of all."""
    if len(made) <= CHIPS_THAT_FIT:
        return Bar(tuple(made))
    return Bar(tuple(made[: CHIPS_THAT_FIT - 1]), more=True)


def _stands(option: Option, on_table: Container[str]) -> bool:
    return option.targets != (SEAL,) and not any(target in on_table for target in option.targets)


def _named(game: str, decision: Decision, option: Option, kind: ChipKind) -> Words:
    return deed(game, option.action, decision.seat, "way" if kind is ChipKind.WAY else "do")


def _default(decision: Decision, group: Sequence[Option]) -> Option:
    return next((option for option in group if option == decision.default), group[0])


def _grouped(options: Sequence[Option]) -> list[list[Option]]:
    """Options one by one, but those that differ only in one number together, smallest first."""
    groups: list[list[Option]] = []
    left = list(options)
    while left:
        group = _amounts(left[0], left) or [left[0]]
        groups.append(group)
        left = [option for option in left if option not in group]
    return groups


def _amounts(first: Option, options: Sequence[Option]) -> list[Option] | None:
    """The options that differ from the first in the same number field and nothing else; at least three of them."""
    for name, value in fields(first.action).items():
        if type(value) is not int:
            continue
        alike = [option for option in options if _same_but(first.action, option.action, name)]
        if len(alike) >= STEPPER_FROM:
            return sorted(alike, key=lambda option: int(fields(option.action)[name]))
    return None


def _same_but(one: Action, other: Action, name: str) -> bool:
    if type(one) is not type(other):
        return False
    rest, others = fields(one), fields(other)
    return type(others.pop(name)) is int and rest.pop(name) is not None and rest == others
