"""Why a computer did what it did, told without its secrets: the chronicle asks for it line by line.

Where the computer knew no more than everybody, or when the match is over, it is its own reason. Otherwise it is worked
out from what those at the screen can know, so that there is nothing in it to give away.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from kingsburg_table.bots.bot import Bot
from kingsburg_table.bots.choice import Chosen, Reason
from kingsburg_table.bots.leaves import Thought
from kingsburg_table.bots.mind import USUAL, has_mind
from kingsburg_table.core.actions import Action, Aside, GoOn, IllegalAction, Seal
from kingsburg_table.core.session import Session
from kingsburg_table.core.views import view
from kingsburg_table.table.play.because import because, figure, named
from kingsburg_table.table.play.past import decision_at
from kingsburg_table.table.play.words import Words


@dataclass(frozen=True)
class Because:
    """What is told of it, in full and with nothing but what weighs most."""

    seat: int
    full: Words
    brief: Words


@dataclass(frozen=True)
class ExplainedMove:
    """A reason, or nothing where only the computer can know it."""

    seat: int
    action: Action
    reason: Reason | None
    own: bool  #: the computer's own reason, not one from outside

    def because(self, game: str) -> Because:
        return Because(self.seat, self._words(game), self._brief(game))

    def _words(self, game: str) -> Words:
        reason = self.reason
        if reason is None:
            return Words("why.unknown", {"seat": self.seat})
        said = because(game, self.seat, reason, self.action)
        if said is None or reason.against is None:
            return Words("why.only", {})
        if not self.own and reason.total < 0:
            other = named(game, reason.against.action, self.seat, self.action).nested
            return Words("why.deeper", {"seat": self.seat, "other": other, "total": figure(-reason.total)})
        return said

    def _brief(self, game: str) -> Words:
        if self.reason is None or not self.reason.parts:
            return self._words(game)
        most = max(self.reason.parts, key=lambda part: part[1])
        reason = msgspec.structs.replace(self.reason, parts=(most,), facts=(), then=(), reach=(), aims=())
        return replace(self, reason=reason)._words(game)


Key = tuple[int, int | None, bool]


class Reasons:
    """The reasons of one table's computers, thought out again where they are not known any more."""

    def __init__(self, session: Session[Any, Any], bot: Callable[[str], Bot]) -> None:
        self.session, self._bot = session, bot
        self._kept: dict[int, Chosen] = {}
        self._told: dict[Key, tuple[Action, ExplainedMove]] = {}
        self._asked: Key | None = None
        self._thought: Thought[ExplainedMove | None] | None = None

    def keep(self, record: int, choice: Chosen) -> None:
        """A computer has played this record."""
        self._kept[record] = choice

    def why(self, record: int, eyes: int | None) -> ExplainedMove | None:
        """Why the action of this number was played, as far as `eyes` may know; nothing while that is thought about,
        and where no computer decided anything."""
        key = (record, eyes, self.session.decision is None)
        action = self.session.records[record].action
        known = self._told.get(key)
        if known is not None and known[0] == action:
            return known[1]
        if key != self._asked:
            self._asked, self._thought = key, self._think(record, eyes)
        return None

    def step(self) -> bool:
        """Think a little; True while there is more to think about."""
        if self._thought is None or self._asked is None:
            return False
        try:
            next(self._thought)
        except StopIteration as end:
            self._thought = None
            if end.value is not None:
                self._told[self._asked] = self.session.records[self._asked[0]].action, end.value
        return self._thought is not None

    def _think(self, record: int, eyes: int | None) -> Thought[ExplainedMove | None]:
        session, (seat, action) = self.session, (self.session.records[record].seat, self.session.records[record].action)
        if isinstance(action, (Aside, GoOn, Seal)):
            return None
        try:
            state, decision = session.state_at(record), decision_at(session, record)
        except IllegalAction:  # before the moment from which a match was continued
            return None
        by = state.played_by[seat] if state.played_by else ""
        if not by or not has_mind(session.game):
            return None
        if decision is None or decision.seat != seat or decision.option(action) is None:
            return None
        controller, pack = session.controller, session.codec.pack
        own = view(controller, state, seat)
        if session.decision is None or (not decision.private and pack(own) == pack(view(controller, state, None))):
            choice = self._kept.get(record)
            if choice is None or choice.option.action != action:
                choice = yield from self._bot(by).thinking(own, decision)
            if choice.option.action == action:
                return ExplainedMove(seat, action, choice.reason, True)
        level = f"{USUAL}:{by.partition(':')[2]}"
        reason = yield from self._bot(level).explaining(view(controller, state, eyes), eyes, seat, action)
        return ExplainedMove(seat, action, reason, False)
