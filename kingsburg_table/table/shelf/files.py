"""What people do with match files. Everything either happens as a whole or leaves all files as they were."""

from __future__ import annotations

import contextlib
import itertools
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import platformdirs

from kingsburg_table.bots.lookback.kept import beside
from kingsburg_table.core import disk
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.journal.errors import JournalError
from kingsburg_table.core.journal.lines import LARGEST, parse
from kingsburg_table.core.journal.load import load
from kingsburg_table.core.shelf import summary
from kingsburg_table.table.folders import data_folder, matches_folder
from kingsburg_table.table.matches import SUFFIX, listed
from kingsburg_table.table.shelf.trouble import Trouble, of_system, why, words_of
from kingsburg_table.visible import visible

LONGEST_NAME = 24
_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
_OWN_NAME = re.compile(r"[a-z_]+-\d{4}-\d\d-\d\d-\d{4}(-\d+)?")
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


def bin_folder() -> Path:
    return data_folder() / "bin"


def given_name(path: Path) -> str:
    """The name that somebody gave the match; empty for one that the program chose."""
    return "" if _OWN_NAME.fullmatch(path.stem) else visible(path.stem)


def rename(path: Path, name: str) -> Path:
    """Give a match a name: that of its file, so that it is the same wherever the file goes."""
    name = " ".join(name.split())
    if not name:
        raise Trouble("no_name")
    odd = not name.isprintable() or _FORBIDDEN.search(name) or _RESERVED.fullmatch(name)
    if odd or name.startswith(".") or name.endswith("."):
        raise Trouble("bad_name", name=name)
    if len(name) > LONGEST_NAME:
        raise Trouble("long_name", n=LONGEST_NAME)
    target = path.with_name(name + SUFFIX)
    if target != path:
        _move(path, target, "rename")
    return target


def duplicate(path: Path) -> Path:
    """A second file with the same match."""
    return _copy(_content(path), path.parent, path.stem)


def export(path: Path, wish: str) -> Path:
    """Copy a match to where somebody wants it; an existing file is left alone."""
    target = typed_path(wish)
    content = _content(path)
    if _is_folder(target, "write"):
        target = target / path.name
    elif not target.suffix:
        target = target.with_name(target.name + SUFFIX)
    if not _is_folder(target.parent, "write"):
        raise Trouble("no_folder", folder=str(target.parent))
    _write(target, content)
    return target


def take_in(wish: str) -> Path:
    """Copy a file from elsewhere into the folder of matches, if it is a whole match that can be gone on with and is
    not there yet."""
    source = typed_path(wish)
    if _is_folder(source, "read"):
        raise Trouble("a_folder", folder=str(source))
    if not os.path.lexists(source):
        raise Trouble("no_file", file=str(source))
    try:
        parsed = parse(source, get_controller)
        load(source)
    except JournalError as error:
        raise Trouble("import", why=words_of(error)) from error
    folder = matches_folder()
    for path, told in _listed(folder):
        if told.st_size == parsed.size and _sum(path) == parsed.sum.decode():
            raise Trouble("already", file=path.name)
    stem = visible(source.stem)[:LONGEST_NAME].strip(" .")
    return _copy(parsed.raw, folder, stem if _may_be(stem) else parsed.header.game)


def throw_away(path: Path) -> Path:
    """Put a match into the bin; returns where it lies there."""
    return _moved(path, bin_folder(), "delete")


def put_back(path: Path) -> Path:
    """Take a match out of the bin again."""
    return _moved(path, matches_folder(), "restore")


def remove(path: Path) -> None:
    """Out of the bin for good."""
    try:
        path.unlink()
        with contextlib.suppress(OSError):  # there is none, or it is no file: it is nobody's from now on
            beside(path).unlink()
        disk.sync_folder(path.parent)
    except OSError as error:
        raise of_system("delete", path, error) from error


def typed_path(wish: str) -> Path:
    """A path as people type or paste it: with quotation marks, as a link, from their own folder."""
    wish = wish.strip().strip("\"'").strip()
    if not wish:
        raise Trouble("no_path")
    try:
        if wish.startswith("file:"):
            wish = unquote(urlsplit(wish).path, errors="surrogateescape")  # names of files need not be UTF-8
            if re.match(r"/[A-Za-z]:", wish):
                wish = wish[1:]
        path = Path(wish).expanduser()
        path = path if path.is_absolute() else Path.home() / path
        if b"\0" in os.fsencode(path):
            raise ValueError("NUL")
    except (RuntimeError, ValueError) as error:  # ~somebody who is not known here; a link or a text that is none
        raise Trouble("bad_path", path=wish) from error
    return path


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


def _may_be(stem: str) -> bool:
    """Whether a match may be called so on every system."""
    return bool(stem) and not _FORBIDDEN.search(stem) and not _RESERVED.fullmatch(stem)


def _is_folder(path: Path, doing: str) -> bool:
    """Whether this is a folder; what the system does not tell is Trouble."""
    try:
        return stat.S_ISDIR(path.stat().st_mode)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise of_system(doing, path, error) from error


def _listed(folder: Path) -> list[tuple[Path, os.stat_result]]:
    try:
        return listed(folder)
    except OSError as error:
        raise Trouble("list", folder=str(folder), why=why(error)) from error


def _sum(path: Path) -> str:
    try:
        return summary(path).sum
    except JournalError:
        return ""


def _content(path: Path) -> bytes:
    try:
        return disk.read(path, LARGEST)
    except OSError as error:
        raise of_system("read", path, error) from error


def _copy(content: bytes, folder: Path, stem: str) -> Path:
    """Under a name that no file has yet, not even one that another program made this moment."""
    for target in _free(_folder(folder), stem):
        with contextlib.suppress(FileExistsError):
            _write(target, content, taken=False)
            return target
    raise AssertionError("names never end")


def _write(target: Path, content: bytes, taken: bool = True) -> None:
    try:
        disk.create(target, content)
    except FileExistsError as error:
        if not taken:
            raise
        raise Trouble("taken", file=target.name) from error
    except OSError as error:
        raise of_system("write", target, error) from error


def _move(path: Path, target: Path, doing: str) -> None:
    try:
        disk.move(path, target)
    except FileExistsError as error:
        raise Trouble("taken", file=target.name) from error
    except OSError as error:
        raise of_system(doing, path, error) from error
    _follow(path, target)


def _moved(path: Path, folder: Path, doing: str) -> Path:
    for target in _free(_folder(folder), path.stem):
        try:
            disk.move(path, target)
        except FileExistsError:
            continue
        except OSError as error:
            raise of_system(doing, path, error) from error
        _follow(path, target)
        return target
    raise AssertionError("names never end")


def _follow(path: Path, target: Path) -> None:
    """The look back goes with its match; where it cannot, it is worked out anew."""
    with contextlib.suppress(OSError):
        disk.move(beside(path), beside(target))


def _folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise of_system("write", folder / "*", error) from error
    return folder


def _free(folder: Path, stem: str) -> Iterator[Path]:
    """Names in a folder, the plainest first, that no file had yet."""
    base = stem if _OWN_NAME.fullmatch(stem) else re.sub(r"-\d{1,3}$", "", stem)
    for name in itertools.chain([stem], (f"{base}-{number}" for number in itertools.count(2))):
        target = folder / f"{name}{SUFFIX}"
        if not os.path.lexists(target):
            yield target
