"""Reading YAML: what is right comes out typed, what is wrong comes out as errors with file, line and key."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kingsburg_table.core import documents
from kingsburg_table.core.components import Component, DataErrors, Name, Source
from kingsburg_table.core.documents import DEEPEST, LARGEST, Document, parse


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gold: Annotated[int, msgspec.Meta(ge=0)] = 0
    wood: int = 0


class Gain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="gain"):
    points: int


class Roll(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="roll"):
    dice: int = 1


class Building(Component, frozen=True, kw_only=True):
    cost: Cost
    points: int
    season: Literal["spring", "summer"] | None = None
    effect: list[Gain | Roll] = []
    ranks: dict[int, Cost] = {}
    corner: tuple[int, str] | None = None


GOOD = """\
buildings:
  inn:
    name: {en: Inn, pl: {nom: Tawerna, acc: Tawernę}}
    cost: {gold: 1, wood: 1}
    points: 0
    season: summer
    effect:
      - {do: gain, points: 1}
      - do: roll
    ranks: {8: {gold: 2}}
    corner: [3, no]
    source: {cost: public, name.pl: reconstructed}
"""


def read(folder: Path, text: str | bytes, kind: type[Building] = Building) -> tuple[dict[str, Building], list[str]]:
    """The buildings of a file, and its errors as `line key: message`."""
    raw = text if isinstance(text, bytes) else text.encode()
    (folder / "buildings.yaml").write_bytes(raw)
    source = Source(folder)
    found = source.entries("buildings.yaml", "buildings", kind)
    return found, [f"{error.line} {error.key}: {error.message}" for error in source.all_errors()]


def test_a_good_file_becomes_typed_components(tmp_path: Path) -> None:
    found, errors = read(tmp_path, GOOD)
    assert errors == []
    inn = found["inn"]
    assert (inn.id, inn.cost, inn.points, inn.season) == ("inn", Cost(gold=1, wood=1), 0, "summer")
    assert inn.effect == [Gain(points=1), Roll(dice=1)]
    assert inn.ranks == {8: Cost(gold=2)}
    assert inn.corner == (3, "no"), "yes and no are words, not truth values"
    assert inn.source == {"cost": "public", "name.pl": "reconstructed"}


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("gold: 1", "gold: one", "4 buildings.inn.cost.gold: expected a whole number, got 'one'"),
        ("gold: 1", "gold: -1", "4 buildings.inn.cost.gold: expected a whole number >= 0"),
        ("gold: 1", "gold: 1.5", "4 buildings.inn.cost.gold: expected a whole number, got 1.5"),
        ("gold: 1", "gold: true", "4 buildings.inn.cost.gold: expected a whole number, got true"),
        ("gold: 1", "gold: ", "4 buildings.inn.cost.gold: expected a whole number, got nothing"),
        ("{gold: 1, wood: 1}", "[1, 1]", "4 buildings.inn.cost: expected a mapping, got a list"),
        ("gold: 1", "golf: 1", "4 buildings.inn.cost.golf: unknown key: expected gold"),
        ("    points: 0\n", "", "2 buildings.inn: missing key points: expected a whole number"),
        ("season: summer", "season: winter", "6 buildings.inn.season: expected one of spring, summer, got 'winter'"),
        ("do: gain, points", "do: gain, coins", "8 buildings.inn.effect[0].coins: unknown key: expected points"),
        ("do: gain, points", "do: rain, points", "8 buildings.inn.effect[0].do: invalid value 'rain'"),
        ("do: roll", "4", "9 buildings.inn.effect[1]: expected a mapping, got 4"),
        ("{8: {gold", "{8: {silver", "10 buildings.inn.ranks.8.silver: unknown key: expected one of gold, wood"),
        ("{8: {gold", "{eight: {gold", "10 buildings.inn.ranks.eight: wrong key: expected a whole number, got 'eight'"),
        ("[3, no]", "[3]", "11 buildings.inn.corner: expected a list of length 2"),
        ("[3, no]", "[x, no]", "11 buildings.inn.corner[0]: expected a whole number, got 'x'"),
        ("{en: Inn, ", "{", "3 buildings.inn.name: missing key en: expected a text or a mapping"),
        ("nom: Tawerna, ", "", "3 buildings.inn.name: missing form nom in pl"),
        ("acc:", "akk:", "3 buildings.inn.name: unknown form akk in pl"),
        ("Tawernę", "' '", "3 buildings.inn.name: empty name in pl"),
        ("cost: public", "cost: guess", "12 buildings.inn.source.cost: expected one of rulebook, public, "),
        ("cost: public", "price: public", "12 buildings.inn.source.price: unknown key: expected a field of this entry"),
        ("    points: 0", "    id: inn\n    points: 0", "5 buildings.inn.id: unknown key: the id is the entry's key"),
        ("points: 0", "points: 0\n    points: 0", "6 buildings.inn.points: doubled key: already given in line 5"),
        ("points: 0", "points: &zero 0", "5 buildings.inn.points: anchor &zero is not allowed"),
        ("points: 0", "points: *zero", "5 buildings.inn.points: alias *zero is not allowed"),
        ("points: 0", "points: !!int 0", "5 buildings.inn.points: tag tag:yaml.org,2002:int is not allowed"),
        ("points: 0", "points: !python/name:os.system 0", "5 buildings.inn.points: tag !python/name:os.system is"),
        ("points: 0", "<<: {points: 0}", "5 buildings.inn.<<: merge key << is not allowed"),
        ("points: 0", "? [a]\n    : 0", "5 : a mapping or list cannot be a key"),
        ("points: 0", "points: 'unfinished", "12 : is not valid YAML"),
        ("points: 0", "\tpoints: 0", "5 : is not valid YAML"),
        ("buildings:\n", "building:\n", "1 building: unknown section: expected one of buildings"),
        ("buildings:\n", "building:\n", "1 buildings: missing section"),
    ],
)
def test_each_mistake_is_told_with_its_line_and_key(tmp_path: Path, old: str, new: str, expected: str) -> None:
    assert old in GOOD
    _, errors = read(tmp_path, GOOD.replace(old, new, 1))
    assert any(error.startswith(expected) for error in errors), errors


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b"", "0 : is empty"),
        (b"# nothing\n", "0 : is empty"),
        (b"just words", "1 : expected a mapping of sections"),
        (b"- a\n- b\n", "1 : expected a mapping of sections"),
        (b"buildings: 7\n", "1 buildings: expected a mapping from ids to entries"),
        (b"buildings: {inn: 7}\n", "1 buildings.inn: expected a mapping, got 7"),
        (b"a: 1\n---\nb: 2\n", "2 : a second document begins"),
        (b"\xff\xfe\x00rubbish", "1 : is not UTF-8 text"),
        (b"a: 1\nb: \xc5\n", "2 : is not UTF-8 text"),
        (b"a: \x00\x01\n", "0 : is not valid YAML"),
        (b"[" * 100_000, "1 : is nested too deeply"),
        (b"a: " + b"{a: " * 200, "1 : is nested too deeply"),
        (b"- " * 5000, "1 : is nested too deeply"),
        (b"a: " + b"x" * LARGEST, "0 : is too large"),
        (b"*a : 1", "1 : alias *a cannot be a key"),
    ],
)
def test_rubbish_is_a_clear_error(tmp_path: Path, raw: bytes, expected: str) -> None:
    _, errors = read(tmp_path, raw)
    assert any(error.startswith(expected) for error in errors), errors


def test_python_s_own_yaml_reader_gives_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str | bytes] = [GOOD, GOOD.replace("points: 0", "points: &zero 0\n    points: !x *zero"), b"[" * 9999]
    fast = [read(tmp_path, text) for text in texts]
    monkeypatch.setattr(documents, "_LOADER", yaml.SafeLoader)
    slow = [read(tmp_path, text) for text in texts]
    assert [entries for entries, _ in fast] == [entries for entries, _ in slow]
    assert [[error.split(":")[0] for error in errors] for _, errors in fast] == [
        [error.split(":")[0] for error in errors] for _, errors in slow
    ]


def test_all_errors_of_all_files_come_together(tmp_path: Path) -> None:
    bad = GOOD.replace("gold: 1", "gold: x").replace("points: 0", "points: y")
    (tmp_path / "one.yaml").write_text(bad + bad.partition("\n")[2].replace("inn", "pub"), "utf-8")
    (tmp_path / "two.yaml").write_text("buildings: {a: &b 1, a: 2}", "utf-8")
    source = Source(tmp_path)
    for name in ("one.yaml", "two.yaml", "three.yaml"):
        source.entries(name, "buildings", Building)
    source.error("one.yaml", ("buildings", "pub", "cost", "gold", "deeper"), "too dear")
    with pytest.raises(DataErrors) as caught:
        source.raise_if_any()
    folder = tmp_path.name
    told = [(error.file, error.line, error.key) for error in caught.value.errors]
    assert told == [
        (f"{folder}/one.yaml", 4, "buildings.inn.cost.gold"),
        (f"{folder}/one.yaml", 5, "buildings.inn.points"),
        (f"{folder}/one.yaml", 15, "buildings.pub.cost.gold"),
        (f"{folder}/one.yaml", 15, "buildings.pub.cost.gold.deeper"),
        (f"{folder}/one.yaml", 16, "buildings.pub.points"),
        (f"{folder}/three.yaml", 0, ""),
        (f"{folder}/two.yaml", 1, "buildings.a"),
        (f"{folder}/two.yaml", 1, "buildings.a"),
        (f"{folder}/two.yaml", 1, "buildings.a"),
    ]
    assert f"{folder}/one.yaml:15: buildings.pub.cost.gold.deeper: too dear" in str(caught.value)


def test_document_gives_plain_data_and_lines(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("a:\n  - {b: 1}\n  - 'two'\n1: ~\n007: -3\n", "utf-8")
    source = Source(tmp_path)
    assert source.document("a.yaml") == {"a": [{"b": 1}, "two"], "1": None, "007": -3}
    assert [source.line("a.yaml", *keys) for keys in [("a",), ("a", 0, "b"), ("a", 1), ("1",), ("a", 9)]] == [
        1, 2, 3, 4, 1,
    ]  # fmt: skip
    source.raise_if_any()
    assert source.has("a.yaml")
    assert not source.has("b.yaml")


def test_a_section_can_be_one_entry(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("price: {gold: 3}\nother: {gold: x}\n", "utf-8")
    source = Source(tmp_path)
    assert source.entry("a.yaml", "price", Cost) == Cost(gold=3)
    assert source.entry("a.yaml", "other", Cost) is None
    assert [error.key for error in source.all_errors()] == ["other.gold"]


@pytest.mark.parametrize(
    ("name", "lang", "case", "form"),
    [
        (Name(en="Sergeant", pl="Miecznik"), "en", "loc", "Sergeant"),
        (Name(en="Sergeant", pl="Miecznik"), "en", "many", None),
        (Name(en="Sergeant", pl="Miecznik"), "pl", "nom", "Miecznik"),
        (Name(en="Sergeant", pl="Miecznik"), "pl", "loc", None),
        (Name(en="Sergeant", pl={"nom": "Miecznik", "loc": "Mieczniku"}), "pl", "loc", "Mieczniku"),
        (Name(en="Sergeant", pl={"nom": "Miecznik", "loc": "Mieczniku"}), "pl", "one", "Miecznik"),
        (Name(en="Zombies", pl={"all": "Zombie"}), "pl", "gen", "Zombie"),
        (Name(en={"one": "Orc", "many": "Orcs"}, pl="Ork"), "en", "acc", "Orc"),
        (Name(en={"one": "Orc", "many": "Orcs"}, pl="Ork"), "en", "many_gen", "Orcs"),
        (Name(en="Merchants' Guild", pl="Gildia", short={"en": "Guild", "pl": "G."}), "en", "short", "Guild"),
        (Name(en="Inn", pl="Tawerna"), "pl", "short", "Tawerna"),
    ],
)
def test_names_have_forms(name: Name, lang: str, case: str, form: str | None) -> None:
    assert name.form(lang, case) == form


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    cuts=st.lists(
        st.tuples(
            st.integers(0, len(GOOD)),
            st.integers(0, 12),
            st.text(st.sampled_from("{}[]:,&*!-?|>'\"#%@`\n\t 0x<~\x00ż")),
        ),
        min_size=1,
        max_size=6,
    )
)
def test_mutated_files_give_errors_or_components_never_a_traceback(
    tmp_path: Path, cuts: list[tuple[int, int, str]]
) -> None:
    text = GOOD
    for start, length, put in cuts:
        text = text[:start] + put + text[start + length :]
    found, errors = read(tmp_path, text)
    if not errors:
        assert list(found) == list(Source(tmp_path).document("buildings.yaml")["buildings"])


@settings(max_examples=200, deadline=None)
@given(raw=st.binary(max_size=200))
def test_any_bytes_are_data_or_an_error(raw: bytes) -> None:
    document = parse(raw, Document("x.yaml"))
    assert not document.broken or (document.errors and document.data is None)
    assert len(document.lines) <= len(raw) + DEEPEST
