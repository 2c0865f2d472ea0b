"""Files that came from somewhere: title, shelf and hall leave out what fails, say why, and never fail themselves."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingsburg_table import new_session
from kingsburg_table.core import disk
from kingsburg_table.core.seats import Seat
from kingsburg_table.table.folders import data_folder, matches_folder
from kingsburg_table.table.input.events import Dropped
from kingsburg_table.table.scenes.dialog import DialogScene
from kingsburg_table.table.scenes.error import ErrorScene
from kingsburg_table.table.scenes.shelf import ShelfScene
from kingsburg_table.table.scenes.shelf.ask import AskScene
from kingsburg_table.table.scenes.shelf.hall import HallScene
from kingsburg_table.table.scenes.title import TitleScene
from kingsburg_table.table.shelf import files
from kingsburg_table.table.shelf.trouble import Trouble
from kingsburg_table.text import set_language
from kingsburg_table.visible import visible
from tests.support.hostile import changed
from tests.support.pipes import make_pipe
from tests.table.hand import Hand

Start = Callable[..., Hand]
UNREADABLE = b"Pawe\xb3 \x1b[31m\xe2\x80\xae".decode("utf-8", "surrogateescape")  #: a Windows name, escapes and bidi


@pytest.fixture(autouse=True)
def english(home: Path) -> None:
    set_language("en")


def match(name: str, steps: int = 30, seed: int = 1, game: str = "kingsburg") -> Path:
    folder = matches_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.match"
    seats = [Seat(each, colour) for colour, each in enumerate(("Ola", "Kuba"))]
    session, rng = new_session(game, seats, seed=seed, journal=path), random.Random(seed)
    for _ in range(steps):
        if session.decision is None:
            break
        session.act(rng.choice(session.decision.options))
    return path


def looked_at(h: Hand) -> ShelfScene:
    """Title, shelf with all its pictures, hall, and back: nothing of it may fail."""
    h.show(TitleScene())
    h.click("load")
    shelf = h.scene
    assert isinstance(shelf, ShelfScene), report(h)
    h.wait(400)
    for _ in range(3000):
        h.wait(50)
        assert h.scene is shelf, report(h)
        if not shelf.shelf.unread and not shelf.pictures.waiting:
            break
    else:
        raise AssertionError("the pictures never came")
    assert shelf.grid is not None
    for entry in list(shelf.grid.entries):
        shelf.grid.choose(entry)
        h.wait()
        h.point(shelf.grid.place(shelf.grid.entries.index(entry)).centre)
        h.wait(600)
    shelf.search.line.text = "kings"  # type: ignore[union-attr]
    for sort in ("game", "players", "length", "date"):
        shelf._sorted(sort)
        h.wait()
    shelf.search.clear()  # type: ignore[union-attr]
    h.click("hall")
    assert isinstance(h.scene, HallScene), report(h)
    for _ in range(200):
        h.wait()
        if h.scene.done:
            break
    h.key("escape")
    assert h.scene is shelf, report(h)
    return shelf


def report(h: Hand) -> str:
    scene = h.scene
    if not isinstance(scene, ErrorScene) or scene.crash.report is None:
        return repr(scene)
    return scene.crash.report.read_text()


STAND: list[dict[str, Any]] = [
    {"at": "year 0 / spring"}, {"at": "year / / spring 9"}, {"at": "winter 12345"}, {"at": "\x1b[2J\0"}, {"at": "/"},
    {"at": ""}, {"at": "", "won": [0]}, {"at": "", "won": [0], "points": []}, {"at": "", "won": [1, 1]},
    {"points": []}, {"points": [10**9, 1]}, {"points": ["x"]}, {"time": 253_402_300_799}, {"time": 1},
    {"played": 10**40}, {"n": -1}, {"turn": 4},
]
HEADS: list[dict[str, Any]] = [
    {"seats": [{"name": "Ola", "colour": 99}, {"name": "Kuba"}]}, {"seats": [{"name": "O\0la"}, {"name": "Kuba"}]},
    {"game": "chess"}, {"game": "\0"}, {"game": ""}, {"options": {"x": "y"}}, {"created": "never"},
    {"version": "\x1b" * 400}, {"seats": [{"name": "Ola"}]},
]  # fmt: skip


@pytest.mark.slow
def test_forged_files_break_neither_title_nor_shelf_nor_hall(hand: Start) -> None:
    match("whole")
    running, over = match("source"), match("over", 9999, 4)
    for number, change in enumerate((*STAND, *HEADS)):
        for source, stem in ((running, "r"), (over, "o")):
            path = source.with_name(f"{stem}{number}.match")
            shutil.copy(source, path)
            changed(path, lambda content, change=change: content[0 if change in HEADS else -1].update(change))
            os.utime(path, (2e9 + number, 2e9 + number))  # they are the newest, so the title looks at them first
    for number, when in enumerate((-1e9, 0, 5e10)):
        os.utime(shutil.copy(running, running.with_name(f"time{number}.match")), (when, when))
    shelf = looked_at(hand((1280, 720)))
    wrong = [entry for entry in shelf.shelf.entries if entry.error is not None]
    assert len(wrong) > 25 and all(entry.wrong and entry.wrong_short for entry in wrong)
    assert any(entry.path.stem == "whole" and entry.error is None for entry in shelf.shelf.entries)


def test_what_is_no_file_is_listed_with_the_reason(hand: Start) -> None:
    folder = match("whole").parent
    make_pipe(folder / "pipe.match")
    (folder / "loop.match").symlink_to(folder / "loop.match")
    (folder / "nowhere.match").symlink_to(folder / "nothing")
    (folder / "zero.match").symlink_to("/dev/zero")
    (folder / "folder.match").mkdir()
    (folder / "lines.match").write_bytes(b"\n" * 15_000_000)
    shelf = looked_at(hand((1280, 720)))
    wrong = {entry.path.stem: entry.wrong for entry in shelf.shelf.entries if entry.error is not None}
    assert wrong.keys() == {"pipe", "loop", "nowhere", "zero", "lines"}
    assert "no file" in wrong["pipe"] and "no file" in wrong["zero"] and "circle" in wrong["loop"]


def test_a_name_that_is_no_utf8(hand: Start) -> None:
    path = match("whole")
    strange = path.rename(path.with_name(f"{UNREADABLE}.match"))
    broken = path.with_name(f"{UNREADABLE} 2.match")
    broken.write_bytes(b"no match")
    h = hand((1280, 720))
    shelf = looked_at(h)
    assert {entry.path for entry in shelf.shelf.entries} == {strange, broken}
    shelf.scan(strange)
    assert shelf.chosen is not None and shelf.chosen.name == "Pawe\\xb3 \\x1b[31m\\u202e"
    for deed in ("copy", "export", "rename"):
        shelf.scan(strange)
        h.click(deed)
        if isinstance(h.scene, AskScene):
            h.scene.line = "good name" if deed == "rename" else str(Path.home())
            h.scene._yes()
            h.wait()
        assert h.scene is shelf, report(h)
    assert (path.with_name("good name.match")).exists()


def test_a_home_whose_name_is_no_utf8(
    hand: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exports go there as offered, and what is printed shows every sign."""
    own = tmp_path / UNREADABLE
    own.mkdir()
    monkeypatch.setenv("HOME", str(own))
    monkeypatch.setenv("KINGSBURG_TABLE_HOME", str(own / "data"))
    path = match("whole")
    h = hand((1280, 720))
    looked_at(h)
    h.scene.scan(path)  # type: ignore[attr-defined]
    h.click("export")
    assert isinstance(h.scene, AskScene)
    h.scene._yes()
    h.wait()
    assert (own / "whole.match").exists(), report(h)
    h.app._guarded(lambda: 1 / 0)
    told = capsys.readouterr().err
    assert "\\xb3" in told and all(line.isprintable() for line in told.splitlines())


