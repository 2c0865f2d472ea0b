"""Sentences come out right in both languages, and what is missing is told."""

from __future__ import annotations

import gettext
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingsburg_table.core.components import Name
from kingsburg_table.text import MissingText, Run, Speaker, current, language, set_language, t
from kingsburg_table.text import speaker as speaker_module
from kingsburg_table.text.catalogue import FOLDER, PLURALS, compiled_bytes, po_files

NAMES = {
    "sergeant": Name(en="Sergeant", pl={"nom": "Miecznik", "acc": "Miecznika", "loc": "Mieczniku"}),
    "inn": Name(en="Inn", pl={"nom": "Tawerna", "acc": "Tawernę"}),
    "crane": Name(en="Crane", pl={"all": "Żuraw"}),
}
MESSAGES = {
    "placed": ("{seat:player} places {dice:list} on the {advisor:loc}",
               "{seat:player} kładzie {dice:list} na {advisor:loc}"),
    "gained": ("{seat:player} gains {gain:amounts}", "{seat:player} dostaje {gain:amounts}"),
    "lacks": ("{seat:player} lacks {cost:amounts.gen}", "{seat:player} nie ma {cost:amounts.gen}"),
    "built": ("{seats:players}: {what:list.acc}", "{seats:players}: {what:list.acc}"),
    "count": ("{k:count.cards} of {m:count.soldiers.gen}", "{k:count.cards} z {m:count.soldiers.gen}"),
    "left": (["one left", "{n} left"], ["został jeden", "zostały {n}", "zostało {n}"]),
    "why": ("No: {why:text} ({rule:rule}){more:texts}", "Nie: {why:text} ({rule:rule}){more:texts}"),
    "style": ("<b>Now</b> {{{d:signed}}} {n} {@gold}", "<b>Teraz</b> {{{d:signed}}} {n} {@gold}"),
    "fought": ("{seat:player} {result:pick}{with_token:pick}", "{seat:player} {result:pick}{with_token:pick}"),
    "fought.result.win": (["wins 1 card", "wins {n} cards"], ["bierze kartę", "bierze {n} karty", "bierze {n} kart"]),
    "fought.result.other": ("stands still ({result})", "stoi ({result})"),
    "fought.with_token.yes": (" with a token", " z żetonem"),
    "lot": ("{seats:pick}", "{seats:pick}"),
    "lot.seats.2": ("both", "oboje"),
    "lot.seats.other": ("{seats:players}", "{seats:players}"),
    "offer": ("{offers:either}: {dice:sum}", "{offers:either}: {dice:sum}"),
    "mix": ("{gold+wood:amounts} {dice+white:list}", "{gold+wood:amounts} {dice+white:list}"),
    "rolled": ("{seat:player} rolls {dice:dice}{white:pick}", "{seat:player} rzuca {dice:dice}{white:pick}"),
    "rolled.white.other": (" and {white:dice.white}", " oraz {white:dice.white}"),
    "thrown": ("{dice:dice.white}", "{dice:dice.white}"),
    "broken": ("{x", "{x"),
}  # fmt: skip

Make = Callable[[str], Speaker]


@pytest.fixture
def speaker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Make:
    """A speaker with the messages above besides the real ones."""

    def load(lang: str) -> gettext.GNUTranslations:
        column = ("en", "pl").index(lang)
        text = f'msgid ""\nmsgstr "Language: {lang}\\n"\n'
        for id, texts in MESSAGES.items():
            said: Any = texts[column]
            if isinstance(said, str):
                text += f'msgid "{id}"\nmsgstr "{said}"\n'
            else:
                forms = "".join(f'msgstr[{n}] "{form}"\n' for n, form in enumerate(said))
                text += f'msgid "{id}"\nmsgid_plural "{id}"\n{forms}'
        path = tmp_path / f"{lang}.po"
        path.write_text(text, "utf-8")
        return gettext.GNUTranslations(io.BytesIO(compiled_bytes(lang, [*po_files(lang, FOLDER), path])))

    monkeypatch.setattr(speaker_module, "catalogue", load)
    return lambda lang: Speaker(lang, NAMES, ["Ala", "Bob"])


