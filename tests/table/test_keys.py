"""One table of keys: nothing is used twice, in either language."""

from __future__ import annotations

import itertools

from kingsburg_table.table.input.events import Key, Mods
from kingsburg_table.table.keys import KEYS, TAKEN_LETTERS, Command, Stroke, chip_letters, command_of
from kingsburg_table.text import LANGUAGES, Speaker


def test_no_stroke_is_used_twice() -> None:
    strokes = [stroke for use in KEYS for stroke in use.strokes]
    assert len(set(strokes)) == len(strokes)
    for stroke in strokes:
        key = Key(stroke.name, stroke.name, Mods(stroke.shift, stroke.ctrl, stroke.alt))
        assert sum(other.matches(key) for other in strokes) == 1, stroke


def test_every_command_has_a_key_and_a_text() -> None:
    assert {use.command for use in KEYS} == set(Command)
    for lang in LANGUAGES:
        words = [Speaker(lang).t(use.text_id) for use in KEYS]
        assert len(set(words)) == len(words)


def test_the_keys_of_the_design() -> None:
    assert command_of(Key("enter")) is Command.SEAL
    assert command_of(Key("z")) is Command.ZOOM
    assert command_of(Key("z", mods=Mods(ctrl=True))) is Command.UNDO
    assert command_of(Key("z", mods=Mods(ctrl=True, shift=True))) is Command.REDO
    assert command_of(Key("backspace")) is Command.UNDO
    assert command_of(Key("tab", mods=Mods(shift=True))) is Command.FOCUS_BACK
    assert command_of(Key("/", char="?", mods=Mods(shift=True))) is Command.WHY_NOT
    assert command_of(Key("ß", char="?", mods=Mods(shift=True))) is Command.WHY_NOT  # a German keyboard
    assert command_of(Key("q")) is None
    assert {use.command for use in KEYS if use.held} == {Command.PEEK, Command.ZOOM}


def test_chip_letters_never_collide_with_the_table_or_each_other() -> None:
    labels = ["Pass", "Pay", "Recruit", "Leave", "Vote", "Zap", "Spasuj", "Zapłać", "Werbuj", "Łowca", "Życie", "Świt"]
    for some in itertools.permutations(labels, 3):
        letters = [letter.lower() for letter in chip_letters(some) if letter]
        assert len(set(letters)) == 3
        assert not set(letters) & TAKEN_LETTERS
    assert chip_letters(["vvv", "1+2", "Bid"]) == ["A", "B", "I"]
    assert chip_letters(["x"] * 40)[-1] == ""
    assert Stroke("v") in [stroke for use in KEYS for stroke in use.strokes]
