"""The save file: only growing, complete, and loud about everything that is wrong with it."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingsburg_table import load_session, new_session
from kingsburg_table.core import catalogue
from kingsburg_table.core.journal import journal
from kingsburg_table.core.journal.errors import (
    AlreadyThere,
    Damaged,
    Elsewhere,
    JournalError,
    NewerFormat,
    NotAMatch,
    NotReadable,
    NotWritten,
    OtherGame,
    Stuck,
    TooLarge,
    Unfit,
)
from kingsburg_table.core.journal.lines import FORMAT, sealed
from kingsburg_table.core.journal.load import copy_until
from kingsburg_table.core.shelf import summary
from tests.support.matches import played
from tests.support.pipes import make_pipe
from tests.toy import game
from tests.toy.game import Grab, Leave, PebblesController
from tests.toy.lanes import Dig, Put, PutStep


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.match"


def lines(path: Path) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]


def rechained(path: Path, change: Callable[[list[dict[str, Any]]], None]) -> None:
    """Edit a file as somebody would who also knows about the checksums."""
    content = lines(path)
    change(content)
    text, check = b"", b""
    for line in content:
        line.pop("sum", None)
        written, check = sealed(msgspec.json.encode(line), check)
        text += written
    path.write_bytes(text)


def assert_same(one: Any, other: Any) -> None:
    assert one.state_hash() == other.state_hash()
    assert one.records == other.records
    assert one.story == other.story
    assert one.history.befores == other.history.befores
    assert one.decision == other.decision
    assert (one.history.undone, one.history.floor) == (other.history.undone, other.history.floor)
    assert (one.seats, one.options, one.seed) == (other.seats, other.options, other.seed)


# -- writing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["pebbles", "lanes"])
@pytest.mark.parametrize("seed", range(8))
def test_a_match_is_loaded_as_it_was_left(game: str, seed: int, path: Path) -> None:
    session = played(game, path, seed=seed)
    content = path.read_bytes()
    loaded = load_session(path)
    assert_same(loaded, session)
    assert loaded.notices == []
    assert path.read_bytes() == content


def test_a_loaded_match_goes_on_in_the_same_file(path: Path) -> None:
    played("lanes", path, steps=3)
    length = path.stat().st_size
    loaded = load_session(path)
    loaded.act(Put("left"))
    assert path.stat().st_size > length
    assert_same(load_session(path), loaded)


def test_every_action_is_synced_before_act_returns(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr(journal.os, "fsync", lambda file: synced.append(os.fstat(file).st_size))
    session = new_session("lanes", ["Aga", "Jan"], seed=1, journal=path)
    assert len(synced) == 2  # the file and its folder
    for move in (lambda: session.act(Put("left")), session.undo, session.redo, lambda: session.rewind(0)):
        move()
        assert synced[-1] == path.stat().st_size
    session.wish(0, seal=True, look=True)
    assert synced[-1] == path.stat().st_size
    assert len(synced) == 7
    assert [line.get("kind") for line in lines(path)] == [None, "start", "act", "undo", "redo", "rewind", "wish"]


def test_the_file_only_grows(path: Path) -> None:
    session = new_session("lanes", ["Aga", "Jan"], seed=1, journal=path)
    content = path.read_bytes()
    for move in (lambda: session.act(Put("left")), session.undo, session.redo, lambda: session.rewind(0)):
        move()
        assert path.read_bytes().startswith(content)
        assert len(path.read_bytes()) > len(content)
        content = path.read_bytes()


def test_an_existing_file_is_never_overwritten(path: Path) -> None:
    path.write_text("something precious")
    with pytest.raises(AlreadyThere):
        new_session("lanes", ["Aga", "Jan"], journal=path)
    assert path.read_text() == "something precious"


def test_a_journal_begins_with_its_match(path: Path) -> None:
    session = played("lanes", None, steps=4)
    with pytest.raises(ValueError, match="begins with its match"):
        journal.Journal.create(path, session)
    assert not path.exists()


def test_no_folder_no_match(path: Path) -> None:
    with pytest.raises(NotWritten):
        new_session("lanes", ["Aga", "Jan"], journal=path.parent / "nowhere" / "a.match")


class Failing:
    """A disk that takes `room` more bytes, and then none."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, room: int, *, repairs: bool = True) -> None:
        self.room = room
        self._write, self._truncate = os.write, os.ftruncate
        monkeypatch.setattr(journal.os, "write", self.write)
        if not repairs:
            monkeypatch.setattr(journal.os, "ftruncate", self.truncate)

    def write(self, file: int, text: bytes) -> int:
        if self.room == 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        count = self._write(file, text[: self.room])
        self.room -= count
        return count

    def truncate(self, file: int, size: int) -> None:
        raise OSError(errno.EIO, "Input/output error")


