"""No text is cut off, dotted out or below 16 pixels, on any of the screens around the table (table design 4.4)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from kingsburg_table import new_session
from kingsburg_table.bots.mind import LEVELS, mind_of
from kingsburg_table.core.seats import Seat
from kingsburg_table.table.crash import Crash
from kingsburg_table.table.matches import fresh_path
from kingsburg_table.table.scenes.credits import CreditsScene
from kingsburg_table.table.scenes.dialog import DialogScene
from kingsburg_table.table.scenes.error import ErrorScene
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.scenes.settings.scene import KEYS, PLAY, SettingsScene
from kingsburg_table.table.scenes.setup import SetupScene
from kingsburg_table.table.scenes.title import TitleScene
from kingsburg_table.text.speaker import Speaker
from tests.table.hand import Hand

pytestmark = pytest.mark.slow

Start = Callable[..., Hand]
LONG_NAMES = ("Wilhelmina Wołko", "Świętopełkowićów", "Krzysztofmariano", "Maksymilian Wiel", "iiiiiiiiiiiiiiii")
SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]
SHAPES = [(1366, 768), (1600, 900), (3840, 2160), (1600, 1200), (1920, 1200), (2560, 1080)]


def full_setup(scene: FormScene) -> None:
    """Five people with long names."""
    assert isinstance(scene, SetupScene)
    while not scene.model.full:
        scene.model.add()
    for sitter, name in zip(scene.model.sitters, LONG_NAMES, strict=False):
        sitter.name = name
    scene.changed()


def against_computers(scene: FormScene) -> None:
    """One person and computers on every other chair, all levels and tastes among them."""
    assert isinstance(scene, SetupScene)
    full_setup(scene)
    tastes = list(mind_of(scene.game).personalities)
    for at in range(1, len(scene.model.sitters)):
        scene.model.seat_computer(at, f"{LEVELS[at % 3]}:{tastes[at % 3]}")
    scene.changed()


def five_at_the_last_table(scene: FormScene) -> None:
    """A match of five people, just begun, lies in the folder."""
    seats = [Seat(name, colour) for colour, name in enumerate(LONG_NAMES)]
    new_session("kingsburg", seats, seed=1, journal=fresh_path("kingsburg"))
    assert isinstance(scene, TitleScene)
    scene.resume()
    assert scene.last is not None


def key_page(scene: FormScene) -> None:
    assert isinstance(scene, SettingsScene)
    scene._turn(KEYS)


def evening_page(scene: FormScene) -> None:
    assert isinstance(scene, SettingsScene)
    scene._turn(PLAY)


def nothing(scene: FormScene) -> None:
    """As it comes."""


def error() -> ErrorScene:
    folder = Path("/home/somebody/.local/share/kingsburg-table")
    return ErrorScene(Crash("ValueError", "x.py:1", folder / "reports" / "report.txt", folder / "matches" / "a.match"))


def people() -> list[tuple[int, str]]:
    return [(number, name) for number, name in enumerate(LONG_NAMES, 1)]


SCENES: dict[str, tuple[Callable[[], FormScene], Callable[[FormScene], None]]] = {
    "title": (TitleScene, nothing),
    "title, a match": (TitleScene, five_at_the_last_table),
    "setup": (lambda: SetupScene("kingsburg"), nothing),
    "setup, full": (lambda: SetupScene("kingsburg"), full_setup),
    "setup, computers": (lambda: SetupScene("kingsburg"), against_computers),
    "settings": (lambda: SettingsScene(people()), nothing),
    "keys": (lambda: SettingsScene(people()), key_page),
    "evening": (lambda: SettingsScene(people()), evening_page),
    "credits": (CreditsScene, nothing),
    "error": (error, nothing),
    "dialog": (lambda: DialogScene("Title of it", "Some words. " * 12), nothing),
}


def read(h: Hand, which: str) -> list[str]:
    make, prepare = SCENES[which]
    return misfits(h, make(), prepare)


def misfits(h: Hand, scene: FormScene, prepare: Callable[..., None]) -> list[str]:
    with h.unseen():
        h.show(scene)
        prepare(scene)
        h.wait()
    wrong = [f"{id}: {said.text!r} wants {said.wanted} has {said.given}" for id, said in scene.said() if not said.fits]
    wrong += [f"{id}: {said.text!r} has {said.px} px" for id, said in scene.said() if said.text and said.px < 16]
    assert scene.said() and h.scene is scene
    return wrong


@pytest.mark.parametrize("which", SCENES)
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", SIZES)
def test_at_the_three_sizes(hand: Start, size: tuple[int, int], lang: str, which: str) -> None:
    assert read(hand(size, lang), which) == []


@pytest.mark.parametrize("game", ["principato", "signorie", "tuscany"])
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", SIZES[:2])
def test_against_computers_in_every_game(hand: Start, size: tuple[int, int], lang: str, game: str) -> None:
    assert misfits(hand(size, lang), SetupScene(game), against_computers) == []


@pytest.mark.parametrize("which", SCENES)
@pytest.mark.parametrize("size", SHAPES)
def test_in_windows_of_other_shapes(hand: Start, size: tuple[int, int], which: str) -> None:
    assert read(hand(size, "pl"), which) == []


@pytest.mark.parametrize("which", SCENES)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_with_large_text(hand: Start, lang: str, which: str) -> None:
    assert read(hand((1920, 1080), lang, text_size=150), which) == []


@pytest.mark.parametrize("which", SCENES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_in_a_language_that_is_longer_by_two_fifths(
    hand: Start, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], which: str
) -> None:
    plain = Speaker.t

    def longer(self: Speaker, id: str, /, **values: object) -> str:
        said = plain(self, id, **values)
        return " ".join(word + "ę" * round(len(word) * 0.4) if word.isalpha() else word for word in said.split(" "))

    monkeypatch.setattr(Speaker, "t", longer)
    assert read(hand(size, "en"), which) == []


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("letters", [100, 150])
def test_window_sizes_of_a_large_desktop_fit(
    hand: Callable[..., Hand], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], letters: int
) -> None:
    """The dummy driver's desktop is as large as the window; a real one offers more sizes."""
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(3840, 2160)])
    here = hand(size, text_size=letters)
    with here.unseen():
        scene = here.show(SettingsScene(people()))
    said = [each for id, each in scene.said() if "×" in each.text]
    assert said and all(each.fits and each.px >= 16 for each in said)
    assert len(said) > 1 or letters == 150
