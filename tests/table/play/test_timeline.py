from __future__ import annotations

import random
from typing import Any

import pytest

from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session
from kingsburg_table.table.layout import table_layout
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.play.match import at_the_table
from kingsburg_table.table.play.replayer import SPEEDS, Replayer
from kingsburg_table.table.play.timeline import Timeline, sampled
from tests.table.play.made import toy_session
from tests.toy.game import Grab, Leave, Show


def played(game: str = "kingsburg", seats: int = 3, seed: int = 4, records: int | None = None) -> Session[Any, Any]:
    session = new_session(game, ["Aga", "Filip", "Jan", "Ola", "Ewa"][:seats], seed=seed)
    choose = random.Random(seed)
    while session.decision is not None and (records is None or len(session.records) < records):
        session.act(choose.choice(session.decision.options))
    return session


def toy() -> Session[Any, Any]:
    session = toy_session(seed=7)
    for action in (Grab(2), Leave(), Grab(1), Leave(), Show("fist"), Show("open")):
        session.act(action)
    return session


def test_turns_follow_the_seats_and_secret_choices_are_no_moments() -> None:
    line = Timeline(toy())
    assert [moment.record for moment in line.moments] == [0, 1, 2, 3, 4, 6], "the first show tells nobody anything"
    assert line.turns == (0, 1, 0, 0, 1), "a grab after the other has left is the same turn, a show is not"
    assert [moment.turn for moment in line.moments] == [0, 0, 1, 2, 2, 4]
    assert [(span.first, span.last, span.name) for span in line.rounds] == [(0, 4, "round 1")]


def test_a_moment_knows_the_points_that_all_may_see_and_where_many_scored() -> None:
    session = played()
    line = Timeline(session)
    assert session.outcome is not None and line.moments[-1].points == session.outcome.points
    assert line.moments[0].points == (0, 0, 0)
    for before, after in zip(line.moments, line.moments[1:], strict=False):
        moved = sum(a != b for a, b in zip(before.points, after.points, strict=True))
        assert after.scoring == (moved > 1)
    assert any(moment.scoring for moment in line.moments)


def test_every_turn_belongs_to_one_round_and_rounds_to_one_year() -> None:
    line = Timeline(played())
    assert [span.name for span in line.rounds] == [f"year {n}" for n in range(1, 6)]
    assert line.rounds[0].first == 0 and line.rounds[-1].last == len(line.turns) - 1
    assert all(a.last + 1 == b.first for a, b in zip(line.rounds, line.rounds[1:], strict=False))


def test_a_match_that_forgot_its_middle_shows_what_it_knows() -> None:
    session = toy()
    session.history.befores[1] = session.history.befores[2] = None
    line = Timeline(session)
    assert [moment.record for moment in line.moments] == [0, 3, 4, 6]
    assert line.at(2) == 0 and line.at(3) == 1 and line.at(99) == 3


def test_the_chart_samples_seasons_where_there_are_enough_of_them() -> None:
    line = Timeline(played())
    steps = list(sampled(line))
    assert steps[0] == 0 and steps[-1] == line.last and 12 <= len(steps) <= 40
    assert steps == sorted(set(steps))
    short = Timeline(toy())
    assert list(sampled(short))[-1] == short.last


@pytest.mark.parametrize("jump", ["action", "turn", "scoring"])
def test_steps_go_there_and_back(jump: Any) -> None:
    replayer = Replayer(played(), record=0)
    replayer.jump = jump
    places = [replayer.at]
    while replayer.step(1):
        places.append(replayer.at)
    assert replayer.at == replayer.timeline.last and replayer.over
    assert replayer.counters(0)["points"] == replayer.session.outcome.points[0]  # type: ignore[union-attr]
    back = [replayer.at]
    while replayer.step(-1):
        back.append(replayer.at)
    assert back[-1] == 0
    if jump == "action":
        assert back == places[::-1] == list(range(len(replayer.timeline)))[::-1]


def test_it_plays_at_its_speed_and_stops_at_the_end() -> None:
    replayer = Replayer(played(), record=0)
    replayer.toggle()
    assert not replayer.tick(999) or replayer.at == 0
    assert replayer.tick(500) or replayer.tick(500)
    for speed in SPEEDS[1:]:
        replayer.faster(1)
        assert replayer.speed == speed
    replayer.faster(1)
    before = replayer.at
    replayer.tick(500)
    assert replayer.at == before + 8, "sixteen times: eight steps in half a second"
    replayer.tick(60_000)
    assert replayer.at == before + 16, "it does not run on after the lid was closed"
    replayer.seek(10**6)
    assert not replayer.playing and replayer.over
    replayer.toggle()
    assert replayer.playing and replayer.at == 0, "at the end it begins anew"


def test_replaying_a_running_match_changes_nothing_and_shows_no_secret() -> None:
    session = toy_session(seed=7)
    for action in (Leave(), Leave(), Show("fist")):
        session.act(action)
    before = session.state_hash()
    replayer = Replayer(session)
    hands = {player.hand for at in range(len(replayer.timeline)) if replayer.seek(at) or True
             for player in replayer.view.players}  # type: ignore[attr-defined]
    assert "fist" not in hands and session.state_hash() == before and not replayer.over


def test_what_was_done_and_touched_is_told() -> None:
    from kingsburg_table.table.play.manner import Manner, Weight

    replayer = Replayer(toy(), Manner(recap={"grabbed": Weight(2, ("pebble",))}), record=1)
    assert replayer.weightiest is not None and replayer.weightiest.kind == "grabbed"
    assert replayer.touched() == ("pebble",) and replayer.seat == 0
    replayer.seek(0)
    assert replayer.weightiest is None and replayer.touched() == ()


def test_a_turn_of_principato_is_one_turn_with_payments_exchanges_and_its_seal() -> None:
    session = new_session("principato", at_the_table([Seat("Ola"), Seat("Kuba")]), seed=2)
    choose, acted = random.Random(2), set()
    while session.decision is not None:
        if " / act" in session.path:
            acted.add(" / ".join(session.path.split(" / ")[:2]))
        session.act(choose.choice(session.decision.options))
    timeline = Timeline(session)
    turns: dict[int, set[str]] = {}
    for moment in timeline.moments:
        if " / act" in moment.path:
            turns.setdefault(moment.turn, set()).add(" / ".join(moment.path.split(" / ")[:2]))
    assert all(len(paths) == 1 for paths in turns.values()), "no two turns are taken for one"
    assert len(turns) == len(acted), "and none is cut in two"


def test_turns_are_counted_as_the_game_counts_them_not_as_placements() -> None:
    """Three players for fifteen seasons; what is chosen besides is part of a turn."""
    line = Timeline(played())
    assert line.turns_played(table_layout("kingsburg").manner) == 45 < len(line.turns)
    assert line.turns_played(Manner()) == len(line.turns)
    assert line.turns_played(Manner(turns={"influence": 0})) == sum(path.endswith("influence") for _, path in line.done)