def test_a_crash_report_of_a_match_whose_name_is_no_utf8(hand: Start) -> None:
    h = hand((1280, 720))
    h.show(TitleScene())
    h.app.match = matches_folder() / f"{UNREADABLE}.match"
    h.app._guarded(lambda: 1 / 0)
    assert isinstance(h.scene, ErrorScene) and h.scene.crash.report is not None
    assert visible(UNREADABLE) in h.scene.crash.report.read_text()


def test_going_on_with_nothing_left_opens_the_title(hand: Start) -> None:
    class Broken(TitleScene):
        def enter(self) -> None:
            raise RuntimeError("injected")

    h = hand((1280, 720))
    h.app._guarded(lambda: h.app.stack.push(Broken()))
    h.wait()
    assert isinstance(h.scene, ErrorScene)
    h.click("go_on")
    assert type(h.scene) is TitleScene


def test_a_picture_that_cannot_be_drawn_is_reported_and_the_shelf_goes_on(
    hand: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kingsburg_table.table.boards.kingsburg.board import KingsburgBoard

    match("whole")
    monkeypatch.setattr(KingsburgBoard, "things", lambda *_: 1 / 0)
    shelf = looked_at(hand((1280, 720)))
    (entry,) = shelf.shelf.entries
    assert entry.error is None and entry.no_picture is not None and entry.no_picture.report is not None


@pytest.mark.parametrize("content", [b"[" * 100_000, b"{}", b"\xff", b'{"format":1,"files":{"a":1}}'])
def test_an_index_of_the_hall_that_says_nonsense(hand: Start, content: bytes) -> None:
    match("over", 9999, 4)
    (data_folder() / "records.json").write_bytes(content)
    h = hand((1280, 720))
    looked_at(h)


def test_a_forged_index_of_the_hall_is_read_again_from_the_files(hand: Start) -> None:
    import json

    path = match("over", 9999, 4)
    h = hand((1280, 720))
    looked_at(h)
    index = data_folder() / "records.json"
    whole = json.loads(index.read_bytes())
    for change in ({"points": []}, {"won": [7]}, {"won": []}, {"game": "chess"}, {"names": ["\x1b", "b"]},
                   {"played": 10**30}, {"ended": "9999-12-31T23:59:59Z"}, {"names": []}):  # fmt: skip
        forged = json.loads(json.dumps(whole))
        forged["files"][path.name]["finished"].update(change)
        index.write_text(json.dumps(forged))
        hall = h.show(HallScene())
        for _ in range(100):
            h.wait()
        assert h.scene is hall, report(h)
        assert [each.names for each in hall.archive.finished] == [("Ola", "Kuba")]  # type: ignore[attr-defined]
        h.key("escape")
        h.wait()


@pytest.mark.parametrize("make", [lambda p: p.mkdir(), make_pipe, lambda p: p.symlink_to(p)])
def test_an_index_that_is_no_file(hand: Start, make: Callable[[Path], None]) -> None:
    match("over", 9999, 4)
    make(data_folder() / "records.json")
    looked_at(hand((1280, 720)))


# -- what the system refuses ----------------------------------------------------------------------------------------


def refusing(number: int) -> Callable[..., Any]:
    def fails(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number), "somewhere")

    return fails


