from __future__ import annotations

import msgspec
import pytest

from kingsburg_table.core.actions import Event, GoOn, Record, Wish
from kingsburg_table.table.play.manner import Manner, Weight
from kingsburg_table.table.play.recap import last_turn, recap, since
from tests.table.play.made import Put

OPENING: list[Event] = [Event("opening")]


def story(*told: list[str]) -> list[list[Event]]:
    """Each record's events as `kind:seat`."""
    made = [OPENING]
    for events in told:
        split = [event.partition(":") for event in events]
        made.append([Event(kind, {"seat": int(seat)} if seat else {}) for kind, _, seat in split])
    return made


def records(*seats: int) -> list[Record]:
    return [Record(seat, Put("x")) for seat in seats]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def test_it_begins_after_the_seats_last_action() -> None:
    told = story(["a:0"], ["b:1"], ["c:0"], ["d:1"], ["e:2"])
    assert kinds(since(0, records(0, 1, 0, 1, 2), told)) == ["d", "e"]


def test_what_the_own_action_set_going_belongs_to_it() -> None:
    told = story(["passed:0", "gained:1", "gained:0", "winter"], ["b:1"])
    assert kinds(since(0, records(0, 1), told)) == ["gained", "winter", "b"]
    assert [event.values for event in since(0, records(0, 1), told)][:1] == [{"seat": 1}]


def test_before_the_first_turn_it_is_everything_but_the_opening() -> None:
    assert kinds(since(1, records(0), story(["a:0"]))) == ["a"]
    assert since(1, [], story()) == []


def test_looking_and_wishing_are_no_turns() -> None:
    made = [Record(0, Put("x")), Record(1, Put("y")), Record(0, GoOn()), Record(0, Wish(0))]
    assert last_turn(0, made) == 0 and last_turn(2, made) == -1
    assert kinds(since(0, made, story(["a:0"], ["b:1"], ["c"], []))) == ["b", "c"]


def test_at_most_five_lines_the_weightiest_in_the_order_they_happened() -> None:
    manner = Manner(recap={"big": 9, "small": 2, "mute": 0})
    told = story(["small:1", "mute:1", "big:1", "small:1", "plain:1", "small:1", "big:1", "small:1"])
    lines = recap("test", 0, records(1), told, manner)
    assert [line.kind for line in lines] == ["big", "small", "small", "big", "small"]
    assert lines[0].words.id == "log.test.big" and lines[0].words.values == {"seat": 1}


def test_nothing_weighty_enough_opens_no_recap() -> None:
    told = story(["small:1", "plain:1"])
    assert recap("test", 0, records(1), told, Manner(recap={"small": 2}, recap_from=3)) == ()
    assert len(recap("test", 0, records(1), told, Manner(recap={"small": 2}, recap_from=2))) == 2
    assert recap("test", 0, records(1), story([]), Manner()) == ()


def test_the_touched_things_come_from_the_events_values() -> None:
    weight = Weight(3, ("advisor.{advisor}", "building.{seat}.{lost}", "fixed"))
    assert weight.touched({"advisor": "king", "seat": 1, "lost": ["inn", "farm"]}) == (
        "advisor.king", "building.1.inn", "building.1.farm", "fixed",
    )
    assert weight.touched({"seat": 0}) == ("fixed",)
    lines = recap("test", 0, records(1), story(["a:1"]), Manner(recap={"a": Weight(1, ("crest.{seat}",))}))
    assert lines[0].targets == ("crest.1",)


def test_a_manner_is_read_from_plain_data() -> None:
    made = msgspec.convert({"means": ["die"], "recap": {"a": 0, "b": {"weight": 2, "targets": ["x"]}}}, Manner)
    assert made.weight("a").weight == 0 and made.weight("b") == Weight(2, ("x",)) and made.weight("c") == Weight(1)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"mean": []}, Manner)


def test_similar_events_of_a_seat_become_one_line_where_the_game_wants_it() -> None:
    manner = Manner(recap={"gained": Weight(1, ("good.{seat}",), True), "big": 5})
    told = [
        OPENING,
        [Event("gained", {"seat": 1, "gain": {"gold": 1}, "cause": "inn"}), Event("big", {"seat": 1})],
        [
            Event("gained", {"seat": 2, "gain": {"wood": 1}, "cause": "inn"}),
            Event("gained", {"seat": 1, "gain": {"gold": 1, "wood": 2}, "cause": "king"}),
        ],
    ]
    lines = recap("test", 0, records(1, 1), told, manner)
    assert [(line.words.id, line.words.values["seat"]) for line in lines] == [
        ("log.test.big", 1), ("log.test.gained", 2), ("recap.test.gained", 1),
    ]
    assert lines[2].words.values == {"seat": 1, "gain": {"gold": 2, "wood": 2}, "cause": ["inn", "king"]}
    assert lines[2].targets == ("good.1",)


def test_lines_that_merge_have_texts_of_their_own() -> None:
    from pathlib import Path

    from kingsburg_table.table.layout import load_table_layout
    from kingsburg_table.text.catalogue import LANGUAGES
    from kingsburg_table.text.speaker import Speaker

    data = Path(__file__).parents[3] / "rules_data"
    for file in data.glob("*/table.yaml"):
        manner = load_table_layout(file.parent).manner
        kinds = [kind for kind in manner.recap if manner.weight(kind).merge]
        assert all(Speaker(lang).has(f"recap.{file.parent.name}.{kind}") for lang in LANGUAGES for kind in kinds)
