"""The supply step of a scoring round: cubes onto troops, one after the other or all at once (P6.2)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Action, Decision, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.principato.actions import Ready, Supply, SupplyAll
from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.state import NO_ROUND, PPlay, Principato
from kingsburg_table.games.principato.steps import options
from kingsburg_table.games.principato.steps.asked import asked
from kingsburg_table.games.principato.strength import MOVES, moves, possible_strength, strength
from kingsburg_table.games.principato.treasury import supply
from kingsburg_table.games.principato.words import CUBES, KEEPS


class SupplyTroops(Step[Principato, Components]):
    """Everybody supplies as many troops as they like; without fitting cube or empty troop nobody is asked (P6.12)."""

    name, rule, takes = "supply", "P6.2", (Supply, SupplyAll, Ready)

    def decision(self, play: PPlay, frame: Frame) -> Decision | None:
        seat = frame.seat
        player = play.state.players[seat]
        cubes = [options.supply(seat, cube, troop) for cube, troop in moves(player)]
        if not cubes:
            return None
        values = {"seat": seat, "n": strength(player), "most": possible_strength(player)}
        return Decision(
            seat, self.name, Prompt("prompt.principato.supply", values), self.rule,
            (*cubes, options.SUPPLY_ALL, options.READY), options.SUPPLY_ALL,
        )

    def apply(self, play: PPlay, frame: Frame, action: Action) -> bool:
        seat = frame.seat
        player = play.state.players[seat]
        if type(action) is Supply:
            supply(play, seat, action.cube, action.troop)
            return True
        if type(action) is SupplyAll:
            supply(play, seat, "food", "militia", min(player.food, player.free_militia))
            supply(play, seat, "money", "condottiere", min(player.money, player.free_condottieri))
            supply(play, seat, "favor", "militia", min(player.favor, player.free_militia))
            supply(play, seat, "favor", "condottiere", min(player.favor, player.free_condottieri))
        return False

    def refuse(self, play: PPlay, seat: int, action: Action) -> Refusal | None:
        if asked(play, self, seat) is None:
            rule = "P6.11" if play.state.round != NO_ROUND else "P6.2"
            return Refusal(rule, "decided_once", {})
        return refuse_supply(play, seat, action.cube, action.troop) if type(action) is Supply else None

    def blocked(self, play: PPlay, frame: Frame) -> Mapping[str, Refusal]:
        seat = frame.seat
        found: dict[str, Refusal | None] = {
            f"token.{seat}.catapult": Refusal("P1.5", "token_stays", {"token": "catapult"})
        }
        for cube, troop in MOVES:
            refusal = refuse_supply(play, seat, cube, troop)
            for target in (f"cube.{seat}.{cube}", f"troop.{seat}.{troop}"):
                found[target] = refusal and found.get(target, refusal)
        for other in play.state.order:
            if other != seat:
                theirs = (*(f"troop.{other}.{troop}" for troop in KEEPS), f"token.{other}.catapult",
                          *(f"cube.{other}.{cube}" for cube in CUBES))
                found |= dict.fromkeys(theirs, Refusal("P6.2", "not_yours", {"seat": other}))
        return {target: refusal for target, refusal in found.items() if refusal is not None}


def refuse_supply(play: PPlay, seat: int, cube: str, troop: str) -> Refusal | None:
    """Why a stored cube may not go onto a kind of own troop (P1.4, P1.9)."""
    player = play.state.players[seat]
    if troop not in KEEPS:
        return Refusal("P1.9", "only_onto_troops", {})
    if cube not in (KEEPS[troop], "favor"):
        return Refusal("P1.4", "wrong_cube", {"troop": troop, "cube": KEEPS[troop]})
    if not (player.free_militia if troop == "militia" else player.free_condottieri):
        return Refusal("P1.4", "no_empty_troop", {"troop": troop})
    if not getattr(player, cube):
        return Refusal("P1.9", "no_cube", {"cube": cube})
    return None
