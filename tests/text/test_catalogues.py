"""The catalogues: complete in all languages, read strictly, compiled when they have to be."""

from __future__ import annotations

import gettext
import io
import re
from pathlib import Path

import pytest

from kingsburg_table.text.catalogue import (
    FOLDER,
    LANGUAGES,
    PLURALS,
    catalogue,
    compile_all,
    compiled_bytes,
    load,
    mo_file,
    po_files,
)
from kingsburg_table.text.check import cases_used, check_catalogues
from kingsburg_table.text.po import BadCatalogue, merge, parse_po

HEADER = 'msgid ""\nmsgstr ""\n"Language: {lang}\\n"\n"Plural-Forms: {plurals}\\n"\n'
PACKAGE = FOLDER.parent.parent


def test_the_real_catalogues_are_complete() -> None:
    assert check_catalogues() == []


def test_every_message_that_the_code_names_exists() -> None:
    known = set(merge(po_files("en")))
    named = re.compile(r"""(?<![\w.])(?:t|speaker\.t|speaker\.rich|self\.t|self\.rich)\(\s*(['"])([a-z0-9_.]+)\1""")
    missing = [
        f"{path.relative_to(PACKAGE)}: {id}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for _, id in named.findall(path.read_text("utf-8"))
        if id not in known
    ]
    assert missing == []


def write(folder: Path, lang: str, part: str, text: str) -> None:
    (folder / lang).mkdir(exist_ok=True)
    header = HEADER.format(lang=lang, plurals=PLURALS[lang])
    (folder / lang / f"{part}.po").write_text(header + text, "utf-8")


GOOD_EN = (
    'msgid "a"\nmsgstr "x {advisor:loc}"\nmsgid "b"\nmsgid_plural "b"\nmsgstr[0] "a card"\nmsgstr[1] "{n} cards"\n'
)
GOOD_PL = (
    'msgid "a"\nmsgstr "x {advisor:acc}"\nmsgid "b"\nmsgid_plural "b"\n'
    'msgstr[0] "karta"\nmsgstr[1] "{n} karty"\nmsgstr[2] "{n} kart"\n'
)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('msgid "a"', 'msgid "c"', "a: missing in pl"),
        ("{advisor:acc}", "", "pl lacks {advisor:name}, which en has"),
        ("{advisor:acc}", "{advisor:player}", "pl lacks {advisor:name}"),
        ("{advisor:acc}", "{advisor:accc}", "expected a case or one of player"),
        ("x {advisor:acc}", "", "a: empty msgstr"),
        ("{advisor:acc}", "{advisor:acc} {@gold}", "speaks of icon.gold, which is no message"),
        ("{advisor:acc}", "{advisor:acc} {k:count.gold}", "speaks of amount.gold, which is no message"),
        ("{advisor:acc}", "<b>{advisor:acc}", "bold is not closed"),
        ("{advisor:acc}", "{advisor:acc} {result:pick}", "picks from a.result."),
        ("{advisor:acc}", "{advisor:acc} {a+b:pick}", "expected a case or one of player"),
        ('msgstr[2] "{n} kart"\n', "", "expected 3 msgstr, got 2"),
        ("{n} karty", "{n} karty {who:player}", "do not speak of the same values"),
        ('msgid_plural "b"\nmsgstr[0] "karta"\nmsgstr[1] "{n} karty"\nmsgstr[2]', "msgstr", "plural forms in one"),
    ],
)
def test_what_differs_between_languages_is_told(tmp_path: Path, old: str, new: str, problem: str) -> None:
    write(tmp_path, "en", "one", GOOD_EN)
    write(tmp_path, "pl", "one", GOOD_PL)
    assert check_catalogues(tmp_path) == []
    assert old in GOOD_PL
    write(tmp_path, "pl", "one", GOOD_PL.replace(old, new))
    problems = check_catalogues(tmp_path)
    assert any(problem in told for told in problems), problems


def test_parts_have_the_same_names_and_right_headers(tmp_path: Path) -> None:
    write(tmp_path, "en", "one", GOOD_EN)
    write(tmp_path, "pl", "two", GOOD_PL)
    assert any("files of different names" in told for told in check_catalogues(tmp_path))
    (tmp_path / "pl" / "two.po").write_text(HEADER.format(lang="en", plurals="") + GOOD_PL, "utf-8")
    assert any("the header must say 'Language: pl'" in told for told in check_catalogues(tmp_path))