@pytest.mark.parametrize(("lang", "word"), [("en", "room on the disk"), ("pl", "miejsca na dysku")])
def test_a_match_that_cannot_begin(hand: Start, monkeypatch: pytest.MonkeyPatch, lang: str, word: str) -> None:
    h = hand((1280, 720), lang)
    h.show(TitleScene())
    h.click("cover.kingsburg")
    with monkeypatch.context() as patch:
        patch.setattr(disk, "create", refusing(28))
        h.click("seal")
    assert isinstance(h.scene, DialogScene) and word in h.scene.text, report(h)
    h.key("enter")
    assert not isinstance(h.scene, (ErrorScene, DialogScene))


def test_a_folder_of_matches_that_cannot_be_made(hand: Start) -> None:
    h = hand((1280, 720), "pl")
    shutil.rmtree(data_folder(), ignore_errors=True)
    data_folder().mkdir()
    matches_folder().write_text("in the way")
    h.show(TitleScene())
    assert isinstance(h.scene, TitleScene) and h.scene.trouble
    h.click("cover.kingsburg")
    h.click("seal")
    assert isinstance(h.scene, DialogScene), report(h)
    h.key("enter")
    h.key("escape")
    h.click("load")
    assert isinstance(h.scene, ShelfScene) and h.scene.trouble


