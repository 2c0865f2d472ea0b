"""Polish as a player says it: sentences that were read aloud and settled, and words that must not come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "rules_data"
POLISH = ROOT / "kingsburg_table" / "text" / "catalogues" / "pl"


def texts() -> dict[str, str]:
    """All that is said in Polish, each file in one line."""
    files = [*POLISH.glob("*.po"), *GAMES.glob("*/*.yaml")]
    joined = {f"{each.parent.name}/{each.name}": re.sub(r'"\s*\n\s*"', "", each.read_text("utf-8")) for each in files}
    return {name: " ".join(text.split()) for name, text in joined.items()}


ALL = texts()
SETTLED = {
    "potem wymień tę kartę na inną z puli": "pl/principato.po",
    "brak miejsca w zapasie": "pl/principato.po",
    "w magazynie zabrakło kostek": "pl/principato.po",
    "Poborca podatkowy (2 dowolne kostki)": "principato/cards.yaml",
    "każde twoje pole": "pl/principato.po",
    "każdą twoją rezydencję": "pl/principato.po",
    "{n} kostki pieniędzy": "pl/principato.po",
    "{n} kostki żywności": "pl/principato.po",
    "{n} oddziały milicji": "pl/principato.po",
    "Możesz jeszcze cofnąć ruchy. Gdy skończysz, naciśnij pieczęć.": "principato/teaching.yaml",
    "Wybierz, ile oddziałów odsyłasz, albo zatrzymaj wszystkie.": "principato/teaching.yaml",
    "a zagrana trafi do puli": "principato/teaching.yaml",
    "Żniwa dają żywność za pola, Targ pieniądze za rezydencje.": "principato/teaching.yaml",
    "Kliknij przygaszony element, a dowiesz się, dlaczego jest niedostępny.": "principato/teaching.yaml",
    "Zobaczcie siłę i punkty, potem grajcie dalej.": "pl/principato.po",
    "Siła teraz / po zaopatrzeniu wszystkich możliwych oddziałów": "pl/board_principato.po",
    "Gdzieś w roku {year}": "pl/board_principato.po",
    "Gdyby punktować teraz": "pl/board_principato.po",
    "pasek: ile można jeszcze zyskać": "pl/board_principato.po",
    "Na koniec gry daje tyle punktów, ile ma na sobie; liczy się do zadań": "pl/board_principato.po",
    "Karty Rekrutacja i Werbunek": "principato/rules.yaml",
    "Zwrot kostek": "principato/rules.yaml",
    "Przy 2 graczach: 5 i 0; przy 3: 6, 3 i 0; przy 4: 7, 4, 2 i 0.": "principato/rules.yaml",
    "same nie dają punktów; liczą się tylko dzięki zadaniom.": "principato/rules.yaml",
    "Gdy jest tylko jedna możliwość, nie pyta.": "principato/rules.yaml",
    'msgid "settings.motion" msgstr "Animacje"': "pl/table.po",
    'msgstr "Spacja"': "pl/table.po",
    'msgid "keys.chip" msgstr "wybierz odpowiedź"': "pl/table.po",
    "Wpisz imię tego gracza.": "pl/table.po",
    'msgstr "Anuluj"': "pl/table.po",
    "Wyłącz objaśnienia (": "pl/rules.po",
}


@pytest.mark.parametrize("sentence", SETTLED)
def test_a_settled_sentence_is_said(sentence: str) -> None:
    assert sentence in ALL[SETTLED[sentence]]


@pytest.mark.parametrize("words", [
    "Jednak nie", "odtworzon", "dwie dowolne", "Budowę: ", "sprzątani", "Sprzątani", "2 milicje", "swoich milicji",
    "ekranu głównego", "ekranie głównym", "(a)", "używałeś", "zasłon", "mysz ", "unktowanie", "nadrukowan", " %",
])  # fmt: skip
def test_words_that_read_badly_do_not_come_back(words: str) -> None:
    assert [name for name, text in ALL.items() if words in text] == []


@pytest.mark.parametrize("words", ["werbunek", "Nabór", "doradcy numer", "do numeru", "o numerze", "dpraw"])
def test_kingsburg_has_one_word_each_for_recruiting_and_rank(words: str) -> None:
    assert [name for name, text in ALL.items() if words in text] == []


@pytest.mark.parametrize("name", [name for name in ALL if "principato" in name])
def test_units_are_called_oddzialy(name: str) -> None:
    """An army is one, and has tokens and points of its own; what stands in it are units."""
    said = re.findall(r"\b[Ww]ojsk(?:ach|ami|u|iem)?\b|\b\w+ [Ww]ojska\b", ALL[name])
    assert [each for each in said if not each.endswith(("żetonów wojska", "żetony wojska", "żeton wojska"))
            and each not in ("Siła wojska", "siłę wojska", "bez wojska", "wojsku")] == []


STRAIGHT = re.compile(r"(?<=[A-Za-z}])'(?=[a-z])|(?<=s)'(?= [A-Za-z{])")


def test_english_apostrophes_are_curly() -> None:
    """In catalogues and in what the games' data say in English; comments and YAML's own quotation marks are none."""
    found = []
    for path in [*POLISH.with_name("en").glob("*.po"), *GAMES.glob("*/*.yaml")]:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            if not line.lstrip().startswith(("#", "msgid")) and STRAIGHT.search(line.partition("  #")[0]):
                found.append(f"{path.parent.name}/{path.name}:{number}")
    assert found == []
