"""The command line tells what is wrong, and how it ended by its exit code."""

from __future__ import annotations

import errno
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kingsburg_table import __main__, cli, load_session, new_session, places
from kingsburg_table.cli import simulate
from kingsburg_table.table.shelf.trouble import why
from kingsburg_table.text import current
from tests.support.matches import played
from tests.toy.game import Leave, PebblesController, Show


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(current._Current, "lang", "en")


def test_validate_finds_nothing_wrong_with_good_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.yaml").write_text("a: 1\n", "utf-8")
    assert cli.main(["validate", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "1 data file checked, errors: 0\n"


def test_validate_lists_every_error_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.yaml").write_text("a: 1\na: &b 2\n", "utf-8")
    (tmp_path / "b.yaml").write_text("[", "utf-8")
    assert cli.main(["validate", str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert [line.split(": ")[0] for line in said.out.splitlines()] == ["a.yaml:2", "a.yaml:2", "b.yaml:1"]
    assert said.err == "2 data files checked, errors: 3\n"


@pytest.mark.parametrize("game", ["kingsburg", "principato"])
def test_validate_reads_the_teaching_of_every_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    shutil.copytree(places.rules_data() / game, tmp_path / game)
    assert cli.main(["validate", str(tmp_path)]) == 0
    file = tmp_path / game / "teaching.yaml"
    text = file.read_text("utf-8").replace("  seal:\n    text:", "  sealing:\n    text:")
    file.write_text(text.replace("point: [seal]", "point: [wax]"), "utf-8")
    capsys.readouterr()
    assert cli.main(["validate", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert f"{game}/teaching.yaml" in told and "unknown kind of decision" in told and "unknown place wax" in told


def test_an_empty_folder_is_not_valid(tmp_path: Path) -> None:
    assert cli.main(["validate", str(tmp_path)]) == 1


def test_the_module_starts_the_command_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("a: 1\n", "utf-8")
    monkeypatch.setattr(sys, "argv", ["kingsburg-table", "validate", str(tmp_path)])
    assert __main__.main() == 0
    done = subprocess.run([sys.executable, "-m", "kingsburg_table", "--help"], capture_output=True, text=True)
    assert (done.returncode, "validate" in done.stdout) == (0, True)


# -- simulate -------------------------------------------------------------------------------------------------------


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str], str]:
    code = cli.main(list(words))
    out = capsys.readouterr()
    return code, out.out.splitlines(), out.err


def test_simulate_tells_games_decisions_speed_and_scores(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, "simulate", "pebbles", "--players", "3", "--games", "5", "--seed", "7")
    assert (code, err) == (0, "")
    assert out[0] == "5 games"
    assert out[1].endswith(" decisions")
    assert out[2].startswith("per second: games ")
    assert out[3].startswith("scores: mean ")


def test_the_number_of_jobs_does_not_matter(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "kingsburg", "--players", "2", "--games", "6", "--seed", "3", "--jobs")
    _, one, _ = said(capsys, *words, "1")
    _, two, _ = said(capsys, *words, "2")
    assert (one[:2], one[3]) == (two[:2], two[3])


def test_a_violation_is_told_with_seed_and_action(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        PebblesController, "invariants", lambda self, state: ["too many"] if state.players[0].pebbles > 5 else []
    )
    words = ("simulate", "pebbles", "--players", "2", "--games", "50")
    code, out, _ = said(capsys, *words, "--seed", "0")
    assert code == 1
    seed, action = (int(word.rstrip(":,")) for word in out[0].split() if word.rstrip(":,").isdigit())
    assert out[0] == f"Violation in the game with seed {seed}, after action {action}: too many"
    assert said(capsys, *words[:-2], "--games", "1", "--seed", str(seed)) == (1, out, "")


def test_a_rule_that_breaks_is_a_violation_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.toy.game.reveal", None)
    monkeypatch.setattr("tests.toy.game.ShowStep.apply", lambda *_: 1 / 0)
    code, out, _ = said(capsys, "simulate", "pebbles", "--players", "2", "--games", "1")
    assert (code, "ZeroDivisionError" in out[0]) == (1, True)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("chess", "--players", "2"), "no game 'chess'; there are"),
        (("pebbles", "--players", "9"), "2 to 4 players, not 9"),
        (("pebbles", "--players", "0"), "2 to 4 players, not 0"),
        (("pebbles", "--players", "-3"), "2 to 4 players, not -3"),
        (("pebbles", "--players", "999999999999"), "2 to 4 players, not 999999999999"),
        (("pebbles", "--players", "2", "--option", "speed=on"), "no option 'speed'; there are rounds"),
        (("pebbles", "--players", "2", "--option", "rounds=six"), "one of two, one, not 'six'"),
    ],
)
def test_wrong_arguments_are_told_in_a_line(
    words: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = said(capsys, "simulate", *words)
    assert (code, out, message in err) == (2, [], True)


@pytest.mark.parametrize("words", [("--games", "0"), ("--games", "9" * 5000), ("--jobs", "x"), ("--option", "rounds")])
def test_arguments_that_are_none(words: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["simulate", "pebbles", "--players", "2", *words])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert words[0] in told and "_count" not in told


def test_progress_is_shown_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate.sys.stderr, "isatty", lambda: True, raising=False)
    _, _, err = said(capsys, "simulate", "pebbles", "--players", "2", "--games", "2")
    assert "] 1/2" in err
    assert "] 2/2" in err


# -- replay ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "a.match"
    played("kingsburg", path, players=3, seed=2, steps=60)
    return path


def test_replay_tells_the_story_in_both_languages(match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = match.read_bytes()
    code, english, _ = said(capsys, "replay", str(match))
    assert code == 0
    _, polish, _ = said(capsys, "replay", str(match), "--lang", "pl")
    assert len(english) == len(polish) > 10
    assert english != polish
    assert match.read_bytes() == content


def test_replay_shows_how_things_stood(match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = load_session(match)
    code, out, _ = said(capsys, "replay", str(match), "--to", "3")
    assert code == 0
    assert f"After 3 actions: {out[-4].partition(': ')[2]}" == out[-4]
    assert [line.split(":")[0].strip() for line in out[-3:]] == [seat.name for seat in session.seats]
    assert len(load_session(match).records) == len(session.records)


def test_replay_as_json(match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = load_session(match)
    _, out, _ = said(capsys, "replay", str(match), "--json")
    story: dict[str, Any] = json.loads("\n".join(out))
    assert len(story["records"]) == len(session.records)
    assert story["records"][0]["action"]["do"]
    _, out, _ = said(capsys, "replay", str(match), "--json", "--to", "2")
    state = json.loads("\n".join(out))
    assert (state["records"], state["state"]["chance"]) == (2, 0)
    assert [player["tokens"] for player in state["state"]["players"]] == [0, 0, 0]


def test_replay_tells_no_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.match"
    session = new_session("pebbles", ["Aga", "Jan"], seed=1, journal=path)
    for action in (Leave(), Leave(), Show("fist")):
        session.act(action)
    for words in ((), ("--json",), ("--to", "3"), ("--to", "3", "--json")):
        code, out, _ = said(capsys, "replay", str(path), *words)
        assert (code, "fist" in "\n".join(out)) == (0, False)
    session.act(Show("fist"))
    assert any("fist" in line for line in said(capsys, "replay", str(path))[1])


def test_replay_of_a_finished_match_tells_the_places(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.match"
    session = played("kingsburg", path, players=2, steps=4000)
    assert session.outcome is not None
    _, out, _ = said(capsys, "replay", str(path))
    assert out[-2].startswith(f"1. {session.seats[session.outcome.winners[0]].name}, ")


@pytest.mark.parametrize("to", ["-1", "1000"])
def test_replay_beyond_the_end(to: str, match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, "replay", str(match), f"--to={to}")
    assert (code, out, to.replace("-", "−") in err) == (2, [], True)


def test_replay_of_a_damaged_file_names_file_and_line(match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match.write_bytes(match.read_bytes().replace(b"Aga", b"Ola"))
    code, out, err = said(capsys, "replay", str(match), "--lang=pl")
    assert (code, out) == (1, [])
    assert err == "a.match w wierszu 1 został zmieniony, ucięty lub uszkodzony. Plik pozostaje bez zmian.\n"


@pytest.mark.parametrize(("name", "reason"), [
    ("none.match", "Nie można odczytać none.match: nie ma takiego miejsca."), (".", "to folder"),
    ("x" * 300, "nazwa jest za długa. Wybierz krótszą"), ("a\0b", "to nie jest plik"),
])  # fmt: skip
def test_what_the_system_refuses_is_told_in_the_players_language(
    name: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = said(capsys, "replay", f"{tmp_path}/{name}", "--lang=pl")
    assert (code, reason in err) == (1, True), err


def test_a_reason_that_is_rare_is_named_as_the_system_names_it() -> None:
    assert why(OSError(errno.EMFILE, "Too many open files")) == "the system refuses (EMFILE)"


def test_replay_tells_of_a_torn_line(match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match.write_bytes(match.read_bytes()[:-5])
    code, _, err = said(capsys, "replay", str(match))
    assert (code, "was cut off" in err) == (0, True)


# -- examples and validate ------------------------------------------------------------------------------------------

EXAMPLE = """\
examples:
  X1: {game: pebbles, players: [Aga, Jan], chance: [{order: [Jan, Aga]}], expect: {turn: Jan}}
  X2: {game: pebbles, players: [Aga, Jan], chance: [{order: [Jan, Aga]}], expect: {turn: Aga}}
"""


def test_examples_of_any_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(EXAMPLE, "utf-8")
    code, out, err = said(capsys, "examples", str(path))
    assert (code, out) == (1, ["X1 ok", "X2 FAILED: expected turn Aga got Jan"])
    assert err == "2 examples run, failures: 1\n"
    path.write_text("".join(EXAMPLE.splitlines(keepends=True)[:2]), "utf-8")
    assert said(capsys, "examples", str(path)) == (0, ["X1 ok"], "1 example run, failures: 0\n")


def test_an_unreadable_file_fails_but_the_others_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text("".join(EXAMPLE.splitlines(keepends=True)[:2]), "utf-8")
    bad.write_text("examples: [", "utf-8")
    code, out, err = said(capsys, "examples", str(bad), str(good), str(tmp_path / "none.yaml"))
    assert (code, out) == (1, ["X1 ok"])
    assert "bad.yaml:1: is not valid YAML" in err
    assert "none.yaml: cannot be read" in err


def broken(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """The shipped data with one thing changed."""
    import shutil

    shutil.copytree(places.rules_data() / "kingsburg", tmp_path / "kingsburg")
    path = tmp_path / "kingsburg" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("enemies.yaml", "strength: ", "strength: x", "kingsburg/enemies.yaml:"),
        ("buildings.yaml", "points: ", "pints: ", "unknown key"),
        ("rules.yaml", "see: [K1.2", "see: [K99.9", "unknown rule K99.9"),
        ("rules.yaml", "pl: Pięć lat po osiem faz", "de: Fünf Jahre", "missing key pl"),
        ("rules.yaml", "  K1.1:", "  X1.1:", "expected a number of one of the chapters"),
    ],
)
def test_validate_checks_what_the_games_ask(
    file: str, old: str, new: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = said(capsys, "validate", str(broken(tmp_path, file, old, new)))
    assert (code, message in "\n".join(out)) == (1, True)
    assert all(line.startswith("kingsburg/") for line in out)
    assert said(capsys, "validate", str(tmp_path / "kingsburg"))[:2] == (code, out)


def test_validate_checks_examples_and_the_rules_they_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = broken(tmp_path, "rules.yaml", "  K1.1:", "  K1.1:")
    text = "examples:\n  E1:\n    players: [Aga, Jan]\n    rules: [K1.1, K77.1]\n"
    (folder / "kingsburg" / "examples.yaml").write_text(text, "utf-8")
    assert said(capsys, "validate", str(folder))[1] == ["kingsburg/examples.yaml:2: E1: unknown rule K77.1"]


def test_the_table_opens_without_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []
    module = type(sys)("kingsburg_table.table.app")
    module.main = lambda: opened.append(1) or 0  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "kingsburg_table.table.app", module)
    assert (cli.main([]), cli.main(["play"]), opened) == (0, 0, [1, 1])


def test_a_reader_that_has_seen_enough_is_no_error(match: Path) -> None:
    command = [sys.executable, "-m", "kingsburg_table", "replay", str(match), "--json"]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "LANG": "C"})
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.close()
    assert (child.wait(), child.stderr.read()) == (0, b"")
    child.stderr.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full is not everywhere")
@pytest.mark.parametrize(("lang", "word"), [("en", "the disk is full"), ("pl", "dysk jest pełny")])
def test_a_full_disk_behind_what_is_printed_is_told_in_a_line(match: Path, lang: str, word: str) -> None:
    command = [sys.executable, "-m", "kingsburg_table", "replay", str(match), "--json", "--lang", lang]
    with open("/dev/full", "w") as full:  # noqa: PTH123
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, encoding="utf-8",
                              env={**os.environ, "PYTHONIOENCODING": "utf-8"})  # fmt: skip
    assert done.returncode == 1 and word in done.stderr and len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("words", [["examples", "none.yaml"], ["replay", "none.match"], []])
def test_a_windowed_start_has_nowhere_to_print(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingsburg_table.table.app.main", lambda: 0)
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.main(words) == (1 if words else 0)
