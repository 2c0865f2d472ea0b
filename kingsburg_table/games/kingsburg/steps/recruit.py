"""Phase 7: recruiting (K11)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Recruit, StopRecruiting
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import fire
from kingsburg_table.games.kingsburg.prices import soldier_price, tokens_as_goods
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.goods import mixes_of, touched
from kingsburg_table.games.kingsburg.steps.season import begin_season
from kingsburg_table.games.kingsburg.treasury import deal, goods_dict
from kingsburg_table.games.kingsburg.words import GOODS


class OpenRecruiting(Step[Kingsburg, Components]):
    """The winter season begins with Phase 7 (K1.2)."""

    name, rule = "open recruiting", "K11.1"

    def run(self, play: KPlay, frame: Frame) -> None:
        begin_season(play, "winter")


_STOP = Option(StopRecruiting(), ("done",))


@lru_cache(maxsize=4096)
def _recruiting(seat: int, cost: int, tokens: int, gold: int, wood: int, stone: int) -> tuple[Option, ...]:
    """The options to pay a soldier with these goods, and with +2 tokens that count as goods."""
    return tuple(
        Option(Recruit(*mix, paid), (*touched(f"good.{seat}", mix), *((f"token.{seat}",) * paid)))
        for paid in range(min(cost, tokens) + 1)
        for mix in mixes_of(cost - paid, gold, wood, stone)
    )


class RecruitSoldier(Step[Kingsburg, Components]):
    """One soldier after the other, for goods of any kinds (K11.1)."""

    name, rule, takes = "recruit", "K11.1", (Recruit, StopRecruiting)

    def decision(self, play: KPlay, frame: Frame) -> Decision | None:
        options = self._listed(play, frame)
        if not options:
            return None
        prompt = Prompt("prompt.kingsburg.recruit", {"seat": frame.seat, "n": self._price(play, frame)})
        return Decision(frame.seat, self.name, prompt, self.rule, (*options, _STOP), _STOP)

    def _listed(self, play: KPlay, frame: Frame) -> tuple[Option, ...]:
        player = play.state.players[frame.seat]
        tokens = player.tokens if tokens_as_goods(play.data, play.state, frame.seat) else 0
        return _recruiting(frame.seat, self._price(play, frame), tokens, *player.goods)

    def apply(self, play: KPlay, frame: Frame, action: Recruit | StopRecruiting) -> bool:
        if type(action) is StopRecruiting:
            self._finish(play, frame)
            return False
        cost = goods_dict((action.gold, action.wood, action.stone))
        if action.tokens:
            cost["tokens"] = action.tokens
        deal(play, "recruited", frame.seat, cost, {"soldiers": 1})
        if play.data.plain:
            return True
        frame.queue = [1]  # the first one of this phase was recruited
        if self._listed(play, frame):
            return True
        self._finish(play, frame)
        return False

    def _finish(self, play: KPlay, frame: Frame) -> None:
        """What comes of having recruited (M4, card 29)."""
        if frame.queue:
            fire(play, frame.seat, "recruited", self.rule)

    def refuse(self, play: KPlay, seat: int, action: Recruit | StopRecruiting) -> Refusal | None:
        if type(action) is StopRecruiting:
            return None
        player = play.state.players[seat]
        here = play.open_step()
        asked = here is not None and here[0] is self and here[1].seat == seat
        cost = self._price(play, here[1]) if here is not None and asked else soldier_price(play.data, play.state, seat)
        if action.gold + action.wood + action.stone + action.tokens != cost:
            return Refusal("K11.1", "soldier_price", {"n": cost})
        for good, need, have in zip(GOODS, (action.gold, action.wood, action.stone), player.goods, strict=True):
            if have < need:
                return Refusal("K11.1", "cannot_pay", {"good": good})
        if action.tokens and not tokens_as_goods(play.data, play.state, seat):
            return Refusal("K11.2", "tokens_are_no_goods", {})
        return Refusal("K11.2", "no_token", {}) if action.tokens > player.tokens else None

    def blocked(self, play: KPlay, frame: Frame) -> Mapping[str, Refusal]:
        goods = play.state.players[frame.seat].goods
        return {
            f"good.{frame.seat}.{good}": Refusal("K11.1", "cannot_pay", {"good": good})
            for good, have in zip(GOODS, goods, strict=True)
            if not have
        }

    @staticmethod
    def _price(play: KPlay, frame: Frame) -> int:
        return soldier_price(play.data, play.state, frame.seat, first=not frame.queue)
