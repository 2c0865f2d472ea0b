"""What effects may ask before they are used: one small question a condition."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from kingsburg_table.games.kingsburg.state import Kingsburg, Player
from kingsburg_table.games.kingsburg.words import gives

if TYPE_CHECKING:
    from kingsburg_table.games.kingsburg.effects import Occasion

Check = Callable[[Kingsburg, int, Any, "Occasion"], bool]


def influenced(state: Kingsburg, seat: int) -> set[tuple[int, str]]:
    """The different advisors that a seat influenced this season, the Politician's spaces included (K5.5)."""
    return {(placed.rank, placed.office) for placed in state.placed if placed.seat == seat}


def _faces(state: Kingsburg, seat: int) -> list[int]:
    player = state.players[seat]
    return player.dice + player.white


def _counted(player: Player, what: str) -> int:
    return {"soldiers": player.soldiers, "buildings": len(player.built), "points": player.score}[what]


def _others(state: Kingsburg, seat: int, what: str) -> list[int]:
    return [_counted(player, what) for other, player in enumerate(state.players) if other != seat]


def _own(state: Kingsburg, seat: int, what: str) -> int:
    return _counted(state.players[seat], what)


def _won(state: Kingsburg, seat: int, _: Any, __: Occasion) -> bool:
    return bool(state.battles) and state.battles[seat].result == "win"


def _strongest(state: Kingsburg, seat: int, _: Any, __: Occasion) -> bool:
    return bool(state.battles) and state.battles[seat].strength == max(battle.strength for battle in state.battles)


def _overtakes(state: Kingsburg, seat: int, cards: tuple[str, ...], _: Occasion) -> bool:
    at = state.order.index(seat)
    return at > 0 and state.players[state.order[at - 1]].group not in cards


def _free_rank(state: Kingsburg, seat: int, rank: int, about: Occasion) -> bool:
    if rank in about.kept or any(placed.rank == rank and not placed.office for placed in state.placed):
        return False
    return any(placed.seat == seat and not placed.office for placed in state.placed)


CHECKS: Mapping[str, Check] = {
    "all_dice_equal": lambda state, seat, _, __: len(set(_faces(state, seat))) == 1,
    "roll_at_most": lambda state, seat, most, _: sum(_faces(state, seat)) <= most,
    "support_gives": lambda state, seat, thing, about: state.players[seat].enlisted or gives(about.support, thing),
    "soldiers_at_least": lambda state, seat, n, _: state.players[seat].soldiers >= n,
    "soldiers_at_most": lambda state, seat, n, _: state.players[seat].soldiers <= n,
    "no_goods": lambda state, seat, _, __: not any(state.players[seat].goods),
    "printed_at_most": lambda state, seat, n, about: about.printed is not None and about.printed <= n,
    "influenced_at_least": lambda state, seat, n, _: len(influenced(state, seat)) >= n,
    "influenced_exactly": lambda state, seat, n, _: len(influenced(state, seat)) == n,
    "nobody_more": lambda state, seat, what, _: _own(state, seat, what) >= max(_others(state, seat, what), default=0),
    "nobody_fewer": lambda state, seat, what, _: _own(state, seat, what) <= min(_others(state, seat, what)),
    "somebody_more": lambda state, seat, what, _: _own(state, seat, what) < max(_others(state, seat, what)),
    "others_more": lambda state, seat, what, _: _own(state, seat, what) < min(_others(state, seat, what)),
    "won": _won,
    "strongest": _strongest,
    "somebody_idle": lambda state, *_: any(not player.put_up for player in state.players),
    "peeked": lambda state, seat, *_: seat in state.peekers,
    "owns": lambda state, seat, ids, _: any(id in state.players[seat].built for id in ids),
    "lacks": lambda state, seat, ids, _: all(id not in state.players[seat].built for id in ids),
    "advisors": lambda state, seat, ids, about: about.advisor in ids,
    "rank_at_least": lambda state, seat, rank, about: about.rank >= rank,
    "column": lambda state, seat, column, about: about.column == column,
    "overtakes": _overtakes,
    "free_rank": _free_rank,
    "used": lambda state, seat, ids, about: about.building in ids,
}