def test_settings_that_cannot_be_kept_are_told_once(hand: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    h = hand((1280, 720))
    h.show(TitleScene())
    monkeypatch.setattr(disk, "replace", refusing(30))
    h.app.save_settings()
    h.wait()
    assert isinstance(h.scene, DialogScene) and "only once" in h.scene.text
    h.key("enter")
    h.app.save_settings()
    h.wait()
    assert isinstance(h.scene, TitleScene)


@pytest.mark.parametrize(("doing", "wish"), [("export", "/dev/full/x"), ("export", "/" + "x/" * 3000 + "y"),
                                             ("export", "/proc/x.match"), ("export", "/" + "y" * 300),
                                             ("take_in", "/" + "x" * 300), ("take_in", "/dev/zero"),
                                             ("take_in", "/dev/null"), ("take_in", "/" + "x/" * 3000)])  # fmt: skip
def test_places_that_cannot_be(doing: str, wish: str) -> None:
    path = match("whole")
    with pytest.raises(Trouble) as raised:
        files.export(path, wish) if doing == "export" else files.take_in(wish)
    assert raised.value.words and "Errno" not in raised.value.words


def test_pipes_and_loops_are_not_taken_in(tmp_path: Path) -> None:
    match("whole")
    make_pipe(tmp_path / "pipe.match")
    (tmp_path / "loop.match").symlink_to(tmp_path / "loop.match")
    (tmp_path / "lines.match").write_bytes(b"\n" * 15_000_000)
    for name in ("pipe", "loop", "lines"):
        with pytest.raises(Trouble) as raised:
            files.take_in(str(tmp_path / f"{name}.match"))
        assert raised.value.words


@pytest.mark.parametrize("wish", ["file://[x", "~nobody-is-called-so/x", "a\0b", "file:///a%00b", "a\ud800b"])
def test_words_that_are_no_place_are_told(wish: str) -> None:
    path = match("whole")
    for do in (files.take_in, lambda wish: files.export(path, wish)):
        with pytest.raises(Trouble) as raised:
            do(wish)
        assert raised.value.id == "bad_path" and raised.value.words.isprintable()


def test_a_dropped_file_whose_name_is_no_utf8_is_told(hand: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """pygame raises SystemError for it; what was pressed before and after comes all the same."""
    import pygame

    h = hand((1280, 720))
    h.show(TitleScene())
    real = iter([pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0), touch=False), None,
                 pygame.event.Event(pygame.KEYUP, key=pygame.K_a, mod=0, scancode=0)])  # fmt: skip

    def poll() -> pygame.event.Event:
        event = next(real, pygame.event.Event(pygame.NOEVENT))
        if event is None:
            raise SystemError("returned a result with an exception set")
        return event

    heard = []
    with monkeypatch.context() as patch:
        patch.setattr(pygame.event, "poll", poll)
        patch.setattr(h.app, "handle", lambda event, handle=h.app.handle: (heard.append(event), handle(event)))
        h.wait()
    assert [type(event).__name__ for event in heard][:2] == ["Hover", "Dropped"]
    for _ in range(3):
        h.wait()
    assert isinstance(h.scene, DialogScene) and "cannot be read here" in h.scene.text, report(h)
    h.key("enter")
    h.wait()
    h.click("import")
    h.app.handle(Dropped("", h.now))
    h.wait()
    assert isinstance(h.scene, AskScene) and "cannot be read here" in h.scene.wrong


def test_a_link_to_a_file_whose_name_is_no_utf8_is_taken_in(tmp_path: Path) -> None:
    path = match("whole").rename(tmp_path / os.fsdecode(b"Pawe\xb3.match"))
    assert path.exists() and files.take_in(f"file://{tmp_path}/Pawe%B3.match").exists()


@pytest.mark.parametrize("change", [HEADS[0], {"options": {"x": "y"}}])
def test_forged_matches_are_not_taken_in(change: dict[str, Any], tmp_path: Path) -> None:
    path = match("whole").rename(tmp_path / "forged.match")
    changed(path, lambda content: content[0].update(change))
    with pytest.raises(Trouble) as raised:
        files.take_in(str(path))
    assert raised.value.id == "import" and not list(matches_folder().iterdir())


def test_a_match_is_taken_in_under_a_name_that_can_be_shown(tmp_path: Path) -> None:
    path = match("whole").rename(tmp_path / f"{UNREADABLE}.match")
    assert files.take_in(str(path)).name.isprintable()