@pytest.mark.parametrize("repairs", [True, False])
@pytest.mark.parametrize("room", [0, 1, 50])
def test_a_full_disk_loses_nothing(room: int, repairs: bool, path: Path) -> None:
    session = played("lanes", path, steps=2, seed=4)
    state, content, records = session.state_hash(), path.read_bytes(), list(session.records)
    with pytest.MonkeyPatch.context() as patch:
        Failing(patch, room, repairs=repairs)
        with pytest.raises(NotWritten):
            session.act(Put("left"))
        assert (session.state_hash(), session.records) == (state, records)
        if repairs:
            assert path.read_bytes() == content
    assert load_session(path).state_hash() == state
    session.act(Put("right"))
    assert path.read_bytes().startswith(content)
    assert_same(load_session(path), session)


@pytest.mark.parametrize("move", ["undo", "redo", "rewind", "wish", "curtain"])
def test_a_full_disk_keeps_the_match_where_it_was(move: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("lanes", ["Aga", "Jan"], seed=1, journal=path)
    session.act(Put("left"))
    session.act(Put("left"))
    session.undo()
    moves = {
        "undo": session.undo, "redo": session.redo, "rewind": lambda: session.rewind(0),
        "wish": lambda: session.wish(0, seal=True, look=True), "curtain": session.curtain_opened,
    }
    Failing(monkeypatch, 10)
    with pytest.raises(NotWritten):
        moves[move]()
    monkeypatch.undo()
    assert_same(load_session(path), session)
    moves[move]()
    assert_same(load_session(path), session)


def test_a_failed_beginning_leaves_no_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Failing(monkeypatch, 30)
    with pytest.raises(NotWritten):
        new_session("lanes", ["Aga", "Jan"], journal=path)
    assert not path.exists()


def test_a_system_that_writes_little_at_a_time_is_fine(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(journal.os, "write", lambda file, text: write(file, text[:7]))
    session = played("lanes", path)
    monkeypatch.undo()
    assert_same(load_session(path), session)


def test_two_who_continue_one_match_cannot_both_write(path: Path) -> None:
    first = new_session("lanes", ["Aga", "Jan"], seed=1, journal=path)
    second = load_session(path)
    second.act(Put("left"))
    state = first.state_hash()
    with pytest.raises(Elsewhere):
        first.act(Put("right"))
    assert first.state_hash() == state
    assert_same(load_session(path), second)


def test_a_locked_file_is_not_written(path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    session = new_session("lanes", ["Aga", "Jan"], seed=1, journal=path)
    with path.open("rb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        with pytest.raises(Elsewhere):
            session.act(Put("left"))
    session.act(Put("left"))
    assert_same(load_session(path), session)


def test_a_removed_file_is_noticed(path: Path) -> None:
    session = new_session("lanes", ["Aga", "Jan"], seed=1, journal=path)
    path.unlink()
    with pytest.raises(NotWritten):
        session.act(Put("left"))
    assert not path.exists()


# -- what can be wrong with a file ----------------------------------------------------------------------------------


def refused(path: Path, error: type[JournalError], line: int) -> JournalError:
    """Loading raises this error, names file and line, and leaves the file alone."""
    content = path.read_bytes()
    with pytest.raises(error) as raised:
        load_session(path)
    assert raised.value.line == line
    assert str(path) in str(raised.value)
    assert f"line {line}" in str(raised.value)
    assert raised.value.values["file"] == path.name
    assert path.read_bytes() == content
    return raised.value


@pytest.mark.parametrize("cut", [1, 2, 30, 120])
def test_a_torn_last_line_is_told_and_cut_off_before_the_next_one(cut: int, path: Path) -> None:
    session = new_session("lanes", ["Aga", "Jan"], seed=1, journal=path)
    session.act(Put("left"))
    state, whole = session.state_hash(), path.read_bytes()
    session.act(Put("left"))
    torn = path.read_bytes()[:-cut]
    path.write_bytes(torn)
    loaded = load_session(path)
    assert loaded.state_hash() == state
    assert [notice.id for notice in loaded.notices] == ["notice.torn"]
    assert loaded.notices[0].values == {"line": 4, "bytes": len(torn) - len(whole)}
    assert path.read_bytes() == torn
    loaded.act(Put("right"))
    assert path.read_bytes().startswith(whole)
    assert_same(load_session(path), loaded)
    assert load_session(path).notices == []


def test_every_byte_counts(path: Path) -> None:
    """Any changed byte of any whole line is noticed in that line (or the file is no match at all)."""
    played("lanes", path, steps=5)
    content = path.read_bytes()
    for place in range(0, len(content) - 1, 7):
        if content[place : place + 1] == b"\n":
            continue
        changed = bytearray(content)
        changed[place] ^= 0x01
        path.write_bytes(changed)
        with pytest.raises((Damaged, NotAMatch, NewerFormat)) as raised:
            load_session(path)
        line = content.count(b"\n", 0, place) + 1
        assert raised.value.line == line


def test_an_edited_name_is_noticed(path: Path) -> None:
    played("lanes", path)
    path.write_bytes(path.read_bytes().replace(b'"Aga"', b'"Ola"'))
    refused(path, Damaged, 1)


def test_a_missing_line_is_noticed(path: Path) -> None:
    played("lanes", path)
    content = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(content[:3] + content[4:]))
    refused(path, Damaged, 4)


def test_swapped_lines_are_noticed(path: Path) -> None:
    played("lanes", path)
    content = path.read_bytes().splitlines(keepends=True)
    content[3], content[4] = content[4], content[3]
    path.write_bytes(b"".join(content))
    refused(path, Damaged, 4)


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"rubbish", b"rubbish\n", b"\xff\xfe\x00\n" * 9, b"[" * 100_000 + b"\n", b"{}\n"]
)
def test_rubbish_is_no_match(content: bytes, path: Path) -> None:
    path.write_bytes(content)
    refused(path, NotAMatch, 1)
    with pytest.raises(NotAMatch):
        summary(path)


def test_a_newer_format_is_refused_with_a_clear_word(path: Path) -> None:
    played("lanes", path)
    rechained(path, lambda content: content[0].update(format=FORMAT + 1, more="of everything"))
    error = refused(path, NewerFormat, 1)
    assert error.values["format"] == FORMAT + 1


def test_a_newer_shape_of_the_game_is_refused_with_a_clear_word(path: Path) -> None:
    played("lanes", path)
    rechained(path, lambda content: content[0].update(shape=7))
    assert refused(path, NewerFormat, 1).values["format"] == 7


def test_a_match_of_an_unknown_game_is_refused(path: Path) -> None:
    played("lanes", path)
    rechained(path, lambda content: content[0].update(game="chess"))
    assert refused(path, OtherGame, 1).values["game"] == "chess"


@pytest.mark.parametrize(
    ("number", "change"),
    [
        (1, {"seats": [{"name": "Aga"}]}),
        (1, {"seats": [{"name": "Aga"}, {"name": "aga"}]}),
        (1, {"options": {"speed": "high"}}),
        (1, {"seed": -1}),
        (1, {"seed": "x"}),
        (1, {"extra": 1}),
        (3, {"kind": "dance"}),
        (3, {"kind": "start"}),
        (3, {"n": 5}),
        (3, {"kind": "rewind", "n": 7}),
        (3, {"kind": "undo", "n": -1}),
        (3, {"action": {"do": "fly"}}),
        (3, {"action": {"do": "put", "side": 3}}),
        (3, {"action": None}),
        (3, {"surprise": 1}),
    ],
)
def test_a_line_that_makes_no_sense_is_refused(number: int, change: dict[str, Any], path: Path) -> None:
    session = new_session("lanes", ["Aga", "Jan"], seed=1, journal=path)
    session.act(Put("left"))
    rechained(path, lambda content: content[number - 1].update(change))
    refused(path, Unfit, number)


def test_a_file_of_a_monstrous_size_is_refused(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(65_000_000)
    with pytest.raises(TooLarge):
        load_session(path)


def test_a_file_that_is_not_there(path: Path) -> None:
    for read in (load_session, summary):
        with pytest.raises(NotReadable):
            read(path)


def test_a_folder_is_no_match(tmp_path: Path) -> None:
    with pytest.raises(NotReadable):
        load_session(tmp_path)


# -- figures corrected since ----------------------------------------------------------------------------------------


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Bring the toy game with another figure, as if its YAML had been corrected."""

    def correct(**figures: int) -> None:
        def controller() -> PebblesController:
            made = PebblesController()
            made.data["figures"].update(figures)
            made.version = f"corrected {sorted(figures.items())}"
            return made

        monkeypatch.setattr(game, "controller", controller)
        catalogue.forget()

    yield correct
    monkeypatch.undo()
    catalogue.forget()


def two_rounds(path: Path) -> Any:
    """A match whose second round has begun, with three more actions."""
    session = new_session("pebbles", ["Aga", "Jan"], seed=3, journal=path)
    while session.path.startswith("round 1"):
        assert session.decision is not None
        session.act(session.decision.options[0])
    for action in (Grab(1), Grab(2), Leave()):
        session.act(action)
    return session


def test_a_corrected_figure_goes_on_from_the_last_snapshot(path: Path, corrected: Callable[..., None]) -> None:
    session = two_rounds(path)
    content = path.read_bytes()
    begun = len(session.records) - 3
    corrected(heap=12)
    loaded = load_session(path)
    assert [notice.id for notice in loaded.notices] == ["notice.resumed"]
    assert loaded.notices[0].values["records"] == begun
    assert loaded.notices[0].values["n"] == 3
    assert loaded.records == session.records[:begun]
    assert loaded.state == session.state_at(begun)
    assert loaded.path == "round 2 / grab"
    assert path.read_bytes() == content
    assert loaded.undoable.reason == "start"


def test_a_match_that_was_resumed_stays_resumed(path: Path, corrected: Callable[..., None]) -> None:
    two_rounds(path)
    content = path.read_bytes()
    corrected(heap=12)
    loaded = load_session(path)
    loaded.act(Grab(3))
    loaded.act(Leave())
    assert path.read_bytes().startswith(content)
    again = load_session(path)
    assert again.notices == []
    assert again.state_hash() == loaded.state_hash()
    assert again.records == loaded.records
    again.undo()
    assert again.path == "round 2 / grab"
    assert_same(load_session(path), again)


def test_a_figure_that_is_corrected_twice(path: Path, corrected: Callable[..., None]) -> None:
    two_rounds(path)
    corrected(heap=12)
    first = load_session(path)
    first.act(Grab(3))
    corrected(heap=15)
    second = load_session(path)
    assert second.notices == []  # the heap of this round was laid before
    second.act(Leave())
    assert load_session(path).state_hash() == second.state_hash()


def test_history_before_the_difference_is_kept(path: Path, corrected: Callable[..., None]) -> None:
    """`most` matters only when somebody took three; what came before can still be rewound to."""
    session = new_session("pebbles", ["Aga", "Jan"], seed=3, journal=path)
    for action in (Grab(1), Grab(2), Grab(3)):
        session.act(action)
    corrected(most=2)
    loaded = load_session(path)
    assert loaded.notices[0].values["line"] == 5
    assert (len(loaded.records), loaded.path) == (0, "round 1 / grab")


def test_a_difference_after_the_last_snapshot_leaves_every_way_back(path: Path, corrected: Callable[..., None]) -> None:
    session = two_rounds(path)
    begun = len(session.records) - 3
    corrected(most=1)
    loaded = load_session(path)
    assert loaded.notices[0].values["n"] == 3
    assert loaded.records == session.records[:begun]
    assert loaded.story == session.story[: begun + 1]
    loaded.rewind(begun - 1)
    assert loaded.state == session.state_at(begun - 1)
    assert_same(load_session(path), loaded)


def test_a_rewind_after_the_difference_counts_too(path: Path, corrected: Callable[..., None]) -> None:
    session = two_rounds(path)
    session.rewind(2)
    session.act(Grab(1))
    corrected(heap=12)
    loaded = load_session(path)
    assert loaded.records == []
    assert loaded.state.heap == 9


def test_another_version_with_the_same_results_is_no_news(path: Path, corrected: Callable[..., None]) -> None:
    session = new_session("pebbles", ["Aga", "Jan"], seed=3, journal=path)
    session.act(Grab(1))
    corrected(most=2)
    loaded = load_session(path)
    assert loaded.notices == []
    assert loaded.state_hash() == session.state_hash()


def test_without_a_usable_snapshot_the_match_is_stuck(path: Path, corrected: Callable[..., None]) -> None:
    two_rounds(path)
    rechained(path, lambda content: [line.pop("state", None) for line in content] and None)
    corrected(heap=12)
    refused(path, Stuck, 2)


@pytest.mark.parametrize("state", [[], {}, "x", [1, None, [["nowhere", 0, 0, [], []]], [0, 1], [0, 0], 0, 9, []]])
def test_a_snapshot_that_cannot_be_read_is_told(state: object, path: Path, corrected: Callable[..., None]) -> None:
    session = new_session("pebbles", ["Aga", "Jan"], seed=3, journal=path)
    session.act(Grab(1))
    rechained(path, lambda content: content[1].update(state=state))
    corrected(heap=12)
    refused(path, Stuck, 2)


# -- the shelf and "continue from here" -----------------------------------------------------------------------------


def test_the_shelf_tells_how_a_match_stands(path: Path) -> None:
    session = played("lanes", path, steps=9)
    told = summary(path)
    assert told.header.game == "lanes"
    assert told.header.seats == session.seats
    assert told.records == len(session.records)
    assert (told.at, told.over) == (session.path, False)
    assert told.points == tuple(session.counters(seat)["points"] for seat in range(2))


def test_the_shelf_knows_when_a_match_is_over_and_ignores_a_torn_line(path: Path) -> None:
    session = played("lanes", path, steps=500)
    assert session.decision is None
    with path.open("ab") as file:
        file.write(b'{"kind":"act","n":9')
    assert summary(path).over
    assert summary(path).records == len(session.records)


def test_the_shelf_shows_nothing_secret(path: Path) -> None:
    session = new_session("pebbles", ["Aga", "Jan"], seed=3, journal=path)
    while not session.decision.private:
        session.act(Leave())
    assert summary(path).points == (0, 0)


def test_the_shelf_reads_only_both_ends(path: Path) -> None:
    played("lanes", path, steps=500)
    whole = summary(path)
    content = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(content[0] + b"x" * 100_000 + b"\n" + b"y" * 10_000 + b"\n" + content[-1])
    assert summary(path).points == whole.points
    path.write_bytes(content[0] + b"rubbish\n")
    with pytest.raises(Damaged):
        summary(path)
    path.write_bytes(content[0])
    assert summary(path).records == 0


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_continues_from_any_moment(seed: int, path: Path, tmp_path: Path) -> None:
    session = played("lanes", path, seed=seed, steps=25)
    for records in range(len(session.records) + 1):
        copy = tmp_path / f"copy-{records}.match"
        copy_until(path, copy, records)
        loaded = load_session(copy)
        assert loaded.records == session.records[:records]
        assert loaded.state.players == session.state_at(records).players
        loaded.wish(0, seal=True, look=True)
    with pytest.raises(Elsewhere):
        copy_until(path, tmp_path / "more.match", len(session.records) + 1)
    with pytest.raises(AlreadyThere):
        copy_until(path, tmp_path / "copy-0.match", 0)


def test_a_chance_result_that_cannot_be_is_not_played(path: Path) -> None:
    session = new_session("lanes", ["Aga", "Jan"], seed=1, journal=path)
    session.act(Dig())
    rechained(path, lambda content: content[2].update(chance=[[7]]))
    loaded = load_session(path)
    assert [notice.id for notice in loaded.notices] == ["notice.resumed"]
    assert loaded.records == []


def test_a_recorded_result_stands_even_where_the_generator_differs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("lanes", ["Aga", "Jan"], seed=1, journal=path)
    session.act(Dig())
    face = session.records[0].chance[0][0]
    following = session.state.chance
    monkeypatch.setattr(
        "kingsburg_table.core.chance.Door._next", lambda self, state: setattr(state, "chance", following) or 6 - face
    )
    loaded = load_session(path)
    assert loaded.notices == []
    assert loaded.state.players[0].dug == face


def test_saved_by_other_rules_without_another_version(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("lanes", ["Aga", "Jan"], seed=1, journal=path)
    session.act(Put("left"))
    apply, tried = PutStep.apply, []

    def stumbles(self: PutStep, play: Any, frame: Any, action: Any) -> bool:
        tried.append(action)
        return 1 / 0 if len(tried) == 1 else apply(self, play, frame, action)

    monkeypatch.setattr(PutStep, "apply", stumbles)
    loaded = load_session(path)
    assert [notice.id for notice in loaded.notices] == ["notice.resumed"]
    assert loaded.notices[0].values["line"] == 3


# -- replaced under a running program -------------------------------------------------------------------------------


def test_another_match_of_the_same_size_is_noticed(path: Path, tmp_path: Path) -> None:
    """Put in its place by name, or written into the same file."""
    for way in ("renamed", "written", "written long ago"):
        file, other = tmp_path / f"{way}.match", tmp_path / f"{way}-other.match"
        session = new_session("lanes", ["Aga", "Jan"], seed=1, journal=file)
        session.act(Put("left"))
        rechained_copy = new_session("lanes", ["Aga", "Jan"], seed=1, journal=other)
        rechained_copy.act(Put("left"))
        rechained(other, lambda content: content[0]["seats"][0].update(name="Ola"))
        assert other.stat().st_size == file.stat().st_size
        before = file.stat()
        if way == "renamed":
            other.replace(file)
        else:
            file.write_bytes(other.read_bytes())
        if way == "written long ago":  # as copying with the time of the original does
            os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
        content, state = file.read_bytes(), session.state_hash()
        with pytest.raises(Elsewhere):
            session.act(Put("right"))
        assert (file.read_bytes(), session.state_hash()) == (content, state)
        assert load_session(file).seats[0].name == "Ola"


def test_a_replaced_match_is_noticed_before_the_first_action_after_opening(path: Path) -> None:
    new_session("lanes", ["Aga", "Jan"], seed=1, journal=path).act(Put("left"))
    session = load_session(path)
    rechained(path, lambda content: content[0]["seats"][0].update(name="Ola"))
    with pytest.raises(Elsewhere):
        session.act(Put("right"))


def test_the_same_match_put_back_goes_on(path: Path) -> None:
    session = new_session("lanes", ["Aga", "Jan"], seed=1, journal=path)
    session.act(Put("left"))
    content = path.read_bytes()
    path.unlink()
    path.write_bytes(content)
    session.act(Put("right"))
    assert_same(load_session(path), session)


def test_a_pipe_in_the_place_of_a_match_is_noticed(path: Path) -> None:
    session = new_session("lanes", ["Aga", "Jan"], seed=1, journal=path)
    path.unlink()
    make_pipe(path)
    with pytest.raises((Elsewhere, NotWritten)):
        session.act(Put("left"))


# -- nothing half ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("links", [True, False])
def test_a_kill_while_a_file_is_made_leaves_nothing_under_its_name(
    links: bool, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before every call of the system that changes something; a disk without links included."""
    from kingsburg_table.core import disk

    class Killed(BaseException):
        pass

    if not links:
        monkeypatch.setattr(os, "link", lambda *_: (_ for _ in ()).throw(OSError(errno.EPERM, "no links here")))
    whole = b"0123456789" * 1000
    names, real_write = ("open", "write", "fsync", "link", "rename"), os.write
    for death in range(1, 30):
        left = death

        def counted(call: Callable[..., Any]) -> Callable[..., Any]:
            def counting(*args: Any, **more: Any) -> Any:
                nonlocal left
                left -= 1
                if left == 0:
                    raise Killed
                if call is real_write:
                    return call(args[0], args[1][:3000])
                return call(*args, **more)

            return counting

        try:
            with pytest.MonkeyPatch.context() as patch:
                for name in names:
                    patch.setattr(os, name, counted(getattr(os, name)))
                patch.setattr(Path, "unlink", lambda *_, **__: None)  # a killed process sweeps up nothing
                disk.create(path, whole)
        except Killed:
            assert not path.exists() or path.read_bytes() == whole
            path.unlink(missing_ok=True)
        else:
            break
    assert death > 6 and path.read_bytes() == whole


def test_what_a_kill_left_beside_is_swept_up_later(path: Path) -> None:
    from kingsburg_table.core import disk

    old, young = path.parent / ".0123456789ab.new", path.parent / ".ba9876543210.new"
    for beside in (old, young):
        beside.write_bytes(b"half")
    os.utime(old, (1, 1))
    disk.create(path, b"whole")
    assert not old.exists() and young.exists()
