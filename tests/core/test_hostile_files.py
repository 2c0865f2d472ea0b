"""Match files made on purpose, with every checksum right: refused with a reason, in no time, whatever they say."""

from __future__ import annotations

import random
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from kingsburg_table import load_session, new_session
from kingsburg_table.core.journal.checks import LONGEST_LIST
from kingsburg_table.core.journal.errors import Damaged, JournalError, NotReadable, OtherGame, Stuck, TooLarge, Unfit
from kingsburg_table.core.shelf import summary, times
from tests.support.hostile import Content, changed, content_of, forged_states, places, resumed_at, write
from tests.support.matches import NAMES, played
from tests.support.mixes import games_at_the_table, single

SLOW = 2.0  #: seconds that no file may take


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "a.match"
    played("pebbles", path, steps=12)
    return path


HEADERS: list[dict[str, Any]] = [
    {"seats": [{"name": "Aga", "colour": 99}, {"name": "Jan"}]},
    {"seats": [{"name": "Aga", "colour": 1}, {"name": "Jan", "colour": 1}]},
    {"seats": [{"name": "Aga", "place": 10**6}, {"name": "Jan"}]},
    {"seats": [{"name": "A\0ga"}, {"name": "Jan"}]},
    {"seats": [{"name": "\u202eAga"}, {"name": "Jan"}]},
    {"seats": [{"name": "\x1b[31mA"}, {"name": "Jan"}]},
    {"seats": [{"name": "Aga", "kind": "\x1b"}, {"name": "Jan"}]},
    {"seats": [{"name": "Aga", "by": "\x1b[2J"}, {"name": "Jan"}]},
    {"seats": [{"name": "Aga", "by": "\u202eprince"}, {"name": "Jan"}]},
    {"seats": [{"name": "Aga", "by": "x" * 200}, {"name": "Jan"}]},
    {"seats": []},
    {"seats": [{"name": "Aga"}] * 9},
    {"options": {"speed": "high"}},
    {"options": {"look": "\0"}},
    {"seed": 2**64},
    {"seed": -1},
    {"created": "yesterday"},
    {"created": "9" * 5000},
    {"version": "\x1b[2J"},
    {"shape": -1},
]


@pytest.mark.parametrize("change", HEADERS, ids=str)
def test_a_header_that_cannot_be_is_refused_when_listed_and_when_opened(change: dict[str, Any], path: Path) -> None:
    changed(path, lambda content: content[0].update(change))
    for read in (summary, load_session):
        with pytest.raises(JournalError) as raised:
            read(path)
        assert isinstance(raised.value, Unfit) and raised.value.line == 1


@pytest.mark.parametrize("game", ["chess", "../kingsburg", "\0", "x" * 9000])
def test_an_unknown_game_is_refused_when_listed(game: str, path: Path) -> None:
    changed(path, lambda content: content[0].update(game=game))
    for read in (summary, load_session):
        with pytest.raises(OtherGame) as raised:
            read(path)
        assert len(str(raised.value)) < 500


LINES: list[dict[str, Any]] = [
    {"at": "year 1 \0"}, {"at": "x" * 900}, {"at": "\u202eyear 1"}, {"points": [1]}, {"points": [10**9, 0]},
    {"turn": 7}, {"turn": -2}, {"time": 10**15}, {"time": -5}, {"played": -1}, {"played": 10**30}, {"won": [0, 0]},
    {"won": [9]}, {"n": 10**12}, {"n": -4},
]


@pytest.mark.parametrize("change", LINES, ids=str)
def test_figures_that_cannot_be_are_refused_when_listed_and_when_opened(change: dict[str, Any], path: Path) -> None:
    changed(path, lambda content: content[-1].update(change))
    with pytest.raises(Damaged):
        summary(path)
    with pytest.raises(Unfit):
        load_session(path)


def test_a_figure_of_four_thousand_digits(path: Path) -> None:
    raw = path.read_bytes()
    last = raw.rindex(b'"kind"')
    path.write_bytes(raw[:last] + b'"played":' + b"9" * 4000 + b"," + raw[last:])
    with pytest.raises(Damaged):
        summary(path)
    with pytest.raises(JournalError):
        load_session(path)


def test_a_match_that_ended_says_everybodys_points(path: Path) -> None:
    """`points: []` of a finished match broke the hall."""
    changed(path, lambda content: content[-1].update(points=[], at="", won=[0]))
    assert summary(path).points == (0, 0)


