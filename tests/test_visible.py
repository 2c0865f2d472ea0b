"""Signs that nobody sees are written out wherever the command line prints, and refused in names."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from kingsburg_table.cli import main
from kingsburg_table.core.seats import BadSeats, seat_list
from kingsburg_table.visible import visible
from tests.support.hostile import changed
from tests.support.matches import played
from tests.support.pipes import make_pipe

EVIL = "\x1b[2J\u202egnp\x00\x9b\u2028\u200f"


def shown(capsys: pytest.CaptureFixture[str]) -> str:
    """What was printed, in which nothing hidden may be."""
    captured = capsys.readouterr()
    text = captured.out + captured.err
    assert all(line.isprintable() for line in text.split("\n")), ascii(text)
    return text


@pytest.mark.parametrize(("text", "said"), [
    ("plain", "plain"), ("Żółw 💶", "Żółw 💶"), ("a\u00a0b", "a\u00a0b"), ("\x1b[31m", "\\x1b[31m"),
    ("\u202e", "\\u202e"), ("a\nb", "a\\x0ab"), ("\udcb3", "\\xb3"), ("\ud800", "\\ud800"),
    ("\U000e0041", "\\U000e0041"),
])  # fmt: skip
def test_what_is_hidden_is_written_out(text: str, said: str) -> None:
    assert visible(text) == said
    said.encode()


@pytest.mark.parametrize("name", ["\x1b[31mA", "A\u202e", "A\x7f", "A\u200f", "A\0", "A\ud800", "A\u2066b"])
def test_names_of_people_show_everything(name: str) -> None:
    with pytest.raises(BadSeats) as raised:
        seat_list([name, "Jan"], range(2, 6))
    assert str(raised.value).isprintable()


@pytest.mark.parametrize("words", [
    ["simulate", EVIL, "--players", "2"], ["simulate", "pebbles", "--players", "2", "--option", f"{EVIL}=1"],
    ["simulate", "pebbles", "--players", "2", "--option", f"rounds={EVIL}"], ["replay", f"{EVIL[:5]}x"],
    ["replay", os.fsdecode(b"\xb3\x1b.match")], [EVIL], ["validate", "--" + EVIL], ["examples", EVIL[:9]],
    ["simulate", "pebbles", "--players", EVIL],
])  # fmt: skip
def test_arguments_are_told_as_they_can_be_seen(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main([word.replace("\0", "") for word in words])
    except SystemExit as end:
        code = int(end.code or 0)
    assert code
    assert "\\x1b" in shown(capsys) or words[-1].startswith("rounds") or "\\xb3" in words[-1]


@pytest.mark.parametrize("change", [{"game": EVIL}, {"version": EVIL}, {"created": EVIL}, {EVIL: 1}])
def test_a_match_file_is_told_as_it_can_be_seen(
    change: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.match"
    played("pebbles", path, steps=5)
    changed(path, lambda content: content[0].update(change))
    assert main(["replay", str(path)]) == 1
    assert shown(capsys)


YAML = "\\e[2J\\u202e\\x9b"


@pytest.mark.parametrize("content", [
    f'"{YAML}": {{inn: {{}}}}\n', f'buildings: {{"{YAML}": {{}}}}\n', f'buildings: {{inn: {{"{YAML}": 1}}}}\n',
    f'buildings: {{inn: {{name: "{YAML}"}}}}\n', f'"{YAML}": 1\n"{YAML}": 2\n', "a: !x\u202ey b\n",
])  # fmt: skip
def test_data_files_are_told_as_they_can_be_seen(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kingsburg").mkdir()
    (tmp_path / "kingsburg" / "buildings.yaml").write_text(content, encoding="utf-8")
    assert main(["validate", str(tmp_path)]) == 1
    assert shown(capsys)


def test_an_example_of_somebody_elses_is_told_as_it_can_be_seen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(f'examples:\n  "X{YAML}":\n    game: pebbles\n    players: ["A{YAML}", B]\n    rules: ["{YAML}"]\n')
    assert main(["examples", str(path)]) == 1
    assert shown(capsys)


def test_a_replay_as_json_hides_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from kingsburg_table.cli.said import say_json

    say_json(json.dumps({"name": f"{EVIL}Żółw"}, ensure_ascii=False, indent=1))
    assert json.loads(shown(capsys)) == {"name": f"{EVIL}Żółw"}


def test_a_terminal_with_few_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import io
    import sys

    from kingsburg_table.cli.said import say

    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    say("Żółw")
    out.flush()
    assert out.buffer.getvalue() == b"\\u017b\\xf3\\u0142w\n"  # type: ignore[attr-defined]


@pytest.mark.parametrize("place", ["/dev/zero", "pipe", ".", "a\0b"])
def test_data_files_are_files(place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if place == "pipe":
        make_pipe(tmp_path / place)
    assert main(["examples", str(tmp_path / place) if place != "/dev/zero" else place]) == 1
    assert "cannot be read" in shown(capsys)
