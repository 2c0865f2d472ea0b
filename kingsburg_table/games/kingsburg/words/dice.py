"""Words that change dice in the re-roll window (K4.4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Literal

import msgspec

from kingsburg_table.games.kingsburg.state import KPlay, Player
from kingsburg_table.games.kingsburg.words.word import Word

Faces = tuple[int, ...]


class Reroll(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """One die of choice or all dice are rolled again; `wager`: points for a lower total that stays."""

    dice: Literal["one", "all"]
    wager: int = 0

    def roll(self, play: KPlay, seat: int, die: int, white: bool) -> None:
        """Roll the die that shows `die`, or all."""
        player = play.state.players[seat]
        before = sum(player.dice) + sum(player.white)
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
        lower = sum(player.dice) + sum(player.white) < before
        player.wager = self.wager if lower else 0  # any re-roll after it loses the point


class SetDice(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """The own dice are set to these faces, with fewer dice to any of them (Prince)."""

    faces: tuple[int, ...]

    def turns(self, player: Player) -> Iterator[tuple[Faces, Faces]]:
        """All ways: own dice, white dice."""
        for faces in sorted(set(combinations(sorted(self.faces), len(player.dice)))):
            yield faces, tuple(player.white)


class TurnFaces(msgspec.Struct, Word, frozen=True, forbid_unknown_fields=True):
    """Dice that show one face are turned to others (Swindler)."""

    showing: int
    to: tuple[int, int]

    def turns(self, player: Player) -> Iterator[tuple[Faces, Faces]]:
        """All ways that change something."""
        here = (tuple(player.dice), tuple(player.white))
        ways = {
            (tuple(sorted(own)), tuple(sorted(white)))
            for own in product(*map(self._may_show, here[0]))
            for white in product(*map(self._may_show, here[1]))
        }
        yield from sorted(ways - {here})

    def _may_show(self, face: int) -> Faces:
        return (face, *self.to) if face == self.showing else (face,)
