"""Step c: advisors support those whose dice stand there (K6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg import words
from kingsburg_table.games.kingsburg.actions import Decline, Trade
from kingsburg_table.games.kingsburg.asking import ask_goods
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import Occasion, amount, at_hook, fire, for_everybody, in_force, payable
from kingsburg_table.games.kingsburg.state import NEUTRAL, Kingsburg, KPlay, Placed
from kingsburg_table.games.kingsburg.tasks import AFTER, REFILL, Offered, Part
from kingsburg_table.games.kingsburg.treasury import deal
from kingsburg_table.games.kingsburg.words import GOODS, Cause


class Support(Step[Kingsburg, Components]):
    """Ranks 1 to 18, and on one advisor the owner earlier in turn order first (K6.1, K6.2)."""

    name, rule = "support", "K6.1"

    def run(self, play: KPlay, frame: Frame[Part]) -> None:
        if not frame.queue:
            frame.queue = [1]
            frame.todo = self.parts(play)
        here = play.state.agenda
        todo = frame.todo
        while todo:
            self._give(play, todo.pop(0))
            if here[-1] is not frame:
                frame.at = 0  # go on here when the question is answered
                return
        self.over(play)

    def parts(self, play: KPlay) -> list[Part]:
        return _entries(play) if play.data.plain else entries(play)

    def over(self, play: KPlay) -> None:
        play.tell("supported")

    def _give(self, play: KPlay, part: Part) -> None:
        plain = play.data.plain
        support = play.data.support(part.giver) if plain else support_of(play.data, play.state, part.giver)
        if part.place == AFTER:
            about = Occasion(support, advisor=part.giver)
            fire(play, part.seat, "support", self.rule, about)
            if not plain:
                play.state.players[part.seat].enlisted = False
        elif part.place == REFILL:
            words.TileGood.fill(play)
        else:
            whose = "advisors" if plain else points_of(play.data, part.giver)
            support[part.place].perform(play, part.seat, Cause(part.giver, whose, self.rule, part.place))


def points_of(data: Components, giver: str) -> str:
    """What points from a giver count as in the results."""
    if giver in data.cards.whims:
        return "whims"
    return "governors" if giver in data.cards.offices else "advisors"


class FreeSupport(Support):
    """The Bandits get the support of the lowest advisor whom nobody influenced (K6.7 to K6.9)."""

    name, rule = "free support", "K6.9"

    def parts(self, play: KPlay) -> list[Part]:
        found: list[Part] = []
        for seat in play.state.order:
            for _ in in_force(play.data, play.state, seat, "council", words.LowestFree):
                found += given(play, lowest_free(play), seat)
        return [*found, *refills(found, play)]

    def over(self, play: KPlay) -> None:
        for player in play.state.players:
            player.enlisted = False  # this is not influencing: no Stable (K6.8)


def _entries(play: KPlay) -> list[Part]:
    state = play.state
    data, order = play.data, state.order
    sets = sorted([(here.rank, order.index(here.seat)) for here in state.placed if here.seat != NEUTRAL])  # K6.3
    found: list[Part] = []
    for rank, turn in sets:
        found += _parts(play, data.by_rank[rank].id, order[turn])
    return found


def parts(play: KPlay, seat: int, advisor: str = "") -> list[Part]:
    """What will support a seat: all that it has dice on, or one advisor alone.

    Whose support the tile with `lowest_free` brings is open until all dice lie (K6.9).
    """
    if play.data.plain:
        return [*_parts(play, advisor, seat)] if advisor else [part for part in _entries(play) if part.seat == seat]
    if not advisor:
        own = [placed for placed in play.state.placed if placed.seat == seat]
        known = [placed for placed in own if placed.office or not _points_away(play, placed.rank)]
        return [part for part in entries(play, known) if part.place != REFILL]
    office = advisor in play.data.cards.offices
    rank = play.data.rank_of(advisor)
    if not office and _points_away(play, rank):
        return []
    giver = advisor if office else giver_at(play, rank)
    return [*given(play, giver, seat), Part(giver, seat, AFTER)]


def _parts(play: KPlay, advisor: str, seat: int) -> tuple[Part, ...]:
    parts = printed_parts(play.data, advisor, seat)
    return (*parts, Part(advisor, seat, AFTER)) if at_hook(play.data, play.state, seat, "support") else parts


@lru_cache(maxsize=4096)
def printed_parts(data: Components, advisor: str, seat: int) -> tuple[Part, ...]:
    """One for each word of an advisor's support."""
    return tuple([Part(advisor, seat, place) for place in range(len(data.support(advisor)))])


