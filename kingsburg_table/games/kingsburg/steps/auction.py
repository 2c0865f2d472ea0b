"""The auction of governors (M3)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Appoint, Bid, Withdraw
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.state import NOBODY, Kingsburg, KPlay
from kingsburg_table.games.kingsburg.tasks import Bidding
from kingsburg_table.games.kingsburg.treasury import lose


class OpenAuction(Step[Kingsburg, Components]):
    """One card more than players, all open."""

    name, rule = "open auction", "M3"

    def run(self, play: KPlay, frame: Frame) -> None:
        left = list(play.data.cards.governors)
        for _ in range(len(play.state.players) + 1):
            card = play.door.draw(play.state, "governor", left)
            left.remove(card)
            play.state.cards.append(card)
        play.tell("auction", cards=play.state.cards[:])


class Auction(Step[Kingsburg, Components]):
    """An opener names a card and a bid; each player to the left raises or leaves, until one is left who pays.

    The frame's queue holds who opened last; the card that nobody wants goes to the box.
    """

    name, rule, takes = "auction", "M3", (Appoint, Bid, Withdraw)

    def decision(self, play: KPlay, frame: Frame[Bidding]) -> Decision | None:
        if not frame.todo:
            seat = _opener(play, frame)
            if seat == NOBODY:
                return None
            named = tuple(Option(Appoint(card), (f"governor.{card}",)) for card in play.state.cards)
            prompt = Prompt("prompt.kingsburg.name_governor", {"seat": seat, "alone": len(_bidders(play)) == 1})
            return Decision(seat, self.name, prompt, self.rule, named, named[0])
        task = frame.todo[0]
        seat, most = task.asked, play.data.figures.highest_bid
        bids = tuple(Option(Bid(n), (f"bid.{n}",)) for n in range(task.bid + 1, most + 1))
        leave = () if task.bidder == NOBODY else (Option(Withdraw(), ("pass",)),)
        values = {"seat": seat, "governor": task.card, "n": max(task.bid, 0), "holder": max(task.bidder, 0),
                  "first": task.bidder == NOBODY}
        options = (*bids, *leave)
        return Decision(seat, self.name, Prompt("prompt.kingsburg.bid", values), self.rule, options,
                        leave[0] if leave else options[0])

    def apply(self, play: KPlay, frame: Frame[Bidding], action: Appoint | Bid | Withdraw) -> bool:
        if type(action) is Appoint:
            seat = _opener(play, frame)
            frame.queue = [seat]
            if len(_bidders(play)) == 1:
                return _sold(play, frame, action.governor, seat, 0)
            play.tell("named_governor", seat=seat, governor=action.governor)
            frame.todo = [Bidding(action.governor, -1, NOBODY, seat)]
            return True
        task = frame.todo[0]
        seat = task.asked
        if type(action) is Bid:
            frame.todo = [Bidding(task.card, action.points, seat, _asked_next(play, seat, task.out), task.out)]
            play.tell("bid", seat=seat, n=action.points, governor=task.card)
            if action.points == play.data.figures.highest_bid:
                return _sold(play, frame, task.card, seat, action.points)
            return True
        out = (*task.out, seat)
        play.tell("withdrew", seat=seat, governor=task.card)
        if len(_bidders(play)) - len(out) == 1:
            return _sold(play, frame, task.card, task.bidder, task.bid)
        frame.todo = [Bidding(task.card, task.bid, task.bidder, _asked_next(play, seat, out), out)]
        return True

    def refuse(self, play: KPlay, seat: int, action: Appoint | Bid | Withdraw) -> Refusal | None:
        here = play.open_step()
        if here is None or here[0] is not self:
            return None
        if type(action) is Appoint and action.governor not in play.state.cards:
            return Refusal("M3", "no_such_governor", {"governor": action.governor})
        most = play.data.figures.highest_bid
        if type(action) is Bid and here[1].todo and not here[1].todo[0].bid < action.points <= most:
            return _too_low(here[1].todo[0], most)
        return None

    def blocked(self, play: KPlay, frame: Frame[Bidding]) -> Mapping[str, Refusal]:
        most = play.data.figures.highest_bid
        return {f"bid.{n}": _too_low(task, most) for task in frame.todo for n in range(task.bid + 1)}


def _too_low(task: Bidding, most: int) -> Refusal:
    return Refusal("M3", "bid_too_low", {"n": task.bid + 1, "most": most})


def _bidders(play: KPlay) -> list[int]:
    """Who has no governor yet, clockwise."""
    return [seat for seat, player in enumerate(play.state.players) if not player.governor]


def _opener(play: KPlay, frame: Frame[Bidding]) -> int:
    """The first in order, then the next to the left of the opener who has none (Q20: seating order)."""
    bidders = _bidders(play)
    if not bidders:
        return NOBODY
    if not frame.queue:
        return play.state.order[0]
    seats = len(play.state.players)
    return min(bidders, key=lambda seat: (seat - frame.queue[0] - 1) % seats)


def _asked_next(play: KPlay, seat: int, out: tuple[int, ...]) -> int:
    """The next one to the left who is still in this auction."""
    seats = len(play.state.players)
    return min((other for other in _bidders(play) if other not in out and other != seat),
               key=lambda other: (other - seat - 1) % seats)


def _sold(play: KPlay, frame: Frame[Bidding], card: str, seat: int, bid: int) -> bool:
    """The winner pays, takes the card and is out of all further auctions."""
    state = play.state
    state.players[seat].governor = card
    state.cards.remove(card)
    lose(play, seat, {"points": bid} if bid else {}, "auction", "governors")
    play.tell("governor", seat=seat, governor=card)
    frame.todo = []
    if not _bidders(play):
        state.cards.clear()
        return False
    return True
