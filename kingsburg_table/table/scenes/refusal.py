"""What the system refuses, as a plain dialog: what could not be done, why, and what can be done about it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from kingsburg_table.core.journal.errors import JournalError
from kingsburg_table.table.scenes.dialog import DialogScene
from kingsburg_table.table.shelf.trouble import of_system, words_of
from kingsburg_table.text import t
from kingsburg_table.visible import visible

if TYPE_CHECKING:
    from kingsburg_table.table.app import App


@contextmanager
def told(app: App, title: str, path: Path | None = None, doing: str = "write") -> Iterator[None]:
    """Do something with files; what the system or a file refuses is said, and nothing else happens."""
    try:
        yield
    except JournalError as error:
        place = path or error.path
        app.stack.push(DialogScene(t(title), f"{words_of(error)}\n{visible(str(place))}"))
    except OSError as error:
        place = path or Path(error.filename or "")
        app.stack.push(DialogScene(t(title), f"{of_system(doing, place, error).words}\n{visible(str(place))}"))
