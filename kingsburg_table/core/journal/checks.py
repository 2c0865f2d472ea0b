"""A match file is a stranger's file: what it says is checked before anybody shows it or computes with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from kingsburg_table.core.agenda import Step
from kingsburg_table.core.catalogue import has_game, manifest
from kingsburg_table.core.journal.errors import OtherGame, Unfit
from kingsburg_table.core.manifest import checked_options
from kingsburg_table.core.seats import seat_list

if TYPE_CHECKING:
    from kingsburg_table.core.agenda import Frame, State
    from kingsburg_table.core.journal.lines import Header
    from kingsburg_table.core.session import Session

LATEST = 221_845_392_000  #: seconds since 1970, the year 9000: later ones leave the calendar in some time zones
MOST_RECORDS = 1_000_000
MOST_PLAYED = 1_000_000_000  #: seconds
MOST_POINTS = 1_000_000
_LONGEST_WORD = 100  #: letters of a version, a kind, a date
_LONGEST_PATH = 200
#: What no state of a game comes near to: things in a list, letters of a text, depth, a count.
LONGEST_LIST, LONGEST_TEXT, DEEPEST, GREATEST = 400, 100, 12, 10_000
MOST_TO_DO = 100  #: the greatest figure of a task: what can be chosen grows with it
_MOST_FRAMES = 60


def checked_header(path: Path, header: Header) -> Header:
    """The header with its seats as a match would have them; the game is not loaded for this."""
    if not has_game(header.game):
        raise OtherGame(path, 1, game=header.game[:_LONGEST_WORD], reason="no such game")
    known = manifest(header.game)
    try:
        seats = seat_list(header.seats, known.players)
        checked_options(known.choices, header.options)
        _word("version", header.version)
        _word("created", header.created)
        datetime.fromisoformat(header.created)
        for seat in header.seats:
            _word("kind", seat.kind)
            _word("computer", seat.by)
    except ValueError as error:
        raise Unfit(path, 1, "header", error) from None
    if not 0 <= header.seed < 2**64:
        raise Unfit(path, 1, "header", f"seed {header.seed}")
    if header.shape < 0:
        raise Unfit(path, 1, "header", f"shape {header.shape}")
    return msgspec.structs.replace(header, seats=seats)


def moment(seconds: float) -> datetime:
    """A time that every calendar knows, whatever a file or a disk says."""
    return datetime.fromtimestamp(min(max(0.0, seconds), LATEST), UTC)


def figures_can_be(
    n: int, at: str, points: Sequence[int], turn: int, won: Sequence[int], time: int, played: int, seats: int
) -> bool:
    """Whether what a line says of a match can be shown; that it is right is known when the match is played again."""
    return (
        0 <= n <= MOST_RECORDS and 0 <= played <= MOST_PLAYED and 0 <= time < LATEST and -1 <= turn < seats
        and len(points) == seats and all(abs(each) <= MOST_POINTS for each in points)
        and len(set(won)) == len(won) and all(0 <= seat < seats for seat in won)
        and len(at) <= _LONGEST_PATH and at.isprintable()
    )  # fmt: skip


def word_can_be(text: str) -> bool:
    """Whether this can be shown: a version, a date, what somebody calls a computer."""
    return len(text) <= _LONGEST_WORD and text.isprintable()


def check_data(data: Any) -> None:
    """Plain data of a snapshot: nothing longer, deeper or greater than any state is; raises ValueError."""
    rest: list[tuple[int, str, Any]] = [(0, "", data)]
    while rest:
        depth, key, value = rest.pop()
        if depth > DEEPEST:
            raise ValueError(f"{key} is nested too deeply")
        if isinstance(value, (dict, list)):
            if len(value) > LONGEST_LIST:
                raise ValueError(f"{key} has {len(value)} entries")
            inner = value.items() if isinstance(value, dict) else ((key, each) for each in value)
            rest += [(depth + 1, str(name)[:_LONGEST_WORD], each) for name, each in inner]
        elif isinstance(value, str) and len(value) > LONGEST_TEXT:
            raise ValueError(f"{key} is a text of {len(value)} letters")
        elif isinstance(value, int) and abs(value) > GREATEST and not (key == "chance" and 0 <= value < 2**64):
            raise ValueError(f"{key} is too great")
        elif isinstance(value, float):
            raise ValueError(f"{key} is no whole number")


def check_state(session: Session[Any, Any], state: State) -> None:
    """A snapshot as a state of this match: its seats, its agenda, and all that can never be wrong with one."""
    seats = range(len(session.seats))
    if sorted(state.order) != list(seats) or len(state.wishes) != len(seats):
        raise ValueError("not a state of these players")
    if any(not 0 <= wish <= 3 for wish in state.wishes) or state.answers < 0 or state.script is not None:
        raise ValueError("wishes or answers that cannot be")
    if len(state.played_by) not in (0, len(seats)) or not all(map(word_can_be, state.played_by)):
        raise ValueError("not who plays these seats")
    players = getattr(state, "players", None)
    if players is not None and len(players) != len(seats):
        raise ValueError(f"{len(players)} players on {len(seats)} seats")
    wrong = [*_wrong_frames(session, state.agenda), *session.controller.invariants(state)]
    if wrong:
        raise ValueError("; ".join(wrong)[:300])


def _wrong_frames(session: Session[Any, Any], frames: list[Frame]) -> Iterator[str]:
    seats = range(-1, len(session.seats))
    nodes, loose = session.rules.agenda.nodes, session.rules.agenda.loose
    if len(frames) > _MOST_FRAMES:
        yield f"{len(frames)} frames"
    if frames and frames[0].node != session.rules.agenda.root.name:
        yield f"a match that begins with {frames[0].node!r}"
    for below, frame in pairwise(frames):
        list_, step = nodes.get(below.node), nodes.get(frame.node)
        if list_ is None or step is None or isinstance(step, Step) or frame.node in loose:
            continue
        if step not in list_.children():
            yield f"{frame.node!r} in {below.node!r}"
    for frame in frames:
        if frame.node not in nodes:
            yield f"there is no step {frame.node!r}"
        elif frame.seat not in seats or not all(seat in seats for seat in frame.queue):
            yield f"a seat of {frame.node!r}"
        elif not nodes[frame.node].fits(frame):
            yield f"{frame.at} of {frame.seat} in {frame.node!r}"
        elif len(set(frame.queue)) != len(frame.queue):
            yield f"a seat twice in {frame.node!r}"
        elif any(figure > MOST_TO_DO for figure in _figures(msgspec.to_builtins(frame.todo))):
            yield f"too much to do in {frame.node!r}"


def _figures(data: Any) -> Iterator[int]:
    if isinstance(data, (dict, list)):
        for each in data.values() if isinstance(data, dict) else data:
            yield from _figures(each)
    elif isinstance(data, int):
        yield data


def _word(name: str, text: str) -> None:
    if not word_can_be(text):
        raise ValueError(f"the {name} {text[:_LONGEST_WORD]!r}")
