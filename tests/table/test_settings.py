"""Settings survive restarts, and damaged files."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from kingsburg_table.table.folders import data_folder, matches_folder
from kingsburg_table.table.scenes.rules import RulesScene
from kingsburg_table.table.scenes.settings import SettingsScene
from kingsburg_table.table.settings import SeatMemory, Settings, SettingsFile, SetupMemory, Tempo
from tests.table.hand import Hand
from tests.table.sitting import Sitting


def test_everything_comes_back(home: Path) -> None:
    file = SettingsFile()
    values = file.values
    values.language, values.tempo, values.text_size, values.high_contrast = "pl", Tempo.BRISK, 125, True
    values.window.position = (-1900, 40)
    values.set_ends_without_press("Ola", True)
    values.last_setup["kingsburg"] = SetupMemory([SeatMemory("Żółw", 3, 1)], {"x": "on"}, 0)
    file.save()
    again = SettingsFile()
    assert again.values == values and again.notice is None
    assert again.values.ends_without_press("OLA") and not again.values.ends_without_press("Jan")
    assert file.path.parent == home


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe\x00", b"[]", b'{"text_size": 900}', b'{"tempo": "frantic"}', b'{"window": {"size": "big"}}',
     b"null" * 1000],
)  # fmt: skip
def test_a_damaged_file_is_kept_aside(home: Path, content: bytes) -> None:
    home.mkdir()
    (home / "settings.json").write_bytes(content)
    file = SettingsFile()
    assert file.values == Settings()
    assert file.notice is not None and file.notice.id == "frame.settings_damaged"
    assert (home / file.notice.values["file"]).read_bytes() == content
    file.save()
    assert SettingsFile().notice is None
    (home / "settings.json").write_bytes(content)
    second = SettingsFile()
    assert second.notice not in (None, file.notice) and (home / file.notice.values["file"]).exists()


def test_unknown_settings_of_a_newer_program_do_no_harm(home: Path) -> None:
    home.mkdir()
    (home / "settings.json").write_text(json.dumps({"language": "pl", "smell": 7}))
    assert SettingsFile().values.language == "pl"


def test_a_write_that_fails_leaves_the_old_file(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SettingsFile()
    file.values.language = "pl"
    file.save()

    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", full)
    file.values.language = "en"
    with pytest.raises(OSError, match="no space"):
        file.save()
    assert SettingsFile().values.language == "pl"


def test_folders_follow_the_variable(home: Path) -> None:
    assert data_folder() == home and matches_folder() == home / "matches"


def test_opened_from_the_rules_they_speak_of_the_match_on_the_table_or_of_nobody(hand: Callable[..., Hand]) -> None:
    """Whoever sat here last time is not who reads now."""
    table = hand((1280, 720))
    table.app.settings.last_game = "kingsburg"
    table.app.settings.last_setup["kingsburg"] = SetupMemory([SeatMemory("Bogna", 1, 0)])
    table.show(RulesScene("kingsburg"))
    table.click("settings")
    assert isinstance(table.scene, SettingsScene) and table.scene._who() == []
    table.app.stack.pop()
    table.app.stack.pop()
    sitting = Sitting(table, "kingsburg", 2)
    names = [seat.name for seat in sitting.session.seats]
    table.show(RulesScene("kingsburg", at_table=True))
    table.click("settings")
    assert isinstance(table.scene, SettingsScene) and [name for _, name in table.scene._who()] == names
