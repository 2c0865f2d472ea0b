"""The folder of matches: which there are, newest first. Opening one is the core's business."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from kingsburg_table.table.folders import matches_folder

SUFFIX = ".match"


@dataclass(frozen=True, slots=True)
class MatchFile:
    path: Path
    changed: datetime


def match_files(folder: Path | None = None) -> list[MatchFile]:
    """Every match file, newest first."""
    place = folder or matches_folder()
    if not place.is_dir():
        return []
    found = [
        MatchFile(path, datetime.fromtimestamp(path.stat().st_mtime))
        for path in place.glob(f"*{SUFFIX}")
        if path.is_file()
    ]
    return sorted(found, key=lambda each: (each.changed, each.path.name), reverse=True)


def newest() -> MatchFile | None:
    files = match_files()
    return files[0] if files else None


def fresh_path(game: str, moment: datetime | None = None) -> Path:
    """A name that no match has yet."""
    folder = matches_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem, number = f"{game}-{moment or datetime.now():%Y-%m-%d-%H%M}", 1
    path = folder / f"{stem}{SUFFIX}"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path


def open_match(path: Path) -> Any:
    """The session of a match file."""
    from kingsburg_table import load_session

    return load_session(path)