def entries(play: KPlay, known: Sequence[Placed] | None = None) -> list[Part]:
    """The same with tiles, offices and doubled support; what a tile's good needs comes when its rank is done (5.9)."""
    state = play.state
    sets = [placed for placed in (state.placed if known is None else known) if placed.seat != NEUTRAL]  # K6.3
    sets.sort(key=lambda placed: (placed.rank, state.order.index(placed.seat)))
    found: list[Part] = []
    doubled: set[int] = set()
    for rank, group in groupby(sets, key=lambda placed: placed.rank):
        at_rank: list[Part] = []
        for placed in group:
            giver = placed.office or giver_at(play, rank)
            at_rank += given(play, giver, placed.seat)
            name = placed.office or play.data.by_rank[rank].id
            if state.players[placed.seat].doubled == name and placed.seat not in doubled:
                doubled.add(placed.seat)  # one of two own sets only (SC1)
                at_rank += given(play, giver, placed.seat)
            at_rank.append(Part(giver, placed.seat, AFTER))
        found += [*at_rank, *refills(at_rank, play)]
    return found


def given(play: KPlay, giver: str, seat: int) -> list[Part]:
    return [Part(giver, seat, place) for place in range(len(support_of(play.data, play.state, giver)))]


def refills(parts: list[Part], play: KPlay) -> list[Part]:
    """A new good for the Sergeant's tile if any of these took from it."""
    for part in parts:
        if any(type(word) is words.TileGood for word in support_of(play.data, play.state, part.giver)):
            return [Part(part.giver, part.seat, REFILL)]
    return []


def giver_at(play: KPlay, rank: int) -> str:
    """Who gives at a rank: the advisor, the tile on it, or whoever that tile points at."""
    if rank not in play.state.whims:
        return play.data.by_rank[rank].id
    return lowest_free(play) if _points_away(play, rank) else play.data.whims[rank].id


def _points_away(play: KPlay, rank: int) -> bool:
    """Whether a tile there gives what another advisor would."""
    return rank in play.state.whims and any(
        type(word) is words.LowestFree for word in play.data.whims[rank].support
    )


def lowest_free(play: KPlay) -> str:
    """The lowest advisor without any dice; a tile that would point at itself is passed over (K6.7, Q21)."""
    taken = {placed.rank for placed in play.state.placed if not placed.office}
    for rank in sorted(play.data.by_rank):
        if rank not in taken and not _points_away(play, rank):
            return giver_at(play, rank)
    raise AssertionError("at most 15 own dice on 18 advisors")


def support_of(data: Components, state: Kingsburg, giver: str) -> tuple[words.Word, ...]:
    """What a giver gives this year."""
    support = data.support(giver)
    for effect, _ in for_everybody(data, state, "council"):
        for word in effect.do:
            if type(word) is words.MoreSupport and giver in word.advisors:
                support = (*support, words.Gain(**word.gain.things()))
    return support


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
        if type(action) is Decline:
            play.tell("declined", seat=frame.seat, advisor=advisor)
            return False
        _swap(play, frame.seat, _trade_of(play, frame), action.pay, advisor)
        return False

    def refuse(self, play: KPlay, seat: int, action: Trade | Decline) -> Refusal | None:
        goods = dict(zip(GOODS, play.state.players[seat].goods, strict=True))
        if type(action) is Trade and goods.get(action.pay) == 0:
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
    deal(play, "traded", seat, {what: amount(trade.pay, what)}, things, "advisors", {"cause": cause})
    if chosen:
        ask_goods(play, seat, chosen, cause, "K6.1")


def _trade_of(play: KPlay, frame: Frame[Offered]) -> words.Trade:
    trade = play.data.support(frame.todo[0].giver)[frame.todo[0].place]
    assert isinstance(trade, words.Trade)
    return trade


def _targets(seat: int, what: str) -> tuple[str, ...]:
    return (f"good.{seat}.{what}",) if what in GOODS else (f"{what}.{seat}",)
