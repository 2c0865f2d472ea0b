"""Words that change dice in the re-roll window (K4.4)."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingsburg_table.games.kingsburg.state import KPlay
from kingsburg_table.games.kingsburg.words.word import Word


class Reroll(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """One die of choice or all dice are rolled again."""

    dice: Literal["one", "all"]

    def roll(self, play: KPlay, seat: int, die: int, white: bool) -> None:
        """Roll the die that shows `die`, or all."""
        player = play.state.players[seat]
        count = 1 if self.dice == "one" else len(player.dice) + len(player.white)
        faces = play.door.roll(play.state, f"reroll {seat}", count)
        if self.dice == "one":
            dice = player.white if white else player.dice
            dice.remove(die)
            dice.append(faces[0])
            dice.sort()
        else:
            coloured = len(player.dice)
            player.dice, player.white = sorted(faces[:coloured]), sorted(faces[coloured:])
