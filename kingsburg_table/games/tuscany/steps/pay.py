"""Paying a placement; then the piece lies there and everything happens (T4.2, T4.5, T4.6)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Decision, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.tuscany.actions import Pay
from kingsburg_table.games.tuscany.box import EMPTY
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.payment import PAIR, Payment, payments
from kingsburg_table.games.tuscany.placing import lay
from kingsburg_table.games.tuscany.state import NONE, TPlay, Tuscany
from kingsburg_table.games.tuscany.steps import options
from kingsburg_table.games.tuscany.steps.asked import not_asked
from kingsburg_table.games.tuscany.steps.turning import will_draw
from kingsburg_table.games.tuscany.treasury import pay, put_in_store
from kingsburg_table.games.tuscany.words import KINDS


class PayPlacement(Step[Tuscany, Components]):
    """Two units; a wooden hexagon is paid in the colour of its hex (T4.2)."""

    name, rule, takes = "pay", "T4.2", (Pay,)
    small = True

    def decision(self, play: TPlay, frame: Frame) -> Decision:
        state, seat = play.state, frame.seat
        player, place = state.players[seat], wanted(play.data, state, seat)
        reveals = will_draw(play.data, state, play.data.codes[place])
        found = payments(player.hand, place, player.worker)
        if play.preview:  # one of each price: others differ in colours only
            found = tuple({(sum(way.cards), way.workers): way for way in reversed(found)}.values())[::-1]
        ways = tuple(options.pay(seat, way, reveals) for way in found)
        values = {"seat": seat, "piece": play.data.id_of[player.store[state.space]], "kind": play.data.kind_ids[place]}
        prompt = Prompt("prompt.tuscany.pay", values)
        return Decision(seat, self.name, prompt, self.rule, ways, ways[0], not state.open_hands)

    def apply(self, play: TPlay, frame: Frame, action: Pay) -> bool:
        state, seat = play.state, frame.seat
        cards, workers = payment_of(action)
        pay(play, seat, cards, workers)
        hex, code = state.hex, state.players[seat].store[state.space]
        state.hex = NONE
        put_in_store(play, seat, state.space, EMPTY)
        lay(play, seat, code, hex, space=state.space + 1)
        return False

    def refuse(self, play: TPlay, seat: int, action: Pay) -> Refusal | None:
        if (refusal := not_asked(play, self, seat)) is not None:
            return refusal
        player, place = play.state.players[seat], wanted(play.data, play.state, seat)
        payment = payment_of(action)
        if payment in payments(player.hand, place, player.worker):
            return None
        short = payment.workers > player.worker or any(
            paid > held for paid, held in zip(payment.cards, player.hand, strict=True)
        )
        if short:
            return Refusal("T4.2", "not_yours_to_pay")
        return Refusal("T4.2", "wrong_payment", {"kind": play.data.kind_ids[place]})

    def blocked(self, play: TPlay, frame: Frame) -> Mapping[str, Refusal]:
        """Cards and workers that are in no payment."""
        seat = frame.seat
        player, place = play.state.players[seat], wanted(play.data, play.state, seat)
        hex = play.state.hex + 1
        found = {
            f"card.{seat}.{kind}": Refusal(
                "T4.2", "no_pair", {"kind": kind, "wanted": play.data.kind_ids[place], "hex": hex}
            )
            for other, (kind, held) in enumerate(zip(KINDS, player.hand, strict=True))
            if other != place and held < PAIR
        }
        if not player.hand[place]:
            found[f"card.{seat}.{KINDS[place]}"] = Refusal("T4.2", "no_card", {"kind": KINDS[place], "hex": hex})
        if not player.worker:
            found[f"worker.{seat}"] = Refusal("T4.2", "no_worker")
        return found


def wanted(data: Components, state: Tuscany, seat: int) -> int:
    """The colour that is paid, by its place among the kinds."""
    land = data.land(state.players[seat].estate)
    return data.place_of_code[land.kinds[state.hex]]


def payment_of(action: Pay) -> Payment:
    return Payment(tuple(getattr(action, kind) for kind in KINDS), action.worker)