@pytest.mark.parametrize(
    ("id", "values", "en", "pl"),
    [
        ("placed", {"seat": 0, "dice": [6, 5], "advisor": "sergeant"},
         "Ala places 6 and 5 on the Sergeant", "Ala kładzie 6 i 5 na Mieczniku"),
        ("placed", {"seat": 1, "dice": [6], "advisor": "crane"}, "Bob places 6 on the Crane", "Bob kładzie 6 na Żuraw"),
        ("placed", {"seat": 1, "dice": [6, 5, 1], "advisor": "crane"},
         "Bob places 6, 5 and 1 on the Crane", "Bob kładzie 6, 5 i 1 na Żuraw"),
        ("gained", {"seat": 0, "gain": {"gold": 2, "wood": 1}},
         "Ala gains 2 gold and 1 wood", "Ala dostaje 2 złota i 1 drewno"),
        ("gained", {"seat": 0, "gain": {"soldiers": 1, "stone": 22, "white_dice": 1}},
         "Ala gains 1 soldier, 22 stone and 1 white die", "Ala dostaje 1 oddział, 22 kamienie i 1 białą kość"),
        ("gained", {"seat": 0, "gain": {"goods": 5, "gold": 0}},
         "Ala gains 5 goods of any kind", "Ala dostaje 5 dowolnych zasobów"),
        ("gained", {"seat": 0, "gain": {}}, "Ala gains nothing", "Ala dostaje nic"),
        ("gained", {"seat": 0, "gain": {"points": -1}},
         "Ala gains −1 victory point", "Ala dostaje −1 punkt zwycięstwa"),
        ("lacks", {"seat": 0, "cost": {"stone": 1, "soldiers": 3}}, "Ala lacks 1 stone and 3 soldiers",
         "Ala nie ma 1 kamienia i 3 oddziałów"),
        ("built", {"seats": [0, 1], "what": ["inn", "crane"]},
         "Ala and Bob: Inn and Crane", "Ala i Bob: Tawernę i Żuraw"),
        ("built", {"seats": [], "what": ["inn"]}, "none: Inn", "brak: Tawernę"),
        ("count", {"k": 1, "m": 12}, "1 card of 12 soldiers", "1 kartę z 12 oddziałów"),
        ("left", {"n": 1}, "one left", "został jeden"),
        ("left", {"n": 3}, "3 left", "zostały 3"),
        ("left", {"n": 12}, "12 left", "zostało 12"),
        ("why", {"why": ["left", {"n": 2}], "rule": "K5.2", "more": ["amount.nothing", "icon.gold"]},
         "No: 2 left (K5.2)nothing and gold", "Nie: zostały 2 (K5.2)nic i złoto"),
        ("why", {"why": None, "rule": "K5.2", "more": ["icon.gold"]}, "No:  (K5.2)gold", "Nie:  (K5.2)złoto"),
        ("style", {"d": 2, "n": -4}, "Now {+2} −4 gold", "Teraz {+2} −4 złoto"),
        ("fought", {"seat": 0, "result": "win", "with_token": True, "n": 1},
         "Ala wins 1 card with a token", "Ala bierze kartę z żetonem"),
        ("fought", {"seat": 0, "result": "win", "with_token": False, "n": 5}, "Ala wins 5 cards", "Ala bierze 5 kart"),
        ("fought", {"seat": 1, "result": "draw", "with_token": 0, "n": 5},
         "Bob stands still (draw)", "Bob stoi (draw)"),
        ("fought", {"seat": 1, "result": "", "with_token": None, "n": 5}, "Bob ", "Bob "),
        ("lot", {"seats": [0, 1]}, "both", "oboje"),
        ("lot", {"seats": [1]}, "Bob", "Bob"),
        ("lot", {"seats": []}, "", ""),
        ("offer", {"offers": [{"gold": 1}, {"wood": 2, "stone": 1}, {}], "dice": [6, 5, 1]},
         "1 gold, 2 wood and 1 stone or nothing: 6 + 5 + 1", "1 złoto, 2 drewna i 1 kamień albo nic: 6 + 5 + 1"),
        ("mix", {"gold": 2, "wood": 0, "dice": (6,), "white": (1, 2)}, "2 gold 6, 1 and 2", "2 złota 6, 1 i 2"),
    ],
)  # fmt: skip
def test_sentences(speaker: Make, id: str, values: dict[str, Any], en: str, pl: str) -> None:
    assert speaker("en").t(id, **values) == en
    assert speaker("pl").t(id, **values) == pl


