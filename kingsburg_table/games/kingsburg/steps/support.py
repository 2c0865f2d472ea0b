"""Step c: advisors support those whose dice stand there (K6)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg import words
from kingsburg_table.games.kingsburg.actions import Decline, Trade
from kingsburg_table.games.kingsburg.asking import ask_goods
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.effects import Occasion, amount, fire, payable
from kingsburg_table.games.kingsburg.state import NEUTRAL, Kingsburg, KPlay
from kingsburg_table.games.kingsburg.tasks import AFTER, Offered, Part
from kingsburg_table.games.kingsburg.treasury import deal
from kingsburg_table.games.kingsburg.words import GOODS, Cause


class Support(Step[Kingsburg, Components]):
    """Ranks 1 to 18, and on one advisor the owner earlier in turn order first (K6.1, K6.2)."""

    name, rule = "support", "K6.1"

    def run(self, play: KPlay, frame: Frame[Part]) -> None:
        if not frame.queue:
            frame.queue = [1]
            frame.todo = _entries(play)
        here = play.state.agenda
        while frame.todo:
            part = frame.todo.pop(0)
            support = play.data.support(part.giver)
            if part.place == AFTER:
                fire(play, part.seat, "support", self.rule, Occasion(support))
            else:
                support[part.place].perform(play, part.seat, Cause(part.giver, "advisors", self.rule, part.place))
            if here[-1] is not frame:
                frame.at = 0  # go on here when the question is answered
                return
        play.tell("supported")


def _entries(play: KPlay) -> list[Part]:
    state = play.state
    sets = [placed for placed in state.placed if placed.seat != NEUTRAL]  # K6.3
    sets.sort(key=lambda placed: (placed.rank, state.order.index(placed.seat)))
    return [part for placed in sets for part in _parts(play, play.data.by_rank[placed.rank].id, placed.seat)]


def parts(play: KPlay, seat: int, advisor: str = "") -> list[Part]:
    """What supports a seat: all that it has dice on, or one advisor alone."""
    return _parts(play, advisor, seat) if advisor else [part for part in _entries(play) if part.seat == seat]


def _parts(play: KPlay, advisor: str, seat: int) -> list[Part]:
    return [Part(advisor, seat, place) for place in (*range(len(play.data.support(advisor))), AFTER)]


class TakeTrade(Step[Kingsburg, Components]):
    """Pay something for something else, or leave it (K2.8)."""

    small = True
    name, rule, takes = "trade", "K2.8", (Trade, Decline)

    def decision(self, play: KPlay, frame: Frame[Offered]) -> Decision:
        seat, advisor = frame.seat, frame.todo[0].giver
        prices = _trade_of(play, frame).pay
        options = [Option(Trade(what), _targets(seat, what)) for what in payable(play.state.players[seat], prices)]
        decline = Option(Decline(), ("decline",))
        prompt = Prompt("prompt.kingsburg.trade", {"seat": seat, "advisor": advisor})
        return Decision(seat, self.name, prompt, self.rule, (*options, decline), decline)

    def apply(self, play: KPlay, frame: Frame[Offered], action: Trade | Decline) -> bool:
        advisor = frame.todo[0].giver
        if isinstance(action, Decline):
            play.tell("declined", seat=frame.seat, advisor=advisor)
            return False
        _swap(play, frame.seat, _trade_of(play, frame), action.pay, advisor)
        return False

    def refuse(self, play: KPlay, seat: int, action: Trade | Decline) -> Refusal | None:
        goods = dict(zip(GOODS, play.state.players[seat].goods, strict=True))
        if isinstance(action, Trade) and goods.get(action.pay) == 0:
            return Refusal("K2.5", "cannot_pay", {"good": action.pay})
        return None

    def blocked(self, play: KPlay, frame: Frame[Offered]) -> Mapping[str, Refusal]:
        goods = play.state.players[frame.seat].goods
        asked = any(price.goods for price in _trade_of(play, frame).pay)
        return {
            f"good.{frame.seat}.{good}": Refusal("K2.5", "cannot_pay", {"good": good})
            for good, have in zip(GOODS, goods, strict=True)
            if asked and not have
        }


def _swap(play: KPlay, seat: int, trade: words.Trade, what: str, cause: str) -> None:
    """Pay one of a trade's prices with `what` and take its gain; goods of choice are asked for after the rest."""
    things = trade.gain.things()
    chosen, others = things.pop("goods", 0), things.pop("other_goods", 0)
    things |= {good: others for good in GOODS if others and good != what}
    deal(play, "traded", seat, {what: amount(trade.pay, what)}, things, "advisors", cause=cause)
    if chosen:
        ask_goods(play, seat, chosen, cause, "K6.1")


def _trade_of(play: KPlay, frame: Frame[Offered]) -> words.Trade:
    trade = play.data.support(frame.todo[0].giver)[frame.todo[0].place]
    assert isinstance(trade, words.Trade)
    return trade


def _targets(seat: int, what: str) -> tuple[str, ...]:
    return (f"good.{seat}.{what}",) if what in GOODS else (f"{what}.{seat}",)
