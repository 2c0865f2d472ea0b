"""What one can do with the chosen match: each deed asks what it must, does it, and says plainly when it cannot."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from kingsburg_table.table import matches
from kingsburg_table.table.scenes.dialog import AskFirst, DialogScene
from kingsburg_table.table.scenes.refusal import told
from kingsburg_table.table.scenes.shelf.ask import AskScene
from kingsburg_table.table.scenes.shelf.wording import length_words
from kingsburg_table.table.shelf import files
from kingsburg_table.table.shelf.entries import ShelfEntry
from kingsburg_table.table.shelf.trouble import Trouble
from kingsburg_table.text import t
from kingsburg_table.visible import visible

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.shelf.scene import ShelfScene

MOST_OFFERS = 6


class Deeds:
    def __init__(self, scene: ShelfScene) -> None:
        self.scene = scene
        self.thrown: list[Path] = []  #: what was put into the bin here, the last one last

    # opening ------------------------------------------------------------------------------------------

    def go_on(self, entry: ShelfEntry) -> None:
        from kingsburg_table.table.scenes.start import continue_match

        if self._there(entry):
            continue_match(self.scene.app, entry.path)

    def replay(self, entry: ShelfEntry) -> None:
        from kingsburg_table.table.scenes.replay import ReplayScene

        if not self._there(entry):
            return
        with told(self.scene.app, "title.cannot_open", entry.path, "read"):
            session = matches.open_match(entry.path)
            self.scene.app.stack.push(ReplayScene(session, entry.path, back="shelf.back_here"))

    # changing -----------------------------------------------------------------------------------------

    def rename(self, entry: ShelfEntry) -> None:
        def do(name: str) -> None:
            self._done(files.rename(entry.path, name))

        name, text = entry.name, t("shelf.rename.text")
        scene = AskScene(t("shelf.rename.title"), text, name, t("shelf.rename.yes"), do, limit=files.LONGEST_NAME)
        self.scene.app.stack.push(scene)

    def duplicate(self, entry: ShelfEntry) -> None:
        self._try(lambda: self._done(files.duplicate(entry.path)))

    def export(self, entry: ShelfEntry) -> None:
        def do(wish: str) -> None:
            self._exported(files.export(entry.path, shown.get(wish, wish)))

        there = [(t(f"shelf.folder.{id}"), str(folder / entry.path.name)) for id, folder in files.folders()]
        shown = {visible(path): path for _, path in there}  #: a name may have signs that nobody can type
        offers = [(words, visible(path)) for words, path in there]
        line = offers[0][1] if offers else visible(entry.path.name)
        text = f"{t('shelf.export.text')} {t('shelf.secrets')}"
        self.scene.app.stack.push(
            AskScene(t("shelf.export.title"), text, line, t("shelf.export.yes"), do, offers=offers)
        )

    def take_in(self) -> None:
        def do(wish: str) -> None:
            self._done(files.take_in(shown.get(wish, wish)))

        def offer(found: list[Path]) -> list[tuple[str, str]]:
            shown.update({visible(str(path)): str(path) for path in found})
            return [(visible(path.name), visible(str(path))) for path in found]

        def opens(wish: str) -> list[tuple[str, str]] | None:
            return offer(_matches_in(Path(wish))[:MOST_OFFERS]) if wish in usual else None

        shown: dict[str, str] = {}  #: a name may have signs that nobody can type
        usual = {f"{folder}{os.sep}": t(f"shelf.folder.{id}") for id, folder in files.folders()[:3]}
        offers = offer([path for folder in usual for path in _matches_in(Path(folder))][:3])
        line = offers[0][1] if offers else ""
        offers += [(words, folder) for folder, words in usual.items()]
        self.scene.app.stack.push(
            AskScene(t("shelf.import.title"), t("shelf.import.text"), line, t("shelf.import.yes"), do, offers=offers,
                     opens=opens)
        )

    def dropped(self, path: str) -> None:
        """A file from elsewhere fell on the window."""
        if path:
            self._try(lambda: self._done(files.take_in(path)))
        else:
            self._trouble(Trouble("nameless"))

    def delete(self, entry: ShelfEntry) -> None:
        """Asks first; the safe answer has the focus."""
        told = entry.told
        assert told is not None
        game, n = t(f"game.{told.header.game}"), len(told.header.seats)
        match = ", ".join(filter(None, (entry.name, game, t("shelf.people", n=n), length_words(told.played))))
        binned = entry.path.parent == files.bin_folder()
        words = "shelf.remove" if binned else "shelf.delete"
        choices = [
            ("keep", t("shelf.keep"), lambda: None),
            ("delete", t(f"{words}.yes"), lambda: self._remove(entry) if binned else self._throw(entry)),
        ]
        self.scene.app.stack.push(AskFirst(t(f"{words}.title"), t(f"{words}.text", match=match), choices))

    def put_back(self, entry: ShelfEntry) -> None:
        self._try(lambda: self._done(files.put_back(entry.path)))

    def undo(self) -> None:
        """The match that was deleted last comes back."""
        if self.thrown:
            path = self.thrown[-1]
            if self._try(lambda: self._done(files.put_back(path))) or not os.path.lexists(path):
                self.thrown.pop()
                self.scene.refresh()

    def _throw(self, entry: ShelfEntry) -> None:
        def do() -> None:
            self.thrown.append(files.throw_away(entry.path))
            self._done(None)

        self._try(do)

    def _remove(self, entry: ShelfEntry) -> None:
        def do() -> None:
            files.remove(entry.path)
            self.thrown = [path for path in self.thrown if path != entry.path]
            self._done(None)

        self._try(do)

    # after ----------------------------------------------------------------------------------------------

    def _there(self, entry: ShelfEntry) -> bool:
        """Another program may have taken the file away since it was listed."""
        if os.path.lexists(entry.path):
            return True
        self._trouble(Trouble("gone", file=entry.path.name))
        return False

    def _try(self, do: Callable[[], object]) -> bool:
        try:
            do()
        except Trouble as trouble:
            self._trouble(trouble)
            return False
        return True

    def _trouble(self, trouble: Trouble) -> None:
        self.scene.app.sound.play("soft_no")
        self.scene.scan()
        self.scene.app.stack.push(DialogScene(t("shelf.trouble"), trouble.words))

    def _done(self, chosen: Path | None) -> None:
        self.scene.scan(chosen)

    def _exported(self, target: Path) -> None:
        self.scene.note(t("shelf.exported", file=str(target)))


def _matches_in(folder: Path) -> list[Path]:
    try:
        return matches.match_files(folder)
    except OSError:
        return []  # a folder that may not be looked into has nothing to offer
