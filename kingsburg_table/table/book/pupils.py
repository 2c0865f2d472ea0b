"""Who at a table is told what: each new kind of decision once per person and game, remembered between evenings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kingsburg_table.table.settings import Learning, Settings


class Pupils:
    """The seats of one match, and what their people have been told."""

    def __init__(self, settings: Settings, game: str, names: Sequence[str]) -> None:
        self._settings, self._game, self._names = settings, game, names

    def _key(self, seat: int) -> str:
        return f"{self._game}/{self._names[seat].strip().casefold()}"

    def on(self, seat: int) -> bool:
        """Whether new kinds of decisions are explained to this seat."""
        found = self._settings.learning.get(self._key(seat))
        return found is not None and found.on

    def needs(self, seat: int, kind: str) -> bool:
        return self.on(seat) and kind not in self._settings.learning[self._key(seat)].told

    def start(self, seats: Iterable[int]) -> None:
        """A first game was asked for: explain everything to these seats, also what they have been told before."""
        for seat in seats:
            self._settings.learning[self._key(seat)] = Learning()

    def welcome(self, seats: Iterable[int]) -> None:
        """Who never played this game is taught without asking; nothing changes for the others."""
        for seat in seats:
            self._settings.learning.setdefault(self._key(seat), Learning())

    def stop(self, seat: int) -> None:
        self._settings.learning.setdefault(self._key(seat), Learning()).on = False

    def tell(self, seats: Iterable[int], kind: str) -> None:
        for seat in seats:
            if self.needs(seat, kind):
                self._settings.learning[self._key(seat)].told.append(kind)
