"""The shelf: every match, what can be done with it, and what must never happen to it."""

from __future__ import annotations

import errno
import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from kingsburg_table import load_session, new_session
from kingsburg_table.core.play import Play
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.shelf import summary
from kingsburg_table.table.draw.sprites import Sprites
from kingsburg_table.table.input.events import Dropped
from kingsburg_table.table.scene import Scene
from kingsburg_table.table.scenes import start
from kingsburg_table.table.scenes.dialog import DialogScene
from kingsburg_table.table.scenes.replay import ReplayScene
from kingsburg_table.table.scenes.shelf import ShelfScene
from kingsburg_table.table.scenes.shelf.ask import AskScene
from kingsburg_table.table.scenes.shelf.hall import HallScene
from kingsburg_table.table.scenes.title import TitleScene
from kingsburg_table.table.shelf import files
from kingsburg_table.table.shelf.entries import SORTS, Shelf
from kingsburg_table.table.shelf.picture import picture
from kingsburg_table.table.shelf.pictures import SPRITES, pictures_folder
from kingsburg_table.table.shelf.trouble import Trouble
from kingsburg_table.table.theme import NORMAL
from kingsburg_table.text import Speaker, set_language
from tests.table.hand import Hand

Start = Callable[..., Hand]
LONG_NAMES = ("Wilhelmina Wołko", "Świętopełkowićów", "Krzysztofmariano", "Maksymilian Wiel", "iiiiiiiiiiiiiiii")


def match(name: str, steps: int = 30, names: tuple[str, ...] = ("Ola", "Kuba", "Żaneta"), seed: int = 1) -> Path:
    """A Kingsburg match, played at random, in the folder of matches."""
    folder = files.matches_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.match"
    seats = [Seat(each, colour) for colour, each in enumerate(names)]
    session, rng = new_session("kingsburg", seats, seed=seed, journal=path), random.Random(seed)
    for _ in range(steps):
        if session.decision is None:
            break
        session.act(rng.choice(session.decision.options))
    return path


def aged(path: Path, days: float) -> None:
    stat = path.stat()
    os.utime(path, (stat.st_atime, stat.st_mtime - days * 86400))


def damage(path: Path, old: bytes, new: bytes) -> bytes:
    content = path.read_bytes()
    assert old in content
    path.write_bytes(content.replace(old, new, 1))
    return path.read_bytes()


class Started(Scene):
    """Stands in for the table."""

    def __init__(self, session: Any) -> None:
        self.session = session


@pytest.fixture(autouse=True)
def english(home: Path) -> None:
    set_language("en")


def shown(h: Hand) -> ShelfScene:
    scene = h.show(ShelfScene())
    assert isinstance(scene, ShelfScene)
    for _ in range(100):
        h.wait()
        if not scene.shelf.unread:
            break
    return scene


def names_on(scene: ShelfScene) -> list[str]:
    assert scene.grid is not None
    return [entry.path.stem for entry in scene.grid.entries]


def chosen(scene: ShelfScene, name: str) -> None:
    assert scene.grid is not None
    scene.grid.choose(next(each for each in scene.grid.entries if each.path.stem == name))


def with_pictures(h: Hand, scene: ShelfScene) -> None:
    """Let time pass until everything that can be seen has its picture."""
    h.wait(400)
    for _ in range(3000):
        h.wait(50)
        if not scene.pictures.waiting:
            return
    raise AssertionError("the pictures never came")


# -- the list -------------------------------------------------------------------------------------------------------


def test_the_title_leads_to_the_shelf_and_back(hand: Start) -> None:
    match("a")
    h = hand()
    h.show(TitleScene())
    h.click("load")
    assert isinstance(h.scene, ShelfScene)
    h.click("hall")
    assert isinstance(h.scene, HallScene)
    h.key("escape")
    h.click("back")
    assert isinstance(h.scene, TitleScene)


def test_a_card_tells_players_points_place_day_and_length(hand: Start) -> None:
    path = match("kingsburg-2026-01-01-1200")
    h = hand()
    scene = shown(h)
    told = summary(path)
    texts = [said.text for _, said in scene.said()]
    assert {"Kingsburg", "Ola", "Kuba", "Żaneta", *map(str, told.points)} <= set(texts)
    assert any(text.startswith("Year I") for text in texts)
    assert any(text.startswith("today, ") for text in texts)
    assert f"It is {told.header.seats[told.turn].name}’s turn." in texts


