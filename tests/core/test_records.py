"""The hall of records: always what the files say."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from kingsburg_table import new_session
from kingsburg_table.core import records
from kingsburg_table.core.journal import journal
from kingsburg_table.core.records import Archive, finished, hall, people
from kingsburg_table.core.shelf import summary
from tests.core.test_journal import rechained


def match(path: Path, names: tuple[str, ...] = ("Aga", "Jan"), seed: int = 1, steps: int = 10_000) -> Path:
    """A match of the toy game, played at random."""
    session, rng = new_session("pebbles", names, seed=seed, journal=path), random.Random(seed)
    for _ in range(steps):
        if session.decision is None:
            break
        session.act(rng.choice(session.decision.options))
    return path


def archive(folder: Path) -> Archive:
    made = Archive(sorted(folder.glob("*.match")), folder / "records.json")
    made.read_all()
    return made


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for seed in range(4):
        match(tmp_path / f"{seed}.match", ("Aga", "Jan") if seed % 2 else ("jan", "Ewa"), seed)
    match(tmp_path / "running.match", steps=1)
    (tmp_path / "broken.match").write_bytes(b"not a match\n")
    return tmp_path


def test_a_finished_file_tells_its_result(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    session, rng = new_session("pebbles", ["Aga", "Jan"], seed=3, journal=path), random.Random(3)
    while session.decision is not None:
        session.act(rng.choice(session.decision.options))
    told, outcome = finished(path), session.outcome
    assert told is not None and outcome is not None
    assert (told.points, told.won) == (outcome.points, outcome.winners)
    assert told.names == ("Aga", "Jan")
    best, second = sorted(outcome.points, reverse=True)
    assert told.margin == (0 if len(outcome.winners) == 2 else best - second)


def test_running_and_broken_files_are_no_records(folder: Path) -> None:
    assert finished(folder / "running.match") is None
    assert finished(folder / "broken.match") is None
    assert {each.file for each in archive(folder).finished} == {f"{seed}.match" for seed in range(4)}


def test_figures_per_person(folder: Path) -> None:
    matches = archive(folder).finished
    lines_ = {line.name.casefold(): line for line in people(matches)}
    assert set(lines_) == {"aga", "jan", "ewa"}
    jan = lines_["jan"]
    points = [m.points[[n.casefold() for n in m.names].index("jan")] for m in matches]
    assert (jan.played, jan.best, jan.average) == (4, max(points), sum(points) / 4)
    assert sum(line.won for line in lines_.values()) == sum(len(m.won) for m in matches)
    (game,) = hall(matches)
    assert (game.game, game.played) == ("pebbles", 4)
    assert game.closest.margin == min(m.margin for m in matches)
    assert game.best[1] == max(max(m.points) for m in matches)


def test_longest_match(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(0, 10_000_000, 30))
    monkeypatch.setattr(journal.time, "monotonic", lambda: float(next(now)))
    path = match(folder / "long.match")
    monkeypatch.undo()
    (game,) = hall(archive(folder).finished)
    assert game.longest is not None and game.longest.file == path.name
    assert game.longest.played == summary(path).played > 0


def test_the_index_is_only_a_help(folder: Path) -> None:
    first = archive(folder)
    assert first.changed and first.read_anew == 6
    first.index.write_bytes(first.index_text())
    again = archive(folder)
    assert (again.finished, again.read_anew, again.changed) == (first.finished, 0, False)
    match(folder / "0.match.new", seed=9).replace(folder / "0.match")
    (folder / "1.match").unlink()
    changed = archive(folder)
    assert changed.read_anew == 1 and changed.changed
    first.index.unlink()
    assert archive(folder).finished == changed.finished


@pytest.mark.parametrize("content", [b"", b"{", b'{"format":99,"files":{}}', b'{"files":{"0.match":3}}', b"\xff"])
def test_a_damaged_index_is_read_past(folder: Path, content: bytes) -> None:
    before = archive(folder).finished
    (folder / "records.json").write_bytes(content)
    assert archive(folder).finished == before


def test_a_copy_is_not_a_second_match(folder: Path) -> None:
    before = archive(folder).finished
    (folder / "copy.match").write_bytes((folder / "2.match").read_bytes())
    assert len(archive(folder).finished) == len(before)


def test_a_file_that_goes_away_while_it_is_read(folder: Path) -> None:
    made = Archive(sorted(folder.glob("*.match")), folder / "records.json")
    steps = made.read()
    next(steps)
    (folder / "3.match").unlink()
    for _ in steps:
        pass
    assert "3.match" not in {each.file for each in made.finished}


def test_files_from_before_results_were_written_are_played_again(folder: Path) -> None:
    def forget(content: list[dict[str, object]]) -> None:
        for line in content:
            for field in ("won", "time", "played", "turn"):
                line.pop(field, None)

    told = finished(folder / "2.match")
    rechained(folder / "2.match", forget)
    again = finished(folder / "2.match")
    assert told is not None and again is not None
    assert summary(folder / "2.match").won == ()
    assert (again.points, again.won) == (told.points, told.won)


def test_known_files_are_not_read_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (folder / "2.match").read_bytes()
    for number in range(20):
        (folder / f"x{number}.match").write_bytes(text)
    made = archive(folder)
    made.index.write_bytes(made.index_text())

    def read(path: Path) -> None:
        raise AssertionError(f"{path.name} was read again")

    monkeypatch.setattr(records, "finished", read)
    assert archive(folder).finished == made.finished


# -- what the files tell since --------------------------------------------------------------------------------------


def test_a_line_tells_turn_time_and_seconds_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, now = tmp_path / "a.match", [100.0]
    monkeypatch.setattr(journal.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(journal.time, "time", lambda: 1_700_000_000 + now[0])
    session = new_session("pebbles", ["Aga", "Jan"], seed=1, journal=path)
    assert session.decision is not None
    now[0] += 90
    session.act(session.decision.options[0])
    told = summary(path)
    assert (told.played, told.changed.timestamp()) == (90, 1_700_000_190)
    assert session.decision is not None and told.turn == session.decision.seat
    now[0] += 100_000  # supper
    session.act(session.decision.options[0])
    assert summary(path).played == 90 + journal.LONGEST_PAUSE


def test_seconds_played_go_on_after_loading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from kingsburg_table import load_session

    path, now = tmp_path / "a.match", [0.0]
    monkeypatch.setattr(journal.time, "monotonic", lambda: now[0])
    session = new_session("pebbles", ["Aga", "Jan"], seed=1, journal=path)
    assert session.decision is not None
    now[0] = 60
    session.act(session.decision.options[0])
    now[0] = 50_000
    loaded = load_session(path)
    now[0] += 30
    loaded.act(loaded.decision.options[0])
    assert summary(path).played == 90


@pytest.mark.parametrize("field, value", [("time", -5), ("time", 10**18), ("turn", 7), ("won", [9]), ("played", -1),
                                          ("points", [1, 2, 3])])  # fmt: skip
def test_impossible_figures_are_damage(tmp_path: Path, field: str, value: object) -> None:
    from kingsburg_table.core.journal.errors import Damaged

    path = match(tmp_path / "a.match")

    def change(content: list[dict[str, object]]) -> None:
        content[-1][field] = value

    rechained(path, change)
    with pytest.raises(Damaged):
        summary(path)


def test_index_format_is_plain_json(folder: Path) -> None:
    made = archive(folder)
    told = msgspec.json.decode(made.index_text())
    assert told["format"] == records.INDEX_FORMAT
    assert told["files"]["running.match"]["size"] == (folder / "running.match").stat().st_size