@pytest.mark.parametrize("name", ["a\u202eb", "a\x1bb", "a\x7fb", "a\ud800b"])
def test_names_with_signs_that_nobody_sees_are_refused(name: str) -> None:
    path = match("whole")
    with pytest.raises(Trouble) as raised:
        files.rename(path, name)
    assert raised.value.id == "bad_name" and raised.value.words.isprintable() and path.exists()


# -- two programs ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_who_opens_a_match_that_is_open_elsewhere_is_told(hand: Start, lang: str) -> None:
    from kingsburg_table.core.lock import claim
    from kingsburg_table.table import matches
    from kingsburg_table.table.scenes.table import TableScene

    path = match("whole")
    h = hand((1280, 720), lang)
    h.show(TitleScene())
    elsewhere = claim(matches.claims_folder(), path)
    assert elsewhere is not None
    h.click("continue")
    assert isinstance(h.scene, DialogScene) and "whole.match" in h.scene.text
    h.key("escape")
    assert isinstance(h.scene, TitleScene) and h.app.match is None
    h.click("continue")
    h.click("anyway")
    assert isinstance(h.scene, TableScene)
    h.app.stack.pop()
    h.wait()
    elsewhere.give_up()
    h.click("continue")
    assert isinstance(h.scene, TableScene)
    h.app.stack.pop()
    h.wait()
    assert not list(matches.claims_folder().iterdir())


def test_a_moment_that_the_file_does_not_have_any_more(hand: Start) -> None:
    """Another program went back in it while it was watched here."""
    from kingsburg_table import load_session
    from kingsburg_table.table.scenes.replay import ReplayScene
    from kingsburg_table.table.scenes.replay.branch import go_on

    path = match("whole")
    h = hand((1280, 720))
    h.show(TitleScene())
    scene = ReplayScene(load_session(path), path, record=25)
    h.show(scene)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:12]))
    h.app._guarded(lambda: go_on(scene))
    h.wait()
    assert isinstance(h.scene, DialogScene) and "continued elsewhere" in h.scene.text, report(h)
    assert [each.name for each in matches_folder().iterdir()] == ["whole.match"]


