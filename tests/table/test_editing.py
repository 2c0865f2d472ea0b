"""Typing a name: letters, AltGr, paste, selection, and never more than sixteen."""

from __future__ import annotations

from kingsburg_table.table.widgets.editing import Editing, clean_line


def test_typing_and_erasing() -> None:
    line = Editing("Ola")
    assert line.insert("ń") and line.text == "Olań" and line.caret == 4
    assert line.erase(back=True) and line.text == "Ola"
    line.put(0)
    assert not line.erase(back=True) and line.erase(back=False) and line.text == "la"


def test_selection_is_replaced() -> None:
    line = Editing("Marek")
    line.select_all()
    assert line.selected == "Marek"
    line.insert("Żółw")
    assert line.text == "Żółw" and line.selection == (4, 4)
    line.put(1)
    line.move(back=False, select=True)
    line.move(back=False, select=True)
    assert line.selected == "ół"
    line.erase(back=True)
    assert line.text == "Żw"


def test_sixteen_letters_and_no_more() -> None:
    line = Editing("", limit=16)
    assert line.insert("Maksymilian Wielki Trzeci") and line.overflowed
    assert line.text == "Maksymilian Wiel" and len(line.text) == 16
    assert line.insert("x") and line.text == "Maksymilian Wiel" and line.overflowed
    assert line.erase(back=True) and not line.overflowed
    assert line.insert("ż") and not line.overflowed and len(line.text) == 16


def test_pasted_text_becomes_one_clean_line() -> None:
    assert clean_line("a\nb\tc\x00\x1b") == "a b c"
    assert clean_line("Zo\u0301sia") == "Zósia" and len(clean_line("Zo\u0301sia")) == 5


def test_words() -> None:
    line = Editing("Jan Maria Rokita")
    line.move(back=True, word=True)
    assert line.caret == 10
    assert line.erase(back=True, word=True) and line.text == "Jan Rokita"
    line.put(0)
    line.move(back=False, word=True)
    assert line.caret == 4
