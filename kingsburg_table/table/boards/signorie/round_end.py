"""The end of a round as a stage: everybody's row in the new order, and where things lie on it."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.signorie.state import Signorie
from kingsburg_table.games.signorie.words import COLOURS
from kingsburg_table.table.boards.signorie.calendar import asked
from kingsburg_table.table.boards.signorie.round_gains import Said, coming, taken
from kingsburg_table.table.boards.tags import Tags, tags
from kingsburg_table.table.box import Box
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Thing

STEPS = ("initiative", "order", "threshold", "reward", "wedding")
LAST_STEPS = ("initiative", "order", "threshold", "score", "purchase")  #: rounds with a token for points
STAGED = {"look threshold": 2, "reward": 3, "wedding": 4, "purchase": 4, "look rewards": 5}
"""Decisions that have the stage, and the step they stand for; the last one: all is done."""


@dataclass(frozen=True, slots=True)
class RoundRow:
    """One player at the end of a round. `climbed` and `gained` are -1 where the beginning is not known (replay)."""

    seat: int
    colour: int
    name: str
    order: int
    moved: int  #: places won in the order; None is not told apart from 0
    step: int  #: of the initiative disc when the round ended; -1: not known
    climbed: int  #: its points
    dice: tuple[tuple[str, int], ...]
    pawns: tuple[str, ...]  #: in the threshold area
    base: int
    per_pawn: int
    limit: int
    most: int
    state: str  #: now, done, waits, none (not entitled), open (before rewards)
    points: int
    gained: int
    said: tuple[Said, ...]  #: what was taken, or what is to come
    tags: Tags

    @property
    def total(self) -> int:
        return sum(value for _, value in self.dice)


def staged(sight: Sight) -> bool:
    return asked(sight) in STAGED and bool(sight.view.sums)


def step_now(sight: Sight) -> int:
    return STAGED.get(asked(sight), 2)


def rows(sight: Sight) -> list[RoundRow]:
    view: Signorie = sight.view
    return [_row(sight, seat, at) for at, seat in enumerate(view.order, start=1)]


def _row(sight: Sight, seat: int, order: int) -> RoundRow:
    view: Signorie = sight.view
    player, figures = view.players[seat], sight.data.figures
    dice = player.aside or player.dice
    before = sight.before[seat] if sight.before else {}
    now, state = sight.counters[seat], _state(sight, seat)
    step = before.get("initiative", -1)
    was = before.get("place", 0)
    return RoundRow(
        seat, sight.colour(seat), sight.name(seat), order, was - order if was else 0, step,
        figures.initiative[step] if step >= 0 else -1,
        tuple((colour, value) for colour, value in zip(COLOURS, dice, strict=True) if value),
        ("man",) * player.laid_men + ("woman",) * player.laid_women, figures.threshold.base,
        figures.threshold.per_pawn, view.thresholds[seat], figures.threshold.most, state,
        now["points"], now["points"] - before["points"] if before else -1,
        _said(sight, seat, state),
        tags(sight, seat, "points"),
    )


def _said(sight: Sight, seat: int, state: str) -> tuple[Said, ...]:
    """What was taken, what is to come; for who decides, what goes before or comes after the open choice."""
    if state == "now":
        return coming(sight, seat)[1:] if step_now(sight) == STAGED["reward"] else taken(sight, seat)[:1]
    return taken(sight, seat) if state == "done" else coming(sight, seat) if state in ("waits", "open") else ()


def _state(sight: Sight, seat: int) -> str:
    view: Signorie = sight.view
    if seat not in view.entitled:
        return "none"
    if step_now(sight) == STAGED["look threshold"]:
        return "open"
    if step_now(sight) == STAGED["look rewards"]:
        return "done"
    deciding = sight.decision.seat if sight.decision is not None else -1
    if seat == deciding:
        return "now"
    done = deciding in view.entitled and view.entitled.index(seat) < view.entitled.index(deciding)
    return "done" if done else "waits"


@dataclass(frozen=True, slots=True)
class RoundParts:
    """A row cut up: who, initiative, the bar of dice, the sum, the verdict with its choices, the points."""

    whole: Box
    who: Box
    climb: Box
    bar: Box
    sum: Box
    verdict: Box
    points: Box


SHARES = (17.4, 7.8, 36.4, 6.8, 22.6, 8.2)
NARROW = (16.5, 9.0, 31.0, 7.5, 26.5, 9.5)


def heads_and_rows(box: Box, count: int, wide: bool) -> tuple[Box, list[Box]]:
    head, rest = box.cut_top(30 if wide else 24)
    gap = 10.0 if wide else 6.0
    high = min((rest.h - gap * (count - 1)) / count, 300.0 if wide else 190.0)
    return head, [Box(rest.x, rest.y + at * (high + gap), rest.w, high) for at in range(count)]


def parts(box: Box, wide: bool) -> RoundParts:
    inner = Box(box.x + (18 if wide else 11), box.y, box.w - (18 if wide else 11), box.h)
    return RoundParts(box, *inner.columns(SHARES if wide else NARROW))


def choices(sight: Sight) -> list[str]:
    """What who decides may touch, left to right."""
    found = {
        "reward": [f"reward.{sight.view.rewards[sight.view.round - 1]}", "florins"],
        "wedding": ["wedding", "end"],
        "purchase": ["purchase", "end"],
    }
    return found.get(asked(sight), [])


def row_things(sight: Sight) -> list[Thing]:
    return [Thing("end_row", f"closing.{row.seat}", row.order) for row in rows(sight)] if staged(sight) else []


def choice_things(sight: Sight) -> list[Thing]:
    return [Thing("end_choice", target) for target in choices(sight)] if staged(sight) else []


def choice_room(verdict: Box, wide: bool) -> Box:
    """Below the verdict's band."""
    band = 40.0 if wide else 26.0
    return Box(verdict.x + 8, verdict.y + band + (8 if wide else 4), verdict.w - 16, min(verdict.h - band - 14, 74.0))


def arranged(placed: Placed, sight: Sight) -> Placed:
    """Pieces `standings` and `decisions` share the right side of the stage."""
    if not staged(sight):
        return placed
    found = rows(sight)
    _, boxes = heads_and_rows(Box(0, 0, placed.box.w, placed.box.h), len(found), sight.wide)
    if placed.id == "decisions":
        here = next((box for row, box in zip(found, boxes, strict=True) if row.state == "now"), None)
        targets = choices(sight)
        if here is not None and targets:
            room = choice_room(parts(here, sight.wide).verdict, sight.wide)
            boxes = room.columns(len(targets), 10 if sight.wide else 6)
        else:
            boxes = []
    return Placed(placed.id, placed.piece, placed.box, {**placed.details, "places": [tuple(box) for box in boxes]})
