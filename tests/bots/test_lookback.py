"""The look back: sums that add up, moments that were there, stopped and gone on with, kept beside the match."""

from __future__ import annotations

import json
import math
import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingsburg_table import cli, load_session, new_session
from kingsburg_table.bots.lookback import Depth, LookBack, Unfinished, beside, chances, doubts, keep, recall
from kingsburg_table.bots.lookback.analysis import Notes
from kingsburg_table.bots.lookback.weighing import Weighing, answered, asked
from kingsburg_table.bots.mind import has_mind, mind_of
from kingsburg_table.bots.values import Value
from kingsburg_table.core.catalogue import games
from kingsburg_table.text import set_language
from tests.test_recorded import FOLDER

GAMES = [game for game in games() if has_mind(game)]
DEPTH = Depth(1, 1)  #: tests look at what is told, not at how well it was thought


def finished(game: str) -> Path:
    return FOLDER / f"v0.1-{game}-2-finished.match"


@cache
def looked(game: str) -> LookBack:
    session = load_session(finished(game))
    session.keeper = None
    looking = LookBack(session, depth=DEPTH)
    looking.finish()
    return looking


@pytest.mark.parametrize("game", GAMES)
def test_start_luck_and_choice_add_up_to_the_result(game: str) -> None:
    looking = looked(game)
    course, outcome = looking.course, looking.session.outcome
    assert course is not None and outcome is not None
    assert len(course.points) == len(looking.session.records) - course.first + 1
    assert course.result == outcome.points
    for row in course.points:
        assert math.isclose(sum(row), sum(outcome.points), abs_tol=1e-6)
    for start, luck, choice, end in zip(course.start, course.luck, course.choice, course.result, strict=True):
        assert math.isclose(start + luck + choice, end)
    assert any(abs(luck) > 0.001 for luck in course.luck)


@pytest.mark.parametrize("game", GAMES)
def test_doubt_shrinks_and_chances_are_those_of_the_expected_points(game: str) -> None:
    looking = looked(game)
    course, outcome = looking.course, looking.session.outcome
    assert course is not None and outcome is not None
    doubt = doubts(looking.session, course)
    assert len(doubt) == len(course.points) and doubt[-1] == 0 < doubt[-2] < doubt[0]
    chance: tuple[float, ...] = ()
    for points, sure in zip(course.points, doubt, strict=True):
        chance = chances(points, sure)
        assert math.isclose(sum(chance), 1)
        assert (chance[0] > chance[1]) == (points[0] > points[1]) or math.isclose(*points)
    assert [each > 0 for each in chance] == [course.result[seat] == max(course.result) for seat in range(2)]


