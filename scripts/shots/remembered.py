"""What the table remembers: shelf, hall of records, replay, results, recap, time travel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kingsburg_table.core.session import Session
from kingsburg_table.table.layout import table_layout
from kingsburg_table.table.matches import open_match
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.match import TableMatch
from kingsburg_table.table.scenes.replay import ReplayScene
from kingsburg_table.table.scenes.results import ResultsScene
from kingsburg_table.table.scenes.shelf import ShelfScene
from kingsburg_table.table.scenes.shelf.hall import HallScene
from kingsburg_table.table.scenes.table import TableScene
from kingsburg_table.table.settings import Tempo
from shots.camera import Camera
from shots.furniture import finished_file, furnish
from shots.positions import LONG, NAMES, match, over
from shots.shots import Shot, drawer, table
from shots.styles import style_of

PATIENCE = 4000

#: where hands are secret a curtain lies before everything
OPEN = {"tuscany": {"open_hands": "on"}}


def shelf(name: str, then: Callable[[Camera, ShelfScene], object] | None = None) -> Shot:
    def show(camera: Camera) -> None:
        furnish()
        made = ShelfScene()
        camera.show(made)
        for _ in range(PATIENCE):
            if not made.shelf.unread:
                break
            camera.wait()
        _pictures(camera, made)
        if then is not None:
            then(camera, made)
            _pictures(camera, made)

    return Shot(name, show)


def _pictures(camera: Camera, made: ShelfScene) -> None:
    """Wait until every card that is seen has its picture."""
    camera.rest()
    for _ in range(PATIENCE):
        if not made.pictures.waiting:
            return
        camera.wait(300)
    raise TimeoutError("the pictures of the shelf never came")


def chosen(number: int) -> Callable[[Camera, ShelfScene], None]:
    """Touch a card."""

    def then(camera: Camera, made: ShelfScene) -> None:
        assert made.grid is not None
        made.grid.choose(made.grid.entries[number])

    return then


def bin_shown(camera: Camera, made: ShelfScene) -> None:
    camera.press(made, "filter.bin")


def nothing_found(camera: Camera, made: ShelfScene) -> None:
    camera.press(made, "search")
    camera.type("xyzzy")


def hall(game: str = "") -> Callable[[Camera], None]:
    def show(camera: Camera) -> None:
        furnish()
        made = HallScene()
        camera.show(made)
        for _ in range(PATIENCE):
            if made.done:
                break
            camera.wait()
        if game:
            made._turn(game)
        camera.rest()

    return show


def finished(game: str, players: int, names: tuple[str, ...] = NAMES) -> Session[Any, Any]:
    return match(game, players, 4, over, names, choose=style_of(game))


def replay(game: str, share: float, players: int = 4, names: tuple[str, ...] = NAMES) -> Callable[[Camera], None]:
    """A finished match, looked at after this share of its actions."""

    def show(camera: Camera) -> None:
        session = finished(game, players, names)
        camera.show(ReplayScene(session, record=round(len(session.records) * share)))
        camera.rest()

    return show


def branch(camera: Camera) -> None:
    furnish()
    path = finished_file("kingsburg")
    camera.show(ReplayScene(open_match(path), path, record=60))
    camera.rest()
    camera.key("enter")
    camera.rest()


def results(game: str, players: int = 4, names: tuple[str, ...] = NAMES) -> Callable[[Camera], None]:
    def show(camera: Camera) -> None:
        camera.show(ResultsScene(finished(game, players, names)))
        camera.rest()

    return show


def reveal(game: str, share: float) -> Callable[[Camera], None]:
    """The results while they come, at this share of the ceremony."""

    def show(camera: Camera) -> None:
        camera.app.settings.tempo = Tempo.CALM
        made = ResultsScene(finished(game, 4))
        camera.wait()  # the ceremony begins now
        camera.show(made)
        camera.wait(700 * made.reveal.total * share)

    return show


def saved_results(game: str) -> Callable[[Camera], None]:
    """With a file, which knows how long it was played."""

    def show(camera: Camera) -> None:
        furnish()
        path = finished_file(game)
        camera.show(ResultsScene(open_match(path), path))
        camera.rest()

    return show


def has_news(session: Session[Any, Any], least: int = 4) -> bool:
    if len(session.records) < 30 or session.decision is None or session.decision.anyone or session.decision.private:
        return False
    met = TableMatch(session, manner=table_layout(session.game).manner)
    return met.screen.phase is Phase.RECAP and len(met.screen.recap) >= least


def recap(game: str, players: int, names: tuple[str, ...] = NAMES) -> Callable[[Camera], None]:
    def show(camera: Camera) -> None:
        camera.show(TableScene(match(game, players, 3, has_news, names, OPEN.get(game), style_of(game))))
        camera.rest()

    return show


def middle(game: str, players: int = 4) -> Callable[[], Session[Any, Any]]:
    """Somebody acts in the middle of a match."""
    kind = {"kingsburg": "influence", "signorie": "turn"}.get(game, "act")

    def so(session: Session[Any, Any]) -> bool:
        return session.decision is not None and session.decision.kind == kind and len(session.records) > 60

    return lambda: match(game, players, 4, so, options=OPEN.get(game), choose=style_of(game))


def travel(pin: bool) -> Callable[[Camera, TableScene], None]:
    """The hand on a line of the chronicle, or that line pinned."""

    def then(camera: Camera, made: TableScene) -> None:
        if not made.out.chronicle_shows():
            drawer(camera, made)
            made.renew()
        last = len(made.match.session.records)
        row = [row for row in made.chronicle.rows if row.line.record < last][-3]
        if pin:
            camera.click(row.box.centre)
        camera.point(row.box.centre)

    return then


def _opened(camera: Camera, open_it: Callable[[], None]) -> None:
    open_it()
    camera.rest()


def remembered_shots(games: Sequence[str]) -> list[Shot]:
    made = [
        shelf("shelf"), shelf("shelf_finished", chosen(5)), shelf("shelf_broken", chosen(-1)),
        shelf("shelf_bin", bin_shown), shelf("shelf_nothing", nothing_found), Shot("hall", hall()),
        Shot("replay_go_on", branch),
    ]
    for game in games:
        made += [
            Shot(f"{game}_hall", hall(game)),
            Shot(f"{game}_replay", replay(game, 0.45)),
            Shot(f"{game}_replay_end", replay(game, 1.0)),
            Shot(f"{game}_replay_long_names", replay(game, 0.7, 4, LONG)),
            Shot(f"{game}_reveal_sources", reveal(game, 0.3)),
            Shot(f"{game}_reveal_places", reveal(game, 0.6)),
            Shot(f"{game}_reveal_winner", reveal(game, 0.74)),
            Shot(f"{game}_results", saved_results(game)),
            Shot(f"{game}_results_long_names", results(game, 4, LONG)),
            Shot(f"{game}_results_two", results(game, 2)),
            Shot(f"{game}_recap", recap(game, 3)),
            Shot(f"{game}_recap_long_names", recap(game, 4, LONG)),
            table(f"{game}_travel", middle(game), travel(pin=False)),
            table(f"{game}_travel_pinned", middle(game), travel(pin=True)),
            table(f"{game}_standing", middle(game), lambda camera, made: _opened(camera, made.ways.open_standing)),
            table(f"{game}_possible", middle(game), lambda camera, made: _opened(camera, made.ways.open_possible)),
        ]
    return made