def test_cases_used_are_listed_by_placeholder(tmp_path: Path) -> None:
    write(tmp_path, "pl", "one", GOOD_PL + 'msgid "c"\nmsgstr "{advisor:loc} {built:list.acc} {n}"\n')
    assert cases_used("pl", tmp_path) == {"advisor": {"acc", "loc"}, "built": {"acc"}}


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ('msgid "a"\nmsgstr "x"\nmsgid "a"\nmsgstr "y"', 8, "a is already in line 6"),
        ('msgid "a"\n\nmsgid "b"\nmsgstr "y"', 6, "a: msgstr is missing"),
        ('msgstr "x"', 6, "msgstr without msgid directly before it"),
        ('"x"', 6, "a text without msgid or msgstr before it"),
        ('msgid "a"\nmsgstr "x', 7, "does not end with a quotation mark"),
        ('msgid "a"\nmsgstr "x"y"', 7, "needs a backslash before it"),
        ('msgid "a"\nmsgstr "x\\q"', 7, "unknown escape \\q"),
        ('msgid "a"\nmsgstr[0] "x"', 7, "msgstr[n] goes with msgid_plural"),
        ('msgid "a"\nmsgid_plural "a"\nmsgstr[0] "x"\nmsgstr[0] "x"', 9, "this msgstr is given twice"),
        ('msgctxt "a"\nmsgid "a"\nmsgstr "x"', 6, "expected msgid"),
        ('#, fuzzy\nmsgid "a"\nmsgstr "x"', 6, "fuzzy and obsolete"),
        ('#~ msgid "a"', 6, "fuzzy and obsolete"),
    ],
)
def test_mistakes_in_a_po_file_have_a_line(text: str, line: int, message: str) -> None:
    header = HEADER.format(lang="pl", plurals=PLURALS["pl"]) + "\n"
    with pytest.raises(BadCatalogue) as caught:
        parse_po(header + text, "pl/x.po")
    assert str(caught.value).startswith(f"pl/x.po:{line}: ")
    assert message in str(caught.value)


def test_texts_may_run_over_lines_and_escape(tmp_path: Path) -> None:
    entries = parse_po('msgid ""\nmsgstr "h"\n\n# note\nmsgid "a"\nmsgstr "x \\"q\\"\\n"\n"y \\\\ z"\n', "f")
    assert entries["a"].texts == {0: 'x "q"\ny \\ z'}
    with pytest.raises(BadCatalogue, match="header is missing"):
        parse_po('msgid "a"\nmsgstr "x"\n', "f")


def test_an_id_stands_in_one_part_only(tmp_path: Path) -> None:
    write(tmp_path, "pl", "one", 'msgid "a"\nmsgstr "x"\n')
    write(tmp_path, "pl", "two", '\nmsgid "a"\nmsgstr "x"\n')
    with pytest.raises(BadCatalogue, match=re.escape("pl/two.po:6: a is already in pl/one.po:5")):
        compiled_bytes("pl", po_files("pl", tmp_path))


class OldTranslations(gettext.GNUTranslations):
    """As in the first versions of Python 3.11: plural forms are found by `ngettext` only."""

    def gettext(self, message: str) -> str:
        return self._catalog.get(message, message)


def test_a_message_with_plural_forms_is_there_in_every_python(tmp_path: Path) -> None:
    write(tmp_path, "en", "one", '\nmsgid "a"\nmsgid_plural "a"\nmsgstr[0] "one"\nmsgstr[1] "more"\n')
    messages = OldTranslations(io.BytesIO(compiled_bytes("en", po_files("en", tmp_path))))
    assert messages.gettext("a") == "one" and messages.ngettext("a", "a", 2) == "more"


def test_a_compiled_catalogue_is_used_only_while_it_is_up_to_date(tmp_path: Path) -> None:
    write(tmp_path, "pl", "one", 'msgid "a"\nmsgstr "stary"\n')
    assert load("pl", tmp_path).gettext("a") == "stary", "from .po alone"
    mo_file("pl", tmp_path).rename(tmp_path / "kept")
    assert (tmp_path / "kept").read_bytes() == compiled_bytes("pl", po_files("pl", tmp_path)), "kept for the next start"
    assert compile_all(tmp_path) == [mo_file("pl", tmp_path)]
    write(tmp_path, "pl", "one", 'msgid "a"\nmsgstr "nowy"\n')
    assert load("pl", tmp_path).gettext("a") == "nowy", "the .mo is out of date"
    compile_all(tmp_path)
    (tmp_path / "pl" / "one.po").unlink()
    assert load("pl", tmp_path).gettext("a") == "nowy", "from .mo alone, as in a wheel"
    mo_file("pl", tmp_path).unlink()
    with pytest.raises(FileNotFoundError, match="no texts for pl"):
        load("pl", tmp_path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_compiling_loses_nothing(lang: str) -> None:
    translations = catalogue(lang)
    entries = merge(po_files(lang))
    entries.pop("")
    assert len(entries) > 30
    for id, entry in entries.items():
        if entry.plural:
            said = {translations.ngettext(id, id, n) for n in range(30)}
            assert said == set(entry.texts.values())
        else:
            assert translations.gettext(id) == entry.texts[0]