def test_two_programs_that_save_settings_at_once_do_not_damage_them(home: Path) -> None:
    import threading

    from kingsburg_table.table.settings import SettingsFile

    one, other = SettingsFile(), SettingsFile()
    one.values.quick_end = {f"Ola {number}": True for number in range(3000)}
    other.values.language = "pl"
    threads = [threading.Thread(target=lambda each=each: [each.save() for _ in range(20)]) for each in (one, other)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    read = SettingsFile()
    assert read.notice is None and read.values in (one.values, other.values)
    assert [path.name for path in home.iterdir()] == ["settings.json"]


SETTINGS: list[Callable[[Path], object]] = [
    lambda p: p.mkdir(), make_pipe, lambda p: p.symlink_to(p), lambda p: p.write_bytes(b"[" * 200_000),
    lambda p: p.write_bytes(b" " * 2_000_000), lambda p: p.symlink_to("/dev/zero"),
    lambda p: p.write_bytes(b'{"language":"xx"}'), lambda p: p.write_bytes(b'{"window":{"size":[0,-5]}}'),
    lambda p: p.write_bytes(b'{"window":{"size":[9999999,9999999],"position":[1,99999999999]}}'),
    lambda p: p.write_bytes(b'{"last_game":"chess","last_setup":{"kingsburg":{"seats":[{"name":"a\\u0000b",'
                            b'"colour":99,"chair":-7}],"options":{"speed":"high"},"first":88}}}'),
    lambda p: p.write_bytes(b'{"last_setup":{"kingsburg":{"seats":[{"name":"A","colour":0,"chair":0,"by":"wizard:x"},'
                            b'{"name":"B","colour":1,"chair":1,"by":"prince"}],"options":{"scenario":"pork_barrel",'
                            b'"army_tokens":"on","whims":7,"starting_player":"first_seat","look":"x"}}}}'),
    lambda p: p.write_bytes(b'{"computers":"warp"}'), lambda p: p.write_bytes(b'{"hints":"yes","sand_glass":3}'),
    lambda p: p.write_bytes(b'{"dice":null,"moments":[],"learning":{"kingsburg/ola":{"told":[1]}}}'),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(
    ("make", "allowed"), [*((make, True) for make in SETTINGS), *((make, False) for make in SETTINGS[:4])]
)
def test_whatever_the_settings_are_the_program_starts(
    hand: Start, home: Path, make: Callable[[Path], object], allowed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.mkdir()
    make(home / "settings.json")
    if not allowed:
        monkeypatch.setattr(Path, "rename", refusing(30))
        monkeypatch.setattr(disk, "replace", refusing(30))
    h = hand((1280, 720), "en")
    h.app.settings_file.values = type(h.app.settings_file)().values  # as read, not as the test's hand wishes
    h.show(TitleScene())
    assert isinstance(h.scene, TitleScene), report(h)
    for id in ("cover.kingsburg", "settings", "rules"):
        h.click(id)
        assert not isinstance(h.scene, ErrorScene), report(h)
        for _ in range(4):
            if not isinstance(h.scene, TitleScene):
                h.key("escape")
        assert isinstance(h.scene, TitleScene), report(h)
    h.click("cover.kingsburg")
    if allowed:
        h.click("seal")
        assert not isinstance(h.scene, ErrorScene), report(h)


def test_a_notice_about_the_settings_is_said_once(hand: Start, home: Path) -> None:
    home.mkdir()
    (home / "settings.json").write_bytes(b"{")
    h = hand((1280, 720))
    title = h.show(TitleScene())
    assert any("damaged" in said.text for said in title._note.said())  # type: ignore[attr-defined]
    h.app.stack.pop()
    h.wait()
    assert h.show(TitleScene())._note is None  # type: ignore[attr-defined]


@pytest.mark.parametrize("make", [lambda p: p.write_text("x"), make_pipe, lambda p: p.symlink_to(p)])
def test_a_bin_that_is_no_folder_leaves_the_shelf_as_it_is(hand: Start, make: Callable[[Path], None]) -> None:
    match("whole")
    make(files.bin_folder())
    h = hand((1280, 720))
    shelf = looked_at(h)
    assert not shelf.trouble and [entry.state for entry in shelf.shelf.entries] == ["running"]
    shelf.scan(shelf.shelf.entries[0].path)
    h.click("delete")
    h.click("delete")
    assert isinstance(h.scene, DialogScene) and h.scene is not shelf, report(h)
    h.key("enter")
    h.click("filter.bin")
    assert any(str(files.bin_folder()) in said.text for _, said in shelf.said())
    assert matches_folder().joinpath("whole.match").exists()


@pytest.mark.parametrize("way", ["a folder among them", "may not be thrown away", "a file instead", "a loop"])
def test_pictures_that_cannot_be_thrown_away_stay(hand: Start, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from kingsburg_table.table.shelf.pictures import pictures_folder

    match("whole")
    folder = pictures_folder()
    folder.mkdir(parents=True)
    if way in ("a file instead", "a loop"):
        folder.rmdir()
        folder.write_text("") if way == "a file instead" else folder.symlink_to(folder)
    elif way == "a folder among them":
        (folder / "0-en-normal.jpg").mkdir()
    else:
        (folder / "0-en-normal.jpg").write_text("")
        monkeypatch.setattr(Path, "unlink", refusing(30))
    h = hand((1280, 720))
    h.show(TitleScene())
    h.click("load")
    h.key("escape")
    h.wait()
    assert isinstance(h.scene, TitleScene), report(h)


@pytest.mark.parametrize("content", [b"", b"no picture", b"x" * 3_000_000])
def test_a_kept_picture_that_is_none_is_painted_anew(hand: Start, content: bytes) -> None:
    from kingsburg_table.table.shelf.pictures import pictures_folder

    match("whole")
    h = hand((1280, 720))
    looked_at(h)
    (kept,) = pictures_folder().iterdir()
    kept.write_bytes(content)
    h.app.stack.pop()
    h.wait()
    shelf = looked_at(h)
    assert shelf.grid is not None and shelf.pictures.get(shelf.shelf.entries[0]) is not None
    assert 3000 < kept.stat().st_size < 1_000_000
