"""Power cuts: what counts as played or done is on the disk, whatever of the rest the disk forgets (core/disk)."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kingsburg_table import load_session, new_session
from kingsburg_table.core import disk
from kingsburg_table.core.journal.errors import JournalError
from tests.support.matches import NAMES, step
from tests.support.power import Disk

CUTS = int(os.environ.get("CUTS", "4"))  #: ways to forget, at each moment


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "disk").mkdir()
    return tmp_path / "disk"


def cuts(watched: Disk, first: int, tmp_path: Path, seed: int) -> Iterator[tuple[int, Path]]:
    """Every moment since, several times, with what is left on the disk."""
    rng = random.Random(seed)
    for moment in range(first, watched.now + 1):
        for _ in range(CUTS):
            left = tmp_path / "left"
            shutil.rmtree(left, ignore_errors=True)
            left.mkdir()
            watched.left_at(moment, left, rng)
            yield moment, left


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["lanes", "pebbles"])
def test_what_counts_as_played_is_there(game: str, seed: int, root: Path, tmp_path: Path) -> None:
    watched, rng = Disk(root), random.Random(seed)
    path = root / "a.match"
    acknowledged: list[tuple[int, str]] = []
    with watched.watching():
        session = new_session(game, NAMES[:2], seed=seed, journal=path)
        acknowledged.append((watched.now, session.state_hash()))
        for _ in range(14):
            if session.decision is None:
                break
            step(session, rng)
            acknowledged.append((watched.now, session.state_hash()))
    states = [state for _, state in acknowledged]
    for moment, left in cuts(watched, 0, tmp_path, seed):
        last = max((number for number, (at, _) in enumerate(acknowledged) if at <= moment), default=-1)
        file = left / "a.match"
        if last < 0 and not file.exists():
            continue
        assert load_session(file).state_hash() in states[max(0, last) : last + 2], f"moment {moment}"


def test_a_torn_line_is_cut_off_and_the_next_one_counts(root: Path, tmp_path: Path) -> None:
    path = root / "a.match"
    session = new_session("lanes", NAMES[:2], seed=1, journal=path)
    session.act(session.decision.options[0])
    kept = session.state_hash()
    session.act(session.decision.options[0])
    path.write_bytes(path.read_bytes()[:-20])
    watched = Disk(root)
    first = watched.now
    with watched.watching():
        session = load_session(path)
        session.act(session.decision.options[-1])
    for moment, left in cuts(watched, first, tmp_path, 7):
        wanted = [session.state_hash()] if moment == watched.now else [kept, session.state_hash()]
        assert load_session(left / "a.match").state_hash() in wanted


def test_a_hole_in_the_last_line_is_no_damage(root: Path) -> None:
    """The length of an unsynced line may come to the disk, its end too, and a page of it not."""
    path = root / "a.match"
    session = new_session("lanes", NAMES[:2], seed=1, journal=path)
    kept, whole = session.state_hash(), path.stat().st_size
    session.act(session.decision.options[0])
    raw = bytearray(path.read_bytes())
    raw[whole + 5 : -9] = b"\0" * (len(raw) - whole - 14)
    path.write_bytes(raw)
    loaded = load_session(path)
    assert loaded.state_hash() == kept and [notice.id for notice in loaded.notices] == ["notice.torn"]
    loaded.act(loaded.decision.options[0])
    assert load_session(path).state_hash() == loaded.state_hash()


DEEDS: dict[str, Callable[[Path, bytes], object]] = {
    "create": lambda root, new: disk.create(root / "new", new),
    "replace": lambda root, new: disk.replace(root / "old", new),
    "rename": lambda root, new: disk.move(root / "old", root / "new"),
    "bin": lambda root, new: disk.move(root / "old", root / "bin" / "old"),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_files_are_there_whole_or_as_they_were(deed: str, root: Path, tmp_path: Path) -> None:
    old, new = b"old content " * 900, b"new content " * 1200
    (root / "bin").mkdir()
    (root / "old").write_bytes(old)
    watched = Disk(root)
    first = watched.now
    with watched.watching():
        DEEDS[deed](root, new)
    for moment, left in cuts(watched, first, tmp_path, 3):
        done = moment == watched.now
        found = {name: (left / name).read_bytes() if (left / name).exists() else None
                 for name in ("old", "new", "bin/old")}  # fmt: skip
        if deed == "create":
            assert found["old"] == old and found["new"] in ([new] if done else [None, new])
        elif deed == "replace":
            assert found["old"] in ([new] if done else [old, new])
        else:
            there = found["new" if deed == "rename" else "bin/old"]
            assert there == old if done else old in (there, found["old"])
            assert all(content in (None, old) for content in found.values())


def test_the_layer_forgets_what_was_not_synced(root: Path, tmp_path: Path) -> None:
    """The proof of the tests above: without the syncs they fail."""
    watched = Disk(root)
    with watched.watching(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: None)
        session = new_session("lanes", NAMES[:2], seed=1, journal=root / "a.match")
        session.act(session.decision.options[0])
    lost = 0
    for _, left in cuts(watched, watched.now, tmp_path, 1):
        try:
            lost += load_session(left / "a.match").state_hash() != session.state_hash()
        except JournalError:
            lost += 1
    assert lost
