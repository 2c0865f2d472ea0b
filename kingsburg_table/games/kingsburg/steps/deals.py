"""Choices that tiles give: one of several deals, different things, a swap, a good from the tile (5.9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Accept, Decline, Pair, Swap, Take
from kingsburg_table.games.kingsburg.asking import ONE_OF_EACH
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import amount, payable
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.goods import touched
from kingsburg_table.games.kingsburg.steps.idle import purse
from kingsburg_table.games.kingsburg.tasks import Free, Offered
from kingsburg_table.games.kingsburg.treasury import deal as deal_things
from kingsburg_table.games.kingsburg.treasury import gain, goods_dict
from kingsburg_table.games.kingsburg.words import (
    GOODS,
    Cause,
    Deal,
    Different,
    Either,
    FromTile,
    Gain,
    GainOrSwap,
    deal_with,
    give,
)


def cause_of(giver: str, place: int = 0) -> Cause:
    return Cause(giver, "whims", "M6", place)


class ChooseDeal(Step[Kingsburg, Components]):
    """One of several deals, or none where that is allowed (K2.8)."""

    small = True
    name, rule, takes = "choose deal", "M6", (Accept, Decline)

    def decision(self, play: KPlay, frame: Frame[Offered]) -> Decision | None:
        task, seat = frame.todo[0], frame.seat
        word = _either(play, task)
        options = [
            option
            for number, each in enumerate(word.deals)
            for option in _ways(play, seat, task.giver, number, each)
        ]
        if word.may:
            options.append(Option(Decline(), ("decline",)))
        prompt = Prompt("prompt.kingsburg.choose_deal", {"seat": seat, "cause": task.giver, "may": word.may})
        return Decision(seat, self.name, prompt, self.rule, tuple(options), options[-1] if word.may else options[0])

    def apply(self, play: KPlay, frame: Frame[Offered], action: Accept | Decline) -> bool:
        task, seat = frame.todo[0], frame.seat
        if type(action) is Decline:
            play.tell("declined", seat=seat, advisor=task.giver)
            return False
        deal = _either(play, task).deals[action.deal]
        cause = cause_of(task.giver)
        if deal.pay is None:
            deal_with(play, seat, deal, cause)
            return False
        things = deal.gain.things()
        chosen = things.pop("goods", 0)
        if things.get("soldiers"):
            play.state.players[seat].enlisted = True
        deal_things(play, "traded", seat, {action.pay: amount((deal.pay,), action.pay)}, things, cause.source,
                    {"cause": cause.id})
        if chosen:
            give(play, seat, Gain(goods=chosen), cause)
        return False

    def refuse(self, play: KPlay, seat: int, action: Accept | Decline) -> Refusal | None:
        here = play.open_step()
        if type(action) is Decline or here is None or here[0] is not self or here[1].seat != seat:
            return None
        deals = _either(play, here[1].todo[0]).deals
        if 0 <= action.deal < len(deals) and not list(
            _ways(play, seat, action.tile, action.deal, deals[action.deal])
        ):
            return Refusal("K2.5", "deal_too_dear", {"cause": here[1].todo[0].giver})
        return Refusal("M6", "no_such_deal", {"cause": here[1].todo[0].giver})

    def blocked(self, play: KPlay, frame: Frame[Offered]) -> Mapping[str, Refusal]:
        task = frame.todo[0]
        refusal = Refusal("K2.5", "deal_too_dear", {"cause": task.giver})
        return purse(play, frame.seat, self.decision(play, frame)) | {
            f"deal.{number}": refusal for number, each in enumerate(_either(play, task).deals)
            if not list(_ways(play, frame.seat, task.giver, number, each))
        }


def _either(play: KPlay, task: Offered) -> Either:
    word = play.data.support(task.giver)[task.place]
    assert isinstance(word, Either)
    return word


def _ways(play: KPlay, seat: int, tile: str, number: int, deal: Deal) -> Iterator[Option]:
    if deal.pay is None:
        yield Option(Accept(tile, number), (f"deal.{number}",))
        return
    for what in payable(play.state.players[seat], (deal.pay,)):
        touch = (f"good.{seat}.{what}",) if what in GOODS else ()
        yield Option(Accept(tile, number, what), (f"deal.{number}", *touch))


class ChooseDifferent(Step[Kingsburg, Components]):
    """So many different ones of several things."""

    small = True
    name, rule, takes = "choose different", "M6", (Pair,)

    def decision(self, play: KPlay, frame: Frame[Offered]) -> Decision:
        word = _different(play, frame.todo[0])
        options = tuple(
            Option(Pair(frame.todo[0].giver, places), tuple(f"deal.{place}" for place in places))
            for places in combinations(range(len(word.of)), word.n)
        )
        prompt = Prompt("prompt.kingsburg.choose_different",
                        {"seat": frame.seat, "cause": frame.todo[0].giver, "n": word.n})
        return Decision(frame.seat, self.name, prompt, self.rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame[Offered], action: Pair) -> bool:
        task = frame.todo[0]
        word = _different(play, task)
        things: dict[str, int] = {}
        for place in action.places:
            for name, count in word.of[place].things().items():
                things[name] = things.get(name, 0) + count
        give(play, frame.seat, Gain(**things), cause_of(task.giver))
        return False


def _different(play: KPlay, task: Offered) -> Different:
    word = play.data.support(task.giver)[task.place]
    assert isinstance(word, Different)
    return word


class SwapThings(Step[Kingsburg, Components]):
    """Several things; who has least of something may give one up for more of another (Swordsmith's whim)."""

    small = True
    name, rule, takes = "swap", "M6", (Swap,)

    def decision(self, play: KPlay, frame: Frame[Offered]) -> Decision:
        options = (Option(Swap(), ("take",)), *_swaps(play, frame.seat, _swapping(play, frame.todo[0])))
        prompt = Prompt("prompt.kingsburg.swap", {"seat": frame.seat, "cause": frame.todo[0].giver})
        return Decision(frame.seat, self.name, prompt, self.rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame[Offered], action: Swap) -> bool:
        task = frame.todo[0]
        things = _swapping(play, task).gain.things()
        if action.give != "none":
            things[action.give] -= 1
            things[action.get] = things.get(action.get, 0) + 1
        give(play, frame.seat, Gain(**things), cause_of(task.giver))
        return False

    def refuse(self, play: KPlay, seat: int, action: Swap) -> Refusal | None:
        here = play.open_step()
        if here is None or here[0] is not self or here[1].seat != seat:
            return None
        return Refusal("M6", "not_last", {"cause": here[1].todo[0].giver})


def _swapping(play: KPlay, task: Offered) -> GainOrSwap:
    word = play.data.support(task.giver)[task.place]
    assert isinstance(word, GainOrSwap)
    return word


def _swaps(play: KPlay, seat: int, word: GainOrSwap) -> Iterator[Option]:
    """For each thing in which nobody has less than this seat (ties count): another thing of the gain for it."""
    owned: Mapping[str, list[int]] = {
        "goods": [sum(player.goods) for player in play.state.players],
        "soldiers": [player.soldiers for player in play.state.players],
        "points": [player.score for player in play.state.players],
    }
    for bonus in word.swaps:
        if owned[bonus.last_in][seat] == min(owned[bonus.last_in]):
            (more,) = bonus.more.things()
            for give_up in word.gain.things():
                if give_up != more:
                    yield Option(Swap(give_up, more), (f"less.{give_up}", f"more.{more}"))


class TakeFromTile(Step[Kingsburg, Components]):
    """One of the goods on the Merchant's tile, which is filled again when it is empty."""

    small = True
    name, rule, takes = "take from tile", "M6", (Take,)

    def decision(self, play: KPlay, frame: Frame[Free]) -> Decision:
        lots = [lot for lot, have in zip(ONE_OF_EACH, play.state.store, strict=True) if have]
        options = tuple(Option(Take(*lot), touched("supply", lot)) for lot in lots)
        prompt = Prompt("prompt.kingsburg.take_from_tile", {"seat": frame.seat, "cause": frame.todo[0].cause})
        return Decision(frame.seat, self.name, prompt, self.rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame[Free], action: Take) -> bool:
        cause = frame.todo[0].cause
        taken = (action.gold, action.wood, action.stone)
        state = play.state
        state.store = [have - n for have, n in zip(state.store, taken, strict=True)]
        gain(play, frame.seat, goods_dict(taken), cause, "whims")
        if not sum(state.store):
            for word in play.data.support(cause):
                if type(word) is FromTile:
                    state.store = [word.store.gold, word.store.wood, word.store.stone]
        return False

    def refuse(self, play: KPlay, seat: int, action: Take) -> Refusal | None:
        here = play.open_step()
        if here is None or here[0] is not self or here[1].seat != seat:
            return None
        return Refusal("M6", "not_on_tile", {"cause": here[1].todo[0].cause})

    def blocked(self, play: KPlay, frame: Frame[Free]) -> Mapping[str, Refusal]:
        refusal = Refusal("M6", "not_on_tile", {"cause": frame.todo[0].cause})
        return {f"supply.{good}": refusal for good, have in zip(GOODS, play.state.store, strict=True) if not have}
