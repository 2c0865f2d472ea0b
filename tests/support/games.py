"""What must hold in every match of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from kingsburg_table import load_session, new_session
from kingsburg_table.core.actions import Action
from kingsburg_table.core.audit import Books
from kingsburg_table.core.journal.repeating import go_on_from
from kingsburg_table.core.named import fingerprint
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session
from kingsburg_table.core.simulate import MOST_ACTIONS
from kingsburg_table.text import LANGUAGES, Speaker
from tests.support.matches import NAMES
from tests.support.secrets import SECRETS

AnySession = Session[Any, Any]
Options = Mapping[str, str] | None


def begin(game: str, players: int, seed: int, path: Path | None = None, options: Options = None) -> AnySession:
    """A match in which some seats wish seals and looks, as at a real table."""
    rng = random.Random(seed)
    seats = [Seat(name, seal=rng.random() < 0.3, look=rng.random() < 0.1) for name in NAMES[:players]]
    return new_session(game, seats, seed=seed, journal=path, options=options)


def random_match(game: str, players: int, seed: int, path: Path) -> AnySession:
    """A match played at random to its end and kept in a file, with nothing looked at."""
    session, rng = begin(game, players, seed, path), random.Random(seed + 1)
    while session.decision is not None:
        session.act(rng.choice(session.decision.options))
    return session


def check_match(game: str, players: int, seed: int, path: Path | None = None, options: Options = None) -> str:
    """Play to the end with everything checked on the way; returns the hash of the last state."""
    session = begin(game, players, seed, path, options)
    rng = random.Random(seed + 1)
    controller, codec = session.controller, session.codec
    books = Books(controller, players)
    books.enter(session.story[0])
    copies: list[tuple[Any, str]] = []
    while session.decision is not None:
        decision = session.decision
        assert decision.options
        assert len({option.targets for option in decision.options}) == len(decision.options), decision
        assert len({option.action for option in decision.options}) == len(decision.options), decision
        assert decision.default is None or decision.default in decision.options
        copies.append((codec.copy(session.state), session.state_hash()))
        books.enter(session.act(rng.choice(decision.options)))
        assert list(controller.invariants(session.state)) == []
        assert books.wrong(session.state) == []
        if rng.random() < 0.05 and session.undoable.record is not None:
            check_undo(session)
        assert len(session.records) < MOST_ACTIONS
    assert [fingerprint(state) for state, _ in copies] == [kept for _, kept in copies]
    check_outcome(session)
    end = session.state_hash()
    if path is not None:
        loaded = load_session(path)
        assert (loaded.state_hash(), loaded.records, loaded.notices) == (end, session.records, [])
    session.keeper = None
    check_rewinds(session, [kept for _, kept in copies], rng)
    return end


def check_undo(session: AnySession) -> None:
    """As far back as undo goes, and forward again."""
    end, count = session.state_hash(), 0
    while session.undoable.record is not None:
        session.undo()
        count += 1
    for _ in range(count):
        session.redo()
    assert session.state_hash() == end


def check_rewinds(session: AnySession, hashes: list[str], rng: random.Random) -> None:
    """Back to the start in leaps, every stop being as it was; then everything again to the same end."""
    actions = [record.action for record in session.records]
    end = session.state_hash()
    records = len(actions)
    while records:
        records = rng.randrange(records)
        session.rewind(records)
        assert session.state_hash() == hashes[records]
    for action in actions:
        session.act(action)
    assert session.state_hash() == end


def check_outcome(session: AnySession) -> None:
    outcome = session.outcome
    assert outcome is not None
    assert sorted(seat for place in outcome.ranking for seat in place) == list(range(len(session.seats)))
    assert all(sum(sources.values()) == points for sources, points in zip(outcome.sources, outcome.points, strict=True))
    places = [[outcome.points[seat] for seat in place] for place in outcome.ranking]
    assert places == sorted(places, key=lambda points: -points[0])
    assert all(len(set(points)) == 1 for points in places)


def check_leaks(game: str, players: int, seed: int, every: int, options: Options = None) -> int:
    """Nothing hidden from a seat shows in anything the seat is given; returns how many positions had a secret."""
    session = begin(game, players, seed, options=options)
    rng = random.Random(seed + 2)
    tried: list[Action] = []
    changed = 0
    while session.decision is not None:
        tried = [*tried[-20:], rng.choice(session.decision.options).action]
        if rng.randrange(every) == 0:
            for seat in range(players):
                other = twin(session, seat, rng)
                changed += session.codec.copy(other.state) != with_chance(session, other.state.chance)
                seen, also = list(given(session, seat, tried)), list(given(other, seat, tried))
                assert seen == also, f"seed {seed}, seat {seat}, after {len(session.records)} actions"
                check_next(session, other, seat, rng)
        session.act(rng.choice(session.decision.options))
    return changed


def twin(session: AnySession, seat: int, rng: random.Random) -> AnySession:
    """The same match where only what `seat` may not see is different."""
    state = session.codec.copy(session.state)
    state.chance = rng.getrandbits(64)
    SECRETS[session.game](session.controller, state, seat, session.play.secret_seat(), rng)
    return standing_at(session, state)


def with_chance(session: AnySession, chance: int) -> Any:
    state = session.codec.copy(session.state)
    state.chance = chance
    return state


def standing_at(session: AnySession, state: Any) -> AnySession:
    other = Session(session.controller, session.seats, session.options, session.seed)
    go_on_from(other, state, session.records, -1)
    return other


def given(session: AnySession, seat: int, tried: list[Action]) -> Iterator[Any]:
    """Everything a seat is given: view, options, reasons, hints, previews, refusals."""
    yield session.view(seat)
    decision = session.decision_for(seat)
    yield decision
    yield session.blocked(seat)
    yield session.hints(seat)
    yield [session.counters(other) for other in range(len(session.seats))]
    if decision is not None:
        yield [session.preview(option) for option in decision.options]
        yield [session.near(seat, option) for option in decision.options]
    yield session.pending(seat), session.near(seat)
    yield [session.refusal(action, seat) for action in tried]
    yield session.path


def check_next(session: AnySession, other: AnySession, seat: int, rng: random.Random) -> None:
    """The next action shows the seat the same in both, unless it turns something up."""
    decision = session.decision_for(seat)
    if decision is None:
        return
    action = rng.choice(decision.options).action
    one, two = (standing_at(match, match.codec.copy(match.state)) for match in (session, other))
    events = [[event for event in match.act(action) if event.seen_by(seat)] for match in (one, two)]
    assert one.records[-1].revealed == two.records[-1].revealed
    if not one.records[-1].revealed:
        assert events[0] == events[1]
        assert one.view(seat) == two.view(seat)


def check_announced(game: str, players: int, seed: int, options: Options = None) -> set[bool]:
    """`session.reveals` says of every option that is played what its record will say; returns what it said."""
    session, rng = begin(game, players, seed, options=options), random.Random(seed)
    met = set()
    while session.decision is not None:
        option = rng.choice(session.decision.options)
        announced = session.reveals(option)
        session.act(option)
        assert session.records[-1].revealed == announced, (seed, len(session.records), option)
        met.add(announced)
    return met


def unspoken(game: str, players: int, seed: int) -> set[str]:
    """Events of a match that cannot be said in every language."""
    session = begin(game, players, seed)
    rng = random.Random(seed)
    while session.decision is not None:
        session.act(rng.choice(session.decision.options))
    missing = set()
    for lang in LANGUAGES:
        speaker = Speaker(lang, session.controller.names(), [seat.name for seat in session.seats])
        for event in (event for events in session.story for event in events):
            try:
                speaker.t(f"log.{game}.{event.kind}", **event.values)
            except LookupError as error:
                missing.add(str(error))
    return missing
