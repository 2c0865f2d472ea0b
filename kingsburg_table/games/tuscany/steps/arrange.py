"""Laying out the own estate in secret: turn, swap, join, and at last the start castle (S6, S7)."""

from __future__ import annotations

from itertools import combinations

from kingsburg_table.core.actions import Action, Decision, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.tuscany.actions import Join, PlaceStartCastle, ReadyMade, Swap, Turn
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.land import DOWN, JOINTS, UP, WORDS, Plan
from kingsburg_table.games.tuscany.state import TPlay, Tuscany
from kingsburg_table.games.tuscany.steps import options
from kingsburg_table.games.tuscany.steps.asked import not_asked

OTHER = {DOWN: UP, UP: DOWN}


class ArrangeEstate(Step[Tuscany, Components]):
    """As often as one likes, in any order; the start castle ends it, and so does the ready-made estate."""

    name, rule, takes = "estate", "T21.6", (Turn, Swap, Join, ReadyMade, PlaceStartCastle)

    def decision(self, play: TPlay, frame: Frame) -> Decision:
        seat, data = frame.seat, play.data
        code = play.state.players[seat].estate
        plan, land = data.plan(code), data.land(code)
        boards = list(enumerate(plan.boards, start=1))
        found = [
            *(options.start_castle(seat, hex, land.cells[hex]) for hex in land.of_kind[data.castle]),
            *(options.turn(seat, board, place) for place, board in boards),
            *(options.swap(seat, one, at, other, to) for (at, one), (to, other) in combinations(boards, 2)),
            *(options.join(seat, joint, WORDS[OTHER[way]]) for joint, way in enumerate(plan.joints, start=1)),
            options.READY_MADE,
        ]
        return Decision(
            seat, self.name, Prompt("prompt.tuscany.estate", {"seat": seat}), self.rule, tuple(found), private=True
        )

    def apply(self, play: TPlay, frame: Frame, action: Action) -> bool:
        seat = frame.seat
        player = play.state.players[seat]
        plan = play.data.plan(player.estate)
        if type(action) is ReadyMade:
            ready = play.data.ready_made["".join(sorted(plan.boards))]
            player.estate = ready.estate
            play.tell("ready_made", seat=seat)
            _found_estate(play, seat, ready.castle)
            return False
        if type(action) is PlaceStartCastle:
            _found_estate(play, seat, action.hex)
            return False
        player.estate = rearranged(plan, action).code()
        if type(action) is Turn:
            play.tell("turned", seat=seat, board=action.board)
        elif type(action) is Swap:
            play.tell("swapped", seat=seat, board=action.board, other=action.other)
        elif type(action) is Join:
            play.tell("joined", seat=seat, way=action.way)
        return True

    def refuse(self, play: TPlay, seat: int, action: Action) -> Refusal | None:
        if (refusal := not_asked(play, self, seat)) is not None:
            return refusal
        data, code = play.data, play.state.players[seat].estate
        plan, land = data.plan(code), data.land(code)
        if isinstance(action, (Turn, Swap)):
            lie = {(place, board) for place, board in enumerate(plan.boards, start=1)}
            asked = {(action.place, action.board)}
            if type(action) is Swap:
                asked.add((action.to, action.other))
                if len(asked) < 2:
                    return Refusal("T21.6", "same_board")
            if not asked <= lie:
                return Refusal("T21.6", "not_your_boards", {"boards": list(plan.boards)})
        if type(action) is Join:
            if not 1 <= action.joint <= len(plan.joints) or action.way not in JOINTS:
                return Refusal("T21.6", "no_such_joint")
            if plan.joints[action.joint - 1] == JOINTS[action.way]:
                return Refusal("T21.6", "joined_so")
        if type(action) is PlaceStartCastle:
            hex = land.number.get(action.hex)
            if hex is None or hex not in land.of_kind[data.castle]:
                return Refusal("T21.7", "castle_hex_only")
        return None

    def blocked(self, play: TPlay, frame: Frame) -> dict[str, Refusal]:
        land = play.data.land(play.state.players[frame.seat].estate)
        castles = land.of_kind[play.data.castle]
        refusal = Refusal("T21.7", "castle_hex_only", {"hexes": [hex + 1 for hex in castles]})
        return {f"hex.{frame.seat}.{hex + 1}": refusal for hex in range(len(land.cells)) if hex not in castles}


def rearranged(plan: Plan, action: Action) -> Plan:
    """The boards after turning one, swapping two, or joining otherwise."""
    boards, turned, joints = list(plan.boards), list(plan.turned), list(plan.joints)
    if type(action) is Turn:
        turned[action.place - 1] = not turned[action.place - 1]
    elif type(action) is Swap:
        one, other = action.place - 1, action.to - 1
        boards[one], boards[other] = boards[other], boards[one]
        turned[one], turned[other] = turned[other], turned[one]
    elif type(action) is Join:
        joints[action.joint - 1] = JOINTS[action.way]
    return Plan(tuple(boards), tuple(turned), "".join(joints))


def _found_estate(play: TPlay, seat: int, cell: tuple[int, int]) -> None:
    """The start castle lies there, without effect and points (S7)."""
    player = play.state.players[seat]
    hex = play.data.land(player.estate).number[cell]
    player.pieces = f"{player.pieces[:hex]}{play.data.start_castle}{player.pieces[hex + 1 :]}"
    play.tell("founded", seat=seat, hex=hex + 1)


def lay_open(play: TPlay) -> None:
    """All estates are shown when the last is done."""
    state = play.state
    state.laid = True
    for seat in state.order:
        play.tell("laid_open", seat=seat, boards=list(play.data.plan(state.players[seat].estate).boards))
