from __future__ import annotations

from typing import Any

import pytest

from kingsburg_table.core.actions import Outcome
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.ending import Ending
from tests.table.play.made import toy_session
from tests.table.play.test_timeline import played


def ended(monkeypatch: pytest.MonkeyPatch, outcome: Outcome, seats: int) -> Ending:
    session = played(seats=seats, records=1)
    monkeypatch.setattr(Session, "outcome", property(lambda self: outcome))
    return Ending(session)


def by(*points: int, **more: Any) -> Outcome:
    best = sorted(range(len(points)), key=lambda seat: -points[seat])
    places = more.pop("ranking", None) or tuple((seat,) for seat in best)
    return Outcome(places, points, tuple({"battles": have} for have in points), **more)


def test_a_running_match_has_no_ending() -> None:
    with pytest.raises(ValueError, match="not over"):
        Ending(toy_session())


def test_places_and_the_winners_words(monkeypatch: pytest.MonkeyPatch) -> None:
    ending = ended(monkeypatch, by(12, 30, 25), 3)
    assert [(place.number, place.seat, place.points) for place in ending.places] == [(1, 1, 30), (2, 2, 25), (3, 0, 12)]
    assert ending.heading().id == "results.wins" and ending.heading().values == {"seat": 1}
    assert ending.sub().id == "results.ahead" and ending.sub().values == {"n": 30, "by": 5, "seats": [2]}
    assert ending.tie_break() is None


def test_a_tie_break_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ending = ended(monkeypatch, by(30, 30, 12, ranking=((1,), (0,), (2,)), tie_break="goods"), 3)
    assert ending.sub().id == "results.level" and ending.sub().values["seats"] == [0]
    words = ending.tie_break()
    assert words is not None and words.id == "tie.kingsburg.goods"


def test_those_who_share_a_place_have_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    ending = ended(monkeypatch, by(7, 30, 7, 30, ranking=((1, 3), (0, 2)), tie_break="shared"), 4)
    assert [place.number for place in ending.places] == [1, 1, 3, 3]
    assert ending.heading().id == "results.shared" and ending.sub().values == {"seats": [1, 3], "n": 30}


def test_sources_are_the_same_for_everybody_largest_first(monkeypatch: pytest.MonkeyPatch) -> None:
    sources = ({"advisors": 2, "buildings": 3, "end": 0}, {"battles": -4, "buildings": 2})
    outcome = Outcome(((0,), (1,)), (5, -2), sources)
    ending = ended(monkeypatch, outcome, 2)
    assert ending.sources == ("buildings", "battles", "advisors")
    assert ending.parts(1) == [("buildings", 2), ("battles", -4), ("advisors", 0)]


def test_honours_name_whoever_is_in_front() -> None:
    ending = Ending(played(seats=3, seed=8))
    found = {honour.words.id: honour for honour in ending.honours()}
    built = [len(player.built) for player in ending.session.state.players]
    assert found["honour.kingsburg.buildings"].amount == max(built)
    assert all(built[seat] == max(built) for seat in found["honour.kingsburg.buildings"].seats)
    assert "honour.kingsburg.points" not in found


def test_a_rematch_has_the_same_people_with_their_wishes() -> None:
    session = played(seats=3, records=3)
    session.wish(1, seal=True, look=False)
    while session.decision is not None:
        session.act(session.decision.options[0])
    seats = Ending(session).rematch()
    assert [seat.name for seat in seats] == [seat.name for seat in session.seats]
    assert [(seat.seal, seat.look) for seat in seats] == [(False, False), (True, False), (False, False)]
