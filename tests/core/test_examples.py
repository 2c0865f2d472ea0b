"""Worked examples: read with file and line, run, and honest about what came out otherwise."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent, indent

import pytest

from kingsburg_table.core.actions import IllegalAction
from kingsburg_table.core.components import DataErrors
from kingsburg_table.core.examples.compare import same, say, within
from kingsburg_table.core.examples.example import Example, ExampleResult, Plays, run_example
from kingsburg_table.core.examples.load import load_examples
from tests.toy.game import Grab

HEAD = """\
examples:
  B1:
    title: {en: Taking pebbles, pl: Branie kamyków}
    rules: [B1.1, B1.2]
    game: pebbles
    players: [Aga, Jan]
    at: round 2 / grab
    turn: Jan
    given:
      heap: 5
      Aga: {points: 4}
    chance: [{pebbles: [6, 1]}]
"""
BODY = """\
play:
  - Jan may only: [{do: grab}, leave]
  - Jan may not: {do: grab, count: 4}
  - Jan may: [{do: grab, count: 2}]
  - Jan: {do: grab, count: 4, refused: B1.2}
  - Aga: {do: grab, count: 1, refused: B1.1}
  - Jan: {do: grab, count: 2}
  - expect: {heap: 3, turn: Aga, Jan: {points: 3, pebbles: 2, black: 1}}
  - Aga: leave
  - Jan: leave
  - everybody sees: {Aga: {hand: "?"}}
  - Aga: {do: show, hand: fist}
  - Aga sees: {Aga: {hand: fist}}
  - Jan sees: {Aga: {hand: "?"}}
  - Jan: {do: show, hand: open}
