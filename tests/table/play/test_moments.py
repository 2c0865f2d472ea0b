"""What happened by itself is cut into beats: data say which events have one."""

from __future__ import annotations

import pytest

from kingsburg_table.core.actions import Event
from kingsburg_table.core.opening import new_session
from kingsburg_table.table.layout import table_layout
from kingsburg_table.table.play.manner import Manner, Weight
from kingsburg_table.table.play.moments import Moment, beats
from kingsburg_table.text.speaker import Speaker


def gained(seat: int, cause: str) -> Event:
    return Event("gained", {"seat": seat, "cause": cause, "gain": {"gold": 1}})


def test_the_support_is_told_advisor_by_advisor() -> None:
    layout = table_layout("kingsburg")
    events = [Event("placed", {"seat": 0, "advisor": "king", "dice": [6], "white": 0, "token": 0}),
              gained(0, "squire"), gained(1, "squire"), gained(1, "merchant"), Event("supported", {})]
    made = beats(events, layout.moments, layout.manner)
    assert [len(beat.events) for beat in made] == [1, 2, 2]
    assert made[0].moment is None and made[1].targets[0] == "advisor.squire"
    assert sum(beat.moment.time for beat in made if beat.moment is not None) < 1000


def test_a_single_gain_is_no_moment_and_a_pass_only_when_dice_are_left_unused() -> None:
    layout = table_layout("kingsburg")
    assert [beat.moment for beat in beats([gained(0, "squire")], layout.moments, layout.manner)] == [None]
    for dice, told in (([], False), ([2], True)):
        event = Event("passed", {"seat": 0, "forced": True, "dice": dice})
        (beat,) = beats([event], layout.moments, layout.manner)
        assert (beat.moment is not None) is told


def test_nothing_is_lost_whatever_is_told() -> None:
    events = [Event(kind, {"seat": 0, "n": at}) for at, kind in enumerate("abcab")]
    moments = {"a": Moment(large=True), "b": Moment(least=3)}
    made = beats(events, moments, Manner(recap={"a": Weight(1, ("thing.{n}",))}))
    assert [event for beat in made for event in beat.events] == events
    assert [beat.targets for beat in made] == [("thing.0",), ("thing.3",)]


def test_every_game_names_the_moments_of_its_own() -> None:
    for game in ("kingsburg", "principato", "signorie", "tuscany"):
        assert any(moment.large for moment in table_layout(game).moments.values())


@pytest.mark.parametrize("game", ["kingsburg", "principato", "signorie", "tuscany"])
def test_a_moment_happens_can_be_said_and_is_heard(game: str) -> None:
    layout = table_layout(game)
    session = new_session(game, ["Ada", "Jan"], seed=1)
    speaker = Speaker("en", names=session.rules.data.names(), seats=["Ada", "Jan"])
    for name, moment in layout.moments.items():
        kind = moment.of or name
        assert speaker.has(f"log.{game}.{kind}") or speaker.has(f"log.{game}.{kind}.other"), kind
        assert kind in layout.sounds.events, f"{kind} has no sound of its own"


def test_the_kings_favour_aid_and_envoy_are_told_in_large_letters() -> None:
    layout = table_layout("kingsburg")
    told = [gained(0, "favour"), Event("aid_die", {"seat": 0}), Event("aid_shared", {"seats": [0, 1]}),
            Event("envoy", {"seat": 1}), Event("year", {"year": 2})]
    for event in told:
        (beat,) = beats([event], layout.moments, layout.manner)
        assert beat.moment is not None and beat.moment.large, event.kind
