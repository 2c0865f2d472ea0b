"""Things of the table as chips, where a question has few of them: what can be done with the die in hand."""

from __future__ import annotations

from collections.abc import Collection, Container, Sequence

from kingsburg_table.core.actions import Option
from kingsburg_table.table.play import prompt
from kingsburg_table.table.play.narrowing import Narrowing, kind_of
from kingsburg_table.table.play.prompt import ChipKind, ChipSaid
from kingsburg_table.table.play.words import Words, deed


def chips(
    game: str, narrowing: Narrowing, on_table: Container[str], kinds: Sequence[str]
) -> tuple[ChipSaid, ...]:
    """The choices of the scroll, and behind them the things of these kinds that may be touched; a kind named earlier
    goes before. Without kinds the answers themselves. Where what is armed has several ways, these instead."""
    made = prompt.chips(game, narrowing, on_table)
    if any(chip.kind is ChipKind.WAY for chip in made):
        return made
    made = tuple(chip for chip in made if not any(kind_of(target) in kinds for target in chip.option.targets))
    there = {option for chip in made for option in (chip.option, *chip.steps)}
    return (*made, *_things(game, narrowing, kinds, there))


def _things(
    game: str, narrowing: Narrowing, kinds: Sequence[str], there: Container[Option]
) -> tuple[ChipSaid, ...]:
    """None where they are more than the scroll holds: then the table shows them."""
    armed = narrowing.armed
    options = narrowing.decision.options if armed is not None else narrowing.live
    open_ = [option for option in options if option not in there]
    known = set() if armed is not None else set(narrowing.touched)
    found = _heads(open_, kinds, known)
    while len(found) == 1 and len(open_) > 1:  # what all have in common is no choice
        known |= found.keys()
        further = _heads(open_, kinds, known)
        if not further:
            break
        found = further
    if len(found) > prompt.CHIPS_THAT_FIT:
        return ()
    seat = narrowing.decision.seat
    return tuple(
        ChipSaid(
            ChipKind.THING if kinds else ChipKind.CHOICE, ways[0],
            deed(game, ways[0].action, seat, "way") if len(ways) == 1 else Words(f"kind.{game}.{kind_of(head)}"),
            armed in ways, target=head if kinds else "",
        )
        for head, ways in found.items()
    )


def _heads(options: Sequence[Option], kinds: Sequence[str], touched: Collection[str]) -> dict[str, list[Option]]:
    """The first thing of these kinds in each answer that is not touched yet, and the answers through it."""
    found: dict[str, list[Option]] = {}
    for option in options:
        head = next((target for kind in kinds for target in option.targets
                     if kind_of(target) == kind and target not in touched), "")
        if head or not kinds:
            found.setdefault(head or str(len(found)), []).append(option)
    return found
