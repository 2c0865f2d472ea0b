"""What happens at once when dice come to an advisor (K5.10)."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.effects import Occasion, fire, for_everybody
from kingsburg_table.games.kingsburg.state import NEUTRAL, KPlay
from kingsburg_table.games.kingsburg.treasury import gain
from kingsburg_table.games.kingsburg.words import Gifts


def arrive(play: KPlay, seat: int, rank: int, advisor: str, office: str = "") -> None:
    """Gifts, tokens and effects of placing; a private space has none of the board's."""
    state = play.state
    if not office:
        if rank in state.gifts:
            state.gifts.remove(rank)
            for effect, cause in for_everybody(play.data, state, "season_open"):
                for word in effect.do:
                    if type(word) is Gifts:
                        gain(play, seat, word.gain.things(), cause.id, cause.source)
        alliances(play, seat, rank)
    if "on_place" in play.data.hooks:
        fire(play, seat, "on_place", "K5.10", Occasion(rank=rank, advisor=advisor))


def alliances(play: KPlay, seat: int, rank: int) -> None:
    """Tokens of others score when dice come to an advisor without a token of one's own (SC2)."""
    if not play.data.has("shifting_alliances"):
        return
    owners = [marker.seat for marker in play.state.markers if marker.rank == rank]
    if seat != NEUTRAL and seat in owners:
        return
    for other in play.state.order:
        if other in owners:
            gain(play, other, {"points": owners.count(other)}, "shifting_alliances", "scenario")


def reserved_for(play: KPlay, rank: int, office: str = "") -> int | None:
    """Whose reservation lies on an advisor (Secret Deals, Secret Society)."""
    if play.data.has("shifting_alliances") or office:
        return None
    return next((marker.seat for marker in play.state.markers if marker.rank == rank), None)


def kept_by_others(play: KPlay, seat: int) -> frozenset[int]:
    """Ranks that another player has reserved."""
    ranks = {marker.rank for marker in play.state.markers}
    return frozenset(rank for rank in ranks if reserved_for(play, rank) not in (None, seat))


def strictly(play: KPlay) -> bool:
    """Whether not even the envoy gets others in (Secret Society; the Deals let the envoy in)."""
    return play.data.has("pork_barrel")
