"""Somebody who sits at the real table scene and plays listed options by mouse alone or by keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from kingsburg_table.core.actions import Option
from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.table.box import Box
from kingsburg_table.table.layout import TableLayout
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.match import at_the_table
from kingsburg_table.table.play.narrowing import kind_of
from kingsburg_table.table.scenes.table import TableScene, overlays
from tests.table.hand import Hand

NAMES = ("Ola", "Kuba", "Filip", "Sandra", "Nina")


class Sitting:
    """A match on the table, the hands that play it, and how often they pressed."""

    holds = 0  #: of curtains: they come with the hand-over, not with what is decided
    glances = False  #: in whole matches: look before a decision and before it is played, not at every press

    def __init__(
        self, hand: Hand, game: str, players: int, seed: int = 1, *, layout: TableLayout | None = None,
        journal: Path | None = None, glances: bool = False, options: Mapping[str, str] | None = None,
        until: Callable[[Any], bool] = lambda session: True,
    ) -> None:
        """`until`: where the match is when they sit down; what was before is played at random."""
        self.hand = hand
        self.glances = glances
        seats = at_the_table([Seat(name) for name in NAMES[:players]])
        self.session = new_session(game, seats, seed=seed, journal=journal, options=options)
        rng = random.Random(seed)
        while not until(self.session):
            assert self.session.decision is not None, "no such position in this match"
            self.session.act(rng.choice(self.session.decision.options))
        self.scene = TableScene(self.session, journal, layout)
        hand.show(self.scene)
        self.presses = 0
        self.decisions = 0

    def _looking_away(self) -> AbstractContextManager[None]:
        return self.hand.unseen() if self.glances else nullcontext()

    @property
    def match(self) -> Any:
        return self.scene.match

    def ready(self, way: str = "mouse") -> None:
        """Open curtains, put recaps away, let the double-press guard run out."""
        self.hand.wait(400)
        self._throw(way)
        if way == "keys":
            self._ready_by_keys()
            return
        if self.match.screen.phase is Phase.CURTAIN:
            at = overlays.curtain_crest(self.scene.desk).centre
            self.hand.point(at)
            self.hand.press(at)
            self.hand.wait(600)
            self.hand.let_go(at)
            self.hand.wait()
            self.holds += 1
        if self.match.screen.phase is Phase.RECAP:
            self.click(self.scene.desk.regions.scroll.centre)

    def _throw(self, way: str) -> None:
        """Everybody throws the own dice; then they lie where they belong."""
        throwing = self.scene.staging.throwing
        while throwing.on:
            if throwing.waits and way == "keys":
                self.hand.key("enter")
            elif throwing.waits:
                self.click(throwing.board.centre)
            self.hand.wait(1000)

    def _ready_by_keys(self) -> None:
        if self.match.screen.phase is Phase.CURTAIN:
            self.hand.key_down("space")
            self.hand.wait(600)
            self.hand.key_up("space")
        if self.match.screen.phase is Phase.RECAP:
            self.hand.key("enter")
            self.hand.wait(400)

    def click(self, at: tuple[float, float]) -> None:
        self.presses += 1
        self.hand.click(at)

    def press_seal(self) -> None:
        self.click(self.scene.desk.regions.seal)

    def box_of(self, target: str) -> Box | None:
        return next((spot.box for spot in self.scene.desk.spots if spot.target == target), None)

    # -- mouse ---------------------------------------------------------------------------------------------------

    def play(self, option: Option) -> None:
        """Click a listed option as a person would: the thing, else a chip, else piece by piece; then the seal."""
        before = len(self.session.records)
        self.decisions += 1
        with self._looking_away():
            self.arm(option)
        armed = self.match.narrowing.armed
        assert armed == option, f"{option} cannot be armed by clicks: {armed}"
        self.hand.wait(400)
        with self._looking_away():
            self.press_seal()
        assert len(self.session.records) == before + 1, f"the seal did not play {option}"

    def arm(self, option: Option) -> None:
        narrowing = self.match.narrowing
        if narrowing.armed == option:
            return
        means = self.scene.table_layout.manner.means
        things = sorted({t for t in option.targets if self.box_of(t)}, key=lambda t: (kind_of(t) in means, t))
        if things:
            box = self.box_of(things[0])
            assert box is not None
            self.click(box.centre)
            if self.match.narrowing.armed == option or self._chip(option):
                return
            for target in self._missing(option):
                box = self._free(target)
                self.click(box.centre)
                if self.match.narrowing.armed == option:
                    return
        assert self._chip(option), f"no chip for {option}"

    def _missing(self, option: Option) -> list[str]:
        left = list(option.targets)
        for target, count in self.match.narrowing.touched.items():
            for _ in range(count):
                left.remove(target)
        return left

    def _free(self, target: str) -> Box:
        for spot in self.scene.desk.spots:
            if spot.target == target and not self.scene.desk.marked(spot):
                return spot.box
        raise AssertionError(f"{target} does not lie on the table")

    def _chip(self, option: Option) -> bool:
        for control in self.scene.scroll.controls:
            if control.chip is not None and option in (control.chip.option, *control.chip.steps):
                for _ in range(len(control.chip.steps) + 1):
                    if self.match.narrowing.armed == option:
                        return True
                    self._press_chip(control.id, option)
                return bool(self.match.narrowing.armed == option)
        if self.scene.out.control("more") is not None:
            self.click(self.scene.out.control("more").box.centre)  # type: ignore[union-attr]
            for box, chip in self.scene.out.grid():
                if chip.option == option:
                    self.click(box.centre)
                    return bool(self.match.narrowing.armed == option)
        return False

    def _press_chip(self, id: str, option: Option) -> None:
        control = self.scene.out.control(id)
        assert control is not None and control.chip is not None
        chip, box = control.chip, control.box
        if not chip.steps:
            self.click(box.centre)
            return
        up = chip.steps.index(option) > chip.at
        self.click((box.right - 20, box.cy) if up else (box.x + box.w * 0.3, box.cy))

    # -- keyboard ------------------------------------------------------------------------------------------------

    def play_by_keys(self, option: Option) -> None:
        """The same with Tab, arrows, digits and Enter only."""
        before = len(self.session.records)
        self.decisions += 1
        with self._looking_away():
            if self.match.narrowing.armed != option:
                self._arm_by_keys(option)
        assert self.match.narrowing.armed == option, f"{option} cannot be armed by keys"
        self.hand.wait(400)
        with self._looking_away():
            self.reach("seal")
            self.hand.key("enter")
        assert len(self.session.records) == before + 1, f"Enter did not play {option}"

    def _arm_by_keys(self, option: Option) -> None:
        means = self.scene.table_layout.manner.means
        things = sorted({t for t in option.targets if self.box_of(t)}, key=lambda t: (kind_of(t) in means, t))
        for target in things[:1] or []:
            self._touch_by_keys(target)
        if self.match.narrowing.armed == option or self._chip_by_keys(option):
            return
        for target in self._missing(option):
            if self.box_of(target) is not None:
                self._touch_by_keys(target)
            if self.match.narrowing.armed == option:
                return
        assert self._chip_by_keys(option), f"no key for {option}"

    def _touch_by_keys(self, target: str) -> None:
        spot = next(s for s in self.scene.desk.spots if s.target == target and not self.scene.desk.marked(s))
        self.reach(spot.id)
        self.hand.key("enter")

    def _chip_by_keys(self, option: Option) -> bool:
        chip = next((c for c in self.scene.scroll.bar.chips if option in (c.option, *c.steps)), None)
        if chip is None or not chip.key:
            return False
        for _ in range(len(chip.steps) + 2):
            if self.match.narrowing.armed == option:
                return True
            self.hand.key(chip.key.lower())
        return bool(self.match.narrowing.armed == option)

    def reach(self, id: str) -> None:
        """Move the visible focus to a thing with Tab and arrows."""
        focus = self.scene.focus
        for _ in range(12):
            if focus.keyboard and focus.current == id:
                return
            thing = focus._things[id]
            here = focus._things.get(focus.current or "")
            if here is None or here.region != thing.region:
                self.hand.key("tab")
                continue
            self._walk(id)
            return
        self._walk(id)

    def _walk(self, id: str) -> None:
        focus = self.scene.focus
        for _ in range(40):
            if focus.current == id:
                return
            here, there = focus._things[focus.current or ""].centre, focus._things[id].centre
            dx, dy = there[0] - here[0], there[1] - here[1]
            first = ("right" if dx > 0 else "left") if abs(dx) > abs(dy) else ("down" if dy > 0 else "up")
            second = ("down" if dy > 0 else "up") if abs(dx) > abs(dy) else ("right" if dx > 0 else "left")
            before = focus.current
            self.hand.key(first)
            if focus.current == before:
                self.hand.key(second)
        assert focus.current == id, f"the arrows never reach {id}, only {focus.current}"
