"""The core's figures: playouts against catanatron, copies, previews, going back, loading."""

from __future__ import annotations

import copy
import random
import tempfile
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.row import Row, best
from kingsburg_table import load_session, new_session
from kingsburg_table.core.actions import Option
from kingsburg_table.core.lightplay import LightPlay
from kingsburg_table.core.previews import Foresight
from kingsburg_table.core.session import Session

GAMES = ("kingsburg", "principato", "tuscany", "signorie")
NAMES = ("Ada", "Jan", "Ewa", "Leo")
OURS, THEIRS, ROUNDS = 40, 10, 7
LOADED = 300


def rows() -> Iterator[Row]:
    """Each game is held to the same figures."""
    yield from playouts()
    for game in GAMES:
        yield from copies(game)
        yield from previews(game)
        yield from time_travel(game)
        yield from loading(game)


def playouts() -> Iterator[Row]:
    """Random four-player games of all, in turns, so that all meet the same machine; the fastest of each counts, in CPU
    time."""
    theirs: list[Any] = []
    with_records: dict[str, list[Any]] = {game: [] for game in GAMES}
    bare: dict[str, list[Any]] = {game: [] for game in GAMES}
    for game in GAMES:
        play_sessions(game, OURS, 1000)  # tables that are filled once are filled
    for _ in range(ROUNDS):
        theirs.append(timed(lambda: play_catanatron(THEIRS)))
        for game in GAMES:
            with_records[game].append(timed(partial(play_sessions, game, OURS, 0)))
            bare[game].append(timed(partial(play_bare, game, OURS)))
    their_seconds, (plies, choices, their_games) = min(theirs, key=lambda run: run[0] / run[1][0])  # its games differ
    yield Row("catanatron: plies per second, forced ones included", plies / their_seconds, "/s")
    yield Row("catanatron: games per second", their_games / their_seconds, "/s")
    for game in GAMES:
        seconds, (decisions, games) = min(with_records[game])
        speed, bare_speed = decisions / seconds, decisions / min(bare[game])[0]
        yield Row(f"{game}: decisions per second (records and undo on)", speed, "/s")
        yield Row(f"{game}: games per second", games / seconds, "/s")
        yield Row(f"{game}: session decisions / catanatron plies", speed / (plies / their_seconds), "x", least=1.5)
        yield Row(f"{game}: without records / catanatron plies", bare_speed / (plies / their_seconds), "x", least=2.5)
        # The session asks no forced choice; catanatron counts each one, the roll and the end of a turn among them.
        chosen = choices / their_seconds
        yield Row(f"{game}: session decisions / catanatron plies with a choice", speed / chosen, "x")
        yield Row(f"{game}: without records / catanatron plies with a choice", bare_speed / chosen, "x")


def timed(run: Any) -> tuple[float, Any]:
    result: list[Any] = []
    return best(lambda: result.append(run()), 1, time.process_time), result[0]


def play_sessions(game: str, count: int, first: int) -> tuple[int, int]:
    decisions = 0
    for seed in range(first, first + count):
        session, choose = new_session(game, NAMES, seed=seed), random.Random(seed).random
        while (decision := session.decision) is not None:
            session.act(decision.options[int(choose() * len(decision.options))])
            decisions += 1
    return decisions, count


def play_bare(game: str, count: int) -> None:
    """As a computer player tries things: light play, without records, events and undo."""
    for seed in range(count):
        session, choose = new_session(game, NAMES, seed=seed), random.Random(seed).random
        light = LightPlay(session.controller, session.state)
        while (decision := light.decision) is not None:
            light.take(decision.options[int(choose() * len(decision.options))])


def play_catanatron(count: int) -> tuple[int, int, int]:
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    plies = choices = 0
    for seed in range(count):
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
        choose = random.Random(seed).random
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            actions = game.state.playable_actions
            game.execute(actions[int(choose() * len(actions))])
            plies += 1
            choices += len(actions) > 1
    return plies, choices, count


def played(game: str, seed: int, records: int, path: Path | None = None) -> Session[Any, Any]:
    """A match after that many actions, or at its end."""
    session, rng = new_session(game, NAMES, seed=seed, journal=path), random.Random(seed)
    while len(session.records) < records and session.decision is not None:
        session.act(rng.choice(session.decision.options))
    return session


def copies(game: str) -> Iterator[Row]:
    session = played(game, 5, 110)
    state, codec = session.state, session.codec
    ours = best(lambda: all(codec.copy(state) is not None for _ in range(1000)), 9) / 1000
    deep = best(lambda: all(copy.deepcopy(state) is not None for _ in range(50))) / 50
    yield Row(f"{game}: copy of a mid-game state", 1e6 * ours, "us", most=8)
    yield Row(f"{game}: the same with copy.deepcopy", 1e6 * deep, "us")


def previews(game: str) -> Iterator[Row]:
    """The slowest decision of whole games: every option of it."""
    worst, most = 0.0, 0
    for seed in range(4):
        session, rng = new_session(game, NAMES, seed=seed), random.Random(seed)
        while (decision := session.decision) is not None:
            options, seat = decision.options, decision.seat
            most = max(most, len(options))
            if len(options) > 20 or rng.random() < 0.1:
                worst = max(worst, best(lambda: foresee(session, seat, options), 3, time.process_time))  # noqa: B023
            session.act(rng.choice(options))
    yield Row(f"{game}: preview of all options of a decision (up to {most}), slowest", 1e3 * worst, "ms", most=5)


def foresee(session: Session[Any, Any], seat: int, options: Sequence[Option]) -> None:
    """As `session.preview` of one after the other, with nothing known from before."""
    foresight = Foresight(session.controller, session.view(seat), seat)
    for option in options:
        foresight.preview(option)


def time_travel(game: str) -> Iterator[Row]:
    session = played(game, 8, 10_000)
    end = len(session.records)
    while session.undoable.record is None:
        end -= 1
        session.rewind(end)
    yield Row(f"{game}: undo", 1e3 * best(session.undo, 1), "ms", most=1)
    session = played(game, 9, 10_000)
    measure = f"{game}: rewind of a whole game ({len(session.records)} actions)"
    yield Row(measure, 1e3 * best(lambda: session.rewind(0), 1), "ms", most=20)


def loading(game: str) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.match"
        session, rng = played(game, 3, LOADED, path), random.Random(3)
        lines = len(session.records)
        while lines < LOADED:  # a game is over sooner: some of it is played twice
            if session.decision is None:
                session.rewind(max(0, len(session.records) - 60))
            assert session.decision is not None
            session.act(rng.choice(session.decision.options))
            lines += 1
        load_session(path)
        yield Row(f"{game}: loading {lines} actions", 1e3 * best(lambda: load_session(path)), "ms", most=50)
