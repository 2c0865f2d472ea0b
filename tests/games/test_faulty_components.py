"""A component without a drawing, a name or a text that a sentence needs is refused with file and line, in every game.

The frame that should show it crashed once.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

from kingsburg_table import cli, places
from kingsburg_table.cli.wanting import missing_drawings, missing_forms
from kingsburg_table.core.components import Name
from kingsburg_table.core.documents import DataError, DataErrors
from kingsburg_table.core.manifest import Entries, shipped
from kingsburg_table.text import LANGUAGES
from kingsburg_table.text.check import cases_used

GAMES = ("kingsburg", "principato", "tuscany", "signorie")
Place = tuple[str, str]  #: file and section


def sections(entries: Entries) -> Iterator[Place]:
    for file, named in entries.of.items():
        yield from ((file, section) for section in ((named,) if isinstance(named, str) else named))


DRAWN = [(game, there, *place) for game in GAMES for there, of in shipped(game).drawings.items()
         for place in sections(of)]
NAMED = sorted({(game, *place) for game in GAMES for group in (shipped(game).drawings, shipped(game).spoken)
                for of in group.values() for place in sections(of)})
BARE = Name(en={"nom": "nothing"}, pl={"nom": "nic"})


def lacking(game: str, placeholder: str) -> list[str]:
    """What is said of a name that has its nominative only, where it fills this placeholder."""
    return sorted(f"missing form {case} in {lang}: a text asks for it" for lang in LANGUAGES
                  for case in cases_used(lang, of=game).get(placeholder, ()) if BARE.form(lang, case) is None)


SPOKEN = [(game, placeholder, *place) for game in GAMES for placeholder, of in shipped(game).spoken.items()
          for place in sections(of) if lacking(game, placeholder)]


def faulty(folder: Path, game: str, file: str, section: str, change: Callable[[dict[str, Any], str], str]) -> DataError:
    """The game's folder with one entry changed; where a mistake in it has to be told, and of which key."""
    target = folder / game
    shutil.copytree(places.rules_data() / game, target)
    path = target / file
    data = yaml.safe_load(path.read_text("utf-8"))
    entries = data[section]
    first = next(id for id, entry in entries.items() if "name" in entry)
    changed = change(entries, first)
    text = yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=10_000)
    path.write_text(text, "utf-8")
    lines = text.splitlines()
    begin = lines.index(f"{section}:")
    line = next(number for number, words in enumerate(lines[begin:], begin + 1) if words.startswith(f"  {changed}:"))
    return DataError(f"{game}/{file}", line, f"{section}.{changed}", "")


def rename(entries: dict[str, Any], id: str) -> str:
    entries["nobody"] = entries.pop(id)
    return "nobody"


def without_name(entries: dict[str, Any], id: str) -> str:
    del entries[id]["name"]
    return id


def nominative_only(entries: dict[str, Any], id: str) -> str:
    entries[id]["name"] = {"en": BARE.en, "pl": BARE.pl}
    return id


@pytest.mark.parametrize(("game", "there", "file", "section"), DRAWN)
def test_without_a_drawing(tmp_path: Path, game: str, there: str, file: str, section: str) -> None:
    expected = faulty(tmp_path, game, file, section, rename)
    (error,) = missing_drawings(shipped(game), tmp_path / game)
    assert (error.file, error.line, error.key) == (expected.file, expected.line, expected.key)
    assert error.message == f"there is no drawing {there}/nobody.svg"


@pytest.mark.parametrize(("game", "file", "section"), NAMED)
def test_without_a_name(tmp_path: Path, game: str, file: str, section: str) -> None:
    expected = faulty(tmp_path, game, file, section, without_name)
    with pytest.raises(DataErrors) as caught:
        import_module(f"kingsburg_table.games.{game}.components").load(tmp_path / game)
    found = [error for error in caught.value.errors if "missing key name" in error.message]
    assert [(error.file, error.line) for error in found] == [(expected.file, expected.line)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "placeholder", "file", "section"), SPOKEN)
def test_without_a_form_that_a_sentence_speaks(
    tmp_path: Path, game: str, placeholder: str, file: str, section: str
) -> None:
    expected = faulty(tmp_path, game, file, section, nominative_only)
    told = [error for error in missing_forms(shipped(game), tmp_path / game) if error.key == f"{expected.key}.name"]
    assert set(lacking(game, placeholder)) <= {error.message for error in told}
    assert {(error.file, error.line > expected.line) for error in told} == {(expected.file, True)}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_lacks_in_our_games(game: str) -> None:
    folder = places.rules_data() / game
    assert (missing_drawings(shipped(game), folder), missing_forms(shipped(game), folder)) == ([], [])


def test_many_sentences_speak_the_names_of_components() -> None:
    assert {game for game, *_ in SPOKEN} == set(GAMES) and len(SPOKEN) > 20


@pytest.mark.parametrize("game", GAMES)
def test_validate_tells_of_it(tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    file, section = next((file, section) for named, _, file, section in DRAWN if named == game)
    expected = faulty(tmp_path, game, file, section, rename)
    assert cli.main(["validate", str(tmp_path)]) == 1
    assert f"{expected.file}:{expected.line}: {expected.key}: there is no drawing" in capsys.readouterr().out
