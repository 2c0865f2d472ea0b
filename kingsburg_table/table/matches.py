"""The folder of matches: which there are, newest first, and how each stands as everybody may see it."""

from __future__ import annotations

import os
import stat
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kingsburg_table.table.folders import data_folder, matches_folder
from kingsburg_table.table.gamelist import is_there

if TYPE_CHECKING:
    from kingsburg_table.core.shelf import Summary

SUFFIX = ".match"


def match_files(folder: Path | None = None) -> list[Path]:
    """Every match file, newest first."""
    return [path for path, _ in listed(folder or matches_folder())]


def listed(folder: Path) -> list[tuple[Path, os.stat_result]]:
    """The match files of a folder with their sizes and times, newest first; raises OSError if it cannot be read."""
    found = []
    try:
        with os.scandir(folder) as files:
            for file in files:
                if file.name.endswith(SUFFIX):
                    try:
                        about = _stat(file)
                        if not stat.S_ISDIR(about.st_mode):
                            found.append((folder / file.name, about))
                    except FileNotFoundError:
                        continue  # taken away by another program this very moment
    except FileNotFoundError:
        return []
    return sorted(found, key=lambda each: (each[1].st_mtime, each[0].name), reverse=True)


def _stat(file: os.DirEntry[str]) -> os.stat_result:
    """Of what a link leads to; of the link where it leads nowhere, so that it can be listed with what is wrong."""
    try:
        return file.stat()
    except OSError:
        return file.stat(follow_symlinks=False)


def newest() -> Summary | None:
    """The match that was played last and can be continued; files that cannot be read are passed over. Raises OSError
    where the folder cannot be looked into."""
    from kingsburg_table.core.journal.errors import JournalError
    from kingsburg_table.core.shelf import summary

    for path in match_files():
        try:
            found = summary(path)
        except JournalError:
            continue
        if not found.over and is_there(found.header.game):
            return found
    return None


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


def claims_folder() -> Path:
    """Who has which match open."""
    return data_folder() / "open"


def open_match(path: Path) -> Any:
    """The session of a match file."""
    from kingsburg_table import load_session
    from kingsburg_table.table.play.company import strangers

    session = load_session(path)
    session.notices += strangers(session)
    return session
