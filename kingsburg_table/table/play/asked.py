"""What is asked: the open decision with its selection, prompt, chips, seal, ledger and reasons."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from kingsburg_table.core.actions import Option
from kingsburg_table.table.play import laid, prompt
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.ledger import BLANK, Ledger, LedgerPage, page
from kingsburg_table.table.play.narrowing import Narrowing, kind_of
from kingsburg_table.table.play.screen import Screen
from kingsburg_table.table.play.why import Why, why
from kingsburg_table.table.play.words import Words
from kingsburg_table.text.current import has


class Asked:
    """Everything is made when it is first asked for, and anew when the screen shows another state of the match."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._narrowing: Narrowing | None = None
        self._pending: LedgerPage | None = None
        self._ledger = self._new_ledger()
        self._version = screen.version

    def _keep_up(self) -> None:
        if self._version != self.screen.version:
            self._version = self.screen.version
            self._narrowing = self._pending = None
            self._ledger = self._new_ledger()

    def _new_ledger(self) -> Ledger:
        session, seat = self.screen.session, self.screen.seat
        return Ledger(session.preview, lambda option: session.near(seat, option), session.wasted, session.risked)

    @property
    def pending(self) -> LedgerPage:
        """What is still to come from what was done: to the seat that is shown, and to its rivals as it knows them."""
        self._keep_up()
        if self._pending is None:
            session, seat = self.screen.session, self.screen.seat
            free = self.screen.phase is not Phase.CURTAIN and self.screen.past is None
            self._pending = BLANK
            if free:
                others = (each for each in range(len(session.seats)) if each != seat)
                rivals = [change for other in others for change in session.pending(other, seat)]
                self._pending = replace(page((*session.pending(seat), *rivals)), near=session.near(seat))
        return self._pending

    @property
    def narrowing(self) -> Narrowing | None:
        """The selection; None where people at the screen have nothing to decide."""
        self._keep_up()
        screen, decision = self.screen, self.screen.decision
        if decision is None or screen.thinking is not None:
            return None
        if self._narrowing is None:
            session = screen.session
            armed = decision.default if decision.kind in screen.manner.preselected else None
            self._narrowing = Narrowing(
                decision, session.blocked(decision.seat), screen.manner.means, session.reveals,
                preselected=armed, spread=decision.kind in screen.manner.spread,
                alone=screen.manner.alone,
            )
        return self._narrowing

    @property
    def sentence(self) -> Words | None:
        thinking, decision = self.screen.thinking, self.screen.decision
        if thinking is not None:
            return Words("prompt.core.thinking", {"seat": thinking})
        return None if decision is None else prompt.sentence(decision)

    def wasteful(self, option: Option) -> bool:
        """Whether a part of what the option brings would be lost: then it does not glow like a good one."""
        return bool(self.screen.session.controller.wasteful) and bool(self._ledger.page(option).wasted)

    @property
    def wasted(self) -> Words | None:
        """What would be lost by what is armed, or by its dice at most."""
        narrowing = self.narrowing
        if narrowing is None or narrowing.armed is None:
            return None
        found = self._ledger.page(narrowing.armed)
        if found.wasted:
            return Words("seal.wasted", {"n": sum(found.wasted.values())})
        return Words("seal.risked", {"n": max(found.risked.values())}) if found.risked else None

    @property
    def seal(self) -> prompt.SealLabel | None:
        narrowing = self.narrowing
        return None if narrowing is None else prompt.seal_label(self.screen.game, narrowing)

    def chips(self, on_table: Container[str]) -> tuple[prompt.ChipSaid, ...]:
        """The choices that belong into the scroll, without keys (see `prompt.with_keys`)."""
        narrowing, screen = self.narrowing, self.screen
        if narrowing is None:
            return ()
        kinds = screen.manner.laid.get(narrowing.decision.kind)
        if kinds is None:
            return prompt.chips(screen.game, narrowing, on_table)
        return laid.chips(screen.game, narrowing, on_table, kinds)

    def ledger(self, looking: str | None = None) -> LedgerPage:
        """The page of what the player armed; while nothing is, of what is looked at."""
        narrowing = self.narrowing
        if narrowing is None or self.screen.phase is not Phase.TURN or self.screen.past is not None:
            return BLANK
        looked = narrowing.would_arm(looking) if looking is not None and not narrowing.decided else None
        return self._ledger.page(looked or narrowing.armed)

    def ledger_of(self, option: Option, looking: bool = False) -> LedgerPage:
        """The page of a chip that is looked at; what the player armed goes before, but in a list (`looking`)."""
        narrowing = self.narrowing
        if narrowing is None:
            return BLANK
        return self._ledger.page(narrowing.armed if narrowing.decided and not looking else option)

    def why_not(self, target: str) -> Why | None:
        """Why a dimmed thing cannot be touched; None for what some option contains."""
        screen, narrowing = self.screen, self.narrowing
        refusal = None if narrowing is None else narrowing.why_not(target)
        if narrowing is None or refusal is None:
            return None
        found = why(screen.game, refusal, screen.manner, screen.seat, target)
        if refusal.reason == "not_now":  # there is nothing against it but that something else is asked
            asked = prompt.sentence(narrowing.decision)
            touched = has(f"kind.{screen.game}.{kind_of(target)}")  # else it is never touched, now or later
            id = "why.core.asked_now" if touched else "why.core.looked_at"
            found = replace(found, words=Words(id, {"what": asked.nested}))
        return found
