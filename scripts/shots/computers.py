"""Computers at the table: the look back, hints, whose quill writes."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from kingsburg_table.bots.lookback import Depth, LookBack
from kingsburg_table.bots.lookback.analysis import Notes
from kingsburg_table.bots.mind import mind_of
from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session
from kingsburg_table.table.layout import table_layout
from kingsburg_table.table.matches import open_match
from kingsburg_table.table.play.match import at_the_table
from kingsburg_table.table.scenes.lookback import LookBackScene
from kingsburg_table.table.scenes.lookback.chart import CHANCE, POINTS
from kingsburg_table.table.scenes.lookback.work import Work
from kingsburg_table.table.scenes.setup import SetupScene
from kingsburg_table.table.scenes.table import TableScene
from shots.camera import Camera
from shots.furniture import finished_file, furnish
from shots.positions import LONG, NAMES, match
from shots.remembered import OPEN, finished, middle
from shots.shots import Shot, table
from shots.styles import style_of

DEPTH = Depth(8, 30)


@cache
def _notes(game: str, players: int, names: tuple[str, ...]) -> Notes:
    looking = LookBack(finished(game, players, names), depth=DEPTH)
    looking.finish()
    return looking.notes


def lookback(
    game: str, chosen: int = 0, players: int = 4, names: tuple[str, ...] = NAMES, shown: str = POINTS
) -> Callable[[Camera], None]:
    def show(camera: Camera) -> None:
        session = finished(game, players, names)
        work = Work(session, None)
        work.looking, work.running = LookBack(session, _notes(game, players, names)), False
        work.path = Path("evening.match")  # it is only looked at
        made = LookBackScene(session, work.path, table_layout(game), work)
        made.chosen, made.shown = chosen, shown
        camera.show(made)
        camera.rest()

    return show


def at_work(camera: Camera) -> None:
    """A third of the way, stopped."""
    furnish()
    path = finished_file("kingsburg")
    session = open_match(path)
    looking = LookBack(session, depth=DEPTH)
    while looking.progress < 0.34:
        looking.step()
    work = Work(session, path)
    work.looking, work.running = looking, False
    camera.show(LookBackScene(session, path, table_layout("kingsburg"), work))
    camera.rest()


def plans(camera: Camera, made: TableScene) -> None:
    """Advice that lies open; a quick adviser, for the picture's sake."""
    with patch("kingsburg_table.table.play.advice.ADVISER", "notary"):
        made.hints.ask()
    while made.hints.think():
        pass
    camera.rest()


def seats(game: str, people: int, computers: int) -> Callable[[Camera], None]:
    def show(camera: Camera) -> None:
        """People and computers of all levels and tastes in the set-up."""
        made = SetupScene(game)
        camera.show(made)
        while len(made.model.sitters) < people + computers:
            made.model.add()
        tastes, levels = list(mind_of(game).personalities), ("apprentice", "prince", "notary")
        for at in range(computers):
            made.model.seat_computer(people + at, f"{levels[at % 3]}:{tastes[at % 3]}")
        made.changed()
        camera.rest()

    return show


def against(game: str, players: int = 4) -> Session[Any, Any]:
    """A person against computers in the middle of a match, a computer's turn."""
    bots = ("apprentice:builder", "prince:condottiere", "notary:courtier")
    tastes = list(mind_of(game).personalities)
    chairs = [Seat(NAMES[0])] + [
        Seat(NAMES[at + 1], by=f"{bots[at].partition(':')[0]}:{tastes[at]}") for at in range(players - 1)
    ]
    session = new_session(game, at_the_table(chairs), seed=5)
    rng = random.Random(5)
    while session.decision is not None and (len(session.records) < 70 or not session.played_by(session.decision.seat)):
        session.act(rng.choice(session.decision.options))
    return session


def thinks(camera: Camera, made: TableScene) -> None:
    """The quill writes; a prince is half way."""
    computers = made.match.computers
    while computers.progress < 0.5 and computers.step(camera.now):
        pass
    camera.app.redraw()


def why(camera: Camera, made: TableScene) -> None:
    """A hand on the line of a computer's move."""
    if not made.out.chronicle_shows():
        camera.key("l")
    rows = [row for row in made.chronicle.rows if row.line.record > 0
            and made.match.session.played_by(made.match.session.records[row.line.record - 1].seat)]
    for row in reversed(rows):
        camera.point(row.words.centre)
        while made.opponents.think():
            pass
        camera.rest()
        if made.scroll.why is not None:
            return


def _asked(game: str) -> Callable[[], Session[Any, Any]]:
    """Where hands are secret a curtain would lie before it."""
    if game != "tuscany":
        return middle(game)

    def so(session: Session[Any, Any]) -> bool:
        decision = session.decision
        return decision is not None and len(session.records) > 40 and len(decision.options) > 5

    return lambda: match("tuscany", 3, 4, so, NAMES, OPEN["tuscany"], style_of("tuscany"))


def computer_shots(games: Sequence[str]) -> list[Shot]:
    made = [
        Shot("kingsburg_setup_five_computers", seats("kingsburg", 0, 5)),
        Shot("kingsburg_lookback_stopped", at_work),
        Shot("kingsburg_lookback_three", lookback("kingsburg", 1, 3)),
        Shot("principato_lookback_long_names", lookback("principato", 3, 4, LONG)),
    ]
    for game in games:
        made += [
            Shot(f"{game}_setup_computers", seats(game, 1, 3)),
            table(f"{game}_thinks", partial(against, game), thinks),
            table(f"{game}_says_why", partial(against, game), why),
            Shot(f"{game}_lookback", lookback(game)), Shot(f"{game}_lookback_chance", lookback(game, shown=CHANCE)),
            table(f"{game}_plans", _asked(game), plans)]
    return made
