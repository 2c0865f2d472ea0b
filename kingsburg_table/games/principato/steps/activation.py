"""Action A: check, pay, take the gain, exchange (P3.12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.principato.actions import Pay, Replace
from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.deals import Terms
from kingsburg_table.games.principato.state import NONE, PPlay, Principality, Principato
from kingsburg_table.games.principato.steps import options
from kingsburg_table.games.principato.steps.asked import asked
from kingsburg_table.games.principato.steps.gain import perform, running_word
from kingsburg_table.games.principato.steps.options import pieces
from kingsburg_table.games.principato.treasury import left, pay

Payment = tuple[int, int, int]


def obstacle(play: PPlay, player: Principality, number: int, terms: Terms) -> Refusal | None:
    """Why an option of a card cannot be carried out in full (P3.4, P11.3)."""
    short = max(0, terms.food - player.food) + max(0, terms.money - player.money)
    if short > player.favor:
        values = {"card": play.data.ids[number], "price": _price(terms), "n": short - player.favor}
        return Refusal("P3.4", "too_dear", values)
    if terms.pile and (have := left(play.state.stock, terms.pile)) < terms.need:
        return Refusal("P11.3", "stock_short", {"thing": terms.thing, "n": terms.need, "left": have})
    return None


def payments(player: Principality, food: int, money: int) -> Iterator[Payment]:
    """All ways to pay in full, those with the fewest favors first (P3.2)."""
    least_food, least_money = max(0, food - player.food), max(0, money - player.money)
    ways = [
        (for_food + for_money, for_food, for_money)
        for for_food in range(least_food, min(food, player.favor) + 1)
        for for_money in range(least_money, min(money, player.favor - for_food) + 1)
    ]
    for favor, for_food, for_money in sorted(ways):
        yield food - for_food, money - for_money, favor


@cache
def _pay_option(seat: int, payment: Payment) -> Option:
    food, money, favor = payment
    return Option(Pay(food, money, favor), pieces(seat, food, money, favor))


def running(play: PPlay) -> Terms:
    """The option that is being carried out."""
    state = play.state
    return play.data.terms_of[state.players[state.active].hand[state.place]][state.option]


class PayPrice(Step[Principato, Components]):
    """The whole price at once; favors stand for food or money as the payer likes (P3.2)."""

    small = True
    name, rule, takes = "pay", "P3.2", (Pay,)

    def decision(self, play: PPlay, frame: Frame) -> Decision | None:
        terms = running(play)
        if not terms.food and not terms.money:
            return None
        state, seat = play.state, frame.seat
        player = state.players[seat]
        ways = tuple(_pay_option(seat, way) for way in payments(player, terms.food, terms.money))
        values = {"seat": seat, "card": play.data.ids[player.hand[state.place]]}
        return Decision(seat, self.name, Prompt("prompt.principato.pay", values), self.rule, ways, ways[0])

    def apply(self, play: PPlay, frame: Frame, action: Pay) -> bool:
        pay(play, frame.seat, action.food, action.money, action.favor)
        return False

    def refuse(self, play: PPlay, seat: int, action: Pay) -> Refusal | None:
        if asked(play, self, seat) is None:
            return Refusal("P3.12", "nothing_runs", {})
        terms = running(play)
        player = play.state.players[seat]
        if (action.food, action.money, action.favor) not in payments(player, terms.food, terms.money):
            return Refusal("P3.2", "wrong_payment", {"price": _price(terms)})
        return None

    def blocked(self, play: PPlay, frame: Frame) -> Mapping[str, Refusal]:
        terms = running(play)
        ways = list(payments(play.state.players[frame.seat], terms.food, terms.money))
        refusal = Refusal("P3.2", "wrong_payment", {"price": _price(terms)})
        return {
            f"cube.{frame.seat}.{cube}": refusal
            for place, cube in enumerate(("food", "money"))  # where there is a choice, favors are part of it
            if not any(way[place] for way in ways)
        }


class TakeGain(Step[Principato, Components]):
    """What the card gives, all of it (P3.5, P3.13)."""

    name, rule = "gain", "P3.5"

    def run(self, play: PPlay, frame: Frame) -> None:
        perform(play, frame.seat, running_word(play))


def in_display(play: PPlay, card: str, position: int) -> bool:
    """Whether this card lies at this position of the display, counted from 1 at the left."""
    display = play.state.display
    return 1 <= position <= len(display) and play.data.ids[display[position - 1]] == card


class ReplaceCard(Step[Principato, Components]):
    """A card with the exchange symbol is exchanged into the place it frees; any other stays (P3.8, P3.9)."""

    small = True
    name, rule, takes = "replace", "P3.8", (Replace,)

    def decision(self, play: PPlay, frame: Frame) -> Decision | None:
        state, seat = play.state, frame.seat
        number = state.players[seat].hand[state.place]
        if not play.data.card(number).exchange:
            state.place = state.option = NONE
            return None
        ids = play.data.ids
        offered = tuple(
            options.replace(ids[other], position) for position, other in enumerate(state.display, start=1)
        )
        prompt = Prompt("prompt.principato.replace", {"seat": seat, "card": ids[number]})
        return Decision(seat, self.name, prompt, self.rule, offered)

    def apply(self, play: PPlay, frame: Frame, action: Replace) -> bool:
        state = play.state
        swap(play, frame.seat, state.place, action.position - 1, "replaced")
        state.place = state.option = NONE
        return False

    def refuse(self, play: PPlay, seat: int, action: Replace) -> Refusal | None:
        if asked(play, self, seat) is None:
            return Refusal("P3.9", "no_exchange", {})
        if not in_display(play, action.take, action.position):
            return Refusal("P3.12", "not_in_display", {"n": len(play.state.display)})
        return None

    def blocked(self, play: PPlay, frame: Frame) -> Mapping[str, Refusal]:
        state, seat = play.state, frame.seat
        own = play.data.ids[state.players[seat].hand[state.place]]
        refusal = Refusal("P3.8", "must_exchange", {"card": own})
        mine = {f"hand.{seat}.{place}": refusal for place in range(1, play.data.figures.hand + 1)}
        return {**mine, "end": refusal, "favor": refusal}


def swap(play: PPlay, seat: int, place: int, position: int, kind: str) -> None:
    """Own card and display card change places (P3.8, P4.1, P4.5)."""
    hand, display = play.state.players[seat].hand, play.state.display
    hand[place], display[position] = display[position], hand[place]
    ids = play.data.ids
    play.tell(
        kind, seat=seat, given=ids[display[position]], taken=ids[hand[place]], place=place + 1, position=position + 1
    )


def _price(terms: Terms) -> dict[str, int]:
    return {name: count for name, count in (("food", terms.food), ("money", terms.money)) if count}
