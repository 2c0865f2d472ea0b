"""A turn: two actions in any mix, cubes moved onto troops before each, or an early end (P1.10, P2.3, P2.7)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from operator import getitem

from kingsburg_table.core.actions import Action, Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.principato.actions import Activate, EndTurn, Exchange, Supply, TakeFavor
from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.state import NO_ROUND, NONE, PPlay, Principality, Principato
from kingsburg_table.games.principato.steps import options
from kingsburg_table.games.principato.steps.activation import in_display, obstacle, swap
from kingsburg_table.games.principato.steps.options import PLACES
from kingsburg_table.games.principato.steps.supply import refuse_supply
from kingsburg_table.games.principato.strength import MOVES, moves
from kingsburg_table.games.principato.treasury import left, station, store, supply
from kingsburg_table.games.principato.words import BUILDINGS, CULTURE


@cache
def _prompt(seat: int, actions: int) -> Prompt:
    return Prompt("prompt.principato.act", {"seat": seat, "n": actions})


class TakeActions(Step[Principato, Components]):
    """Activate, exchange, take a favor; move cubes onto troops; end the turn (P2.4)."""

    name, rule, takes = "act", "P2.3", (Activate, Exchange, TakeFavor, EndTurn, Supply)

    def run(self, play: PPlay, frame: Frame) -> None:
        play.state.actions = play.data.figures.actions

    def decision(self, play: PPlay, frame: Frame) -> Decision | None:
        state, seat = play.state, frame.seat
        if not state.actions:
            return None
        player, stock, data, ids = state.players[seat], state.stock, play.data, play.data.ids
        food, money, favor = player.food, player.money, player.favor
        found = []
        offered = [ids[number] for number in state.display]
        trades: list[Option] = []
        for place, number in enumerate(player.hand, start=1):
            card, terms = ids[number], data.terms_of[number]
            by_position = options.exchanges(seat, card, place, len(offered))
            trades += map(getitem, by_position, offered)
            acts = options.activations(seat, card, place, len(terms))
            for act, (_, need_food, need_money, pile, need, _) in zip(acts, terms, strict=True):
                short = need_food - food if need_food > food else 0
                if need_money > money:
                    short += need_money - money
                if short <= favor and (not pile or left(stock, pile) >= need):
                    found.append(act)
        found += trades
        church = favor < data.figures.church
        if not player.militia and not player.condottiere:
            if stock.favor:
                found += options.favors(seat, church, False, False)
        else:
            if stock.favor:
                free = player.free_militia > 0, player.free_condottieri > 0
                found += options.favors(seat, church, *free)
            found += [options.supply(seat, cube, troop) for cube, troop in moves(player)]
        found.append(options.END_TURN)
        return Decision(seat, self.name, _prompt(seat, state.actions), self.rule, tuple(found))

    def apply(self, play: PPlay, frame: Frame, action: Action) -> bool:
        state, seat = play.state, frame.seat
        if type(action) in (Activate, Exchange, TakeFavor):
            state.actions -= 1
        if type(action) is Supply:
            supply(play, seat, action.cube, action.troop)
        elif type(action) is EndTurn:
            play.tell("ended", seat=seat, n=state.actions)
            state.actions = 0
        elif type(action) is Activate:
            state.place, state.option = action.place - 1, action.option - 1
            play.tell("activated", seat=seat, card=action.card, option=action.option)
            play.push("activation", seat)
        elif type(action) is Exchange:
            swap(play, seat, action.place - 1, action.position - 1, "exchanged")
        elif type(action) is TakeFavor:
            if action.to == "church":
                store(play, seat, "favor", 1)
            else:
                station(play, seat, "favor", action.to, 1)
        return True  # without an action left nothing more is asked

    def refuse(self, play: PPlay, seat: int, action: Action) -> Refusal | None:
        return refuse_now(play, seat, action) or refuse_action(play, seat, action)

    def blocked(self, play: PPlay, frame: Frame) -> Mapping[str, Refusal]:
        state, seat = play.state, frame.seat
        player = state.players[seat]
        found: dict[str, Refusal | None] = {
            f"choice.{place}.{terms.option}": obstacle(play, player, number, terms)
            for place, number in enumerate(player.hand, start=1)
            for terms in play.data.terms_of[number]
        }
        for cube, troop in MOVES:
            refusal = refuse_supply(play, seat, cube, troop)
            for target in (f"cube.{seat}.{cube}", f"troop.{seat}.{troop}"):
                found[target] = refusal and found.get(target, refusal)
        for to in PLACES:
            refusal = _refuse_favor(play, seat, to)
            for target in ("favor", options.favor_place(seat, to)):
                found[target] = refusal and found.get(target, refusal)
        for token in (*BUILDINGS, *CULTURE, "catapult"):
            rule = "P1.5" if token in ("field", "palazzo", "catapult") else "P1.11" if token in CULTURE else "P1.12"
            found[f"token.{seat}.{token}"] = Refusal(rule, "token_stays", {"token": token})
        for other in state.order:
            if other != seat:
                for place in range(1, play.data.figures.hand + 1):
                    found[f"hand.{other}.{place}"] = Refusal("P4.1", "not_yours", {"seat": other})
        return {target: refusal for target, refusal in found.items() if refusal is not None}


def _favor_places(play: PPlay, player: Principality) -> list[str]:
    places = []
    if player.favor < play.data.figures.church:
        places.append("church")
    if player.free_militia:
        places.append("militia")
    if player.free_condottieri:
        places.append("condottiere")
    return places


def refuse_now(play: PPlay, seat: int, action: Action) -> Refusal | None:
    """Why it is not the moment for an action of the turn."""
    state = play.state
    if state.round != NO_ROUND:
        if type(action) is not Supply:
            return Refusal("P7.6", "between_turns", {})
        here = play.open_step()
        if here is None or here[0].name != "supply" or here[1].seat != seat:
            return Refusal("P6.11", "decided_once", {})
        return None
    if seat != state.active:
        return Refusal("P2.1", "not_your_turn", {"seat": state.active})
    if state.place != NONE:
        card = play.data.ids[state.players[seat].hand[state.place]]
        here = play.open_step()
        if here is not None and here[0].name == "replace":
            return Refusal("P3.8", "must_exchange", {"card": card})
        return Refusal("P3.12", "in_between", {"card": card})
    if not state.actions:
        return Refusal("P2.3", "no_action_left", {"n": play.data.figures.actions})
    return None


def refuse_action(play: PPlay, seat: int, action: Action) -> Refusal | None:
    """Why an action of the turn is against the rules in this position."""
    state, ids = play.state, play.data.ids
    player = state.players[seat]
    if type(action) is Supply:
        return refuse_supply(play, seat, action.cube, action.troop)
    if type(action) is TakeFavor:
        return _refuse_favor(play, seat, action.to)
    if type(action) is Activate:
        if (action.place, action.card) not in [(place, ids[own]) for place, own in enumerate(player.hand, start=1)]:
            return Refusal("P2.6", "not_in_hand", {"cards": [ids[own] for own in player.hand]})
        terms = play.data.terms_of[play.data.number[action.card]]
        if not 1 <= action.option <= len(terms):
            return Refusal("P3.1", "no_such_option", {"card": action.card, "n": len(terms)})
        return obstacle(play, player, play.data.number[action.card], terms[action.option - 1])
    if type(action) is Exchange:
        if (action.place, action.give) not in [(place, ids[own]) for place, own in enumerate(player.hand, start=1)]:
            return Refusal("P2.6", "not_in_hand", {"cards": [ids[own] for own in player.hand]})
        if not in_display(play, action.take, action.position):
            return Refusal("P4.1", "not_in_display", {"n": len(state.display)})
    return None


def _refuse_favor(play: PPlay, seat: int, to: str) -> Refusal | None:
    player = play.state.players[seat]
    if to not in PLACES:
        return Refusal("P5.4", "no_place_for_favor", {})
    if not play.state.stock.favor:
        return Refusal("P5.2", "no_favor_left", {})
    places = _favor_places(play, player)
    if not places:
        return Refusal("P5.2", "no_room_for_favor", {"n": play.data.figures.church})
    if to in places:
        return None
    if to == "church":
        return Refusal("P5.1", "church_full", {"n": play.data.figures.church})
    return Refusal("P1.4", "no_empty_troop", {"troop": to})


