"""Headings of the chronicle: a section begins where its events begin, and crests show who is spoken of."""

from __future__ import annotations

from kingsburg_table.table.play.chronicle import ChronicleLine, ChronicleTurn
from kingsburg_table.table.play.words import Words
from kingsburg_table.table.scenes.table.headings import Headings
from kingsburg_table.text.speaker import Speaker


def line(record: int, kind: str, **values: object) -> ChronicleLine:
    return ChronicleLine(record, kind, Words(f"log.kingsburg.{kind}", values))


def heads(*groups: ChronicleTurn, lang: str = "en") -> list[tuple[str, str, bool]]:
    return [(told.line.kind, told.head, told.begins) for told in Headings(Speaker(lang)).told(groups)]


def test_a_section_begins_with_the_turn_that_has_another_path() -> None:
    one = ChronicleTurn("year 1 / spring / influence", 0, (line(1, "placed", seat=0),))
    two = ChronicleTurn("year 1 / spring / influence", 1, (line(2, "placed", seat=1),))
    three = ChronicleTurn("year 1 / spring / build", 0, (line(3, "built", seat=0),))
    assert heads(one, two, three) == [
        ("placed", "Spring · advisors", True), ("placed", "Spring · advisors", False),
        ("built", "Spring · building", True),
    ]  # fmt: skip
    assert heads(one, lang="pl")[0][1] == "Wiosna · doradcy"


def test_what_the_table_does_by_itself_stays_where_such_things_happened() -> None:
    support = ChronicleTurn("year 1 / spring / support / take goods", 0, (line(1, "gained", seat=0),))
    after = ChronicleTurn("year 1 / spring / build", None, (line(1, "gained", seat=1), line(1, "supported")))
    assert heads(support, after) == [
        ("gained", "Spring · support", True), ("gained", "Spring · support", False),
        ("supported", "Spring · building", True),
    ]  # fmt: skip


def test_a_new_year_begins_with_the_words_that_say_so() -> None:
    winter = ChronicleTurn("year 1 / winter / look battle", 0, (line(1, "lost", seat=0),))
    after = ChronicleTurn("year 2 / aid / take goods", None, (line(1, "lost", seat=1), line(1, "year", n=2)))
    assert [head for _, head, begins in heads(winter, after) if begins] == ["Winter", "King’s Aid"]
    assert heads(winter, after)[-1] == ("year", "King’s Aid", True)


def test_crests_show_whenever_somebody_else_is_spoken_of() -> None:
    rolls = ChronicleTurn(
        "year 1 / spring / look dice", None, tuple(line(1, "rolled", seat=seat) for seat in (0, 1, 1))
    )
    told = Headings(Speaker("en")).told((rolls,))
    assert [(each.seat, each.first) for each in told] == [(0, True), (1, True), (1, False)]


def test_a_game_without_such_words_has_no_headings() -> None:
    grabbed = ChronicleLine(1, "grabbed", Words("log.pebbles.grabbed", {"seat": 0}))
    group = ChronicleTurn("round 1 / grab", 0, (grabbed,))
    assert heads(group) == [("grabbed", "", False)]
