"""What a word is: a Struct that the data spell, and what it does."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from kingsburg_table.core.keyed import Keyed
from kingsburg_table.games.kingsburg.state import KPlay


class Cause(NamedTuple):
    """Why something happens: the component or phase, what its points count as, and the rule."""

    id: str
    source: str
    rule: str
    place: int = 0  #: which word of the component's it is


class Word(Keyed):
    """The base of Kingsburg's vocabulary."""

    __slots__ = ()
    together = False  #: carried out once for all who share the effect
    needs: ClassVar[tuple[str, ...]] = ()  #: the conditions, or `cost`, without which it cannot work
    unconditional = False  #: holds whatever the season, the year and the condition
    only_of: ClassVar[tuple[str, ...]] = ()  #: the only kinds of source that may say it; empty: all

    def perform(self, play: KPlay, seat: int, cause: Cause) -> None:
        """Carry the word out for a seat. Lasting words are asked about instead."""
        raise NotImplementedError(f"{type(self).__name__} is never carried out")
