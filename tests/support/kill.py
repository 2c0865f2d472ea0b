"""Kills a playing process and looks at what it left."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from kingsburg_table import load_session

ROOT = Path(__file__).resolve().parents[2]
MODES = ("run", "sync", "half", "undo")


def kill_once(game: str, folder: Path, number: int, mix: Mapping[str, str] | None = None) -> str:
    """Play, kill, load; returns a word about what was found, raises AssertionError when an action is missing."""
    rng = random.Random(number)
    mode = MODES[number % len(MODES)]
    path = folder / f"{game}-{number}.match"
    task = [game, str(path), number, mode, rng.randrange(40), dict(mix or {}), rng.random() * 0.3]
    parent = _parent()
    assert parent.stdin is not None and parent.stdout is not None
    parent.stdin.write(json.dumps(task) + "\n")
    parent.stdin.flush()
    status, heard = json.loads(parent.stdout.readline())
    assert status == -9, f"{mode} {number}: the child ended by itself: {status}"
    said = heard.splitlines(keepends=True)
    acknowledged = [line.split()[1] for line in said if line.endswith("\n")]
    content = path.read_bytes()
    hashes = [msgspec.json.decode(line)["hash"] for line in content.split(b"\n")[1:-1]]
    session = load_session(path)
    assert session.state_hash() == hashes[-1], f"{mode} {number}: not the state of the last line"
    # A curtain that is open already is acknowledged without a line of its own.
    written = [line for line in said if line.endswith("\n") and not line.startswith("curtain")]
    assert len(hashes) >= len(written), f"{mode} {number}: {len(written)} acknowledged, {len(hashes)} there"
    assert acknowledged[-1] in hashes[-2:], f"{mode} {number}: the last acknowledged step is not there"
    assert path.read_bytes() == content
    torn = bool(session.notices)
    assert torn == (not content.endswith(b"\n"))
    session.wish(0, seal=True, look=True)
    assert load_session(path).state_hash() == session.state_hash()
    return f"{mode}: {len(hashes)} lines, {len(acknowledged)} acknowledged{', torn' if torn else ''}"


@cache
def _parent() -> subprocess.Popen[str]:
    """Of all children that this process kills; it ends when nobody asks it any more."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.support.kill_parent"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT,
        text=True,
    )
