"""Where a round of a long run begins (`soak_screen`): at every scene, with every game, computers among the players."""

from __future__ import annotations

import pkgutil
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from kingsburg_table import load_session, new_session
from kingsburg_table.bots.mind import has_mind, mind_of
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session
from tests.support.matches import NAMES
from tests.support.mixes import Mix, games_at_the_table

LEVELS = ("apprentice", "apprentice", "notary", "prince")  #: of the computers


@dataclass
class Evening:
    """One round: who plays what, and the hand that the monkey has."""

    hand: Any
    rng: random.Random
    game: str
    mix: Mix
    players: int
    number: int

    @property
    def app(self) -> Any:
        return self.hand.app

    def seats(self, computers: float = 0.0) -> list[Seat]:
        """People with their wishes, and computers among them."""
        rng, tastes = self.rng, ["", *mind_of(self.game).personalities] if has_mind(self.game) else []
        found = []
        for place, name in enumerate(NAMES[: self.players]):
            by = ":".join(filter(None, (rng.choice(LEVELS), rng.choice(tastes)))) if rng.random() < computers else ""
            found.append(Seat(name, place, place, seal=rng.random() < 0.3, look=rng.random() < 0.5, by=by))
        return found

    def begun(self, computers: float = 0.0, first_game: bool = False) -> None:
        from kingsburg_table.table.scenes.setup import SetupScene
        from kingsburg_table.table.scenes.start import begin_match

        self.hand.show(SetupScene(self.game))
        begin_match(self.app, self.game, self.seats(computers), self.mix, first_game)

    def saved(self, left: int | None, computers: float = 0.0) -> Path:
        """A match file that was left so many answers before its end, or anywhere."""
        from kingsburg_table.table.matches import fresh_path

        seats, path = self.seats(computers), fresh_path(self.game)
        whole = len(self._played(seats, None, None).records)
        self._played(seats, path, self.rng.randrange(whole) if left is None else max(0, whole - left))
        return path

    def _played(self, seats: list[Seat], path: Path | None, count: int | None) -> Session:
        rng = random.Random(self.number)
        session = new_session(self.game, seats, seed=self.number, options=self.mix, journal=path)
        while session.decision is not None and (count is None or len(session.records) < count):
            session.act(rng.choice(session.decision.options))
        session.keeper = None
        return session

    def opened(self, path: Path) -> Path:
        from kingsburg_table.table.scenes.start import continue_match

        continue_match(self.app, path)
        self.hand.wait()
        return path


def _set_up(evening: Evening) -> None:
    from kingsburg_table.table.scenes.setup import SetupScene

    evening.hand.show(SetupScene(evening.game))


def _replay(evening: Evening) -> None:
    from kingsburg_table.table.scenes.replay import ReplayScene

    path = evening.saved(evening.rng.choice((0, 40)))
    evening.hand.show(ReplayScene(load_session(path), path))


def _look_back(evening: Evening) -> None:
    from kingsburg_table.table.layout import table_layout
    from kingsburg_table.table.scenes.lookback import open_look_back

    path = evening.opened(evening.saved(0))
    open_look_back(evening.app, load_session(path), path, table_layout(evening.game))


def _shelf(evening: Evening) -> None:
    from kingsburg_table.table.scenes.shelf import ShelfScene

    evening.hand.show(ShelfScene())


def _hall(evening: Evening) -> None:
    from kingsburg_table.table.scenes.shelf.hall import HallScene

    evening.saved(0)
    evening.hand.show(HallScene())


def _rules(evening: Evening) -> None:
    from kingsburg_table.table.scenes.rules import open_rules

    open_rules(evening.app, evening.game)


def _example(evening: Evening) -> None:
    from kingsburg_table.table.book.library import Show
    from tests.support.worked import examples_of

    _rules(evening)
    evening.hand.wait()
    example = evening.rng.choice([each for each in examples_of(evening.game) if each.title])
    evening.hand.scene.try_show(Show(example, evening.rng.randrange(len(example.cases))))


def _almanac(evening: Evening) -> None:
    from kingsburg_table.table.scenes.almanac import AlmanacScene

    evening.hand.show(AlmanacScene(evening.game))


def _settings(evening: Evening) -> None:
    from kingsburg_table.table.scenes.settings import settings_over

    evening.hand.show(settings_over(evening.app))


def _credits(evening: Evening) -> None:
    from kingsburg_table.table.scenes.credits import CreditsScene

    evening.hand.show(CreditsScene())


#: Where a round begins, and the scene that lies open there.
BEGINNINGS: dict[str, tuple[str, Callable[[Evening], object]]] = {
    "title": ("TitleScene", lambda evening: None),
    "set-up": ("SetupScene", _set_up),
    "first game": ("GoalScene", lambda evening: evening.begun(first_game=True)),
    "table": ("TableScene", lambda evening: evening.begun()),
    "computers": ("TableScene", lambda evening: evening.begun(0.6)),
    "midway": ("TableScene", lambda evening: evening.opened(evening.saved(None, 0.4))),
    "last answers": ("TableScene", lambda evening: evening.opened(evening.saved(5, 0.3))),
    "results": ("ResultsScene", lambda evening: evening.opened(evening.saved(0))),
    "look back": ("LookBackScene", _look_back),
    "replay": ("ReplayScene", _replay),
    "shelf": ("ShelfScene", _shelf),
    "hall": ("HallScene", _hall),
    "rules": ("RulesScene", _rules),
    "example": ("TryScene", _example),
    "almanac": ("AlmanacScene", _almanac),
    "settings": ("SettingsScene", _settings),
    "credits": ("CreditsScene", _credits),
}


def scenes() -> set[str]:
    """Every scene that there is, besides those that others are made of and that of unexpected errors."""
    import kingsburg_table.table.scenes as package
    from kingsburg_table.table.scene import Scene

    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)

    def below(kind: type[Scene]) -> Iterator[type[Scene]]:
        for each in kind.__subclasses__():
            yield each
            yield from below(each)

    found = {each.__name__ for each in below(Scene) if each.__module__.startswith("kingsburg_table.")}
    return found - {"FormScene", "SheetMenu", "ErrorScene"}


def beginning(number: int) -> str:
    """Through all of them with every game, then from the front."""
    return list(BEGINNINGS)[number // len(games_at_the_table()) % len(BEGINNINGS)]