def test_a_line_of_a_seat_that_is_not_there(path: Path) -> None:
    changed(path, lambda content: next(line for line in content if line.get("kind") == "act").update(seat=9))
    with pytest.raises(Unfit):
        load_session(path)


@pytest.mark.parametrize("by", ["\x1b[2J", "\u202eprince", "x" * 5000])
def test_a_line_of_a_computer_that_cannot_be_shown(by: str, path: Path) -> None:
    session = load_session(path)
    session.take_over(0, "prince")
    changed(path, lambda content: content[-1]["action"].update(by=by))
    with pytest.raises(Unfit):
        load_session(path)


@pytest.mark.parametrize("players", [["prince"], ["prince"] * 5, ["\x1b", "", ""], ["x" * 5000, "", ""]], ids=str)
def test_a_snapshot_in_which_other_seats_are_played(players: list[str], left_midway: Any, tmp_path: Path) -> None:
    """The table asked who plays a seat that was not in the list."""
    content, states = left_midway["kingsburg"]
    write(tmp_path / "a.match", resumed_at(content, {**states[-1], "played_by": players}))
    with pytest.raises(Stuck):
        load_session(tmp_path / "a.match")
    write(tmp_path / "a.match", resumed_at(content, {**states[-1], "played_by": ["prince", "", "wizard"]}))
    assert [load_session(tmp_path / "a.match").played_by(seat) for seat in range(3)] == ["prince", "", "wizard"]


def test_deep_lines_are_no_times(path: Path) -> None:
    """Looked at for the minutes of each player after the match was loaded."""
    raw = path.read_bytes()
    last = raw.rindex(b'"kind"')
    path.write_bytes(raw[:last] + b'"state":' + b"[" * 300_000 + b"]" * 300_000 + b"," + raw[last:])
    with pytest.raises(NotReadable):
        times(path, 2)


# -- how long it takes ----------------------------------------------------------------------------------------------


def test_many_snapshots_and_many_rewinds_take_no_longer_than_their_lines(path: Path) -> None:
    content = content_of(path)
    act = next(line for line in content if line.get("kind") == "act")
    back = {key: value for key, value in act.items() if key not in ("action", "chance", "seat")}
    count = 12_000
    lines = [{**act, "n": number + 1, "state": 0} for number in range(count)]
    write(path, [*content[:2], *lines, *[{**back, "kind": "rewind", "n": count}] * count])
    began = process_time()
    with pytest.raises(JournalError):
        load_session(path)
    assert process_time() - began < SLOW


def test_a_match_goes_on_from_so_many_snapshots_and_no_more(left_midway: Any, tmp_path: Path) -> None:
    content, states = left_midway["kingsburg"]
    again = resumed_at(content, states[-1])
    write(tmp_path / "a.match", again + again[-1:] * 20)
    assert load_session(tmp_path / "a.match").decision is not None
    write(tmp_path / "a.match", again + again[-1:] * 5_000)
    began = process_time()
    with pytest.raises(Unfit):
        load_session(tmp_path / "a.match")
    assert process_time() - began < SLOW


# -- size and kind of file ------------------------------------------------------------------------------------------


def test_only_files_are_read(tmp_path: Path) -> None:
    import os

    pipe, loop, folder = tmp_path / "pipe.match", tmp_path / "loop.match", tmp_path / "folder.match"
    folder.mkdir()
    places_ = [folder, tmp_path / ("x" * 400), Path("a\0b"), tmp_path / "none.match"]
    if hasattr(os, "mkfifo"):
        os.mkfifo(pipe)
        loop.symlink_to(loop)
        places_ += [pipe, loop, Path("/dev/zero"), Path("/dev/null"), Path("/dev/stdin")]
    for place in places_:
        began = process_time()
        for read in (summary, load_session):
            with pytest.raises(NotReadable):
                read(place)
        assert process_time() - began < SLOW


