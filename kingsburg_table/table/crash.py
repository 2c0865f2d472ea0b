"""Unexpected errors: a report file that gives nothing away, and words for the dialog."""

from __future__ import annotations

import platform
import sys
import traceback
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from kingsburg_table.core import disk
from kingsburg_table.core.documents import DataErrors
from kingsburg_table.table.folders import reports_folder
from kingsburg_table.visible import visible

if TYPE_CHECKING:
    from kingsburg_table.table.scene import Scene

# These speak of the machine and of data files, never of cards: only their messages go into a report.
_HARMLESS = (OSError, MemoryError, RecursionError, ImportError, DataErrors)


@dataclass(frozen=True, slots=True)
class Crash:
    """What went wrong, where it is written down, and where the match lies."""

    kind: str
    where: str
    report: Path | None
    match: Path | None


def write_report(error: BaseException, scene: str, facts: dict[str, str], match: Path | None) -> Crash:
    """Write the report; without a writable folder there is a crash without a report, not a second crash."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
    kind = type(error).__name__
    try:
        path = _free_name(reports_folder(), datetime.now())
        disk.replace(path, _text(error, scene, facts, match).encode())
    except OSError:
        return Crash(kind, where, None, match)
    return Crash(kind, where, path, match)


def _free_name(folder: Path, moment: datetime) -> Path:
    stem, number = f"report-{moment:%Y-%m-%d-%H%M%S}", 1
    path = folder / f"{stem}.txt"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.txt"
    return path


def _text(error: BaseException, scene: str, facts: dict[str, str], match: Path | None) -> str:
    """Code places and public facts only: an error's own words could name a hidden card."""
    import pygame

    lines = [
        "Kingsburg Table: report of an unexpected error",
        f"time: {datetime.now():%Y-%m-%d %H:%M:%S}",
        f"system: {platform.platform()}, Python {platform.python_version()}, pygame-ce {pygame.version.ver}",
        f"scene: {scene}",
        f"match: {match if match is not None else '-'}",
        *(f"{key}: {value}" for key, value in facts.items()),
        "",
    ]
    chain: BaseException | None = error
    while chain is not None:
        harmless = isinstance(chain, (*_HARMLESS, pygame.error))
        words = str(chain) if harmless else "(left out: it could name something secret)"
        lines.append(f"{type(chain).__name__}: {words}")
        frames = traceback.extract_tb(chain.__traceback__)
        lines += [f"  {_short(frame.filename)}:{frame.lineno} in {frame.name}" for frame in frames]
        chain = chain.__cause__ or (None if chain.__suppress_context__ else chain.__context__)
    return "\n".join(map(visible, lines)) + "\n"


def _short(filename: str) -> str:
    """The part of a path that says which module, not whose computer."""
    path = Path(filename)
    for folder in map(Path, sys.path):
        if str(folder) not in ("", ".") and path.is_relative_to(folder):
            return str(path.relative_to(folder))
    return path.name


def facts_of(scene: Scene | None) -> dict[str, str]:
    """A scene's own facts, unless telling them is what fails."""
    try:
        return scene.report() if scene else {}
    except Exception as error:
        return {"facts": f"not available ({type(error).__name__})"}
