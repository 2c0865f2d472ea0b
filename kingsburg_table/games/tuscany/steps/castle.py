"""A castle's effect: a tile of the display straight into the estate, without paying (T9)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Action, Decision, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.tuscany.actions import Decline, PlaceFree
from kingsburg_table.games.tuscany.box import EMPTY
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.piles import refill
from kingsburg_table.games.tuscany.placing import lay
from kingsburg_table.games.tuscany.state import TPlay, Tuscany
from kingsburg_table.games.tuscany.steps import options
from kingsburg_table.games.tuscany.steps.asked import not_asked
from kingsburg_table.games.tuscany.steps.reasons import fits_nowhere, refuse_hex, refuse_tile
from kingsburg_table.games.tuscany.steps.turning import will_refill


class UseCastle(Step[Tuscany, Components]):
    """Tile and hex together, before the refill is seen; where nothing fits nobody is asked (T9.5, T9.6)."""

    name, rule, takes = "castle", "T9.1", (PlaceFree, Decline)

    def decision(self, play: TPlay, frame: Frame) -> Decision | None:
        state, data, seat = play.state, play.data, frame.seat
        player = state.players[seat]
        openings, cells = data.openings(player.estate, player.pieces), data.land(player.estate).cells
        reveals = will_refill(state, seat)
        found = [
            options.place_free(seat, data.id_of[code], slot, hex, cells[hex], reveals)
            for slot, code in enumerate(state.display)
            if code != EMPTY
            for hex in openings.get(data.kind_of[code], ())
        ]
        if not found:
            return None
        prompt = Prompt("prompt.tuscany.castle", {"seat": seat})
        return Decision(
            seat, self.name, prompt, self.rule, (*found, options.DECLINE), private=not state.open_hands
        )

    def apply(self, play: TPlay, frame: Frame, action: Action) -> bool:
        state, data, seat = play.state, play.data, frame.seat
        if type(action) is not PlaceFree:
            play.tell("declined_tile", seat=seat)
            return False
        slot = action.slot - 1
        code = state.display[slot]
        play.tell("freed", seat=seat, tile=action.tile, slot=action.slot)
        refill(play, seat, slot)
        lay(play, seat, code, data.land(state.players[seat].estate).number[action.hex], slot=action.slot)
        return False

    def refuse(self, play: TPlay, seat: int, action: Action) -> Refusal | None:
        if (refusal := not_asked(play, self, seat)) is not None:
            return refusal
        if type(action) is not PlaceFree:
            return None
        return refuse_tile(play, action.slot, action.tile) or refuse_hex(
            play, seat, play.data.code_of[action.tile], action.hex
        )

    def blocked(self, play: TPlay, frame: Frame) -> Mapping[str, Refusal]:
        state, data, seat = play.state, play.data, frame.seat
        player = state.players[seat]
        openings = data.openings(player.estate, player.pieces)
        found = {}
        for slot, code in enumerate(state.display):
            if code != EMPTY and not openings.get(data.kind_of[code]):
                found[f"offer.{slot + 1}"] = fits_nowhere(play, code, "T9.5")
        offered = {data.kind_of[code] for code in state.display if code != EMPTY}
        land = data.land(player.estate)
        for hex, cell in enumerate(land.cells):
            refusal = refuse_hex(play, seat, data.hexagon, cell)
            if refusal is None and land.kinds[hex] not in offered:
                values = {"kind": data.kind_ids[data.place_of_code[land.kinds[hex]]]}
                refusal = Refusal("T9.1", "none_offered", values)
            if refusal is not None:
                found[f"hex.{seat}.{hex + 1}"] = refusal
        for space, code in enumerate(player.store, start=1):
            if code != EMPTY:
                found[f"store.{seat}.{space}"] = Refusal("T9.1", "from_display_only")
        return found