def test_filters_search_and_order(hand: Start) -> None:
    match("one", 20, ("Ewa", "Łukasz"))
    match("two", 9999, ("Ala", "Ola"), seed=2)
    match("three", 40, ("Ola", "Zoe"), seed=3)
    match("bad", 5)
    damage(files.matches_folder() / "bad.match", b'"format":2', b'"format":7')
    h = hand()
    scene = shown(h)
    assert scene.shelf.counts() == {"all": 4, "running": 2, "finished": 1, "wrong": 1, "bin": 0}
    for kind, names in (("running", {"one", "three"}), ("finished", {"two"}), ("wrong", {"bad"}), ("bin", set())):
        h.click(f"filter.{kind}")
        assert set(names_on(scene)) == names
    h.click("filter.all")
    h.click("search")
    h.type("lukasz")
    assert names_on(scene) == ["one"]
    assert scene.search is not None
    scene.search.clear()
    scene._sorted("players")
    assert names_on(scene) == ["two", "one", "three", "bad"]
    for sort in SORTS:
        scene._sorted(sort)
        assert len(names_on(scene)) == 4


def test_newest_first_by_what_the_file_says(hand: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    from kingsburg_table.core.journal import journal

    for days, name in ((5, "old"), (1, "new"), (3, "middle")):
        monkeypatch.setattr(journal.time, "time", lambda days=days: 1_700_000_000 - days * 86400.0)
        match(name, 3)
    scene = shown(hand())
    assert names_on(scene) == ["new", "middle", "old"]


def test_open_by_keyboard_and_replay_of_a_finished_match(hand: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "table_scene", Started)
    path = match("run", 12)
    match("done", 9999, seed=4)
    h = hand()
    scene = shown(h)
    chosen(scene, "run")
    h.tab_to("grid")
    h.key("enter")
    assert isinstance(h.scene, Started) and h.app.match == path
    h.app.stack.pop()
    h.wait()
    chosen(scene, "done")
    h.click("seal")
    assert isinstance(h.scene, ReplayScene)


# -- deeds ----------------------------------------------------------------------------------------------------------


def test_rename(hand: Start) -> None:
    path = match("kingsburg-2026-01-01-1200")
    before = path.read_bytes()
    h = hand()
    scene = shown(h)
    h.click("rename")
    assert isinstance(h.scene, AskScene)
    h.tab_to("line")
    h.type("Wieczór")
    h.key("enter")
    assert h.scene is scene
    assert (path.parent / "Wieczór.match").read_bytes() == before
    assert not path.exists()
    assert scene.chosen is not None and scene.chosen.name == "Wieczór"


@pytest.mark.parametrize("name, trouble", [("", "no_name"), ("a/b", "bad_name"), ("..", "bad_name"),
                                           ("CON", "bad_name"), ("x" * 25, "long_name"),
                                           ("taken", "taken")])  # fmt: skip
def test_names_that_cannot_be(name: str, trouble: str) -> None:
    path, other = match("a", 2), match("taken", 3)
    before = (path.read_bytes(), other.read_bytes())
    with pytest.raises(Trouble) as error:
        files.rename(path, name)
    assert error.value.id == trouble and error.value.words
    assert (path.read_bytes(), other.read_bytes()) == before


def test_duplicate_is_a_match_of_its_own(hand: Start) -> None:
    path = match("a")
    h = hand()
    scene = shown(h)
    h.click("copy")
    assert sorted(names_on(scene)) == ["a", "a-2"]
    copy = load_session(path.with_name("a-2.match"))
    before = path.read_bytes()
    copy.act(copy.decision.options[0])
    assert path.read_bytes() == before


def test_export_and_import(hand: Start, tmp_path: Path) -> None:
    path = match("a")
    there = tmp_path / "elsewhere"
    there.mkdir()
    h = hand()
    scene = shown(h)
    h.click("export")
    assert isinstance(h.scene, AskScene) and "secrets" in h.scene.text
    h.scene.line = str(there)
    h.scene._yes()
    h.wait()
    assert (there / "a.match").read_bytes() == path.read_bytes()
    assert scene._note is not None  # it says where
    with pytest.raises(Trouble) as error:
        files.export(path, str(there / "a.match"))
    assert error.value.id == "taken"
    with pytest.raises(Trouble) as error:
        files.take_in(str(there / "a.match"))
    assert error.value.id == "already"
    path.unlink()
    h.click("import")
    assert isinstance(h.scene, AskScene)
    h.scene.line = f' "{(there / "a.match").as_uri()}" '
    h.scene._yes()
    h.wait()
    assert h.scene is scene and names_on(scene) == ["a"]


@pytest.mark.parametrize("wish, trouble", [("", "no_path"), ("nowhere/x.match", "no_file"), (".", "a_folder"),
                                           ("no.match", "import"), ("bad.match", "import"),
                                           ("a\0b", "bad_path"), ("~nobody0/x", "bad_path")])  # fmt: skip
def test_imports_that_cannot_be(wish: str, trouble: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    (tmp_path / "no.match").write_text("hello")
    path = match("a")
    lines = path.read_bytes().splitlines(keepends=True)
    (tmp_path / "bad.match").write_bytes(b"".join([*lines[:4], *lines[5:]]))
    path.unlink()
    with pytest.raises(Trouble) as error:
        files.take_in(wish)
    assert error.value.id == trouble and error.value.words
    assert not list(files.matches_folder().glob("*.match"))


def test_a_match_that_is_dropped_on_the_window_comes_on_the_shelf(hand: Start, tmp_path: Path) -> None:
    """On the title and on the shelf; on the import sheet its path is filled in."""
    elsewhere = [tmp_path / f"{name}.match" for name in ("first", "second")]
    for seed, path in enumerate(elsewhere, start=1):
        shutil.move(match(path.stem, seed=seed), path)
    h = hand((1280, 720))
    h.app.stack.push(TitleScene())
    h.wait()
    raw = pygame.event.Event(pygame.DROPFILE, file=str(elsewhere[0]))
    for event in h.app.translator.translate(raw, h.app.now):
        h.app.handle(event)
    h.wait()
    assert isinstance(h.scene, ShelfScene) and "first" in names_on(h.scene)
    h.app.handle(Dropped(str(elsewhere[1])))
    assert "second" in names_on(h.scene)
    h.scene.deeds.take_in()
    h.wait()
    h.app.handle(Dropped(str(tmp_path / "other.match")))
    assert isinstance(h.scene, AskScene) and h.scene.line == str(tmp_path / "other.match")


def test_the_import_sheet_offers_the_usual_folders_and_what_lies_in_them(
    hand: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = [("documents", tmp_path / "a"), ("downloads", tmp_path / "b")]
    for _, folder in folders:
        folder.mkdir()
    monkeypatch.setattr(files, "folders", lambda: folders)
    h = hand((1280, 720))
    shelf = shown(h)
    shelf.deeds.take_in()
    h.wait()
    assert isinstance(h.scene, AskScene) and [words for words, _ in h.scene.offers] == ["Documents", "Downloads"]
    h.click(h.scene.form.find("offer.1").box.centre)
    assert h.scene.wrong
    shutil.copy(match("Wieczór"), tmp_path / "b" / "kept.match")
    h.click(h.scene.form.find("offer.1").box.centre)
    assert h.scene.line == str(tmp_path / "b" / "kept.match") and not h.scene.wrong


def test_import_sheet_stays_and_says_what_is_wrong(hand: Start) -> None:
    h = hand((1280, 720), "pl")
    shown(h)
    h.click("import")
    assert isinstance(h.scene, AskScene)
    h.scene.line = "/nie/ma/takiego.match"
    h.click("yes")
    assert isinstance(h.scene, AskScene) and "takiego.match" in h.scene.wrong
    assert all(said.fits and said.px >= 16 for _, said in h.scene.said())
    h.key("escape")
    assert isinstance(h.scene, ShelfScene)


def test_delete_asks_first_and_can_be_taken_back(hand: Start) -> None:
    path = match("a")
    before = path.read_bytes()
    h = hand()
    scene = shown(h)
    h.click("delete")
    assert isinstance(h.scene, DialogScene)
    h.key("enter")  # the safe answer has the focus
    assert path.exists()
    h.click("delete")
    h.key("escape")
    assert path.exists()
    h.click("delete")
    h.click("delete")
    assert h.scene is scene and not path.exists() and names_on(scene) == []
    h.click("undo")
    assert path.read_bytes() == before and names_on(scene) == ["a"]


def test_the_bin_keeps_matches_until_they_are_removed(hand: Start) -> None:
    path = match("a")
    before = path.read_bytes()
    thrown = files.throw_away(path)
    match("a", 4)
    h = hand()
    scene = shown(h)
    h.click("filter.bin")
    scene.open(scene.grid.entries[0] if scene.grid else None)
    h.wait()
    assert not thrown.exists() and sorted(names_on(scene)) == ["a", "a-2"]
    assert path.with_name("a-2.match").read_bytes() == before
    files.throw_away(path)
    scene.scan()
    h.click("filter.bin")
    chosen(scene, "a")
    h.click("delete")
    h.click("delete")
    assert not list(files.bin_folder().iterdir())


# -- trouble --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("old, new", [(b'"format":2', b'"format":9'), (b'"kind":"act"', b'"kind":"axt"'),
                                      (b'"program"', b'"progrm"'),
                                      (b'"game":"kingsburg"', b'"game":"kings"')])  # fmt: skip
def test_broken_and_newer_files_are_greyed_and_never_touched(hand: Start, old: bytes, new: bytes) -> None:
    path = match("a", 10)
    content = damage(path, old, new)
    stat = path.stat()
    h = hand()
    scene = shown(h)
    with_pictures(h, scene)
    assert scene.grid is not None
    entry = scene.grid.entries[0]
    assert entry.state == "wrong" and entry.wrong and entry.wrong_short
    chosen(scene, "a")
    for id in ("replay", "rename", "copy", "export", "delete", "seal"):
        assert h.find(id).disabled
        h.click(id)
        assert h.scene is scene
    h.key("delete")
    assert h.scene is scene
    assert path.read_bytes() == content and path.stat().st_mtime_ns == stat.st_mtime_ns


def test_a_match_that_another_program_deletes(hand: Start) -> None:
    path = match("a")
    h = hand()
    scene = shown(h)
    scene._looked = 1e18  # it has not been noticed yet
    path.unlink()
    h.click("seal")
    assert isinstance(h.scene, DialogScene) and "a.match" in h.scene.text
    h.key("enter")
    assert h.scene is scene and names_on(scene) == []


@pytest.mark.parametrize("id", ["replay", "copy", "delete", "rename", "export"])
def test_every_deed_on_a_file_that_has_gone(hand: Start, id: str) -> None:
    path = match("a")
    h = hand()
    scene = shown(h)
    scene._looked = 1e18
    path.unlink()
    h.click(id)
    if isinstance(h.scene, AskScene):
        h.scene.line = "b"
        h.scene._yes()
        assert "a.match" in h.scene.wrong
        return
    if id == "delete":
        h.click("delete")
    assert isinstance(h.scene, DialogScene) and "no longer there" in h.scene.text


def test_a_match_that_comes_or_goes_is_noticed(hand: Start) -> None:
    path = match("a")
    h = hand()
    scene = shown(h)
    match("b")
    scene._looked = 0.0
    h.wait()
    assert sorted(names_on(scene)) == ["a", "b"]
    path.unlink()
    scene._looked = 0.0
    h.wait()
    assert names_on(scene) == ["b"]


@pytest.mark.parametrize("number, words", [(errno.ENOSPC, "the disk is full"), (errno.EACCES, "must not be written"),
                                           (errno.EIO, "the disk reports an error")])  # fmt: skip
def test_a_full_or_forbidden_disk_loses_nothing(
    hand: Start, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    path = match("a")
    before = path.read_bytes()
    h = hand()
    scene = shown(h)

    def fails(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", fails)
    monkeypatch.setattr(Path, "rename", fails)
    for id in ("copy", "delete"):
        h.click(id)
        if id == "delete":
            h.click("delete")
        assert isinstance(h.scene, DialogScene) and words in h.scene.text, id
        h.key("enter")
        assert h.scene is scene
    with pytest.raises(Trouble, match="rename"):
        files.rename(path, "b")
    assert [each.name for each in files.matches_folder().iterdir()] == ["a.match"]
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_listed(hand: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    match("a")

    def refuses(path: object) -> object:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "scandir", refuses)
    h = hand()
    scene = shown(h)
    assert "cannot be opened" in " ".join(said.text for _, said in scene.said())
    h.show(HallScene())
    assert "cannot be opened" in " ".join(said.text for _, said in h.scene.said())  # type: ignore[attr-defined]


def test_pictures_that_cannot_be_kept_are_shown_all_the_same(hand: Start, home: Path) -> None:
    match("a")
    pictures_folder().parent.mkdir(parents=True, exist_ok=True)
    pictures_folder().write_text("in the way")
    h = hand()
    scene = shown(h)
    with_pictures(h, scene)
    assert scene.pictures.not_kept is not None
    assert scene.grid is not None and scene.pictures.get(scene.grid.entries[0]) is not None


# -- pictures -------------------------------------------------------------------------------------------------------


def test_a_picture_is_made_once_and_kept(hand: Start) -> None:
    path = match("a")
    h = hand()
    scene = shown(h)
    with_pictures(h, scene)
    (kept,) = pictures_folder().iterdir()
    stamp = kept.stat().st_mtime_ns
    h.app.stack.pop()
    h.wait()
    again = shown(h)
    with_pictures(h, again)
    assert again.grid is not None and again.pictures.get(again.grid.entries[0]) is not None
    assert kept.stat().st_mtime_ns == stamp
    session = load_session(path)
    session.act(session.decision.options[0])
    h.app.stack.pop()
    h.wait()
    third = shown(h)
    with_pictures(h, third)
    assert third.grid is not None and third.pictures.file(third.grid.entries[0]) != kept
    h.app.stack.pop()
    h.wait()
    assert not kept.exists()  # nobody needs it any more


def finish(steps: Any) -> pygame.Surface:
    while True:
        try:
            next(steps)
        except StopIteration as done:
            assert isinstance(done.value, pygame.Surface)
            return done.value


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_pictures_of_states_that_differ_in_a_secret_are_equal(hand: Start, seed: int, lang: str) -> None:
    """Somebody has looked at the enemy; whoever it is, the picture is the same. A public change makes another one."""
    hand((1280, 720))
    session, rng = new_session("kingsburg", ["Ola", "Kuba", "Żaneta"], seed=seed), random.Random(seed)
    for _ in range(4000):
        assert session.decision is not None
        if session.state.peekers and not session.state.enemy_shown:
            break
        session.act(rng.choice(session.decision.options))
    cards = session.rules.data.enemy_pools[session.state.year - 1]
    seen = set()
    for card in (cards[0], cards[-1]):
        session.state.enemy = card
        made = finish(picture(session, lang, NORMAL, Sprites(SPRITES)))
        seen.add(pygame.image.tobytes(made, "RGB"))
    assert len(seen) == 1
    for seat in range(3):
        session.state.players[seat].goods = [9, 9, 9]
    seen.add(pygame.image.tobytes(finish(picture(session, lang, NORMAL, Sprites(SPRITES))), "RGB"))
    assert len(seen) == 2


# -- a thousand -----------------------------------------------------------------------------------------------------


def test_a_shelf_of_a_thousand_is_read_in_slices_and_draws_only_what_is_seen(
    hand: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`scripts/benchmark.py` measures how long it takes; it is short because of this."""
    source = [match(f"m{seed}", 20 + 30 * seed, seed=seed) for seed in range(4)]
    for number in range(996):
        shutil.copy(source[number % 4], files.matches_folder() / f"x{number}.match")
    h = hand()
    h.show(TitleScene())

    def played_again(*_: object) -> None:
        raise AssertionError("a listed match was played again")

    with monkeypatch.context() as patched:
        patched.setattr(Play, "take", played_again)
        h.click("load")
    scene = h.scene
    assert isinstance(scene, ShelfScene) and scene.grid is not None
    assert len(scene.grid.entries) == 1000
    while scene.shelf.unread:  # every turn of the loop reads at least one; that it is sliced is tested below
        h.wait()
    assert scene.shelf.counts()["running"] + scene.shelf.counts()["finished"] == 1000
    assert len(scene.grid.seen_entries()) <= 12
    h.point(scene.grid.box.centre)
    for _ in range(40):
        h.post(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0, flipped=False, which=0)
    assert scene.grid.offset > 0
    assert len(scene.grid._cards) <= 40


def test_reading_is_sliced() -> None:
    source = match("a", 5)
    for number in range(400):
        shutil.copy(source, files.matches_folder() / f"x{number}.match")
    shelf = Shelf()
    shelf.scan()
    assert len(shelf.unread) == 401
    shelf.read(0.0)
    assert len(shelf.unread) == 400
    while shelf.unread:
        shelf.read(0.01)
    shelf.scan()
    assert not shelf.unread  # files that did not change are not read again


# -- texts ----------------------------------------------------------------------------------------------------------


def a_full_shelf() -> None:
    match("kingsburg-2026-01-01-1200", 60, LONG_NAMES)
    match("Wieczór u Wilhelminy III", 9999, LONG_NAMES, seed=2)
    match("kingsburg-2026-01-02-1200", 20, LONG_NAMES[:2])
    match("A very very long name that somebody gave to the file elsewhere", 0)
    (files.matches_folder() / f"{'very ' * 30}.match").write_text("no match")
    damage(match("kingsburg-2026-01-04-1200", 3), b'"format":2', b'"format":9')
    damage(match("kingsburg-2026-01-05-1200", 9), b'"kind":"act"', b'"kind":"axt"')


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440), (1600, 1200), (2560, 1080)])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_text_fits(hand: Start, size: tuple[int, int], lang: str) -> None:
    a_full_shelf()
    for name in ("kingsburg-2026-11-18-1311", "w" * 120, "a"):
        shutil.copy(match(f"copied{len(name)}"), Path.home() / f"{name}.match")
    h = hand(size, lang)
    scene = shown(h)
    assert scene.grid is not None
    for entry in list(scene.grid.entries):
        chosen(scene, entry.path.stem)
        h.wait()
        assert not misfits(scene), entry.path.stem
    for deed in ("delete", "rename", "export", "import"):
        chosen(scene, "Wieczór u Wilhelminy III")
        h.click(deed)
        assert h.scene is not scene and not misfits(h.scene), deed
        h.key("escape")
    hall = h.show(HallScene())
    assert isinstance(hall, HallScene) and not misfits(hall)
    hall._turn("kingsburg")
    assert not misfits(hall)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_text_fits_in_large_letters(hand: Start, lang: str) -> None:
    a_full_shelf()
    h = hand((1920, 1080), lang, text_size=150)
    scene = shown(h)
    assert not misfits(scene)
    hall = h.show(HallScene())
    assert not misfits(hall)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_text_fits_in_a_language_that_is_longer_by_two_fifths(
    hand: Start, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    plain = Speaker.t

    def longer(self: Speaker, id: str, /, **values: object) -> str:
        said = plain(self, id, **values)
        return " ".join(word + "ę" * round(len(word) * 0.4) if word.isalpha() else word for word in said.split(" "))

    monkeypatch.setattr(Speaker, "t", longer)
    a_full_shelf()
    h = hand(size, "en")
    scene = shown(h)
    assert scene.grid is not None
    for entry in list(scene.grid.entries):
        chosen(scene, entry.path.stem)
        assert not misfits(scene), entry.path.stem
    h.click("filter.bin")
    assert not misfits(scene)
    hall = h.show(HallScene())
    assert isinstance(hall, HallScene) and not misfits(hall)
    hall._turn("kingsburg")
    assert not misfits(hall)


def misfits(scene: Any) -> list[str]:
    return [f"{id}: {said.text}" for id, said in scene.said() if not said.fits or said.px < 16]


def test_language_changes_on_the_shelf(hand: Start) -> None:
    match("a")
    h = hand()
    scene = shown(h)
    h.app.change_language("pl")
    h.wait()
    assert "Wczytaj partię" in [said.text for _, said in scene.said()]
