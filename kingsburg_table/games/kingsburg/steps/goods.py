"""Goods of choice: taken, given away, traded. Small questions that other steps push."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Lose, Take
from kingsburg_table.games.kingsburg.asking import mixes
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.tasks import Counts, Lots, Toll
from kingsburg_table.games.kingsburg.treasury import gain, goods_dict, lose
from kingsburg_table.games.kingsburg.words import GOODS


@lru_cache(maxsize=4096)
def mixes_of(count: int, gold: int, wood: int, stone: int) -> tuple[Counts, ...]:
    """Those that the owner of so many goods has."""
    return tuple(mix for mix in mixes(count) if mix[0] <= gold and mix[1] <= wood and mix[2] <= stone)


@cache
def touched(prefix: str, counts: Counts) -> tuple[str, ...]:
    """The pieces a player touches for these goods."""
    return tuple(sorted(f"{prefix}.{good}" for good, count in zip(GOODS, counts, strict=True) for _ in range(count)))


class Taking(NamedTuple):
    """What is asked about lots of goods; `free`: any kinds."""

    options: tuple[Option, ...]
    n: int
    free: bool
    told: list[dict[str, int]]


@lru_cache(maxsize=4096)
def taking(lots: tuple[Counts, ...]) -> Taking:
    """The options to take one of these lots, and what prompt and refusal say of them."""
    options = tuple(Option(Take(*lot), touched("supply", lot)) for lot in lots)
    n = sum(lots[0])
    return Taking(options, n, len(lots) == len(mixes(n)), [goods_dict(lot) for lot in lots])


@lru_cache(maxsize=4096)
def _losing(seat: int, count: int, gold: int, wood: int, stone: int) -> tuple[Option, ...]:
    """The options to lose so many of these goods."""
    return tuple(Option(Lose(*mix), touched(f"good.{seat}", mix)) for mix in mixes_of(count, gold, wood, stone))


def _values(task: Lots) -> dict[str, Any]:
    """What prompt and refusal say of an offer."""
    asked = taking(task.lots)
    return {"n": asked.n, "cause": task.cause, "free": asked.free, "offers": asked.told}


class TakeGoods(Step[Kingsburg, Components]):
    """Goods of the player's choice from the supply (K3.3, K6.1, K12.5)."""

    small = True
    name, rule, takes = "take goods", "K6.1", (Take,)

    def decision(self, play: KPlay, frame: Frame[Lots]) -> Decision:
        (task,) = frame.todo
        asked, seat = taking(task.lots), frame.seat
        values = {"seat": seat, "n": asked.n, "cause": task.cause, "free": asked.free, "offers": asked.told}
        prompt = Prompt("prompt.kingsburg.take_goods", values)
        return Decision(seat, self.name, prompt, task.rule, asked.options, asked.options[0])

    def apply(self, play: KPlay, frame: Frame[Lots], action: Take) -> bool:
        gain(play, frame.seat, goods_dict((action.gold, action.wood, action.stone)), frame.todo[0].cause)
        return False

    def refuse(self, play: KPlay, seat: int, action: Take) -> Refusal | None:
        here = play.open_step()
        if here is None or here[0] is not self or here[1].seat != seat:
            return None
        (task,) = here[1].todo
        if (action.gold, action.wood, action.stone) not in task.lots:
            return Refusal(task.rule, "not_offered", _values(task))
        return None

    def blocked(self, play: KPlay, frame: Frame[Lots]) -> Mapping[str, Refusal]:
        (task,) = frame.todo
        refusal = Refusal(task.rule, "not_offered", _values(task))
        return {
            f"supply.{good}": refusal
            for index, good in enumerate(GOODS)
            if not any(lot[index] for lot in task.lots)
        }


class LoseGoods(Step[Kingsburg, Components]):
    """The loser of a battle picks which goods go; with fewer all go (K12.7)."""

    small = True
    name, rule, takes = "lose goods", "K12.7", (Lose,)

    def decision(self, play: KPlay, frame: Frame[Toll]) -> Decision | None:
        owned = play.state.players[frame.seat].goods
        count = min(frame.todo[0].n, sum(owned))
        if count == 0:
            return None
        options = _losing(frame.seat, count, *owned)
        prompt = Prompt("prompt.kingsburg.lose_goods", {"seat": frame.seat, "n": count})
        return Decision(frame.seat, self.name, prompt, frame.todo[0].rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame[Toll], action: Lose) -> bool:
        cause = frame.todo[0].cause or play.state.enemy
        lose(play, frame.seat, goods_dict((action.gold, action.wood, action.stone)), cause)
        return False

    def refuse(self, play: KPlay, seat: int, action: Lose) -> Refusal | None:
        owned = play.state.players[seat].goods
        here = play.open_step()
        if here is None or here[0] is not self or here[1].seat != seat:
            return None
        count = min(here[1].todo[0].n, sum(owned))
        if (action.gold, action.wood, action.stone) not in mixes_of(count, *owned):
            return Refusal(here[1].todo[0].rule, "lose_exactly", {"n": count})
        return None

    def blocked(self, play: KPlay, frame: Frame[Toll]) -> Mapping[str, Refusal]:
        goods = zip(GOODS, play.state.players[frame.seat].goods, strict=True)
        rule = frame.todo[0].rule
        return {
            f"good.{frame.seat}.{good}": Refusal(rule, "cannot_pay", {"good": good}) for good, have in goods if not have
        }
