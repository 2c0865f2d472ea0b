"""What people do with match files. Everything either happens as a whole or leaves all files as they were."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

import platformdirs

from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.journal.errors import AlreadyThere, JournalError, NotWritten
from kingsburg_table.core.journal.journal import create_file
from kingsburg_table.core.journal.lines import parse
from kingsburg_table.core.shelf import summary
from kingsburg_table.table.folders import data_folder, matches_folder
from kingsburg_table.table.matches import SUFFIX, match_files
from kingsburg_table.table.shelf.trouble import Trouble, of_system, words_of

LONGEST_NAME = 24
_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
_OWN_NAME = re.compile(r"[a-z_]+-\d{4}-\d\d-\d\d-\d{4}(-\d+)?")
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


def bin_folder() -> Path:
    return data_folder() / "bin"


def given_name(path: Path) -> str:
    """The name that somebody gave the match; empty for one that the program chose."""
    return "" if _OWN_NAME.fullmatch(path.stem) else path.stem


def rename(path: Path, name: str) -> Path:
    """Give a match a name: that of its file, so that it is the same wherever the file goes."""
    name = " ".join(name.split())
    if not name:
        raise Trouble("no_name")
    if _FORBIDDEN.search(name) or name.startswith(".") or name.endswith(".") or _RESERVED.fullmatch(name):
        raise Trouble("bad_name", name=name)
    if len(name) > LONGEST_NAME:
        raise Trouble("long_name", n=LONGEST_NAME)
    target = path.with_name(name + SUFFIX)
    if target != path:
        if target.exists() and not _same_file(path, target):
            raise Trouble("taken", file=target.name)
        _move(path, target, "rename")
    return target


def duplicate(path: Path) -> Path:
    """A second file with the same match."""
    return _copy(_content(path), path.parent, path.stem)


def export(path: Path, wish: str) -> Path:
    """Copy a match to where somebody wants it; an existing file is left alone."""
    target = typed_path(wish)
    content = _content(path)
    if target.is_dir():
        target = target / path.name
    elif not target.suffix:
        target = target.with_name(target.name + SUFFIX)
    if not target.parent.is_dir():
        raise Trouble("no_folder", folder=str(target.parent))
    _write(target, content)
    return target


def take_in(wish: str) -> Path:
    """Copy a file from elsewhere into the folder of matches, if it is a whole match that is not there yet."""
    source = typed_path(wish)
    if source.is_dir():
        raise Trouble("a_folder", folder=str(source))
    if not source.exists():
        raise Trouble("no_file", file=str(source))
    try:
        parse(source, get_controller)
        told = summary(source)
    except JournalError as error:
        raise Trouble("import", why=words_of(error)) from error
    folder = matches_folder()
    for path in match_files(folder):
        if path.stat().st_size == source.stat().st_size and _sum(path) == told.sum:
            raise Trouble("already", file=path.name)
    return _copy(_content(source), folder, source.stem[:LONGEST_NAME].strip(" .") or told.header.game)


def throw_away(path: Path) -> Path:
    """Put a match into the bin; returns where it lies there."""
    folder = _folder(bin_folder())
    target = _free(folder, path.stem)
    _move(path, target, "delete")
    return target


def put_back(path: Path) -> Path:
    """Take a match out of the bin again."""
    target = _free(_folder(matches_folder()), path.stem)
    _move(path, target, "restore")
    return target


def remove(path: Path) -> None:
    """Out of the bin for good."""
    try:
        path.unlink()
    except OSError as error:
        raise of_system("delete", path, error) from error


def typed_path(wish: str) -> Path:
    """A path as people type or paste it: with quotation marks, as a link, from their own folder."""
    wish = wish.strip().strip("\"'").strip()
    if not wish:
        raise Trouble("no_path")
    if wish.startswith("file:"):
        wish = unquote(urlsplit(wish).path)
        if re.match(r"/[A-Za-z]:", wish):
            wish = wish[1:]
    try:
        path = Path(wish).expanduser()
    except RuntimeError as error:  # ~somebody who is not known here
        raise Trouble("bad_path", path=wish) from error
    if not wish.isprintable():
        raise Trouble("bad_path", path="".join(filter(str.isprintable, wish)))
    return path if path.is_absolute() else Path.home() / path


def folders() -> list[tuple[str, Path]]:
    """Where people keep files: (text id, folder), only those that are there."""
    places = [
        ("documents", Path(platformdirs.user_documents_dir())), ("downloads", Path(platformdirs.user_downloads_dir())),
        ("desktop", Path(platformdirs.user_desktop_dir())), ("home", Path.home()),
    ]  # fmt: skip
    found: list[tuple[str, Path]] = []
    for id, folder in places:
        if folder.is_dir() and folder not in [each for _, each in found]:
            found.append((id, folder))
    return found


def _sum(path: Path) -> str:
    try:
        return summary(path).sum
    except JournalError:
        return ""


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise of_system("read", path, error) from error


def _copy(content: bytes, folder: Path, stem: str) -> Path:
    target = _free(_folder(folder), stem)
    _write(target, content)
    return target


def _write(target: Path, content: bytes) -> None:
    try:
        create_file(target, content)
    except AlreadyThere as error:
        raise Trouble("taken", file=target.name) from error
    except NotWritten as error:
        cause = error.__cause__
        assert isinstance(cause, OSError)
        raise of_system("write", target, cause) from error


def _move(path: Path, target: Path, doing: str) -> None:
    try:
        path.rename(target)
    except OSError as error:
        raise of_system(doing, path, error) from error


def _folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise of_system("write", folder / "*", error) from error
    return folder


def _free(folder: Path, stem: str) -> Path:
    """A name in a folder that no file has yet."""
    target, number = folder / f"{stem}{SUFFIX}", 1
    base = stem if _OWN_NAME.fullmatch(stem) else re.sub(r"-\d{1,3}$", "", stem)
    while target.exists():
        number += 1
        target = folder / f"{base}-{number}{SUFFIX}"
    return target


def _same_file(path: Path, target: Path) -> bool:
    """Only the capitals differ, on a disk that does not tell them apart."""
    try:
        return path.samefile(target)
    except OSError:
        return False
