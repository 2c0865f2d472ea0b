from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from kingsburg_table.core.actions import Event, Outcome
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.play.timeline import PastMoment, Span, Timeline
from kingsburg_table.table.play.turning import leader, turning_points
from tests.table.play.test_timeline import played


def line(*points: tuple[int, ...], events: dict[int, list[Event]] | None = None, rounds: int = 2) -> Any:
    """A timeline of nothing but points; each moment is a turn, rounds are of equal length."""
    made = Timeline.__new__(Timeline)
    made.moments = tuple(PastMoment(at, "", 0, max(0, at - 1), each) for at, each in enumerate(points))
    made.turns = tuple([0] * (len(points) - 1))
    size = max(1, (len(points) - 1) // rounds)
    ends = [*((at + 1) * size - 1 for at in range(rounds - 1)), len(points) - 2]
    made.rounds = tuple(Span(at * size, end, f"round {at}") for at, end in enumerate(ends))
    told = [(events or {}).get(at, []) for at in range(len(points))]
    made.session = SimpleNamespace(game="test", events_for=lambda eyes: told)  # type: ignore[assignment]
    return made


def ended(*points: int) -> Outcome:
    places = sorted(set(points), reverse=True)
    ranking = tuple(tuple(seat for seat, have in enumerate(points) if have == place) for place in places)
    return Outcome(ranking, points, tuple({"all": have} for have in points))


def told(timeline: Any, outcome: Outcome) -> dict[str, int]:
    return {point.words.id: point.moment for point in turning_points(timeline, outcome, Manner())}


def test_a_tie_has_no_leader() -> None:
    assert leader((3, 3, 1)) is None and leader((1, 4, 3)) == 1


def test_the_last_change_of_the_lead_is_for_good() -> None:
    curve = line((0, 0), (2, 0), (2, 3), (4, 3), (4, 6), (5, 9))
    found = turning_points(curve, ended(5, 9), Manner())
    final = next(point for point in found if point.words.id == "turning.lead_for_good")
    assert (final.moment, final.seat, final.amount) == (4, 1, 3)


def test_who_leads_from_the_first_point_on_leads_all_along() -> None:
    found = told(line((0, 0), (1, 0), (2, 1), (4, 2)), ended(4, 2))
    assert found["turning.lead_all_along"] == 1 and "turning.lead" not in found


def test_the_largest_gain_and_loss_are_named_with_the_deed() -> None:
    events = {3: [Event("built", {"seat": 1, "gain": {"points": 5}}), Event("rolled", {"seat": 1})]}
    curve = line((0, 0, 0), (1, 0, 0), (1, 2, 0), (1, 7, 0), (1, 7, -2), (9, 7, -2), events=events)
    found = {point.words.id: point for point in turning_points(curve, ended(9, 7, -2), Manner())}
    assert found["turning.loss"].seat == 2 and found["turning.loss"].amount == -2
    assert found["turning.loss"].words.values == {"seat": 2, "n": 2}
    deeds = [point.deed.id for point in found.values() if point.deed is not None]
    assert deeds in ([], ["log.test.built"])


def test_the_round_that_decided_is_the_one_with_the_largest_gain_on_the_second() -> None:
    curve = line((0, 0), (3, 0), (3, 2), (4, 2), (10, 3))
    found = {point.words.id: point for point in turning_points(curve, ended(10, 3), Manner())}
    decisive = found["turning.decisive"]
    assert decisive.words.values == {"seat": 0, "other": 1, "n": 6} and decisive.moment == 4


def test_a_shared_victory_tells_where_they_drew_level() -> None:
    found = told(line((0, 0), (2, 0), (2, 1), (2, 2), (2, 2)), ended(2, 2))
    assert found["turning.level"] == 3
    assert "turning.lead_for_good" not in found and "turning.decisive" not in found


def test_nothing_happened() -> None:
    assert turning_points(line((0, 0), (0, 0), (0, 0)), ended(0, 0), Manner()) == ()
    assert turning_points(line((0, 0)), ended(0, 0), Manner()) == ()


def test_at_most_four_of_different_moments_in_the_order_of_time() -> None:
    for seed in range(12):
        session = played(seats=2 + seed % 4, seed=seed)
        assert session.outcome is not None
        found = turning_points(Timeline(session), session.outcome, Manner())
        moments = [point.moment for point in found]
        assert moments == sorted(set(moments)) and len(found) <= 4 and found


def test_what_a_winter_brings_belongs_to_the_winter_and_not_to_the_recruiting_before_it() -> None:
    events = [Event("recruited", {"seat": 0}), Event("enemy", {}), Event("gained", {"seat": 0, "gain": {"points": 4}})]
    manner = Manner(opens={"enemy": "winter"})
    curve = line((0, 0), (4, 0), (5, 0), events={1: events})
    found = {point.moment: point.part for point in turning_points(curve, ended(5, 0), manner)}
    assert found[1] == "winter"
    assert {point.part for point in turning_points(curve, ended(5, 0), Manner())} == {""}