expect: {over: true, winners: Aga, order: [Aga, Jan], Aga: {points: 6}, Jan: {points: 4}}
"""


def write(folder: Path, body: str, head: str = HEAD) -> Path:
    path = folder / "mine.yaml"
    path.write_text(head + indent(dedent(body), "    "), "utf-8")
    return path


def example(folder: Path, body: str = BODY, head: str = HEAD) -> Example:
    (found,) = load_examples(write(folder, body, head))
    return found


def test_an_example_runs(tmp_path: Path) -> None:
    assert run_example(example(tmp_path)) == ExampleResult("B1", True)
    assert str(run_example(example(tmp_path))) == "B1 ok"


def test_an_example_has_what_a_rules_browser_needs(tmp_path: Path) -> None:
    shown = example(tmp_path)
    assert (shown.title, shown.rules) == ({"en": "Taking pebbles", "pl": "Branie kamyków"}, ("B1.1", "B1.2"))
    (case,) = shown.cases
    session = case.session()
    assert session.path == "round 2 / grab"
    assert [seat.name for seat in session.seats] == ["Aga", "Jan"]
    assert session.state.heap == 5
    played = [step for step in case.steps if isinstance(step, Plays) and step.refused is None]
    assert (played[0].seat, played[0].action) == (1, Grab(2))
    for step in case.steps:
        step.run(session)
    assert list(case.expect.differences(session, session.state)) == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("Aga: {points: 6}", "Aga: {points: 7}", "expected Aga.points 7 got 6"),
        ("order: [Aga, Jan]", "order: [Jan, Aga]", "expected order [Jan, Aga] got [Aga, Jan]"),
        ("winners: Aga", "winners: [Aga, Jan]", "expected winners Aga, Jan got Aga"),
        ("over: true", "over: false", "expected over false got true"),
        ("over: true", "at: round 2", "expected at round 2 got the end"),
        ("over: true", "turn: Jan", "expected turn Jan got nobody"),
        ("over: true", "tie_break: goods", "expected tie_break goods got nothing"),
        ("heap: 3, turn: Aga", "heap: 3, turn: Jan", "expected turn Jan got Aga"),
        ("heap: 3,", "heap: 2, at: round 1,", "expected heap 2 got 3; expected at round 1 got round 2 / grab"),
        ("may only: [{do: grab}, leave]", "may only: [{do: grab}]", "got also {do: leave}"),
        ("may only: [{do: grab}, leave]", "may only: [{do: grab}, leave, {do: show}]", "only {do: show} got it is not"),
        ("may not: {do: grab, count: 4}", "may not: {do: grab, count: 3}", "got it is listed"),
        ("may: [{do: grab, count: 2}]", "may: [{do: grab, count: 4}]", "got it is not listed"),
        ("count: 4, refused: B1.2", "count: 4, refused: B1.1", "refused by B1.1 got B1.2 (heap)"),
        ("count: 4, refused: B1.2", "count: 2, refused: B1.2", "refused by B1.2 got it played"),
        ("count: 4, refused: B1.2", "count: 4", "expected Jan grab {count: 4} got a refusal by B1.2"),
        ('Jan sees: {Aga: {hand: "?"}}', "Jan sees: {Aga: {hand: fist}}", "Jan sees: expected Aga.hand fist got ?"),
        ('everybody sees: {Aga: {hand: "?"}}', "everybody sees: {heap: 1}", "everybody sees: expected heap 1 got 3"),
    ],
)
def test_what_comes_out_otherwise_is_told(old: str, new: str, message: str, tmp_path: Path) -> None:
    assert old in BODY
    result = run_example(example(tmp_path, BODY.replace(old, new)))
    assert not result.ok
    assert message in result.message
    assert str(result).startswith("B1 FAILED: ")


@pytest.mark.parametrize(
    ("chance", "message"),
    [
        ("[]", "the script has no result for 'pebbles'"),
        ("[{pebbles: [6, 7]}]", "2 dice of 6 sides expected"),
        ("[{pebbles: [6, 1]}, {pebbles: [1]}]", "expected nothing left over got pebbles"),
    ],
)
def test_chance_must_be_given_exactly(chance: str, message: str, tmp_path: Path) -> None:
    result = run_example(example(tmp_path, BODY, HEAD.replace("[{pebbles: [6, 1]}]", chance)))
    assert message in result.message


def test_names_in_labels_are_seats(tmp_path: Path) -> None:
    head = HEAD.replace("game: pebbles", "game: lanes").replace("round 2 / grab", "lap 2 / put")
    head = head.replace("{pebbles: [6, 1]}", "{dig Jan: [4]}").replace("heap: 5", "lap: 2")
    head = head.replace("Aga: {points: 4}", "Aga: {dug: 1}")
    body = "play: [{Jan: dig}]\nexpect: {Jan: {dug: 4}, Aga: {dug: 1}, turn: Jan}\n"
    assert run_example(example(tmp_path, body, head)) == ExampleResult("B1", True)


def test_a_whole_match_can_be_scripted_from_its_set_up(tmp_path: Path) -> None:
    head = "examples:\n  S1:\n    game: pebbles\n    players: [Aga, Jan]\n    chance: [{order: [Jan, Aga]}]\n"
    assert run_example(example(tmp_path, "expect: {turn: Jan, order: [Jan, Aga]}\n", head)) == ExampleResult("S1", True)


def test_a_wrong_path_is_told(tmp_path: Path) -> None:
    result = run_example(example(tmp_path, "expect: {}", HEAD.replace("round 2 / grab", "round 3")))
    assert result.message == "at: round 1 to 2 expected, not 'round 3'"


def test_cases_share_what_they_have_in_common(tmp_path: Path) -> None:
    body = """\
    play:
      - Jan: {do: grab, count: 2}
    expect: {heap: 3, Jan: {pebbles: 2}}
    cases:
      - title: {en: nothing more, pl: nic więcej}
      - title: {en: a bigger heap, pl: większy stos}
        given: {heap: 9, Aga: {black: 0}}
        expect: {heap: 7, Aga: {points: 4}}
      - title: {en: Aga leaves, pl: Aga odchodzi}
        play: [{Aga: leave}]
        expect: {turn: Jan}
    """
    shown = example(tmp_path, body)
    assert [case.title and case.title["en"] for case in shown.cases] == ["nothing more", "a bigger heap", "Aga leaves"]
    assert run_example(shown).ok
    wrong = run_example(example(tmp_path, body.replace("heap: 7", "heap: 8")))
    assert wrong.message == "case b: expected heap 8 got 7"


def test_invariants_are_checked_after_every_action(tmp_path: Path) -> None:
    result = run_example(example(tmp_path, BODY, HEAD.replace("Aga: {points: 4}", "Aga: {black: 4}")))
    assert result.message == "after Jan grab {count: 2}: more black pebbles than pebbles"


def test_a_position_that_no_rule_expects_fails_and_does_not_crash(tmp_path: Path) -> None:
    result = run_example(example(tmp_path, BODY, HEAD.replace("heap: 5", "order: [5]")))
    assert not result.ok


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("colour: red", 13, "unknown key: expected one of"),
        ("play: 3", 13, "expected a list"),
        ("play: [3]", 13, "expected one step"),
        ("play:\n  - Ola: leave", 14, "expected a player (Aga, Jan)"),
        ("play:\n  - Jan might: leave", 14, "expected may, may only, may not or sees after Jan, not 'might'"),
        ("play:\n  - Jan:\n      do: fly", 15, "fly"),
        ("play:\n  - Jan:\n      do: grab\n      count: three", 16, "expected a whole number, got 'three'"),
        ("play:\n  - Jan: {count: 3}", 14, "missing key do"),
        ("play:\n  - Jan may: {do: fly}", 14, "expected do: one of grab, leave, show"),
        ("play:\n  - Jan may:\n      do: grab\n      number: 3", 16, "unknown key: expected one of count"),
        ("expect:\n  dragons: 3", 14, "unknown key: the game has no such thing here"),
        ("expect:\n  Aga:\n    dragons: 3", 15, "unknown key: the game has no such thing here"),
        ("expect: {turn: Ola}", 13, "turn"),
        ("cases: [{given: {heap: many}}]", 13, "Expected `int`, got `str`"),
        ("cases: [{given: {dragons: 1}}]", 13, "unknown key"),
        ("cases:\n  - chance: [{a: 1, b: 2}]", 14, "expected one result"),
        ("cases:\n  - turn: Ola", 14, "expected a player (Aga, Jan), got 'Ola'"),
        ("cases: [{title: {en: x}}]", 13, "expected a text in en and pl"),
        ("cases: [{players: [Aga]}]", 2, "2 to 4 players, not 1"),
        ("cases: [{options: {speed: fast}}]", 2, "no option 'speed'; there are rounds"),
    ],
)
def test_mistakes_are_told_with_file_and_line(text: str, line: int, message: str, tmp_path: Path) -> None:
    path = write(tmp_path, text)
    with pytest.raises(DataErrors) as raised:
        load_examples(path)
    errors = raised.value.errors
    assert message in str(raised.value)
    assert [error.line for error in errors] == [line]
    assert errors[0].file == path.as_posix()


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("examples: 3", "expected a mapping from ids"),
        ("example: {}", "expected one section: examples"),
        ("- 1", "expected a mapping"),
        ("examples:\n  A: 3", "expected a mapping"),
        ("examples:\n  A: {players: [Aga, Jan]}", "missing key game: expected one of"),
        ("examples:\n  A: {game: chess, players: [Aga, Jan]}", "no game 'chess'"),
        ("examples:\n  A: {game: pebbles, players: [Aga, Jan], given: {heap: 1}}", "missing key at"),
        ("examples:\n  A: {}\n  A: {}", "doubled key"),
    ],
)
def test_files_that_are_no_examples(content: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(content, "utf-8")
    with pytest.raises(DataErrors, match=message):
        load_examples(path)


def test_all_mistakes_of_a_file_are_told(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("examples:\n  A: 1\n  B: 2\n  C: {game: chess}\n", "utf-8")
    with pytest.raises(DataErrors) as raised:
        load_examples(path)
    assert [error.line for error in raised.value.errors] == [2, 3, 4]


def test_values_are_compared_as_people_mean_them() -> None:
    assert same({"gold": 2}, {"gold": 2, "wood": 0, "stone": None, "cards": []})
    assert not same({"gold": 2}, {"gold": 2, "wood": 1})
    assert not same({"gold": 2, "wood": 1}, {"gold": 2})
    assert same([1, [2]], (1, (2,)))
    assert not same([1], [1, 2])
    assert same("", None)
    assert not same(True, 1)
    assert not same(1, True)
    assert within("year 1 / spring / build", "year 1/spring")
    assert not within("year 1 / spring", "year 1 / spring / build")
    assert say({"a": [True, None, "x"]}) == "{a: [true, nothing, x]}"


def test_a_refusal_in_an_example_changes_nothing(tmp_path: Path) -> None:
    (case,) = example(tmp_path).cases
    session = case.session()
    before = session.state_hash()
    with pytest.raises(IllegalAction):
        session.act(Grab(4), 1)
    assert session.state_hash() == before


def test_the_example_of_the_readme_runs(tmp_path: Path) -> None:
    readme = Path(__file__).resolve().parents[2] / "README.md"
    (text,) = re.findall(r"```yaml\n(examples:\n.*?)```", readme.read_text("utf-8"), re.DOTALL)
    path = tmp_path / "readme.yaml"
    path.write_text(text, "utf-8")
    assert [run_example(example) for example in load_examples(path)] == [ExampleResult("KT9", True)]