def test_a_chance_is_that_of_two_normal_guesses() -> None:
    """Two seats whose difference has a standard deviation of sqrt(2) times the doubt."""
    ahead = (1 + math.erf(3 / (2 * math.sqrt(2)) / math.sqrt(2))) / 2
    assert chances((13.0, 10.0), 2.0) == pytest.approx((ahead, 1 - ahead), abs=1e-4)
    assert chances((5.0, 5.0, 5.0), 1.0) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert chances((4.0, 4.0, 1.0), 0.0) == (0.5, 0.5, 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_moments_are_decisions_of_the_match_with_answers_that_it_had(game: str) -> None:
    looking = looked(game)
    assert looking.done and looking.progress == 1.0
    assert 1 <= len(looking.moments) <= 5
    assert [abs(each.gain) for each in looking.moments] == sorted((abs(each.gain) for each in looking.moments),
                                                                 reverse=True)
    for moment in looking.moments:
        decision = asked(looking.session, moment.record)
        assert decision is not None and decision.seat == moment.seat
        assert decision.options[moment.played].action == looking.session.records[moment.record].action
        assert moment.other != moment.played and moment.other < len(decision.options)


def test_luck_is_what_chance_brought_beside_its_average() -> None:
    """A match without chance in its records has no luck at all."""
    session = load_session(finished("kingsburg"))
    session.keeper = None
    session.history.records[:] = [msgspec.structs.replace(record, chance=()) for record in session.records]
    looking = LookBack(session, depth=DEPTH)
    while looking.course is None:
        looking.step()
    assert looking.course.luck == (0.0, 0.0)


def test_what_the_seat_could_not_know_does_not_weigh() -> None:
    """Weighed from the seat's own view: other secrets of the rival, the same verdict."""
    session = load_session(finished("principato"))
    session.keeper = None
    mind = mind_of("principato")
    traits = session.controller.traits(session.rules.data)
    value = Value(session.controller, traits, mind, "learned")
    number = next(n for n in range(20, len(session.records)) if answered(session, n) is not None)

    def verdict() -> Any:
        thought = Weighing(session, value, mind.levels["prince"]).weigh(number, 30)
        try:
            while True:
                next(thought)
        except StopIteration as end:
            return end.value

    before = verdict()
    state = session.state_at(number)
    seat = session.records[number].seat
    session.controller.redraw(state, seat, random.Random(9))
    state.chance += 1
    packed = session.codec.pack(state)
    assert packed != session.history.befores[number]
    session.history.befores[number] = packed
    assert verdict() == before


def test_it_can_be_stopped_anywhere_and_comes_to_the_same() -> None:
    whole = looked("kingsburg")
    session, notes = whole.session, Notes(DEPTH)
    rng = random.Random(2)
    for _ in range(100):
        looking = LookBack(session, msgspec.json.decode(msgspec.json.encode(notes), type=Notes))
        for _ in range(rng.randrange(800)):
            looking.step()
        looking.stop()
        notes = looking.notes
        assert 0 <= looking.progress <= 1
        if looking.done:
            break
    assert looking.done and notes == whole.notes


def test_it_is_kept_beside_its_match_and_nowhere_else(tmp_path: Path) -> None:
    whole = looked("kingsburg")
    path = tmp_path / "a.match"
    keep(path, whole.session, whole.notes)
    assert beside(path).is_file()
    assert recall(path, whole.session) == whole.notes
    other = load_session(FOLDER / "v0.1-kingsburg-3-finished.match")
    assert recall(path, other) is None


def test_stale_and_hostile_files_are_nobodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = looked("kingsburg")
    path = tmp_path / "a.match"
    keep(path, whole.session, whole.notes)
    good = json.loads(beside(path).read_text())
    moment = good["notes"]["again"][0]
    records = len(whole.session.records)
    again, points = good["notes"]["again"], good["notes"]["course"]["points"]
    broken: list[tuple[list[Any], Any]] = [
        (["match"], "0" * 64), (["engine"], ""), (["notes", "reached"], -1), (["notes", "reached"], records + 1),
        (["notes", "again", 0, "record"], records), (["notes", "again", 0, "seat"], 1 - moment["seat"]),
        (["notes", "again", 0, "played"], 9999), (["notes", "again", 0, "other"], 10**30),
        (["notes", "again", 0, "gain"], 1e300), (["notes", "again", 0, "parts"], [["no such group", 1.0]]),
        (["notes", "again", 0, "facts"], [["../../etc", 1.0, 2.0]]),
        (["notes", "again", 0, "aims"], [["no such", 1.0, 2.0]]), (["notes", "course", "points"], []),
        (["notes", "course", "luck"], [1.0]), (["notes", "course", "first"], 7), (["notes", "course"], None),
        (["notes", "depth", "again"], 10**9), (["notes", "tried"], [99_999]), (["notes", "extra"], 1),
        (["notes", "again"], [*again[:-1], again[0]]), (["notes", "again", 0, "parts"], moment["parts"] * 40),
        (["notes", "course", "points"], [*points[:-1], [each + 1 for each in points[-1]]]),
    ]
    for where, value in broken:
        data = json.loads(json.dumps(good))
        place = data
        for key in where[:-1]:
            place = place[key]
        place[where[-1]] = value
        beside(path).write_text(json.dumps(data))
        assert recall(path, whole.session) is None, where
    for content in (b"", b"{", b"[" * 100_000, b"\xff\xfe", b'{"match":"a\xff"}', b"x" * 4_000_001):
        beside(path).write_bytes(content)
        assert recall(path, whole.session) is None
    beside(path).unlink()
    beside(path).mkdir()
    assert recall(path, whole.session) is None


def test_moments_before_what_a_match_reaches_back_to_are_nobodys(tmp_path: Path) -> None:
    """A match that went on from a snapshot knows nothing of what was before; asking for it was an error."""
    path = tmp_path / "a.match"
    session = load_session(finished("kingsburg"))
    session.keeper = None
    moment = next(each for each in looked("kingsburg").notes.again if each.record)
    session.history.befores[: moment.record + 1] = [None] * (moment.record + 1)
    notes = msgspec.structs.replace(looked("kingsburg").notes, done=False)
    keep(path, session, notes)
    assert recall(path, session) is None
    keep(path, session, msgspec.structs.replace(notes, course=None, weighed=[], again=[], tried=[], reached=0))
    assert recall(path, session) is not None


def test_a_match_that_went_on_from_a_snapshot_is_looked_back_on_from_there() -> None:
    """What was before the figures were corrected can still be reached; what lies between cannot."""
    session = load_session(finished("kingsburg"))
    session.keeper = None
    last = len(session.records)
    session.history.befores[last - 60 : last - 20] = [None] * 40
    looking = LookBack(session, depth=DEPTH)
    looking.finish()
    assert looking.done and looking.course is not None and looking.course.first == last - 20
    assert all(moment.record >= last - 20 for moment in looking.notes.weighed)


def test_only_finished_matches_are_looked_back_on() -> None:
    with pytest.raises(Unfinished):
        LookBack(new_session("kingsburg", ["Ada", "Jan"], seed=1))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_command_line_tells_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setattr("kingsburg_table.text.current._Current.lang", lang)
    path = tmp_path / "a.match"
    path.write_bytes(finished("kingsburg").read_bytes())
    whole = looked("kingsburg")
    keep(path, whole.session, msgspec.structs.replace(whole.notes, depth=Depth(1, 4)))
    assert cli.main(["--lang", lang, "analyse", str(path), "--budget", "1"]) == 0
    told = capsys.readouterr().out
    assert ("Luck and choice" if lang == "en" else "Los i wybory") in told and "  5. " in told
    assert cli.main(["--lang", lang, "analyse", str(path), "--budget", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["seats"] == ["Ada", "Jan"] and len(data["moments"]) == 5
    assert data["moments"][0]["why"]
    assert path.read_bytes() == finished("kingsburg").read_bytes()
    half = FOLDER / "v0.1-kingsburg-2-half.match"
    assert cli.main(["--lang", lang, "analyse", str(half)]) == 1
    set_language("en")
