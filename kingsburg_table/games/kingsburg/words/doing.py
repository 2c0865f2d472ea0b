"""Words that are carried out at a moment: losses, dice rolled for all, buildings, places in the order."""

from __future__ import annotations

import msgspec

from kingsburg_table.games.kingsburg import asking, enemy
from kingsburg_table.games.kingsburg.state import KPlay
from kingsburg_table.games.kingsburg.tasks import Free
from kingsburg_table.games.kingsburg.treasury import gain, lose
from kingsburg_table.games.kingsburg.words.things import CERTAIN, CHOSEN, Bundle, only
from kingsburg_table.games.kingsburg.words.word import Cause, Word


class Lose(Bundle, Word, frozen=True):
    """Things lost; goods of the loser's choice, as far as there are any."""

    def __post_init__(self) -> None:
        Bundle.__post_init__(self)
        only(self, CHOSEN)

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        things = self.things()
        chosen = things.pop("goods", 0)
        lose(play, seat, things, cause.id, cause.source)
        if chosen:
            asking.ask_loss(play, seat, chosen, cause.id, cause.rule)


class DiscardTo(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Goods are discarded down to so many (Plague)."""

    goods: int

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        over = sum(play.state.players[seat].goods) - self.goods
        if over > 0:
            asking.ask_loss(play, seat, over, cause.id, cause.rule)


class RollFor(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """One white die for all: from a face on everybody gains something (Unexplored Forest)."""

    at_least: int
    gain: Bundle

    together = True

    def __post_init__(self) -> None:
        only(self.gain, CERTAIN)

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        (face,) = play.door.roll(play.state, cause.id, 1)
        play.tell("rolled_for", cause=cause.id, n=face, lucky=face >= self.at_least)
        if face >= self.at_least:
            for each in play.state.order:
                gain(play, each, self.gain.things(), cause.id, cause.source)


class TakeEnvoy(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """The envoy is taken from the board (Princess)."""

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        play.state.envoy = seat
        play.tell("envoy", seat=seat)


class OwnDie(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """A die of one's own for reinforcements, if it is higher (Military Academy)."""

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        (face,) = play.door.roll(play.state, f"academy {seat}", 1)
        halved = play.data.has("army_tokens") or not play.state.reinforcements  # M1: no die, or not this one
        n = -(-face // 2) if halved else face
        player = play.state.players[seat]
        more = n - player.reinforced
        play.tell("academy", seat=seat, cause=cause.id, n=face, counts=n)
        if more > 0:
            player.reinforced = n
            gain(play, seat, {"soldiers": more}, cause.id)


class Fortify(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """So much more strength this winter (Defensive Walls, Alchemists' Guild)."""

    by: int

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        fortified = play.state.players[seat].fortified
        fortified[cause.id] = fortified.get(cause.id, 0) + self.by
        play.tell("fortified", seat=seat, cause=cause.id, n=self.by)


class KeepSoldiers(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """So many soldiers do not go home after winter (Garrison)."""

    n: int

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        play.state.players[seat].kept += self.n
        play.tell("kept_soldiers", seat=seat, cause=cause.id, n=self.n)


class SwapAhead(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Change places with the player directly before (Ambassador)."""

    needs = ("overtakes",)

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        order = play.state.order
        at = order.index(seat)
        order[at - 1], order[at] = order[at], order[at - 1]
        play.tell("order_changed", seat=seat, cause=cause.id, seats=order[:])


class MoveDice(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Dice move from the highest advisor to this one (Duke)."""

    to: str

    needs = ("free_rank",)

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        play.push("move dice", seat, [Free(cause.id)])


class BuildFree(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Buildings of these columns for nothing, which score nothing (Sorcerer)."""

    n: int
    columns: tuple[int, ...]

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        play.push("build free", seat, [Free(cause.id)])


class DieOr(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Every player without a white die gets one, every other player this (Priest, Good Year; K4.2)."""

    gain: Bundle

    together = True

    def __post_init__(self) -> None:
        only(self.gain, CHOSEN)

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        """Said by a player; what comes of it is the next step."""
        play.state.prayer = seat
        play.tell("prays", seat=seat, cause=cause.id)


class TurnUpEnemy(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """The top enemy card is turned face up (Scouts)."""

    together = True

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        play.reveal()
        card = enemy.top_card(play)
        play.state.enemy_shown = True
        play.tell("scouted", enemy=card.id, kind=card.kind, n=card.strength)
