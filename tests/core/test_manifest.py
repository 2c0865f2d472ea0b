"""A game is a folder: its manifest, and where games are found."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

import pytest

from kingsburg_table.core import catalogue
from kingsburg_table.core.catalogue import UnknownGame, games, manifest, manifests
from kingsburg_table.core.documents import DataErrors
from kingsburg_table.core.manifest import BadOption, checked_options, clashes, read_manifest
from kingsburg_table.table.version import installed_version

TOY = Path(__file__).parents[1] / "toy"
TEXT = (TOY / "game.yaml").read_text("utf-8")


def test_ours_come_in_the_order_of_the_title_and_installed_ones_beside_them() -> None:
    assert list(manifests())[:4] == ["kingsburg", "principato", "tuscany", "signorie"]
    assert {"pebbles", "lanes", "hideouts"} <= set(games())
    assert manifest("pebbles").folder == TOY
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are kingsburg, principato"):
        manifest("chess")


def test_a_manifest_says_what_the_program_has_to_know() -> None:
    told = read_manifest(TOY)
    assert (told.id, told.players, told.minutes, told.rank) == ("pebbles", range(2, 5), (5, 10), None)
    assert [told.length(players) for players in told.players] == [5, 7, 10]
    assert [(choice.id, choice.values) for choice in told.choices] == [("rounds", ("two", "one"))]
    assert told.messages("pl")["game.pebbles"] == "Kamyki"
    assert told.messages("en")["option.pebbles.rounds.one"] == "one round"
    assert (told.texts, told.art) == (TOY / "texts", None)


@pytest.mark.parametrize(("old", "new", "said", "line"), [
    ("players: [2, 4]", "players: [4, 2]", "expected the least and the most, got 4 and 2", 5),
    ("players: [2, 4]", "player: [2, 4]", "unknown key", 5),
    ("  controller: tests.toy.game\n", "", "missing key controller", 1),
    ("pl: Kamyki}", "pl: ''}", "a text in en and pl", 3),
    ("    why: {en: How many rounds are played, pl: Ile rund będzie}\n", "", "missing key why", 11),
])
def test_mistakes_are_told_with_their_line(tmp_path: Path, old: str, new: str, said: str, line: int) -> None:
    assert old in TEXT
    (tmp_path / "game.yaml").write_text(TEXT.replace(old, new), "utf-8")
    with pytest.raises(DataErrors) as caught:
        read_manifest(tmp_path)
    assert any(said in error.message and error.line == line for error in caught.value.errors), caught.value.errors


HATS = """
  hats:
    name: {en: Hats, pl: Kapelusze}
    why: {en: Everybody wears one, pl: Każdy nosi kapelusz}
    offered: false
    excludes: [{value: "on", option: rounds, not: [one], why: {en: Hats need two rounds, pl: Kapelusze wymagają dwóch}}]
"""


def test_options_that_do_not_go_together_are_refused_with_their_reason(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(TEXT.rstrip() + HATS, "utf-8")
    told = read_manifest(tmp_path)
    assert [choice.offered for choice in told.choices] == [True, False]
    (clash,) = clashes(told.choices, {"hats": "on", "rounds": "one"})
    assert (clash.option, clash.value, clash.other) == ("hats", "on", "rounds")
    assert clash.why.pl == "Kapelusze wymagają dwóch"
    assert told.messages("en")["option.pebbles.hats.on.not.rounds"] == "Hats need two rounds"
    assert clashes(told.choices, {"hats": "on"}) == clashes(told.choices, {"rounds": "one"}) == []
    assert checked_options(told.choices, {"hats": "on"}) == {"rounds": "two", "hats": "on"}
    with pytest.raises(BadOption, match="option 'hats' on and option 'rounds': Hats need two rounds"):
        checked_options(told.choices, {"hats": "on", "rounds": "one"})
    (tmp_path / "game.yaml").write_text(TEXT.rstrip() + HATS.replace("[one]", "[six]"), "utf-8")
    with pytest.raises(DataErrors, match="expected values that these options have"):
        read_manifest(tmp_path)


def test_what_others_made_cannot_keep_ours_from_starting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "others-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[kingsburg_table.games]\ngone = no_such_package\nbare = bare_package\nwrong = wrong_package\n"
    )
    for name in ("bare_package", "wrong_package"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise RuntimeError('not to be imported for the title')\n")
    (tmp_path / "wrong_package" / "game.yaml").write_text("game: {id: 7}\n")
    monkeypatch.syspath_prepend(tmp_path)
    catalogue.forget()
    try:
        assert list(manifests())[:4] == ["kingsburg", "principato", "tuscany", "signorie"]
        assert [trouble.partition(":")[0] for trouble in catalogue.troubles()] == [
            "no_such_package", "bare_package", "wrong_package",
        ]
    finally:
        monkeypatch.undo()
        catalogue.forget()


def test_a_game_that_is_announced_in_an_archive_is_heard_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = tmp_path / "others.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("others-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
        archive.writestr("others-1.0.dist-info/entry_points.txt", "[kingsburg_table.games]\ngone = no_such_package\n")
        archive.writestr("kingsburg_table-7.8.9.dist-info/METADATA",
                         "Metadata-Version: 2.1\nName: kingsburg-table\nVersion: 7.8.9\n")  # fmt: skip
    monkeypatch.setattr(sys, "path", [str(packed), *(path for path in sys.path if "site-packages" not in path)])
    catalogue.forget()
    try:
        assert [trouble.partition(":")[0] for trouble in catalogue.troubles()] == ["no_such_package"]
        assert installed_version() == "7.8.9"
    finally:
        monkeypatch.undo()
        catalogue.forget()
