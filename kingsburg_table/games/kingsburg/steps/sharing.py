"""Choices that tiles make for or with another player (5.9)."""

from __future__ import annotations

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import GiveAway, Leave, Partner, Take
from kingsburg_table.games.kingsburg.asking import ONE_OF_EACH
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.deals import cause_of
from kingsburg_table.games.kingsburg.steps.goods import touched
from kingsburg_table.games.kingsburg.tasks import Given, Offered, Shared, Split, Spread
from kingsburg_table.games.kingsburg.treasury import gain, goods_dict
from kingsburg_table.games.kingsburg.words import GOODS, Bundle, Gain, WithPartner, give, offers_of


class ChooseForAnother(Step[Kingsburg, Components]):
    """A neighbour chooses which good somebody takes."""

    name, rule, takes = "choose for another", "M6", (Take,)

    def decision(self, play: KPlay, frame: Frame[Given]) -> Decision:
        task = frame.todo[0]
        options = tuple(Option(Take(*lot), touched("supply", lot)) for lot in ONE_OF_EACH)
        values = {"seat": frame.seat, "other": task.to, "cause": task.cause}
        prompt = Prompt("prompt.kingsburg.choose_for_another", values)
        return Decision(frame.seat, self.name, prompt, self.rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame[Given], action: Take) -> bool:
        task = frame.todo[0]
        gain(play, task.to, goods_dict((action.gold, action.wood, action.stone)), task.cause, "whims")
        return False

    def refuse(self, play: KPlay, seat: int, action: Take) -> Refusal | None:
        here = play.open_step()
        if here is None or here[0] is not self or here[1].seat != seat:
            return None
        return Refusal("M6", "one_good", {})


class ChoosePartner(Step[Kingsburg, Components]):
    """With whom the tile is shared."""

    name, rule, takes = "choose partner", "M6", (Partner,)

    def decision(self, play: KPlay, frame: Frame[Offered | Split]) -> Decision:
        seats = [seat for seat in range(len(play.state.players)) if seat != frame.seat]
        options = tuple(Option(Partner(seat), (f"seat.{seat}",)) for seat in seats)
        prompt = Prompt("prompt.kingsburg.choose_partner", {"seat": frame.seat, "cause": frame.todo[0].giver})
        return Decision(frame.seat, self.name, prompt, self.rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame[Offered | Split], action: Partner) -> bool:
        task = frame.todo[0]
        play.push("leave one", action.partner, [Shared(task.giver, task.place, frame.seat)])
        return False

    def refuse(self, play: KPlay, seat: int, action: Partner) -> Refusal | None:
        return Refusal("M6", "no_partner", {})


class LeaveOne(Step[Kingsburg, Components]):
    """The partner takes one thing; what the other player gets follows from it."""

    name, rule, takes = "leave one", "M6", (Leave,)

    def decision(self, play: KPlay, frame: Frame[Shared]) -> Decision:
        task = frame.todo[0]
        places = range(len(_offers(play, task)))
        options = tuple(Option(Leave(task.giver, place), (f"deal.{place}",)) for place in places)
        values = {"seat": frame.seat, "other": task.to, "cause": task.giver}
        prompt = Prompt("prompt.kingsburg.leave_one", values)
        return Decision(frame.seat, self.name, prompt, self.rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame[Shared], action: Leave) -> bool:
        task = frame.todo[0]
        word = play.data.support(task.giver)[task.place]
        offers = _offers(play, task)
        taken = offers[action.place]
        gain(play, frame.seat, taken.things(), task.giver, "whims")
        if type(word) is WithPartner:
            rest = {name: count * word.n for name, count in taken.things().items()}
        else:
            rest = {}
            for place, offer in enumerate(offers):
                if place != action.place:
                    for name, count in offer.things().items():
                        rest[name] = rest.get(name, 0) + count
        give(play, task.to, Gain(**rest), cause_of(task.giver))
        return False

    def refuse(self, play: KPlay, seat: int, action: Leave) -> Refusal | None:
        return Refusal("M6", "no_such_place", {})


def _offers(play: KPlay, task: Shared) -> tuple[Bundle, ...]:
    return offers_of(play.data.support(task.giver)[task.place])


class GiveGoodsAway(Step[Kingsburg, Components]):
    """Some of the goods go to other players, one by one; the rest is kept (Inventor's whim)."""

    small = True
    name, rule, takes = "give away", "M6", (GiveAway,)

    def decision(self, play: KPlay, frame: Frame[Spread]) -> Decision:
        task, seat = frame.todo[0], frame.seat
        others = [other for other in range(len(play.state.players)) if other != seat]
        options = tuple(
            Option(GiveAway(good, other), (f"seat.{other}", f"supply.{good}"))
            for good, have in zip(GOODS, task.goods, strict=True) if have for other in others
        )
        prompt = Prompt("prompt.kingsburg.give_away", {"seat": seat, "cause": task.cause, "n": task.n})
        return Decision(seat, self.name, prompt, self.rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame[Spread], action: GiveAway) -> bool:
        task = frame.todo[0]
        gain(play, action.to, {action.good: 1}, task.cause, "whims")
        gold, wood, stone = (n - (good == action.good) for good, n in zip(GOODS, task.goods, strict=True))
        if task.n > 1:
            frame.todo = [Spread(task.cause, (gold, wood, stone), task.n - 1)]
            return True
        gain(play, frame.seat, goods_dict((gold, wood, stone)), task.cause, "whims")
        return False

    def refuse(self, play: KPlay, seat: int, action: GiveAway) -> Refusal | None:
        return Refusal("M6", "no_partner" if action.to == seat else "one_good", {})