def test_rich_runs_tell_what_they_speak_of(speaker: Make) -> None:
    pl = speaker("pl")
    assert pl.rich("gained", seat=1, gain={"gold": 2}) == [
        Run("Bob", style="bold", kind="player", id="1"),
        Run(" dostaje "),
        Run("2 złota", kind="amount", id="gold", n=2),
    ]
    assert pl.rich("style", d=-1, n=3) == [
        Run("Teraz", style="bold"),
        Run(" {−1} 3 "),
        Run("złoto", kind="icon", id="gold"),
    ]
    runs = pl.rich("placed", seat=0, dice=[1], advisor="sergeant")
    assert runs[-1] == Run("Mieczniku", kind="name", id="sergeant")
    assert pl.rich("why", why=None, rule="K1", more=["icon.gold"])[1].kind == "rule"


@pytest.mark.parametrize(
    ("id", "values", "missing"),
    [
        ("nowhere", {}, "pl: nowhere: no such message"),
        ("placed", {"seat": 0, "dice": [1]}, "no value for {advisor}"),
        ("placed", {"seat": 0, "dice": [1], "advisor": "duke"}, "no name for duke"),
        ("placed", {"seat": 0, "dice": [1], "advisor": "inn"}, "the name of inn has no form loc"),
        ("placed", {"seat": 2, "dice": [1], "advisor": "crane"}, "no seat 2"),
        ("placed", {"seat": "Ala", "dice": [1], "advisor": "crane"}, "a value does not fit its placeholder"),
        ("gained", {"seat": 0, "gain": {"silver": 2}}, "amount.silver: no such message"),
        ("left", {}, "needs a value n"),
        ("broken", {}, "a lone brace"),
        ("fought", {"seat": 0, "result": "win", "with_token": 2, "n": 1}, "no message fought.with_token.2"),
        ("fought", {"seat": 0, "with_token": False, "n": 1}, "no value for {result}"),
        ("mix", {"gold": 2, "dice": (6,), "white": (1, 2)}, "no value for {wood}"),
    ],
)
def test_what_is_missing_is_told(speaker: Make, id: str, values: dict[str, Any], missing: str) -> None:
    with pytest.raises(MissingText, match="pl: ") as caught:
        speaker("pl").t(id, **values)
    assert missing in str(caught.value)


def test_names_are_never_read_as_messages(speaker: Make) -> None:
    odd = Speaker("en", NAMES, ["{n} <b>", "B"])
    assert odd.t("log.core.passes", seat=0) == "{n} <b> passes"


def test_the_current_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(current._Current, "lang", None)
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert language() == "pl"
    assert t("amount.gold", n=5) == "5 złota"
    set_language("en")
    assert (language(), t("amount.gold", n=5)) == ("en", "5 gold")
    with pytest.raises(MissingText, match="expected one of en, pl"):
        set_language("de")
    with pytest.raises(MissingText):
        Speaker("de")


@pytest.mark.parametrize(
    ("variables", "lang"),
    [({"LANG": "pl"}, "pl"), ({"LANG": "pl_PL", "LC_ALL": "C"}, "en"), ({"LC_MESSAGES": "pl_PL.UTF-8"}, "pl"),
     ({"LANG": "de_DE"}, "en")],
)  # fmt: skip
def test_the_language_of_the_computer(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], lang: str) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in variables.items():
        monkeypatch.setenv(variable, value)
    assert current.default_language() == lang


def test_polish_plural_forms() -> None:
    plural = gettext.c2py(PLURALS["pl"].partition("plural=")[2].rstrip(";"))
    forms = {0: [1], 1: [2, 4, 22, 34, 102], 2: [0, 5, 11, 12, 14, 21, 25, 112]}
    assert all(plural(n) == form for form, numbers in forms.items() for n in numbers)


def test_dice_are_told_in_words_and_with_their_faces(speaker: Make) -> None:
    said = speaker("en").rich("rolled", seat=0, dice=[6, 5, 1], white=[2])
    dice = [run for run in said if run.kind == "dice"]
    assert [(run.text, run.id, run.n) for run in dice] == [("6, 5 and 1", "6,5,1", 0), ("2", "2", 1)]
    assert speaker("pl").t("rolled", seat=0, dice=[6, 5], white=[]) == f"{speaker('pl').seats[0]} rzuca 6 i 5"
    (thrown,) = speaker("en").rich("thrown", dice=[4, 3], white=1)
    assert (thrown.id, thrown.n) == ("4,3", 1), "one at the end is nobody's"