@pytest.mark.parametrize("filler", [b"\n", b"x", b"{}\n", b"\0"])
def test_a_large_file_costs_neither_time_nor_memory(filler: bytes, path: Path) -> None:
    import tracemalloc

    head = path.read_bytes()
    path.write_bytes(head + filler * (15_000_000 // len(filler)))
    tracemalloc.start()
    try:
        began = process_time()
        for read in (summary, load_session):
            try:
                read(path)
            except JournalError:
                continue
        assert process_time() - began < SLOW
        assert tracemalloc.get_traced_memory()[1] < 80_000_000
    finally:
        tracemalloc.stop()
    path.write_bytes(head + b"\n" * 60_000_000)
    for read in (summary, load_session):
        with pytest.raises(TooLarge):
            read(path)


# -- snapshots ------------------------------------------------------------------------------------------------------


#: Every game, and those with options also with all of them.
KINDS = {game: (game, {}) for game in games_at_the_table()} | {
    f"{game} with everything": (game, single(game)[-1]) for game in games_at_the_table() if len(single(game)) > 1
}


@pytest.fixture(scope="module")
def left_midway(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Content, list[Any]]]:
    """A match of every game, plain and with all its modules, with its snapshots."""
    found = {}
    for name, (game, options) in KINDS.items():
        path = tmp_path_factory.mktemp("midway") / f"{game}.match"
        session = new_session(game, NAMES[:3], seed=3, journal=path, options=options)
        rng = random.Random(1)
        for _ in range(90):
            if session.decision is not None:
                session.act(rng.choice(session.decision.options))
        content = content_of(path)
        found[name] = content, [line["state"] for line in content if line.get("state")]
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_a_snapshot_as_it_was_is_gone_on_from(kind: str, left_midway: Any, tmp_path: Path) -> None:
    content, states = left_midway[kind]
    for state in states:
        write(tmp_path / "a.match", resumed_at(content, state))
        session = load_session(tmp_path / "a.match")
        assert session.decision is not None
        assert not session.controller.invariants(session.state)
        assert max((len(each) for _, each in places(state) if isinstance(each, list)), default=0) * 4 < LONGEST_LIST


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_forged_snapshots_are_refused_or_played_to_their_end(kind: str, left_midway: Any, tmp_path: Path) -> None:
    content, states = left_midway[kind]
    rng, path = random.Random(5), tmp_path / "a.match"
    found = {"refused": 0, "loaded": 0}
    for state in (states[0], states[-1]):
        forged = list(forged_states(state, rng))
        for name, data in rng.sample(forged, min(len(forged), 50)):
            write(path, resumed_at(content, data))
            began = process_time()
            try:
                session = load_session(path)
            except JournalError as error:
                found["refused"] += 1
                assert isinstance(error, Stuck | Unfit), f"{name}: {error!r}"
                session = None
            else:
                found["loaded"] += 1
                assert session.decision is None or session.decision.options, name
                for seat in range(3):
                    session.hints(seat)
            assert process_time() - began < SLOW, name
            while session is not None and session.decision is not None:
                session.keeper = None
                session.act(rng.choice(session.decision.options))
    assert found["refused"] > found["loaded"] > 0


@pytest.mark.parametrize(("kind", "change"), [
    ("kingsburg with everything", {"store": [1, 1]}), ("kingsburg with everything", {"store": [0, -1, 0]}),
    ("kingsburg with everything", {"draw": "pepper"}), ("kingsburg with everything", {"whims": [-1]}),
    ("kingsburg with everything", {"removed": [99]}), ("principato", {"stock": {"monument": [1] * 60}}),
    ("principato", {"stock": {"painting": []}}),
])  # fmt: skip
def test_lists_that_are_needed_late_are_looked_at(
    kind: str, change: dict[str, Any], left_midway: Any, tmp_path: Path
) -> None:
    """By the game itself, whatever a match at random comes to."""
    content, states = left_midway[kind]
    parts = {name: {**states[-1][name], **part} if isinstance(part, dict) else part for name, part in change.items()}
    write(tmp_path / "a.match", resumed_at(content, {**states[-1], **parts}))
    with pytest.raises(Stuck, match=r"without a value|on tiles lie|whims on"):
        load_session(tmp_path / "a.match")


def test_a_thousand_dice_freeze_nobody(left_midway: Any, tmp_path: Path) -> None:
    content, states = left_midway["kingsburg"]
    state = {**states[-1], "players": [{**player, "dice": [1] * 1000} for player in states[-1]["players"]]}
    write(tmp_path / "a.match", resumed_at(content, state))
    began = process_time()
    with pytest.raises(Stuck):
        load_session(tmp_path / "a.match")
    for count in (4, 20, 390):
        for player in state["players"]:
            player["dice"] = [1] * count
        write(tmp_path / "a.match", resumed_at(content, state))
        with pytest.raises(Stuck, match="dice"):
            load_session(tmp_path / "a.match")
    assert process_time() - began < SLOW
