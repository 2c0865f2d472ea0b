"""Words that move pawns up the tracks and to the cities, and tokens to the plan."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

import msgspec

from kingsburg_table.core.actions import Refusal
from kingsburg_table.games.signorie.alliances import FULL, best_rank, lowest_value
from kingsburg_table.games.signorie.means import Means
from kingsburg_table.games.signorie.things import TRACKS, Token, Track
from kingsburg_table.games.signorie.tracks import points_named, spendable, usable
from kingsburg_table.games.signorie.treasury import lose
from kingsburg_table.games.signorie.words.word import Cause, Word

if TYPE_CHECKING:
    from kingsburg_table.games.signorie.state import SPlay


@cache
def _numbers(tracks: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(TRACKS.index(track) for track in tracks)


class Advance(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Up to so many advancement points, or the value of the die just placed (S9.4), spent one by one (S8.7)."""

    points: int | Literal["die"]
    tracks: tuple[Track, ...]

    def __post_init__(self) -> None:
        if not self.tracks or len(set(self.tracks)) != len(self.tracks):
            raise ValueError("expected different tracks")
        if isinstance(self.points, int) and self.points < 1:
            raise ValueError("expected at least 1 point")

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        if spendable(play.data, play.state.players[seat], _numbers(self.tracks), have.men):
            return None
        return Refusal("S8.7", "no_point_to_spend", {"tracks": list(self.tracks)})

    def perform(self, play: SPlay, seat: int, cause: Cause) -> None:
        state = play.state
        state.points = (self.points if isinstance(self.points, int) else state.value) * cause.times
        state.spent, state.tracks = 0, list(_numbers(self.tracks))
        lose(play, seat, "track", **{points_named(state.tracks): state.points - usable(play, seat)})
        play.push("advance", seat)


class Mission(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """A Diplomatic Mission (S7.3)."""

    token: Token = "city"

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        rank = best_rank(play.state.players[seat])
        if not rank:
            return Refusal("S7.7", "no_man_on_career")
        value = lowest_value(play.data, play.state)
        if value == FULL:
            return Refusal("S7.7", "cities_full")
        if rank < value:
            return Refusal("S7.7", "rank_too_low", {"rank": rank, "need": value})
        return None

    def perform(self, play: SPlay, seat: int, cause: Cause) -> None:
        play.state.face_down = self.token == "face_down"
        play.push("mission", seat)


class Marriage(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """A woman marries into a city (S7.4)."""

    token: Token = "city"

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        if not have.women:
            return Refusal("S7.7", "no_woman")
        value = lowest_value(play.data, play.state)
        if value == FULL:
            return Refusal("S7.7", "cities_full")
        if have.florins < value:
            return Refusal("S7.7", "no_dowry", {"n": value, "have": have.florins})
        return None

    def perform(self, play: SPlay, seat: int, cause: Cause) -> None:
        play.state.face_down = self.token == "face_down"
        play.push("marriage", seat)


class FaceDown(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """An alliance token drawn unseen to any own row (S10.4)."""

    def obstacle(self, play: SPlay, seat: int, have: Means) -> Refusal | None:
        return None if play.state.stack else Refusal("S10.6", "stack_empty")

    def perform(self, play: SPlay, seat: int, cause: Cause) -> None:
        play.push("token", seat)
