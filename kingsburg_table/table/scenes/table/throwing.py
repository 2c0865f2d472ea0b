"""Dice are thrown on a felt over the table: everybody the own ones, by pressing or shaking them, one after the other.

The dice have long been rolled and the state stands; until they are counted the table below is the old picture. A press
on the felt or Enter throws, any other input shows everything at once, and neither does anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from math import ceil
from random import Random

import pygame

from kingsburg_table.table.box import Box, Point, centred
from kingsburg_table.table.input.events import (
    PRIMARY,
    Event,
    FocusLost,
    HoldStart,
    Hover,
    HoverEnd,
    Key,
    Minimised,
    Text,
    Touch,
    TouchCancel,
    TouchMove,
    TouchUp,
    Wheel,
)
from kingsburg_table.table.keys import Command, command_of
from kingsburg_table.table.motion import Motion
from kingsburg_table.table.pieces.flying import Cast
from kingsburg_table.table.scenes.table.rolling import A_ROW, Pose, Rolling, rows, throw
from kingsburg_table.table.scenes.table.telling import ToldBeat

THROW, PRELUDE = "throw", "prelude"
COUNT_MS, PAUSE_MS, STAGGER_MS = 130.0, 420.0, 190.0
THROWS = (Command.SEAL,)
GUARD_MS = 300.0  #: a press that comes with the one before it throws nothing


class Stage(Enum):
    """How far one hand's throw is."""

    HELD = auto()
    SHAKEN = auto()
    AIR = auto()
    COUNTED = auto()


@dataclass
class Lane:
    """One seat's part of the felt."""

    cast: Cast
    box: Box
    felt: Box
    hand: Point
    size: float
    dice: list[Rolling]
    lying: list[Rolling]
    by_hand: bool
    stage: Stage = Stage.HELD
    poses: list[Pose] = field(default_factory=list)

    @property
    def lasts(self) -> float:
        return max((die.lands for die in self.dice), default=0.0) + COUNT_MS


