"""Sheets over other things: questions, errors, menus; and the pages of the settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from kingsburg_table.table.book.teaching import teaching
from kingsburg_table.table.crash import Crash
from kingsburg_table.table.scenes.error import ErrorScene
from kingsburg_table.table.scenes.settings.scene import KEYS, SettingsScene
from kingsburg_table.table.scenes.setup import SetupScene
from kingsburg_table.table.scenes.shelf import ShelfScene
from kingsburg_table.table.scenes.table import TableScene
from kingsburg_table.table.scenes.table.menu import RewindMenu, TableMenu, ask_next
from kingsburg_table.table.scenes.title import TitleScene
from shots.camera import Camera
from shots.furniture import furnish
from shots.positions import LONG
from shots.remembered import middle, shelf
from shots.shots import Shot, pushed, scene, table

FOLDER = Path("/home/somebody/.local/share/kingsburg-table")


def consent(camera: Camera, made: TableScene) -> None:
    """Everybody is asked about going back."""
    made.match.propose_rewind(len(made.match.session.records) - 7)
    ask_next(made)
    camera.rest()


def unsaved(camera: Camera, made: TableScene) -> None:
    made.laid.message = made.desk.speaker.t("journal.not_written", file=str(FOLDER / "a.match"), reason="ENOSPC")


def error(match: bool) -> Callable[[], ErrorScene]:
    path = FOLDER / "matches" / "kingsburg-2026-01-02-1830.match" if match else None
    crash = Crash("ValueError", "scene.py:214", FOLDER / "reports" / "report-2026-01-02-183012.txt", path)
    return lambda: ErrorScene(crash)


def keys(camera: Camera) -> None:
    made = SettingsScene(list(enumerate(LONG, 1)))
    camera.show(made)
    made._turn(KEYS)
    camera.rest()


def title(camera: Camera) -> None:
    furnish()
    camera.show(TitleScene())
    camera.rest()


def full_setup(game: str) -> Callable[[Camera], None]:
    """As many people as can play, with long names; a first game where the game teaches."""

    def show(camera: Camera) -> None:
        made = SetupScene(game)
        camera.show(made)
        while not made.model.full:
            made.model.add()
        for sitter, name in zip(made.model.sitters, LONG, strict=False):
            sitter.name = name
        made.changed()
        if teaching(game).pages:
            camera.press(made, "option.first_game")
        camera.rest()

    return show


def court_setup(preset: str, page: str = "", *chosen: tuple[str, str]) -> Callable[[Camera], None]:
    """A named mix of Kingsburg's modules, changed here and there; `page` is the one that is open in small windows."""

    def show(camera: Camera) -> None:
        made = SetupScene("kingsburg")
        camera.show(made)
        made.model.add()
        made.model.seat_computer(2, "notary:builder") if made.model.computers else None
        made.tonight.take(preset)
        for id, value in chosen:
            made.tonight.choose(id, value)
        made.options.modules.page = page or made.options.modules.page
        made.changed()
        camera.rest()

    return show


def deed(id: str) -> Callable[[Camera, ShelfScene], None]:
    """Something done with the first match of the shelf."""

    def then(camera: Camera, made: ShelfScene) -> None:
        camera.press(made, id)

    return then


def sheet_shots(games: Sequence[str]) -> list[Shot]:
    made = [
        Shot("title_continue", title), scene("error", error(True)), scene("error_no_match", error(False)),
        scene("settings_long_names", lambda: SettingsScene(list(enumerate(LONG, 1)))), Shot("settings_keys", keys),
        *(shelf(f"shelf_{id}", deed(id)) for id in ("rename", "export", "import", "delete")),
    ]
    made += [
        Shot("kingsburg_setup_court", court_setup("full_court")),
        Shot("kingsburg_setup_edition", court_setup("second_edition", "scenario", ("scenario", "shifting_alliances"))),
        Shot("kingsburg_setup_votes", court_setup("first_evening", "", ("scenario", "pork_barrel"))),
    ]
    for game in games:
        made += [
            Shot(f"{game}_setup_full", full_setup(game)),
            table(f"{game}_menu", middle(game), pushed(TableMenu)),
            table(f"{game}_rewind", middle(game), pushed(RewindMenu)),
            table(f"{game}_consent", middle(game), consent),
            table(f"{game}_message", middle(game), unsaved),
        ]
    return made
