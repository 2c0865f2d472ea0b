"""Words that let somebody choose between deals, or share with others: most of them on the whim tiles."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kingsburg_table.games.kingsburg import asking
from kingsburg_table.games.kingsburg.state import KPlay
from kingsburg_table.games.kingsburg.tasks import Free, Given, Offered, Open, Split, Spread
from kingsburg_table.games.kingsburg.treasury import gain
from kingsburg_table.games.kingsburg.words.gaining import check_prices, give
from kingsburg_table.games.kingsburg.words.things import CERTAIN, CHOSEN, GOODS, Bundle, only
from kingsburg_table.games.kingsburg.words.word import Cause, Word


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One offer: what it costs, what it gives, and what every other player gets."""

    gain: Bundle
    pay: Bundle | None = None
    others: Bundle | None = None

    def __post_init__(self) -> None:
        if self.pay is not None:
            check_prices((self.pay,))
        only(self.gain, CHOSEN)
        if self.others is not None:
            only(self.others, CERTAIN)


class Either(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """One of several deals; `may`: or none of them."""

    deals: tuple[Deal, ...]
    may: bool = False

    def __post_init__(self) -> None:
        if not self.may and all(deal.pay is not None for deal in self.deals):
            raise ValueError("expected a deal that costs nothing, or may: true")

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        play.push("choose deal", seat, [Offered(cause.id, cause.place)])


class Different(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """So many different ones of these (Master Hunter's whim)."""

    n: int
    of: tuple[Bundle, ...]

    def __post_init__(self) -> None:
        if not 1 <= self.n <= len(self.of):
            raise ValueError(f"expected from 1 to {len(self.of)} of these")
        for offer in self.of:
            only(offer, CHOSEN)

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        play.push("choose different", seat, [Offered(cause.id, cause.place)])


class ChosenBy(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """A good that a neighbour chooses (Q20: the next seat clockwise is on the left)."""

    who: Literal["left", "right"]

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        seats = len(play.state.players)
        chooser = (seat + (1 if self.who == "left" else -1)) % seats
        play.push("choose for another", chooser, [Given(cause.id, seat)])


class WithPartner(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Choose another player, who takes a good; you take so many of the same (Astronomer's whim)."""

    n: int

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        play.push("choose partner", seat, [Offered(cause.id, cause.place)])


class SplitWith(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Choose another player, who takes one of these; you take all the others (Smuggler's whim)."""

    of: tuple[Bundle, ...]

    def __post_init__(self) -> None:
        if not self.of:
            raise ValueError("expected something to share")
        for offer in self.of:
            only(offer, CERTAIN)

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        play.push("choose partner", seat, [Split(cause.id, cause.place)])


class KeepAndGive(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Take these and give so many of them away (Inventor's whim)."""

    take: Bundle
    away: int

    def __post_init__(self) -> None:
        only(self.take, GOODS)
        if not 1 <= self.away <= sum(self.take.things().values()):
            raise ValueError("expected to give away as many as are taken, or fewer")

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        play.push("give away", seat, [Spread(cause.id, (self.take.gold, self.take.wood, self.take.stone), self.away)])


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is last in something may give one thing up for more of another."""

    last_in: Literal["goods", "soldiers", "points"]
    more: Bundle

    def __post_init__(self) -> None:
        check_prices((self.more,))


class GainOrSwap(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Things, of which one may be given up for more of another by who has least (Swordsmith's whim)."""

    gain: Bundle
    swaps: tuple[Bonus, ...]

    def __post_init__(self) -> None:
        only(self.gain, CHOSEN)

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        play.push("swap", seat, [Offered(cause.id, cause.place)])


class FromTile(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """A good of choice from the tile's store, filled again when it is empty (Merchant's whim)."""

    store: Bundle

    def __post_init__(self) -> None:
        only(self.store, GOODS)
        if not self.store.things():
            raise ValueError("expected goods on the tile")

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        if not sum(play.state.store):
            play.state.store = [self.store.gold, self.store.wood, self.store.stone]
        play.push("take from tile", seat, [Free(cause.id)])


class TileGood(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """The good that lies on the tile; then another one is drawn (Sergeant's whim)."""

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        gain(play, seat, {play.state.draw: 1}, cause.id, cause.source)

    @staticmethod
    def fill(play: KPlay) -> None:
        play.state.draw = play.door.draw(play.state, "tile good", list(GOODS))
        play.tell("tile_good", lies=play.state.draw)


class LowestFree(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """The support of the lowest advisor whom nobody influenced (Jester's whim, Bandits)."""


class Exchange(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """One good for one of another kind (Barter)."""

    needs = ("cost",)

    def swap(self, play: KPlay, seat: int, paid: str, cause: Cause) -> None:
        lots = [lot for good, lot in zip(GOODS, asking.ONE_OF_EACH, strict=True) if good != paid]
        asking.ask_one_of(play, seat, lots, cause.id, cause.rule)


class MarkAdvisor(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Put a building token on an advisor; `open_to_envoy`: others may enter with the envoy (Secret Deals)."""

    open_to_envoy: bool = False

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        play.push("mark advisor", seat, [Open(cause.id)])


def deal_with(play: KPlay, seat: int, deal: Deal, cause: Cause) -> None:
    """The gains of a deal that was paid for."""
    if deal.others is not None:
        for other in play.state.order:
            if other != seat:
                gain(play, other, deal.others.things(), cause.id, cause.source)
    give(play, seat, deal.gain, cause)


def offers_of(word: Word) -> tuple[Bundle, ...]:
    """From what a partner takes one."""
    return word.of if isinstance(word, SplitWith) else tuple(Bundle(**{good: 1}) for good in GOODS)


def said_of_tile(support: tuple[Word, ...], what: str, places: tuple[int, ...]) -> dict[str, Any]:
    """What a choice on a tile gives, pays and gives to others, for its texts."""
    for word in support:
        if what == "deal" and isinstance(word, Either):
            deal = word.deals[places[0]]
            paid = {} if deal.pay is None else deal.pay.things()
            return {"gain": deal.gain.things(), "pays": paid, "others": deal.others.things() if deal.others else {}}
        if what == "pair" and isinstance(word, Different):
            return {"gain": {name: n for place in places for name, n in word.of[place].things().items()}}
        if what == "leave" and isinstance(word, SplitWith | WithPartner):
            return {"gain": offers_of(word)[places[0]].things()}
    return {}