class Throwing:
    """The dice of one moment, until everybody has thrown."""

    def __init__(self, motion: Motion, play: Callable[[str], object]) -> None:
        self._motion, self._play = motion, play
        self.lanes: list[Lane] = []
        self.board = Box(0, 0, 0, 0)
        self.old: pygame.Surface | None = None  #: the table as it was, darkened
        self.on = False
        self.at: Point = (0.0, 0.0)
        self.shake = 0.0
        self._rest = 0.0
        self.prelude: list[ToldBeat] = []
        self._next = float("inf")
        self._began = 0.0

    # -- beginning and end ---------------------------------------------------------------------------------------

    def begin(
        self, casts: Sequence[Cast], by_hand: Callable[[int], bool], room: Box, wide: bool, old: pygame.Surface,
        prelude: Sequence[ToldBeat] = (),
    ) -> None:
        """The felt lies in the middle of the `room`, over the `old` picture; the `prelude` is told before it."""
        self.prelude = list(prelude)
        if self.prelude:
            self._motion.fade((THROW, PRELUDE), lasts=self.prelude[-1].ends)
        self._began = self._motion.now
        self.old, self.on, self.shake = old, True, 0.0
        self.board, boxes = felt(room, casts, wide)
        rng = Random(str([(cast.seat, [face for _, face in cast.dice]) for cast in casts]))
        self.lanes = [
            _lane(cast, box, by_hand(cast.seat), wide, rng) for cast, box in zip(casts, boxes, strict=True)
        ]
        self._next = float("-inf")

    def finish(self) -> None:
        """All dice lie where they were seen last; the felt goes."""
        self.on, self.old, self.lanes = False, None, []
        self._motion.stop_all(THROW)

    @property
    def telling(self) -> bool:
        """Whether something is told before the first throw."""
        return bool(self.prelude) and self._motion.has((THROW, PRELUDE))

    @property
    def told_at(self) -> float:
        return self._motion.value((THROW, PRELUDE)) * self.prelude[-1].ends

    @property
    def lane(self) -> Lane | None:
        """The first hand that has not thrown, else the first that is not counted."""
        held = (lane for lane in self.lanes if lane.stage in (Stage.HELD, Stage.SHAKEN))
        return next(held, None) or next((lane for lane in self.lanes if lane.stage is Stage.AIR), None)

    @property
    def waits(self) -> bool:
        """Whether somebody is to throw."""
        lane = self.lane
        return not self.telling and lane is not None and lane.by_hand and lane.stage in (Stage.HELD, Stage.SHAKEN)

    # -- time ----------------------------------------------------------------------------------------------------

    def tick(self, now: float) -> bool:
        """Time passed. True when everything was counted, and seen."""
        if not self.on or self.telling:
            return False
        for each in self.lanes:
            if each.stage is Stage.AIR and not self._motion.has((THROW, id(each))):
                each.stage = Stage.COUNTED
                self._play("score_tick")
                if self.lane is None:
                    self._next = now + PAUSE_MS * self._motion.factor
        lane = self.lane
        if lane is None:
            return now >= self._next
        if lane.stage is Stage.HELD and not lane.by_hand and now >= self._next:
            self._let_go(lane)
            self._next = now + STAGGER_MS * self._motion.factor
        return False

    def now_of(self, lane: Lane) -> float:
        """Milliseconds since the hand let go."""
        return self._motion.value((THROW, id(lane))) * lane.lasts if lane.stage is Stage.AIR else lane.lasts

    def _let_go(self, lane: Lane) -> None:
        lane.stage = Stage.AIR
        self._play("dice_settle")
        self._motion.fade((THROW, id(lane)), lasts=lane.lasts)

    # -- hands ---------------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """Everything is for the dice now. True if the event was taken."""
        if not self.on:
            return False
        if isinstance(event, (FocusLost, Minimised)):
            return False
        if isinstance(event, TouchMove):
            return self._shaken(event.at)
        lane = self.lane
        if isinstance(event, (TouchUp, TouchCancel)):
            if lane is not None and lane.stage is Stage.SHAKEN:
                self._let_go(lane)
            return True
        if isinstance(event, Touch):
            on_felt = self.board.holds(event.at) and event.button == PRIMARY
            if event.now - self._began >= GUARD_MS:
                self._pressed(event.at if on_felt else None, held=True)
        elif isinstance(event, Key) and not event.repeat and event.now - self._began >= GUARD_MS:
            throws = command_of(event) in THROWS or event.name == "space"
            self._pressed((0.0, 0.0) if throws else None, held=False)
        return isinstance(event, (Touch, Key, Text, Wheel, HoldStart, Hover, HoverEnd))

    def _pressed(self, at: Point | None, held: bool) -> None:
        """On the felt: throw, or go on to the next hand. Elsewhere: show everything."""
        if self.prelude:
            self.prelude = []
            return
        lane = self.lane
        if at is None or lane is None:
            self.show_all()
        elif lane.stage is Stage.HELD and lane.by_hand:
            lane.stage = Stage.SHAKEN if held else Stage.HELD
            self.at, self._rest = at, 0.0
            if held:
                self._play("dice_shake")
            else:
                self._let_go(lane)

    def _shaken(self, at: Point) -> bool:
        lane = self.lane
        if lane is not None and lane.stage is Stage.SHAKEN:
            way = abs(at[0] - self.at[0]) + abs(at[1] - self.at[1])
            self.shake += way / 22
            self._rest += way
            if self._rest > 260:
                self._rest = 0.0
                self._play("dice_shake")
            self.at = at
        return True

    def show_all(self) -> None:
        """Any other input: everything is counted at once."""
        self._motion.stop_all(THROW)
        for lane in self.lanes:
            lane.stage = Stage.COUNTED
        self._next = float("-inf")

    def offset(self, lane: Lane) -> Point:
        """How far shaken dice follow the hand."""
        if lane.stage is not Stage.SHAKEN or self.at == (0.0, 0.0):
            return 0.0, 0.0
        return (max(-40.0, min(40.0, self.at[0] - lane.hand[0])), max(-14.0, min(14.0, self.at[1] - lane.hand[1])))


def felt(room: Box, casts: Sequence[Cast], wide: bool) -> tuple[Box, list[Box]]:
    """The tray in the middle of the table and a lane for each hand."""
    most = min(A_ROW, max(len(cast.dice) + len(cast.lying) for cast in casts))
    lines = [rows(len(cast.dice)) for cast in casts]
    die = 78.0 if wide else 52.0
    head, pad = (64.0, 26.0) if wide else (44.0, 18.0)
    high = min(die * 1.72, (room.h * 0.94 - head - 2 * pad) / sum(lines))
    across = (210.0 if wide else 150.0) + (130.0 if wide else 90.0) + most * die * 1.5
    across = min(max(across, 640.0 if wide else 460.0), room.w * 0.94)
    board = centred(room.centre, across, head + 2 * pad + high * sum(lines))
    inner = board.inset(pad).cut_top(head)[1]
    return board, inner.rows(lines)


def _lane(cast: Cast, box: Box, by_hand: bool, wide: bool, rng: Random) -> Lane:
    inner = box.inset(8, 3)
    rest = inner.cut_left(190.0 if wide else 136.0)[1]
    ground = rest.cut_right(104.0 if wide else 72.0)[1] if cast.total is not None else rest
    count = len(cast.dice) + len(cast.lying)
    lines = rows(len(cast.dice))
    size = min(78.0 if wide else 52.0, ground.h / lines / 1.34, ground.w / ceil(count / lines) / 1.34)
    hand = (ground.x + size * (0.9 + 0.21 * (ceil(len(cast.dice) / lines) - 1)), ground.cy)
    share = len(cast.lying) / count
    lying, air = ground.columns([max(share, 0.001), 1 - share])
    dice = throw(cast.dice, (hand[0] + air.x - ground.x, hand[1]), air, size, rng)
    still = throw(cast.lying, hand, lying, size, rng) if cast.lying else []
    return Lane(cast, box, ground, hand, size, dice, still, by_hand)
