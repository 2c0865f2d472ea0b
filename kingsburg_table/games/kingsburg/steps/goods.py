"""Goods of choice: taken, given away, traded. Small questions that other steps push."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Lose, Take
from kingsburg_table.games.kingsburg.asking import Counts, mixes
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.treasury import gain, goods_dict, lose
from kingsburg_table.games.kingsburg.words import GOODS


def mixes_of(count: int, owned: Sequence[int]) -> Iterator[Counts]:
    """Those that the owner has."""
    return (mix for mix in mixes(count) if all(need <= have for need, have in zip(mix, owned, strict=True)))


@cache
def touched(prefix: str, counts: Counts) -> tuple[str, ...]:
    """The pieces a player touches for these goods."""
    return tuple(sorted(f"{prefix}.{good}" for good, count in zip(GOODS, counts, strict=True) for _ in range(count)))


def _offers(frame: Frame) -> list[Counts]:
    return [(int(g), int(w), int(s)) for g, w, s in (offer.split(",") for offer in frame.todo[2:])]


def _values(frame: Frame) -> dict[str, Any]:
    """What prompt and refusal say of an offer; `free`: any kinds."""
    offers = _offers(frame)
    count = sum(offers[0])
    free = len(offers) == len(mixes(count))
    return {"n": count, "cause": frame.todo[0], "free": free, "offers": [goods_dict(offer) for offer in offers]}


class TakeGoods(Step[Kingsburg, Components]):
    """Goods of the player's choice from the supply (K3.3, K6.1, K12.5)."""

    name, rule, takes = "take goods", "K6.1", (Take,)

    def decision(self, play: KPlay, frame: Frame) -> Decision:
        offers = _offers(frame)
        options = tuple(Option(Take(*offer), touched("supply", offer)) for offer in offers)
        prompt = Prompt("prompt.kingsburg.take_goods", {"seat": frame.seat, **_values(frame)})
        return Decision(frame.seat, self.name, prompt, frame.todo[1], options, options[0])

    def apply(self, play: KPlay, frame: Frame, action: Take) -> bool:
        gain(play, frame.seat, goods_dict((action.gold, action.wood, action.stone)), frame.todo[0])
        return False

    def refuse(self, play: KPlay, seat: int, action: Take) -> Refusal | None:
        here = play.open_step()
        if here is None or here[0] is not self or here[1].seat != seat:
            return None
        if (action.gold, action.wood, action.stone) not in _offers(here[1]):
            return Refusal(here[1].todo[1], "not_offered", _values(here[1]))
        return None

    def blocked(self, play: KPlay, frame: Frame) -> Mapping[str, Refusal]:
        offers = _offers(frame)
        refusal = Refusal(frame.todo[1], "not_offered", _values(frame))
        return {
            f"supply.{good}": refusal
            for index, good in enumerate(GOODS)
            if not any(offer[index] for offer in offers)
        }


class LoseGoods(Step[Kingsburg, Components]):
    """The loser of a battle picks which goods go; with fewer all go (K12.7)."""

    name, rule, takes = "lose goods", "K12.7", (Lose,)

    def decision(self, play: KPlay, frame: Frame) -> Decision | None:
        owned = play.state.players[frame.seat].goods
        count = min(int(frame.todo[0]), sum(owned))
        if count == 0:
            return None
        options = tuple(
            Option(Lose(*mix), touched(f"good.{frame.seat}", mix)) for mix in mixes_of(count, owned)
        )
        values = {"seat": frame.seat, "n": count}
        return Decision(
            frame.seat, self.name, Prompt("prompt.kingsburg.lose_goods", values), self.rule, options, options[0]
        )

    def apply(self, play: KPlay, frame: Frame, action: Lose) -> bool:
        lose(play, frame.seat, goods_dict((action.gold, action.wood, action.stone)), play.state.enemy)
        return False

    def refuse(self, play: KPlay, seat: int, action: Lose) -> Refusal | None:
        owned = play.state.players[seat].goods
        here = play.open_step()
        if here is None or here[0] is not self or here[1].seat != seat:
            return None
        count = min(int(here[1].todo[0]), sum(owned))
        if (action.gold, action.wood, action.stone) not in mixes_of(count, owned):
            return Refusal("K12.7", "lose_exactly", {"n": count})
        return None
